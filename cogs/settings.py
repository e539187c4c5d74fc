"""Settings: how a person likes to play and when, and what holds for a server."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from kingbot.actions.autocomplete import offer_clocks, offer_zones
from kingbot.actions.commands import choices, command, language_choices, said
from kingbot.actions.new_table import read_clock
from kingbot.actions.request import Desk
from kingbot.bot import KingBot
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.errors import UserError
from kingbot.ui.playing_hours import check_hours, read_days, read_holiday, read_hours, read_zone
from kingbot.ui.settings import panel, picked, server_panel

Interaction = discord.Interaction[KingBot]
AUTO: Final = "auto"  # the language of a server as Discord has it


@command
async def settings(
    interaction: Interaction,
    zone: str | None = None,
    hours: str | None = None,
    days: str | None = None,
    holiday: str | None = None,
) -> None:
    """Show one's settings, after changing when one plays."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    written = ((read_zone, zone), (read_hours, hours), (read_days, days), (read_holiday, holiday))
    changes = {
        name: value for read, text in written if text is not None for name, value in read(text).items()
    }
    if changes:
        await set_hours(desk, interaction.user.id, changes)
    reader = await desk.people.reader(interaction)
    await desk.reply(interaction, panel(reader.settings, reader.words))


async def set_hours(desk: Desk, person_id: int, changes: dict[str, Any]) -> None:
    """Change when somebody plays, and show the tables that wait for them accordingly."""
    check_hours((await desk.people.settings(person_id)).model_copy(update=changes))
    await desk.tables.set_person(person_id, **changes)
    for table in await desk.tables.tables_of(person_id):
        if table.clock.over_days:
            await desk.stage.show(table.id, again=True)


@app_commands.command(name="king-server", description=said("about-king-server"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
@app_commands.describe(
    **{name: said(f"about-king-server-{name}") for name in ("clock", "language", "tables", "person")},
    **{name: said(f"about-king-server-{name}") for name in ("lobby", "paused")},
)
@app_commands.choices(language=[*choices((AUTO,), "language"), *language_choices()])
async def server(
    interaction: Interaction,
    clock: str | None = None,
    language: str | None = None,
    tables: app_commands.Range[int, 1, 1000] | None = None,
    person: app_commands.Range[int, 1, 100] | None = None,
    lobby: app_commands.Range[int, 1, 720] | None = None,
    paused: app_commands.Range[int, 1, 365] | None = None,
) -> None:
    """Show what is set for tables on a server, after changing it."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise UserError("only-managers")
    given = {
        "clock": str(read_clock(clock)) if clock is not None else None,
        "language": language,
        "tables": tables,
        "tables_per_person": person,
        "lobby_hours": lobby,
        "paused_days": paused,
    }
    changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if language == AUTO:
        changes["language"] = None
    settings = await desk.people.change_server(interaction.guild_id, **changes)
    await desk.reply(interaction, server_panel(settings, await desk.words(interaction)))


async def set_touched(interaction: Interaction, control: Control) -> None:
    """A setting was picked: all that this person sees follows it."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.set(interaction, picked(control.argument))


async def setup(bot: KingBot) -> None:
    """Add the command and the answer of this cog."""
    offer_zones(settings, "zone")
    offer_clocks(server, "clock")
    bot.king.add_command(settings)
    bot.tree.add_command(server)
    bot.answers[ControlKind.SET] = set_touched
