"""Substitutes: a seat, or the host's part, handed to somebody else."""

from __future__ import annotations

from kingbot.store import votes as vote_rows
from kingbot.store.votes import InvitationRow
from kingbot.tables.draft import Draft
from kingbot.tables.lobbies import named
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.model import OPEN, Outcome, Person, Status, Table, TableError
from kingbot.tables.repository import TableRepository


class Substitutes:
    """Invitations to take over a seat, and the host's part."""

    def __init__(self, repository: TableRepository, runner: MatchRunner) -> None:
        self._repository = repository
        self._runner = runner

    async def invite(self, table_id: int, by: int, person: Person, seat: int | None = None) -> Table:
        """Ask somebody to take over one's own seat; or, as the host, one that belongs to nobody.

        :raises TableError: `not-running`, `not-seated`, `not-host`, `cannot-give`, `already-seated`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            if seat is None:
                seat = draft.seat_of(by).number
            row = InvitationRow(table_id=table_id, seat=seat, user_id=person.id, by_user_id=by)
            if not _may_give(draft, row):
                draft.must_host(by)
                raise TableError("cannot-give")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            await vote_rows.save_invitation(db, row)
        return draft.table

    async def accept(self, table_id: int, person: Person) -> Outcome:
        """Take over the seat that one was asked to take, with its cards and its points.

        :raises TableError: `not-running`, `already-seated`, `not-invited`, `too-many-tables`.
        """
        async with self._repository.edit(table_id) as draft:
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            async with self._repository.store.reading() as db:
                mine = [
                    row
                    for row in await vote_rows.invitations_of_table(db, table_id)
                    if row.user_id == person.id
                ]
                mine = [row for row in mine if _may_give(draft, row)]
                if not mine:
                    raise TableError("not-invited")
                await self._repository.check_limits(db, draft.table.guild_id, person.id, new_table=False)
            before, person = draft.table.seats[mine[0].seat], named(person)
            draft.give_to(before, person)
            await self._runner.proceed(draft)
        return draft.outcome

    async def decline(self, table_id: int, person_id: int) -> bool:
        """Not take over the seat that one was asked to take; whether one was.

        :raises TableError: `no-table`.
        """
        async with self._repository.transaction(table_id) as (db, _):
            mine = [
                row for row in await vote_rows.invitations_of_table(db, table_id) if row.user_id == person_id
            ]
            for row in mine:
                await vote_rows.remove_invitation(db, table_id, row.seat)
        return bool(mine)

    async def hand_over(self, table_id: int, by: int, person_id: int) -> Outcome:
        """Make somebody at the table its host. For the host.

        :raises TableError: `already-over`, `not-host`, `not-seated`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.must_be(*OPEN, key="already-over")
            draft.must_host(by)
            owner = draft.seat_of(person_id).owner
            assert owner is not None  # the seat was found by its owner
            draft.set_host(owner)
        return draft.outcome


def _may_give(draft: Draft, row: InvitationRow) -> bool:
    """Whether whoever invites may give the seat: it is theirs, or nobody's and they are the host."""
    owner = draft.table.seats[row.seat].owner
    giver = owner.id if owner is not None else draft.table.host.id
    return giver == row.by_user_id
