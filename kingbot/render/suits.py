"""The four suit symbols as outlines of our own, centred on the origin and about 100 units high."""

from __future__ import annotations

import re
from typing import Final

from kingbot.cards import Suit
from kingbot.render.fonts import Face, width
from kingbot.render.svg import number, tag, text

OUTLINES: Final = {
    Suit.CLUBS: (
        "M0-48a23 23 0 1 1 0 46a23 23 0 1 1 0-46ZM-25-11a23 23 0 1 1 0 46a23 23 0 1 1 0-46Z"
        "M25-11a23 23 0 1 1 0 46a23 23 0 1 1 0-46ZM-9-12L9-12L9 14L-9 14Z"
        "M-5 4L5 4C5 26 9 38 18 48L-18 48C-9 38-5 26-5 4Z"
    ),
    Suit.DIAMONDS: "M0-50C9-32 24-13 39 0C24 13 9 32 0 50C-9 32-24 13-39 0C-24-13-9-32 0-50Z",
    Suit.HEARTS: (
        "M0 48C-12 30-47 8-47-18C-47-35-35-45-23-45C-12-45-4-38 0-27"
        "C4-38 12-45 23-45C35-45 47-35 47-18C47 8 12 30 0 48Z"
    ),
    Suit.SPADES: (
        "M0-50C12-31 46-11 46 14C46 29 35 38 24 38C15 38 8 33 4 25C5 36 9 43 17 48L-17 48"
        "C-9 43-5 36-4 25C-8 33-15 38-24 38C-35 38-46 29-46 14C-46-11-12-31 0-50Z"
    ),
}


def pip(suit: Suit, x: float, y: float, high: float, colour: str) -> str:
    """A suit symbol, its middle at a place, that high."""
    place = f"translate({number(x)} {number(y)}) scale({high / 100:.4g})"
    return tag("path", d=OUTLINES[suit], fill=colour, transform=place)


# Words write suits as characters; the fonts have none, for the symbols are drawn here.
_SIGNS: Final = {"♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS, "♠": Suit.SPADES}
_SPLIT: Final = re.compile("([♣♦♥♠])\ufe0e?")
_WIDE: Final = 0.74  # of the font size


def signed_width(words: str, size: float, face: Face = Face.PLAIN) -> float:
    """How wide a line with suit symbols in it is."""
    return sum(_WIDE * size if part in _SIGNS else width(part, size, face) for part in _SPLIT.split(words))


def signed(
    x: float, y: float, words: str, size: float, fill: str, *, face: Face = Face.PLAIN, anchor: str = "start"
) -> str:
    """One line of text, the suit symbols in it drawn in its own colour."""
    if anchor != "start":
        x -= signed_width(words, size, face) / (2 if anchor == "middle" else 1)
    drawn = []
    for part in _SPLIT.split(words):
        if part in _SIGNS:
            drawn.append(pip(_SIGNS[part], x + _WIDE * size / 2, y - 0.36 * size, 0.8 * size, fill))
            x += _WIDE * size
        elif part:
            drawn.append(text(x, y, part, size, fill, face=face, xml__space="preserve"))
            x += width(part, size, face)
    return "".join(drawn)
