"""The screen behind the button *More*: the less frequent controls of a table."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from kingbot.i18n import Words
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import ControlItem, ControlKind, table_button
from kingbot.ui.layout import MessageBuilder, Screen


def more(table: Table, w: Words, person_id: int) -> Screen:
    """The controls for this person: a player, the host, or a spectator."""
    message = MessageBuilder()
    message.text(f"### {w('more-title', table=str(table.id))}", f"-# {w('more-tip')}")
    message.buttons(_buttons(table, w, person_id))
    if may_close(table, person_id):
        message.buttons([table_button(table, ControlKind.CLOSE, w("button-close"), style=ButtonStyle.danger)])
    return message.screen()


def _buttons(table: Table, w: Words, person_id: int) -> Iterable[ControlItem]:
    seat = table.seat_of(person_id)
    for what, key in _controls(table, person_id):
        acts = seat is not None and what in (ControlKind.LEAVE, ControlKind.BACK)
        yield table_button(table, what, w(key), seat=seat.number if seat is not None and acts else None)


def may_close(table: Table, person_id: int) -> bool:
    """Whether somebody may ask to close a table: the host of a lobby, and in a match whoever plays.

    Where nobody plays, whoever owns a seat.
    """
    seat = table.seat_of(person_id)
    if table.status is Status.LOBBY:
        return table.host.id == person_id
    plays = seat is not None and (seat.person is not None or not any(each.person for each in table.seats))
    return table.open and plays


def _controls(table: Table, person_id: int) -> Iterable[tuple[ControlKind, str]]:
    """The controls with the keys of their labels."""
    seat = table.seat_of(person_id)
    if table.status is not Status.LOBBY:
        yield ControlKind.HISTORY, "button-history"
        yield ControlKind.CHOICES, "button-choices"
        if seat is not None and table.counter:
            yield ControlKind.COUNTER, "button-counter"
        if table.open and seat is not None and seat.person is not None:
            yield ControlKind.PLANS, "button-plans"
            yield ControlKind.VOTES, "button-matters"
    yield ControlKind.RULES, "button-rules"
    yield ControlKind.BOARD, "button-board"
    if table.open and seat is not None:
        if seat.person is None:
            yield ControlKind.BACK, "button-take-back"
        else:
            yield ControlKind.LEAVE, "button-leave-table"
