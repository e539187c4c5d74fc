"""Coming and going: opening a table, sitting down, starting, leaving, closing, playing again."""

from __future__ import annotations

import discord
from discord import app_commands

from kingbot.actions.autocomplete import offer_clocks, offer_options, offer_tables
from kingbot.actions.commands import choices, command, language_choices
from kingbot.actions.new_table import wish
from kingbot.bot import KingBot
from kingbot.players import LEVELS
from kingbot.presets import PRESETS
from kingbot.tables.model import Status
from kingbot.ui.controls import Control, ControlKind

Interaction = discord.Interaction[KingBot]
Seats = app_commands.Range[int, 0, 3]


@command
@app_commands.choices(
    preset=choices(PRESETS, "preset"),
    bots=choices(LEVELS, "level"),
    language=language_choices(),
)
async def new(
    interaction: Interaction,
    preset: str = "classic",
    rules: str = "",
    bots: str = "club",
    language: str | None = None,
    thread: bool = False,
    seats: Seats = 0,
    counter: bool = True,
    clock: str | None = None,
) -> None:
    """Open a table here."""
    wished = wish(
        f"{preset} {rules}", bots, language, thread=thread, reserved=seats, counter=counter, clock=clock
    )
    await interaction.client.opening.open(interaction, wished)


@command
async def join(interaction: Interaction, table: int | None = None) -> None:
    """Sit down at a table."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.join(interaction, await desk.find_lobby(interaction, table))


@command
async def leave(interaction: Interaction, table: int | None = None) -> None:
    """Get up; a bot plays on once the match has begun."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.leave(interaction, await desk.find(interaction, table))


@command
async def start(interaction: Interaction, table: int | None = None) -> None:
    """Begin the match."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.start(interaction, await desk.find(interaction, table, Status.LOBBY))


@command
async def close(interaction: Interaction, table: int | None = None) -> None:
    """Close a table."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.close(interaction, await desk.find(interaction, table))


@command
async def back(interaction: Interaction, table: int | None = None) -> None:
    """Take one's seat back from the bot."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.take_back(interaction, await desk.find(interaction, table))


async def touched(interaction: Interaction, control: Control) -> None:
    """A control for coming and going was touched."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    table = await desk.find(interaction, control.table)
    match control.what:
        case ControlKind.JOIN:
            await desk.join(interaction, table)
        case ControlKind.LEAVE:
            await desk.leave(interaction, table)
        case ControlKind.ADD_BOT:
            await desk.add_bot(interaction, table)
        case ControlKind.REMOVE_BOT:
            await desk.remove_bot(interaction, table)
        case ControlKind.START:
            await desk.start(interaction, table)
        case ControlKind.CLOSE:
            await desk.close(interaction, table)
        case ControlKind.BACK:
            await desk.take_back(interaction, table)
        case _:
            await interaction.client.opening.again(interaction, table)


MOVING = (
    ControlKind.JOIN,
    ControlKind.LEAVE,
    ControlKind.ADD_BOT,
    ControlKind.REMOVE_BOT,
    ControlKind.START,
    ControlKind.CLOSE,
    ControlKind.BACK,
    ControlKind.AGAIN,
)


async def setup(bot: KingBot) -> None:
    """Add the commands and the answers of this cog."""
    offer_options(new, "rules")
    offer_clocks(new, "clock")
    bot.king.add_command(new)
    for each in (join, leave, start, close, back):
        offer_tables(each, "table")
        bot.king.add_command(each)
    bot.answers |= dict.fromkeys(MOVING, touched)
