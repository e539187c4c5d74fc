"""The command for what is settled together: asking a substitute."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions import plans, votes  # noqa: F401 (their controls have no command)
from kingbot.actions.autocomplete import offer_tables
from kingbot.actions.commands import command
from kingbot.actions.find_table import find_table
from kingbot.actions.request import Request
from kingbot.actions.substitutes import ask_substitute
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


async def setup(bot: KingBot) -> None:
    """Add the command."""
    offer_tables(substitute, "table", Status.RUNNING, Status.PAUSED)
    bot.king.add_command(substitute)
