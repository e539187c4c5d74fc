"""Reviews: of one's own decisions in hands that are over, worked out while somebody looks, and kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import pytest
from sqlalchemy import func, select, update

from kingbot.engine.actions import parse_action
from kingbot.engine.view import PlayerView
from kingbot.players.analysis import Analysis
from kingbot.players.decision import Estimate
from kingbot.presets import parse_line
from kingbot.store import Store, log, schema
from kingbot.store.log import ActionRow
from kingbot.tables import reviews as module
from kingbot.tables.model import Table
from kingbot.tables.service import Tables, open_tables
from tests.tables.driver import ADA, BRUNO, TableDriver

RULES = parse_line("classic hands=no_tricks,no_queens,no_hearts")


@dataclass
class Analyst:
    """Analyses at once: the first legal action is the best, each further one brings a point less."""

    seen: list[PlayerView] = field(default_factory=list)

    async def analyse(self, view: PlayerView, seed: int) -> Analysis:
        self.seen.append(view)
        return Analysis(tuple(Estimate(each, -number) for number, each in enumerate(view.legal)), 8)


@pytest.fixture
def analyst() -> Analyst:
    return Analyst()


@pytest.fixture
async def tables(store: Store, analyst: Analyst) -> Tables:
    return open_tables(store, analyse_later=analyst.analyse)


async def looking() -> bool:
    return True


async def after_hands(driver: TableDriver, number: int) -> Table:
    """A match of two people in which so many hands are over."""
    table = await driver.match(2, RULES)
    while len((await driver.tables.queries.view(table.id, None)).finished) < number:
        table = (await driver.move(table)).table
    return table


async def stored(store: Store) -> int:
    async with store.reading() as db:
        return (await db.execute(select(func.count()).select_from(schema.reviews))).scalar_one()


async def test_ones_own_decisions_in_hands_that_are_over_are_reviewed_and_no_others(
    tables: Tables, store: Store, driver: TableDriver
) -> None:
    table = await driver.moves(await after_hands(driver, 1), 5)
    async with store.reading() as db:
        entries = [each for each in await log.after(db, table.id) if isinstance(each, ActionRow)]
    for person in (ADA, BRUNO):
        review = await tables.reviews.of_person(table.id, person.id)
        own = {each.sequence: each for each in entries if each.user_id == person.id and each.hand == 1}
        assert review.hands == (1,)
        assert {move.sequence for move in review.moves} <= own.keys()
        for move in review.moves:
            assert move.action == parse_action(own[move.sequence].text)
            assert move.action in move.view.legal
            assert len(move.view.legal) > 1
            assert move.view.seat == (0 if person is ADA else 1)


async def test_what_is_worked_out_is_kept_and_not_worked_out_again(
    tables: Tables, store: Store, driver: TableDriver, analyst: Analyst
) -> None:
    table = await after_hands(driver, 2)
    await tables.reviews.work_out(table.id, ADA.id, None, looking)
    found = await tables.reviews.of_person(table.id, ADA.id)
    assert found.complete
    assert len(analyst.seen) == len(found.moves)
    assert await stored(store) == 2
    again = open_tables(store, analyse_later=analyst.analyse)
    assert await again.reviews.of_person(table.id, ADA.id) == found
    await again.reviews.work_out(table.id, ADA.id, None, looking)
    assert len(analyst.seen) == len(found.moves)


async def test_a_review_in_an_older_notation_is_worked_out_anew(
    tables: Tables, store: Store, driver: TableDriver, analyst: Analyst
) -> None:
    table = await after_hands(driver, 1)
    await tables.reviews.work_out(table.id, ADA.id, 1, looking)
    async with store.transaction() as db:
        await db.execute(update(schema.reviews).values(content='{"notation": 0, "moves": []}'))
    assert (await tables.reviews.of_person(table.id, ADA.id)).done == 0
    await tables.reviews.work_out(table.id, ADA.id, 1, looking)
    assert (await tables.reviews.of_person(table.id, ADA.id)).complete


async def test_the_rest_is_not_worked_out_when_nobody_looks_any_more(
    tables: Tables, store: Store, driver: TableDriver, analyst: Analyst
) -> None:
    table = await after_hands(driver, 2)

    async def looking_for_three() -> bool:
        return len(analyst.seen) < 3

    await tables.reviews.work_out(table.id, ADA.id, None, looking_for_three)
    assert len(analyst.seen) == 3
    assert await stored(store) == 0
    review = await tables.reviews.of_person(table.id, ADA.id)
    assert (review.done, review.running) == (0, False)


async def test_how_far_it_is_is_told_while_it_is_worked_out(
    tables: Tables, driver: TableDriver, analyst: Analyst
) -> None:
    table = await after_hands(driver, 1)
    steps: list[tuple[int, bool]] = []

    async def note() -> bool:
        review = await tables.reviews.of_person(table.id, ADA.id)
        steps.append((review.done, review.running))
        return True

    await tables.reviews.work_out(table.id, ADA.id, None, note)
    assert steps == [(number, True) for number in range(1, len(analyst.seen) + 1)]
    assert not (await tables.reviews.of_person(table.id, ADA.id)).running


async def test_the_log_is_replayed_once_for_each_hand_that_is_over(
    tables: Tables, driver: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[int] = []

    def own_moves(rules: object, entries: object, person_id: int, over: int) -> object:
        replayed.append(over)
        return found(rules, entries, person_id, over)  # type: ignore[arg-type]

    found = module.own_moves
    monkeypatch.setattr(module, "own_moves", own_moves)
    table = await after_hands(driver, 1)
    await tables.reviews.work_out(table.id, ADA.id, None, looking)
    for _ in range(3):
        table = (await driver.move(table)).table
        assert (await tables.reviews.of_person(table.id, ADA.id)).hands == (1,)
    assert replayed == [1]
    table = await driver.play_out(table)
    assert (await tables.reviews.of_person(table.id, ADA.id)).hands == (1, 2, 3)
    assert replayed == [1, 3]
    await tables.reviews.of_person(table.id, BRUNO.id)
    assert replayed == [1, 3, 3]


async def test_no_more_than_a_few_peoples_decisions_stay_in_memory(
    tables: Tables, driver: TableDriver
) -> None:
    table = await after_hands(driver, 1)
    for person_id in range(module.REMEMBERED + 5):
        await tables.reviews.of_person(table.id, person_id)
    assert len(tables.reviews._moves) == module.REMEMBERED


async def test_a_review_that_is_worked_out_is_not_kept_of_who_has_their_data_deleted_meanwhile(
    tables: Tables, store: Store, driver: TableDriver
) -> None:
    table = await after_hands(driver, 1)
    erased = asyncio.Event()

    async def erase_once() -> bool:
        if not erased.is_set():
            erased.set()
            await tables.personal_data.erase(ADA.id, lambda language: "former player")
        return True

    await tables.reviews.work_out(table.id, ADA.id, None, erase_once)
    assert erased.is_set()
    assert await stored(store) == 0
