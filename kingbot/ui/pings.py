"""Telling the one who is awaited that it is their turn: a fresh message, for edits tell nobody anything."""

from __future__ import annotations

from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.controls import Control, What, button
from kingbot.ui.layout import Link, Screen, Sheet


def direct_ping(table: Table, w: Words, window: str) -> Screen:
    """By direct message, with the way to the hand window."""
    sheet = Sheet()
    sheet.text(w("ping-direct", table=str(table.id)))
    sheet.buttons([Link(label=w("button-hand"), url=window)])
    return sheet.screen()


def channel_ping(table: Table, w: Words, user_id: int) -> Screen:
    """In the table's channel, for whoever takes no direct messages."""
    sheet = Sheet()
    sheet.text(w("ping-turn", mention=f"<@{user_id}>", table=str(table.id)))
    sheet.buttons([button(Control(table.id, table.version, What.HAND), w("button-hand"))])
    return sheet.screen()


def greeting(table: Table, w: Words) -> Screen:
    """The direct message to whoever has sat down: where the hand will come."""
    sheet = Sheet()
    channel = f"<#{table.channel_id}>"
    sheet.text(w("greet", table=str(table.id), channel=channel))
    return sheet.screen()
