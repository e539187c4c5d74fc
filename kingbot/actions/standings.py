"""Personal statistics and the standings of a server, as far as the server and those people want them seen."""

from __future__ import annotations

import discord

from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.presets import PRESETS
from kingbot.tables.standings_model import ALL_PRESETS, Order
from kingbot.ui.controls import Control, ControlKind, number_in
from kingbot.ui.errors import UserError
from kingbot.ui.layout import Screen
from kingbot.ui.leaderboard import Shown, leaderboard, leaderboard_sheet, read_shown
from kingbot.ui.stats import no_stats, stats, stats_sheet


async def show_stats(request: Request, who: discord.abc.User | None, preset: str | None) -> None:
    """Show what somebody has achieved, else whoever asks.

    :raises UserError: as `_stats`.
    """
    own = who is None or who.id == request.user_id
    name = None if own or who is None else who.display_name
    user_id = request.user_id if who is None else who.id
    await request.respond(await _stats(request, user_id, name, preset or ALL_PRESETS))


@on_control(ControlKind.STATS)
async def stats_clicked(request: Request, control: Control) -> None:
    """Another kind of King was picked.

    :raises UserError: as `_stats`.
    """
    who, _, preset = control.argument.partition(" ")
    named = number_in(who)
    user_id = request.user_id if named is None else named
    screen = await _stats(request, user_id, None, preset if preset in PRESETS else ALL_PRESETS)
    await request.respond_in_place(screen)


async def _stats(request: Request, user_id: int, name: str | None, preset: str) -> Screen:
    """Somebody's statistics in this server; by direct message, one's own over all servers.

    :raises UserError: `standings-by-dm` for others by direct message, `standings-off` where their server
        does not show them.
    """
    guild_id = request.interaction.guild_id
    own = user_id == request.user_id
    ratings = True
    if guild_id is not None:
        standings, ratings = await request.tables.standings.shown_in(guild_id)
        if not (own or standings):
            raise UserError("standings-off")
    elif not own:
        raise UserError("standings-by-dm")
    reader = await request.reader()
    w = reader.words
    if own and not reader.settings.counted:
        raise UserError("not-counted")
    found = await request.tables.standings.stats(user_id, guild_id, preset)
    if found is None:
        return no_stats(name or (None if own else "?"), w)
    pictures = await request.pictures()
    return stats(
        found, w, ratings=ratings, picture=await pictures.stats(stats_sheet(found, w), w, reader.style)
    )


async def show_leaderboard(request: Request, shown: Shown) -> None:
    """Show a page of this server's standings.

    :raises UserError: as `_leaderboard`.
    """
    await request.respond(await _leaderboard(request, shown))


@on_control(ControlKind.LEADERBOARD)
async def leaderboard_clicked(request: Request, control: Control) -> None:
    """A page was turned, or something else picked to be shown.

    :raises UserError: as `_leaderboard`.
    """
    await request.respond_in_place(await _leaderboard(request, read_shown(control.argument)))


async def _leaderboard(request: Request, shown: Shown) -> Screen:
    """A page of this server's standings.

    :raises UserError: `standings-by-dm` outside a server, `standings-off`, `ratings-off`.
    """
    guild_id = request.interaction.guild_id
    if guild_id is None:
        raise UserError("standings-by-dm")
    standings, ratings = await request.tables.standings.shown_in(guild_id)
    if not standings:
        raise UserError("standings-off")
    if shown.order is not Order.POINTS and not ratings:
        raise UserError("ratings-off")
    board = await request.tables.standings.leaderboard(
        guild_id,
        order=shown.order,
        period=shown.period,
        season=shown.season,
        preset=shown.preset,
        page=shown.page,
        asked_by=request.user_id,
    )
    reader, pictures = await request.reader(), await request.pictures()
    picture = await pictures.leaderboard(leaderboard_sheet(board, reader.words), reader.words, reader.style)
    return leaderboard(board, reader.words, ratings=ratings, picture=picture)
