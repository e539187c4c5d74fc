"""What else can be done at a table, behind *More*."""

from __future__ import annotations

from collections.abc import Iterable

from kingbot.i18n import Words
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import Control, ControlItem, ControlKind, button
from kingbot.ui.layout import MessageBuilder, Screen


def more(table: Table, w: Words, person_id: int) -> Screen:
    """The further controls of a table for this person: a player, the host, or somebody who looks on."""
    sheet = MessageBuilder()
    sheet.text(f"### {w('more-title', table=str(table.id))}", f"-# {w('more-tip')}")
    sheet.buttons(_buttons(table, w, person_id))
    return sheet.screen()


def _buttons(table: Table, w: Words, person_id: int) -> Iterable[ControlItem]:
    def one(what: ControlKind, key: str) -> ControlItem:
        return button(Control(table.id, table.version, what), w(key))

    seat = table.seat_of(person_id)
    if table.status is not Status.LOBBY:
        yield one(ControlKind.HISTORY, "button-history")
        yield one(ControlKind.CHOICES, "button-choices")
        if seat is not None and table.counter:
            yield one(ControlKind.COUNTER, "button-counter")
        if table.open and seat is not None and seat.person is not None:
            yield one(ControlKind.PLANS, "button-plans")
            yield one(ControlKind.VOTES, "button-matters")
    yield one(ControlKind.RULES, "button-rules")
    yield one(ControlKind.BOARD, "button-board")
    if table.open and seat is not None:
        away = seat.person is None
        yield (
            one(ControlKind.BACK, "button-take-back")
            if away
            else one(ControlKind.LEAVE, "button-leave-table")
        )
    if table.open and table.host.id == person_id:
        yield one(ControlKind.CLOSE, "button-close")
