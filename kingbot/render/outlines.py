"""Texts of a drawing as the outlines of their letters, before it is rendered.

resvg opens the font file once for every letter of a `<text>`, most of the time of a score sheet. The
outlines of the two fonts without kerning are shipped beside the font files, so a text can be written as one
path. Titles, which are kerned, and letters without an outline stay texts.
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from html import unescape
from typing import Final

from kingbot.render.fonts import FOLDER, Font, text_width

OUTLINES: Final = FOLDER / "outlines.json"

_FONTS: Final = {(font.family, str(font.weight)): font for font in (Font.PLAIN, Font.BOLD)}
_SHARE_BEFORE: Final = {"": 0.0, "middle": 0.5, "end": 1.0}  # of a text's width left of its `x`
_TEXT: Final = re.compile(
    r'<text x="([^"]+)" y="([^"]+)" font-family="([^"]+)" font-weight="(\d+)" font-size="([^"]+)"'
    r' fill="([^"]+)"(?: text-anchor="(\w+)")?([^>]*)>([^<]*)</text>'
)


def with_outlines(svg: str) -> str:
    """The same drawing with every text whose letters have outlines as a path."""
    return _TEXT.sub(_outlined, svg)


def _outlined(found: re.Match[str]) -> str:
    x, y, family, weight, size, fill, anchor, others, escaped = found.groups(default="")
    font = _FONTS.get((family, weight))
    path = _path(font, unescape(escaped)) if font else None
    if font is None or path is None or anchor not in _SHARE_BEFORE:
        return found[0]
    scale = float(size) / 1000
    left = float(x) - text_width(unescape(escaped), float(size), font) * _SHARE_BEFORE[anchor]
    return (
        f'<g{others}><path fill="{fill}" transform="translate({left:.3f} {y}) scale({scale:.6g})"'
        f' d="{path}"/></g>'
    )


@lru_cache(maxsize=4096)
def _path(font: Font, words: str) -> str | None:
    """The letters of a text side by side, in thousandths of the font size; None if one has no outline."""
    outlines = _outlines()[font.value[0]]
    parts, right = [], 0.0
    for letter in words:
        outline = outlines.get(letter)
        if outline is None:
            return None
        if outline:
            parts.append(f"M{right:g} 0{outline}")
        right += text_width(letter, 1000, font)
    return "".join(parts)


@cache
def _outlines() -> dict[str, dict[str, str]]:
    """By font file and letter: a path of relative commands from the letter's origin on the baseline."""
    read: dict[str, dict[str, str]] = json.loads(OUTLINES.read_text(encoding="utf-8"))
    return read
