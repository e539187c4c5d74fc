"""What people at a table are for, and whom they have asked to take over a seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRow:
    """A row of `votes`; `seat` -1 where the subject is no seat."""

    table_id: int
    subject: str
    seat: int
    user_id: int
    hand: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """A row of `invitations`."""

    table_id: int
    seat: int
    user_id: int
    by_user_id: int


async def vote(db: AsyncConnection, row: VoteRow) -> None:
    """Note a vote; giving it again changes nothing."""
    values = asdict(row)
    await db.execute(
        insert(schema.votes)
        .values(values)
        .on_conflict_do_update(index_elements=["table_id", "subject", "seat", "user_id"], set_=values)
    )


async def withdraw(db: AsyncConnection, row: VoteRow) -> None:
    """Take a vote back."""
    columns = schema.votes.c
    await db.execute(
        delete(schema.votes).where(
            columns.table_id == row.table_id,
            columns.subject == row.subject,
            columns.seat == row.seat,
            columns.user_id == row.user_id,
        )
    )


async def votes(db: AsyncConnection, table_id: int) -> list[VoteRow]:
    """All votes at a table."""
    columns = schema.votes.c
    where = select(schema.votes).where(columns.table_id == table_id).order_by(columns.subject, columns.seat)
    return [VoteRow(**row) for row in (await db.execute(where)).mappings()]


async def settle(db: AsyncConnection, table_id: int, subject: str, seat: int) -> None:
    """Forget the votes on something that is settled."""
    columns = schema.votes.c
    await db.execute(
        delete(schema.votes).where(
            columns.table_id == table_id, columns.subject == subject, columns.seat == seat
        )
    )


async def invite(db: AsyncConnection, row: InvitationRow) -> None:
    """Note who is asked to take a seat over, in place of whoever was asked before."""
    values = asdict(row)
    await db.execute(
        insert(schema.invitations)
        .values(values)
        .on_conflict_do_update(index_elements=["table_id", "seat"], set_=values)
    )


async def invitations(db: AsyncConnection, table_id: int) -> list[InvitationRow]:
    """Who is asked to take over which seat of a table."""
    where = select(schema.invitations).where(schema.invitations.c.table_id == table_id)
    return [InvitationRow(**row) for row in (await db.execute(where)).mappings()]


async def uninvite(db: AsyncConnection, table_id: int, seat: int) -> None:
    """Forget who was asked to take over a seat."""
    columns = schema.invitations.c
    await db.execute(delete(schema.invitations).where(columns.table_id == table_id, columns.seat == seat))
