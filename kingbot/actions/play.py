"""Playing: a move is carried out and answered with the player's hand window."""

from __future__ import annotations

from typing import Final

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.engine.refusals import RefusedError
from kingbot.i18n import Words
from kingbot.tables.model import Status, Table, TableError
from kingbot.ui.cards import typed_card
from kingbot.ui.controls import Control, ControlKind, is_public_message
from kingbot.ui.errors import Refused, UserError
from kingbot.ui.names import clean

NO_SEAT: Final = -1


async def act(
    request: Request, table_id: int, move: str, version: int | None = None, seat: int | None = None
) -> None:
    """Do a move, written as in the record without its seat, and answer with the player's window.

    `version` and `seat` are what the player saw. A move that is refused, or that came too late, is answered
    with the window as well, and why.

    :raises TableError: `no-table`, `not-running`.
    :raises UserError: `not-a-move`.
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
    state = None
    try:
        state = await request.reconciler.hands.answer(request.interaction, table_id, error=error)
    except TableError:
        raise error or TableError("not-running") from None  # a lobby: it has no window
    finally:
        if state is not None:
            await request.reconciler.show_state(state)
        else:
            await request.reconciler.show(table_id)


async def act_at(request: Request, table_id: int | None, move: str) -> None:
    """Do a move at the table that is meant."""
    table = await find_table(request, table_id, Status.RUNNING)
    request.seat_at(table)
    await act(request, table.id, move)


async def act_with_card(request: Request, table_id: int | None, verb: str, text: str) -> None:
    """Do a move with the card that was typed."""
    await act_at(request, table_id, f"{verb} {card_in(text, await request.words())}")


def card_in(text: str, w: Words) -> str:
    """A card as the record writes it, with the ace's side if one is named.

    :raises UserError: `not-a-card`.
    """
    words = text.split()
    side = words.pop().lower() if len(words) > 1 and words[-1].lower() in {"high", "low"} else ""
    card = typed_card("".join(words), w)
    if card is None:
        raise UserError("not-a-card", {"text": clean(text).replace("`", "'")})
    return f"{card} {side}".strip()


async def show_hand(request: Request, table: Table) -> None:
    """Answer with the player's own window.

    :raises TableError: `not-seated`, `not-running`.
    """
    request.seat_at(table)
    await request.reconciler.hands.answer(request.interaction, table.id, beside=request.is_click)


@on_control(ControlKind.ACT)
async def act_clicked(request: Request, control: Control) -> None:
    """A move was clicked on in a hand window; one without a seat comes from before windows named theirs."""
    seat = NO_SEAT if control.seat is None else control.seat
    await act(request, control.table, control.argument, control.version, seat)


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
