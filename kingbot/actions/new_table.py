"""Opening a table in a channel: what was wished for, what we must be allowed to do there, where it goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.actions.seats import greet
from kingbot.engine.options import Rules
from kingbot.i18n import Words, words
from kingbot.presets import parse_line
from kingbot.tables.model import Status, Table
from kingbot.tables.time_control import TimeControl, TimeControlError, parse_clock
from kingbot.ui.controls import Control, ControlKind, is_public_message
from kingbot.ui.errors import UserError
from kingbot.ui.lobby import lobby
from kingbot.ui.names import clean, escape
from kingbot.ui.permissions import FOR_THREADS, needed_in

Interaction = discord.Interaction[Any]


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


async def open_table(interaction: Interaction, wish: Wish) -> None:
    """Open a table here, or in a thread of its own, and greet its host.

    :raises UserError: `not-on-server`, `permissions`.
    :raises TableError: as `Lobbies.create`.
    :raises DeliveryError: if no thread, or no message in it, can be made.
    """
    request = Request.of(interaction)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError("not-on-server")
    in_thread = wish.thread and isinstance(interaction.channel, discord.TextChannel)
    missing = _missing(interaction, in_thread)
    if missing:
        raise UserError("permissions", {"permissions": missing})
    await Request.begin(interaction, public=True)
    language = wish.language or await request.people.table_language(interaction)
    where = await _open_thread(request, words(language)) if in_thread else interaction.channel_id
    table = await request.tables.lobbies.create(
        request.person,
        interaction.guild_id,
        where,
        wish.rules,
        level=wish.level,
        language=language,
        thread=in_thread,
        reserved=wish.reserved,
        counter=wish.counter,
        clock=wish.clock or parse_clock((await request.people.server(interaction.guild_id)).clock),
    )
    await _show(request, table)
    await greet(request, table)


async def _show(request: Request, table: Table) -> None:
    w = words(table.language)
    if table.thread:
        await request.reconciler.boards.post_lobby(table)
        name, channel = escape(request.interaction.user.display_name), f"<#{table.channel_id}>"
        text = w("lobby-open-in", name=name, table=str(table.id), channel=channel)
        await request.api.say_in_channel(request.interaction, text)
        return
    message_id = await request.api.respond_publicly(request.interaction, lobby(table, w))
    request.api.keep_token(message_id, request.interaction)
    await request.reconciler.note_lobby(table, message_id)


async def _open_thread(request: Request, w: Words) -> int:
    interaction = request.interaction
    assert isinstance(interaction.channel, discord.TextChannel)
    name = w("thread-name", name=clean(interaction.user.display_name))
    return await request.api.create_thread(interaction.channel, name)


@on_control(ControlKind.AGAIN)
async def again_clicked(request: Request, control: Control) -> None:
    """Open a table like one whose match is over, for the same seats; tell where, if there is one already.

    Where nobody else has to be asked, its match starts at once.

    :raises TableError: as `Lobbies.play_again`.
    """
    table = await find_table(request, control.table)
    new = await request.tables.lobbies.play_again(table.id, request.user_id)
    if new.status is Status.LOBBY and all(
        seat.owner is None or seat.owner.id == request.user_id for seat in new.seats
    ):
        await request.tables.matches.start(new.id, request.user_id)
        if is_public_message(request.interaction):
            await request.reconciler.hands.answer(request.interaction, new.id, beside=True)
        else:
            await request.say((await request.words())("done-started", table=str(new.id)))
        await request.reconciler.show(new.id)
    elif (
        new.status is not Status.LOBBY or await request.reconciler.messages.find(new.id, "lobby") is not None
    ):
        await request.say((await request.words())("done-again", table=str(new.id)))
    else:
        await request.reconciler.boards.post_lobby(new)


def _missing(interaction: Interaction, in_thread: bool) -> discord.Permissions:
    """What we may not do in a channel but would have to."""
    needed = needed_in(thread=isinstance(interaction.channel, discord.Thread))
    if in_thread:
        needed |= FOR_THREADS
    return needed & ~interaction.app_permissions
