"""Playing: a move is carried out and answered with the player's hand window."""

from __future__ import annotations

import secrets
from typing import Final

from kingbot.actions.find_table import find_table, keep_name
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.cards import CARDS
from kingbot.engine.actions import CutPlace
from kingbot.engine.refusals import RefusedError
from kingbot.tables.model import Status, Table, TableError
from kingbot.ui.controls import Control, ControlKind, is_public_message
from kingbot.ui.errors import Refused
from kingbot.ui.prompts import CUT_ANYWHERE, action_argument
from kingbot.ui.typed_moves import read_move

NO_SEAT: Final = -1


async def act(
    request: Request, table_id: int, move: str, version: int | None = None, seat: int | None = None
) -> None:
    """Do a move, written as in the record without its seat, and answer with the player's window.

    `version` and `seat` are what the player saw. A move that is refused, or that came too late, is answered
    with the window as well, and why.

    :raises TableError: `no-table`, `not-running`, `not-a-move`.
    """
    error: Refused | None = None
    try:
        await request.tables.matches.act(table_id, request.user_id, move, version, seat=seat)
    except (RefusedError, TableError) as refused:
        if isinstance(refused, TableError) and refused.key in ("no-table", "not-a-move"):
            raise
        if (
            isinstance(refused, TableError)
            and refused.key == "not-seated"
            and is_public_message(request.interaction)
        ):
            # There is no window of theirs that would have to be closed.
            raise TableError("not-seated", {"table": table_id}) from None
        error = refused
    await _answer(request, table_id, error)


async def _answer(request: Request, table_id: int, error: Refused | None = None) -> None:
    """Answer a move with the player's window, then bring everything else up to date."""
    state = None
    try:
        state = await request.reconciler.hands.answer(request.interaction, table_id, error=error)
    except TableError:
        raise error or TableError("not-running") from None  # a lobby: it has no window
    finally:
        if state is not None:
            await request.reconciler.show_state(state)
            await keep_name(request, state.table)
        else:
            await request.reconciler.show(table_id)


async def act_typed(request: Request, table_id: int | None, text: str) -> None:
    """Do a move that was typed, and answer with the player's window; a refusal is answered alone.

    :raises RefusedError: if the rules refuse the move.
    :raises TableError: `no-table`, `not-running`, `not-seated`, `stood-in`, `not-a-move`.
    :raises UserError: `which-move`, `unclear-move`, or as `find_table`.
    """
    table = await find_table(request, table_id, Status.RUNNING)
    request.seat_at(table)
    _, view = await request.tables.queries.own_look(table.id, request.user_id)
    move = read_move(text, view, await request.words())
    await request.tables.matches.act(table.id, request.user_id, action_argument(move))
    await _answer(request, table.id)


async def show_hand(request: Request, table: Table) -> None:
    """Answer with the player's own window.

    :raises TableError: `not-seated`, `not-running`.
    """
    request.seat_at(table)
    hands, interaction = request.reconciler.hands, request.interaction
    # The hand takes the place of a look; a second tap finds it there.
    in_place = request.services.looks.hand_over(interaction, table.id) or (
        await hands.is_window(interaction, table.id)
    )
    state = await hands.answer(interaction, table.id, beside=request.is_click and not in_place)
    await request.reconciler.show_state(state)  # a direct message folds at once


def cut_place(argument: str) -> CutPlace:
    """Where a control cuts the pack, by its argument: at a random place, if it leaves that open.

    :raises TableError: `not-a-move`.
    """
    if argument == CUT_ANYWHERE:
        return CutPlace(1 + secrets.randbelow(len(CARDS) - 1))
    place = argument.partition(" ")[2]
    if not place.isdecimal():
        raise TableError("not-a-move")
    return CutPlace(int(place))


@on_control(ControlKind.ACT)
async def act_clicked(request: Request, control: Control) -> None:
    """A move was clicked on in a hand window; one without a seat comes from before windows named theirs."""
    move = control.argument
    if move == CUT_ANYWHERE:
        move = f"cut {cut_place(move)}"
    seat = NO_SEAT if control.seat is None else control.seat
    await act(request, control.table, move, control.version, seat)


@on_control(ControlKind.PAGE)
async def page_clicked(request: Request, control: Control) -> None:
    """Another page of a hand window was asked for."""
    table = await find_table(request, control.table)
    request.seat_at(table)
    await request.reconciler.hands.answer(request.interaction, table.id, page=control.argument)


@on_control(ControlKind.HAND)
async def hand_clicked(request: Request, control: Control) -> None:
    """Somebody's hand was asked for."""
    await show_hand(request, await find_table(request, control.table))
