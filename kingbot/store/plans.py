"""Plans: cards that players have chosen before their turn. Secret to everybody else at the table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRow:
    """A row of `plans`: `text` is the plan in notation, `dropped` the reason why it will not be played."""

    id: int = 0
    table_id: int
    seat: int
    hand: int
    trick: int
    text: str
    dropped: str | None = None


async def add(db: AsyncConnection, row: PlanRow) -> None:
    """Store a new plan after the others; the id of `row` is ignored."""
    values = asdict(row)
    del values["id"]
    await db.execute(insert(schema.plans), [values])


async def of_seat(db: AsyncConnection, table_id: int, seat: int) -> list[PlanRow]:
    """All plans of a seat in order, dropped ones included."""
    columns = schema.plans.c
    query = (
        select(schema.plans).where(columns.table_id == table_id, columns.seat == seat).order_by(columns.id)
    )
    return [PlanRow(**row) for row in (await db.execute(query)).mappings()]


async def of_table(db: AsyncConnection, table_id: int) -> list[PlanRow]:
    """All plans of all seats of a table in order, dropped ones included."""
    query = select(schema.plans).where(schema.plans.c.table_id == table_id).order_by(schema.plans.c.id)
    return [PlanRow(**row) for row in (await db.execute(query)).mappings()]


async def mark_dropped(db: AsyncConnection, ids: Collection[int], reason: str) -> None:
    """Store the reason why plans will not be played."""
    await db.execute(update(schema.plans).where(schema.plans.c.id.in_(ids)).values(dropped=reason))


async def remove(db: AsyncConnection, ids: Collection[int]) -> None:
    """Delete plans."""
    await db.execute(delete(schema.plans).where(schema.plans.c.id.in_(ids)))


async def clear(db: AsyncConnection, table_id: int, seat: int) -> None:
    """Delete all plans of a seat."""
    columns = schema.plans.c
    await db.execute(delete(schema.plans).where(columns.table_id == table_id, columns.seat == seat))
