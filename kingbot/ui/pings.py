"""Pings: new messages to a player about their turn, since edits of messages notify nobody."""

from __future__ import annotations

from datetime import datetime

from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.controls import Control, ControlKind, button, table_button
from kingbot.ui.layout import Link, MessageBuilder, Screen
from kingbot.ui.time_text import relative


def direct_ping(table: Table, w: Words, window: str, until: datetime | None = None) -> Screen:
    """A ping by direct message with a link to the hand; a reminder if the deadline `until` is given."""
    message = MessageBuilder()
    message.text(w("ping-direct", table=str(table.id)), _late(w, until))
    message.buttons([Link(label=w("button-hand"), url=window)])
    return message.screen()


def channel_ping(table: Table, w: Words, user_id: int, until: datetime | None = None) -> Screen:
    """A ping in the table's channel, for players who accept no direct messages."""
    message = MessageBuilder()
    message.text(w("ping-turn", mention=f"<@{user_id}>", table=str(table.id)), _late(w, until))
    message.buttons([table_button(table, ControlKind.HAND, w("button-hand"))])
    return message.screen()


def _late(w: Words, until: datetime | None) -> str | None:
    return w("ping-late", when=relative(until)) if until is not None else None


def greeting(table: Table, w: Words) -> Screen:
    """The direct message to somebody who has joined a table: their hand will be shown there."""
    message = MessageBuilder()
    channel = f"<#{table.channel_id}>"
    message.text(w("greet", table=str(table.id), channel=channel))
    message.buttons([button(Control(0, 0, ControlKind.SETTINGS), w("button-settings"))])
    return message.screen()
