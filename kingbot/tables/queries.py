"""Reading tables, views of their matches, announcements and match records. Nothing is changed."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final, overload

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.deals import parse_deal
from kingbot.engine.actions import parse_action
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, PublicView
from kingbot.record import MatchRecorder, dumps
from kingbot.store import decisions, log, schema
from kingbot.store import hints as hint_rows
from kingbot.store import invitations as invitation_rows
from kingbot.store import plans as plan_rows
from kingbot.store import tables as table_rows
from kingbot.store.log import DealRow
from kingbot.tables.automatic_moves import cut_in_advance, plans_of_hand
from kingbot.tables.bot_moves import BotMoves
from kingbot.tables.deadlines import public_turn, unavailable_seats
from kingbot.tables.dealing import commitment_in_force, secret_of
from kingbot.tables.decision_log import bot_moves, entries_of_hand
from kingbot.tables.draft import Draft
from kingbot.tables.mapping import invitation_of, table_of
from kingbot.tables.match_log import MatchLog
from kingbot.tables.model import OPEN, Announcement, Invitation, Status, Table, TableError
from kingbot.tables.repository import TableRepository
from kingbot.tables.snapshot import PublicSnapshot, Snapshot
from kingbot.tables.votes import votes_at

REPLAYABLE: Final = 200  # matches that are looked through for those that somebody may replay


class Queries:
    """Read-only access to tables and matches."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def table(self, table_id: int) -> Table:
        """The current state of a table.

        :raises TableError: `no-table`.
        """
        async with self._repository.store.reading() as db:
            found = await table_rows.find(db, table_id)
        if found is None:
            raise TableError("no-table", {"table": table_id})
        return table_of(*found)

    async def own_look(self, table_id: int, person_id: int) -> tuple[Table, PlayerView]:
        """A table and the view of a person's seat, both of the same version.

        :raises TableError: `no-table`; `not-running` if the match never began; `not-seated`.
        """
        table, match_log = await self._load_started_table(table_id)
        seat = table.seat_of(person_id)
        if seat is None:
            raise TableError("not-seated")
        return table, view(match_log.match, seat.number)

    async def invitations(self, table_id: int) -> tuple[Invitation, ...]:
        """The open invitations at a table."""
        async with self._repository.store.reading() as db:
            rows = await invitation_rows.open_at(db, table_id, self._repository.clock())
        return tuple(invitation_of(row) for row in rows)

    async def snapshot(self, table_id: int, moves_back: int) -> Snapshot:
        """A table with the views of all seats, and the announcements of the last `moves_back` moves.

        :raises TableError: `no-table`; `not-running` if the match never began.
        """
        async with self._repository.store.reading() as db:
            table, snapshot, _ = await self.read(db, table_id, moves_back)
        if snapshot is None:
            raise TableError("not-running", {"status": table.status})
        return snapshot

    async def read(
        self, db: AsyncConnection, table_id: int, moves_back: int
    ) -> tuple[Table, Snapshot | None, datetime | None]:
        """A table, its `snapshot` if the match has begun, and when something falls due there by the clock.

        :raises TableError: `no-table`.
        """
        draft = await self._repository.load(db, table_id)
        table, match_log = draft.original, draft.match_log
        next_due = draft.turn.next if draft.turn else None
        if draft.seed is None:
            return table, None, next_due
        self._repository.cache_log(draft)
        rows = await plan_rows.of_table(db, table_id)
        a, b, c, d = (view(match_log.match, seat) for seat in range(4))
        finished = len(match_log.match.finished)
        by_seat = [[row for row in rows if row.seat == seat] for seat in range(4)]
        plans = tuple(tuple(plans_of_hand(own, draft.hand)) for own in by_seat)
        cuts = tuple(cut_in_advance(own, draft.hand) for own in by_seat)
        invitations = tuple(
            invitation_of(row) for row in await invitation_rows.of_table(db, table_id) if row.ended is None
        )
        now = self._repository.clock()
        shown = PublicSnapshot(
            at=now,
            table=table,
            public=view(match_log.match, None),
            announcements=match_log.since(match_log.version - moves_back),
            turn=public_turn(draft.turn),
            votes=await votes_at(db, draft),
            away=await unavailable_seats(db, table, now),
            invitations=invitations,
            commitment=commitment_in_force(draft.seed, table, finished),
            secret=secret_of(draft.seed, table, finished) if finished else None,
            sequence=match_log.version,
            hints=await _hints(db, table),
        )
        return table, Snapshot(open=shown, seats=(a, b, c, d), plans=plans, cuts=cuts), next_due

    @overload
    async def table_and_view(self, table_id: int, seat: None) -> tuple[Table, PublicView]: ...

    @overload
    async def table_and_view(self, table_id: int, seat: int) -> tuple[Table, PlayerView]: ...

    @overload
    async def table_and_view(
        self, table_id: int, seat: int | None
    ) -> tuple[Table, PublicView | PlayerView]: ...

    async def table_and_view(self, table_id: int, seat: int | None) -> tuple[Table, PublicView | PlayerView]:
        """A table and the view of a seat, or of the public, both of the same version.

        :raises TableError: `no-table`; `not-running` if the match never began.
        """
        table, match_log = await self._load_started_table(table_id)
        return table, view(match_log.match, seat)

    @overload
    async def view(self, table_id: int, seat: None) -> PublicView: ...

    @overload
    async def view(self, table_id: int, seat: int) -> PlayerView: ...

    async def view(self, table_id: int, seat: int | None) -> PublicView | PlayerView:
        """The view of a seat, or of the public.

        :raises TableError: `no-table`; `not-running` if the match never began.
        """
        return (await self.table_and_view(table_id, seat))[1]

    async def recent(
        self, table_id: int, since_version: int, limit: int | None = None
    ) -> tuple[Announcement, ...]:
        """The announcements of the match after a version, in order; only the last ones if over `limit`.

        :raises TableError: `no-table`; `not-running` if the match never began.
        """
        _, match_log = await self._load_started_table(table_id)
        announcements = match_log.since(since_version)
        return announcements if limit is None else announcements[max(0, len(announcements) - limit) :]

    async def record(self, table_id: int) -> str | None:
        """The match record (record 1) as text; None while no hand has been finished.

        During the match it holds the finished hands only; afterwards, everything that was played.

        :raises TableError: `no-table`.
        """
        async with self._repository.store.reading() as db:
            draft = await self._repository.load(db, table_id)
            entries = await log.after(db, table_id)
            hints = await _hints(db, draft.original)
        table, match = draft.original, draft.match_log.match
        recorder = MatchRecorder(table.rules, [seat.name for seat in table.seats], hints=hints)
        for entry in entries:
            number = entry.number if isinstance(entry, DealRow) else entry.hand
            if number > len(match.finished) and not table.over:
                break
            if isinstance(entry, DealRow):
                secret = secret_of(draft.seed, table, entry.number)
                recorder.dealt(entry.dealer, parse_deal(entry.deal), again=entry.redeal > 0, secret=secret)
            else:
                recorder.acted(parse_action(entry.text))
        return dumps(recorder.record()) if recorder.hands else None

    async def bot_moves(self, table_id: int, number: int) -> BotMoves | None:
        """What the bots knew in a hand; None while it is not over.

        :raises TableError: `no-table`; `not-running` if the match never began.
        """
        async with self._repository.store.reading() as db:
            draft = await self._load_started(db, table_id)
            finished = draft.match_log.match.finished
            if not 1 <= number <= len(finished):
                return None
            entries = entries_of_hand(await log.after(db, table_id), number)
            kept = await decisions.between(db, table_id, entries[0].sequence, entries[-1].sequence)
        return bot_moves(draft.original.rules, finished, number, entries, kept)

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

    async def replayable(self, person_id: int, guild_id: int | None) -> list[Table]:
        """The last matches with a hand that is over, of a person and of a server; newest first."""
        theirs = table_rows.of_person(person_id)
        where = theirs if guild_id is None else or_(theirs, schema.tables.c.guild_id == guild_id)
        return (await self._search(where, table_rows.with_hand_over(), newest=REPLAYABLE))[::-1]

    async def awaited(self, table_ids: Collection[int]) -> dict[int, int]:
        """Which person's turn it is, by the id of the table; not of those that wait for nobody."""
        columns = schema.turns.c
        query = select(columns.table_id, columns.user_id).where(columns.table_id.in_(table_ids))
        async with self._repository.store.reading() as db:
            return {row.table_id: row.user_id for row in await db.execute(query)}

    async def running(self) -> list[Table]:
        """The tables whose match has begun and is not over, oldest first."""
        return await self._search(table_rows.in_status((Status.RUNNING, Status.PAUSED)))

    async def lobbies(self) -> list[Table]:
        """The tables whose match has not begun, oldest first."""
        return await self._search(table_rows.in_status((Status.LOBBY,)))

    async def versions(self) -> dict[int, tuple[int, int]]:
        """The server and the version of each open table, by its id."""
        async with self._repository.store.reading() as db:
            return await table_rows.versions(db)

    async def all(self) -> list[Table]:
        """Every table there has been, oldest first: for copying and checking, not for answers."""
        return await self._search()

    async def ended(self, since: datetime) -> list[Table]:
        """The tables that were finished or closed at this time or later, oldest first."""
        over = table_rows.in_status((Status.FINISHED, Status.CLOSED, Status.ABANDONED))
        return await self._search(over, schema.tables.c.changed >= since)

    async def _load_started_table(self, table_id: int) -> tuple[Table, MatchLog]:
        async with self._repository.store.reading() as db:
            draft = await self._load_started(db, table_id)
        return draft.original, draft.match_log

    async def _load_started(self, db: AsyncConnection, table_id: int) -> Draft:
        draft = await self._repository.load(db, table_id)
        if draft.seed is None:
            raise TableError("not-running", {"status": draft.original.status})
        self._repository.cache_log(draft)
        return draft

    async def _search(self, *conditions: ColumnElement[bool], newest: int | None = None) -> list[Table]:
        async with self._repository.store.reading() as db:
            found = await table_rows.search(db, *conditions, newest=newest)
        return [table_of(*each) for each in found]


async def _hints(db: AsyncConnection, table: Table) -> tuple[int, int, int, int] | None:
    """How many hints each seat asked for; None while that is a secret, and where there are none."""
    return await hint_rows.counts(db, table.id) if table.over and table.rules.options.hints else None


def _open(only: bool) -> tuple[ColumnElement[bool], ...]:
    return (table_rows.in_status(OPEN),) if only else ()
