"""What is stored about people and servers: how they read, and whether a direct message reaches them."""

from __future__ import annotations

from typing import Any

import discord

from kingbot.i18n import choose_language, nearest
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.store import settings as rows
from kingbot.tables.model import Person
from kingbot.tables.service import Tables
from kingbot.ui.reader import Reader


def person_of(user: discord.abc.User) -> Person:
    """Somebody in Discord as the tables know them."""
    return Person(user.id, user.display_name)


class People:
    """Reads and writes settings; nothing is kept in memory, for other processes write too."""

    def __init__(self, tables: Tables, default_language: str) -> None:
        self._tables, self._store = tables, tables.store
        self.default_language = default_language

    async def settings(self, user_id: int) -> PersonSettings:
        """The settings of a person."""
        async with self._store.reading() as db:
            return await rows.person(db, user_id)

    async def change(self, user_id: int, **changes: Any) -> PersonSettings:
        """Change the settings of a person; clocks that run for them go on with the time that is left."""
        return await self._tables.deadlines.change_settings(user_id, **changes)

    async def reader(
        self, interaction: discord.Interaction[Any], settings: PersonSettings | None = None
    ) -> Reader:
        """Whoever acts just now: they read the language they chose, that of their Discord, or the server's.

        Their `settings` are read if they are not given. What a player reads is remembered, for messages that
        they do not ask for, and for direct messages, where there is no server; of others nothing is kept.
        """
        plays = settings is not None
        if settings is None:
            settings = await self.settings(interaction.user.id)
        chosen, locale, fallback = nearest(settings.language or ""), str(interaction.locale), settings.seen
        if interaction.guild_id and not (chosen or nearest(locale)):
            fallback = await self.table_language(interaction)
        language = choose_language(chosen, locale, fallback or self.default_language)
        if not chosen and language != settings.seen and (plays or settings.seen):
            settings = await self.change(interaction.user.id, seen=language)
        return Reader(language, settings)

    async def note_language(self, interaction: discord.Interaction[Any]) -> None:
        """Remember from now on what somebody reads who has sat down."""
        await self.reader(interaction, await self.settings(interaction.user.id))

    def language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of whoever acts, as far as that is known without the database."""
        return choose_language(
            None, str(interaction.locale), str(interaction.guild_locale or self.default_language)
        )

    async def server(self, guild_id: int) -> ServerSettings:
        """The settings of a server."""
        async with self._store.reading() as db:
            return await rows.server(db, guild_id)

    async def change_server(self, guild_id: int, **changes: Any) -> ServerSettings:
        """Change the settings of a server."""
        async with self._store.transaction() as db:
            before = await rows.server(db, guild_id)
            after = before.model_copy(update=changes)
            if after != before:
                await rows.set_server(db, guild_id, after)
        return after

    async def table_language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of a new table where nobody names one: the server's."""
        chosen = (await self.server(interaction.guild_id)).language if interaction.guild_id else None
        locale = str(interaction.guild_locale) if interaction.guild_locale else None
        return choose_language(chosen, locale, self.default_language)
