"""The lobby message: the seats before a match, with the controls to join, start or cancel it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from discord import ButtonStyle, SelectOption

from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.tables.model import Seat, Status, Table
from kingbot.ui.controls import Control, ControlItem, ControlKind, menu, table_button
from kingbot.ui.hand_closed import note_line
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import clean, escape, seat_names
from kingbot.ui.rules import changed_rules
from kingbot.ui.time_text import clock_name


def lobby(table: Table, w: Words) -> Screen:
    """The lobby of a table; once the match has begun, or the table is closed, that it is so."""
    message = MessageBuilder()
    preset = w(f"preset-{table.rules.preset}")
    message.text(f"### {w('lobby-title', table=str(table.id), preset=preset)}")
    rules = changed_rules(table.rules, w)
    match table.status:
        case Status.LOBBY:
            message.text(w("lobby-host", name=escape(table.host.name)), *_seats(table, w))
            reserved = w("lobby-reserved", seats=table.reserved) if table.reserved else None
            level = w(f"level-{table.level}")
            clock = w("clock-line", clock=clock_name(table.clock, w))
            counter = None if table.counter else w("lobby-no-counter")
            message.text(*rules, clock, reserved, counter, w("lobby-fill", level=level))
            message.buttons(_controls(table, w))
        case Status.ABANDONED:
            message.text(w(f"lobby-closed-{table.closed}" if table.closed else "lobby-closed"))
        case _:
            names = w.both(name for name in seat_names(table.seats))
            seed = f"-# {w('lobby-commitment', commitment=table.commitment)}" if table.commitment else None
            message.text(w("lobby-started", names=names), *rules, seed)
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
    bots = [seat.number for seat in table.seats if seat.bot and not seat.owner]
    if bots:
        yield table_button(table, ControlKind.REMOVE_BOT, w("button-remove-bot"), str(bots[-1]))
    yield table_button(table, ControlKind.START, w("button-start"), style=ButtonStyle.success)
    yield table_button(table, ControlKind.RULES, w("button-rules"))
    yield table_button(table, ControlKind.SEATS, w("button-seats"))
    yield table_button(table, ControlKind.CLOSE, w("button-cancel"))


def seats_screen(table: Table, w: Words, note: str | None = None) -> Screen:
    """The seats of a lobby, for its host: who is removed from it, and which seats change places."""
    message = MessageBuilder()
    message.text(f"### {w('seats-title', table=str(table.id))}", note_line(note, w), *_seats(table, w))
    if table.status is not Status.LOBBY:
        return message.screen()
    guests = [seat.owner for seat in table.seats if seat.owner and seat.owner.id != table.host.id]
    if guests:
        options = [SelectOption(label=clean(each.name), value=str(each.id)) for each in guests]
        message.menu(menu(Control.at(table, ControlKind.DISMISS), w("menu-dismiss"), options))
    names = [clean(seat.name) if seat.name else w("seats-free") for seat in table.seats]
    swaps = [
        SelectOption(
            label=shorten(
                w("option-swap", name=names[one], other=names[two], first=one + 1, second=two + 1), 100
            ),
            value=f"{one} {two}",
        )
        for one, two in combinations(range(4), 2)
        if not (table.seats[one].empty and table.seats[two].empty)
    ]
    message.menu(menu(Control.at(table, ControlKind.SWAP), w("menu-swap"), swaps))
    return message.screen()
