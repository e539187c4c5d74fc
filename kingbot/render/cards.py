"""Our own drawing of the 52 cards: a large index, a large suit, and a figure on the court cards.

A card is drawn on 100 × 142 and scaled to its place. Its group carries `data-card`, the card's notation, so
that what a picture shows can be read from its structure. A *chip* is the short sign of a card, rank and suit
in a line, where cards are only counted; it carries `data-chip`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kingbot.cards import CARDS, Card, Rank, Suit
from kingbot.i18n import Words
from kingbot.render.courts import bust
from kingbot.render.fonts import Face, width
from kingbot.render.style import CHIP_EDGE, EDGE, INK, PAPER, SLOT, Style
from kingbot.render.suits import pip
from kingbot.render.svg import box, group, moved, text

WIDE: Final = 100.0
HIGH: Final = 142.0
RATIO: Final = HIGH / WIDE
CHIP_WIDE: Final = 27.0
CHIP_HIGH: Final = 18.0

_INDEX: Final = 47.0
_INDEX_ROOM: Final = 37.0
_SHADE: Final = "#0d3324"


@dataclass(frozen=True, slots=True)
class Deck:
    """How cards are printed: the colours of the style, the letters of the words."""

    style: Style
    words: Words

    def colour(self, suit: Suit) -> str:
        """The colour a suit is printed in."""
        return self.style.colour(suit)

    def letters(self, card: Card) -> str:
        """What a card bears as its index."""
        return _letters(self.words)[card.rank]

    def face(
        self, card: Card, x: float, y: float, wide: float, *, mark: str | None = None, dim: float = 0
    ) -> str:
        """A card, its upper left corner at a place and that wide.

        `mark` is the colour of a border that singles it out, `dim` (0 to 1) how far it lies in the shade.
        """
        colour = self.colour(card.suit)
        frame = box(0, 0, WIDE, HIGH, PAPER, rx=10, stroke=EDGE, stroke_width=1.5)
        if mark:
            frame = box(-5, -5, WIDE + 10, HIGH + 10, mark, rx=14) + frame
        parts = [frame, self._index(card, colour), _body(card, colour)]
        if dim:
            parts.append(box(0, 0, WIDE, HIGH, _SHADE, rx=10, fill_opacity=dim))
        return moved(x, y, *parts, scale=wide / WIDE, class_="card", data_card=str(card))

    def _index(self, card: Card, colour: str) -> str:
        letters = self.letters(card)
        squeeze = min(1.0, _INDEX_ROOM / width(letters, _INDEX, Face.BOLD))
        rank = text(0, 0, letters, _INDEX, colour, face=Face.BOLD, anchor="middle")
        place = "translate(22 42)" if squeeze == 1 else f"translate(22 42) scale({squeeze:.3f} 1)"
        return group(rank, transform=place) + pip(card.suit, 22, 64, 29, colour)

    def chip(self, card: Card, x: float, y: float, *, gone: bool = False) -> str:
        """The short sign of a card; `gone` for one that no longer counts."""
        colour = "#7fae97" if gone else self.colour(card.suit)
        paper = box(0, 0, CHIP_WIDE, CHIP_HIGH, "#1b4b37" if gone else PAPER, rx=4)
        letters = self.letters(card)
        rank = text(9, 14, letters, 14 if len(letters) == 1 else 13, colour, face=Face.BOLD, anchor="middle")
        return moved(
            x, y, paper, rank, pip(card.suit, 20, 9, 10.5, colour), class_="chip", data_chip=str(card)
        )

    def bundle(self, cards: Sequence[Card], x: float, y: float) -> str:
        """The short sign of cards of one rank: the rank once, then their suits."""
        wide = bundle_width(len(cards))
        suits = (
            group(
                pip(card.suit, 21 + i * 11.5, 9, 10.5, self.colour(card.suit)),
                class_="chip",
                data_chip=str(card),
            )
            for i, card in enumerate(cards)
        )
        ink = {self.colour(card.suit) for card in cards}
        rank = text(
            9,
            14,
            self.letters(cards[0]),
            14,
            ink.pop() if len(ink) == 1 else INK,
            face=Face.BOLD,
            anchor="middle",
        )
        return moved(
            x, y, box(0, 0, wide, CHIP_HIGH, PAPER, rx=4, stroke=CHIP_EDGE, stroke_width=0.8), rank, *suits
        )


@cache
def _letters(words: Words) -> tuple[str, ...]:
    return tuple(words.rank(card) for card in CARDS[:13])


def bundle_width(cards: int) -> float:
    """How wide the short sign of so many cards of a rank is."""
    return 16 + 11.5 * cards


def _body(card: Card, colour: str) -> str:
    if card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        return bust(card.rank, card.suit, colour)
    if card.rank == Rank.ACE:
        return pip(card.suit, 62, 96, 68, colour)
    return pip(card.suit, 66, 101, 56, colour)


def slot(x: float, y: float, wide: float, colour: str) -> str:
    """The empty place where a card is awaited."""
    return box(x, y, wide, wide * RATIO, SLOT, rx=wide / 10, stroke=colour, stroke_width=1.6)
