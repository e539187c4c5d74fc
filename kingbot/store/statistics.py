"""How much there is, for those who watch over the bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


@dataclass(frozen=True, slots=True)
class Numbers:
    """Tables by status; moves by people, and by bots."""

    tables: Mapping[str, int]
    by_people: int
    by_bots: int


async def numbers(db: AsyncConnection) -> Numbers:
    """Count."""
    status = schema.tables.c.status
    tables: dict[str, int] = {}
    for name, count in await db.execute(select(status, func.count()).group_by(status)):
        tables[name] = count
    moves = (await db.execute(select(func.count(), func.count(schema.actions.c.bot)))).one()
    return Numbers(tables, moves[0] - moves[1], moves[1])
