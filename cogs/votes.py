"""What is planned, and what is settled together: plans, votes, claims, pauses, substitutes."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions.autocomplete import offer_tables
from kingbot.actions.commands import command
from kingbot.actions.votes import Settling
from kingbot.bot import KingBot
from kingbot.tables.model import Status
from kingbot.ui.controls import Control, ControlKind

Interaction = discord.Interaction[KingBot]


@command
async def substitute(
    interaction: Interaction,
    who: discord.User,
    seat: app_commands.Range[int, 1, 4] | None = None,
    table: int | None = None,
) -> None:
    """Ask somebody to take over a seat."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    found = await desk.find(interaction, table, Status.RUNNING, Status.PAUSED)
    number = None if seat is None else seat - 1
    await Settling(desk).ask_substitute(interaction, found, who, number)


async def touched(interaction: Interaction, control: Control) -> None:
    """A control for planning or settling something was touched."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    table, argument, parley = await desk.find(interaction, control.table), control.argument, Settling(desk)
    match control.what:
        case ControlKind.PLANS:
            await parley.plans(interaction, table, argument)
        case ControlKind.PLAN:
            await parley.plan(interaction, table, argument)
        case ControlKind.UNPLAN:
            await parley.unplan(interaction, table, argument)
        case ControlKind.VOTE:
            await parley.vote(interaction, table, argument)
        case ControlKind.CLAIM:
            await parley.claim(interaction, table, argument)
        case ControlKind.RESUME:
            await parley.resume(interaction, table)
        case ControlKind.HOST:
            await parley.make_host(interaction, table, argument)
        case ControlKind.SUBSTITUTE:
            await parley.answer_substitute(interaction, table, argument)
        case _:
            await parley.matters(interaction, table)


TOUCHED = (
    ControlKind.PLANS,
    ControlKind.PLAN,
    ControlKind.UNPLAN,
    ControlKind.VOTE,
    ControlKind.CLAIM,
    ControlKind.RESUME,
    ControlKind.HOST,
    ControlKind.SUBSTITUTE,
    ControlKind.VOTES,
)


async def setup(bot: KingBot) -> None:
    """Add the command and the answers of this cog."""
    offer_tables(substitute, "table", Status.RUNNING, Status.PAUSED)
    bot.king.add_command(substitute)
    bot.answers |= dict.fromkeys(TOUCHED, touched)
