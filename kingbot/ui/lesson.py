"""The lesson: six positions of one tap each, in the King that the reader's language knows; then a first hand.

A position is a made-up hand whose cards are buttons. Whichever is tapped, the page says which was right, and
why.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from discord import ButtonStyle

from kingbot.cards import Card, card, card_set, parse_cards
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.players import BOT_NAMES
from kingbot.presets import PRESETS, load
from kingbot.ui.cards import hand_line, suit_colour
from kingbot.ui.controls import Control, ControlItem, ControlKind, button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.reader import Reader
from kingbot.ui.welcome import GUIDED

NAMES: Final = BOT_NAMES[1:4]  # of the other seats in the pictures
LENGTH: Final = 6


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the lesson: `table` are the cards of the trick, `rows` those laid in domino.

    `key` names its texts: `lesson-<key>` asks, `lesson-<key>-why` explains why `right` is right.
    """

    key: str
    contract: Contract
    hand: str
    right: str
    table: str = ""
    rows: str = ""
    trump: Trump | None = None

    def view(self, preset: str) -> PlayerView:
        """The position as the one to move sees it; nothing shows which cards may be played."""
        rules, table = load(preset), tuple(card(each) for each in self.table.split())
        hand = parse_cards(self.hand)
        domino = self.contract.spec.domino
        return PlayerView(
            rules=rules,
            seat=0,
            number=1,
            stage=Stage.DOMINO if domino else Stage.TRICKS,
            turn=None,
            finished=(),
            totals=(Fraction(0),) * 4,
            contract=self.contract,
            declarer=0 if self.trump is not None else None,
            trump=self.trump,
            held=(3, 3, 3, 3),
            leader=None if domino else (-len(table)) % 4,
            starter=1 if domino else None,
            table=table,
            rows=parse_cards(self.rows) if self.rows else 0,
            hand=hand,
        )


FIRST: Final = (
    Position("follow", Contract.NO_TRICKS, "8D KS 2C", "8D", table="QD 4D TD"),
    Position("queen", Contract.NO_QUEENS, "QH 5H JH", "QH", table="AH 4H 9H"),
    Position("discard", Contract.NO_QUEENS, "QS AH 6D", "QS", table="KC 3C 7C"),
    Position("below", Contract.NO_TRICKS, "TS KS 2S", "TS", table="9S JS 4S"),
    Position("trump", Contract.DECLARATION, "3H KD 9D", "3H", table="AC 6C 8C", trump=Trump.HEARTS),
)
KING: Final = Position("king", Contract.NO_KING_HEARTS, "KH AC 5D", "KH", table="JS 6S 9S")
DOMINO: Final = Position("domino", Contract.DOMINO, "9D 5D AC", "9D", rows="7D 8D 7S")


def positions(preset: str) -> tuple[Position, ...]:
    """The positions of a kind of King: the last one shows what is special in it."""
    return (*FIRST, DOMINO if Contract.DOMINO in load(preset).options.points else KING)


def read_step(argument: str) -> tuple[int, str]:
    """The position that a control shows, from 0, and the card that was tapped there, if any."""
    number, _, tapped = argument.partition(" ")
    return (min(int(number), LENGTH) if number.isdigit() and len(number) < 3 else 0), tapped


def lesson_page(step: int, tapped: str, preset: str, reader: Reader, picture: Attachment | None) -> Screen:
    """A position of the lesson, or what its answer was worth."""
    w, position, message = reader.words, positions(preset)[step], MessageBuilder()
    points = w.points(load(preset).points(position.contract), plus=True)
    message.text(f"### {w('lesson-title', number=step + 1, count=LENGTH)}")
    name = w.contract(position.contract, preset)
    message.text(f"**{name}**", w(f"lesson-{position.key}", points=points))
    if picture is not None:
        message.picture(picture)
    else:
        message.text(*_in_words(position, reader))
    if tapped:
        right = tapped == position.right
        verdict = "lesson-right" if right else "lesson-wrong"
        message.text(f"**{w(verdict, card=card(position.right))}** {w(f'lesson-{position.key}-why')}")
        style = ButtonStyle.success
        message.buttons([button(_control(str(step + 1)), w("button-after"), style=style)])
        return message.screen()
    message.buttons(_card_button(step, each, reader) for each in _cards(position))
    return message.screen()


def lesson_end(preset: str, w: Words, *, on_server: bool) -> Screen:
    """The end of the lesson: a hand against beginners, what bots know, and how the kinds of King differ."""
    message = MessageBuilder()
    message.text(
        f"### {w('lesson-end-title')}", w("lesson-end", preset=w(f"preset-{preset}")), w("lesson-bots")
    )
    kinds = [each for each in PRESETS if each != preset]
    message.text(w("lesson-kinds"), *(f"- **{w(f'preset-{each}')}**: {w(f'about-{each}')}" for each in kinds))
    buttons = [button(_control("0"), w("lesson-again"))]
    if on_server:
        guided = Control(0, 0, ControlKind.OPEN, GUIDED)
        buttons = [button(guided, w("lesson-play"), style=ButtonStyle.success), *buttons]
    message.buttons(buttons)
    return message.screen()


def _in_words(position: Position, reader: Reader) -> list[str]:
    w = reader.words
    laid = parse_cards(position.rows) if position.rows else card_set(map(card, position.table.split()))
    lines = [w("lesson-table", cards=hand_line(laid, w, reader.style))]
    return [*lines, w("window-cards", cards=hand_line(parse_cards(position.hand), w, reader.style))]


def _cards(position: Position) -> list[Card]:
    """The cards of the hand, not sorted by whether they are right."""
    return [card(each) for each in sorted(position.hand.split(), key=lambda each: (each[1], each[0]))]


def _card_button(step: int, each: Card, reader: Reader) -> ControlItem:
    colour = suit_colour(each.suit, reader.style)
    return button(_control(f"{step} {each}"), reader.words.card(each), style=colour)


def _control(argument: str) -> Control:
    return Control(0, 0, ControlKind.LEARN, argument)
