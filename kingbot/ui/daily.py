"""The daily King: the door, the hand in play, what came of it, and the proof of the deals.

Whatever shows cards, or tells of a hand that others may yet play, is a `PrivateScreen` of the person whose
hand it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from discord import ButtonStyle, SelectOption

from kingbot.cards import Card, card, card_set
from kingbot.engine.actions import Play
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.render import ScoreBar, score_line
from kingbot.tables.daily_model import SIGNS, DailyHand, DailyResult, DailyState, Streak
from kingbot.ui import sentences
from kingbot.ui.board import last_trick_line
from kingbot.ui.cards import card_rows, hand_line, suit_colour
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, menu
from kingbot.ui.hand import YOUR_TURN
from kingbot.ui.layout import Attachment, MessageBuilder, PrivateMessageBuilder, PrivateScreen, Screen
from kingbot.ui.names import short_hash
from kingbot.ui.prompts import sorted_plays
from kingbot.ui.reader import Reader
from kingbot.ui.screen_reader import hand_lines

BEGIN: Final = "begin"
PLAY: Final = "play"
SURE: Final = "sure"
SHARE: Final = "share"
LINE: Final = "line"
PROOF: Final = "proof"


@dataclass(frozen=True, slots=True)
class Asked:
    """What a control of the daily King asks for: what to do on which date, with which card or number."""

    day: date | None = None
    what: str = ""
    which: str = ""

    @property
    def card(self) -> Card | None:
        """The card that is meant, if it is one."""
        try:
            return card(self.which)
        except ValueError:
            return None


def read_asked(argument: str) -> Asked:
    """What the argument of a control asks for; today's hand, if it is not one of ours."""
    day, _, rest = argument.partition(" ")
    what, _, which = rest.partition(" ")
    try:
        return Asked(date.fromisoformat(day), what, which)
    except ValueError:
        return Asked()


def daily_control(day: date, *parts: str, moves: int = 0) -> Control:
    """A control of the hand of a day, of which so many moves have been made."""
    return Control(0, moves, ControlKind.DAILY, " ".join((day.isoformat(), *parts)))


def daily_button(w: Words, *, style: ButtonStyle = ButtonStyle.secondary) -> ControlItem:
    """The button that opens today's hand."""
    return button(Control(0, 0, ControlKind.DAILY), w("button-daily"), style=style)


def daily_door(state: DailyState, w: Words) -> Screen:
    """Before somebody begins: what is played today, and what binds the deal."""
    message = MessageBuilder()
    message.text(heading(state.day, w), _contract(state, w))
    message.text(w("daily-about"), streak_line(state.streak, w))
    message.text(f"-# {w('deal-sealed', commitment=short_hash(state.proof.commitment))}")
    begin = button(daily_control(state.day, BEGIN), w("daily-begin"), style=ButtonStyle.success)
    message.buttons([begin, button(daily_control(state.day, PROOF), w("button-verify"))])
    return message.screen()


def daily_closed(w: Words) -> Screen:
    """The closed form of a private message: what anybody else sees of it."""
    message = MessageBuilder()
    message.text(w("daily-not-yours"))
    message.buttons([daily_button(w)])
    return message.screen()


def daily_hand(
    hand: DailyHand, names: Sequence[str], reader: Reader, picture: Attachment | None, sure: Card | None
) -> PrivateScreen:
    """The hand in play: the table, one's cards, and a button for each that may be played.

    `sure` is a card that is to be confirmed.
    """
    w, view = reader.words, hand.view
    message = PrivateMessageBuilder(accent=YOUR_TURN)
    message.text(heading(hand.day, w))
    if picture is not None:
        message.picture(picture)
    else:
        message.text(*sentences.contract_lines(view, names, w))
        message.text(
            last_trick_line(view, names, w),
            *sentences.seat_lines(view, names, w),
            *sentences.table_lines(view, names, w),
            sentences.broken_line(view, w),
        )
        own = hand_lines(view, w, reader.style) if w.style == "spoken" else _held(hand, reader)
        message.text(*own)
    message.text(sentences.your_turn_line(view, names, w), *sentences.narrowing_lines(view, w))
    plays = {play.card: play for play in view.legal if isinstance(play, Play)}
    if sure in plays:
        message.text(w("sure-question", move=sentences.action_label(plays[sure], view, w)))
        yes = daily_control(hand.day, PLAY, str(sure), moves=hand.moves)
        no = daily_control(hand.day)
        message.buttons([button(yes, w("sure-yes"), style=ButtonStyle.success), button(no, w("sure-no"))])
    elif w.style == "spoken":
        options = [
            SelectOption(
                label=sentences.action_label(play, view, w), value=_play(hand, play, reader).argument
            )
            for play in sorted_plays(plays.values(), view, reader.style)
        ]
        control = daily_control(hand.day, PLAY, moves=hand.moves)
        message.menu(menu(control, w("prompt-play"), options))
    else:
        for row in card_rows(card_set(plays), reader.style):
            message.buttons(_card(hand, plays[each], reader) for each in row)
    return message.daily_screen(hand, daily_closed(w))


def daily_result(
    state: DailyState,
    names: Sequence[str],
    w: Words,
    pictures: Iterable[Attachment],
    note: str | None = None,
) -> PrivateScreen:
    """The end of a hand: the score, its place among those of others, and what else one can do."""
    hand, result = state.hand, state.result
    assert hand is not None  # it is over
    assert result is not None
    drawn = list(pictures)
    message = PrivateMessageBuilder()
    message.text(heading(state.day, w), f"-# {note}" if note else None)
    contract, points = w.contract(state.contract, state.rules.preset), w.points(result.score, plus=True)
    message.text(f"**{w('daily-result', contract=contract, points=points)}** · {signs(result.signs, w)}")
    message.text(*_places(result, w))
    for each in drawn:
        message.picture(each)
    if not drawn:
        message.text(last_trick_line(hand.view, names, w))
        message.text(*sentences.seat_lines(hand.view, names, w))
        message.text(*(score_line(bar, w) for bar in score_bars(result)))
    message.text(streak_line(state.streak, w), f"-# {w('daily-signs')}")
    message.buttons(
        [
            button(daily_control(state.day, SHARE), w("daily-share-button"), style=ButtonStyle.primary),
            button(daily_control(state.day, LINE, "0"), w("daily-line-button")),
            button(daily_control(state.day, PROOF), w("button-verify")),
        ]
    )
    return message.daily_screen(hand, daily_closed(w))


def daily_proof(state: DailyState, w: Words) -> Screen:
    """What binds the deals of a date and the next, and what the last one that is over came from."""
    proof, message = state.proof, MessageBuilder()
    opened = proof.opened
    message.text(f"### {w('daily-proof-title')}", w("daily-proof"))
    message.text(
        w("daily-proof-sealed", day=state.day, commitment=proof.commitment),
        w("daily-proof-sealed", day=proof.next_day, commitment=proof.next_commitment),
        w("daily-proof-opened", day=opened.day, secret=opened.secret, commitment=opened.commitment),
    )
    message.buttons([button(daily_control(state.day), w("button-before"))])
    return message.screen()


def share_text(state: DailyState, w: Words) -> str:
    """What somebody shares of a result: five signs that give nothing of the hand away."""
    assert state.result is not None  # asked by the caller
    stars = signs(state.result.signs, w)
    text = w("daily-share", day=state.day, signs=stars)
    days = state.streak.days
    return f"{text} · {w('daily-streak', days=days)}" if days > 1 else text


def shared_screen(name: str, state: DailyState, w: Words) -> Screen:
    """The message in a channel by which somebody shares a result; `name` is safe for markdown."""
    message = MessageBuilder()
    message.text(f"**{name}** · {share_text(state, w)}")
    message.buttons([daily_button(w)])
    return message.screen()


def heading(day: date, w: Words) -> str:
    """The title of all these screens."""
    return f"### {w('daily-title', day=day)}"


def signs(count: int, w: Words) -> str:
    """Five signs for a result; in words, for whoever has them read out."""
    return (
        w("daily-signs-spoken", count=count) if w.style == "spoken" else "★" * count + "☆" * (SIGNS - count)
    )


def streak_line(found: Streak, w: Words) -> str | None:
    """How many days in a row, and whether a day may be missed; None before the first."""
    if not found.days:
        return None
    joker = f" {w('daily-joker')}" if found.joker_left else ""
    return f"{w('daily-streak', days=found.days)}.{joker}"


def score_bars(result: DailyResult) -> list[ScoreBar]:
    """How many people had which score, the best first; nothing while there is only one."""
    scores = result.scores if sum(result.scores.values()) > 1 else {}
    return [ScoreBar(each, scores[each], each == result.score) for each in sorted(scores, reverse=True)]


def _contract(state: DailyState, w: Words) -> str:
    points = w.points(state.rules.points(state.contract), plus=True)
    counts = w(f"counts-{slug(state.contract)}", points=points)
    return f"**{w.contract(state.contract, state.rules.preset)}** · {counts}"


def _places(result: DailyResult, w: Words) -> Iterable[str]:
    if result.place is None:
        yield w("daily-not-counted")
        return
    place, people = result.place
    yield w("daily-place", place=place, people=people) if people > 1 else w("daily-first")
    if result.place_here is not None and result.place_here[1] not in (1, people):
        place, people = result.place_here
        yield w("daily-place-here", place=place, people=people)


def _held(hand: DailyHand, reader: Reader) -> Iterable[str]:
    yield reader.words("window-cards", cards=hand_line(hand.view.hand, reader.words, reader.style))


def _card(hand: DailyHand, play: Play, reader: Reader) -> ControlItem:
    label = reader.words.capital(reader.words.card(play.card))
    return button(_play(hand, play, reader), label, style=suit_colour(play.card.suit, reader.style))


def _play(hand: DailyHand, play: Play, reader: Reader) -> Control:
    what = SURE if reader.confirms else PLAY
    return daily_control(hand.day, what, str(play.card), moves=hand.moves)
