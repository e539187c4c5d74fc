"""Invitations to take over a seat, and the messages that ask."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """A row of `invitations`: `by_user_id` has asked `user_id` to take over a seat.

    `ended` is why the invitation has ended; None while it is open.
    """

    table_id: int
    seat: int
    user_id: int
    by_user_id: int
    expires: datetime
    id: int = 0
    ended: str | None = None
    channel_id: int | None = None
    message_id: int | None = None


async def add(db: AsyncConnection, row: InvitationRow) -> int:
    """Store a new invitation and return its id; the id of `row` is ignored."""
    values = asdict(row)
    del values["id"]
    result = await db.execute(insert(schema.invitations).values(values).returning(schema.invitations.c.id))
    return int(result.scalar_one())


async def of_table(db: AsyncConnection, table_id: int) -> list[InvitationRow]:
    """All invitations at a table, open or ended, oldest first."""
    columns = schema.invitations.c
    query = select(schema.invitations).where(columns.table_id == table_id).order_by(columns.id)
    return [InvitationRow(**row) for row in (await db.execute(query)).mappings()]


async def open_at(db: AsyncConnection, table_id: int, now: datetime) -> list[InvitationRow]:
    """The invitations at a table that can still be accepted."""
    return [row for row in await of_table(db, table_id) if row.ended is None and now < row.expires]


async def expired(db: AsyncConnection, now: datetime) -> list[InvitationRow]:
    """The open invitations whose time is up."""
    columns = schema.invitations.c
    query = select(schema.invitations).where(columns.ended.is_(None), columns.expires <= now)
    return [InvitationRow(**row) for row in (await db.execute(query)).mappings()]


async def end(db: AsyncConnection, invitation_id: int, reason: str) -> None:
    """Store why an invitation has ended; an earlier reason stays."""
    columns = schema.invitations.c
    await db.execute(
        update(schema.invitations)
        .where(columns.id == invitation_id, columns.ended.is_(None))
        .values(ended=reason)
    )


async def note_message(db: AsyncConnection, invitation_id: int, channel_id: int, message_id: int) -> None:
    """Store which message asks."""
    await db.execute(
        update(schema.invitations)
        .where(schema.invitations.c.id == invitation_id)
        .values(channel_id=channel_id, message_id=message_id)
    )


async def remove(db: AsyncConnection, invitation_id: int) -> None:
    """Delete an invitation."""
    await db.execute(delete(schema.invitations).where(schema.invitations.c.id == invitation_id))
