"""Tables and their seats; a table is written only if it still has the version that was read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from itertools import groupby
from operator import itemgetter
from typing import Final, TypeVar

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema

LARGEST_ID: Final = 2**31 - 1
OPEN = ("lobby", "running", "paused")


class StaleWriteError(Exception):
    """The table has changed since it was read; nothing was written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A row of `seats`: its owner, the bot that plays it, and its state on the clock."""

    table_id: int
    number: int
    user_id: int | None = None
    user_name: str | None = None
    bot: str | None = None
    bot_name: str | None = None
    misses: int = 0
    bank: int | None = None
    claim: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A row of `tables`; `rules` and `clock` are in notation, `seed` is secret until the match is over.

    `deal_scheme` is how deals come from the seed: 1 for all from one (`tables.seed_deals`), 2 for a secret a
    hand (`deals`).
    """

    id: int
    status: str
    version: int
    host_id: int
    guild_id: int
    channel_id: int
    rules: str
    language: str
    level: str
    reserved: int
    thread: bool
    seed: str | None
    created: datetime
    changed: datetime
    again_of: int | None = None
    clock: str = "none"
    counter: bool = True
    host_seen: datetime | None = None
    closed: str | None = None
    deal_scheme: int = 2


async def add(db: AsyncConnection, row: TableRow) -> int:
    """Store a new table and return its id; the id of `row` is ignored."""
    values = asdict(row)
    del values["id"]
    result = await db.execute(insert(schema.tables).values(values).returning(schema.tables.c.id))
    return int(result.scalar_one())


async def find(db: AsyncConnection, table_id: int) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats in order; None if there is none with this id."""
    if not 0 < table_id <= LARGEST_ID:  # the engines would refuse the statement
        return None
    found = await search(db, schema.tables.c.id == table_id)
    return found[0] if found else None


async def search(
    db: AsyncConnection, *conditions: ColumnElement[bool], newest: int | None = None
) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables that meet all conditions, oldest first, each with its seats in order.

    With `newest` only the last so many.
    """
    wanted: tuple[ColumnElement[bool], ...] = conditions
    if newest is not None:
        last = select(schema.tables.c.id).where(*conditions).order_by(schema.tables.c.id.desc()).limit(newest)
        wanted = (schema.tables.c.id.in_(last),)
    query = (
        select(schema.tables, schema.seats)
        .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
        .where(*wanted)
        .order_by(schema.tables.c.id, schema.seats.c.number)
    )
    rows = (await db.execute(query)).mappings().all()
    return [
        (_row(TableRow, seats[0]), [_row(SeatRow, seat) for seat in seats])
        for _, [*seats] in groupby(rows, key=itemgetter("id"))
    ]


RowT = TypeVar("RowT", TableRow, SeatRow)


def _row(kind: type[RowT], values: RowMapping) -> RowT:
    return kind(**{name: values[name] for name in kind.__dataclass_fields__})


def of_person(user_id: int) -> ColumnElement[bool]:
    """The condition that this person has a seat at the table."""
    seats = schema.seats.c
    return schema.tables.c.id.in_(select(seats.table_id).where(seats.user_id == user_id))


def with_hand_over() -> ColumnElement[bool]:
    """The condition that a hand of the match was finished: the match was, or a further hand was dealt."""
    hands, packed = schema.hands.c, schema.packed.c
    dealt = select(hands.table_id).where(hands.table_id == schema.tables.c.id, hands.number > 1).exists()
    packed_away = select(packed.hands).where(packed.table_id == schema.tables.c.id, packed.hands > 1).exists()
    return or_(in_status(("finished",)), dealt, packed_away)


def in_status(statuses: Collection[str]) -> ColumnElement[bool]:
    """The condition that the table has one of these statuses."""
    return schema.tables.c.status.in_(statuses)


async def count(db: AsyncConnection, *conditions: ColumnElement[bool]) -> int:
    """The number of tables that meet all conditions."""
    return (await db.execute(select(func.count()).select_from(schema.tables).where(*conditions))).scalar_one()


async def guilds(db: AsyncConnection, table_ids: Collection[int]) -> dict[int, int]:
    """The servers of tables, by the ids of these."""
    if not table_ids:
        return {}
    columns = schema.tables.c
    found = await db.execute(select(columns.id, columns.guild_id).where(columns.id.in_(table_ids)))
    return {row.id: row.guild_id for row in found}


async def versions(db: AsyncConnection) -> dict[int, tuple[int, int]]:
    """The server and the version of each open table, by its id."""
    columns = schema.tables.c
    found = await db.execute(select(columns.id, columns.guild_id, columns.version).where(in_status(OPEN)))
    return {row.id: (row.guild_id, row.version) for row in found}


async def save(db: AsyncConnection, row: TableRow, *, expected: int) -> None:
    """Update a table, if it still has the expected version.

    :raises StaleWriteError: if it has another one, or is gone.
    """
    values = asdict(row)
    del values["id"]
    columns = schema.tables.c
    result = await db.execute(
        update(schema.tables).where(columns.id == row.id, columns.version == expected).values(values)
    )
    if result.rowcount != 1:
        raise StaleWriteError(f"table {row.id} no longer has version {expected}")


async def move_changes_along(db: AsyncConnection, step: timedelta) -> None:
    """Move the last changes of lobbies and paused tables along with the machine's clock, which was set."""
    columns = schema.tables.c
    if not step:
        return
    found = await db.execute(select(columns.id, columns.changed).where(in_status(("lobby", "paused"))))
    for table_id, changed in found.all():
        await db.execute(update(schema.tables).where(columns.id == table_id).values(changed=changed + step))


async def replace_seats(db: AsyncConnection, table_id: int, rows: Iterable[SeatRow]) -> None:
    """Replace all seats of a table."""
    await db.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
    values: Sequence[dict[str, object]] = [asdict(row) for row in rows]
    await db.execute(insert(schema.seats), values)
