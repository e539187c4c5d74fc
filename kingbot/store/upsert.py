"""Writing a row in place of the one with the same primary key.

The syntax is that of SQLite and of PostgreSQL alike; SQLAlchemy has a construct for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Insert: TypeAlias = sqlite.Insert | postgresql.Insert


def insert_into(db: AsyncConnection, table: Table) -> Insert:
    """An `INSERT` that knows `ON CONFLICT`, for the engine of this connection."""
    return postgresql.insert(table) if db.dialect.name == "postgresql" else sqlite.insert(table)


async def upsert(db: AsyncConnection, table: Table, values: Mapping[str, Any]) -> None:
    """Insert a row, or update these columns of the row with the same primary key."""
    key = [column.name for column in table.primary_key]
    query = insert_into(db, table).values(values)
    await db.execute(query.on_conflict_do_update(index_elements=key, set_=dict(values)))
