"""Cards on buttons and in lines of text."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from kingbot.cards import Card, CardSet, Suit
from kingbot.i18n import Words
from kingbot.render import Style, sorted_hand
from kingbot.render.style import SUITS_IN_HAND

# Discord has four button colours; in a deck of two colours, grey stands for black.
_FOUR: Final = {
    Suit.SPADES: ButtonStyle.secondary,
    Suit.HEARTS: ButtonStyle.danger,
    Suit.CLUBS: ButtonStyle.success,
    Suit.DIAMONDS: ButtonStyle.primary,
}
_TWO: Final = _FOUR | {Suit.CLUBS: ButtonStyle.secondary, Suit.DIAMONDS: ButtonStyle.danger}


def suit_colour(suit: Suit, style: Style) -> ButtonStyle:
    """The colour of a suit's buttons in the deck of this style."""
    return (_FOUR if style.four_colours else _TWO)[suit]


def card_rows(cards: CardSet, style: Style) -> list[list[Card]]:
    """Cards in the rows that their buttons stand in: one for each suit; a single one if sorted by rank."""
    held = sorted_hand(cards, style)
    if style.sort == "rank":
        return [held]
    rows = ([each for each in held if each.suit is suit] for suit in SUITS_IN_HAND)
    return [row for row in rows if row]


def hand_line(cards: CardSet, w: Words, style: Style) -> str:
    """A hand on one line; sorted by suit, the suits are separated."""
    held = sorted_hand(cards, style)
    if w.style == "spoken":
        return ", ".join(map(w.card, held))
    return " · ".join(" ".join(map(w.card, row)) for row in card_rows(cards, style))
