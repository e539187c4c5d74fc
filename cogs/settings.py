"""Settings: how a person likes to play."""

from __future__ import annotations

import discord

from kingbot.bot import KingBot
from kingbot.ui.commands import command
from kingbot.ui.controls import Control, What
from kingbot.ui.preferences import panel, picked

Interaction = discord.Interaction[KingBot]


@command
async def settings(interaction: Interaction) -> None:
    """Show one's settings."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    reader = await desk.people.reader(interaction)
    await desk.reply(interaction, panel(reader.settings, reader.words))


async def set_touched(interaction: Interaction, control: Control) -> None:
    """A setting was picked: all that this person sees follows it."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.set(interaction, picked(control.argument))


async def setup(bot: KingBot) -> None:
    """Add the command and the answer of this cog."""
    bot.king.add_command(settings)
    bot.answers[What.SET] = set_touched
