"""The shipped fonts: measuring, truncating and shrinking text, and dropping characters without a glyph.

Two families: *Roboto Condensed* (medium and bold) for names and numbers, subset to Latin, Greek and Cyrillic,
and *Vollkorn* (bold) for titles, subset to Latin. They are shipped beside this module with their licences, so
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


class Font(Enum):
    """A font of the pictures: its file, family and weight."""

    PLAIN = ("RobotoCondensed-Medium.ttf", "Roboto Condensed Medium", 500)
    BOLD = ("RobotoCondensed-Bold.ttf", "Roboto Condensed", 700)
    TITLE = ("Vollkorn-Bold.ttf", "Vollkorn", 700)

    @property
    def file(self) -> Path:
        """The path of the font file."""
        return FOLDER / self.value[0]

    @property
    def family(self) -> str:
        """The family name in the font file."""
        return self.value[1]

    @property
    def weight(self) -> int:
        """The weight as in CSS."""
        return self.value[2]


def font_files() -> list[str]:
    """The paths of all shipped fonts."""
    return [str(font.file) for font in Font]


@cache
def _widths(font: Font) -> dict[str, int]:
    measured: dict[str, dict[str, int]] = json.loads(WIDTHS.read_text(encoding="utf-8"))
    return measured[font.value[0]]


def text_width(text: str, size: float, font: Font = Font.PLAIN) -> float:
    """The width of a text at this font size; the kerning of titles is not counted."""
    table = _widths(font)
    return sum(table.get(each, 0) for each in text) * size / 1000


def drawable_text(text: str, font: Font = Font.PLAIN) -> str:
    """The text without the characters that the font has no glyph for.

    Mathematical, circled and full-width letters become ordinary ones (NFKC). Characters without a glyph are
    dropped, since they would be drawn as empty boxes. White space is collapsed; the result may be empty.
    """
    table = _widths(font)
    kept = []
    for each in unicodedata.normalize("NFKC", text):
        if each.isspace():
            kept.append(" ")
        elif each in table and unicodedata.category(each)[0] not in "CM":
            kept.append(each)
    return " ".join("".join(kept).split())


def truncate_to_fit(text: str, max_width: float, size: float, font: Font = Font.PLAIN) -> str:
    """The text, cut off with an ellipsis if it is wider than `max_width`."""
    if text_width(text, size, font) <= max_width:
        return text
    kept = text
    while kept and text_width(kept + ELLIPSIS, size, font) > max_width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def shrink_to_fit(
    text: str, max_width: float, size: float, min_size: float, font: Font = Font.PLAIN
) -> tuple[str, float]:
    """The text and a font size at which it fits: shrunk down to `min_size`, then cut off with an ellipsis."""
    needed = text_width(text, size, font)
    if needed <= max_width:
        return text, size
    smaller = size * max_width / needed
    if smaller >= min_size:
        return text, smaller
    return truncate_to_fit(text, max_width, min_size, font), min_size
