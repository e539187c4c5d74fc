"""The messages the bot has sent for its tables: boards, lobbies, hands, pings and results."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, Literal, TypeAlias

from sqlalchemy import delete, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.upsert import upsert

MessageKind: TypeAlias = Literal["board", "lobby", "hand", "ping", "result"]
EVERYBODY: Final = -1  # stands for `seat=None` in the database: in a primary key, NULLs are never equal


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownMessage:
    """A row of `shown`: a message, and the version and hand of the table that it shows.

    `seat` and `user_id` are None for a message to everybody.
    """

    table_id: int
    kind: MessageKind
    seat: int | None = None
    user_id: int | None = None
    channel_id: int
    message_id: int
    version: int
    hand: int = 0


async def save(db: AsyncConnection, message: ShownMessage) -> None:
    """Store a message in place of the one with the same table, kind and seat."""
    await upsert(db, schema.messages, asdict(message) | {"seat": _seat_key(message.seat)})


async def remove(db: AsyncConnection, table_id: int, kind: MessageKind, seat: int | None = None) -> None:
    """Delete the row of a message, if there is one."""
    columns = schema.messages.c
    await db.execute(
        delete(schema.messages).where(
            columns.table_id == table_id, columns.kind == kind, columns.seat == _seat_key(seat)
        )
    )


async def of_table(db: AsyncConnection, table_id: int) -> list[ShownMessage]:
    """All messages of a table."""
    columns = schema.messages.c
    query = select(schema.messages).where(columns.table_id == table_id).order_by(columns.kind, columns.seat)
    return [_message(row) for row in (await db.execute(query)).mappings()]


async def find(
    db: AsyncConnection, table_id: int, kind: MessageKind, seat: int | None = None
) -> ShownMessage | None:
    """The message of a table, kind and seat; None if there is none."""
    messages = await of_table(db, table_id)
    return next((each for each in messages if (each.kind, each.seat) == (kind, seat)), None)


async def by_message(db: AsyncConnection, message_id: int) -> list[ShownMessage]:
    """The rows of a message by its Discord id; empty if it is none of ours."""
    query = select(schema.messages).where(schema.messages.c.message_id == message_id)
    return [_message(row) for row in (await db.execute(query)).mappings()]


def _seat_key(seat: int | None) -> int:
    return EVERYBODY if seat is None else seat


def _message(row: RowMapping) -> ShownMessage:
    return ShownMessage(**{**row, "seat": None if row["seat"] == EVERYBODY else row["seat"]})
