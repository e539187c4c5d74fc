"""Closing a table: asked once more, agreed upon with the others who play, and taken up again for a while."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.hosts import is_moderator, replace_gone_host, require_member
from kingbot.actions.request import Request
from kingbot.tables.model import Status, Subject, Table, TableError
from kingbot.ui.closing import closing_question
from kingbot.ui.controls import Control, ControlKind, number_in
from kingbot.ui.errors import error_text
from kingbot.ui.votes import text_screen


async def ask_to_close(request: Request, table: Table) -> None:
    """Ask whether a table is to be closed; a lobby without other people is closed at once.

    :raises TableError: `already-over`; why this person may not close it.
    """
    if not table.open:
        raise TableError("already-over")
    await replace_gone_host(request, table)
    table = await request.tables.queries.table(table.id)
    others = any(seat.owner is not None and seat.owner.id != request.user_id for seat in table.seats)
    if table.status is Status.LOBBY and not others and table.host.id == request.user_id:
        await _close(request, table, "lobby", 0)
        await request.confirm(table, "closed")
    else:
        await _show_question(request, table, in_place=False)


@on_control(ControlKind.CLOSE)
async def close_clicked(request: Request, control: Control) -> None:
    """*Close the table*, or the answer to the question that follows.

    :raises TableError: as `Lobbies.close`, `Votes.vote`.
    """
    table = await find_table(request, control.table)
    answer, _, number = control.argument.partition(" ")
    if not answer:
        await ask_to_close(request, table)
        return
    if answer == "keep":
        w = await request.words()
        await request.respond_in_place(text_screen(w("done-keep-open", table=str(table.id))))
        return
    try:
        await _close(request, table, answer, number_in(number) or 0)
    except TableError as error:
        if error.key not in ("changed", "ask-others", "not-lobby"):
            raise
        w = await request.words()
        await _show_question(request, table, note=error_text(TableError("changed"), w, table))
        return
    table, w = await request.tables.queries.table(table.id), await request.words()
    key = "done-no-close" if answer == "no" else "done-closing" if table.open else "done-closed"
    await request.respond_in_place(text_screen(w(key, table=str(table.id))))


@on_control(ControlKind.REOPEN)
async def reopen_clicked(request: Request, control: Control) -> None:
    """*Resume* below a match that was closed.

    :raises TableError: as `Matches.reopen`; `left-server`.
    """
    table = await find_table(request, control.table)
    await require_member(request, table)
    await request.tables.matches.reopen(table.id, request.user_id)
    await request.reconciler.show(table.id)
    await request.say((await request.words())("done-reopened", table=str(table.id)))


async def _close(request: Request, table: Table, answer: str, needed: int) -> None:
    me, lobbies, votes = request.user_id, request.tables.lobbies, request.tables.votes
    match answer:
        case "lobby" | "alone" if (answer == "lobby") == (table.status is Status.LOBBY):
            await lobbies.close(table.id, me)
        case "ask":
            await votes.vote(table.id, me, Subject.CLOSE, needed=needed)
        case "no":
            await votes.vote(table.id, me, Subject.CLOSE, yes=False)
        case "moderator":
            if not is_moderator(request, table):
                raise TableError("not-moderator")
            await lobbies.close_as_moderator(table.id)
        case _:
            raise TableError("changed")
    await request.reconciler.show(table.id)


async def _show_question(
    request: Request, table: Table, *, in_place: bool = True, note: str | None = None
) -> None:
    table = await request.tables.queries.table(table.id)
    if not table.open:
        raise TableError("already-over")
    refusal, moderator, vote = await _refusal(request, table), is_moderator(request, table), None
    if refusal is None:
        vote = await request.tables.votes.closing_vote(table.id, request.user_id)
    elif not moderator:
        raise refusal
    screen = closing_question(
        table, await request.words(), request.user_id, vote, moderator=moderator, note=note
    )
    await (request.respond_in_place(screen) if in_place else request.respond(screen))


async def _refusal(request: Request, table: Table) -> TableError | None:
    """Why somebody may not close a table, but perhaps as a moderator; None if they may."""
    if table.status is Status.LOBBY:
        try:  # a player becomes the host in place of one who is away
            table = await request.tables.lobbies.require_host(table.id, request.user_id)
        except TableError as error:
            return error
    return table.why_not_close(request.user_id)
