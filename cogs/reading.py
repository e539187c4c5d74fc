"""Looking: one's hand, the table, points, the last trick, the rules, one's tables."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions.autocomplete import offer_tables
from kingbot.actions.commands import choices, command
from kingbot.actions.readings import (
    read_board,
    read_choices,
    read_counter,
    read_history,
    read_last_trick,
    read_score,
)
from kingbot.actions.request import Glance, Reading
from kingbot.bot import KingBot
from kingbot.delivery.pictures import Pictures
from kingbot.presets import PRESETS, load
from kingbot.tables.model import Status
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.help import PAGES
from kingbot.ui.layout import Screen
from kingbot.ui.more import more
from kingbot.ui.rules import preset_rules, table_rules
from kingbot.ui.table_list import table_list, turn_list

Interaction = discord.Interaction[KingBot]


async def show_reading(
    interaction: Interaction, table_id: int | None, reading: Reading, *, own: bool = False
) -> None:
    """Acknowledge, find the table that is meant, and show something of it, or of what is one's `own`."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.read(interaction, await desk.find(interaction, table_id, Status.RUNNING), reading, own=own)


async def show_hand(interaction: Interaction, table_id: int | None) -> None:
    """Acknowledge, find the table that is meant, and show the player's window."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.hand(interaction, await desk.find(interaction, table_id, Status.RUNNING))


async def show_table(interaction: Interaction, table_id: int | None) -> None:
    """Post the table anew in its channel; to whoever asks from elsewhere, show it there.

    Where its channel was deleted, the table comes to its player.
    """
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    table = await desk.bring(interaction, await desk.find(interaction, table_id))
    if table.channel_id == interaction.channel_id and table.open:
        await desk.stage.repost(table.id)
        await desk.say(interaction, (await desk.words(interaction))("table-posted"))
    else:
        await desk.read(interaction, table, read_board)


async def show_rules(interaction: Interaction, table_id: int | None) -> None:
    """Acknowledge, find the table that is meant, and show the rules in force there."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    table = await desk.find(interaction, table_id)
    await desk.reply(interaction, table_rules(table, await desk.words(interaction)))


async def turn_rules(interaction: Interaction, control: Control) -> None:
    """Another page of rules was asked for: those of a table, or of the preset named before the page."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    w = await desk.words(interaction)
    preset, _, number = control.argument.rpartition(" ")
    page = int(number) if number.isdigit() else 0
    if control.table:
        screen = table_rules(await desk.find(interaction, control.table), w, page)
    else:
        screen = preset_rules(load(preset if preset in PRESETS else PRESETS[0]), w, page)
    await interaction.edit_original_response(view=screen.view)


async def show_more(interaction: Interaction, table_id: int | None) -> None:
    """Acknowledge, and show what else this person can do at the table."""

    async def reading(glance: Glance, artist: Pictures) -> Screen:
        return more(glance.table, glance.reader.words, interaction.user.id)

    await show_reading(interaction, table_id, reading)


@command
async def hand(interaction: Interaction, table: int | None = None) -> None:
    """Show one's hand."""
    await show_hand(interaction, table)


@command
async def table(interaction: Interaction, table: int | None = None) -> None:
    """Show the table."""
    await show_table(interaction, table)


@command
async def score_(interaction: Interaction, table: int | None = None) -> None:
    """Show the points so far."""
    await show_reading(interaction, table, read_score)


@command
async def last(interaction: Interaction, table: int | None = None) -> None:
    """Show the last trick."""
    await show_reading(interaction, table, read_last_trick)


@command
@app_commands.choices(preset=choices(PRESETS, "preset"))
async def rules(interaction: Interaction, preset: str | None = None, table: int | None = None) -> None:
    """Show the rules of a preset, or those in force at one's table."""
    if preset is None:
        await show_rules(interaction, table)
        return
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.reply(interaction, preset_rules(load(preset), await desk.words(interaction)))


@command
async def tables(interaction: Interaction) -> None:
    """List one's own tables and those of this server."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    mine = await desk.tables.queries.tables_of(interaction.user.id)
    here = await desk.tables.queries.tables_in(interaction.guild_id) if interaction.guild_id else []
    await desk.reply(interaction, table_list(mine, here, await desk.words(interaction)))


@command
async def turn(interaction: Interaction) -> None:
    """List the tables where one is awaited, oldest first."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.reply(interaction, turn_list(await desk.awaited(interaction), await desk.words(interaction)))


@command
async def help_(interaction: Interaction) -> None:
    """Tell how kingbot is used."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.reply(interaction, await desk.help(interaction, PAGES[0]))


async def help_touched(interaction: Interaction, control: Control) -> None:
    """Another page of the help was asked for."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    page = control.argument if control.argument in PAGES else PAGES[0]
    screen = await desk.help(interaction, page)
    await interaction.edit_original_response(view=screen.view, attachments=screen.files())


async def touched(interaction: Interaction, control: Control) -> None:
    """A control that shows something was touched."""
    match control.what:
        case ControlKind.HAND:
            await show_hand(interaction, control.table)
        case ControlKind.BOARD:
            await show_table(interaction, control.table)
        case ControlKind.LAST:
            await show_reading(interaction, control.table, read_last_trick)
        case ControlKind.SCORE:
            await show_reading(interaction, control.table, read_score)
        case ControlKind.CHOICES:
            await show_reading(interaction, control.table, read_choices)
        case ControlKind.HISTORY:
            await show_reading(interaction, control.table, read_history)
        case ControlKind.COUNTER:
            await show_reading(interaction, control.table, read_counter, own=True)
        case ControlKind.RULES if control.argument:
            await turn_rules(interaction, control)
        case ControlKind.RULES:
            await show_rules(interaction, control.table)
        case _:
            await show_more(interaction, control.table)


OF_A_TABLE = (hand, table, score_, last, rules)
SHOWING = (
    ControlKind.HAND,
    ControlKind.BOARD,
    ControlKind.LAST,
    ControlKind.SCORE,
    ControlKind.CHOICES,
    ControlKind.COUNTER,
    ControlKind.HISTORY,
    ControlKind.RULES,
    ControlKind.MORE,
)


async def setup(bot: KingBot) -> None:
    """Add the commands and the answers of this cog."""
    for each in OF_A_TABLE:
        offer_tables(each, "table")
    for each in (*OF_A_TABLE, tables, turn, help_):
        bot.king.add_command(each)
    bot.answers |= dict.fromkeys(SHOWING, touched)
    bot.answers[ControlKind.HELP] = help_touched
