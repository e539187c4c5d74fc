"""The welcome: what the bot is for, and the buttons that lead to a first card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import ButtonStyle

from kingbot.i18n import Words
from kingbot.ui.controls import Control, ControlItem, ControlKind, button
from kingbot.ui.daily import daily_button
from kingbot.ui.layout import MessageBuilder, Screen

NOW: Final = "now"  # the arguments of controls that open a table and start at once
GUIDED: Final = "guided"  # the same, against beginners and in the King of one's tradition


def welcome(w: Words) -> Screen:
    """The message in a server that has just invited the bot."""
    message = MessageBuilder()
    message.text(f"### {w('welcome-title')}", w("welcome"))
    learn = button(Control(0, 0, ControlKind.LEARN), w("button-learn"))
    help_button = button(Control(0, 0, ControlKind.HELP), w("button-help"))
    message.buttons([*opening_buttons(w), learn, daily_button(w), help_button])
    return message.screen()


def opening_buttons(w: Words) -> Iterable[ControlItem]:
    """*Play now* against bots, and *Open a table* for others to join."""
    now = Control(0, 0, ControlKind.OPEN, NOW)
    yield button(now, w("button-play-now"), style=ButtonStyle.success)
    yield button(Control(0, 0, ControlKind.OPEN), w("button-open"), style=ButtonStyle.primary)
