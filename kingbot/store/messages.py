"""What was shown where: the message that now stands for a table's board, a seat's hand, and so on."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, Literal, TypeAlias

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema

MessageKind: TypeAlias = Literal["board", "lobby", "hand", "ping", "result"]
EVERYBODY: Final = -1  # how `seat=None` is written, for NULLs do not count as equal in a key


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownMessage:
    """A message, and the version of the table and the hand that it shows; of a seat's person, or for all."""

    table_id: int
    kind: MessageKind
    seat: int | None = None
    user_id: int | None = None
    channel_id: int
    message_id: int
    version: int
    hand: int = 0


async def remember(db: AsyncConnection, shown: ShownMessage) -> None:
    """Note a message, in place of the one of the same table, kind and seat."""
    values = asdict(shown) | {"seat": _key(shown.seat)}
    await db.execute(
        insert(schema.shown)
        .values(values)
        .on_conflict_do_update(index_elements=["table_id", "kind", "seat"], set_=values)
    )


async def forget(db: AsyncConnection, table_id: int, kind: MessageKind, seat: int | None = None) -> None:
    """Drop the note of a message that is gone; nothing happens if there is none."""
    columns = schema.shown.c
    await db.execute(
        delete(schema.shown).where(
            columns.table_id == table_id, columns.kind == kind, columns.seat == _key(seat)
        )
    )


async def of_table(db: AsyncConnection, table_id: int) -> list[ShownMessage]:
    """Everything that is shown of a table."""
    columns = schema.shown.c
    where = select(schema.shown).where(columns.table_id == table_id).order_by(columns.kind, columns.seat)
    return [_shown(row) for row in (await db.execute(where)).mappings()]


async def find(
    db: AsyncConnection, table_id: int, kind: MessageKind, seat: int | None = None
) -> ShownMessage | None:
    """What is shown of a table in that place, if anything."""
    all_shown = await of_table(db, table_id)
    return next((shown for shown in all_shown if (shown.kind, shown.seat) == (kind, seat)), None)


async def by_message(db: AsyncConnection, message_id: int) -> list[ShownMessage]:
    """What a message stands for: nothing, if it is not one of ours."""
    where = select(schema.shown).where(schema.shown.c.message_id == message_id)
    return [_shown(row) for row in (await db.execute(where)).mappings()]


def _key(seat: int | None) -> int:
    return EVERYBODY if seat is None else seat


def _shown(row: RowMapping) -> ShownMessage:
    return ShownMessage(**{**row, "seat": None if row["seat"] == EVERYBODY else row["seat"]})
