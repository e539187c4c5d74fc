"""Commands for looking: hand, table, points, last trick, rules, hints, reviews, and the list of tables."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions import help as help_pages
from kingbot.actions.autocomplete import offer_tables
from kingbot.actions.board import show_preset_rules, show_rules, show_table
from kingbot.actions.commands import choices, command
from kingbot.actions.find_table import find_table
from kingbot.actions.hints import show_hint
from kingbot.actions.lesson import show_lesson
from kingbot.actions.lists import show_tables
from kingbot.actions.play import show_hand
from kingbot.actions.readings import read_at
from kingbot.actions.request import Request
from kingbot.actions.review import show_review
from kingbot.actions.verify import verify_at
from kingbot.bot import KingBot
from kingbot.presets import PRESETS
from kingbot.tables.model import Status
from kingbot.ui.controls import ControlKind

Interaction = discord.Interaction[KingBot]
Hand = app_commands.Range[int, 1, 20]


@command
async def hand(interaction: Interaction, table: int | None = None) -> None:
    """Show one's hand."""
    request = await Request.begin(interaction)
    await show_hand(request, await find_table(request, table, Status.RUNNING))


@command
async def table(interaction: Interaction, table: int | None = None) -> None:
    """Show the table."""
    await show_table(await Request.begin(interaction), table)


@command
async def score_(interaction: Interaction, table: int | None = None) -> None:
    """Show the points so far."""
    await read_at(await Request.begin(interaction), table, ControlKind.SCORE)


@command
async def last(interaction: Interaction, table: int | None = None) -> None:
    """Show the last trick."""
    await read_at(await Request.begin(interaction), table, ControlKind.LAST)


@command
async def verify(interaction: Interaction, hand: Hand | None = None, table: int | None = None) -> None:
    """Check the deals of the hands that are over."""
    await verify_at(await Request.begin(interaction), table, hand)


@command
@app_commands.choices(preset=choices(PRESETS, "preset"))
async def rules(interaction: Interaction, preset: str | None = None, table: int | None = None) -> None:
    """Show the rules of a preset, or those in force at one's table."""
    request = await Request.begin(interaction)
    await (show_rules(request, table) if preset is None else show_preset_rules(request, preset))


@command
async def tables(interaction: Interaction) -> None:
    """List one's own tables and those of this server."""
    await show_tables(await Request.begin(interaction))


@command
async def hint(interaction: Interaction, table: int | None = None) -> None:
    """Ask what the strongest bot would play."""
    await show_hint(await Request.begin(interaction), table)


@command
async def review(interaction: Interaction, hand: Hand | None = None, table: int | None = None) -> None:
    """Show what one's own moves were worth."""
    await show_review(await Request.begin(interaction), table, hand)


@command
async def help_(interaction: Interaction) -> None:
    """Tell how kingbot is used."""
    await help_pages.show_help(await Request.begin(interaction))


@command
async def learn(interaction: Interaction) -> None:
    """Learn King by trying a few positions."""
    await show_lesson(await Request.begin(interaction))


OF_A_TABLE = (hand, table, score_, last, rules, verify, hint, review)


async def setup(bot: KingBot) -> None:
    """Add the commands."""
    for each in OF_A_TABLE:
        offer_tables(each, "table")
    for each in (*OF_A_TABLE, tables, help_, learn):
        bot.king.add_command(each)
