"""What is stored about people and servers: how they read, and whether a direct message reaches them."""

from __future__ import annotations

from typing import Any

import discord

from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.store import Store
from kingbot.store import settings as queries
from kingbot.tables.model import Person
from kingbot.ui.reader import Reader, language_of


def person_of(user: discord.abc.User) -> Person:
    """Somebody in Discord as the tables know them."""
    return Person(user.id, user.display_name)


class People:
    """Reads and writes what is known of people; nothing is kept in memory, for other processes write too."""

    def __init__(self, store: Store, default_language: str) -> None:
        self._store = store
        self._default = default_language

    async def settings(self, user_id: int) -> PersonSettings:
        """What is known of a person."""
        async with self._store.reading() as db:
            return await queries.person(db, user_id)

    async def change(self, user_id: int, **changes: Any) -> PersonSettings:
        """Change what is known of a person."""
        async with self._store.transaction() as db:
            before = await queries.person(db, user_id)
            after = before.model_copy(update=changes)
            if after != before:
                await queries.set_person(db, user_id, after)
        return after

    async def meet(self, interaction: discord.Interaction[Any]) -> PersonSettings:
        """Note the language somebody's Discord speaks, for messages that they do not ask for."""
        settings = await self.settings(interaction.user.id)
        seen = language_of(interaction.locale)
        if seen != settings.seen:
            settings = await self.change(interaction.user.id, seen=seen)
        return settings

    async def reader(self, interaction: discord.Interaction[Any]) -> Reader:
        """Whoever acts just now: they read the language they chose, or else that of their Discord."""
        settings = await self.settings(interaction.user.id)
        language = settings.language or language_of(interaction.locale) or self._default
        return Reader(language, settings)

    async def absent(self, user_id: int, fallback: str) -> Reader:
        """Somebody who is not here just now: they read as when they were, or else the language given."""
        settings = await self.settings(user_id)
        return Reader(settings.language or settings.seen or fallback, settings)

    async def server(self, guild_id: int) -> ServerSettings:
        """What those who manage a server have set."""
        async with self._store.reading() as db:
            return await queries.server(db, guild_id)

    async def change_server(self, guild_id: int, **changes: Any) -> ServerSettings:
        """Change what is set for a server."""
        async with self._store.transaction() as db:
            before = await queries.server(db, guild_id)
            after = before.model_copy(update=changes)
            if after != before:
                await queries.set_server(db, guild_id, after)
        return after

    async def table_language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of a new table where nobody names one: the server's."""
        chosen = (await self.server(interaction.guild_id)).language if interaction.guild_id else None
        return chosen or language_of(interaction.guild_locale) or self._default
