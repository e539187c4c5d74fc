"""Cards and suits as small square pictures for the emojis of a Discord application."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card, Suit
from kingbot.i18n import Words
from kingbot.render.cards import Deck
from kingbot.render.fonts import Font, text_width
from kingbot.render.picture import Picture
from kingbot.render.style import EDGE, PAPER, Style
from kingbot.render.suits import pip
from kingbot.render.svg import document, group, rect, text

SIZE: Final = 128.0
_INDEX_SIZE: Final = 88.0
_INDEX_MAX_WIDTH: Final = 53.0


def card_emoji(card: Card, *, style: Style, words: Words) -> Picture:
    """A card that stays legible in a line of text: its rank with the suit beside it."""
    deck = Deck(style, words)
    letters, colour = deck.rank_letters(card), style.colour(card.suit)
    squeeze = min(1.0, _INDEX_MAX_WIDTH / text_width(letters, _INDEX_SIZE, Font.BOLD))
    rank = group(
        text(0, 0, letters, _INDEX_SIZE, colour, font=Font.BOLD, anchor="middle"),
        transform=f"translate(36 96) scale({squeeze:.3f} 1)",
    )
    svg = _square(rank, pip(card.suit, 92, 66, 55, colour), data_card=str(card))
    return Picture(svg, words.spoken(card))


def suit_emoji(suit: Suit, *, style: Style, words: Words) -> Picture:
    """A suit symbol on white, so that it is visible in Discord's dark theme too."""
    return Picture(_square(pip(suit, 64, 64, 92, style.colour(suit))), words.suit(suit))


def _square(*children: str, **attributes: str | float | None) -> str:
    paper = rect(3, 3, SIZE - 6, SIZE - 6, PAPER, rx=22, stroke=EDGE, stroke_width=3)
    return document(SIZE, group(paper, *children, **attributes), width=SIZE, scale=1)
