"""Planning moves: made, dropped and shown, to nobody but whoever plans."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.play import cut_place
from kingbot.actions.readings import show_page
from kingbot.actions.request import Request
from kingbot.tables.model import Table
from kingbot.tables.plans import CUT, PlanKind, parse_plan
from kingbot.ui.controls import Control, ControlKind, number_in
from kingbot.ui.errors import UserError
from kingbot.ui.plans import DROP_ALL


@on_control(ControlKind.PLANS)
async def plans_clicked(request: Request, control: Control) -> None:
    """Show what somebody has planned.

    :raises TableError: `not-seated`, `not-running`.
    """
    table = await find_table(request, control.table)
    await show_page(request, table.id, f"{ControlKind.PLANS} {control.argument}".rstrip())


@on_control(ControlKind.PLAN)
async def plan_clicked(request: Request, control: Control) -> None:
    """Plan a move, and show all that is planned; a card to be played when it fits, in the hand window itself.

    :raises TableError: as `Plans.add`.
    :raises UserError: `not-a-move`.
    """
    table = await find_table(request, control.table)
    if control.argument.startswith(CUT):
        place = cut_place(control.argument)
        await request.tables.plans.cut(table.id, request.user_id, place, shown_seat=control.seat)
        await _show_change(request, table)
        return
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
    number = number_in(which)
    if number is None and which != DROP_ALL:
        raise UserError("not-a-move")
    await request.tables.plans.remove(table.id, request.user_id, number, shown_seat=control.seat)
    await _show_change(request, table)


async def _show_change(request: Request, table: Table) -> None:
    if not await show_page(request, table.id, ControlKind.PLANS):
        request.reconciler.refresh_hand(table.id, request.user_id)
    await request.reconciler.watch(table.id)
