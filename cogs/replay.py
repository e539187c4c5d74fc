"""The command that goes through hands that are over: of a match played here, or of a record."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions.commands import command
from kingbot.actions.replay import offer_matches, replay_attached, replay_match
from kingbot.actions.request import Request
from kingbot.bot import KingBot

Interaction = discord.Interaction[KingBot]
Hand = app_commands.Range[int, 1, 20]


@command
async def replay(
    interaction: Interaction,
    table: int | None = None,
    hand: Hand | None = None,
    record: discord.Attachment | None = None,
) -> None:
    """Go through a hand that is over."""
    request = await Request.begin(interaction)
    if record is not None:
        await replay_attached(request, record, hand)
    else:
        await replay_match(request, table, hand)


async def setup(bot: KingBot) -> None:
    """Add the command."""
    offer_matches(replay, "table")
    bot.king.add_command(replay)
