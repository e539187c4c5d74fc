"""What people may be called at a table."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 32
MOST_MARKS: Final = 2  # accents on one letter; a heap of them would cover the lines above and below

# Controls, bidi and other invisible marks, halves of characters, private and unassigned ones, line breaks.
_UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean_name(name: str, user_id: int) -> str:
    """A name fit to stand in a line of text, at most 32 characters; a number if nothing of it is left.

    Markdown stays: what has to be escaped depends on where the name is shown.
    """
    kept, marks = [], 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category in {"Cc", "Zl", "Zp"}:
            kept.append(" ")  # tabs and line breaks part words
        elif category not in _UNWANTED and marks <= MOST_MARKS:
            kept.append(character)
    short = " ".join("".join(kept).split())[:LONGEST].strip()
    return short or f"#{user_id % 10_000:04}"
