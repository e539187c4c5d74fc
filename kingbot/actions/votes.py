"""What players decide together: votes, claims, the end of a pause, the host."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.readings import show_page
from kingbot.actions.request import Request
from kingbot.tables.model import Outcome, Table, TableError
from kingbot.ui.controls import Control, ControlKind, number_in
from kingbot.ui.errors import error_text
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
    subject, against, yes = read
    votes = request.tables.votes
    await _change(
        request,
        table,
        votes.vote(table.id, request.user_id, subject, against, yes=yes, version=control.version),
    )


@on_control(ControlKind.RESUME)
async def resume_clicked(request: Request, control: Control) -> None:
    """End a pause.

    :raises TableError: as `Votes.resume`.
    """
    table = await find_table(request, control.table)
    await _change(request, table, request.tables.votes.resume(table.id, request.user_id))


@on_control(ControlKind.CLAIM)
async def claim_clicked(request: Request, control: Control) -> None:
    """Claim all further tricks, or none.

    :raises TableError: as `Votes.claim`.
    """
    table = await find_table(request, control.table)
    goal: Literal["all", "none"] = "all" if control.argument == "all" else "none"
    claim = request.tables.votes.claim(
        table.id, request.user_id, goal, seat=control.seat, version=control.version
    )
    await _change(request, table, claim, (await request.words())(f"done-claim-{goal}"))


@on_control(ControlKind.HOST)
async def host_clicked(request: Request, control: Control) -> None:
    """Make somebody else the host.

    :raises TableError: as `Substitutes.hand_over`.
    """
    table, chosen = await find_table(request, control.table), number_in(control.argument)
    if chosen is None:
        raise TableError("cannot-host")
    await _change(request, table, request.tables.substitutes.hand_over(table.id, request.user_id, chosen))


async def _change(
    request: Request, table: Table, change: Awaitable[Outcome], done: str | None = None
) -> None:
    """Make a change and show what is to be decided now, with a note on what was `done`.

    What is no longer as it was shown changes nothing and is answered with what there is now.
    """
    note = done
    try:
        await change
    except TableError as error:
        if error.key != "changed":
            raise
        note = error_text(error, await request.words(), table)
    await show_page(request, table.id, ControlKind.VOTES, note)
    await request.reconciler.show(table.id)
