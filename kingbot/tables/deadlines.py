"""Deadlines: reminders, automatic moves and timeouts, each carried out once when due (docs/clock.md)."""

from __future__ import annotations

import logging
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
from kingbot.store.turns import TurnRow
from kingbot.tables.automatic_moves import automatic_move
from kingbot.tables.mapping import table_of
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.matches import Matches
from kingbot.tables.model import Person, Table, TableError, TimedOut, Turn
from kingbot.tables.playing_hours import PlayingHours, hours_of
from kingbot.tables.repository import TableRepository
from kingbot.tables.time_control import parse_clock
from kingbot.tables.turns import hours_at

AWAY: Final = timedelta(minutes=5)  # unseen for longer, the bot was not at work
SEEN_EVERY: Final = timedelta(minutes=1)
GRACE: Final = 0.25  # of a move's time, that everybody has when the bot is back

_log = logging.getLogger(__name__)


class DueKind(StrEnum):
    """What was due: a reminder, a move that plays itself, one that was not made in time; or a clock was put
    off, for the bot had been away."""

    POSTPONED = "postponed"
    REMIND = "remind"
    AUTO = "auto"
    TIME_UP = "time-up"


@dataclass(frozen=True, slots=True)
class DueEvent:
    """Something that was due at a table was carried out, about this person."""

    table: Table
    person_id: int
    kind: DueKind


class Deadlines:
    """What the clock of a table asks for."""

    def __init__(self, repository: TableRepository, matches: Matches, runner: MatchRunner) -> None:
        self._repository = repository
        self._matches = matches
        self._runner = runner

    async def turn(self, table_id: int) -> Turn | None:
        """Whom a table waits for; None if for nobody."""
        async with self._repository.store.reading() as db:
            return public_turn(await turn_rows.find(db, table_id))

    async def next_due(self, table_id: int) -> datetime | None:
        """When something falls due at a table next; secret, for it tells of automatic moves."""
        async with self._repository.store.reading() as db:
            row = await turn_rows.find(db, table_id)
        return row.next if row else None

    async def tables_waiting_for(self, person_id: int) -> list[Table]:
        """The tables that wait for a person, the one that has waited longest first."""
        async with self._repository.store.reading() as db:
            ids = [row.table_id for row in await turn_rows.of_person(db, person_id)]
            found = {row.id: (row, seats) for row, seats in await _tables(db, ids)}
        return [table_of(*found[each]) for each in ids if each in found]

    async def away(self, table: Table) -> dict[int, datetime]:
        """The seats whose owners do not play now, by their hours or holiday; and when they will again."""
        async with self._repository.store.reading() as db:
            return await away_at(db, table, self._repository.clock())

    async def hours(self, table: Table, person: Person) -> PlayingHours:
        """When a table's clock runs for somebody, and they may be disturbed about it."""
        async with self._repository.store.reading() as db:
            return hours_at(table.clock, await setting_rows.person(db, person.id))

    async def change_settings(self, person_id: int, **changes: Any) -> PersonSettings:
        """Change a person's settings. Of every clock that runs for them the time left stays the same."""
        now = self._repository.clock()
        async with self._repository.store.transaction() as db:
            before = await setting_rows.person(db, person_id)
            after = before.model_copy(update=changes)
            await setting_rows.set_person(db, person_id, after)
            rows = await turn_rows.of_person(db, person_id)
            clocks = {row.id: parse_clock(row.clock) for row, _ in await _tables(db, _ids(rows))}
            for row in rows:
                if row.deadline is not None and clocks[row.table_id].over_days:
                    await turn_rows.save(db, _moved(row, now, hours_of(before), now, hours_of(after)))
        return after

    async def run_due(self) -> list[DueEvent]:
        """Carry out all that is due by now, each thing once, whoever else does so; tell what happened.

        Whatever goes wrong at one table does not keep the others waiting.
        """
        now = self._repository.clock()
        async with self._repository.store.transaction() as db:
            happened = await self._notice_absence(db, now)
            rows = await turn_rows.due(db, now)
        for row in rows:
            try:
                done = await self._carry_out(row, now)
            except TableError as error:  # somebody was quicker
                _log.debug("nothing to do any more at table %s: %s", row.table_id, error.key)
            except Exception:
                _log.exception("what was due at table %s went wrong", row.table_id)
            else:
                happened += [done] if done else []
        return happened

    async def _carry_out(self, row: TurnRow, now: datetime) -> DueEvent | None:
        if row.auto is not None and row.auto <= now:
            return await self._play_automatically(row)
        if row.deadline is not None and row.deadline <= now:
            return await self._time_out(row, now)
        return await self._remind(row, now)

    async def _play_automatically(self, row: TurnRow) -> DueEvent | None:
        async with self._repository.store.transaction() as db:
            draft = await self._repository.load(db, row.table_id)
            seat = draft.awaited
            if seat is None or draft.turn is None or draft.turn.version != row.version:
                return None
            action = await automatic_move(db, draft, seat, await setting_rows.person(db, row.user_id))
            if action is None:  # it was called off
                await turn_rows.save(db, replace(draft.turn, auto=None))
                return None
        outcome = await self._matches.act_automatically(row.table_id, row.user_id, action, row.version)
        return DueEvent(outcome.table, row.user_id, DueKind.AUTO)

    async def _time_out(self, row: TurnRow, now: datetime) -> DueEvent | None:
        async with self._repository.edit(row.table_id) as draft:
            seat, turn = draft.awaited, draft.turn
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
        """Have somebody reminded; if their hours are over by now, when they begin again."""
        async with self._repository.store.transaction() as db:
            turn = await turn_rows.find(db, row.table_id)
            if turn is None or turn.version != row.version or turn.remind != row.remind:
                return None
            found = await table_rows.find(db, row.table_id)
            assert found is not None  # a turn goes with its table
            table = table_of(*found)
            hours = hours_at(table.clock, await setting_rows.person(db, row.user_id))
            opens = hours.next_open(now)
            await turn_rows.save(db, replace(turn, remind=opens if opens > now else None))
        return DueEvent(table, row.user_id, DueKind.REMIND) if opens <= now else None

    async def _notice_absence(self, db: AsyncConnection, now: datetime) -> list[DueEvent]:
        """Note that the bot is at work; if it was not for a while, no clock ran meanwhile."""
        seen, put_off = await turn_rows.last_seen(db), []
        if seen is not None and now - seen > AWAY:
            rows = {row.table_id: row for row in await turn_rows.with_deadline(db)}
            for table in (table_of(*found) for found in await _tables(db, list(rows))):
                row, clock = rows[table.id], table.clock
                hours = hours_at(clock, await setting_rows.person(db, row.user_id))
                await turn_rows.save(db, _moved(row, seen, hours, now, hours, clock.seconds * GRACE))
                put_off.append(DueEvent(table, row.user_id, DueKind.POSTPONED))
        if seen is None or now - seen >= SEEN_EVERY:
            await turn_rows.save_last_seen(db, now)
        return put_off


async def away_at(db: AsyncConnection, table: Table, now: datetime) -> dict[int, datetime]:
    """The seats whose owners do not play just now, and when they will again."""
    playing = {seat.number: seat.person.id for seat in table.seats if seat.person is not None}
    if not table.clock.over_days:
        return {}
    settings = await setting_rows.people(db, tuple(playing.values()))
    opens = {seat: hours_of(settings[each]).next_open(now) for seat, each in playing.items()}
    return {seat: at for seat, at in opens.items() if at > now}


def public_turn(row: TurnRow | None) -> Turn | None:
    """A turn as anybody may know it."""
    return Turn(row.table_id, row.user_id, row.since, row.deadline) if row else None


def _moved(
    row: TurnRow,
    then: datetime,
    before: PlayingHours,
    now: datetime,
    after: PlayingHours,
    at_least: float = 0,
) -> TurnRow:
    """A turn with the same time left now, by some hours, as it had then, by others."""

    def move(at: datetime, at_least: float) -> datetime:
        return after.after(now, max(before.counted(then, at), at_least))

    assert row.deadline is not None
    remind = None if row.remind is None else move(row.remind, 0)
    return replace(row, deadline=move(row.deadline, at_least), remind=remind)


def _ids(rows: list[TurnRow]) -> list[int]:
    return [row.table_id for row in rows]


async def _tables(
    db: AsyncConnection, ids: list[int]
) -> list[tuple[table_rows.TableRow, list[table_rows.SeatRow]]]:
    return await table_rows.search(db, schema.tables.c.id.in_(ids)) if ids else []
