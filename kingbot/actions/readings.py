"""What people look at besides their hand: pages of the hand window, or looks beside the board."""

from __future__ import annotations

from typing import Final

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import HANDLERS, on_control
from kingbot.actions.request import Request
from kingbot.tables.model import Status, Table, TableError
from kingbot.ui.board import board
from kingbot.ui.controls import Control, ControlKind, is_public_message
from kingbot.ui.more import more_kinds

READINGS: Final = (
    ControlKind.LAST,
    ControlKind.SCORE,
    ControlKind.CHOICES,
    ControlKind.HISTORY,
    ControlKind.COUNTER,
)


async def show_page(request: Request, table_id: int, page: str, note: str | None = None) -> bool:
    """Answer with a page (`kingbot.ui.pages`); whether that was in the person's hand window.

    It opens in the window that was clicked on. Whoever plays from a window in the channel and clicks on the
    board gets the window there, on that page; anybody else a look.

    :raises TableError: `no-table`, `not-running`, `not-seated`.
    :raises UserError: as `PageComposer.content`.
    """
    interaction, hands = request.interaction, request.reconciler.hands
    in_window = await hands.is_window(interaction, table_id)
    if not in_window and is_public_message(interaction):
        in_window = hands.window_in_channel(table_id, request.user_id) is not None
    if in_window:
        await hands.answer(interaction, table_id, page=page, note=note)
    else:
        await request.services.looks.answer(interaction, table_id, page)
        if note is not None:
            await request.say(note)
    return in_window


async def show_board(request: Request, table: Table) -> None:
    """Answer with the table as the public sees it.

    :raises TableError: `not-running`.
    """
    table, view = await request.tables.queries.table_and_view(table.id, None)
    reader, pictures = await request.reader(), await request.pictures()
    picture = await pictures.table(table, view, reader.words, reader.style)
    await request.respond(pictures.replace_cards(board(table, view, reader.words, picture), reader.words))


async def read_at(request: Request, table_id: int | None, kind: ControlKind) -> None:
    """Answer with one of the `READINGS` of the table that is meant."""
    await show_page(request, (await find_table(request, table_id, Status.RUNNING)).id, kind)


@on_control(*READINGS)
async def reading_clicked(request: Request, control: Control) -> None:
    """One of the readings was asked for."""
    await read_at(request, control.table, control.kind)


@on_control(ControlKind.DECISIONS)
async def decisions_clicked(request: Request, control: Control) -> None:
    """What a bot knew in a hand that is over was asked for: whoever may see the results may see that.

    :raises TableError: `no-table`, `not-running`.
    """
    table = await find_table(request, control.table)
    await show_page(request, table.id, f"{ControlKind.DECISIONS} {control.argument}".rstrip())


@on_control(ControlKind.MORE)
async def more_clicked(request: Request, control: Control) -> None:
    """*More* was pressed, which opens its menu, or something was picked from that.

    :raises TableError: `stale`, if that is not to be had any more.
    """
    table = await find_table(request, control.table)
    if not control.argument:
        await show_page(request, table.id, "")
        return
    kind = next((each for each in more_kinds(table, request.user_id) if each == control.argument), None)
    if kind is None:
        raise TableError("no-counter" if control.argument == ControlKind.COUNTER else "stale")
    await HANDLERS.handle(request, Control(control.table, control.version, kind, "", control.seat))
