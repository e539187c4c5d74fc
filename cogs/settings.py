"""Commands for settings: how a person likes to play and when, and what holds for a server."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from kingbot.actions.autocomplete import offer_clocks, offer_several_kinds, offer_zones
from kingbot.actions.commands import choices, command, language_choices, said
from kingbot.actions.new_table import read_clock
from kingbot.actions.request import Request
from kingbot.actions.settings import (
    DAILY_CHOICES,
    SeasonChanges,
    daily_changes,
    show_server_settings,
    show_settings,
)
from kingbot.bot import KingBot
from kingbot.tables.seasons import NAME_LENGTH
from kingbot.ui.playing_hours import read_zone

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
    request = await Request.begin(interaction)
    await show_settings(request, zone=zone, hours=hours, days=days, holiday=holiday)


@app_commands.command(name="king-server", description=said("about-king-server"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
@app_commands.describe(
    **{name: said(f"about-king-server-{name}") for name in ("clock", "language", "tables", "person")},
    **{name: said(f"about-king-server-{name}") for name in ("lobby", "paused")},
    **{name: said(f"about-king-server-{name}") for name in ("standings", "ratings")},
    **{name: said(f"about-king-server-{name}") for name in ("daily", "channel", "hour", "zone")},
    **{name: said(f"about-king-server-{name}") for name in ("season", "begin", "until", "kinds", "finish")},
)
@app_commands.choices(
    language=[*choices((AUTO,), "language"), *language_choices()],
    daily=choices(DAILY_CHOICES, "server-daily-choice"),
)
async def server(
    interaction: Interaction,
    clock: str | None = None,
    language: str | None = None,
    tables: app_commands.Range[int, 1, 1000] | None = None,
    person: app_commands.Range[int, 1, 100] | None = None,
    lobby: app_commands.Range[int, 1, 720] | None = None,
    paused: app_commands.Range[int, 1, 365] | None = None,
    standings: bool | None = None,
    ratings: bool | None = None,
    daily: str | None = None,
    channel: discord.TextChannel | None = None,
    hour: app_commands.Range[int, 0, 23] | None = None,
    zone: str | None = None,
    season: app_commands.Range[str, 1, NAME_LENGTH] | None = None,
    begin: str | None = None,
    until: str | None = None,
    kinds: str | None = None,
    finish: bool = False,
) -> None:
    """Show what is set for tables on a server, after changing it."""
    request = await Request.begin(interaction)
    given = {
        "clock": str(read_clock(clock)) if clock is not None else None,
        "language": language,
        "tables": tables,
        "tables_per_person": person,
        "lobby_hours": lobby,
        "paused_days": paused,
        "standings": standings,
        "ratings": ratings,
        "daily_hour": hour,
        "zone": read_zone(zone)["zone"] if zone is not None else None,
    }
    changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if language == AUTO:
        changes["language"] = None
    changes |= daily_changes(request, daily, channel.id if channel is not None else None)
    await show_server_settings(request, SeasonChanges(season, begin, until, kinds, finish), **changes)


async def setup(bot: KingBot) -> None:
    """Add the commands."""
    offer_zones(settings, "zone")
    offer_clocks(server, "clock")
    offer_zones(server, "zone")
    offer_several_kinds(server, "kinds")
    bot.king.add_command(settings)
    bot.tree.add_command(server)
