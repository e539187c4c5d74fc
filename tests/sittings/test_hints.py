"""Hints: the best moves for whoever has the turn, where the table allows them."""

from __future__ import annotations

import re

from kingbot.engine.actions import Play
from kingbot.engine.view import Stage
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import Sitting, sit_down

ALLOWED = "hints=on hands=no_tricks,no_queens"
TITLE = "Hint · table 1"


async def with_a_choice(sitting: Sitting) -> Person:
    """Play on until somebody has cards to choose from in the middle of a trick; it is they."""
    while True:
        person = await sitting.awaited()
        view = await sitting.view(person)
        if view.stage is Stage.TRICKS and len(view.legal) > 2 and view.table:
            return person
        await sitting.touch(person)


async def test_whoever_has_the_turn_is_told_three_moves_with_what_they_bring(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=ALLOWED)
    person = await with_a_choice(sitting)
    legal = {str(each.card) for each in (await sitting.view(person)).legal if isinstance(each, Play)}
    window = sitting.window(person)
    await person.click("What would you play?", on=window)
    shown = person.again(window)
    assert TITLE in shown
    told = re.findall(r"about [+−\d]", shown.text)
    assert 1 <= len(told) <= min(3, len(legal))
    assert len(told) > 1 or "no difference" in shown.text
    (other,) = (each for each in sitting.people if each is not person)
    assert not [screen for screen in [*other.dms(), *other.sees()] if TITLE in screen]


async def test_a_hint_is_for_the_seat_that_has_the_turn_and_nobody_else(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=ALLOWED)
    person = await with_a_choice(sitting)
    (other,) = (each for each in sitting.people if each is not person)
    eva = bench.person("Eva")
    window = sitting.window(person)
    for stranger in (other, eva):
        answer = await stranger.slash("king hint", table=1)
        assert TITLE not in answer.screen
        await stranger.forge("king:1:0:hint", window if stranger is eva else sitting.window(stranger))
        assert not [screen for screen in [*stranger.dms(), *stranger.sees()] if TITLE in screen]


async def test_a_table_that_does_not_allow_hints_says_so(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_tricks")
    person = await sitting.awaited()
    assert not any(button.label == "What would you play?" for button in sitting.window(person).buttons)
    answer = await person.slash("king hint", table=1)
    assert "hints" in answer.screen.text.lower()
    assert TITLE not in answer.screen


async def test_all_are_told_at_the_end_how_many_hints_each_asked_for(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hints=on hands=no_queens")
    person = await with_a_choice(sitting)
    for _ in range(2):  # asked twice about one position, it counts once
        await person.slash("king hint", table=1)
    assert not [screen for each in sitting.people for screen in each.sees() if "Hints asked for" in screen]
    await sitting.skip()
    told = [screen.text for screen in sitting.host.sees() if "Hints asked for" in screen]
    assert told
    assert re.search(rf"{person.name}\D*1\b", told[-1])
