"""The lobby message: the seats before a match, with the controls to join, start or cancel it."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from kingbot.i18n import Words
from kingbot.presets import format_line
from kingbot.tables.model import Seat, Status, Table
from kingbot.ui.controls import ControlItem, ControlKind, table_button
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import escape, seat_names, short_hash
from kingbot.ui.time_text import clock_name


def lobby(table: Table, w: Words) -> Screen:
    """The lobby of a table; once the match has begun, or the table is closed, that it is so."""
    message = MessageBuilder()
    preset = w(f"preset-{table.rules.preset}")
    message.text(f"### {w('lobby-title', table=str(table.id), preset=preset)}")
    rules = w("lobby-rules", rules=format_line(table.rules))
    match table.status:
        case Status.LOBBY:
            message.text(w("lobby-host", name=escape(table.host.name)), *_seats(table, w))
            reserved = w("lobby-reserved", seats=table.reserved) if table.reserved else None
            level = w(f"level-{table.level}")
            clock = w("clock-line", clock=clock_name(table.clock, w))
            counter = None if table.counter else w("lobby-no-counter")
            message.text(rules, clock, reserved, counter, w("lobby-fill", level=level))
            message.buttons(_controls(table, w))
        case Status.ABANDONED:
            message.text(w("lobby-closed"))
        case _:
            names = w.both(name for name in seat_names(table.seats))
            seed = (
                f"-# {w('lobby-commitment', commitment=short_hash(table.commitment))}"
                if table.commitment
                else None
            )
            message.text(w("lobby-started", names=names), rules, seed)
    return message.screen()


def _seats(table: Table, w: Words) -> Iterable[str]:
    names = seat_names(table.seats)
    for seat in table.seats:
        yield w(f"lobby-seat{_kind(table, seat)}", number=seat.number + 1, name=names[seat.number])


def _kind(table: Table, seat: Seat) -> str:
    if seat.empty:
        return "-free"
    if seat.owner is None:
        return "-bot"
    return "-host" if seat.owner.id == table.host.id else ""


def _controls(table: Table, w: Words) -> Iterable[ControlItem]:
    yield table_button(table, ControlKind.JOIN, w("button-join"), style=ButtonStyle.primary)
    yield table_button(table, ControlKind.LEAVE, w("button-leave"))
    yield table_button(table, ControlKind.ADD_BOT, w("button-add-bot"))
    if any(seat.bot and not seat.owner for seat in table.seats):
        yield table_button(table, ControlKind.REMOVE_BOT, w("button-remove-bot"))
    yield table_button(table, ControlKind.START, w("button-start"), style=ButtonStyle.success)
    yield table_button(table, ControlKind.RULES, w("button-rules"))
    yield table_button(table, ControlKind.CLOSE, w("button-cancel"))
