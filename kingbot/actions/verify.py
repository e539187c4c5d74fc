"""Checking the deals of a match, and handing out its record."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.readings import show_page
from kingbot.actions.request import Request
from kingbot.tables.model import Status
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.match_end import record_screen


async def verify_at(request: Request, table_id: int | None, hand: int | None) -> None:
    """Check all hands that are over, and tell what was found for one of them, else for the last.

    :raises TableError: `not-running`, if the match has not begun.
    """
    table = await find_table(request, table_id, Status.RUNNING)
    await show_page(request, table.id, f"{ControlKind.VERIFY} {hand or ''}".rstrip())


@on_control(ControlKind.VERIFY)
async def verify_clicked(request: Request, control: Control) -> None:
    """The deals of a match are to be checked, or what was found for another hand is to be told."""
    hand = control.argument if control.argument.isdecimal() else ""
    await show_page(request, control.table, f"{ControlKind.VERIFY} {hand}".rstrip())


@on_control(ControlKind.RECORD)
async def record_clicked(request: Request, control: Control) -> None:
    """The record of a match was asked for."""
    table = await find_table(request, control.table)
    record = await request.tables.queries.record(table.id)
    await request.respond(record_screen(table, await request.words(), record))
