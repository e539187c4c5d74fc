"""The messages that stand for a table's lobby, its board, somebody's hand, a ping, or its result."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, Literal, TypeAlias

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.upsert import upsert

MessageKind: TypeAlias = Literal["board", "lobby", "hand", "ping", "result", "invitation"]
EVERYBODY: Final = 0  # the reader of a public message


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageRow:
    """A row of `messages`: a message, its one reader or everybody, and the version and hand that it shows."""

    table_id: int
    kind: MessageKind
    user_id: int = EVERYBODY
    channel_id: int
    message_id: int
    version: int
    hand: int = 0


async def save(db: AsyncConnection, row: MessageRow) -> None:
    """Write a message, in place of the one of the same table, kind and reader."""
    await upsert(db, schema.messages, asdict(row))


async def remove(db: AsyncConnection, row: MessageRow) -> None:
    """Delete the row of a message, unless another message has taken its place."""
    columns = schema.messages.c
    await db.execute(
        delete(schema.messages).where(
            columns.table_id == row.table_id,
            columns.kind == row.kind,
            columns.user_id == row.user_id,
            columns.message_id == row.message_id,
        )
    )


async def of_table(db: AsyncConnection, table_id: int) -> list[MessageRow]:
    """All messages of a table."""
    columns = schema.messages.c
    where = (
        select(schema.messages).where(columns.table_id == table_id).order_by(columns.kind, columns.user_id)
    )
    return [MessageRow(**row) for row in (await db.execute(where)).mappings()]


async def of_person(db: AsyncConnection, user_id: int) -> list[MessageRow]:
    """All messages whose one reader is this person."""
    where = select(schema.messages).where(schema.messages.c.user_id == user_id)
    return [MessageRow(**row) for row in (await db.execute(where)).mappings()]


async def by_message(db: AsyncConnection, message_id: int) -> list[MessageRow]:
    """The rows of a message: none, if it is not one of ours."""
    where = select(schema.messages).where(schema.messages.c.message_id == message_id)
    return [MessageRow(**row) for row in (await db.execute(where)).mappings()]
