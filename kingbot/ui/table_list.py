"""The list of tables: those of a person, first where it is their turn, and those of a server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.controls import ControlKind, table_button
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import escape

MAX_LENGTH: Final = 1200  # characters of each of the three lists
MAX_BUTTONS: Final = 8


def table_list(
    awaiting: Sequence[Table],
    mine: Sequence[Table],
    here: Sequence[Table],
    awaited: Mapping[int, int],
    w: Words,
) -> Screen:
    """The tables that wait for a person, with buttons that show the hand; their others; those of the server.

    `awaited` is who has the turn, by the table's id, where it is a person.
    """
    message = MessageBuilder()
    urgent = {table.id for table in awaiting}
    rest = [table for table in mine if table.id not in urgent]
    others = [table for table in here if table.id not in urgent | {table.id for table in mine}]
    if not awaiting and not rest and not others:
        message.text(w("list-none"))
    if awaiting:
        message.text(f"**{w('list-turn')}**", *_lines(awaiting, w))
        message.buttons(
            table_button(table, ControlKind.HAND, w("list-hand", table=str(table.id)))
            for table in awaiting[:MAX_BUTTONS]
        )
    if rest:
        message.text(f"**{w('list-mine')}**", *_lines(rest, w, awaited))
    if others:
        message.text(f"**{w('list-here')}**", *_lines(others, w))
    return message.screen()


def _lines(tables: Sequence[Table], w: Words, awaited: Mapping[int, int] | None = None) -> Iterable[str]:
    length = 0
    for table in tables:
        line = _line(table, w)
        whose = table.seat_of(awaited[table.id]) if awaited and table.id in awaited else None
        if whose is not None:
            line = f"{line} · {w('list-waits', name=escape(whose.name))}"
        length += len(line)
        if length > MAX_LENGTH:
            yield "…"
            return
        yield line


def _line(table: Table, w: Words) -> str:
    names = ", ".join(escape(seat.name) for seat in table.seats if not seat.empty)
    preset, channel = w(f"preset-{table.rules.preset}"), f"<#{table.channel_id}>"
    status = w(f"status-{table.status}")
    return w("list-table", table=str(table.id), preset=preset, channel=channel, status=status, names=names)
