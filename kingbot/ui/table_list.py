"""Lists of tables: those of a person and of a server, and those where it is the person's turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.controls import ControlKind, table_button
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import escape

MAX_TABLES: Final = 12
MAX_BUTTONS: Final = 8


def table_list(mine: Sequence[Table], here: Sequence[Table], w: Words) -> Screen:
    """A person's tables, then the other tables of the server."""
    message = MessageBuilder()
    ids = {table.id for table in mine}
    others = [table for table in here if table.id not in ids]
    if not mine and not others:
        message.text(w("list-none"))
    if mine:
        message.text(f"**{w('list-mine')}**", *_lines(mine, w))
    if others:
        message.text(f"**{w('list-here')}**", *_lines(others, w))
    return message.screen()


def turn_list(tables: Sequence[Table], w: Words) -> Screen:
    """The tables where it is a person's turn, each with a button that shows the hand."""
    message = MessageBuilder()
    if tables:
        message.text(f"**{w('list-turn')}**", *_lines(tables, w))
        message.buttons(
            table_button(table, ControlKind.HAND, w("list-hand", table=str(table.id)))
            for table in tables[:MAX_BUTTONS]
        )
    else:
        message.text(w("list-no-turn"))
    return message.screen()


def _lines(tables: Sequence[Table], w: Words) -> Iterable[str]:
    for table in tables[:MAX_TABLES]:
        names = ", ".join(escape(seat.name) for seat in table.seats if not seat.empty)
        preset, channel = w(f"preset-{table.rules.preset}"), f"<#{table.channel_id}>"
        status = w(f"status-{table.status}")
        yield w("list-table", table=str(table.id), preset=preset, channel=channel, status=status, names=names)
    if len(tables) > MAX_TABLES:
        yield "…"
