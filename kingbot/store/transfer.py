"""Copying everything from one database to another, on whatever engines they are, and comparing the two."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from sqlalchemy import Table, func, insert, inspect, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store.database import Store
from kingbot.store.schema import metadata

CHUNK: Final = 500


class TransferError(Exception):
    """Nothing was copied; `key` is `not-empty` or `differs`, `table` is where."""

    def __init__(self, key: str, table: str) -> None:
        super().__init__(f"{key}: {table}")
        self.key, self.table = key, table


async def copy_everything(source: Store, target: Store) -> dict[str, int]:
    """Copy all rows and counters in one transaction, compare every row, and return the rows by table.

    :raises TransferError: if the target has rows already, or one that differs afterwards.
    """
    copied: dict[str, int] = {}
    async with source.reading() as here, target.transaction() as there:
        for table in metadata.sorted_tables:
            if (await there.execute(select(table).limit(1))).first() is not None:
                raise TransferError("not-empty", table.name)
        for table in metadata.sorted_tables:
            async for rows in _chunks(here, table):
                await there.execute(
                    insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in rows]
                )
            await _set_counter(there, table, await _counter(here, table))
            found, wanted = await _fingerprint(there, table), await _fingerprint(here, table)
            if found != wanted:
                raise TransferError("differs", table.name)
            copied[table.name] = wanted[0]
    return copied


async def _chunks(db: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Any]]:
    """The rows of a table by primary key, so that a row comes after the earlier one that it refers to."""
    key = tuple(table.primary_key)
    query = select(table).order_by(*key).limit(CHUNK)
    rows = (await db.execute(query)).all()
    while rows:
        yield rows
        last = tuple(rows[-1]._mapping[column] for column in key)
        rows = (await db.execute(query.where(tuple_(*key) > last))).all()


async def _fingerprint(db: AsyncConnection, table: Table) -> tuple[int, bytes]:
    """The number of rows and a digest of all, whatever their order: the engines sort texts differently."""
    digest = 0
    async for rows in _chunks(db, table):
        for row in rows:
            digest ^= int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())
    count = (await db.execute(select(func.count()).select_from(table))).scalar_one()
    return count, digest.to_bytes(32)


async def _counter(db: AsyncConnection, table: Table) -> int:
    """The last number that the database gave out in a table, also to a row that is gone since; 0 for none."""
    column = table.autoincrement_column
    if column is None:
        return 0
    highest = (await db.execute(select(func.coalesce(func.max(column), 0)))).scalar_one()
    if db.dialect.name == "postgresql":
        given = text(
            "SELECT pg_sequence_last_value(CAST(pg_get_serial_sequence(:table, :column) AS regclass))"
        )
        last = (await db.execute(given, {"table": table.name, "column": column.name})).scalar_one()
    elif await db.run_sync(lambda sync: inspect(sync).has_table("sqlite_sequence")):
        given = text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        last = (await db.execute(given, {"table": table.name})).scalar_one_or_none()
    else:
        last = None
    return max(int(highest), int(last or 0))


async def _set_counter(db: AsyncConnection, table: Table, last: int) -> None:
    """Go on after this number: an old button must never find a newer table."""
    column = table.autoincrement_column
    if column is None or not last:
        return
    values = {"table": table.name, "last": last}
    if db.dialect.name == "postgresql":
        query = text("SELECT setval(CAST(pg_get_serial_sequence(:table, :column) AS regclass), :last)")
        await db.execute(query, values | {"column": column.name})
    elif table.dialect_options["sqlite"]["autoincrement"]:
        await db.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), values)
        await db.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)"), values)
