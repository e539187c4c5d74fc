"""Coming and going: sitting down, starting, leaving, taking back; who sits where."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.hosts import replace_gone_host, require_member
from kingbot.actions.request import Request
from kingbot.actions.table_defaults import remember
from kingbot.tables.model import Status, Table, TableError
from kingbot.ui.controls import Control, ControlKind, number_in
from kingbot.ui.errors import error_text
from kingbot.ui.layout import Screen
from kingbot.ui.lobby import seats_screen
from kingbot.ui.pings import greeting


async def join(request: Request, table: Table) -> None:
    """Sit somebody down; whether direct messages reach them is found out now, not when it votes_screen.

    :raises TableError: as `Lobbies.join`.
    """
    outcome = await request.tables.lobbies.join(table.id, request.person)
    await request.reconciler.show(table.id)
    await request.confirm(table, "joined")
    await greet(request, outcome.table)


async def leave(request: Request, table: Table) -> None:
    """Let somebody get up; once the match has begun a bot plays on for them.

    :raises TableError: as `Matches.leave`.
    """
    outcome = await request.tables.matches.leave(table.id, request.user_id)
    await request.reconciler.show(table.id)
    if outcome.table.status is Status.LOBBY or table.status is Status.LOBBY:
        await request.confirm(table, "left")
    else:
        await request.say((await request.words())("done-resigned", table=str(table.id)))


async def take_back(request: Request, table: Table) -> None:
    """Give somebody their seat back from the bot.

    :raises TableError: as `Matches.take_back`; `left-server`.
    """
    await require_member(request, table)
    await request.tables.matches.take_back(table.id, request.user_id)
    await request.reconciler.show(table.id)
    await request.say((await request.words())("done-back", table=str(table.id)))


async def start(request: Request, table: Table, version: int | None = None) -> None:
    """Begin the match; `version` is that of the lobby as whoever acts saw it.

    :raises TableError: as `Matches.start`.
    """
    newer = await replace_gone_host(request, table)
    outcome = await request.tables.matches.start(
        table.id, request.user_id, None if version is None else version + newer
    )
    await request.reconciler.show(table.id)
    await request.confirm(table, "started")
    await remember(request, outcome.table)


async def greet(request: Request, table: Table) -> None:
    """Write to somebody who has sat down, and tell them if that cannot be done."""
    await request.people.note_language(request.interaction)
    w = await request.words()
    if not await request.reconciler.greet(table, request.person, greeting(table, w)):
        await request.api.say_beside(request.interaction, w("greet-closed"))


@on_control(ControlKind.JOIN)
async def join_clicked(request: Request, control: Control) -> None:
    """*Join* in a lobby."""
    await join(request, await find_table(request, control.table))


@on_control(ControlKind.LEAVE)
async def leave_clicked(request: Request, control: Control) -> None:
    """*Leave*: in a lobby, or with a seat in a match; never one for the other."""
    table = await find_table(request, control.table)
    seat = table.seat_of(request.user_id)
    in_match = table.status is not Status.LOBBY
    if seat is not None and (in_match if control.seat is None else control.seat != seat.number):
        raise TableError("changed")
    await leave(request, table)


@on_control(ControlKind.BACK)
async def back_clicked(request: Request, control: Control) -> None:
    """*Take back* where a bot stands in."""
    table = await find_table(request, control.table)
    seat = table.seat_of(request.user_id)
    if seat is not None and control.seat not in (None, seat.number):
        raise TableError("changed")
    await take_back(request, table)


@on_control(ControlKind.START)
async def start_clicked(request: Request, control: Control) -> None:
    """*Start* in a lobby, with those who were shown there."""
    await start(request, await find_table(request, control.table), control.version)


@on_control(ControlKind.ADD_BOT)
async def add_bot_clicked(request: Request, control: Control) -> None:
    """Seat a bot in a lobby."""
    table = await find_table(request, control.table)
    await replace_gone_host(request, table)
    await request.tables.lobbies.add_bot(table.id, request.user_id)
    await request.reconciler.show(table.id)


@on_control(ControlKind.REMOVE_BOT)
async def remove_bot_clicked(request: Request, control: Control) -> None:
    """Send the last bot that was shown in a lobby away."""
    table, seat = await find_table(request, control.table), control.argument
    await replace_gone_host(request, table)
    if seat not in ("0", "1", "2", "3"):
        raise TableError("changed")
    await request.tables.lobbies.remove_bot(table.id, request.user_id, int(seat))
    await request.reconciler.show(table.id)


@on_control(ControlKind.SEATS)
async def seats_clicked(request: Request, control: Control) -> None:
    """Show the host of a lobby who sits where, to change that.

    :raises TableError: `not-lobby`, `not-host`.
    """
    table = await find_table(request, control.table)
    await replace_gone_host(request, table)
    table = await request.tables.lobbies.require_host(table.id, request.user_id)
    await request.respond(await _seats_screen(request, table))


async def show_seats(request: Request, table: Table, note: str | None = None) -> None:
    """Show the seats of a lobby in place of the message that was clicked on."""
    await request.respond_in_place(await _seats_screen(request, table, note))


async def _seats_screen(request: Request, table: Table, note: str | None = None) -> Screen:
    invitations = await request.tables.queries.invitations(table.id)
    return seats_screen(table, await request.words(), invitations, note)


@on_control(ControlKind.DISMISS, ControlKind.SWAP)
async def seat_change_clicked(request: Request, control: Control) -> None:
    """Remove somebody from a lobby, or let two seats change places.

    :raises TableError: as `Lobbies.remove`, `Lobbies.swap`.
    """
    table, lobbies = await find_table(request, control.table), request.tables.lobbies
    chosen = [-1 if (number := number_in(word)) is None else number for word in control.argument.split(" ")]
    note = None
    try:
        match control.kind, chosen:
            case ControlKind.DISMISS, [person_id]:
                await lobbies.remove(table.id, request.user_id, person_id)
            case ControlKind.SWAP, [first, second] if 0 <= first < second < 4:
                await lobbies.swap(table.id, request.user_id, first, second, control.version)
            case _:
                raise TableError("changed")
    except TableError as error:
        if error.key != "changed":
            raise
        note = error_text(error, await request.words(), table)
    table = await request.tables.queries.table(table.id)
    await show_seats(request, table, note)
    await request.reconciler.show(table.id)
