"""What somebody has planned to play, in the order they planned it: a secret of their seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRow:
    """A row of `plans`."""

    id: int = 0
    table_id: int
    seat: int
    hand: int
    trick: int
    text: str
    dropped: str | None = None


async def add(db: AsyncConnection, row: PlanRow) -> None:
    """Write a plan behind those that are there; the row's own id is ignored."""
    values = asdict(row)
    del values["id"]
    await db.execute(insert(schema.plans), [values])


async def of_seat(db: AsyncConnection, table_id: int, seat: int) -> list[PlanRow]:
    """A seat's plans in order, dropped ones too."""
    columns = schema.plans.c
    where = (
        select(schema.plans).where(columns.table_id == table_id, columns.seat == seat).order_by(columns.id)
    )
    return [PlanRow(**row) for row in (await db.execute(where)).mappings()]


async def of_table(db: AsyncConnection, table_id: int) -> list[PlanRow]:
    """The plans of all seats of a table, in order, dropped ones too."""
    where = select(schema.plans).where(schema.plans.c.table_id == table_id).order_by(schema.plans.c.id)
    return [PlanRow(**row) for row in (await db.execute(where)).mappings()]


async def drop(db: AsyncConnection, ids: Collection[int], why: str) -> None:
    """Note why plans will not be played."""
    await db.execute(update(schema.plans).where(schema.plans.c.id.in_(ids)).values(dropped=why))


async def remove(db: AsyncConnection, ids: Collection[int]) -> None:
    """Forget plans."""
    await db.execute(delete(schema.plans).where(schema.plans.c.id.in_(ids)))


async def clear(db: AsyncConnection, table_id: int, seat: int) -> None:
    """Forget all plans of a seat."""
    columns = schema.plans.c
    await db.execute(delete(schema.plans).where(columns.table_id == table_id, columns.seat == seat))
