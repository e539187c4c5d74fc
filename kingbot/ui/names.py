"""Names made safe to show in Discord: shortened, markdown escaped, equal ones distinguished."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from kingbot.plain_text import one_line, shorten
from kingbot.tables.model import Seat

MAX_LENGTH: Final = 24

# Whatever begins or ends formatting, a link, a mention or an emoji in Discord's markdown.
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<@:.+-])")

_LIST_NUMBER: Final = re.compile(r"^(\d+)\.(?= )")

SHORT_HASH: Final = 16  # digits, more than anybody could find a second secret for


def short_hash(digits: str) -> str:
    """The beginning of a long hexadecimal number."""
    return f"{digits[:SHORT_HASH]}…"


def clean(name: str) -> str:
    """A name, or any other text people typed, on one line of at most 24 characters; never empty."""
    return shorten(one_line(name), MAX_LENGTH) or "?"


def escape(name: str) -> str:
    """A clean name for a text with markdown: nothing in it formats, links or mentions.

    A name in a right-to-left script is isolated, so that it does not reorder the text around it.
    """
    text = _MARKDOWN.sub(r"\\\1", clean(name))
    return f"\u2068{text}\u2069" if _is_right_to_left(text) else text


def escape_text(text: str) -> str:
    """Any text that people wrote, on one line, for a text with markdown: nothing in it formats or links."""
    return _MARKDOWN.sub(r"\\\1", one_line(text))


def keep_number(line: str) -> str:
    """A line that begins with a number and a full stop, written so that Discord shows that number.

    Discord would make a list of such lines and count on from the first: equal places and gaps would be lost.
    """
    return _LIST_NUMBER.sub(r"\1\\.", line)


def _is_right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(each) in {"R", "AL", "AN"} for each in text)


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The four names for markdown; equal ones get their seat's number, empty seats a dash."""
    return escaped_names([seat.name for seat in seats])


def escaped_names(written: Sequence[str]) -> tuple[str, ...]:
    """Names for markdown by seat; equal ones get their seat's number, empty ones a dash."""
    names = [escape(name) if name else "–" for name in written]
    equal = {name for name in names if names.count(name) > 1 and name != "–"}
    return tuple(f"{name} ({seat + 1})" if name in equal else name for seat, name in enumerate(names))
