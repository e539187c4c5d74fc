"""The log of a match: its deals and actions in order, from which the match is replayed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import datetime
from operator import attrgetter
from typing import TypeAlias

from sqlalchemy import Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import packed, schema


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRow:
    """A row of `hands`: the cards of a hand were dealt, or dealt again (`redeal` from 1), cut at `cut`."""

    table_id: int
    sequence: int
    number: int
    redeal: int
    dealer: int
    deal: str
    at: datetime
    cut: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRow:
    """A row of `actions`: an action in notation, who did it (a person, or a bot by its level), and when.

    It was neither's where it was made because it was the only legal one, or the person has been forgotten.
    """

    table_id: int
    sequence: int
    hand: int
    text: str
    user_id: int | None
    bot: str | None
    at: datetime


Entry: TypeAlias = DealRow | ActionRow


async def append(db: AsyncConnection, entries: Iterable[Entry]) -> None:
    """Append entries to the log."""
    entries = list(entries)
    deals = [asdict(entry) for entry in entries if isinstance(entry, DealRow)]
    moves = [asdict(entry) for entry in entries if isinstance(entry, ActionRow)]
    if deals:
        await db.execute(insert(schema.hands), deals)
    if moves:
        await db.execute(insert(schema.actions), moves)


async def after(db: AsyncConnection, table_id: int, sequence: int = 0) -> list[Entry]:
    """All entries of a table after a sequence number, in order, be its match packed or not."""
    entries: list[Entry] = []
    kinds: tuple[tuple[Table, type[Entry]], ...] = ((schema.hands, DealRow), (schema.actions, ActionRow))
    for table, kind in kinds:
        query = select(table).where(table.c.table_id == table_id, table.c.sequence > sequence)
        entries += [kind(**values) for values in (await db.execute(query)).mappings()]
    if not entries:
        rows = await packed.rows_of(db, table_id)
        entries = [kind(**row) for table, kind in kinds for row in rows[table] if row["sequence"] > sequence]
    return sorted(entries, key=attrgetter("sequence"))


async def acted(db: AsyncConnection, table_id: int, hand: int, user_id: int) -> bool:
    """Whether actions of a hand are a person's: not once they have been forgotten."""
    columns = schema.actions.c
    query = select(columns.sequence).where(
        columns.table_id == table_id, columns.hand == hand, columns.user_id == user_id
    )
    return (await db.execute(query.limit(1))).first() is not None
