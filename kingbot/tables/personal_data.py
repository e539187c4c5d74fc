"""Exporting and deleting the data of people, and deleting that of servers which the bot has left."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import timedelta
from typing import Final

from sqlalchemy import ColumnElement

from kingbot.preferences import StoredRows
from kingbot.store import privacy
from kingbot.store import tables as table_rows
from kingbot.tables.counting import Counting
from kingbot.tables.matches import Matches
from kingbot.tables.model import OPEN, Closing, Status, Table, TableError
from kingbot.tables.repository import TableRepository

SERVER_RETENTION: Final = timedelta(days=30)  # how long data of a server is kept after the bot has left it
TRIES: Final = 5


class PersonalData:
    """Exports and deletes what is stored about a person or a server."""

    def __init__(self, repository: TableRepository, matches: Matches, counting: Counting) -> None:
        self._repository = repository
        self._matches = matches
        self._counting = counting

    async def export(self, person_id: int) -> StoredRows:
        """All data about a person, as database rows."""
        async with self._repository.store.reading() as db:
            return await privacy.rows_of_person(db, person_id)

    async def leave_tables(self, person_id: int, guild_id: int | None = None) -> list[Table]:
        """Have a person leave all tables that are not over for good: bots take their seats in matches.

        With `guild_id` only the tables of that server, from which they were banned.

        :raises TableError: `stale` if they keep joining tables meanwhile.
        """
        left: dict[int, Table] = {}
        for _ in range(TRIES):
            open_tables = await self._open_tables(person_id, guild_id)
            if not open_tables:
                return list(left.values())
            for table_id in open_tables:
                left[table_id] = await self._leave_for_good(table_id, person_id)
        raise TableError("stale")

    async def erase(self, person_id: int, former: Callable[[str], str]) -> None:
        """Delete all data about a person, who leaves the tables where they sit yet.

        Their actions stay in the logs without their id; at matches that are over, `former` returns their name
        for a language.

        :raises TableError: `stale` if they keep joining tables meanwhile.
        """
        for _ in range(TRIES):
            await self.leave_tables(person_id)
            async with self._repository.store.transaction() as db:
                if await table_rows.count(db, *_open_tables_of(person_id)):
                    continue
                await privacy.erase_person(db, person_id, former)
            await self._counting.catch_up()
            await self._repository.store.drop_deleted()
            return
        raise TableError("stale")

    async def server_left(self, guild_id: int) -> None:
        """Store that the bot was removed from a server: its data is kept for thirty days from now."""
        async with self._repository.store.transaction() as db:
            await privacy.mark_server_left(db, guild_id, self._repository.clock())

    async def server_joined(self, guild_id: int) -> None:
        """Store that the bot is in a server: its data stays."""
        async with self._repository.store.transaction() as db:
            await privacy.mark_server_joined(db, guild_id)

    async def set_joined_servers(
        self, guild_ids: Collection[int], known: Callable[[int], bool] = lambda guild_id: True
    ) -> None:
        """Store in which servers the bot is, since it misses removals that happen while it is offline.

        Of those that are not `known` here nothing is said: another process is in them, or not.
        """
        async with self._repository.store.transaction() as db:
            for guild_id in await privacy.joined_servers(db):
                if known(guild_id) and guild_id not in guild_ids:
                    await privacy.mark_server_left(db, guild_id, self._repository.clock())
            for guild_id in guild_ids:
                await privacy.mark_server_joined(db, guild_id)

    async def delete_expired(self) -> list[int]:
        """Delete data past its retention: that of servers, whose ids are returned, and old backups.

        Matches that were finished before there were statistics are counted.
        """
        async with self._repository.store.transaction() as db:
            left = await privacy.delete_left_servers(db, self._repository.clock() - SERVER_RETENTION)
        await self._counting.catch_up()
        await self._repository.store.delete_old_backups()
        await self._repository.store.drop_deleted()
        return left

    async def _open_tables(self, person_id: int, guild_id: int | None) -> list[int]:
        async with self._repository.store.reading() as db:
            found = await table_rows.search(db, *_open_tables_of(person_id))
        return [row.id for row, _ in found if guild_id in (None, row.guild_id)]

    async def _leave_for_good(self, table_id: int, person_id: int) -> Table:
        try:
            await self._matches.leave(table_id, person_id)
        except TableError as error:
            if error.key not in ("stood-in", "not-seated", "not-running", "stale"):
                raise
        async with self._repository.transaction(table_id) as (_, draft):
            seat = draft.table.seat_of(person_id)
            is_closed = draft.table.status is Status.CLOSED
            if seat is not None and (is_closed or (seat.bot is not None and draft.table.open)):
                draft.give_to_bot(seat)
                if all(each.owner is None for each in draft.table.seats):
                    draft.close(Closing.PLAYERS)
        return draft.outcome.table


def _open_tables_of(person_id: int) -> tuple[ColumnElement[bool], ...]:
    return table_rows.in_status((*OPEN, Status.CLOSED)), table_rows.of_person(person_id)
