"""The pack: suits, ranks, cards, and sets of cards (rules 1).

A card is a small integer, its index in the pack: suit × 13 + rank, both counted from 0, suits in the order
C D H S and ranks from the two to the ace. A set of cards is a plain integer of 52 bits (`CardSet`), bit *i*
standing for the card of index *i*: sets are joined with `|`, cut with `&`, and compared with `==`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final, TypeAlias

CardSet: TypeAlias = int


class Suit(IntEnum):
    """One of the four suits, in the order clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """Its letter in card notation: C, D, H or S."""
        return SUIT_LETTERS[self]

    @property
    def cards(self) -> CardSet:
        """Its thirteen cards."""
        return SUIT_CARDS[self]


class Rank(IntEnum):
    """One of the thirteen ranks; the value orders them in tricks (rules 1)."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    @property
    def letter(self) -> str:
        """Its letter in card notation: 2 … 9, T, J, Q, K or A."""
        return RANK_LETTERS[self]


SUIT_LETTERS: Final = "CDHS"
RANK_LETTERS: Final = "23456789TJQKA"
FULL_SUIT: Final = (1 << 13) - 1
SUIT_CARDS: Final[tuple[CardSet, ...]] = tuple(FULL_SUIT << (13 * suit) for suit in range(4))
PACK: Final[CardSet] = (1 << 52) - 1


class Card(int):
    """A card; an integer below 52, so that it indexes tables and shifts bits."""

    __slots__ = ()

    @property
    def suit(self) -> Suit:
        """Its suit."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> Rank:
        """Its rank."""
        return _RANK_OF[self]

    @property
    def bit(self) -> CardSet:
        """The set that holds this card alone."""
        return 1 << self

    def __str__(self) -> str:
        return _TEXT_OF[self]

    def __repr__(self) -> str:
        return f"Card({_TEXT_OF[self]})"

    def __format__(self, spec: str) -> str:
        return format(_TEXT_OF[self], spec)


CARDS: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(52))
_SUIT_OF: Final = tuple(Suit(index // 13) for index in range(52))
_RANK_OF: Final = tuple(Rank(index % 13) for index in range(52))
_TEXT_OF: Final = tuple(RANK_LETTERS[index % 13] + SUIT_LETTERS[index // 13] for index in range(52))
_BY_TEXT: Final = {text: CARDS[index] for index, text in enumerate(_TEXT_OF)}


def card(text: str) -> Card:
    """The card written so (`AS`, `TH`, `2C`).

    :raises ValueError: if no card is written so.
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"no such card: {text!r}") from None


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of that suit and rank."""
    return CARDS[suit * 13 + rank]


def card_set(cards: Iterable[Card | int]) -> CardSet:
    """The set of these cards."""
    total = 0
    for each in cards:
        total |= 1 << each
    return total


def parse_cards(text: str) -> CardSet:
    """The set written as cards between blanks, in any order.

    :raises ValueError: if a word is not a card, or a card stands twice.
    """
    total = 0
    for word in text.split():
        bit = card(word).bit
        if total & bit:
            raise ValueError(f"card twice: {word}")
        total |= bit
    return total


def cards_in(cards: CardSet) -> Iterator[Card]:
    """The cards of a set, by suit and upwards in rank."""
    while cards:
        low = cards & -cards
        yield CARDS[low.bit_length() - 1]
        cards ^= low


def format_cards(cards: CardSet) -> str:
    """A set written as cards between blanks."""
    return " ".join(_TEXT_OF[each] for each in cards_in(cards))


def rank_cards(*ranks: Rank) -> CardSet:
    """All cards of these ranks, in the four suits."""
    return card_set(suit * 13 + rank for suit in range(4) for rank in ranks)
