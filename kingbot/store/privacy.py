"""What is kept about a person or of a server: all of it, for those who ask; and its deletion.

It walks the schema, so that a table added later is not forgotten: every column marked as holding a user id,
every column named `guild_id`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Table, delete, or_, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import StoredRows
from kingbot.store import schema
from kingbot.store.tables import of_person

NOBODY: Final = 0  # no account of Discord has this id

# A user id that may be NULL is cleared, and the row stays; of any other the row is deleted. But for these:
_STAYS: Final[Mapping[Column[Any], int]] = {schema.tables.c.host_id: NOBODY}  # three others played there

# What people may not know of tables that they play at.
_SECRET: Final = frozenset({schema.tables.c.seed})


async def about(db: AsyncConnection, user_id: int) -> StoredRows:
    """Every row that belongs to a person, by the table of the database; nobody else's id is in them."""
    found: StoredRows = {}
    for table in schema.metadata.sorted_tables:
        mine = _mine(table, user_id)
        if mine is None:
            continue
        shown = [column for column in table.columns if column not in _SECRET]
        ids = {column.name for column in _user_columns(table)}
        rows = (await db.execute(select(*shown).where(mine))).mappings()
        kept = [
            {name: value for name, value in row.items() if name not in ids or value == user_id}
            for row in rows
        ]
        if kept:
            found[table.name] = kept
    return found


async def erase(db: AsyncConnection, user_id: int, former: Callable[[str], str]) -> None:
    """Delete what is kept about a person who has no seat at an open table any more.

    The seats where they played stay, named as `former` says in the table's language.
    """
    seats, tables = schema.seats.c, schema.tables.c
    languages = select(tables.language).distinct().where(of_person(user_id))
    for language in (await db.execute(languages)).scalars().all():
        so_speaking = select(tables.id).where(tables.language == language)
        await db.execute(
            update(schema.seats)
            .where(seats.user_id == user_id, seats.table_id.in_(so_speaking))
            .values(user_name=None, bot=None, bot_name=former(language))
        )
    for column in schema.user_columns():
        of_them = column == user_id
        if not (column.nullable or column in _STAYS):
            await db.execute(delete(column.table).where(of_them))
        else:
            await db.execute(update(column.table).where(of_them).values({column: _STAYS.get(column)}))


async def mark_gone(db: AsyncConnection, guild_id: int, at: datetime) -> None:
    """Note when the bot was sent away from a server; the first time counts."""
    await db.execute(
        insert(schema.servers)
        .values(guild_id=guild_id, settings="{}", gone=at)
        .on_conflict_do_update(
            index_elements=["guild_id"], set_={"gone": at}, where=schema.servers.c.gone.is_(None)
        )
    )


async def mark_back(db: AsyncConnection, guild_id: int) -> None:
    """Note that the bot is in a server again."""
    servers = schema.servers.c
    await db.execute(update(schema.servers).where(servers.guild_id == guild_id).values(gone=None))


async def present(db: AsyncConnection) -> frozenset[int]:
    """The servers of which something is kept and that the bot has not been sent away from."""
    found: set[int] = set()
    for table in _of_servers():
        found |= set((await db.execute(select(table.c.guild_id).distinct())).scalars())
    gone = select(schema.servers.c.guild_id).where(schema.servers.c.gone.is_not(None))
    return frozenset(found - set((await db.execute(gone)).scalars()))


async def delete_gone(db: AsyncConnection, before: datetime) -> list[int]:
    """Delete everything of the servers that the bot was sent away from before then; these are returned."""
    gone = select(schema.servers.c.guild_id).where(schema.servers.c.gone < before)
    guilds = list((await db.execute(gone)).scalars())
    for table in _of_servers():
        await db.execute(delete(table).where(table.c.guild_id.in_(guilds)))
    return guilds


def _of_servers() -> Iterable[Table]:
    return (table for table in schema.metadata.sorted_tables if "guild_id" in table.c)


def _user_columns(table: Table) -> list[Column[int]]:
    return [column for column in schema.user_columns() if column.table is table]


def _mine(table: Table, user_id: int) -> ColumnElement[bool] | None:
    """The condition that a row belongs to a person, by name or by their seat; None if no row can."""
    columns = _user_columns(table)
    if columns:
        return or_(*(column == user_id for column in columns))
    if {"table_id", "seat"} <= set(table.c.keys()):
        seats = schema.seats.c
        here = (seats.table_id == table.c.table_id, seats.number == table.c.seat, seats.user_id == user_id)
        return select(seats.number).where(*here).exists()
    return None
