"""Loading, locking and writing tables, with a cache of their folded match logs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import Store, decisions, log, schema
from kingbot.store import tables as table_rows
from kingbot.store import turns as turn_rows
from kingbot.store.settings import server
from kingbot.tables import turns
from kingbot.tables.counting import count_match, time_of_finish
from kingbot.tables.draft import Draft
from kingbot.tables.mapping import row_of, seat_rows, table_of
from kingbot.tables.match_log import MatchLog, empty_log, fold
from kingbot.tables.model import OPEN, Status, Table, TableError
from kingbot.tables.opening_pace import SPAN, OpeningLimits, OpeningPace
from kingbot.tables.steady_clock import SteadyClock

# Folded logs are kept up to so many entries together, some 120 bytes each: a thousand matches midway. To fold
# one again for each of its moves would cost as much as the move.
CACHED_ENTRIES: Final = 500_000


class TableRepository:
    """Loads and writes tables; every change goes through it.

    Changes of one table are serialised. Automatic moves are delayed by a random time of at most
    `automatic_delay` seconds, so that their speed does not reveal them. Bots move `bot_pause` seconds after
    the move before.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: SteadyClock,
        automatic_delay: float = 0,
        bot_pause: float = 0,
        opening_limits: OpeningLimits | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.automatic_delay = automatic_delay
        self.bot_pause = bot_pause
        self._opening_limits = opening_limits
        self._opening_pace = OpeningPace(clock.elapsed)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._logs: OrderedDict[int, tuple[int, MatchLog]] = OrderedDict()
        self._cached_entries = 0

    @asynccontextmanager
    async def transaction(self, table_id: int) -> AsyncIterator[tuple[AsyncConnection, Draft]]:
        """A draft that is read, changed and written in one transaction.

        :raises TableError: `no-table`.
        """
        async with self._lock(table_id):
            async with self.store.transaction() as db:
                draft = await self.load(db, table_id)
                yield db, draft
                await self._write(db, draft)
            self._note_written(draft)

    @asynccontextmanager
    async def edit(self, table_id: int) -> AsyncIterator[Draft]:
        """A draft for changes that take time, such as bots' moves: the database is not locked meanwhile.

        :raises TableError: `no-table`; `stale` if another process has changed the table meanwhile, in which
            case nothing is written.
        """
        async with self._lock(table_id):
            async with self.store.reading() as db:
                draft = await self.load(db, table_id)
            yield draft
            async with self.store.transaction() as db:
                await self._write(db, draft)
            self._note_written(draft)

    async def load(self, db: AsyncConnection, table_id: int) -> Draft:
        """A draft of the current state of a table, with the folded log of its match.

        :raises TableError: `no-table`.
        """
        found = await table_rows.find(db, table_id)
        if found is None:
            raise TableError("no-table", {"table": table_id})
        row, seats = found
        table = table_of(row, seats)
        match_log = (
            await self._load_log(db, table) if table.status is not Status.LOBBY else empty_log(table.rules)
        )
        turn = await turn_rows.find(db, table_id)
        return Draft(table, row.seed, row.again_of, match_log, turn, self.clock())

    async def names_nearby(self, db: AsyncConnection, table: Table) -> frozenset[str]:
        """The names of the bots at other open tables of a table's channel."""
        columns = schema.tables.c
        others = (columns.channel_id == table.channel_id, columns.id != table.id)
        found = await table_rows.search(db, *others, table_rows.in_status(OPEN))
        return frozenset(seat.bot_name for _, seats in found for seat in seats if seat.bot_name is not None)

    async def add(self, table: Table, again_of: int | None) -> Table:
        """Store a new table, and return it with its id; if `again_of` is already played again, that table.

        :raises TableError: `too-many-tables`, `too-fast`.
        """
        async with self.store.transaction() as db:
            if again_of is not None and (
                found := await table_rows.search(db, schema.tables.c.again_of == again_of)
            ):
                return table_of(*found[0])
            await self.check_limits(db, table.guild_id, table.host.id, new_table=True)
            table = replace(table, id=await table_rows.add(db, row_of(table, None, again_of)))
            await table_rows.replace_seats(db, table.id, seat_rows(table))
        self._opening_pace.note(table.id, table.host.id, table.guild_id)
        return table

    async def check_limits(
        self, db: AsyncConnection, guild_id: int, person_id: int, *, new_table: bool
    ) -> None:
        """Refuse one more open table if the limits of the person or the server are reached.

        :raises TableError: `too-many-tables`, `too-fast`.
        """
        limits = await server(db, guild_id)
        here = (table_rows.in_status(OPEN), schema.tables.c.guild_id == guild_id)
        if await table_rows.count(db, *here, table_rows.of_person(person_id)) >= limits.tables_per_person:
            raise TableError("too-many-tables", {"limit": limits.tables_per_person, "whose": "person"})
        if new_table and await table_rows.count(db, *here) >= limits.tables:
            raise TableError("too-many-tables", {"limit": limits.tables, "whose": "server"})
        if new_table and self._opening_limits is not None:
            await self._check_pace(db, guild_id, person_id, self._opening_limits)

    async def _check_pace(
        self, db: AsyncConnection, guild_id: int, person_id: int, limits: OpeningLimits
    ) -> None:
        pace, columns = self._opening_pace, schema.tables.c
        others = columns.created > self.clock() - SPAN, columns.id.not_in(pace.tables())
        by_person = await table_rows.count(db, *others, columns.host_id == person_id)
        if by_person + pace.by_person(person_id) >= limits.person:
            raise TableError("too-fast", {"limit": limits.person, "whose": "person"})
        in_server = await table_rows.count(db, *others, columns.guild_id == guild_id)
        if in_server + pace.in_server(guild_id) >= limits.server:
            raise TableError("too-fast", {"limit": limits.server, "whose": "server"})

    def _note_written(self, draft: Draft) -> None:
        self.cache_log(draft)
        for entry in draft.entries:
            if isinstance(entry, log.ActionRow):
                self.store.moves["person" if entry.bot is None else "bot"] += 1

    def cache_log(self, draft: Draft) -> None:
        """Cache the folded log of a draft that was read or written."""
        before = self.cached_log(draft.table.id)
        self._cached_entries += draft.match_log.version - (before.version if before is not None else 0)
        self._logs[draft.table.id] = draft.table.version, draft.match_log
        self._logs.move_to_end(draft.table.id)
        while self._cached_entries > CACHED_ENTRIES and len(self._logs) > 1:
            _, (_, dropped) = self._logs.popitem(last=False)
            self._cached_entries -= dropped.version

    def cached_log(self, table_id: int) -> MatchLog | None:
        """The folded log of a table, if it is in the cache."""
        _, match_log = self._logs.get(table_id, (0, None))
        return match_log

    def clear_cache(self) -> None:
        """Empty the cache; logs are folded again when needed."""
        self._logs.clear()
        self._cached_entries = 0

    async def _load_log(self, db: AsyncConnection, table: Table) -> MatchLog:
        """The folded log: the cached one, with later entries applied."""
        version, match_log = self._logs.get(table.id, (0, empty_log(table.rules)))
        if version > table.version:  # an older database was restored
            match_log = empty_log(table.rules)
        elif version == table.version:
            return match_log
        return fold(match_log, await log.after(db, table.id, match_log.version))

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _write(self, db: AsyncConnection, draft: Draft) -> None:
        if draft.table.version == draft.original.version:
            return
        await turns.charge_time_bank(db, draft)
        finished = draft.table.status is Status.FINISHED and draft.original.status is not Status.FINISHED
        if finished:
            draft.table = replace(draft.table, changed=await time_of_finish(db, draft.table))
        row = row_of(draft.table, draft.seed, draft.again_of)
        try:
            await table_rows.save(db, row, expected=draft.original.version)
        except table_rows.StaleWriteError as error:
            raise TableError("stale") from error
        seats = seat_rows(draft.table)
        if seats != seat_rows(draft.original):
            await table_rows.replace_seats(db, row.id, seats)
        await log.append(db, draft.entries)
        await decisions.append(db, draft.decisions)
        await turns.clear_outdated(db, draft)
        await turns.update_turn(db, draft, self.automatic_delay, self.bot_pause)
        await self.store.announce(db, row.id)
        if finished:
            await count_match(db, draft.table, draft.match_log)
