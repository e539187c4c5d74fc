"""The lobby: who sits where before a match, and the controls to sit down, start or call it off."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from kingbot.i18n import Words
from kingbot.presets import format_line
from kingbot.tables.model import Seat, Status, Table
from kingbot.ui.controls import Control, ControlItem, ControlKind, button
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import escape, seat_names
from kingbot.ui.time_text import clock_name


def lobby(table: Table, w: Words) -> Screen:
    """A table that waits for its players; once the match has begun, what it began with."""
    sheet = MessageBuilder()
    preset = w(f"preset-{table.rules.preset}")
    sheet.text(f"### {w('lobby-title', table=str(table.id), preset=preset)}")
    rules = w("lobby-rules", rules=format_line(table.rules))
    match table.status:
        case Status.LOBBY:
            sheet.text(w("lobby-host", name=escape(table.host.name)), *_seats(table, w))
            reserved = w("lobby-reserved", seats=table.reserved) if table.reserved else None
            level = w(f"level-{table.level}")
            clock = w("clock-line", clock=clock_name(table.clock, w))
            counter = None if table.counter else w("lobby-no-counter")
            sheet.text(rules, clock, reserved, counter, w("lobby-fill", level=level))
            sheet.buttons(_controls(table, w))
        case Status.ABANDONED:
            sheet.text(w("lobby-closed"))
        case _:
            names = w.both(name for name in seat_names(table.seats))
            seed = f"-# {w('lobby-commitment', commitment=table.commitment)}" if table.commitment else None
            sheet.text(w("lobby-started", names=names), rules, seed)
    return sheet.screen()


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
    def one(what: ControlKind, key: str, style: ButtonStyle = ButtonStyle.secondary) -> ControlItem:
        return button(Control(table.id, table.version, what), w(key), style=style)

    yield one(ControlKind.JOIN, "button-join", ButtonStyle.primary)
    yield one(ControlKind.LEAVE, "button-leave")
    yield one(ControlKind.ADD_BOT, "button-add-bot")
    if any(seat.bot and not seat.owner for seat in table.seats):
        yield one(ControlKind.REMOVE_BOT, "button-remove-bot")
    yield one(ControlKind.START, "button-start", ButtonStyle.success)
    yield one(ControlKind.RULES, "button-rules")
    yield one(ControlKind.CLOSE, "button-cancel")
