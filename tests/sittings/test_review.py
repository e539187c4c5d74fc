"""Reviews: what one's own plays were worth, worked out while their reader looks, and told to nobody else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest

from kingbot.delivery import review_runs
from kingbot.engine.view import PlayerView
from kingbot.players.analysis import Analysis
from kingbot.players.decision import Estimate
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on, sit_down

REVIEW = "Review · table 1"
RULES = "hands=no_tricks,no_queens,no_hearts"
PROGRESS = re.compile(r"(▰*)(▱*) (\d+) of (\d+)")


Ask = Callable[["Sitting", "Person"], Awaitable[Screen]]


class SlowAnalyst:
    """Takes a second for each decision; the first legal move is the best, each further one a point worse."""

    def __init__(self) -> None:
        self.asked = 0

    async def analyse(self, view: PlayerView, seed: int) -> Analysis:
        self.asked += 1
        await asyncio.sleep(1)
        return Analysis(tuple(Estimate(each, -number) for number, each in enumerate(view.legal)), 8)


@pytest.fixture
def analyst(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> SlowAnalyst:
    """Works the reviews of the bench's bot out, whose progress is shown after each decision."""
    analyst = SlowAnalyst()
    monkeypatch.setattr(king_on(bench).tables.reviews, "_analyse", analyst.analyse)
    monkeypatch.setattr(review_runs, "INTERVAL", 0.0)
    return analyst


def running(bench: Bench) -> bool:
    return bool(king_on(bench).services.reviews._tasks)


async def reviewed(bench: Bench) -> None:
    """Let the review that was asked for be worked out."""
    while running(bench):
        await bench.settle()


async def second_hand(bench: Bench) -> Sitting:
    """A match of two people whose first hand is over."""
    sitting = await sit_down(bench, "Ada", "Bruno", rules=RULES)
    await sitting.skip(lambda view: view.number == 2)
    return sitting


def progress(screen: Screen) -> tuple[int, int, int]:
    """How many squares of the bar are full, how many decisions are done, and how many there are."""
    found = PROGRESS.search(screen.text)
    assert found is not None, screen.text
    return len(found[1]), int(found[3]), int(found[4])


def shown_to(person: Person) -> list[Screen]:
    return [each for each in [*person.dms(), *person.sees()] if REVIEW in each]


@pytest.mark.parametrize("where", ["hand", "match"])
async def test_a_review_tells_its_reader_alone_what_their_plays_were_worth(bench: Bench, where: str) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_tricks,no_queens")
    ada, bruno = sitting.people
    await sitting.skip(lambda view: where == "hand" and view.number == 2)
    if where == "match":
        await ada.click("Review", on=ada.dm())
    else:
        await ada.slash("king review", table=1)
    await reviewed(bench)
    shown = [each for each in [*ada.dms(), *ada.sees()] if REVIEW in each]
    assert "averages over" in shown[-1]
    assert not [each for each in [*bruno.dms(), *bruno.sees()] if REVIEW in each]


async def test_who_has_no_seat_has_nothing_to_review(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_tricks,no_queens")
    await sitting.skip(lambda view: view.number == 2)
    eva = bench.person("Eva")
    answer = await eva.slash("king review", table=1)
    assert REVIEW not in answer.screen
    await eva.forge("king:1:0:review:1", sitting.board())
    assert not [each for each in [*eva.dms(), *eva.sees()] if REVIEW in each]


async def in_window(sitting: Sitting, person: Person) -> Screen:
    """Ask for a review inside the hand window."""
    window = sitting.window(person)
    await person.choose("Review", on=window)
    return person.again(window)


async def beside(sitting: Sitting, person: Person) -> Screen:
    """Ask for a review in a message of its own."""
    return (await person.slash("king review", table=1)).screens[-1]


@pytest.mark.parametrize("ask", [in_window, beside])
async def test_a_bar_moves_while_a_review_is_worked_out(bench: Bench, analyst: SlowAnalyst, ask: Ask) -> None:
    sitting = await second_hand(bench)
    ada = sitting.host
    screen = await ask(sitting, ada)
    full, done, total = progress(ada.again(screen))
    assert (full, done) == (0, 0)
    bars = [full]
    for number in range(1, total):
        await bench.advance(1)
        full, done, _ = progress(ada.again(screen))
        assert done == number
        bars.append(full)
    assert bars == sorted(bars)
    assert len(set(bars)) > 5
    await bench.advance(1)
    assert not running(bench)
    assert "averages over" in ada.again(screen)


@pytest.mark.parametrize("ask", [in_window, beside])
async def test_it_ends_when_its_reader_looks_at_something_else_and_can_be_continued(
    bench: Bench, analyst: SlowAnalyst, ask: Ask
) -> None:
    sitting = await second_hand(bench)
    ada = sitting.host
    screen = await ask(sitting, ada)
    await ada.click(re.compile("king:.*:score"), on=ada.again(screen))
    await bench.advance(1)
    assert not running(bench)
    assert analyst.asked == 1
    screen = await ask(sitting, ada)
    await bench.advance(100)
    assert not running(bench)
    assert "averages over" in ada.again(screen)


async def test_it_ends_when_its_message_is_dismissed(bench: Bench, analyst: SlowAnalyst) -> None:
    sitting = await second_hand(bench)
    await bench.delete(await beside(sitting, sitting.host))
    await bench.advance(1)
    assert not running(bench)
    assert analyst.asked == 1


async def test_asked_for_twice_it_is_worked_out_once(bench: Bench, analyst: SlowAnalyst) -> None:
    sitting = await second_hand(bench)
    ada = sitting.host
    await beside(sitting, ada)
    screen = await beside(sitting, ada)
    total = progress(screen)[2]
    await bench.advance(total)
    assert not running(bench)
    assert "averages over" in ada.again(screen)
    assert analyst.asked <= total + 1


@pytest.mark.parametrize("ask", [in_window, beside])
async def test_who_loses_their_seat_meanwhile_sees_no_review_any_more(
    bench: Bench, analyst: SlowAnalyst, ask: Ask
) -> None:
    sitting = await second_hand(bench)
    ada = sitting.host
    screen = await ask(sitting, ada)
    assert progress(ada.again(screen))[2] > 1
    await ada.slash("king privacy")
    await ada.click("Delete …")
    await ada.click("Delete everything")  # the seat with it
    await bench.advance(1)
    assert not running(bench)
    left = ada.again(screen)
    assert REVIEW not in left
    assert not PROGRESS.search(left.text)


async def test_the_bot_ends_while_a_review_is_worked_out(bench: Bench, analyst: SlowAnalyst) -> None:
    sitting = await second_hand(bench)
    screen = await beside(sitting, sitting.host)
    assert running(bench)
    await bench.restart()
    answer = await sitting.host.slash("king review", table=1)
    await reviewed(bench)
    assert "averages over" in sitting.host.again(answer.screens[-1])
    assert REVIEW in screen
