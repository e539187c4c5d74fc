"""Setting a table before its match: the menus of the lobby, and the pages of its rules, for the host."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.engine.options import OPTION_SPECS
from kingbot.players import LEVELS
from kingbot.presets import RulesError, format_line, load, parse_line
from kingbot.tables.model import Status, Table, TableError
from kingbot.tables.time_control import TimeControlError, parse_clock
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.errors import UserError
from kingbot.ui.kinds import MOST_HOUSE_RULES
from kingbot.ui.layout import Screen
from kingbot.ui.options import FORGET, RESET, SAVE, options_page, page_of, picked_rules


@on_control(ControlKind.LOBBY)
async def lobby_clicked(request: Request, control: Control) -> None:
    """The host has picked a kind of King, a level of bots, a clock, or whether there is a card counter.

    :raises TableError: as `Lobbies.change`; `stale` for what this version does not know.
    """
    table = await find_table(request, control.table)
    what, _, value = control.argument.partition(" ")
    lobbies, by = request.tables.lobbies, request.user_id
    try:
        match what:
            case "kind":
                await lobbies.change(table.id, by, rules=parse_line(value))
            case "bots" if value in LEVELS:
                await lobbies.change(table.id, by, level=value)
            case "clock":
                await lobbies.change(table.id, by, clock=parse_clock(value))
            case "counter":
                await lobbies.change(table.id, by, counter=value == "on")
            case _:
                raise TableError("stale")
    except (RulesError, TimeControlError):
        raise TableError("stale") from None
    await request.reconciler.show(table.id)


def sets_rules(request: Request, table: Table) -> bool:
    """Whether whoever acts may change the rules of a table: its host, before the match."""
    return table.status is Status.LOBBY and table.host.id == request.user_id


async def show_options(request: Request, table: Table) -> None:
    """Show the options of a table's rules with their menus, to whoever may set them."""
    await request.respond(await _page(request, table, ""))


@on_control(ControlKind.OPTIONS)
async def options_clicked(request: Request, control: Control) -> None:
    """Another page of the options, or all of them: as the kind has them, saved for this server, forgotten.

    :raises TableError: `not-lobby`, `not-host`.
    """
    table = await _own_lobby(request, control)
    line = format_line(table.rules)
    if control.argument == RESET:
        own = load(table.rules.preset)
        table = (await request.tables.lobbies.change(table.id, request.user_id, rules=own)).table
        await request.reconciler.show(table.id)
    elif control.argument in (SAVE, FORGET):
        saved = (await request.people.server(table.guild_id)).house_rules
        if control.argument == FORGET and not request.interaction.permissions.manage_guild:
            raise UserError("only-managers")
        saved = tuple(each for each in saved if each != line)
        if control.argument == SAVE:
            saved = (line, *saved)[:MOST_HOUSE_RULES]
        await request.people.change_server(table.guild_id, house_rules=saved)
    await _show_page(request, table, control.argument)


@on_control(ControlKind.OPTION)
async def option_clicked(request: Request, control: Control) -> None:
    """The host has picked the value of an option.

    :raises TableError: as `Lobbies.change`.
    :raises RulesError: for what the kind does not admit.
    """
    table = await _own_lobby(request, control)
    option = control.argument.partition("=")[0]
    if option not in OPTION_SPECS:
        raise TableError("stale")
    rules = picked_rules(table.rules, option, control.argument)
    outcome = await request.tables.lobbies.change(table.id, request.user_id, rules=rules)
    await request.reconciler.show(table.id)
    await _show_page(request, outcome.table, page_of(option))


async def _show_page(request: Request, table: Table, section: str) -> None:
    await request.respond_in_place(await _page(request, table, section))


async def _page(request: Request, table: Table, section: str) -> Screen:
    house_rules = (await request.people.server(table.guild_id)).house_rules
    return options_page(table, section, await request.words(), house_rules)


async def _own_lobby(request: Request, control: Control) -> Table:
    table = await find_table(request, control.table)
    if table.status is not Status.LOBBY:
        raise TableError("not-lobby")
    if table.host.id != request.user_id:
        raise TableError("not-host", {"host": table.host})
    return table
