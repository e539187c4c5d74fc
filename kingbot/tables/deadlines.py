"""Deadlines: carrying out reminders, automatic moves and timeouts once when due (docs/clock.md)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import PersonSettings
from kingbot.store import schema
from kingbot.store import settings as setting_rows
from kingbot.store import tables as table_rows
from kingbot.store import turns as turn_rows
from kingbot.store.turns import BOTS, TurnRow
from kingbot.tables.automatic_moves import automatic_move
from kingbot.tables.mapping import table_of
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.matches import Matches
from kingbot.tables.model import Person, Table, TableError, TimedOut, Turn
from kingbot.tables.playing_hours import PlayingHours, hours_of
from kingbot.tables.repository import TableRepository
from kingbot.tables.steady_clock import MAX_STEP
from kingbot.tables.time_control import parse_clock
from kingbot.tables.turns import clock_hours, shift_turn

MIN_DOWNTIME: Final = timedelta(minutes=5)  # without a heartbeat, after which the bot counts as down
HEARTBEAT_INTERVAL: Final = timedelta(minutes=1)
CLOSE_ENOUGH: Final = timedelta(milliseconds=10)  # before their time, when bots may move
GRACE: Final = 0.25  # of a move's time, which everybody has at least after a downtime

_log = logging.getLogger(__name__)


class DueKind(StrEnum):
    """What was carried out: a reminder, an automatic move, moves of bots, a timeout, or a postponement.

    Deadlines are postponed after a downtime.
    """

    POSTPONED = "postponed"
    REMIND = "remind"
    AUTO = "auto"
    BOTS = "bots"
    TIME_UP = "time-up"


@dataclass(frozen=True, slots=True)
class DueEvent:
    """Something that was due at a table, concerning this person or `BOTS`, was carried out."""

    table: Table
    person_id: int
    kind: DueKind


class Deadlines:
    """The turns of all tables with their clocks, and whatever is due in them."""

    def __init__(self, repository: TableRepository, matches: Matches, runner: MatchRunner) -> None:
        self._repository = repository
        self._matches = matches
        self._runner = runner
        self._seen: datetime | None = None  # the heartbeat that this process read or wrote last

    async def turn(self, table_id: int) -> Turn | None:
        """Whose turn it is at a table; None if it waits for nobody."""
        async with self._repository.store.reading() as db:
            return public_turn(await turn_rows.find(db, table_id))

    async def next_due(self, table_id: int) -> datetime | None:
        """When something is due next at a table; secret, since it reveals automatic moves."""
        async with self._repository.store.reading() as db:
            row = await turn_rows.find(db, table_id)
        return row.next if row else None

    async def tables_waiting_for(self, person_id: int) -> list[Table]:
        """The tables where it is a person's turn, the one that has waited longest first."""
        async with self._repository.store.reading() as db:
            ids = list(await self.read_waiting(db, person_id))
            found = {row.id: (row, seats) for row, seats in await _tables(db, ids)}
        return [table_of(*found[each]) for each in ids if each in found]

    async def read_waiting(self, db: AsyncConnection, person_id: int) -> tuple[int, ...]:
        """The ids of those tables, read with this connection."""
        return tuple(row.table_id for row in await turn_rows.of_person(db, person_id))

    async def away(self, table: Table) -> dict[int, datetime]:
        """The seats whose owners are outside their playing hours or on holiday, and until when."""
        async with self._repository.store.reading() as db:
            return await unavailable_seats(db, table, self._repository.clock())

    async def hours(self, table: Table, person: Person) -> PlayingHours:
        """When a table's clock runs for a person, and they may be pinged."""
        async with self._repository.store.reading() as db:
            return clock_hours(table.clock, await setting_rows.person(db, person.id))

    async def change_settings(self, person_id: int, **changes: Any) -> PersonSettings:
        """Change a person's settings; every running clock of theirs keeps the same counted time left."""
        now = self._repository.clock()
        async with self._repository.store.transaction() as db:
            before = await setting_rows.person(db, person_id)
            after = before.model_copy(update=changes)
            if after == before:
                return after
            await setting_rows.set_person(db, person_id, after)
            rows = await turn_rows.of_person(db, person_id)
            clocks = {row.id: parse_clock(row.clock) for row, _ in await _tables(db, _ids(rows))}
            for row in rows:
                if row.deadline is not None and clocks[row.table_id].over_days:
                    await turn_rows.save(db, shift_turn(row, now, hours_of(before), now, hours_of(after)))
        return after

    async def run_due(self, owns: Callable[[int], bool] | None = None) -> list[DueEvent]:
        """Carry out all that is due by now, each thing once even with several processes, and return it.

        Only in servers that this process `owns`, if that is given. Where no clock ran, or the machine's clock
        was set, deadlines are moved along first. An error at one table does not affect the others.
        """
        clock = self._repository.clock
        async with self._repository.store.transaction() as db:
            before, step = clock(), clock.step
            now = before + step
            events = await self._move_along(db, before, now)
            rows = await turn_rows.due(db, now)
            if owns is not None:
                guilds = await table_rows.guilds(db, _ids(rows))
                rows = [row for row in rows if owns(guilds[row.table_id])]
            if step:
                _log.warning("the system clock was set by %s; deadlines were moved along", step)
                clock.follow()
        for row in rows:
            try:
                event = await self._carry_out(row, now)
            except TableError as error:  # somebody else was faster
                _log.debug("nothing to do any more at table %s: %s", row.table_id, error.key)
            except Exception:
                _log.exception("what was due at table %s went wrong", row.table_id)
            else:
                events += [event] if event else []
        return events

    async def play_bots(self, table_id: int) -> DueEvent | None:
        """Let the bots of a table move if that is due; None if it is not, or not any more.

        :raises TableError: `stale` if another process was faster.
        """
        async with self._repository.store.reading() as db:
            row = await turn_rows.find(db, table_id)
        if row is None or row.user_id != BOTS or row.auto is None:
            return None
        return await self._play_bots(row) if row.auto - self._repository.clock() < CLOSE_ENOUGH else None

    async def _play_bots(self, row: TurnRow) -> DueEvent | None:
        async with self._repository.edit(row.table_id) as draft:
            turn = draft.turn
            if turn is None or (turn.version, turn.user_id) != (row.version, BOTS):
                return None
            await self._runner.play_bots(draft)
        return DueEvent(draft.outcome.table, BOTS, DueKind.BOTS)

    async def _carry_out(self, row: TurnRow, now: datetime) -> DueEvent | None:
        if row.user_id == BOTS:
            return await self._play_bots(row)
        if row.auto is not None and row.auto <= now:
            return await self._play_automatically(row)
        if row.deadline is not None and row.deadline <= now:
            return await self._time_out(row, now)
        return await self._remind(row, now)

    async def _play_automatically(self, row: TurnRow) -> DueEvent | None:
        async with self._repository.store.transaction() as db:
            draft = await self._repository.load(db, row.table_id)
            seat = draft.seat_to_move
            if seat is None or draft.turn is None or draft.turn.version != row.version:
                return None
            action = await automatic_move(db, draft, seat, await setting_rows.person(db, row.user_id))
            if action is None:  # it was cancelled
                await turn_rows.save(db, replace(draft.turn, auto=None))
                return None
        outcome = await self._matches.act_automatically(row.table_id, row.user_id, action, row.version)
        return DueEvent(outcome.table, row.user_id, DueKind.AUTO)

    async def _time_out(self, row: TurnRow, now: datetime) -> DueEvent | None:
        async with self._repository.edit(row.table_id) as draft:
            seat, turn = draft.seat_to_move, draft.turn
            if seat is None or turn is None or turn.version != row.version:
                return None
            if turn.deadline is None or turn.deadline > now:
                return None
            clock = draft.table.clock
            seat = replace(seat, misses=seat.misses + 1, bank=0 if clock.bank else None)
            draft.replace_seat(seat)
            draft.announce(TimedOut(seat))
            if clock.out == "seat" or seat.misses >= clock.misses:
                draft.stand_in(seat)
            else:
                await self._runner.bot_move(draft, seat.number, draft.table.level)
            await self._runner.proceed(draft)
        return DueEvent(draft.outcome.table, row.user_id, DueKind.TIME_UP)

    async def _remind(self, row: TurnRow, now: datetime) -> DueEvent | None:
        """Remind a person now, or, outside their playing hours, at the beginning of the next ones."""
        async with self._repository.store.transaction() as db:
            turn = await turn_rows.find(db, row.table_id)
            if turn is None or turn.version != row.version or turn.remind != row.remind:
                return None
            found = await table_rows.find(db, row.table_id)
            assert found is not None  # turns are deleted with their table
            table = table_of(*found)
            hours = clock_hours(table.clock, await setting_rows.person(db, row.user_id))
            opens = hours.next_open(now)
            await turn_rows.save(db, replace(turn, remind=opens if opens > now else None))
        return DueEvent(table, row.user_id, DueKind.REMIND) if opens <= now else None

    async def _move_along(self, db: AsyncConnection, before: datetime, now: datetime) -> list[DueEvent]:
        """Store a heartbeat; shift all deadlines by the time in which no clock ran.

        That is a downtime, or what the machine's clock was set by: it showed `before` when it is `now`.
        """
        seen, moved = await turn_rows.last_seen(db), []
        elsewhere = seen is not None and seen != self._seen  # another process has looked after them
        stopped = _when_stopped(seen, before, now, elsewhere=elsewhere)
        if stopped is not None:
            await table_rows.move_changes_along(db, now - before)
            rows = {row.table_id: row for row in await turn_rows.timed(db)}
            for table in (table_of(*found) for found in await _tables(db, list(rows))):
                row, clock = rows[table.id], table.clock
                hours = clock_hours(clock, await setting_rows.person(db, row.user_id))
                await turn_rows.save(db, shift_turn(row, stopped, hours, now, hours, clock.seconds * GRACE))
                if row.deadline is not None:
                    moved.append(DueEvent(table, row.user_id, DueKind.POSTPONED))
        if seen is None or stopped is not None or now - seen >= HEARTBEAT_INTERVAL:
            seen = now
            await turn_rows.save_last_seen(db, now)
        self._seen = seen
        return moved


def _when_stopped(
    seen: datetime | None, before: datetime, now: datetime, *, elsewhere: bool
) -> datetime | None:
    """The moment from which on deadlines have not been moved along yet; None if they are right.

    The heartbeat was last `seen` then, perhaps written `elsewhere`, in another process.
    """
    if seen is None:
        return before if before != now else None
    if before == now:
        return seen if now - seen > MIN_DOWNTIME or seen - now > MAX_STEP else None
    if elsewhere and abs(now - seen) < abs(before - seen):
        return None  # it has noticed the same, and moved them
    return seen if before - seen > MIN_DOWNTIME else before


async def unavailable_seats(db: AsyncConnection, table: Table, now: datetime) -> dict[int, datetime]:
    """The seats whose owners are outside their playing hours or on holiday, and until when."""
    players = {seat.number: seat.person.id for seat in table.seats if seat.person is not None}
    if not table.clock.over_days:
        return {}
    settings = await setting_rows.people(db, tuple(players.values()))
    next_open = {seat: hours_of(settings[each]).next_open(now) for seat, each in players.items()}
    return {seat: at for seat, at in next_open.items() if at > now}


def public_turn(row: TurnRow | None) -> Turn | None:
    """The public part of a person's turn."""
    if row is None or row.user_id == BOTS:
        return None
    return Turn(row.table_id, row.user_id, row.since, row.deadline)


def _ids(rows: list[TurnRow]) -> list[int]:
    return [row.table_id for row in rows]


async def _tables(
    db: AsyncConnection, ids: list[int]
) -> list[tuple[table_rows.TableRow, list[table_rows.SeatRow]]]:
    return await table_rows.search(db, schema.tables.c.id.in_(ids)) if ids else []
