"""Counts of tables for monitoring; what they cost does not grow with the matches that are over."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.tables import OPEN, in_status


async def open_tables_by_status(db: AsyncConnection) -> Mapping[str, int]:
    """How many tables are in each status in which they are not over."""
    status = schema.tables.c.status
    query = select(status, func.count()).where(in_status(OPEN)).group_by(status)
    found = {str(row[0]): int(row[1]) for row in await db.execute(query)}
    return {name: found.get(name, 0) for name in OPEN}
