"""Writing a row in place of the one with the same primary key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(db: AsyncConnection, table: Table, values: Mapping[str, Any]) -> None:
    """Insert a row, or update these columns of the row with the same primary key."""
    key = [column.name for column in table.primary_key]
    await db.execute(
        insert(table).values(values).on_conflict_do_update(index_elements=key, set_=dict(values))
    )
