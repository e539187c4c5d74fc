"""The clock of the machine is set forward or back: nobody gains or loses time (docs/clock.md 6)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from kingbot.cards import card
from kingbot.engine.view import Stage
from kingbot.presets import load
from kingbot.store import Store
from kingbot.tables.deadlines import DueEvent, DueKind
from kingbot.tables.model import Status, Table
from kingbot.tables.plans import Plan, PlanKind
from kingbot.tables.service import Tables, open_tables
from kingbot.tables.steady_clock import SteadyClock
from kingbot.tables.time_control import parse_clock
from tests.tables.driver import ADA, CHANNEL, GUILD, SEED, TableDriver

START = datetime(2026, 11, 30, 20, tzinfo=UTC)
STEPS = [timedelta(days=-3), timedelta(hours=-1), timedelta(seconds=-90)]
STEPS += [-step for step in STEPS]


@dataclass
class MachineClock:
    """A clock of a machine that can be set, with its monotonic one, which cannot."""

    elapsed: float = 1000.0
    now: datetime = START

    def __call__(self) -> datetime:
        return self.now

    def monotonic(self) -> float:
        return self.elapsed

    def advance(self, seconds: float) -> None:
        self.elapsed += seconds
        self.now += timedelta(seconds=seconds)

    def set_by(self, step: timedelta) -> None:
        self.now += step


@pytest.fixture
def machine() -> MachineClock:
    return MachineClock()


def on(store: Store, machine: MachineClock, delay: float = 0) -> Tables:
    return open_tables(
        store,
        clock=machine,
        monotonic=machine.monotonic,
        seeds=lambda: SEED,
        rng=random.Random(5),
        automatic_delay=delay,
    )


async def match(tables: Tables, line: str) -> Table:
    """A match of Ada's against bots with that clock."""
    table = await tables.lobbies.create(
        ADA, GUILD, CHANNEL, load("classic"), level="random", clock=parse_clock(line)
    )
    return (await tables.matches.start(table.id, ADA.id)).table


async def run(tables: Tables, machine: MachineClock, seconds: float) -> list[DueEvent]:
    """Let time pass with the bot looking every two minutes at what is due."""
    found = []
    while seconds > 0:
        step = min(120.0, seconds)
        machine.advance(step)
        found += await tables.deadlines.run_due()
        seconds -= step
    return found


async def left(tables: Tables, table: Table, machine: MachineClock) -> timedelta:
    """How long Ada has yet by the clock of the machine."""
    turn = await tables.deadlines.turn(table.id)
    assert turn is not None
    assert turn.deadline is not None
    return turn.deadline - machine.now


@pytest.mark.parametrize("step", STEPS, ids=str)
@pytest.mark.parametrize("line", ["live 10m", "relaxed 2h remind=0", "correspondence 12h remind=0"])
async def test_a_deadline_comes_after_the_time_of_the_move(
    store: Store, machine: MachineClock, step: timedelta, line: str
) -> None:
    tables = on(store, machine)
    table = await match(tables, line)
    await run(tables, machine, 200)
    remaining = await left(tables, table, machine)
    machine.set_by(step)
    assert [each.kind for each in await tables.deadlines.run_due()] == [DueKind.POSTPONED]
    assert await left(tables, table, machine) == remaining
    assert await tables.deadlines.run_due() == []
    (*_, up) = await run(tables, machine, remaining.total_seconds())
    assert up.kind is DueKind.TIME_UP


@pytest.mark.parametrize("step", STEPS, ids=str)
async def test_a_move_made_before_it_is_noticed_has_its_time_too(
    store: Store, machine: MachineClock, step: timedelta
) -> None:
    tables = on(store, machine)
    table = await match(tables, "relaxed 1h")
    await run(tables, machine, 200)
    machine.set_by(step)
    machine.advance(30)
    await TableDriver(tables).move(table)
    machine.advance(30)
    await tables.deadlines.run_due()
    assert await left(tables, table, machine) == timedelta(hours=1, seconds=-30)


async def test_a_clock_that_is_set_and_put_right_again_leaves_all_as_it_was(
    store: Store, machine: MachineClock
) -> None:
    tables = on(store, machine)
    table = await match(tables, "relaxed 1h")
    for step in (timedelta(days=400), timedelta(days=-400)):
        machine.set_by(step)
        await tables.deadlines.run_due()
    assert await left(tables, table, machine) == timedelta(hours=1)


async def test_a_small_correction_is_followed_and_moves_no_deadline(
    store: Store, machine: MachineClock
) -> None:
    tables = on(store, machine)
    table = await match(tables, "relaxed 1h")
    machine.set_by(timedelta(seconds=60))
    assert await tables.deadlines.run_due() == []
    assert tables.clock() == machine.now
    assert await left(tables, table, machine) == timedelta(minutes=59)


@pytest.mark.parametrize("step", STEPS, ids=str)
async def test_lobbies_and_paused_matches_are_closed_after_the_time_they_stood_unchanged(
    store: Store, machine: MachineClock, step: timedelta
) -> None:
    tables = on(store, machine)
    lobby = await tables.lobbies.create(ADA, GUILD, CHANNEL, load("classic"))
    paused = await match(tables, "none")
    await tables.matches.resign(paused.id, ADA.id)
    assert (await tables.queries.table(paused.id)).status is Status.PAUSED
    await run(tables, machine, 120)
    machine.set_by(step)
    await run(tables, machine, 24 * 3600 - 240)
    assert await tables.lobbies.expire(tables.clock()) == []
    await run(tables, machine, 120)
    assert [each.table.id for each in await tables.lobbies.expire(tables.clock())] == [lobby.id]
    machine.advance(30 * 24 * 3600)
    assert [each.table.id for each in await tables.lobbies.expire(tables.clock())] == [paused.id]


async def test_it_is_logged(store: Store, machine: MachineClock, caplog: pytest.LogCaptureFixture) -> None:
    tables = on(store, machine)
    machine.set_by(timedelta(hours=-2))
    await tables.deadlines.run_due()
    await tables.deadlines.run_due()
    (record,) = [each for each in caplog.records if "system clock was set" in each.message]
    assert record.levelname == "WARNING"
    assert "-1 day, 22:00:00" in record.message


@pytest.mark.parametrize("step", STEPS, ids=str)
async def test_what_is_left_within_playing_hours_stays(
    store: Store, machine: MachineClock, step: timedelta
) -> None:
    rome = ZoneInfo("Europe/Rome")
    machine.now = datetime(2026, 6, 1, 19, tzinfo=rome).astimezone(UTC)
    tables = on(store, machine)
    settings = await tables.deadlines.change_settings(
        ADA.id, zone="Europe/Rome", begin=time(18), end=time(23)
    )
    table = await match(tables, "correspondence 6h")
    machine.set_by(step)
    await tables.deadlines.run_due()
    turn = await tables.deadlines.turn(table.id)
    assert turn is not None
    assert turn.deadline is not None
    hours = await tables.deadlines.hours(table, ADA)
    assert hours.counted(machine.now, turn.deadline) == 6 * 3600
    assert settings.zone == "Europe/Rome"


@pytest.mark.parametrize("step", [timedelta(hours=-1), timedelta(days=-3)], ids=str)
async def test_set_back_while_the_bot_was_away(path: Path, machine: MachineClock, step: timedelta) -> None:
    store = await Store.open(path)
    tables = on(store, machine)
    table = await match(tables, "relaxed 2h")
    await run(tables, machine, 240)
    remaining = await left(tables, table, machine)
    await store.close()
    machine.set_by(step)
    store = await Store.open(path)
    tables = on(store, machine)
    assert [each.kind for each in await tables.deadlines.run_due()] == [DueKind.POSTPONED]
    assert await left(tables, table, machine) == remaining
    await store.close()


@pytest.mark.parametrize("step", STEPS, ids=str)
async def test_two_processes_move_deadlines_along_once(
    path: Path, store: Store, machine: MachineClock, step: timedelta
) -> None:
    other = await Store.open(path)
    here, there = on(store, machine), on(other, machine)
    table = await match(here, "relaxed 1h")
    for tables in (here, there):
        await tables.deadlines.run_due()
    machine.set_by(step)
    for tables in (here, there, here, there):
        machine.advance(5)
        await tables.deadlines.run_due()
    assert await left(here, table, machine) == timedelta(hours=1, seconds=-20)
    await other.close()


async def test_an_automatic_move_comes_in_its_time(store: Store, machine: MachineClock) -> None:
    tables = on(store, machine, delay=4)
    table = await match(tables, "none")
    driver = TableDriver(tables)
    while (view := (await driver.due(table))[2]).stage is not Stage.TRICKS or view.tricks == ():
        table = (await driver.move(table)).table
    assert view.seat is not None
    for each in view.legal:
        await tables.plans.add(table.id, ADA.id, Plan(PlanKind.PLAY, card(str(each).split()[2])))
    at = await tables.deadlines.next_due(table.id)
    assert at is not None
    machine.set_by(timedelta(days=-2))
    assert await tables.deadlines.run_due() == []
    machine.advance(4)
    (done,) = await tables.deadlines.run_due()
    assert done.kind is DueKind.AUTO


def test_a_clock_without_a_monotonic_one_follows_the_machine() -> None:
    machine = MachineClock()
    clock = SteadyClock(machine)
    machine.set_by(timedelta(days=9))
    assert clock() == machine.now
    assert not clock.step


def test_time_goes_on_as_before_until_the_machine_is_followed() -> None:
    machine = MachineClock()
    clock = SteadyClock(machine, machine.monotonic)
    machine.set_by(timedelta(hours=-3))
    machine.advance(50)
    assert clock() == START + timedelta(seconds=50)
    assert clock.step == timedelta(hours=-3)
    clock.follow()
    assert clock() == machine.now
    assert not clock.step
    assert clock().date() == date(2026, 11, 30)
