"""Pages belong to a person, too: whoever gives up a seat, in whatever way, is told no card of it there.

Hints, reviews, tips, replays, proofs, what bots knew, and the daily King: each is opened before the seat
changes hands, and pressed before, while and after it does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from kingbot.players import analysis, analysis_pool
from tests.sittings.test_private_windows import (
    DAILY,
    WAYS,
    Way,
    cards_told,
    held_by,
    pressed_throughout,
    seat_number,
)
from tests.support import simcord_internals
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on, plain, sit_down

RULES: Final = "hints=on hands=no_tricks,no_queens,no_hearts,no_king_hearts"
DEALS: Final = 8  # sampled for each decision of a review or hint: their measure does not matter here

Opened = Callable[[Sitting, Person], Awaitable[Screen]]


@pytest.fixture
async def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """Kingbot in words, whose hints and reviews sample few deals."""
    monkeypatch.setattr(analysis_pool, "analyse", partial(analysis.analyse, deals=DEALS))
    async with Bench(plain, tmp_path) as bench:
        yield bench


async def with_a_choice(sitting: Sitting, person: Person) -> None:
    """Play on in the hand that is played, until this person has cards to choose from."""
    seat = await seat_number(sitting, person)
    while True:
        seen = await sitting.view(person)
        if seen.turn == seat and len(seen.legal) > 2:
            return
        await sitting.touch(await sitting.awaited())


async def come_to_rest(sitting: Sitting) -> None:
    """Let a review that was asked for be worked out."""
    while king_on(sitting.bench).services.reviews._tasks:
        await sitting.bench.settle()


async def hint_in_the_window(sitting: Sitting, person: Person) -> Screen:
    """A hint in the hand window."""
    await with_a_choice(sitting, person)
    return (await person.click("What would you play?", on=sitting.window(person))).screen


async def hint_by_command(sitting: Sitting, person: Person) -> Screen:
    """A hint as a message of its own."""
    await with_a_choice(sitting, person)
    return (await person.slash("king hint", table=1)).screens[-1]


async def review_in_the_window(sitting: Sitting, person: Person) -> Screen:
    """A review of the last hand in the hand window."""
    await person.choose("review", on=person.dm())
    await come_to_rest(sitting)
    return person.dm()


async def review_by_command(sitting: Sitting, person: Person) -> Screen:
    """A review of all moves of the last hand as a message of its own."""
    shown = (await person.slash("king review", table=1, hand=1)).screens[-1]
    await come_to_rest(sitting)
    await person.click("All moves", on=shown)
    return person.again(shown)


async def review_under_way(sitting: Sitting, person: Person) -> Screen:
    """A review that is still being worked out."""
    return (await person.slash("king review", table=1, hand=1)).screens[-1]


async def replay(sitting: Sitting, person: Person) -> Screen:
    """The replay of the hand that is over, of a match that goes on."""
    return (await person.slash("king replay", table=1, hand=1)).screens[-1]


async def proof(sitting: Sitting, person: Person) -> Screen:
    """The proof of the deals."""
    return (await person.slash("king verify", table=1)).screens[-1]


async def bot_decisions(sitting: Sitting, person: Person) -> Screen:
    """What a bot knew, asked for by a control that is made up: at this table there is none yet."""
    return (await person.forge("king:1:0:decisions:1 1 0", sitting.board())).screens[-1]


async def score_sheet(sitting: Sitting, person: Person) -> Screen:
    """The score sheet beside the board."""
    return (await person.click("Score", on=sitting.board())).screens[-1]


async def settings_page(sitting: Sitting, person: Person) -> Screen:
    """The settings in the hand window."""
    return (await person.choose("settings", on=person.dm())).screen


async def list_of_tables(sitting: Sitting, person: Person) -> Screen:
    """One's tables, with a button for the hand where it is one's turn."""
    return (await person.slash("king tables")).screens[-1]


async def daily_hand(sitting: Sitting, person: Person) -> Screen:
    """A hand of the daily King that has been begun."""
    door = (await person.slash("king-daily")).screens[-1]
    await person.click("Play", on=door)
    return person.again(door)


async def statistics(sitting: Sitting, person: Person) -> Screen:
    """One's statistics."""
    return (await person.slash("king stats")).screens[-1]


async def leaderboard(sitting: Sitting, person: Person) -> Screen:
    """The standings of the server."""
    return (await person.slash("king leaderboard")).screens[-1]


async def tip(sitting: Sitting, person: Person) -> Screen:
    """A hand window with tips, as in the first hand after the lesson."""
    with simcord_internals.as_bot(sitting.bench.env):
        await king_on(sitting.bench).services.people.change(person.id, guided=1)
    await with_a_choice(sitting, person)
    shown = (await person.slash("king hand", table=1)).screens[-1]
    assert "Tip" in shown
    return shown


OPENED: Final[tuple[Opened, ...]] = (
    hint_in_the_window,
    hint_by_command,
    review_in_the_window,
    review_by_command,
    review_under_way,
    replay,
    proof,
    bot_decisions,
    score_sheet,
    settings_page,
    list_of_tables,
    daily_hand,
    statistics,
    leaderboard,
    tip,
)


def combinations() -> list[Any]:
    """Each page with each way in which a seat changes hands; most are left to the long run."""
    return [
        pytest.param(way, opened, marks=() if (first + second) % len(WAYS) == 0 else pytest.mark.long)
        for first, opened in enumerate(OPENED)
        for second, way in enumerate(WAYS)
    ]


@pytest.mark.parametrize(("way", "opened"), combinations())
async def test_who_gives_up_a_seat_is_told_no_card_of_it_on_any_page(
    bench: Bench, way: Way, opened: Opened
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=RULES)
    bruno, eva = sitting.people[1], bench.person("Eva")
    first = 1 if opened is tip else 2
    known = {person.id: await held_by(sitting, person) for person in sitting.people}
    await sitting.skip(lambda view: view.number == first)
    for person in sitting.people:
        known[person.id] |= await held_by(sitting, person)
    window = await opened(sitting, bruno)
    await pressed_throughout(sitting, bruno, eva, way, window, known, until=first + 1)
    await come_to_rest(sitting)
    for person in (*sitting.people, eva):
        if person is not bruno:
            assert not any(DAILY in screen for screen in person.everything())


@pytest.mark.parametrize("opened", [hint_by_command, review_by_command, tip])
async def test_the_cards_that_a_page_tells_of_are_seen_by_this_search(bench: Bench, opened: Opened) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=RULES)
    bruno = sitting.people[1]
    dealt = await held_by(sitting, bruno)
    if opened is not tip:
        await sitting.skip(lambda view: view.number == 2)
        dealt |= await held_by(sitting, bruno)
    told = cards_told(await opened(sitting, bruno))
    assert told
    assert told <= dealt
