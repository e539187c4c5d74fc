"""Commands for what was counted: one's own statistics or somebody else's, and the standings of a server."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions.commands import choices, command
from kingbot.actions.request import Request
from kingbot.actions.standings import show_leaderboard, show_stats
from kingbot.bot import KingBot
from kingbot.presets import PRESETS
from kingbot.tables.standings_model import ALL_PRESETS, Order, Period
from kingbot.ui.leaderboard import Shown

Interaction = discord.Interaction[KingBot]


@command
@app_commands.choices(preset=choices(PRESETS, "preset"))
async def stats(interaction: Interaction, who: discord.User | None = None, preset: str | None = None) -> None:
    """Show what somebody has achieved."""
    await show_stats(await Request.begin(interaction), who, preset)


@command
@app_commands.choices(
    order=choices(Order, "leaders-order"),
    period=choices(Period, "leaders-period"),
    preset=choices(PRESETS, "preset"),
)
async def leaderboard(
    interaction: Interaction,
    order: str = Order.POINTS.value,
    period: str = Period.ALL.value,
    preset: str | None = None,
) -> None:
    """Show this server's standings."""
    shown = Shown(Order(order), Period(period), preset or ALL_PRESETS)
    await show_leaderboard(await Request.begin(interaction), shown)


async def setup(bot: KingBot) -> None:
    """Add the commands."""
    bot.king.add_command(stats)
    bot.king.add_command(leaderboard)
