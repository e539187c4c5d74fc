"""The daily King: the command, in servers and by direct message."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions.commands import said
from kingbot.actions.daily import show_daily
from kingbot.actions.request import Request
from kingbot.bot import KingBot

Interaction = discord.Interaction[KingBot]


@app_commands.command(name="king-daily", description=said("about-king-daily"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def daily(interaction: Interaction) -> None:
    """Show today's hand."""
    await show_daily(await Request.begin(interaction))


async def setup(bot: KingBot) -> None:
    """Add the command."""
    bot.tree.add_command(daily)
