"""Planning moves: made, dropped and shown, to nobody but whoever plans."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.tables.model import Table
from kingbot.tables.plans import PlanKind, parse_plan
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.errors import UserError
from kingbot.ui.layout import PrivateScreen
from kingbot.ui.plans import DROP_ALL, plans_screen


@on_control(ControlKind.PLANS)
async def plans_clicked(request: Request, control: Control) -> None:
    """Show what somebody has planned; another page takes the place of what was clicked on.

    :raises TableError: `not-seated`, `not-running`.
    """
    screen = await _screen(request, await find_table(request, control.table), control.argument)
    await (request.respond_in_place(screen) if control.argument else request.respond(screen))


@on_control(ControlKind.PLAN)
async def plan_clicked(request: Request, control: Control) -> None:
    """Plan a move, and show all that is planned; a card to be played when it fits, in the hand window itself.

    :raises TableError: as `Plans.add`.
    :raises UserError: `not-a-move`.
    """
    table = await find_table(request, control.table)
    try:
        plan = parse_plan(control.argument)
    except ValueError as error:
        raise UserError("not-a-move") from error
    if plan.kind is PlanKind.FIT:
        await request.tables.plans.switch(
            table.id, request.user_id, plan, shown_seat=control.seat, version=control.version
        )
        await request.reconciler.hands.answer(request.interaction, table.id)
        await request.reconciler.watch(table.id)
        return
    await request.tables.plans.add(
        table.id, request.user_id, plan, shown_seat=control.seat, version=control.version
    )
    await _show_change(request, table)


@on_control(ControlKind.UNPLAN)
async def unplan_clicked(request: Request, control: Control) -> None:
    """Drop a plan or all, and show what is left.

    :raises TableError: as `Plans.remove`.
    :raises UserError: `not-a-move`.
    """
    table, which = await find_table(request, control.table), control.argument
    number = int(which) if which.isdigit() else None
    if number is None and which != DROP_ALL:
        raise UserError("not-a-move")
    await request.tables.plans.remove(table.id, request.user_id, number, shown_seat=control.seat)
    await _show_change(request, table)


async def _show_change(request: Request, table: Table) -> None:
    await request.respond_in_place(await _screen(request, table))
    request.reconciler.refresh_hand(table.id, request.user_id)
    await request.reconciler.watch(table.id)


async def _screen(request: Request, table: Table, page: str = "") -> PrivateScreen:
    table, view = await request.tables.queries.own_look(table.id, request.user_id)
    reader = await request.reader()
    plans = await request.tables.plans.of_person(table.id, request.user_id)
    return plans_screen(table, view, plans, reader.words, reader.style, page)
