"""Votes of the players at a table, and invitations to take over a seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.upsert import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRow:
    """A row of `votes`: somebody is in favour of a subject; `seat` is -1 if it is about no seat."""

    table_id: int
    subject: str
    seat: int
    user_id: int
    hand: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """A row of `invitations`: `by_user_id` has asked `user_id` to take over a seat."""

    table_id: int
    seat: int
    user_id: int
    by_user_id: int


async def add_vote(db: AsyncConnection, row: VoteRow) -> None:
    """Store a vote; storing it again changes nothing."""
    await upsert(db, schema.votes, asdict(row))


async def remove_vote(db: AsyncConnection, row: VoteRow) -> None:
    """Delete a vote, if there is one."""
    columns = schema.votes.c
    await db.execute(
        delete(schema.votes).where(
            columns.table_id == row.table_id,
            columns.subject == row.subject,
            columns.seat == row.seat,
            columns.user_id == row.user_id,
        )
    )


async def votes_of_table(db: AsyncConnection, table_id: int) -> list[VoteRow]:
    """All votes at a table."""
    columns = schema.votes.c
    query = select(schema.votes).where(columns.table_id == table_id).order_by(columns.subject, columns.seat)
    return [VoteRow(**row) for row in (await db.execute(query)).mappings()]


async def clear_subject(db: AsyncConnection, table_id: int, subject: str, seat: int) -> None:
    """Delete all votes on a subject."""
    columns = schema.votes.c
    await db.execute(
        delete(schema.votes).where(
            columns.table_id == table_id, columns.subject == subject, columns.seat == seat
        )
    )


async def save_invitation(db: AsyncConnection, row: InvitationRow) -> None:
    """Store an invitation in place of the seat's former one."""
    await upsert(db, schema.invitations, asdict(row))


async def invitations_of_table(db: AsyncConnection, table_id: int) -> list[InvitationRow]:
    """All invitations at a table."""
    query = select(schema.invitations).where(schema.invitations.c.table_id == table_id)
    return [InvitationRow(**row) for row in (await db.execute(query)).mappings()]


async def remove_invitation(db: AsyncConnection, table_id: int, seat: int) -> None:
    """Delete the invitation to a seat, if there is one."""
    columns = schema.invitations.c
    await db.execute(delete(schema.invitations).where(columns.table_id == table_id, columns.seat == seat))
