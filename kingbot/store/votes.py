"""Votes of the players at a table."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.upsert import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRow:
    """A row of `votes`: `user_id` is in favour of a subject; `against_user_id` may be `NOBODY`."""

    table_id: int
    subject: str
    against_user_id: int
    user_id: int
    hand: int


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
            columns.against_user_id == row.against_user_id,
            columns.user_id == row.user_id,
        )
    )


async def votes_of_table(db: AsyncConnection, table_id: int) -> list[VoteRow]:
    """All votes at a table."""
    columns = schema.votes.c
    query = (
        select(schema.votes)
        .where(columns.table_id == table_id)
        .order_by(columns.subject, columns.against_user_id)
    )
    return [VoteRow(**row) for row in (await db.execute(query)).mappings()]


async def clear_subject(db: AsyncConnection, table_id: int, subject: str, against: int) -> None:
    """Delete all votes on a subject."""
    columns = schema.votes.c
    await db.execute(
        delete(schema.votes).where(
            columns.table_id == table_id, columns.subject == subject, columns.against_user_id == against
        )
    )


async def clear_person(db: AsyncConnection, table_id: int, user_id: int, *, against: bool) -> None:
    """Delete all votes of a person at a table, and those `against` them as well if wanted."""
    columns = schema.votes.c
    theirs = columns.user_id == user_id
    theirs = or_(theirs, columns.against_user_id == user_id) if against else theirs
    await db.execute(delete(schema.votes).where(columns.table_id == table_id, theirs))


async def clear_table(db: AsyncConnection, table_id: int) -> None:
    """Delete all votes at a table."""
    await db.execute(delete(schema.votes).where(schema.votes.c.table_id == table_id))
