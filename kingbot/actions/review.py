"""Reviews of one's own decisions in hands that are over."""

from __future__ import annotations

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.readings import show_page
from kingbot.actions.request import Request
from kingbot.tables.model import Status
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.review import hand_of_page


async def show_review(request: Request, table_id: int | None, hand: int | None) -> None:
    """Show what one's own decisions were worth: of a hand, else of the last one, or of a match that is over.

    :raises TableError: `not-running`, `not-seated`.
    """
    table = await find_table(request, table_id, Status.RUNNING)
    await _show(request, table.id, "" if hand is None else str(hand))


@on_control(ControlKind.REVIEW)
async def review_clicked(request: Request, control: Control) -> None:
    """A review was asked for, or another part of it."""
    await _show(request, control.table, control.argument)


async def _show(request: Request, table_id: int, wanted: str) -> None:
    review = await request.tables.reviews.of_person(table_id, request.user_id)
    table = await request.tables.queries.table(table_id)
    hand = hand_of_page(wanted, review, table)
    page = f"{ControlKind.REVIEW} {wanted}".rstrip()
    if review.of(hand).complete:
        await show_page(request, table_id, page)
        return
    reserved = request.tables.reviews.reserve(table_id, request.user_id)  # so that a bar is shown at once
    try:
        await show_page(request, table_id, page)
    finally:
        request.tables.reviews.release(table_id, request.user_id, reserved)
    request.services.reviews.start(table_id, request.user_id, hand)
