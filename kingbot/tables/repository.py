"""What all calls of the tables share: the store, the clock, chance, locks, and matches remembered."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot import players
from kingbot.store import Store, log, turns
from kingbot.store import tables as queries
from kingbot.store.schema import tables as table_rows
from kingbot.store.settings import server
from kingbot.tables import turns as table_turns
from kingbot.tables.bots import Bots, Decide, in_threads
from kingbot.tables.deals import SEED_BYTES
from kingbot.tables.draft import Draft
from kingbot.tables.mapping import row_of, seat_rows, table_of
from kingbot.tables.match_log import MatchLog, begin, follow
from kingbot.tables.model import OPEN, Status, Table, TableError

CACHED_MATCHES: Final = 200
HOUR: Final = timedelta(hours=1)
BY_THEMSELVES: Final = in_threads(players.player)


@dataclass(frozen=True, slots=True)
class Pace:
    """How many tables may be opened within an hour: by a person, and in a server."""

    person: int
    server: int


def utc_now() -> datetime:
    """The time."""
    return datetime.now(UTC)


def random_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


class TableRepository:
    """The ground the tables stand on.

    `clock` tells the time, aware of its zone; `seeds` gives the 32 bytes that all chance of a match comes
    from; `decide` thinks for the bots, and `rng` is what they draw from, which has nothing to do with the
    cards. What plays by itself waits a while first, at most `plan_pause` seconds, lest its speed tell
    something. Tables are opened at that `pace` at most, if one is given.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], datetime] = utc_now,
        seeds: Callable[[], bytes] = random_seed,
        decide: Decide = BY_THEMSELVES,
        rng: random.Random | None = None,
        plan_pause: float = 0,
        pace: Pace | None = None,
    ) -> None:
        self.store = store
        self.plan_pause = plan_pause
        self._pace = pace
        self.clock = clock
        self._seeds = seeds
        self._bots = Bots(decide, rng or random.Random())
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._courses: OrderedDict[int, tuple[int, MatchLog]] = OrderedDict()

    @asynccontextmanager
    async def _editing(self, table_id: int) -> AsyncIterator[tuple[AsyncConnection, Draft]]:
        """Hand out a draft to be changed at once: read, changed and written in one transaction.

        :raises TableError: `no-table`.
        """
        async with self._lock(table_id):
            async with self.store.transaction() as db:
                draft = await self._draft(db, table_id)
                yield db, draft
                await self._write(db, draft)
            self._remember(draft)

    @asynccontextmanager
    async def _playing(self, table_id: int) -> AsyncIterator[Draft]:
        """Hand out a draft to be changed with bots' thoughts in between: the database is free meanwhile.

        Should another process be quicker, nothing is written.

        :raises TableError: `no-table`; `stale`, if another process was quicker.
        """
        async with self._lock(table_id):
            async with self.store.reading() as db:
                draft = await self._draft(db, table_id)
            yield draft
            async with self.store.transaction() as db:
                await self._write(db, draft)
            self._remember(draft)

    async def _draft(self, db: AsyncConnection, table_id: int) -> Draft:
        """A table as it is now, and the course of its match.

        :raises TableError: `no-table`.
        """
        found = await queries.find(db, table_id)
        if found is None:
            raise TableError("no-table", {"table": table_id})
        row, seats = found
        table = table_of(row, seats)
        course = await self._fold(db, table) if table.status is not Status.LOBBY else begin(table.rules)
        turn = await turns.find(db, table_id)
        return Draft(table, row.seed, row.again_of, course, turn, self.clock())

    async def _fold(self, db: AsyncConnection, table: Table) -> MatchLog:
        """The course of a match: what is remembered of it, and what the log has beyond that."""
        version, course = self._courses.get(table.id, (0, begin(table.rules)))
        if version > table.version:  # an older database was put in place of the one remembered
            course = begin(table.rules)
        elif version == table.version:
            return course
        return follow(course, await log.after(db, table.id, course.version))

    async def _check_limits(
        self, db: AsyncConnection, guild_id: int, person_id: int, *, new_table: bool
    ) -> None:
        """Refuse one more open table to a person, or to a server, that has enough, or opens them too fast.

        :raises TableError: `too-many-tables`, `too-fast`.
        """
        limits = await server(db, guild_id)
        here = (queries.in_status(OPEN), table_rows.c.guild_id == guild_id)
        if await queries.count(db, *here, queries.of_person(person_id)) >= limits.tables_per_person:
            raise TableError("too-many-tables", {"limit": limits.tables_per_person, "whose": "person"})
        if new_table and await queries.count(db, *here) >= limits.tables:
            raise TableError("too-many-tables", {"limit": limits.tables, "whose": "server"})
        if new_table and self._pace is not None:
            lately, columns = table_rows.c.created > self.clock() - HOUR, table_rows.c
            theirs, served = columns.host_id == person_id, columns.guild_id == guild_id
            if await queries.count(db, lately, theirs) >= self._pace.person:
                raise TableError("too-fast", {"limit": self._pace.person, "whose": "person"})
            if await queries.count(db, lately, served) >= self._pace.server:
                raise TableError("too-fast", {"limit": self._pace.server, "whose": "server"})

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _write(self, db: AsyncConnection, draft: Draft) -> None:
        if draft.table.version == draft.read.version:
            return
        await table_turns.reckon(db, draft)
        row = row_of(draft.table, draft.seed, draft.again_of)
        try:
            await queries.change(db, row, expected=draft.read.version)
        except queries.StaleWriteError as error:
            raise TableError("stale") from error
        if draft.table.seats != draft.read.seats:
            await queries.seat(db, row.id, seat_rows(draft.table))
        await log.append(db, draft.entries)
        await table_turns.tidy(db, draft)
        await table_turns.wind(db, draft, self.plan_pause)

    def _remember(self, draft: Draft) -> None:
        self._courses[draft.table.id] = draft.table.version, draft.course
        self._courses.move_to_end(draft.table.id)
        while len(self._courses) > CACHED_MATCHES:
            self._courses.popitem(last=False)
