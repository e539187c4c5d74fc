"""The commands for what is settled together: asking a substitute, handing on the host."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions import plans, votes  # noqa: F401 (their controls have no command)
from kingbot.actions.autocomplete import offer_tables
from kingbot.actions.commands import command
from kingbot.actions.find_table import find_table
from kingbot.actions.request import Request
from kingbot.actions.substitutes import ask_substitute, hand_on_host
from kingbot.bot import KingBot
from kingbot.tables.model import Status

Interaction = discord.Interaction[KingBot]


@command
async def substitute(
    interaction: Interaction,
    who: discord.User,
    seat: app_commands.Range[int, 1, 4] | None = None,
    table: int | None = None,
) -> None:
    """Ask somebody to take over a seat."""
    request = await Request.begin(interaction)
    found = await find_table(request, table, Status.RUNNING, Status.PAUSED)
    await ask_substitute(request, found, who, None if seat is None else seat - 1)


@command
async def host(interaction: Interaction, who: discord.User, table: int | None = None) -> None:
    """Make somebody at the table its host."""
    request = await Request.begin(interaction)
    await hand_on_host(request, await find_table(request, table), who)


async def setup(bot: KingBot) -> None:
    """Add the commands."""
    offer_tables(substitute, "table", Status.LOBBY, Status.RUNNING, Status.PAUSED)
    offer_tables(host, "table")
    bot.king.add_command(substitute)
    bot.king.add_command(host)
