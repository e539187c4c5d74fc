"""Showing a table where somebody asks for it, and its rules."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.lobby import sets_rules, show_options
from kingbot.actions.readings import show_board, show_page
from kingbot.actions.request import Request
from kingbot.presets import PRESETS, load
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.rules import preset_rules, table_rules


async def show_table(request: Request, table_id: int | None) -> None:
    """Post a table anew in its channel; to whoever asks from elsewhere, show it there.

    Where its channel was deleted, the table comes to its player.
    """
    table = await _bring(request, await find_table(request, table_id))
    if table.channel_id == request.interaction.channel_id and table.open:
        await request.reconciler.repost(table.id)
        await request.say((await request.words())("table-posted"))
    else:
        await show_board(request, table)


async def _bring(request: Request, table: Table) -> Table:
    """Move a table whose channel was deleted to where one of its players asks for it."""
    here = request.interaction.channel_id
    if (
        here is not None
        and here != table.channel_id
        and table.open
        and table.guild_id == request.interaction.guild_id
        and table.seat_of(request.user_id) is not None
        and await request.api.is_deleted(table.channel_id)
    ):
        return await request.tables.lobbies.move(table.id, here)
    return table


async def show_rules(request: Request, table_id: int | None) -> None:
    """Show the rules in force at the table that is meant."""
    await _show_table_rules(request, await find_table(request, table_id), "")


async def _show_table_rules(request: Request, table: Table, page: str) -> None:
    """Show a page of the rules in force at a table; as a page of the hand window once there is a match."""
    if table.open and table.status is not Status.LOBBY:
        await show_page(request, table.id, f"{ControlKind.RULES} {page}".rstrip())
        return
    screen = table_rules(table, await request.words(), int(page) if page.isdigit() else 0)
    await (request.respond_in_place(screen) if page else request.respond(screen))


async def show_preset_rules(request: Request, preset: str) -> None:
    """Show the rules of a preset."""
    await request.respond(preset_rules(load(preset), await request.words()))


@on_control(ControlKind.BOARD)
async def board_clicked(request: Request, control: Control) -> None:
    """A table was asked for."""
    await show_table(request, control.table)


@on_control(ControlKind.RULES)
async def rules_clicked(request: Request, control: Control) -> None:
    """Rules were asked for, or another page of them: of a table, or of the preset named before the page."""
    if control.table:
        table = await find_table(request, control.table)
        if not control.argument and sets_rules(request, table):
            await show_options(request, table)
        else:
            await _show_table_rules(request, table, control.argument)
        return
    w = await request.words()
    preset, _, number = control.argument.rpartition(" ")
    page = int(number) if number.isdigit() else 0
    await request.respond_in_place(preset_rules(load(preset if preset in PRESETS else PRESETS[0]), w, page))
