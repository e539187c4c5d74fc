"""The hints that players asked for at tables that allow them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import packed, schema
from kingbot.store.upsert import upsert


async def note(db: AsyncConnection, table_id: int, sequence: int, seat: int, user_id: int) -> None:
    """Store that the owner of a seat asked in the position after an entry of the log; once counts."""
    values = {"table_id": table_id, "sequence": sequence, "seat": seat, "user_id": user_id}
    await upsert(db, schema.hints, values)


async def asked(db: AsyncConnection, table_id: int, sequence: int) -> bool:
    """Whether whoever had the turn after an entry of the log asked."""
    columns = schema.hints.c
    query = select(columns.seat).where(columns.table_id == table_id, columns.sequence == sequence)
    return (await db.execute(query)).first() is not None


async def counts(db: AsyncConnection, table_id: int) -> tuple[int, int, int, int]:
    """How many times each seat asked."""
    columns = schema.hints.c
    query = (
        select(columns.seat, func.count().label("times"))
        .where(columns.table_id == table_id)
        .group_by(columns.seat)
    )
    found: Mapping[int, int] = {row.seat: row.times for row in await db.execute(query)}
    if not found:
        found = Counter(row["seat"] for row in (await packed.rows_of(db, table_id))[schema.hints])
    return (found.get(0, 0), found.get(1, 0), found.get(2, 0), found.get(3, 0))
