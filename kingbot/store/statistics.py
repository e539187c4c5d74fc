"""Counts of tables and moves for monitoring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


@dataclass(frozen=True, slots=True)
class Statistics:
    """The number of tables by status, and of moves by people and by bots."""

    tables: Mapping[str, int]
    by_people: int
    by_bots: int


async def read_statistics(db: AsyncConnection) -> Statistics:
    """Count the tables and moves in the database."""
    status = schema.tables.c.status
    tables: dict[str, int] = {}
    for name, count in await db.execute(select(status, func.count()).group_by(status)):
        tables[name] = count
    moves, by_bots = (await db.execute(select(func.count(), func.count(schema.actions.c.bot)))).one()
    return Statistics(tables, moves - by_bots, by_bots)
