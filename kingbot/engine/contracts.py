"""The contracts of King: what counts in each, and which options concern it (rules 2, 3).

A contract is one member of `Contract` and carries its whole record in `spec`. The tables below it are
derived from the records, for code that asks "which contracts …?".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from kingbot.cards import SUIT_CARDS, CardSet, Rank, Suit, card, rank_cards

TRICKS: Final = 13  # in a hand


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractSpec:
    """What a contract counts, and which options concern it.

    `penalty`: the cards that cost points; where there are none, tricks count, from the trick `counts_from`
    on. `negative`: what counts costs points, domino aside (`penalty_lead=after_break_all`). `guarded`: the
    suit whose leading `penalty_lead` restricts. `slam`: the option `slam` rewards whoever takes all that
    counts. `declared`: a declarer names the trump. `domino`: cards are laid in rows, and no trick is played.
    """

    penalty: CardSet = 0
    counts_from: int = 1
    negative: bool = True
    guarded: Suit | None = None
    slam: bool = False
    declared: bool = False
    domino: bool = False

    @property
    def counted(self) -> int:
        """How many things are counted in a hand of tricks: the total of rules 2 is this times the points."""
        return self.penalty.bit_count() or TRICKS + 1 - self.counts_from

    @property
    def single(self) -> bool:
        """Whether it is about one card: the subject of `void_duty=single`."""
        return self.penalty.bit_count() == 1

    @property
    def particular(self) -> bool:
        """Whether its penalty cards are particular cards, not a whole suit: the subject of `give_up`."""
        return bool(self.penalty) and self.penalty not in SUIT_CARDS


class Contract(StrEnum):
    """What a hand is about; the value is the key of rules 2, `spec` the record."""

    NO_KINGS_JACKS = "no_kings_jacks", ContractSpec(penalty=rank_cards(Rank.KING, Rank.JACK))
    NO_QUEENS = "no_queens", ContractSpec(penalty=rank_cards(Rank.QUEEN))
    NO_EIGHT_DIAMONDS = "no_eight_diamonds", ContractSpec(penalty=card("8D").bit, guarded=Suit.DIAMONDS)
    NO_KING_HEARTS = "no_king_hearts", ContractSpec(penalty=card("KH").bit, guarded=Suit.HEARTS)
    NO_HEARTS = "no_hearts", ContractSpec(penalty=Suit.HEARTS.cards, guarded=Suit.HEARTS, slam=True)
    NO_LAST_TWO = "no_last_two", ContractSpec(counts_from=12)
    NO_TRICKS = "no_tricks", ContractSpec(slam=True)
    DOMINO = "domino", ContractSpec(domino=True, negative=False)
    DECLARATION = "declaration", ContractSpec(declared=True, negative=False)
    NO_TRUMP = "no_trump", ContractSpec(negative=False)
    NO_JACK_HEARTS = "no_jack_hearts", ContractSpec(penalty=card("JH").bit, guarded=Suit.HEARTS)
    NO_KING_SPADES = "no_king_spades", ContractSpec(penalty=card("KS").bit, guarded=Suit.SPADES)

    spec: ContractSpec

    # The default is never used: mypy takes `Contract(key)`, which looks a member up, for a call of this.
    def __new__(cls, key: str, spec: ContractSpec | None = None) -> Self:
        """Make a member of a key and a record."""
        assert spec is not None, f"the contract {key} has no record"
        contract = str.__new__(cls, key)
        contract._value_ = key
        contract.spec = spec
        return contract


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
    contract: contract.spec.penalty for contract in Contract if contract.spec.penalty
}

# Contracts about one card: the subject of `void_duty=single`.
SINGLE_CARD: Final = frozenset(contract for contract in Contract if contract.spec.single)

# Contracts whose penalty cards are particular cards, not a whole suit: the subject of `give_up`.
PARTICULAR_CARDS: Final = frozenset(contract for contract in Contract if contract.spec.particular)

# Contracts with negative points, domino aside: the subject of `penalty_lead=after_break_all`.
NEGATIVE: Final = frozenset(contract for contract in Contract if contract.spec.negative)

# The suit that `penalty_lead` guards in each contract.
GUARDED_SUIT: Final[dict[Contract, Suit]] = {
    contract: contract.spec.guarded for contract in Contract if contract.spec.guarded is not None
}

# How many things are counted in a hand of tricks: the total of rules 2 is this times the points.
COUNTED: Final[dict[Contract, int]] = {
    contract: contract.spec.counted for contract in Contract if not contract.spec.domino
}
