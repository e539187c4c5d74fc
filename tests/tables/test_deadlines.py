"""What falls due, when, and how often (docs/clock.md)."""

import asyncio
from datetime import date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from kingbot.presets import load
from kingbot.store import Store
from kingbot.tables.deadlines import DueEvent, DueKind
from kingbot.tables.model import Moved, Outcome, Person, Status, Table, TableError, TimedOut
from kingbot.tables.playing_hours import ALWAYS
from kingbot.tables.service import Tables
from kingbot.tables.time_control import parse_clock
from tests.tables.driver import ADA, CHANNEL, GUILD, PEOPLE, Clock, TableDriver, tables_on
from tests.tables.test_lobby import refused
from tests.tables.time_travel import run_due_after, run_due_at

ROME = ZoneInfo("Europe/Rome")


async def match(tables: Tables, line: str, people: int = 4) -> Table:
    """A match with that clock, whose first person is due."""
    table = await tables.lobbies.create(
        ADA, GUILD, CHANNEL, load("classic"), level="random", clock=parse_clock(line)
    )
    for person in PEOPLE[1:people]:
        await tables.lobbies.join(table.id, person)
    return (await tables.matches.start(table.id, ADA.id)).table


async def deadline(tables: Tables, table: Table) -> datetime:
    turn = await tables.deadlines.turn(table.id)
    assert turn is not None
    assert turn.deadline is not None
    return turn.deadline


def kinds(happened: list[DueEvent]) -> list[DueKind]:
    return [each.kind for each in happened]


async def test_without_a_clock_a_turn_has_no_end(tables: Tables, clock: Clock) -> None:
    table = await match(tables, "none")
    turn = await tables.deadlines.turn(table.id)
    assert turn is not None
    assert turn.deadline is None
    assert await run_due_after(tables, clock, days=400) == []


async def test_every_move_has_its_full_time(tables: Tables, clock: Clock, driver: TableDriver) -> None:
    table = await match(tables, "relaxed 10m")
    for _ in range(6):
        assert await deadline(tables, table) == clock.now + timedelta(minutes=10)
        clock.advance(timedelta(minutes=3))
        table = (await driver.move(table)).table


async def test_whoever_is_late_is_reminded_once_then_a_bot_plays_one_move(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    table, late, _ = await driver.due(await match(tables, "relaxed 10m remind=50"))
    assert kinds(await run_due_after(tables, clock, minutes=4)) == []
    reminded = await run_due_after(tables, clock, minutes=1)
    assert [(each.kind, each.person_id) for each in reminded] == [(DueKind.REMIND, late.id)]
    assert await run_due_after(tables, clock, minutes=4.99) == []
    (up,) = await run_due_after(tables, clock, minutes=0.01)
    assert (up.kind, up.person_id) == (DueKind.TIME_UP, late.id)
    seat = up.table.seat_of(late.id)
    assert seat is not None
    assert (seat.person, seat.misses) == (late, 1)
    (moved,) = [
        each for each in await tables.queries.recent(table.id, table.version) if isinstance(each, Moved)
    ]
    assert moved.by_bot
    assert moved.action.seat == seat.number
    assert await tables.deadlines.run_due() == []


async def test_the_seat_is_handed_over_where_the_table_chose_so(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    table, late, _ = await driver.due(await match(tables, "live 30s bank=0s out=seat"))
    (_, up) = [
        *await run_due_after(tables, clock, seconds=25),
        *await run_due_after(tables, clock, seconds=5),
    ]
    seat = up.table.seat_of(late.id)
    assert seat is not None
    assert (seat.owner, seat.bot) == (late, "random")
    back = (await tables.matches.take_back(table.id, late.id)).table.seat_of(late.id)
    assert back is not None
    assert (back.person, back.misses) == (late, 0)


async def test_the_last_of_several_misses_in_a_row_hands_the_seat_over(tables: Tables, clock: Clock) -> None:
    table = await match(tables, "live 30s bank=0s misses=2 remind=0", people=2)
    seen = []
    while (table := await tables.queries.table(table.id)).status is Status.RUNNING:
        (up,) = await run_due_after(tables, clock, seconds=30)
        seat = up.table.seat_of(up.person_id)
        assert seat is not None
        seen.append((seat.misses, seat.bot is None))
    assert sorted(seen) == [(1, True), (1, True), (2, False), (2, False)]
    assert table.status is Status.PAUSED  # nobody plays any more
    assert await run_due_after(tables, clock, hours=1) == []


async def test_a_move_in_time_resets_the_misses(tables: Tables, clock: Clock, driver: TableDriver) -> None:
    table, person, _ = await driver.due(await match(tables, "live 30s bank=0s misses=2", people=1))
    for _ in range(4):
        await run_due_after(tables, clock, seconds=30)
        table = (await driver.move(table)).table
        seat = table.seat_of(person.id)
        assert seat is not None
        assert (seat.person, seat.misses) == (person, 0)


async def test_a_time_bank_is_used_when_the_moves_time_is_over(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    table, person, _ = await driver.due(await match(tables, "live 30s bank=60s", people=1))
    assert await deadline(tables, table) == clock.now + timedelta(seconds=90)
    await run_due_after(tables, clock, seconds=50)
    table = (await driver.move(table)).table
    assert await deadline(tables, table) == clock.now + timedelta(seconds=70)
    await run_due_after(tables, clock, seconds=10)
    table = (await driver.move(table)).table
    assert await deadline(tables, table) == clock.now + timedelta(seconds=70)
    await run_due_after(tables, clock, seconds=70)
    assert await deadline(tables, table) == clock.now + timedelta(seconds=30)
    seat = (await tables.queries.table(table.id)).seat_of(person.id)
    assert seat is not None
    assert seat.bank == 0


async def test_a_bank_is_not_filled_by_leaving_and_coming_back(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    table, person, _ = await driver.due(await match(tables, "live 30s bank=60s", people=2))
    await run_due_after(tables, clock, seconds=80)
    await driver.move(table)
    await tables.matches.resign(table.id, person.id)
    seat = (await tables.matches.take_back(table.id, person.id)).table.seat_of(person.id)
    assert seat is not None
    assert seat.bank == 10


async def test_of_a_move_and_its_deadline_in_one_instant_exactly_one_counts(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    table = await match(tables, "live 30s bank=0s misses=20 remind=0")
    for turn in range(30):
        table, person, view = await driver.due(table)
        clock.now = await deadline(tables, table)
        action = driver.rng.choice(view.legal)
        calls = [
            tables.matches.act(table.id, person.id, action, table.version),
            run_due_at(tables, clock, clock.now),
        ]
        results = await asyncio.gather(*calls[:: 1 if turn % 2 else -1], return_exceptions=True)
        moved = [each for each in results if isinstance(each, Outcome)]
        (happened,) = [each for each in results if isinstance(each, list)]
        refusals = [each.key for each in results if isinstance(each, TableError)]
        assert len(moved) + len(happened) == 1
        assert refusals == (["stale"] if happened else [])
        told = await tables.queries.recent(table.id, table.version)
        assert sum(isinstance(each, Moved) and each.action.seat == view.seat for each in told[:1]) == 1
        table = await tables.queries.table(table.id)


async def test_two_processes_carry_a_deadline_out_once(
    path: Path, store: Store, clock: Clock, driver: TableDriver
) -> None:
    here, other = tables_on(store, clock), await Store.open(path)
    there = tables_on(other, clock)
    table = await match(here, "live 30s bank=0s remind=0")
    clock.now = await deadline(here, table)
    both = await asyncio.gather(run_due_at(here, clock, clock.now), there.deadlines.run_due())
    assert sum(map(len, both)) == 1
    await other.close()


async def test_two_deadlines_at_once_are_both_carried_out(tables: Tables, clock: Clock) -> None:
    first, second = [await match(tables, "live 30s bank=0s remind=0") for _ in range(2)]
    done = await run_due_after(tables, clock, seconds=30)
    assert [each.table.id for each in done] == [first.id, second.id]


async def test_a_move_after_the_deadline_counts_until_the_timeout_is_carried_out(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    table = await match(tables, "live 30s bank=0s")
    clock.advance(timedelta(seconds=31))
    outcome = await driver.move(table)
    assert not any(isinstance(each, TimedOut) for each in outcome.announcements)
    assert await tables.deadlines.run_due() == []


async def test_deadlines_survive_a_restart(
    path: Path, tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    _, late, _ = await driver.due(await match(tables, "relaxed 10m remind=0"))
    await tables.store.close()
    store = await Store.open(path)
    again = tables_on(store, clock)
    (up,) = await run_due_after(again, clock, minutes=10)
    assert (up.kind, up.person_id) == (DueKind.TIME_UP, late.id)
    await store.close()


async def test_after_a_downtime_clocks_go_on_where_they_stood(tables: Tables, clock: Clock) -> None:
    early = await match(tables, "relaxed 10m remind=0")
    await run_due_after(tables, clock, minutes=2)
    late = await match(tables, "relaxed 10m remind=50")
    await run_due_after(tables, clock, minutes=3)
    clock.advance(timedelta(hours=9))
    assert kinds(await tables.deadlines.run_due()) == [DueKind.POSTPONED] * 2
    assert await deadline(tables, early) == clock.now + timedelta(minutes=5)
    assert await deadline(tables, late) == clock.now + timedelta(minutes=7)
    (reminder,) = await run_due_after(tables, clock, minutes=2)
    assert (reminder.kind, reminder.table.id) == (DueKind.REMIND, late.id)


async def test_what_is_due_during_a_downtime_is_postponed(tables: Tables, clock: Clock) -> None:
    some = [await match(tables, "relaxed 10m remind=0") for _ in range(3)]
    await run_due_after(tables, clock, minutes=9.9)
    clock.advance(timedelta(days=3))
    assert kinds(await tables.deadlines.run_due()) == [DueKind.POSTPONED] * 3
    for table in some:
        assert await deadline(tables, table) == clock.now + timedelta(minutes=2.5)


@pytest.mark.parametrize("seconds", [1, 60, 299])
async def test_a_short_pause_is_no_downtime(tables: Tables, clock: Clock, seconds: int) -> None:
    table = await match(tables, "relaxed 10m remind=0")
    await run_due_after(tables, clock, minutes=5)
    before = await deadline(tables, table)
    clock.advance(timedelta(seconds=seconds))
    assert await tables.deadlines.run_due() == []
    assert await deadline(tables, table) == before


async def evenings_in_rome(tables: Tables, people: tuple[Person, ...] = PEOPLE) -> None:
    for person in people:
        await tables.deadlines.change_settings(person.id, zone="Europe/Rome", begin=time(18), end=time(23))


async def test_a_correspondence_clock_stops_outside_playing_hours(tables: Tables, clock: Clock) -> None:
    await evenings_in_rome(tables)
    clock.now = datetime(2026, 3, 27, 22, tzinfo=ROME)
    table = await match(tables, "correspondence 6h remind=50")
    # One hour is left of Friday, then five of Saturday; summer time begins in the night after that.
    assert await deadline(tables, table) == datetime(2026, 3, 28, 23, tzinfo=ROME)
    clock.now = datetime(2026, 3, 28, 12, tzinfo=ROME)
    assert await run_due_at(tables, clock, clock.now) == []
    (reminder,) = await run_due_at(tables, clock, datetime(2026, 3, 28, 20, tzinfo=ROME))
    assert reminder.kind is DueKind.REMIND
    (up,) = await run_due_at(tables, clock, datetime(2026, 3, 28, 23, tzinfo=ROME))
    assert up.kind is DueKind.TIME_UP
    assert await deadline(tables, table) == datetime(2026, 3, 30, 19, tzinfo=ROME)


async def test_a_reminder_that_is_late_waits_for_the_next_hours(tables: Tables, clock: Clock) -> None:
    await evenings_in_rome(tables)
    clock.now = datetime(2026, 6, 1, 18, tzinfo=ROME)
    await match(tables, "correspondence 10h remind=50")  # due at the very end of the evening
    assert await run_due_at(tables, clock, datetime(2026, 6, 1, 23, 1, tzinfo=ROME)) == []
    assert await run_due_at(tables, clock, datetime(2026, 6, 2, 17, 59, tzinfo=ROME)) == []
    (reminder,) = await run_due_at(tables, clock, datetime(2026, 6, 2, 18, tzinfo=ROME))
    assert reminder.kind is DueKind.REMIND
    assert await tables.deadlines.run_due() == []


async def test_live_clocks_ignore_playing_hours(tables: Tables, clock: Clock, driver: TableDriver) -> None:
    await evenings_in_rome(tables)
    clock.now = datetime(2026, 3, 27, 3, tzinfo=ROME)
    table, person, _ = await driver.due(await match(tables, "live 30s bank=0s"))
    assert await deadline(tables, table) == clock.now + timedelta(seconds=30)
    assert await tables.deadlines.away(table) == {}
    assert await tables.deadlines.hours(table, person) == ALWAYS


async def test_a_holiday_begun_in_ones_turn_stops_the_clock_at_once(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    clock.now = datetime(2026, 6, 1, 12, tzinfo=ROME)
    table, person, view = await driver.due(await match(tables, "correspondence 24h"))
    await run_due_after(tables, clock, hours=5)
    until = date(2026, 6, 1), date(2026, 6, 14)
    await tables.deadlines.change_settings(person.id, zone="Europe/Rome", holiday=until)
    assert await deadline(tables, table) == datetime(2026, 6, 15, 19, tzinfo=ROME)
    assert await tables.deadlines.away(table) == {view.seat: datetime(2026, 6, 15, tzinfo=ROME)}
    await run_due_after(tables, clock, hours=5)
    await tables.deadlines.change_settings(person.id, holiday=None)  # back already, with what was left
    assert await deadline(tables, table) == clock.now + timedelta(hours=19)


async def test_tables_waiting_for_a_person_come_oldest_first(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    first = await match(tables, "none", people=1)
    clock.advance(timedelta(minutes=1))
    second = await match(tables, "live", people=1)
    clock.advance(timedelta(minutes=1))
    assert [each.id for each in await tables.deadlines.tables_waiting_for(ADA.id)] == [first.id, second.id]
    await driver.move(first)
    assert [each.id for each in await tables.deadlines.tables_waiting_for(ADA.id)] == [second.id, first.id]
    await tables.lobbies.close(second.id, ADA.id)
    assert [each.id for each in await tables.deadlines.tables_waiting_for(ADA.id)] == [first.id]


async def test_while_a_bot_plays_a_seat_no_clock_runs(tables: Tables, clock: Clock) -> None:
    table = await match(tables, "live 30s bank=0s", people=1)
    await tables.matches.resign(table.id, ADA.id)
    assert await tables.deadlines.turn(table.id) is None
    assert await run_due_after(tables, clock, days=1) == []
    await refused(
        "nothing-to-take-back", tables.matches.take_back((await match(tables, "none", 1)).id, ADA.id)
    )


async def test_time_belongs_to_the_seat_that_is_handed_to_and_fro(
    tables: Tables, clock: Clock, driver: TableDriver
) -> None:
    table, person, _ = await driver.due(await match(tables, "live 60s bank=30s misses=3", people=2))
    await run_due_after(tables, clock, seconds=90)  # time runs out once, and the bank is empty
    table = await tables.queries.table(table.id)
    while (await tables.deadlines.turn(table.id)).person_id != person.id:  # type: ignore[union-attr]
        table = (await driver.move(table)).table
    seat = table.seat_of(person.id)
    assert seat is not None
    assert (seat.bank, seat.misses) == (0, 1)
    until = await deadline(tables, table)
    assert until == clock.now + timedelta(seconds=60)
    owner, other = person, Person(7777, "Eva")
    for _ in range(4):
        clock.advance(timedelta(seconds=10))
        _, asked = await tables.substitutes.invite(table.id, owner.id, other)
        table = (await tables.substitutes.accept(table.id, other, asked.id)).table
        owner, other = other, owner
        seat = table.seat_of(owner.id)
        assert seat is not None
        assert (seat.bank, seat.misses) == (0, 1)
        assert await deadline(tables, table) == until
    assert DueKind.TIME_UP in kinds(await run_due_after(tables, clock, seconds=20))
