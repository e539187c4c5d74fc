"""Lists of tables: those of a server and of a person, and those where the person is awaited."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import escape

MOST: Final = 12
MOST_BUTTONS: Final = 8


def table_list(mine: Sequence[Table], here: Sequence[Table], w: Words) -> Screen:
    """A person's tables, then the others of the server."""
    sheet = MessageBuilder()
    ids = {table.id for table in mine}
    others = [table for table in here if table.id not in ids]
    if not mine and not others:
        sheet.text(w("list-none"))
    if mine:
        sheet.text(f"**{w('list-mine')}**", *_lines(mine, w))
    if others:
        sheet.text(f"**{w('list-here')}**", *_lines(others, w))
    return sheet.screen()


def turn_list(awaited: Sequence[Table], w: Words) -> Screen:
    """The tables where a person is awaited, each with its hand one touch away."""
    sheet = MessageBuilder()
    if awaited:
        sheet.text(f"**{w('list-turn')}**", *_lines(awaited, w))
        sheet.buttons(
            button(Control(table.id, table.version, ControlKind.HAND), w("list-hand", table=str(table.id)))
            for table in awaited[:MOST_BUTTONS]
        )
    else:
        sheet.text(w("list-no-turn"))
    return sheet.screen()


def _lines(tables: Sequence[Table], w: Words) -> Iterable[str]:
    for table in tables[:MOST]:
        names = ", ".join(escape(seat.name) for seat in table.seats if not seat.empty)
        preset, channel = w(f"preset-{table.rules.preset}"), f"<#{table.channel_id}>"
        status = w(f"status-{table.status}")
        yield w("list-table", table=str(table.id), preset=preset, channel=channel, status=status, names=names)
    if len(tables) > MOST:
        yield "…"
