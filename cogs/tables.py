"""Commands for coming and going: opening a table, sitting down, starting, leaving, closing."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions import seats as actions
from kingbot.actions.autocomplete import offer_clocks, offer_kinds, offer_options, offer_tables
from kingbot.actions.closing import ask_to_close
from kingbot.actions.commands import choices, command, language_choices
from kingbot.actions.find_table import find_lobby, find_table
from kingbot.actions.new_table import Wish, open_table, read_clock
from kingbot.actions.request import Request
from kingbot.bot import KingBot
from kingbot.players import LEVELS
from kingbot.tables.model import Status

Interaction = discord.Interaction[KingBot]
Seats = app_commands.Range[int, 0, 3]


@command
@app_commands.choices(
    bots=choices(LEVELS, "level"),
    language=language_choices(),
)
async def new(
    interaction: Interaction,
    preset: str | None = None,
    rules: str = "",
    bots: str | None = None,
    language: str | None = None,
    thread: bool = False,
    seats: Seats = 0,
    counter: bool | None = None,
    clock: str | None = None,
) -> None:
    """Open a table here."""
    wished = Wish(
        kind=preset,
        rules=rules,
        level=bots,
        language=language,
        thread=thread,
        reserved=seats,
        counter=counter,
        clock=read_clock(clock) if clock is not None else None,
    )
    await open_table(interaction, wished)


@command
async def join(interaction: Interaction, table: int | None = None) -> None:
    """Sit down at a table."""
    request = await Request.begin(interaction)
    await actions.join(request, await find_lobby(request, table))


@command
async def leave(interaction: Interaction, table: int | None = None) -> None:
    """Get up; a bot plays on once the match has begun."""
    request = await Request.begin(interaction)
    await actions.leave(request, await find_table(request, table))


@command
async def start(interaction: Interaction, table: int | None = None) -> None:
    """Begin the match."""
    request = await Request.begin(interaction)
    await actions.start(request, await find_table(request, table, Status.LOBBY))


@command
async def close(interaction: Interaction, table: int | None = None) -> None:
    """Close a table."""
    request = await Request.begin(interaction)
    await ask_to_close(request, await find_table(request, table))


@command
async def back(interaction: Interaction, table: int | None = None) -> None:
    """Take one's seat back from the bot."""
    request = await Request.begin(interaction)
    await actions.take_back(request, await find_table(request, table))


async def setup(bot: KingBot) -> None:
    """Add the commands."""
    offer_kinds(new, "preset")
    offer_options(new, "rules")
    offer_clocks(new, "clock")
    bot.king.add_command(new)
    for each in (join, leave, start, close, back):
        offer_tables(each, "table")
        bot.king.add_command(each)
