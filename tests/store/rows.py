"""Rows to fill a database with."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import tables
from kingbot.store.tables import SeatRow, TableRow

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def table_row(**changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": 0,
        "status": "lobby",
        "version": 0,
        "host_id": 11,
        "guild_id": 7,
        "channel_id": 8,
        "rules": "{}",
        "language": "en",
        "level": "club",
        "reserved": 0,
        "thread": False,
        "seed": None,
        "created": NOON,
        "changed": NOON,
    }
    return TableRow(**values | changes)


def seat_rows(table_id: int, *people: int) -> list[SeatRow]:
    taken = [SeatRow(table_id=table_id, number=seat, user_id=each) for seat, each in enumerate(people)]
    return taken + [SeatRow(table_id=table_id, number=seat) for seat in range(len(people), 4)]


async def add_table(db: AsyncConnection, *people: int, **values: Any) -> int:
    """A new table where these people sit."""
    table_id = await tables.add(db, table_row(**values))
    await tables.replace_seats(db, table_id, seat_rows(table_id, *people))
    return table_id
