"""Cards on buttons and in lines: their order, their colours, and reading them when they are typed."""

from __future__ import annotations

import re
from typing import Final

from discord import ButtonStyle

from kingbot.cards import CARDS, Card, CardSet, Suit
from kingbot.i18n import Words, words
from kingbot.render import Style, sorted_hand

# Black and red suits alternate, as players hold them.
SUITS_IN_HAND: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

# Discord's four button colours make a four-colour deck; in one of two, grey stands for black.
_FOUR: Final = {
    Suit.SPADES: ButtonStyle.secondary,
    Suit.HEARTS: ButtonStyle.danger,
    Suit.CLUBS: ButtonStyle.success,
    Suit.DIAMONDS: ButtonStyle.primary,
}
_TWO: Final = _FOUR | {Suit.CLUBS: ButtonStyle.secondary, Suit.DIAMONDS: ButtonStyle.danger}

_SYMBOLS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"}


def suit_colour(suit: Suit, style: Style) -> ButtonStyle:
    """The colour of a suit's buttons, in the deck of that style."""
    return (_FOUR if style.four_colours else _TWO)[suit]


def hand_line(cards: CardSet, w: Words, style: Style) -> str:
    """A hand in one line, the suits set apart where it is sorted by them."""
    held = sorted_hand(cards, style)
    if w.style == "spoken":
        return ", ".join(map(w.card, held))
    if style.sort == "rank":
        return " ".join(map(w.card, held))
    suits = [[card for card in held if card.suit == suit] for suit in SUITS_IN_HAND]
    return " · ".join(" ".join(map(w.card, suit)) for suit in suits if suit)


def typed_card(text: str, w: Words) -> Card | None:
    """The card that somebody typed, `QS`, `10h`, `♥10`, `s q`, or with their own letters; None if it is none.

    Where the language and any pack use the same letter for different cards, their settings decide.
    """
    plain = re.sub(r"[\s\ufe0e\ufe0f]", "", text.upper())
    for symbol, letter in _SYMBOLS.items():
        plain = plain.replace(symbol, letter)
    own, common = _named(words(w.language, "local")), _named(words(w.language))
    record = {str(each): each for each in CARDS}
    known = record | (common | own if w.style == "local" else own | common)
    found = known.get(plain)
    return known.get(plain[1:] + plain[:1]) if found is None else found  # the two of clubs is card 0


def _named(w: Words) -> dict[str, Card]:
    return {w.rank(each).upper() + each.suit.letter: each for each in CARDS}
