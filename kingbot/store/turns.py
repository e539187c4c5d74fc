"""Whose turn it is, and until when; and when the bot was last at work."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, or_, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema

_ONLY: Final = 1  # the id of the one row of `watch`


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRow:
    """A row of `turns`: the match waits for this person since `version`; `auto` is a secret."""

    table_id: int
    version: int
    user_id: int
    since: datetime
    remind: datetime | None = None
    deadline: datetime | None = None
    auto: datetime | None = None

    @property
    def next(self) -> datetime | None:
        """When something is to be done about it, if ever."""
        times = [at for at in (self.remind, self.deadline, self.auto) if at is not None]
        return min(times, default=None)


async def put(db: AsyncConnection, row: TurnRow) -> None:
    """Write a turn, in place of the table's last one."""
    values = asdict(row)
    await db.execute(
        insert(schema.turns).values(values).on_conflict_do_update(index_elements=["table_id"], set_=values)
    )


async def clear(db: AsyncConnection, table_id: int) -> None:
    """Note that a table waits for nobody."""
    await db.execute(delete(schema.turns).where(schema.turns.c.table_id == table_id))


async def find(db: AsyncConnection, table_id: int) -> TurnRow | None:
    """The turn at a table; None if it waits for nobody."""
    row = (
        (await db.execute(select(schema.turns).where(schema.turns.c.table_id == table_id))).mappings().first()
    )
    return TurnRow(**row) if row else None


async def of_person(db: AsyncConnection, user_id: int) -> list[TurnRow]:
    """Where somebody is awaited, the one that has waited longest first."""
    columns = schema.turns.c
    where = select(schema.turns).where(columns.user_id == user_id).order_by(columns.since, columns.table_id)
    return [TurnRow(**row) for row in (await db.execute(where)).mappings()]


async def due(db: AsyncConnection, now: datetime) -> list[TurnRow]:
    """The turns about which something is to be done by now, the most pressing first."""
    columns = schema.turns.c
    late = or_(columns.remind <= now, columns.deadline <= now, columns.auto <= now)
    rows = [TurnRow(**row) for row in (await db.execute(select(schema.turns).where(late))).mappings()]
    return sorted(rows, key=lambda row: (row.next or now, row.table_id))


async def timed(db: AsyncConnection) -> list[TurnRow]:
    """The turns on which a clock runs."""
    where = select(schema.turns).where(schema.turns.c.deadline.is_not(None))
    return [TurnRow(**row) for row in (await db.execute(where)).mappings()]


async def seen(db: AsyncConnection) -> datetime | None:
    """When the bot was last at work."""
    return (await db.execute(select(schema.watch.c.seen))).scalar_one_or_none()


async def see(db: AsyncConnection, now: datetime) -> None:
    """Note that the bot is at work."""
    values = {"id": _ONLY, "seen": now}
    await db.execute(
        insert(schema.watch).values(values).on_conflict_do_update(index_elements=["id"], set_=values)
    )
