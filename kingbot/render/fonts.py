"""The lettering of the pictures: the shipped fonts, how wide a text is, and what of a name can be drawn.

Two families: *Roboto Condensed* (medium and bold) for names and numbers, cut to Latin, Greek and Cyrillic,
and *Vollkorn* (bold) for titles, cut to Latin. They are shipped beside this module with their licences, so
that every machine draws the same. Lengths are in the unit of the font size given.
"""

from __future__ import annotations

import json
import unicodedata
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).with_name("fonts")
WIDTHS: Final = FOLDER / "widths.json"
ELLIPSIS: Final = "…"


class Face(Enum):
    """A typeface of the pictures: its file, family and weight."""

    PLAIN = ("RobotoCondensed-Medium.ttf", "Roboto Condensed", 500)
    BOLD = ("RobotoCondensed-Bold.ttf", "Roboto Condensed", 700)
    TITLE = ("Vollkorn-Bold.ttf", "Vollkorn", 700)

    @property
    def file(self) -> Path:
        """Where its font file lies."""
        return FOLDER / self.value[0]

    @property
    def family(self) -> str:
        """Its family, as the font file calls itself."""
        return self.value[1]

    @property
    def weight(self) -> int:
        """Its weight, as in CSS."""
        return self.value[2]


def font_files() -> list[str]:
    """The paths of all shipped fonts."""
    return [str(face.file) for face in Face]


@cache
def _widths(face: Face) -> dict[str, int]:
    measured: dict[str, dict[str, int]] = json.loads(WIDTHS.read_text(encoding="utf-8"))
    return measured[face.value[0]]


def width(text: str, size: float, face: Face = Face.PLAIN) -> float:
    """How wide a text is when set in this size; the kerning of titles is not counted."""
    table = _widths(face)
    return sum(table.get(each, 0) for each in text) * size / 1000


def drawable(text: str, face: Face = Face.PLAIN) -> str:
    """The text with only what the font can draw: fancy letters made plain, pictures and the rest left out.

    Letters in mathematical, circled or full-width dress become ordinary ones; what has no glyph falls away,
    for an empty box is never drawn. Blanks are collapsed; the result may be empty.
    """
    table = _widths(face)
    kept = []
    for each in unicodedata.normalize("NFKC", text):
        if each.isspace():
            kept.append(" ")
        elif each in table and unicodedata.category(each)[0] not in "CM":
            kept.append(each)
    return " ".join("".join(kept).split())


def fit(text: str, room: float, size: float, face: Face = Face.PLAIN) -> str:
    """The text, shortened with an ellipsis if it is wider than the room."""
    if width(text, size, face) <= room:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size, face) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def shrink(text: str, room: float, size: float, least: float, face: Face = Face.PLAIN) -> tuple[str, float]:
    """The text and the size in which it fits: set smaller down to `least`, then shortened."""
    needed = width(text, size, face)
    if needed <= room:
        return text, size
    smaller = size * room / needed
    return (text, smaller) if smaller >= least else (fit(text, room, least, face), least)
