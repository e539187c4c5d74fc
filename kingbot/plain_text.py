"""Text from people made safe to show: on one line, without invisible or unprintable characters, shortened."""

from __future__ import annotations

import unicodedata
from typing import Final

MAX_COMBINING_MARKS: Final = 2  # on one letter; a stack of accents would cover the lines above and below

_SPACES: Final = frozenset({"Cc", "Zl", "Zp"})  # tabs, line breaks and other controls separate words
# Format and bidirectional controls, halves of surrogate pairs, private and unassigned characters.
_DROPPED: Final = frozenset({"Cf", "Cs", "Co", "Cn"})
_MARKS: Final = frozenset({"Mn", "Me"})
# Letters and symbols that show nothing: the fillers of Hangul, and a cell of Braille without a dot.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")


def one_line(text: str) -> str:
    """The text on one line, without invisible characters, white space collapsed; it may be empty.

    Accents that stand on no letter would stand on the text before them: they are left out.
    """
    kept, marks = [], 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category in _MARKS else 0
        if category in _SPACES or character in _BLANKS:
            kept.append(" ")
        elif marks and (not kept or kept[-1].isspace()):
            continue
        elif category not in _DROPPED and marks <= MAX_COMBINING_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())


def shorten(text: str, length: int) -> str:
    """The text, cut off with an ellipsis if it is longer than `length` characters."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def escape_unprintable(text: str) -> str:
    """The text with line breaks and other unprintable characters as Python escapes."""
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)
