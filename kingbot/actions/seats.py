"""Coming and going: sitting down, starting, leaving, taking back, closing."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.actions.table_defaults import remember
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import Control, ControlKind
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

    :raises TableError: as `Matches.take_back`.
    """
    await request.tables.matches.take_back(table.id, request.user_id)
    await request.reconciler.show(table.id)
    await request.say((await request.words())("done-back", table=str(table.id)))


async def start(request: Request, table: Table) -> None:
    """Begin the match.

    :raises TableError: as `Matches.start`.
    """
    outcome = await request.tables.matches.start(table.id, request.user_id)
    await request.reconciler.show(table.id)
    await request.confirm(table, "started")
    await remember(request, outcome.table)


async def close(request: Request, table: Table) -> None:
    """Close a table.

    :raises TableError: as `Lobbies.close`.
    """
    await request.tables.lobbies.close(table.id, request.user_id)
    await request.reconciler.show(table.id)
    await request.confirm(table, "closed")


async def greet(request: Request, table: Table) -> None:
    """Write to somebody who has sat down, and tell them if that cannot be done."""
    await request.people.note_locale(request.interaction)
    w = await request.words()
    if not await request.reconciler.greet(table, request.person, greeting(table, w)):
        await request.api.say_beside(request.interaction, w("greet-closed"))


@on_control(ControlKind.JOIN)
async def join_clicked(request: Request, control: Control) -> None:
    """*Join* in a lobby."""
    await join(request, await find_table(request, control.table))


@on_control(ControlKind.LEAVE)
async def leave_clicked(request: Request, control: Control) -> None:
    """*Leave* in a lobby or a match."""
    await leave(request, await find_table(request, control.table))


@on_control(ControlKind.BACK)
async def back_clicked(request: Request, control: Control) -> None:
    """*Take back* where a bot stands in."""
    await take_back(request, await find_table(request, control.table))


@on_control(ControlKind.START)
async def start_clicked(request: Request, control: Control) -> None:
    """*Start* in a lobby."""
    await start(request, await find_table(request, control.table))


@on_control(ControlKind.CLOSE)
async def close_clicked(request: Request, control: Control) -> None:
    """*Close the table*."""
    await close(request, await find_table(request, control.table))


@on_control(ControlKind.ADD_BOT)
async def add_bot_clicked(request: Request, control: Control) -> None:
    """Seat a bot in a lobby."""
    table = await find_table(request, control.table)
    await request.tables.lobbies.add_bot(table.id, request.user_id)
    await request.reconciler.show(table.id)


@on_control(ControlKind.REMOVE_BOT)
async def remove_bot_clicked(request: Request, control: Control) -> None:
    """Send the last bot that sat down in a lobby away."""
    table = await find_table(request, control.table)
    bots = [seat.number for seat in table.seats if seat.bot is not None]
    await request.tables.lobbies.remove_bot(table.id, request.user_id, bots[-1] if bots else 0)
    await request.reconciler.show(table.id)
