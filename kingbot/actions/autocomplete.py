"""What is offered while somebody types a command: what is legal for them, their tables, options of rules.

Everything comes from the typist's own view. When nothing can be offered the list is empty, never an error.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord.app_commands import Choice

from kingbot.actions.commands import Command
from kingbot.actions.find_table import find_table
from kingbot.actions.request import Request
from kingbot.actions.table_defaults import table_defaults
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.presets import PRESETS
from kingbot.tables.model import Status, Table, TableError
from kingbot.tables.time_control import CLOCKS, TimeControl, TimeControlError, parse_clock
from kingbot.ui.errors import UserError
from kingbot.ui.kinds import kind_options
from kingbot.ui.names import clean
from kingbot.ui.playing_hours import zone_name, zones
from kingbot.ui.prompts import action_argument
from kingbot.ui.rules_line import suggest_rules
from kingbot.ui.time_text import clock_name
from kingbot.ui.typed_moves import move_name, suggest_moves

Interaction = discord.Interaction[Any]
MOST: int = 25


def offer_moves(command: Command, option: str) -> None:
    """Let an option of a command offer the typist's legal moves."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await _own_view(interaction)
        if found is None:
            return []
        view, w = found
        names = ((move_name(move, view, w), move) for move in suggest_moves(typed, view, w)[:MOST])
        return [Choice(name=shorten(name, 100), value=action_argument(move)) for name, move in names]


def offer_tables(command: Command, option: str, *statuses: Status) -> None:
    """Let an option of a command offer the typist's tables."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[int]]:
        request = Request.of(interaction)
        w = await request.words()
        tables = await request.tables.queries.tables_of(request.user_id)
        wanted = [table for table in tables if not statuses or table.status in statuses]
        return matching(typed, ((table_label(table, w), table.id) for table in wanted))


def offer_kinds(command: Command, option: str) -> None:
    """Let an option of a command offer the kinds of King, and the house rules of the server."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[str]]:
        request = Request.of(interaction)
        w, guild_id = await request.words(), interaction.guild_id
        house_rules = (await request.people.server(guild_id)).house_rules if guild_id is not None else ()
        offers = kind_options(None, house_rules, w)
        return matching(typed, ((f"{each.label} · {each.description}", each.value) for each in offers))


def offer_options(command: Command, option: str) -> None:
    """Let an option of a command offer rules in words, for the kind chosen; the value is a line of rules."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[str]]:
        request = Request.of(interaction)
        kind = getattr(interaction.namespace, "preset", None)
        if not isinstance(kind, str) or not kind:
            kind = (await table_defaults(request)).rules.split()[0]
        offers = suggest_rules(kind, typed, await request.words())[:MOST]
        return [Choice(name=shorten(name, 100), value=line) for name, line in offers]


def offer_clocks(command: Command, option: str) -> None:
    """Let an option of a command offer the usual clocks, and repeat what is typed if it is one."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[str]]:
        w = await Request.of(interaction).words()
        usual = [(_clock_label(clock, w), str(clock)) for clock in CLOCKS.values()]
        try:
            own = parse_clock(typed) if typed else None
        except TimeControlError:
            own = None
        return matching("", [(_clock_label(own, w), str(own))]) if own else matching(typed, usual)


def offer_zones(command: Command, option: str) -> None:
    """Let an option of a command offer time zones."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[str]]:
        named = ((zone, zone_name(zone)) for zone in zones())
        offers = ((f"{name} ({zone})" if name != zone else zone, zone) for zone, name in named)
        return matching(typed.replace(" ", "_") if "/" in typed else typed, offers)


def offer_several_kinds(command: Command, option: str) -> None:
    """Let an option of a command offer kinds of King, one after another."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[str]]:
        w = await Request.of(interaction).words()
        *chosen, part = typed.casefold().replace(",", " ").split(" ")
        before = [each for each in chosen if each in PRESETS]
        offers = (
            (", ".join(w(f"preset-{each}") for each in (*before, preset)), " ".join((*before, preset)))
            for preset in PRESETS
            if preset not in before and (part in preset or part in w(f"preset-{preset}").casefold())
        )
        return matching("", offers)


def _clock_label(clock: TimeControl, w: Words) -> str:
    return w("clock-offer", clock=clock_name(clock, w), line=str(clock))


def matching(typed: object, offers: Iterable[tuple[str, Any]]) -> list[Choice[Any]]:
    """Those of the offers, name and value, that what was typed is a part of: 25 at most."""
    part = str(typed).casefold().strip()
    fit = (
        (name, value) for name, value in offers if part in name.casefold() or part in str(value).casefold()
    )
    return [Choice(name=shorten(name, 100), value=value) for name, value in fit][:MOST]


def table_label(table: Table, w: Words) -> str:
    """A table in one line: its number, its rules, who sits there."""
    names = ", ".join(clean(seat.name) for seat in table.seats if not seat.empty)
    return f"{table.id} · {w(f'preset-{table.rules.preset}')} · {names}"


async def _own_view(interaction: Interaction) -> tuple[PlayerView, Words] | None:
    request = Request.of(interaction)
    try:
        named = getattr(interaction.namespace, "table", None)
        table = await find_table(request, named if isinstance(named, int) else None, Status.RUNNING)
        _, view = await request.tables.queries.own_look(table.id, request.user_id)
        return view, await request.words()
    except (TableError, UserError):
        return None
