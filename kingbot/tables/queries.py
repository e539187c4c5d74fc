"""Queries: tables, views of their matches, what has happened, the match record. Nothing is changed."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.actions import parse_action
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView
from kingbot.record import Scribe, dumps
from kingbot.store import log, schema
from kingbot.store import plans as plan_rows
from kingbot.store import tables as table_rows
from kingbot.store.log import DealRow
from kingbot.tables.automatic_moves import planned
from kingbot.tables.deadlines import away_at, public_turn
from kingbot.tables.deals import parse_deal
from kingbot.tables.draft import Draft
from kingbot.tables.mapping import table_of
from kingbot.tables.match_log import MatchLog
from kingbot.tables.model import OPEN, Announcement, Status, Table, TableError
from kingbot.tables.repository import TableRepository
from kingbot.tables.snapshot import Snapshot
from kingbot.tables.votes import votes_at


class Queries:
    """Reads tables."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def table(self, table_id: int) -> Table:
        """A table as it is now.

        :raises TableError: `no-table`.
        """
        async with self._repository.store.reading() as db:
            found = await table_rows.find(db, table_id)
        if found is None:
            raise TableError("no-table", {"table": table_id})
        return table_of(*found)

    async def table_and_view(self, table_id: int, seat: int | None) -> tuple[Table, PlayerView]:
        """A table and its match as that seat, or the public, sees it: both of the same version.

        :raises TableError: `no-table`; `not-running`, if the match never began.
        """
        table, match_log = await self._begun_table(table_id)
        return table, view(match_log.match, seat)

    async def snapshot(self, table_id: int, moves_back: int) -> Snapshot:
        """A table as it is now, through everybody's eyes, with what was told of the last so many moves.

        :raises TableError: `no-table`; `not-running`, if the match never began.
        """
        async with self._repository.store.reading() as db:
            draft = await self._begun(db, table_id)
            votes = await votes_at(db, draft)
            away = await away_at(db, draft.read, self._repository.clock())
            rows = await plan_rows.of_table(db, table_id)
        table, match_log = draft.read, draft.match_log
        a, b, c, d = (view(match_log.match, seat) for seat in range(4))
        told, turn = match_log.since(match_log.version - moves_back), public_turn(draft.turn)
        plans = tuple(
            tuple(planned([row for row in rows if row.seat == seat], draft.hand)) for seat in range(4)
        )
        return Snapshot(table, view(match_log.match, None), (a, b, c, d), told, turn, votes, away, plans)

    async def view(self, table_id: int, seat: int | None) -> PlayerView:
        """The match as that seat, or the public, sees it.

        :raises TableError: `no-table`; `not-running`, if the match never began.
        """
        return (await self.table_and_view(table_id, seat))[1]

    async def recent(
        self, table_id: int, since_version: int, limit: int | None = None
    ) -> tuple[Announcement, ...]:
        """What has happened in the match after that version, in order; of too much only the latest.

        :raises TableError: `no-table`; `not-running`, if the match never began.
        """
        _, match_log = await self._begun_table(table_id)
        told = match_log.since(since_version)
        return told if limit is None else told[max(0, len(told) - limit) :]

    async def record(self, table_id: int) -> str | None:
        """The match record (record 1) as text; None while no hand has been finished.

        While the match lasts it holds the finished hands only, and all that was played once it is over.

        :raises TableError: `no-table`.
        """
        async with self._repository.store.reading() as db:
            draft = await self._repository.load(db, table_id)
            entries = await log.after(db, table_id)
        table, match = draft.read, draft.match_log.match
        scribe = Scribe(table.rules, [seat.name for seat in table.seats])
        for entry in entries:
            number = entry.number if isinstance(entry, DealRow) else entry.hand
            if number > len(match.finished) and not table.over:
                break
            if isinstance(entry, DealRow):
                scribe.dealt(entry.dealer, parse_deal(entry.deal), again=entry.redeal > 0)
            else:
                scribe.acted(parse_action(entry.text))
        return dumps(scribe.record()) if scribe.hands else None

    async def tables_of(self, person_id: int, *, open_only: bool = True) -> list[Table]:
        """The tables where a person has a seat, oldest first."""
        return await self._search(table_rows.of_person(person_id), *_open(open_only))

    async def tables_in(
        self, guild_id: int, channel_id: int | None = None, *, open_only: bool = True
    ) -> list[Table]:
        """The tables of a server, or of one channel of it, oldest first."""
        columns = schema.tables.c
        where = [columns.guild_id == guild_id, *_open(open_only)]
        if channel_id is not None:
            where.append(columns.channel_id == channel_id)
        return await self._search(*where)

    async def running(self) -> list[Table]:
        """The tables whose match is being played, oldest first."""
        return await self._search(table_rows.in_status((Status.RUNNING, Status.PAUSED)))

    async def lobbies(self) -> list[Table]:
        """The tables that wait for their players, oldest first."""
        return await self._search(table_rows.in_status((Status.LOBBY,)))

    async def ended(self, since: datetime) -> list[Table]:
        """The tables that were finished or closed at that time or later, oldest first."""
        over = table_rows.in_status((Status.FINISHED, Status.ABANDONED))
        return await self._search(over, schema.tables.c.changed >= since)

    async def _begun_table(self, table_id: int) -> tuple[Table, MatchLog]:
        async with self._repository.store.reading() as db:
            draft = await self._begun(db, table_id)
        return draft.read, draft.match_log

    async def _begun(self, db: AsyncConnection, table_id: int) -> Draft:
        draft = await self._repository.load(db, table_id)
        if not draft.match_log.version:
            raise TableError("not-running", {"status": draft.read.status})
        self._repository.remember(draft)
        return draft

    async def _search(self, *conditions: ColumnElement[bool]) -> list[Table]:
        async with self._repository.store.reading() as db:
            return [table_of(*found) for found in await table_rows.search(db, *conditions)]


def _open(only: bool) -> tuple[ColumnElement[bool], ...]:
    return (table_rows.in_status(OPEN),) if only else ()
