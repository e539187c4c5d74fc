"""The contracts of King and what counts in each (rules 2)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from kingbot.cards import CardSet, Rank, Suit, card, rank_cards


class Contract(StrEnum):
    """What a hand is about; the value is the key of rules 2."""

    NO_KINGS_JACKS = "no_kings_jacks"
    NO_QUEENS = "no_queens"
    NO_EIGHT_DIAMONDS = "no_eight_diamonds"
    NO_KING_HEARTS = "no_king_hearts"
    NO_HEARTS = "no_hearts"
    NO_LAST_TWO = "no_last_two"
    NO_TRICKS = "no_tricks"
    DOMINO = "domino"
    DECLARATION = "declaration"
    NO_TRUMP = "no_trump"
    NO_JACK_HEARTS = "no_jack_hearts"
    NO_KING_SPADES = "no_king_spades"


class Trump(StrEnum):
    """What a declarer names: a suit, no trump, or nulos (rules 6)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NO_TRUMP = "NT"
    NULOS = "NULOS"

    @property
    def suit(self) -> Suit | None:
        """The trump suit, if it is one."""
        return TRUMP_SUITS.get(self)


TRUMP_SUITS: Final = {
    Trump.CLUBS: Suit.CLUBS,
    Trump.DIAMONDS: Suit.DIAMONDS,
    Trump.HEARTS: Suit.HEARTS,
    Trump.SPADES: Suit.SPADES,
}

# The cards that cost points, in the contracts that have such cards.
PENALTY_CARDS: Final[dict[Contract, CardSet]] = {
    Contract.NO_KINGS_JACKS: rank_cards(Rank.KING, Rank.JACK),
    Contract.NO_QUEENS: rank_cards(Rank.QUEEN),
    Contract.NO_EIGHT_DIAMONDS: card("8D").bit,
    Contract.NO_KING_HEARTS: card("KH").bit,
    Contract.NO_HEARTS: Suit.HEARTS.cards,
    Contract.NO_JACK_HEARTS: card("JH").bit,
    Contract.NO_KING_SPADES: card("KS").bit,
}

# Contracts about one card: the subject of `void_duty=single`.
SINGLE_CARD: Final = frozenset(
    {
        Contract.NO_EIGHT_DIAMONDS,
        Contract.NO_KING_HEARTS,
        Contract.NO_JACK_HEARTS,
        Contract.NO_KING_SPADES,
    }
)

# Contracts whose penalty cards are particular cards, not a whole suit: the subject of `give_up`.
PARTICULAR_CARDS: Final = SINGLE_CARD | {Contract.NO_KINGS_JACKS, Contract.NO_QUEENS}

# Contracts with negative points, domino aside: the subject of `penalty_lead=after_break_all`.
NEGATIVE: Final = frozenset(PENALTY_CARDS) | {Contract.NO_TRICKS, Contract.NO_LAST_TWO}

# The suit that `penalty_lead` guards in each contract.
GUARDED_SUIT: Final[dict[Contract, Suit]] = {
    Contract.NO_HEARTS: Suit.HEARTS,
    Contract.NO_KING_HEARTS: Suit.HEARTS,
    Contract.NO_JACK_HEARTS: Suit.HEARTS,
    Contract.NO_EIGHT_DIAMONDS: Suit.DIAMONDS,
    Contract.NO_KING_SPADES: Suit.SPADES,
}

# How many things are counted in a hand: the total of rules 2 is this times the points.
COUNTED: Final[dict[Contract, int]] = {
    Contract.NO_KINGS_JACKS: 8,
    Contract.NO_QUEENS: 4,
    Contract.NO_EIGHT_DIAMONDS: 1,
    Contract.NO_KING_HEARTS: 1,
    Contract.NO_HEARTS: 13,
    Contract.NO_LAST_TWO: 2,
    Contract.NO_TRICKS: 13,
    Contract.DECLARATION: 13,
    Contract.NO_TRUMP: 13,
    Contract.NO_JACK_HEARTS: 1,
    Contract.NO_KING_SPADES: 1,
}
