"""Telling the one who is awaited that it is their turn: a fresh message, for edits tell nobody anything."""

from __future__ import annotations

from datetime import datetime

from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.layout import Link, MessageBuilder, Screen
from kingbot.ui.time_text import relative


def direct_ping(table: Table, w: Words, window: str, until: datetime | None = None) -> Screen:
    """By direct message, with the way to the hand window; or that the time runs out, and when."""
    sheet = MessageBuilder()
    sheet.text(w("ping-direct", table=str(table.id)), _late(w, until))
    sheet.buttons([Link(label=w("button-hand"), url=window)])
    return sheet.screen()


def channel_ping(table: Table, w: Words, user_id: int, until: datetime | None = None) -> Screen:
    """In the table's channel, for whoever takes no direct messages."""
    sheet = MessageBuilder()
    sheet.text(w("ping-turn", mention=f"<@{user_id}>", table=str(table.id)), _late(w, until))
    sheet.buttons([button(Control(table.id, table.version, ControlKind.HAND), w("button-hand"))])
    return sheet.screen()


def _late(w: Words, until: datetime | None) -> str | None:
    return w("ping-late", when=relative(until)) if until is not None else None


def greeting(table: Table, w: Words) -> Screen:
    """The direct message to whoever has sat down: where the hand will come."""
    sheet = MessageBuilder()
    channel = f"<#{table.channel_id}>"
    sheet.text(w("greet", table=str(table.id), channel=channel))
    return sheet.screen()
