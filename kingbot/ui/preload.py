"""What is read from files on its first use, read before anybody waits for it.

A language takes a good tenth of a second, on a busy machine much more. Read for the first answer in it, it
would hold up the event loop, and with it everybody's answers.
"""

from __future__ import annotations

from kingbot.i18n import words, written
from kingbot.ui.playing_hours import zones


def preload() -> None:
    """Read every language and the list of time zones; to be called off the event loop, before the start."""
    for language in written():
        words(language)
    zones()
