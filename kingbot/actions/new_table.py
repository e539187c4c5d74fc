"""Opening a table in a channel: what was wished for, what we must be allowed to do there, where it goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import discord

from kingbot.actions.request import Desk
from kingbot.delivery.people import person_of
from kingbot.engine.options import Rules
from kingbot.i18n import Words, words
from kingbot.presets import parse_line
from kingbot.tables.model import Table
from kingbot.tables.time_control import TimeControl, TimeControlError, parse_clock
from kingbot.ui.errors import UserError
from kingbot.ui.lobby import lobby
from kingbot.ui.names import clean, escape

Interaction = discord.Interaction[Any]

# What kingbot needs where it plays, and what it needs besides to open a thread.
TO_PLAY: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
FOR_THREADS: Final = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
PERMISSIONS: Final = TO_PLAY | FOR_THREADS


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as somebody wants it; without a `language` or a `clock` these are the server's."""

    rules: Rules
    level: str
    language: str | None
    thread: bool
    reserved: int
    counter: bool
    clock: TimeControl | None = None


def wish(
    line: str,
    level: str,
    language: str | None,
    *,
    thread: bool,
    reserved: int,
    counter: bool,
    clock: str | None = None,
) -> Wish:
    """A wish with its rules written in a line, and its clock in another.

    :raises RulesError: for rules that do not exist.
    :raises DeskError: `bad-clock`.
    """
    time = read_clock(clock) if clock is not None else None
    return Wish(parse_line(line), level, language, thread, reserved, counter, time)


def read_clock(line: str) -> TimeControl:
    """A clock as somebody has written it.

    :raises DeskError: `bad-clock`.
    """
    try:
        return parse_clock(line)
    except TimeControlError as error:
        raise UserError("bad-clock", {"word": clean(error.word).replace("`", "'")}) from None


class NewTable:
    """Opens tables, new ones and those that go on after a match."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def open(self, interaction: Interaction, wish: Wish) -> None:
        """Open a table here, or in a thread of its own, and greet its host.

        :raises DeskError: `not-on-server`, `permissions`.
        :raises TableError: as `Tables.create`.
        """
        desk = self.desk
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("not-on-server")
        in_thread = wish.thread and isinstance(interaction.channel, discord.TextChannel)
        missing = _missing(interaction, in_thread, await desk.words(interaction))
        if missing:
            raise UserError("permissions", {"permissions": ", ".join(missing)})
        await desk.acknowledge(interaction, public=True)
        language = wish.language or await desk.people.table_language(interaction)
        where = await self._thread(interaction, words(language)) if in_thread else interaction.channel_id
        table = await desk.tables.lobbies.create(
            person_of(interaction.user),
            interaction.guild_id,
            where,
            wish.rules,
            level=wish.level,
            language=language,
            thread=in_thread,
            reserved=wish.reserved,
            counter=wish.counter,
            clock=wish.clock or parse_clock((await desk.people.server(interaction.guild_id)).clock),
        )
        await self._show(interaction, table)
        await desk.greet(interaction, table)

    async def _show(self, interaction: Interaction, table: Table) -> None:
        w = words(table.language)
        if table.thread:
            await self.desk.stage.post_lobby(table)
            name, channel = escape(interaction.user.display_name), f"<#{table.channel_id}>"
            text = w("lobby-open-in", name=name, table=str(table.id), channel=channel)
            await interaction.edit_original_response(content=text)
            return
        message = await interaction.edit_original_response(view=lobby(table, w).view)
        self.desk.stage.wire.lend(message.id, interaction)
        await self.desk.stage.note_lobby(table, message.id)

    async def _thread(self, interaction: Interaction, w: Words) -> int:
        assert isinstance(interaction.channel, discord.TextChannel)
        name = w("thread-name", name=clean(interaction.user.display_name))
        thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        return thread.id

    async def again(self, interaction: Interaction, table: Table) -> None:
        """Open a table like one whose match is over, for the same seats; tell where, if there is one already.

        :raises TableError: as `Tables.play_again`.
        """
        new = await self.desk.tables.lobbies.play_again(table.id, interaction.user.id)
        if await self.desk.stage.ledger.find(new.id, "lobby") is not None:
            w = await self.desk.words(interaction)
            await self.desk.say(interaction, w("done-again", table=str(new.id)))
        else:
            await self.desk.stage.post_lobby(new)


def _missing(interaction: Interaction, in_thread: bool, w: Words) -> list[str]:
    """What we may not do in a channel but would have to, in words."""
    needed = TO_PLAY | FOR_THREADS if in_thread else TO_PLAY
    if isinstance(interaction.channel, discord.Thread):
        needed = _without_sending(needed)
    return permission_names(needed & ~interaction.app_permissions, w)


def _without_sending(needed: discord.Permissions) -> discord.Permissions:
    threads = discord.Permissions(send_messages_in_threads=True)
    return needed & ~discord.Permissions(send_messages=True) | threads


def permission_names(permissions: discord.Permissions, w: Words) -> list[str]:
    """Permissions by their names in Discord."""
    # discord.py still calls one of them as Discord did once.
    names = (name.replace("read_messages", "view_channel") for name, granted in permissions if granted)
    return [w(f"permission-{name.replace('_', '-')}") for name in names]
