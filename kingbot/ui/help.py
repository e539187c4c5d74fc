"""How kingbot is used, on one page."""

from __future__ import annotations

from kingbot.i18n import Words
from kingbot.ui.layout import Screen, Sheet


def help_screen(w: Words) -> Screen:
    """The few things a newcomer has to know, and where to find the rest."""
    sheet = Sheet()
    sheet.text(f"### {w('help-title')}", w("help-king"))
    sheet.text(w("help-begin"), w("help-play"), w("help-look"), w("help-typed"))
    return sheet.screen()
