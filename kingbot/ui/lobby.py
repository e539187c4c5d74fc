"""The lobby message: the seats before a match, with the controls to join, start or cancel it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal

from discord import ButtonStyle, SelectOption

from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.players import LEVELS
from kingbot.tables.model import Invitation, Seat, Status, Table
from kingbot.tables.time_control import CLOCKS, parse_clock
from kingbot.ui.controls import Control, ControlItem, ControlKind, menu, table_button, user_menu
from kingbot.ui.hand_closed import note_line
from kingbot.ui.kinds import kind_length, kind_name, kind_options
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import clean, escape, seat_names, short_hash
from kingbot.ui.rules import changed_rules
from kingbot.ui.time_text import clock_name
from kingbot.ui.votes import invitation_line, withdrawal


def lobby(
    table: Table, w: Words, house_rules: Sequence[str] = (), picture: Attachment | None = None
) -> Screen:
    """The lobby of a table; once the match has begun, or the table is closed, that it is so.

    The `house_rules` of the server are offered beside the kinds of King.
    """
    message = MessageBuilder()
    preset = w(f"preset-{table.rules.preset}")
    message.text(f"### {w('lobby-title', table=str(table.id), preset=preset)}")
    match table.status:
        case Status.LOBBY:
            message.text(
                f"-# {kind_name(table.rules, w)} · {kind_length(table.rules, w)}",
                w(f"about-{table.rules.preset}"),
                *changed_rules(table.rules, w),
            )
            message.text(w("lobby-host", name=escape(table.host.name)))
            if picture is not None:
                message.picture(picture)
            else:
                message.text(*_seats(table, w))
            message.text(*_notes(table, w))
            for each in _menus(table, house_rules, w):
                message.menu(each)
            message.buttons(_controls(table, w))
        case Status.ABANDONED:
            message.text(w(f"lobby-closed-{table.closed}" if table.closed else "lobby-closed"))
        case _:
            names = w.both(name for name in seat_names(table.seats))
            seed = (
                f"-# {w('lobby-commitment', commitment=short_hash(table.commitment))}"
                if table.commitment
                else None
            )
            message.text(w("lobby-started", names=names), *changed_rules(table.rules, w), seed)
    return message.screen()


def _notes(table: Table, w: Words) -> Iterable[str]:
    if any(seat.empty for seat in table.seats):
        if table.reserved:
            yield w("lobby-reserved", seats=table.reserved)
        yield w("lobby-fill", level=w(f"level-{table.level}"))
    if not table.counter:
        yield w("lobby-no-counter")


def _menus(table: Table, house_rules: Sequence[str], w: Words) -> Iterable[ControlItem]:
    """What the host sets: the kind of King, the level of the bots, the clock and the card counter."""
    kinds = kind_options(table.rules, house_rules, w)
    for kind in kinds:
        kind.value = f"kind {kind.value}"
    yield menu(Control.at(table, ControlKind.LOBBY, "kind"), w("lobby-menu-kind"), kinds)
    levels = [
        SelectOption(
            label=w("lobby-bots", level=w(f"level-{level}")),
            description=w(f"about-level-{level}"),
            value=f"bots {level}",
            default=level == table.level,
        )
        for level in LEVELS
        if level != "random" or table.level == "random"
    ]
    yield menu(Control.at(table, ControlKind.LOBBY, "bots"), w("lobby-menu-bots"), levels)
    clocks = list(dict.fromkeys([*map(str, CLOCKS.values()), str(table.clock)]))
    times = [
        SelectOption(
            label=shorten(w("lobby-clock", clock=clock_name(parse_clock(each), w)), 100),
            value=f"clock {each}",
            default=each == str(table.clock),
        )
        for each in clocks
    ]
    yield menu(Control.at(table, ControlKind.LOBBY, "clock"), w("lobby-menu-clock"), times)
    counter = [
        SelectOption(
            label=w(f"lobby-counter-{value}"),
            value=f"counter {value}",
            default=(value == "on") == table.counter,
        )
        for value in ("on", "off")
    ]
    yield menu(Control.at(table, ControlKind.LOBBY, "counter"), w("lobby-menu-counter"), counter)


def seat_notes(table: Table, w: Words) -> Iterable[str]:
    """What stands below the name of each seat: host, player, the level of a bot, or that it is free."""
    for seat in table.seats:
        level = w(f"level-{seat.bot}") if seat.bot is not None else ""
        yield w(f"lobby-note-{_role(table, seat)}", level=level)


def _seats(table: Table, w: Words) -> Iterable[str]:
    names = seat_names(table.seats)
    for seat in table.seats:
        role = _role(table, seat)
        key = "lobby-seat" if role == "player" else f"lobby-seat-{role}"
        yield w(key, number=seat.number + 1, name=names[seat.number])


def _role(table: Table, seat: Seat) -> Literal["free", "bot", "host", "player"]:
    if seat.empty:
        return "free"
    if seat.owner is None:
        return "bot"
    return "host" if seat.owner.id == table.host.id else "player"


def _controls(table: Table, w: Words) -> Iterable[ControlItem]:
    yield table_button(table, ControlKind.JOIN, w("button-join"), style=ButtonStyle.primary)
    yield table_button(table, ControlKind.LEAVE, w("button-leave"))
    yield table_button(table, ControlKind.ADD_BOT, w("button-add-bot"))
    bots = [seat.number for seat in table.seats if seat.bot and not seat.owner]
    if bots:
        yield table_button(table, ControlKind.REMOVE_BOT, w("button-remove-bot"), str(bots[-1]))
    yield table_button(table, ControlKind.START, w("button-start"), style=ButtonStyle.success)
    yield table_button(table, ControlKind.RULES, w("button-set-rules"))
    yield table_button(table, ControlKind.SEATS, w("button-seats"))
    yield table_button(table, ControlKind.CLOSE, w("button-cancel"))


def seats_screen(
    table: Table, w: Words, invitations: Iterable[Invitation] = (), note: str | None = None
) -> Screen:
    """The seats of a lobby, for its host: who is invited, who is removed, and which seats change places."""
    message = MessageBuilder()
    message.text(f"### {w('seats-title', table=str(table.id))}", note_line(note, w), *_seats(table, w))
    if table.status is not Status.LOBBY:
        return message.screen()
    asked = list(invitations)
    if asked:
        message.text(*(invitation_line(each, w) for each in asked))
        message.buttons(withdrawal(table, each, w) for each in asked)
    for seat in table.seats:
        if seat.empty and seat.number not in {each.seat for each in asked}:
            control = Control.at(table, ControlKind.INVITE, seat=seat.number)
            message.menu(user_menu(control, w("menu-invite", seat=seat.number + 1)))
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
