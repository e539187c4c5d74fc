"""The settings of people and of servers: one row each, the settings as JSON."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.store import schema
from kingbot.store.upsert import upsert

SettingsT = TypeVar("SettingsT", PersonSettings, ServerSettings)


async def person(db: AsyncConnection, user_id: int) -> PersonSettings:
    """The settings of a person; the defaults if nothing is stored."""
    return (await people(db, (user_id,)))[user_id]


async def people(db: AsyncConnection, user_ids: Collection[int]) -> dict[int, PersonSettings]:
    """The settings of several people by user id; the defaults where nothing is stored."""
    return await _read(db, schema.people.c.user_id, user_ids, PersonSettings)


async def set_person(db: AsyncConnection, user_id: int, settings: PersonSettings) -> None:
    """Store the settings of a person."""
    await _write(db, schema.people.c.user_id, user_id, settings)


async def server(db: AsyncConnection, guild_id: int) -> ServerSettings:
    """The settings of a server; the defaults if nothing is stored."""
    return (await _read(db, schema.servers.c.guild_id, (guild_id,), ServerSettings))[guild_id]


async def set_server(db: AsyncConnection, guild_id: int, settings: ServerSettings) -> None:
    """Store the settings of a server."""
    await _write(db, schema.servers.c.guild_id, guild_id, settings)


async def _read(
    db: AsyncConnection, key: Column[int], ids: Collection[int], model: type[SettingsT]
) -> dict[int, SettingsT]:
    rows = await db.execute(select(key, key.table.c.settings).where(key.in_(ids)))
    stored = {each: model.model_validate_json(text) for each, text in rows}
    return {each: stored.get(each) or model() for each in ids}


async def _write(db: AsyncConnection, key: Column[int], id_: int, settings: SettingsT) -> None:
    text = settings.model_dump_json(exclude_defaults=True)
    await upsert(db, key.table, {key.name: id_, "settings": text})
