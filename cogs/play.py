"""The command for every decision of a match, typed."""

from __future__ import annotations

import discord

from kingbot.actions.autocomplete import offer_moves, offer_tables
from kingbot.actions.commands import command
from kingbot.actions.play import act_typed
from kingbot.actions.request import Request
from kingbot.bot import KingBot
from kingbot.tables.model import Status

Interaction = discord.Interaction[KingBot]


@command
async def play(interaction: Interaction, move: str, table: int | None = None) -> None:
    """Do a move: play a card, choose a contract, bid, pass."""
    await act_typed(await Request.begin(interaction), table, move)


async def setup(bot: KingBot) -> None:
    """Add the command."""
    offer_moves(play, "move")
    offer_tables(play, "table", Status.RUNNING)
    bot.king.add_command(play)
