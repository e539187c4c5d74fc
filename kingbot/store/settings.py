"""The settings of people and servers, as rows."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.store import schema


async def person(db: AsyncConnection, user_id: int) -> PersonSettings:
    """A person's settings; the defaults, if they never set anything."""
    column = schema.people.c.settings
    text = (await db.execute(select(column).where(schema.people.c.user_id == user_id))).scalar_one_or_none()
    return PersonSettings.model_validate_json(text) if text else PersonSettings()


async def people(db: AsyncConnection, user_ids: Collection[int]) -> dict[int, PersonSettings]:
    """The settings of several people, by their ids."""
    columns = schema.people.c
    rows = await db.execute(select(columns.user_id, columns.settings).where(columns.user_id.in_(user_ids)))
    found = {user_id: PersonSettings.model_validate_json(text) for user_id, text in rows}
    return {user_id: found.get(user_id) or PersonSettings() for user_id in user_ids}


async def set_person(db: AsyncConnection, user_id: int, settings: PersonSettings) -> None:
    """Write a person's settings."""
    text = settings.model_dump_json(exclude_defaults=True)
    await db.execute(
        insert(schema.people)
        .values(user_id=user_id, settings=text)
        .on_conflict_do_update(index_elements=["user_id"], set_={"settings": text})
    )


async def server(db: AsyncConnection, guild_id: int) -> ServerSettings:
    """A server's settings; the defaults, if nobody set anything."""
    column = schema.servers.c.settings
    text = (
        await db.execute(select(column).where(schema.servers.c.guild_id == guild_id))
    ).scalar_one_or_none()
    return ServerSettings.model_validate_json(text) if text else ServerSettings()


async def set_server(db: AsyncConnection, guild_id: int, settings: ServerSettings) -> None:
    """Write a server's settings."""
    text = settings.model_dump_json(exclude_defaults=True)
    await db.execute(
        insert(schema.servers)
        .values(guild_id=guild_id, settings=text)
        .on_conflict_do_update(index_elements=["guild_id"], set_={"settings": text})
    )
