"""Nothing that is sent to anybody names a card that they may not know: all that was sent is searched.

A card may be named to a player who holds it or has seen it; to everybody if it has been played, is one of
the penalty cards that are still out, or was called. Whoever is to call a card is offered all others' cards.
"""

from __future__ import annotations

import re

import pytest

from kingbot.cards import CARDS, RANK_LETTERS, CardSet, card
from kingbot.engine.actions import Play
from kingbot.engine.contracts import PENALTY_CARDS
from kingbot.engine.look import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.tables.course import Course
from kingbot.tables.model import Moved
from kingbot.ui.news import since_last_move
from tests.bot.bench import Bench
from tests.bot.inside import Glimpse
from tests.bot.screen import words_in
from tests.bot.sitting import Sitting, king_on, sit_down

SYMBOLS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
SHOWN = re.compile("(10|[2-9JQKA])([♣♦♥♠])")
CARRIED = re.compile(r":(?:act|page):(?:sure )?(?:play|call|ace) ([2-9TJQKA][CDHS])")
RANKS = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
SPOKEN = re.compile(rf"\b({'|'.join(RANKS)}) of (clubs|diamonds|hearts|spades)")


# The names of contracts name cards, and what counts in them.
CONTRACT = re.compile(r"(?i)(no |for the )((king|jack) of hearts|eight of diamonds|king of spades)")


def named(text: str) -> CardSet:
    """The cards that a text names, in symbols, in words or as a control carries them."""
    text = CONTRACT.sub("", text)
    cards = {rank.replace("10", "T") + SYMBOLS[suit] for rank, suit in SHOWN.findall(text)}
    cards |= {RANK_LETTERS[RANKS.index(rank)] + suit[0].upper() for rank, suit in SPOKEN.findall(text)}
    cards |= set(CARRIED.findall(text))
    return sum({1 << card(each) for each in cards})


def known(seen: PlayerView) -> CardSet:
    """The cards that may be named to whoever sees this."""
    cards = seen.hand | seen.rows | seen.high_aces
    for trick in seen.tricks:
        cards |= sum(1 << each for each in trick.cards)
    cards |= sum({1 << each for each in seen.table})
    if seen.contract in PENALTY_CARDS:
        cards |= PENALTY_CARDS[seen.contract]
    if seen.called is not None:
        cards |= seen.called.bit
    return cards


def recalled(course: Course, seat: int | None) -> CardSet:
    """The cards played since a seat's last move: early in a hand they may be those of the hand before."""
    if seat is None:
        return 0
    told = since_last_move([each for _, each in course.told[-100:]], seat)
    plays = [each.action for each in told if isinstance(each, Moved)]
    return sum({play.card.bit for play in plays if isinstance(play, Play)})


class Watch:
    """Looks at every message at the moment it is sent, beside the match as it then is."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.leaks: list[str] = []
        self.looked_at = 0

    def course(self) -> Course | None:
        """The match as it is just now, which is remembered as soon as a move is committed."""
        kept = king_on(self.sitting.bench).tables._courses.get(self.sitting.table_id)
        return kept[1] if kept is not None else None

    def __call__(self, glimpse: Glimpse) -> None:
        course = self.course()
        if course is None or course.match.hand is None:
            return
        match, hand = course.match, course.match.hand
        message = glimpse.message
        texts = [text for _, text in words_in([message.components, message.content, message.attachments])]
        mentioned = named("\n".join(texts))
        for viewer in glimpse.viewers:
            seat = self.seat_of(viewer)
            seen = view(match, seat)
            calls = seen.stage is Stage.CALL and seen.my_turn
            hidden = sum(hand.cards) & ~known(seen) & ~recalled(course, seat) if not calls else 0
            self.looked_at += 1
            if leaked := mentioned & hidden:
                shown = [str(each) for each in CARDS if leaked >> each & 1]
                self.leaks.append(f"seat {seat} was shown {shown}: {texts}")

    def seat_of(self, viewer: int) -> int | None:
        ids = [person.id for person in self.sitting.people]
        return ids.index(viewer) if viewer in ids else None


@pytest.mark.parametrize(
    ("preset", "rules"),
    [
        ("classic", "hands=no_kings_jacks,declaration,domino blind_declaration=on"),
        ("rifki", ""),
        pytest.param("portuguese", "hands=no_king_hearts,declaration", marks=pytest.mark.long),
        pytest.param("pirandello", "", marks=pytest.mark.long),
    ],
)
async def test_no_message_names_a_card_that_its_readers_may_not_know(
    bench: Bench, preset: str, rules: str
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset=preset, rules=rules)
    watch = Watch(sitting)
    bench.observers.append(watch)
    bench.person("Eva")  # who only looks on
    await sitting.play(lambda view: view.number == 2 and len(view.tricks) + view.rows.bit_count() > 6)
    for person in sitting.people:
        for label in ("Last", "Score", "More", "My hand"):
            await person.click(label, on=sitting.board())
    assert watch.leaks == []
    assert watch.looked_at > 200


async def test_the_search_finds_a_card_that_is_shown_to_the_wrong_people(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    watch = Watch(sitting)
    bench.observers.append(watch)
    seen = await sitting.view(sitting.host)
    public = known(await sitting.view())
    secret = next(each for each in CARDS if seen.hand >> each & 1 and not public >> each & 1)
    king = king_on(bench)
    w = await king.desk.people.absent(sitting.host.id, "en")
    channel = king.get_partial_messageable(bench.channel.id)
    for planted in (w.words.card(secret), f"the {w.words.spoken(secret)}"):
        await channel.send(planted)
    await bench.settle()
    shown_to = {leak.partition(" was")[0] for leak in watch.leaks}
    assert shown_to == {"seat 1", "seat None"}, "Bruno and those who look on may not know it, Ada may"
    assert len(watch.leaks) == 4, "in symbols and in words"
