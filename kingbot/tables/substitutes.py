"""Invitations: to a seat in a lobby, or to be a substitute in a match; and handing on the host."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import invitations as invitation_rows
from kingbot.store.invitations import InvitationRow
from kingbot.tables.draft import Draft
from kingbot.tables.lobbies import empty_seat, with_clean_name
from kingbot.tables.mapping import invitation_of
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.model import OPEN, Ending, Invitation, Outcome, Person, Seat, Status, Table, TableError
from kingbot.tables.repository import TableRepository
from kingbot.tables.time_control import Mode, TimeControl
from kingbot.tables.turns import may_give

LIVE: Final = timedelta(minutes=10)  # how long an invitation is open at a live table, and elsewhere
ELSEWHERE: Final = timedelta(hours=24)


class Substitutes:
    """Invitations to take a seat, or to take one over, and changing the host.

    An invitation ends with an answer, when it is withdrawn, when its time is up, and with any change of who
    owns or plays the seat. It stays stored until that was told where it was asked.
    """

    def __init__(self, repository: TableRepository, runner: MatchRunner) -> None:
        self._repository = repository
        self._runner = runner

    async def invite(
        self, table_id: int, by: int, person: Person, seat: int | None = None
    ) -> tuple[Table, Invitation]:
        """Invite somebody to take over one's own seat or, as the host, a seat without an owner.

        In a lobby the host invites to an empty seat: this one, or the first. An earlier invitation to the
        same seat is withdrawn, and in a lobby one of the same person.

        :raises TableError: `already-over`, `not-seated`, `not-host`, `cannot-give`, `already-seated`,
            `table-full`, `seat-taken`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(*OPEN, key="already-over")
            in_lobby = draft.table.status is Status.LOBBY
            if in_lobby:
                draft.require_host(by)
                invited = await invitation_rows.open_at(db, table_id, draft.now)
                seat = empty_seat(draft.table, seat, {row.seat for row in invited})
            elif seat is None:
                seat = draft.seat_of(by).number
            if not may_give(draft.table, seat, by):
                draft.require_host(by)
                if not may_give(draft.table, seat, by):
                    raise TableError("cannot-give")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            for earlier in await invitation_rows.of_table(db, table_id):
                if earlier.seat == seat or (in_lobby and earlier.user_id == person.id):
                    await invitation_rows.end(db, earlier.id, Ending.WITHDRAWN)
            row = InvitationRow(
                table_id=table_id,
                seat=seat,
                user_id=person.id,
                by_user_id=by,
                expires=draft.now + lifetime(draft.table.clock),
            )
            row = replace(row, id=await invitation_rows.add(db, row))
        return draft.table, invitation_of(row)

    async def note_message(self, invitation_id: int, channel_id: int, message_id: int) -> None:
        """Store which message asks, so that its end can be told there."""
        async with self._repository.store.transaction() as db:
            await invitation_rows.note_message(db, invitation_id, channel_id, message_id)

    async def forget(self, invitation_id: int) -> None:
        """Delete an invitation whose end was told."""
        async with self._repository.store.transaction() as db:
            await invitation_rows.remove(db, invitation_id)

    async def accept(self, table_id: int, person: Person, invitation_id: int) -> Outcome:
        """Take the seat of an invitation; in a match with its cards, its points and its time.

        :raises TableError: `already-over`, `already-seated`, `not-invited`, `too-many-tables`; `changed` if
            the invitation has ended.
        """
        async with self._repository.edit(table_id) as draft:
            async with self._repository.store.reading() as db:
                row = await _open(db, draft, invitation_id)
                if row.user_id != person.id:
                    raise TableError("not-invited")
                draft.require_status(*OPEN, key="already-over")
                if draft.table.seat_of(person.id) is not None:
                    raise TableError("already-seated")
                await self._repository.check_limits(db, draft.table.guild_id, person.id, new_table=False)
            draft.end_invitation(invitation_id, Ending.TAKEN)
            if draft.table.status is Status.LOBBY:
                draft.sit(Seat(row.seat, with_clean_name(person)))
            else:
                draft.give_to(draft.table.seats[row.seat], with_clean_name(person))
                await self._runner.proceed(draft)
        return draft.outcome

    async def decline(self, table_id: int, person_id: int, invitation_id: int) -> None:
        """Decline an invitation.

        :raises TableError: `no-table`, `not-invited`; `changed` if the invitation has ended.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            if (await _open(db, draft, invitation_id)).user_id != person_id:
                raise TableError("not-invited")
            await invitation_rows.end(db, invitation_id, Ending.DECLINED)

    async def withdraw(self, table_id: int, by: int, invitation_id: int) -> None:
        """Withdraw an invitation that one has made.

        :raises TableError: `no-table`, `not-inviter`; `changed` if the invitation has ended.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            if (await _open(db, draft, invitation_id)).by_user_id != by:
                raise TableError("not-inviter")
            await invitation_rows.end(db, invitation_id, Ending.WITHDRAWN)

    async def expire(self, now: datetime) -> list[int]:
        """End the invitations whose time is up, and return their tables."""
        async with self._repository.store.transaction() as db:
            rows = await invitation_rows.expired(db, now)
            for row in rows:
                await invitation_rows.end(db, row.id, Ending.EXPIRED)
        return sorted({row.table_id for row in rows})

    async def hand_over(self, table_id: int, by: int, person_id: int) -> Outcome:
        """Make another person at the table its host. For the host, and for players where the host is away.

        :raises TableError: `already-over`, `not-host`; `changed` if that person has no seat any more.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(*OPEN, key="already-over")
            draft.require_host(by)
            seat = draft.table.seat_of(person_id)
            if seat is None or seat.owner is None:
                raise TableError("changed")
            if draft.table.host.id != person_id:
                draft.set_host(seat.owner)
        return draft.outcome

    async def replace_host(self, table_id: int, by: int, gone: int) -> Outcome:
        """Make somebody who plays the host in place of one who has left the server.

        :raises TableError: `already-over`, `not-seated`, `stood-in`; `changed` if the host is another one.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(*OPEN, key="already-over")
            seat = draft.seat_played_by(by)
            if draft.table.host.id != gone or seat.owner is None:
                raise TableError("changed")
            draft.set_host(seat.owner)
        return draft.outcome


def lifetime(clock: TimeControl) -> timedelta:
    """How long an invitation is open at a table with this clock."""
    return LIVE if clock.mode is Mode.LIVE else ELSEWHERE


async def _open(db: AsyncConnection, draft: Draft, invitation_id: int) -> InvitationRow:
    """The open invitation with this id.

    :raises TableError: `changed` if it has ended.
    """
    for row in await invitation_rows.open_at(db, draft.table.id, draft.now):
        if row.id == invitation_id and may_give(draft.table, row.seat, row.by_user_id):
            return row
    raise TableError("changed")
