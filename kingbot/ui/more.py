"""What else can be done at a table, behind *More*."""

from __future__ import annotations

from collections.abc import Iterable

from kingbot.i18n import Words
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import Control, Touch, What, button
from kingbot.ui.layout import Screen, Sheet


def more(table: Table, w: Words, person_id: int) -> Screen:
    """The further controls of a table for this person: a player, the host, or somebody who looks on."""
    sheet = Sheet()
    sheet.text(f"### {w('more-title', table=str(table.id))}", f"-# {w('more-tip')}")
    sheet.buttons(_buttons(table, w, person_id))
    return sheet.screen()


def _buttons(table: Table, w: Words, person_id: int) -> Iterable[Touch]:
    def one(what: What, key: str) -> Touch:
        return button(Control(table.id, table.version, what), w(key))

    seat = table.seat_of(person_id)
    if table.status is not Status.LOBBY:
        yield one(What.HISTORY, "button-history")
        yield one(What.CHOICES, "button-choices")
        if seat is not None and table.counter:
            yield one(What.COUNTER, "button-counter")
        if table.open and seat is not None and seat.person is not None:
            yield one(What.PLANS, "button-plans")
            yield one(What.MATTERS, "button-matters")
    yield one(What.RULES, "button-rules")
    yield one(What.BOARD, "button-board")
    if table.open and seat is not None:
        away = seat.person is None
        yield one(What.BACK, "button-take-back") if away else one(What.LEAVE, "button-leave-table")
    if table.open and table.host.id == person_id:
        yield one(What.CLOSE, "button-close")
