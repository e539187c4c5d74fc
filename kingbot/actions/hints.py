"""Hints for whoever has the turn, where the table allows them."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.readings import show_page
from kingbot.actions.request import Request
from kingbot.tables.model import Status
from kingbot.ui.controls import Control, ControlKind


async def show_hint(request: Request, table_id: int | None) -> None:
    """Show what the strongest bot would play; it is counted.

    :raises TableError: `not-running`, `no-hints`, `not-seated`, `stood-in`, `no-decision`.
    """
    table = await find_table(request, table_id, Status.RUNNING)
    await request.tables.hints.ask(table.id, request.user_id)
    await show_page(request, table.id, ControlKind.HINT)


@on_control(ControlKind.HINT)
async def hint_clicked(request: Request, control: Control) -> None:
    """*What would you play?*"""
    await show_hint(request, control.table)
