"""Matches that are over and packed: the rows of their logs as one compressed value each.

`log`, `decisions`, `hints` and `standings` read them from here where a match has no rows any more, and
`privacy` exports and forgets in them. Nothing of a packed match is ever written again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, Table, delete, insert, literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import StoredRows
from kingbot.store import schema
from kingbot.store.packed_code import PACKED, PackedError, Rows, decode, encode

OVER: Final = ("finished", "abandoned")  # a match with another status may go on


async def due(db: AsyncConnection, before: datetime, limit: int) -> list[int]:
    """Tables with a match that was over before this time, and is not packed; those begun first come first."""
    tables, hands = schema.tables.c, schema.hands.c
    query = (
        select(hands.table_id)
        .join(schema.tables, tables.id == hands.table_id)
        .where(
            # As literals: only then does a statement use the index of first deals.
            literal_column("hands.number = 1 AND hands.redeal = 0"),
            hands.at < before,
            tables.status.in_(OVER),
            tables.changed < before,
        )
        .order_by(hands.at)
        .limit(limit)
    )
    return list((await db.execute(query)).scalars())


async def pack(db: AsyncConnection, table_id: int, before: datetime) -> bool:
    """Replace the rows of a match by one value, if it was over before this time, and has rows.

    :raises PackedError: if it would not be read as it was; nothing is changed.
    """
    tables = schema.tables.c
    over = select(tables.id).where(tables.id == table_id, tables.status.in_(OVER), tables.changed < before)
    if (await db.execute(over)).first() is None:
        return False
    rows = {table: await _stored(db, table, table_id) for table in PACKED}
    if not rows[schema.hands]:
        return False
    content, people = await asyncio.to_thread(_checked, rows)
    hands = max(row["number"] for row in rows[schema.hands])
    await db.execute(insert(schema.packed).values(table_id=table_id, hands=hands, content=content))
    if people:
        values = [{"table_id": table_id, "number": at, "user_id": each} for at, each in enumerate(people)]
        await db.execute(insert(schema.packed_people), values)
    for table in PACKED:
        await db.execute(delete(table).where(table.c.table_id == table_id))
    return True


async def rows_of(db: AsyncConnection, table_id: int) -> Rows:
    """The rows of a packed match in each table of `PACKED`; none if it is not packed.

    :raises PackedError: if they cannot be read.
    """
    packed, people = schema.packed.c, schema.packed_people.c
    content = (
        await db.execute(select(packed.content).where(packed.table_id == table_id))
    ).scalar_one_or_none()
    if content is None:
        return dict.fromkeys(PACKED, ())
    known = await db.execute(select(people.number, people.user_id).where(people.table_id == table_id))
    found = await asyncio.to_thread(decode, content, {row.number: row.user_id for row in known})
    return {table: [{"table_id": table_id, **row} for row in rows] for table, rows in found.items()}


def with_person(user_id: int) -> Select[int]:
    """The tables of packed matches in which this person did something."""
    people = schema.packed_people.c
    return select(people.table_id).where(people.user_id == user_id)


async def rows_of_person(db: AsyncConnection, user_id: int) -> StoredRows:
    """The rows of a person in packed matches, by the name of their table."""
    found: StoredRows = {}
    for table_id in (await db.execute(with_person(user_id).order_by("table_id"))).scalars().all():
        for table, rows in (await rows_of(db, table_id)).items():
            own = [dict(row) for row in rows if row.get("user_id") == user_id]
            found.setdefault(table.name, []).extend(own)
    return {name: own for name, own in found.items() if own}


async def _stored(db: AsyncConnection, table: Table, table_id: int) -> Sequence[Mapping[str, Any]]:
    columns = [column for column in table.columns if column.name != "table_id"]
    query = select(*columns).where(table.c.table_id == table_id).order_by(table.c.sequence)
    return [dict(row) for row in (await db.execute(query)).mappings()]


def _checked(rows: Rows) -> tuple[bytes, list[int]]:
    content, people = encode(rows)
    if decode(content, dict(enumerate(people))) != rows:
        raise PackedError("a match that would be unpacked otherwise than it was")
    return content, people
