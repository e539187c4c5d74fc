"""Substitutes: handing a seat, or the role of the host, to somebody else."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import votes as vote_rows
from kingbot.store.votes import InvitationRow
from kingbot.tables.draft import Draft
from kingbot.tables.lobbies import with_clean_name
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.model import OPEN, Outcome, Person, Status, Table, TableError
from kingbot.tables.repository import TableRepository


class Substitutes:
    """Invitations to take over a seat, and changing the host."""

    def __init__(self, repository: TableRepository, runner: MatchRunner) -> None:
        self._repository = repository
        self._runner = runner

    async def invite(self, table_id: int, by: int, person: Person, seat: int | None = None) -> Table:
        """Invite somebody to take over one's own seat or, as the host, a seat without an owner.

        :raises TableError: `not-running`, `not-seated`, `not-host`, `cannot-give`, `already-seated`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(Status.RUNNING, Status.PAUSED, key="not-running")
            if seat is None:
                seat = draft.seat_of(by).number
            row = InvitationRow(table_id=table_id, seat=seat, user_id=person.id, by_user_id=by)
            if not _may_give(draft, row):
                draft.require_host(by)
                raise TableError("cannot-give")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            await vote_rows.save_invitation(db, row)
        return draft.table

    async def accept(self, table_id: int, person: Person) -> Outcome:
        """Take over the seat that one was invited to, with its cards and points.

        :raises TableError: `not-running`, `already-seated`, `not-invited`, `too-many-tables`.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.RUNNING, Status.PAUSED, key="not-running")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            async with self._repository.store.reading() as db:
                rows = await _invitations_of(db, table_id, person.id)
                seat = next((row.seat for row in rows if _may_give(draft, row)), None)
                if seat is None:
                    raise TableError("not-invited")
                await self._repository.check_limits(db, draft.table.guild_id, person.id, new_table=False)
            draft.give_to(draft.table.seats[seat], with_clean_name(person))
            await self._runner.proceed(draft)
        return draft.outcome

    async def decline(self, table_id: int, person_id: int) -> bool:
        """Decline an invitation; returns whether there was one.

        :raises TableError: `no-table`.
        """
        async with self._repository.transaction(table_id) as (db, _):
            rows = await _invitations_of(db, table_id, person_id)
            for row in rows:
                await vote_rows.remove_invitation(db, table_id, row.seat)
        return bool(rows)

    async def hand_over(self, table_id: int, by: int, person_id: int) -> Outcome:
        """Make another person at the table its host. For the host.

        :raises TableError: `already-over`, `not-host`, `not-seated`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(*OPEN, key="already-over")
            draft.require_host(by)
            owner = draft.seat_of(person_id).owner
            assert owner is not None  # the seat was found by its owner
            draft.set_host(owner)
        return draft.outcome


async def _invitations_of(db: AsyncConnection, table_id: int, person_id: int) -> list[InvitationRow]:
    rows = await vote_rows.invitations_of_table(db, table_id)
    return [row for row in rows if row.user_id == person_id]


def _may_give(draft: Draft, row: InvitationRow) -> bool:
    """Whether the inviter may give the seat: it is theirs, or it has no owner and they are the host."""
    owner = draft.table.seats[row.seat].owner
    giver = owner.id if owner is not None else draft.table.host.id
    return giver == row.by_user_id
