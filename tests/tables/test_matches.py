"""Whole matches of every preset, checked by the reader of match records."""

import json
from datetime import timedelta

import pytest

from kingbot.engine.view import Stage
from kingbot.presets import PRESETS, load, parse_line
from kingbot.record import read
from kingbot.tables.model import Status
from kingbot.tables.service import Tables
from tests.tables.driver import Clock, TableDriver, tables_on

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

# All of them take minutes.
FEW = [("feudum", 1), ("portuguese", 2)]
MORE = [(preset, people) for preset in PRESETS for people in (1, 2, 3, 4) if (preset, people) not in FEW]


@pytest.mark.parametrize(
    ("preset", "people"), [*FEW, *(pytest.param(*each, marks=pytest.mark.long) for each in MORE)]
)
async def test_a_whole_match_is_played_and_its_record_checks(
    tables: Tables, driver: TableDriver, preset: str, people: int
) -> None:
    rules = load(preset)
    table = await driver.play_out(await driver.match(people, rules))
    assert table.status is Status.FINISHED
    text = await tables.queries.record(table.id)
    assert text is not None
    record = read(text)
    view = await tables.queries.view(table.id, None)
    assert record.rules == rules
    assert record.players == tuple(seat.name for seat in table.seats)
    assert len(record.hands) == rules.length
    assert record.totals == view.totals
    assert view.stage is Stage.OVER
    assert view.ranking is not None
    # Who remembers nothing of it finds the same in the log.
    fresh = tables_on(tables.store)
    assert await fresh.queries.table_and_view(table.id, 2) == await tables.queries.table_and_view(table.id, 2)
    assert await fresh.queries.recent(table.id, 0) == await tables.queries.recent(table.id, 0)


async def test_the_record_of_a_running_match_tells_finished_hands_only(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4)
    assert await tables.queries.record(table.id) is None
    while (await tables.queries.view(table.id, None)).number < 4:
        table = (await driver.move(table)).table
    text = await tables.queries.record(table.id)
    assert text is not None
    record = read(text)
    assert len(record.hands) == 3
    assert all(hand.finished for hand in record.hands)
    # Not a card of the fourth hand is in it: it does not change while that hand is played.
    table = await driver.moves(table, 5)
    assert await tables.queries.record(table.id) == text


async def test_the_record_of_a_match_broken_off_holds_all_that_was_played_once_it_cannot_go_on(
    tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    table = await driver.moves(await driver.match(4), 10)
    await tables.lobbies.close_as_moderator(table.id)
    assert await tables.queries.record(table.id) is None
    clock.advance(timedelta(hours=24))
    (outcome,) = await tables.lobbies.expire(clock.now)
    assert outcome.table.status is Status.ABANDONED
    text = await tables.queries.record(table.id)
    assert text is not None
    (hand,) = json.loads(text)["hands"]
    assert len(hand["actions"]) == 10
    assert read(text).hands[0].finished is None


async def test_a_lobby_has_no_record(tables: Tables, driver: TableDriver) -> None:
    assert await tables.queries.record((await driver.lobby()).id) is None


async def test_changed_rules_are_kept_exactly(tables: Tables, driver: TableDriver) -> None:
    line = "classic points=no_queens:-5 hands=no_queens,domino,declaration sale=auction blind_declaration=on"
    table = await driver.lobby(rules=parse_line(line))
    assert (await tables.queries.table(table.id)).rules == parse_line(line)
