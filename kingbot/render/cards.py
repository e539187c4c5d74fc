"""Drawings of the 52 cards in full and as chips.

A card has a large index, a large suit symbol, and a figure on court cards. It is drawn on 100 × 142 units and
scaled to its place. Its group carries `data-card`, the card's notation, so that tests can read from the SVG
what a picture shows. A *chip* is a card in one line of text height, rank and suit; it carries `data-chip`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kingbot.cards import CARDS, Card, Rank, Suit
from kingbot.i18n import Words
from kingbot.render.courts import court_figure
from kingbot.render.fonts import Font, text_width
from kingbot.render.style import CHIP_EDGE, EDGE, INK, PAPER, SHADED_INK, SHADED_PAPER, SLOT, Style
from kingbot.render.suits import pip
from kingbot.render.svg import group, rect, text, translated

CARD_WIDTH: Final = 100.0
CARD_HEIGHT: Final = 142.0
CARD_RATIO: Final = CARD_HEIGHT / CARD_WIDTH
BORDER: Final = 3.5  # of a highlighted card, around it
CHIP_WIDTH: Final = 27.0
CHIP_HEIGHT: Final = 18.0

_INDEX_SIZE: Final = 47.0
_INDEX_MAX_WIDTH: Final = 35.0
_INDEX_CENTRE: Final = 21.0
INDEX_WIDTH: Final = 39.0  # what must stay free of the next card in a hand


@dataclass(frozen=True, slots=True)
class Deck:
    """Draws cards in the colours of a style and with the rank letters of a language."""

    style: Style
    words: Words

    def colour(self, suit: Suit) -> str:
        """The colour of a suit's cards."""
        return self.style.colour(suit)

    def rank_letters(self, card: Card) -> str:
        """The letters of the card's rank in the language, as printed in its corner."""
        return _rank_letters(self.words)[card.rank]

    def card(
        self,
        card: Card,
        x: float,
        y: float,
        width: float,
        *,
        border: str | None = None,
        shaded: bool = False,
        covered: bool = False,
    ) -> str:
        """A card whose upper left corner is at (`x`, `y`).

        `border` is the colour of a border to highlight it; a `shaded` card lies in the dark. Of a card that
        is `covered` by the next one only the index is drawn: half a figure is but a blot.
        """
        colour = SHADED_INK[self.colour(card.suit)] if shaded else self.colour(card.suit)
        paper = SHADED_PAPER if shaded else PAPER
        frame = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, paper, rx=10, stroke=EDGE, stroke_width=1.5)
        if border:
            frame = (
                rect(-BORDER, -BORDER, CARD_WIDTH + 2 * BORDER, CARD_HEIGHT + 2 * BORDER, border, rx=13)
                + frame
            )
        parts = [
            frame,
            self._index(card, colour),
            "" if covered else _centre(card, colour, figures=not shaded),
        ]
        return translated(
            x,
            y,
            *parts,
            scale=width / CARD_WIDTH,
            class_="card",
            data_card=str(card),
            data_shaded="yes" if shaded else None,
        )

    def _index(self, card: Card, colour: str) -> str:
        letters = self.rank_letters(card)
        squeeze = min(1.0, _INDEX_MAX_WIDTH / text_width(letters, _INDEX_SIZE, Font.BOLD))
        rank = text(0, 0, letters, _INDEX_SIZE, colour, font=Font.BOLD, anchor="middle")
        place = f"translate({_INDEX_CENTRE:g} 42)" + (f" scale({squeeze:.3f} 1)" if squeeze < 1 else "")
        return group(rank, transform=place) + pip(card.suit, _INDEX_CENTRE, 64, 29, colour)

    def chip(self, card: Card, x: float, y: float, *, played: bool = False) -> str:
        """A card as a chip, greyed out if it has been `played`."""
        colour = "#7fae97" if played else self.colour(card.suit)
        paper = rect(0, 0, CHIP_WIDTH, CHIP_HEIGHT, "#1b4b37" if played else PAPER, rx=4)
        letters = self.rank_letters(card)
        rank = text(9, 14, letters, 14 if len(letters) == 1 else 13, colour, font=Font.BOLD, anchor="middle")
        return translated(
            x, y, paper, rank, pip(card.suit, 20, 9, 10.5, colour), class_="chip", data_chip=str(card)
        )

    def rank_chips(self, cards: Sequence[Card], x: float, y: float) -> str:
        """Cards of one rank as one chip: the rank once, then their suits."""
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
            self.rank_letters(cards[0]),
            14,
            ink.pop() if len(ink) == 1 else INK,
            font=Font.BOLD,
            anchor="middle",
        )
        return translated(
            x,
            y,
            rect(
                0,
                0,
                rank_chips_width(len(cards)),
                CHIP_HEIGHT,
                PAPER,
                rx=4,
                stroke=CHIP_EDGE,
                stroke_width=0.8,
            ),
            rank,
            *suits,
        )


@cache
def _rank_letters(words: Words) -> tuple[str, ...]:
    return tuple(words.rank(card) for card in CARDS[:13])


def rank_chips_width(cards: int) -> float:
    """The width of a chip for this number of cards of one rank."""
    return 16 + 11.5 * cards


def _centre(card: Card, colour: str, *, figures: bool) -> str:
    if figures and card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        return court_figure(card.rank, card.suit, colour)
    if card.rank == Rank.ACE:
        return pip(card.suit, 62, 96, 68, colour)
    return pip(card.suit, 66, 101, 56, colour)


def empty_slot(x: float, y: float, width: float, colour: str) -> str:
    """The outlined place of a card that has yet to be played."""
    return rect(x, y, width, width * CARD_RATIO, SLOT, rx=width / 10, stroke=colour, stroke_width=1.6)
