"""Opening a table in a channel: what was wished for, what we must be allowed to do there, where it goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.actions.seats import greet
from kingbot.actions.table_defaults import table_defaults
from kingbot.i18n import Words, words
from kingbot.presets import parse_line
from kingbot.tables.model import Status, Table
from kingbot.tables.time_control import NO_CLOCK, TimeControl, TimeControlError, parse_clock
from kingbot.ui.controls import Control, ControlKind, is_public_message
from kingbot.ui.errors import UserError
from kingbot.ui.kinds import traditional_kind
from kingbot.ui.names import clean, escape
from kingbot.ui.permissions import FOR_THREADS, needed_in
from kingbot.ui.welcome import GUIDED

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A table as somebody wants it; what is None is as `table_defaults` has it, or as the server does.

    `kind` is a preset or a line of rules, `rules` are changes to it, as they were typed.
    """

    kind: str | None = None
    rules: str = ""
    level: str | None = None
    language: str | None = None
    thread: bool = False
    reserved: int = 0
    counter: bool | None = None
    clock: TimeControl | None = None

    def line(self, last: str) -> str:
        """The rules in a line, where those of the `last` table are taken over."""
        if self.kind is None and self.rules:
            return f"{last.split()[0]} {self.rules}"
        return f"{self.kind or last} {self.rules}"


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
    await _require_permissions(request, in_thread)
    await Request.begin(interaction, public=True)
    table = await _create(request, wish, in_thread)
    await _show(request, table)
    await greet(request, table)


async def _require_permissions(request: Request, in_thread: bool = False) -> None:
    missing = _missing(request.interaction, in_thread)
    if missing:
        raise UserError("permissions", {"permissions": missing})


async def _create(request: Request, wish: Wish, in_thread: bool = False) -> Table:
    interaction, defaults = request.interaction, await table_defaults(request)
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    language = wish.language or await request.people.table_language(interaction)
    where = await _open_thread(request, words(language)) if in_thread else interaction.channel_id
    usual = defaults.clock or (await request.people.server(interaction.guild_id)).clock
    return await request.tables.lobbies.create(
        request.person,
        interaction.guild_id,
        where,
        parse_line(wish.line(defaults.rules)),
        level=wish.level or defaults.level,
        language=language,
        thread=in_thread,
        reserved=wish.reserved,
        counter=defaults.counter if wish.counter is None else wish.counter,
        clock=wish.clock or parse_clock(usual),
    )


@on_control(ControlKind.OPEN)
async def open_clicked(request: Request, control: Control) -> None:
    """*Open a table* where the button is, or *Play now*: with bots in the other seats, and at once.

    :raises UserError: `not-on-server`, `permissions`.
    :raises TableError: as `Lobbies.create`.
    """
    if request.interaction.guild_id is None or request.interaction.channel_id is None:
        raise UserError("not-on-server")
    await _require_permissions(request)
    if control.argument:
        wished = Wish(clock=NO_CLOCK)
        if control.argument == GUIDED:
            wished = Wish(
                kind=traditional_kind((await request.reader()).language), level="beginner", clock=NO_CLOCK
            )
        table = await _create(request, wished)
        await request.people.note_language(request.interaction)
        if control.argument == GUIDED:
            await request.change_settings(guided=table.id)
        await _start(request, table, answer_with_hand=True)
        return
    table = await _create(request, Wish())
    await request.reconciler.boards.post_lobby(table)
    await greet(request, table)


async def _show(request: Request, table: Table) -> None:
    w = words(table.language)
    if table.thread:
        await request.reconciler.boards.post_lobby(table)
        name, channel = escape(request.interaction.user.display_name), f"<#{table.channel_id}>"
        text = w("lobby-open-in", name=name, table=str(table.id), channel=channel)
        await request.api.say_in_channel(request.interaction, text)
        return
    screen = await request.reconciler.boards.lobby_screen(table)
    message_id = await request.api.respond_publicly(request.interaction, screen)
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
        await _start(request, new, answer_with_hand=is_public_message(request.interaction))
    elif (
        new.status is not Status.LOBBY or await request.reconciler.messages.find(new.id, "lobby") is not None
    ):
        await request.say((await request.words())("done-again", table=str(new.id)))
    else:
        await request.reconciler.boards.post_lobby(new)


async def _start(request: Request, table: Table, *, answer_with_hand: bool) -> None:
    """Begin the match of whoever plays with bots alone; the answer is their hand window, or a sentence.

    :raises TableError: as `Matches.start`.
    """
    await request.tables.matches.start(table.id, request.user_id)
    if answer_with_hand:
        await request.reconciler.hands.answer(request.interaction, table.id, beside=True)
    else:
        await request.say((await request.words())("done-started", table=str(table.id)))
    await request.reconciler.show(table.id)


def _missing(interaction: Interaction, in_thread: bool) -> discord.Permissions:
    """What we may not do in a channel but would have to."""
    needed = needed_in(thread=isinstance(interaction.channel, discord.Thread))
    if in_thread:
        needed |= FOR_THREADS
    return needed & ~interaction.app_permissions
