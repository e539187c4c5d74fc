"""What the plays of people in finished hands were worth, once it was worked out."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.upsert import upsert


async def keep(db: AsyncConnection, table_id: int, hand: int, user_id: int, content: str) -> None:
    """Store the review of a hand, unless the person has had their data deleted: then no move is theirs."""
    moves = schema.actions.c
    theirs = select(moves.sequence).where(
        moves.table_id == table_id, moves.hand == hand, moves.user_id == user_id
    )
    if (await db.execute(theirs.limit(1))).first() is None:
        return
    values = {"table_id": table_id, "hand": hand, "user_id": user_id, "content": content}
    await upsert(db, schema.reviews, values)


async def of_person(db: AsyncConnection, table_id: int, user_id: int) -> dict[int, str]:
    """The reviews of a person at a table, by the number of the hand."""
    columns = schema.reviews.c
    query = select(columns.hand, columns.content).where(
        columns.table_id == table_id, columns.user_id == user_id
    )
    return {row.hand: row.content for row in await db.execute(query)}
