"""Cards on buttons and in lines: their order, their colours, and reading them when they are typed."""

from __future__ import annotations

import re
from typing import Final

from discord import ButtonStyle

from kingbot.cards import CARDS, Card, CardSet, Suit
from kingbot.i18n import Words
from kingbot.render import Style, sorted_hand

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


def hand_line(cards: CardSet, w: Words, style: Style) -> str:
    """A hand in one line, the suits set apart where it is sorted by them."""
    held = sorted_hand(cards, style)
    if style.sort == "rank":
        return " ".join(map(w.card, held))
    suits = [[card for card in held if card.suit == suit] for suit in SUITS_IN_HAND]
    return " · ".join(" ".join(map(w.card, suit)) for suit in suits if suit)


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
