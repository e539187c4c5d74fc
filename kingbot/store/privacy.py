"""Exporting and deleting all data about a person, and deleting that of servers which the bot has left.

It walks the schema for columns marked as user ids and for columns named `guild_id`, so that a table added
later is covered without a change here. In packed matches people are numbers, which `packed_people` names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Table, delete, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import StoredRows
from kingbot.store import packed, schema
from kingbot.store.schema import NOBODY
from kingbot.store.standings import forget_person
from kingbot.store.tables import of_person
from kingbot.store.upsert import insert_into

# A nullable user id is set to NULL and the row stays; a row with any other user id is deleted. Exceptions:
_REPLACED: Final[Mapping[Column[Any], int]] = {schema.tables.c.host_id: NOBODY}  # the others keep the table

# Left out of exports: players may not know the seed of a match that is still played.
_SECRET: Final = frozenset({schema.tables.c.seed})


async def rows_of_person(db: AsyncConnection, user_id: int) -> StoredRows:
    """Every row that belongs to a person, by the name of its table, without the ids of other people."""
    found: StoredRows = {}
    for table in schema.metadata.sorted_tables:
        belongs = _belongs_to(table, user_id)
        if belongs is None:
            continue
        columns = [column for column in table.columns if column not in _SECRET]
        ids = {column.name for column in _user_columns(table)}
        rows = (await db.execute(select(*columns).where(belongs))).mappings()
        exported = [
            {name: value for name, value in row.items() if name not in ids or value == user_id}
            for row in rows
        ]
        if exported:
            found[table.name] = exported
    for name, packed_rows in (await packed.rows_of_person(db, user_id)).items():
        found.setdefault(name, []).extend(packed_rows)
    return found


async def erase_person(db: AsyncConnection, user_id: int, former: Callable[[str], str]) -> None:
    """Delete all data about a person who has no seat at an open table any more.

    The seats where they played stay; their name becomes what `former` returns for the table's language.
    """
    await forget_person(db, user_id)
    seats, tables = schema.seats.c, schema.tables.c
    languages = select(tables.language).distinct().where(of_person(user_id))
    for language in (await db.execute(languages)).scalars().all():
        in_language = select(tables.id).where(tables.language == language)
        await db.execute(
            update(schema.seats)
            .where(seats.user_id == user_id, seats.table_id.in_(in_language))
            .values(user_name=None, bot=None, bot_name=former(language))
        )
    for column in schema.user_columns():
        theirs = column == user_id
        if not (column.nullable or column in _REPLACED):
            await db.execute(delete(column.table).where(theirs))
        else:
            await db.execute(update(column.table).where(theirs).values({column: _REPLACED.get(column)}))


async def mark_server_left(db: AsyncConnection, guild_id: int, at: datetime) -> None:
    """Store when the bot was removed from a server; an earlier time stays."""
    await db.execute(
        insert_into(db, schema.servers)
        .values(guild_id=guild_id, settings="{}", gone=at)
        .on_conflict_do_update(
            index_elements=["guild_id"], set_={"gone": at}, where=schema.servers.c.gone.is_(None)
        )
    )


async def mark_server_joined(db: AsyncConnection, guild_id: int) -> None:
    """Store that the bot is in a server (again)."""
    servers = schema.servers.c
    await db.execute(update(schema.servers).where(servers.guild_id == guild_id).values(gone=None))


async def joined_servers(db: AsyncConnection) -> frozenset[int]:
    """The servers with data that are not marked as left."""
    found: set[int] = set()
    for table in _server_tables():
        of_servers = table.c.guild_id.is_not(None)  # else it was by direct message
        found |= set((await db.execute(select(table.c.guild_id).where(of_servers).distinct())).scalars())
    left = select(schema.servers.c.guild_id).where(schema.servers.c.gone.is_not(None))
    return frozenset(found - set((await db.execute(left)).scalars()))


async def delete_left_servers(db: AsyncConnection, before: datetime) -> list[int]:
    """Delete all data of the servers that the bot left before this time, and return their ids."""
    left = select(schema.servers.c.guild_id).where(schema.servers.c.gone < before)
    guilds = list((await db.execute(left)).scalars())
    for table in _server_tables():
        await db.execute(delete(table).where(table.c.guild_id.in_(guilds)))
    return guilds


def _server_tables() -> Iterable[Table]:
    return (table for table in schema.metadata.sorted_tables if "guild_id" in table.c)


def _user_columns(table: Table) -> list[Column[int]]:
    return [column for column in schema.user_columns() if column.table is table]


def _belongs_to(table: Table, user_id: int) -> ColumnElement[bool] | None:
    """The condition that a row belongs to a person, by user id or by their seat; None if no row can."""
    columns = _user_columns(table)
    if columns:
        return or_(*(column == user_id for column in columns))
    if {"table_id", "seat"} <= set(table.c.keys()):
        seats = schema.seats.c
        theirs = select(seats.table_id, seats.number).where(seats.user_id == user_id)
        return tuple_(table.c.table_id, table.c.seat).in_(theirs)
    return None
