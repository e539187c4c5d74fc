"""Cards on buttons and in lines: their order in a hand, their colours, their reading when typed."""

from __future__ import annotations

import re
from typing import Final

from discord import ButtonStyle

from kingbot.cards import CARDS, Card, CardSet, Suit, cards_in
from kingbot.i18n import Words

# Black and red suits alternate, as players hold them.
SUITS_IN_HAND: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

# Discord's four button colours make a four-colour deck.
STYLES: Final = {
    Suit.SPADES: ButtonStyle.secondary,
    Suit.HEARTS: ButtonStyle.danger,
    Suit.CLUBS: ButtonStyle.success,
    Suit.DIAMONDS: ButtonStyle.primary,
}

_SYMBOLS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"}
_CARD: Final = re.compile(r"(10|[2-9TJQKA])([CDHS])|([CDHS])(10|[2-9TJQKA])")


def sorted_hand(cards: CardSet) -> list[Card]:
    """A hand as it is held: suits in alternating colours, each from the highest card down."""
    return sorted(cards_in(cards), key=lambda card: (SUITS_IN_HAND.index(card.suit), -card.rank))


def hand_line(cards: CardSet, w: Words) -> str:
    """A hand in one line, the suits set apart."""
    held = sorted_hand(cards)
    suits = [[card for card in held if card.suit == suit] for suit in SUITS_IN_HAND]
    return " · ".join(" ".join(w.card(card) for card in suit) for suit in suits if suit)


def typed_card(text: str) -> Card | None:
    """The card that somebody typed, `QS`, `10h`, `♥10`, `s q`; None if it is none."""
    plain = re.sub(r"[\s\ufe0e\ufe0f]", "", text.upper())
    for symbol, letter in _SYMBOLS.items():
        plain = plain.replace(symbol, letter)
    match = _CARD.fullmatch(plain)
    if match is None:
        return None
    rank = (match[1] or match[4]).replace("10", "T")
    suit = match[2] or match[3]
    return next(card for card in CARDS if str(card) == rank + suit)
