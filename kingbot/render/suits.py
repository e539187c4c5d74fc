"""The four suit symbols as paths, and lines of text with suit symbols in them."""

from __future__ import annotations

import re
from typing import Final

from kingbot.cards import Suit
from kingbot.render.fonts import Font, text_width
from kingbot.render.svg import format_number, tag, text

# Centred on the origin and about 100 units high.
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


def pip(suit: Suit, x: float, y: float, height: float, colour: str) -> str:
    """A suit symbol centred at (`x`, `y`)."""
    transform = f"translate({format_number(x)} {format_number(y)}) scale({height / 100:.4g})"
    return tag("path", d=OUTLINES[suit], fill=colour, transform=transform)


# Texts contain suits as characters, for which the fonts have no glyphs; they are drawn as paths.
_SUIT_SYMBOLS: Final = {"♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS, "♠": Suit.SPADES}
_SYMBOL: Final = re.compile("([♣♦♥♠])\ufe0e?")
_SYMBOL_WIDTH: Final = 0.74  # of the font size


def text_with_suits_width(words: str, size: float, font: Font = Font.PLAIN) -> float:
    """The width of a line of text with suit symbols in it."""
    return sum(
        _SYMBOL_WIDTH * size if part in _SUIT_SYMBOLS else text_width(part, size, font)
        for part in _SYMBOL.split(words)
    )


def text_with_suits(
    x: float, y: float, words: str, size: float, fill: str, *, font: Font = Font.PLAIN, anchor: str = "start"
) -> str:
    """One line of text; suit symbols in it have the text's colour."""
    if anchor != "start":
        x -= text_with_suits_width(words, size, font) / (2 if anchor == "middle" else 1)
    drawn = []
    for part in _SYMBOL.split(words):
        if part in _SUIT_SYMBOLS:
            drawn.append(
                pip(_SUIT_SYMBOLS[part], x + _SYMBOL_WIDTH * size / 2, y - 0.36 * size, 0.8 * size, fill)
            )
            x += _SYMBOL_WIDTH * size
        elif part:
            drawn.append(text(x, y, part, size, fill, font=font, xml__space="preserve"))
            x += text_width(part, size, font)
    return "".join(drawn)
