"""What players decide together: votes, claims, the end of a pause, the host."""

from __future__ import annotations

from typing import Literal

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.readings import show_page
from kingbot.actions.request import Request
from kingbot.tables.model import Table, TableError
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.votes import parse_vote


@on_control(ControlKind.VOTES)
async def votes_clicked(request: Request, control: Control) -> None:
    """Show what is to be decided at a table.

    :raises TableError: `not-running`.
    """
    await show_page(request, (await find_table(request, control.table)).id, ControlKind.VOTES)


@on_control(ControlKind.VOTE)
async def vote_clicked(request: Request, control: Control) -> None:
    """Vote, or take a vote back.

    :raises TableError: as `Votes.vote`.
    """
    table = await find_table(request, control.table)
    read = parse_vote(control.argument)
    if read is None:
        raise TableError("nothing-to-vote")
    subject, seat, yes = read
    await request.tables.votes.vote(table.id, request.user_id, subject, seat, yes=yes)
    await _show_change(request, table)


@on_control(ControlKind.RESUME)
async def resume_clicked(request: Request, control: Control) -> None:
    """End a pause.

    :raises TableError: as `Votes.resume`.
    """
    table = await find_table(request, control.table)
    await request.tables.votes.resume(table.id, request.user_id)
    await _show_change(request, table)


@on_control(ControlKind.CLAIM)
async def claim_clicked(request: Request, control: Control) -> None:
    """Claim all further tricks, or none.

    :raises TableError: as `Votes.claim`.
    """
    table = await find_table(request, control.table)
    goal: Literal["all", "none"] = "all" if control.argument == "all" else "none"
    await request.tables.votes.claim(table.id, request.user_id, goal)
    await _show_change(request, table, (await request.words())(f"done-claim-{goal}"))


@on_control(ControlKind.HOST)
async def host_clicked(request: Request, control: Control) -> None:
    """Make somebody else the host.

    :raises TableError: as `Substitutes.hand_over`.
    """
    table = await find_table(request, control.table)
    owners = {str(seat.number): seat.owner for seat in table.seats if seat.owner is not None}
    if control.argument not in owners:
        raise TableError("not-seated")
    await request.tables.substitutes.hand_over(table.id, request.user_id, owners[control.argument].id)
    await _show_change(request, table)


async def _show_change(request: Request, table: Table, note: str | None = None) -> None:
    await show_page(request, table.id, ControlKind.VOTES, note)
    await request.reconciler.show(table.id)
