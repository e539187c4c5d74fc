"""Changing settings: a person's panel and playing hours, a server's."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from kingbot.actions.handlers import on_control
from kingbot.actions.readings import show_page
from kingbot.actions.request import Request
from kingbot.delivery.page_composer import settings_screen
from kingbot.i18n import Words
from kingbot.presets import PRESETS
from kingbot.tables.model import Status
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.errors import UserError
from kingbot.ui.leaderboard import season_line
from kingbot.ui.playing_hours import NOTHING, check_hours, read_days, read_holiday, read_hours, read_zone
from kingbot.ui.settings import HOURS, ON_PAGE, is_about_hours, picked, server_panel

DAILY_OFF: Final = "off"
DAILY_ON: Final = "on"
DAILY_CHOICES: Final = (DAILY_ON, "posted", DAILY_OFF)
_READ: Final = {"zone": read_zone, "hours": read_hours, "days": read_days, "holiday": read_holiday}


async def show_settings(request: Request, **written: str | None) -> None:
    """Show somebody's settings; if they have `written` when they play, that page, after changing it.

    :raises UserError: if that cannot be read.
    """
    changes = {
        name: value
        for key, text in written.items()
        if text is not None
        for name, value in _READ[key](text).items()
    }
    if changes:
        await _change_hours(request, changes)
    await _show_panel(request, HOURS if changes else "", in_place=False)


async def _change_hours(request: Request, changes: dict[str, Any]) -> None:
    """Change when somebody plays; their tables show it.

    :raises UserError: `too-few-hours`.
    """
    check_hours((await request.reader()).settings.model_copy(update=changes))
    await request.change_settings(**changes)
    for table in await request.tables.queries.tables_of(request.user_id):
        if table.clock.over_days:
            await request.reconciler.show(table.id, again=True)


async def _show_panel(request: Request, page: str, *, in_place: bool) -> None:
    screen = await settings_screen(await request.pictures(), await request.reader(), page)
    await (request.respond_in_place(screen) if in_place else request.respond(screen))


@on_control(ControlKind.SETTINGS)
async def settings_clicked(request: Request, control: Control) -> None:
    """The settings were asked for, or another page of them; at a table they open in the hand window."""
    page = HOURS if control.argument == HOURS else ""
    if control.table:
        await show_page(request, control.table, f"{ControlKind.SETTINGS} {page}".rstrip())
    else:
        await _show_panel(request, page, in_place=bool(control.argument))


@on_control(ControlKind.SET)
async def setting_clicked(request: Request, control: Control) -> None:
    """A setting was picked: all that this person sees follows it. At a table, that was in a hand window.

    :raises UserError: `too-few-hours`.
    """
    changes, page = picked(control.argument, (await request.reader()).settings), ""
    if is_about_hours(control.argument):
        page = HOURS
        await _change_hours(request, changes)
    else:
        await request.change_settings(**changes)
    if control.table and control.argument.endswith(f" {ON_PAGE}"):
        await show_page(request, control.table, f"{ControlKind.SETTINGS} {page}".rstrip())
    elif control.table:
        await request.reconciler.hands.answer(request.interaction, control.table)
    else:
        await _show_panel(request, page, in_place=True)
    for table in await request.tables.queries.tables_of(request.user_id):
        if table.status is Status.RUNNING and table.id != control.table:
            request.reconciler.refresh_hand(table.id, request.user_id)


def daily_changes(request: Request, chosen: str | None, channel_id: int | None) -> dict[str, Any]:
    """What is to change where the daily King is switched off or on, or is to be posted.

    It is posted in the channel given, else here; whoever names a channel wants that.
    """
    if chosen is None and channel_id is None:
        return {}
    if chosen in (DAILY_OFF, DAILY_ON):
        return {"daily": chosen == DAILY_ON, "daily_channel": None}
    return {"daily": True, "daily_channel": channel_id or request.interaction.channel_id}


@dataclass(frozen=True, slots=True)
class SeasonChanges:
    """What is to change about the season of a server: days in ISO format, kinds of King between blanks.

    `finish` ends it.
    """

    name: str | None = None
    begin: str | None = None
    until: str | None = None
    kinds: str | None = None
    finish: bool = False

    @property
    def any(self) -> bool:
        """Whether a season is to be started or changed."""
        return any(each is not None for each in (self.name, self.begin, self.until, self.kinds))


async def show_server_settings(
    request: Request, season: SeasonChanges = SeasonChanges(), **changes: Any
) -> None:
    """Show the settings of a server, after changing them and its season.

    :raises UserError: `only-managers`; `bad-date`, `bad-kinds`; `cannot-post` in a channel where the daily
        King is to be posted.
    :raises TableError: as `Seasons.set` and `Seasons.end`.
    """
    interaction = request.interaction
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise UserError("only-managers")
    if channel_id := changes.get("daily_channel"):
        missing = request.api.missing_permissions(channel_id)
        if missing.value:
            raise UserError("cannot-post", {"channel": f"<#{channel_id}>", "permissions": missing})
    settings = await request.people.change_server(interaction.guild_id, **changes)
    w, seasons = await request.words(), request.tables.seasons
    if season.any:
        await seasons.set(
            interaction.guild_id,
            settings.zone,
            name=season.name,
            first=_read_date(season.begin),
            last=_read_date(season.until),
            presets=_read_kinds(season.kinds, w),
        )
    now = request.tables.clock()
    if season.finish and (ended := await seasons.end(interaction.guild_id)) is not None:
        now = max(now, ended.ends)  # it ends after its last match, whatever the clock did meanwhile
    newest = await seasons.of_server(interaction.guild_id)
    line = season_line(newest[0], now, w) if newest else None
    posts_in = settings.daily_channel
    lacking = request.api.missing_permissions(posts_in) if posts_in is not None else None
    await request.respond(server_panel(settings, w, line, lacking))


def _read_date(text: str | None) -> date | None:
    """Parse a date in ISO format.

    :raises UserError: `bad-date`.
    """
    try:
        return None if text is None else date.fromisoformat(text.strip())
    except ValueError:
        raise UserError("bad-date") from None


def _read_kinds(text: str | None, w: Words) -> list[str] | None:
    """Parse kinds of King between blanks or commas; none are all.

    :raises UserError: `bad-kinds`.
    """
    if text is None:
        return None
    named = [each for each in text.casefold().replace(",", " ").split() if each != NOTHING]
    if any(each not in PRESETS for each in named):
        raise UserError("bad-kinds", {"kinds": ", ".join(PRESETS)})
    return named
