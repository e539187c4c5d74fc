"""What bots went by in their moves: one encoded row beside each move in the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import packed, schema


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionRow:
    """A row of `decisions`: how the move with this sequence number was found, in the code of
    `kingbot.tables.decision_code`.
    """

    table_id: int
    sequence: int
    data: bytes


async def append(db: AsyncConnection, rows: Iterable[DecisionRow]) -> None:
    """Store decisions."""
    values = [asdict(row) for row in rows]
    if values:
        await db.execute(insert(schema.decisions), values)


async def between(db: AsyncConnection, table_id: int, first: int, last: int) -> Mapping[int, bytes]:
    """The decisions on the moves of a table with these sequence numbers, both included."""
    columns = schema.decisions.c
    query = select(columns.sequence, columns.data).where(
        columns.table_id == table_id, columns.sequence.between(first, last)
    )
    if found := {row.sequence: row.data for row in await db.execute(query)}:
        return found
    rows = (await packed.rows_of(db, table_id))[schema.decisions]
    return {row["sequence"]: row["data"] for row in rows if first <= row["sequence"] <= last}
