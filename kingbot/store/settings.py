"""What people and servers have chosen for themselves. Unknown keys of a newer version are passed over."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, time
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


class PersonSettings(BaseModel):
    """How a person likes to play, and what was found out about how to reach them.

    `language` None follows Discord's, which was `seen` last. `facilitated` play needs no picture: all is said
    in words. `letters` are those on cards: of any pack, or of the language. `dm_channel` is where their
    direct messages are, `dm_closed` that none arrive. `told` is how they want to hear that it is their turn.
    `auto_single`: where but one thing can be played, it plays itself.

    They play from `begin` to `end`, in their `zone`, on these `days` (0 is Monday) outside their `holiday`
    (its first and last date); `end` not later than `begin` means on the next day.
    """

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    facilitated: bool = False
    confirm: bool = False
    sort: Literal["suit", "rank"] = "suit"
    four_colours: bool = False
    large: bool = False
    letters: Literal["international", "local"] = "international"
    dm_closed: bool = False
    dm_channel: int | None = None
    seen: str | None = None
    told: Literal["direct", "mention", "nothing"] = "direct"
    auto_single: bool = False
    zone: str = "UTC"
    begin: time = time(0)
    end: time = time(0)
    days: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    holiday: tuple[date, date] | None = None


class ServerSettings(BaseModel):
    """What those who manage a server have set; the limits count open tables.

    A lobby closes after `lobby_hours` without a change, a match that nobody plays any more after
    `paused_days`. `clock` is that of a new table where nobody says which.
    """

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    clock: str = "correspondence"
    tables: int = Field(default=50, ge=1, le=1000)
    tables_per_person: int = Field(default=10, ge=1, le=100)
    lobby_hours: int = Field(default=24, ge=1, le=24 * 30)
    paused_days: int = Field(default=30, ge=1, le=365)


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
