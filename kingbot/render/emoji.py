"""Cards and suits as small square pictures, for an application's own emojis."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card, Suit
from kingbot.i18n import Words
from kingbot.render.cards import Deck
from kingbot.render.fonts import Face, width
from kingbot.render.picture import Picture
from kingbot.render.style import EDGE, PAPER, Style
from kingbot.render.suits import pip
from kingbot.render.svg import box, document, group, text

SIZE: Final = 128.0
_INDEX: Final = 88.0
_ROOM: Final = 53.0


def card_emoji(card: Card, *, style: Style, words: Words) -> Picture:
    """A card so plain that it can be read in a line of text: its rank, and its suit beside it."""
    deck = Deck(style, words)
    letters, colour = deck.letters(card), style.colour(card.suit)
    squeeze = min(1.0, _ROOM / width(letters, _INDEX, Face.BOLD))
    rank = group(
        text(0, 0, letters, _INDEX, colour, face=Face.BOLD, anchor="middle"),
        transform=f"translate(36 96) scale({squeeze:.3f} 1)",
    )
    svg = _square(rank, pip(card.suit, 92, 66, 55, colour), data_card=str(card))
    return Picture(svg, words.spoken(card))


def suit_emoji(suit: Suit, *, style: Style, words: Words) -> Picture:
    """A suit symbol on white, so that it shows on dark pages too."""
    return Picture(_square(pip(suit, 64, 64, 92, style.colour(suit))), words.suit(suit))


def _square(*children: str, **attributes: str | float | None) -> str:
    paper = box(3, 3, SIZE - 6, SIZE - 6, PAPER, rx=22, stroke=EDGE, stroke_width=3)
    return document(SIZE, group(paper, *children, **attributes), wide=SIZE, scale=1)
