"""Whose turn it is at each table, with its times; and when the bot was last running."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.upsert import upsert

BOTS: Final = 0
"""In the place of a user id: bots move next."""

_HEARTBEAT_ID: Final = 1  # of the only row of `watch`


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRow:
    """A row of `turns`: the match waits for this person, or for `BOTS`, since `version`.

    `remind`, `deadline` and `auto` are when a reminder, the timeout and an automatic move are due. `auto` is
    secret: it tells that this person has planned a move. That of bots is when they move.
    """

    table_id: int
    version: int
    user_id: int
    since: datetime
    remind: datetime | None = None
    deadline: datetime | None = None
    auto: datetime | None = None

    @property
    def next(self) -> datetime | None:
        """When the first of these is due; None if none is."""
        times = [at for at in (self.remind, self.deadline, self.auto) if at is not None]
        return min(times, default=None)


async def save(db: AsyncConnection, row: TurnRow) -> None:
    """Store a turn in place of the table's former one."""
    await upsert(db, schema.turns, asdict(row))


async def remove(db: AsyncConnection, table_id: int) -> None:
    """Delete the turn of a table, if there is one: it waits for nobody."""
    await db.execute(delete(schema.turns).where(schema.turns.c.table_id == table_id))


async def find(db: AsyncConnection, table_id: int) -> TurnRow | None:
    """The turn at a table; None if it waits for nobody."""
    query = select(schema.turns).where(schema.turns.c.table_id == table_id)
    row = (await db.execute(query)).mappings().first()
    return TurnRow(**row) if row else None


async def of_person(db: AsyncConnection, user_id: int) -> list[TurnRow]:
    """All turns of a person, the oldest first."""
    columns = schema.turns.c
    query = select(schema.turns).where(columns.user_id == user_id).order_by(columns.since, columns.table_id)
    return [TurnRow(**row) for row in (await db.execute(query)).mappings()]


async def due(db: AsyncConnection, now: datetime) -> list[TurnRow]:
    """The turns of which something is due by now, the one that has been due longest first."""
    columns = schema.turns.c
    times = (columns.remind, columns.deadline, columns.auto)
    query = union(*(select(schema.turns).where(each <= now) for each in times))  # each from its index
    rows = [TurnRow(**row) for row in (await db.execute(query)).mappings()]
    return sorted(rows, key=lambda row: (row.next or now, row.table_id))


async def timed(db: AsyncConnection) -> list[TurnRow]:
    """The turns that have a deadline, or an automatic move."""
    columns = schema.turns.c
    query = select(schema.turns).where(or_(columns.deadline.is_not(None), columns.auto.is_not(None)))
    return [TurnRow(**row) for row in (await db.execute(query)).mappings()]


async def last_seen(db: AsyncConnection) -> datetime | None:
    """When the bot was last running; None if never."""
    return (await db.execute(select(schema.heartbeat.c.seen))).scalar_one_or_none()


async def save_last_seen(db: AsyncConnection, now: datetime) -> None:
    """Store that the bot is running now."""
    await upsert(db, schema.heartbeat, {"id": _HEARTBEAT_ID, "seen": now})
