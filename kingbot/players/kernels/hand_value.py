"""The expected result of a hand before play: a linear function of its cards, for each contract.

Contracts, trumps, bids and redeals are judged by it. The sum runs over the cards of the hand, by rank and by
the length of their suit, apart for the special suit (trumps, or the suit of the penalty cards) and the
others. The weights were fitted to results of self-play (`kingbot.players.training`); the unit is what the
contract counts: cards, tricks, or domino points.
"""

from __future__ import annotations

import math
from typing import Final

from kingbot.cards import FULL_SUIT
from kingbot.engine.contracts import COUNTED, GUARDED_SUIT, Contract, Trump
from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.feature_layout import FeatureLayout
from kingbot.players.kernels.jit import WeightSequence, jitable
from kingbot.players.kernels.trick_rules import TRICK_CONTRACTS

HAND_KINDS: Final = (*map(str, TRICK_CONTRACTS), "defence", "domino_seven", "domino_eight")
"""What there are weights for: the contracts, a declaration by somebody else, domino by the starting rank."""
DECLARATION: Final = HAND_KINDS.index(Contract.DECLARATION)
DEFENCE: Final = HAND_KINDS.index("defence")
DOMINO_SEVEN: Final = HAND_KINDS.index("domino_seven")
DOMINO_EIGHT: Final = HAND_KINDS.index("domino_eight")

_LENGTHS: Final = 7  # longer suits count as this long
FEATURES: Final = FeatureLayout(
    {
        "special_suit": (_LENGTHS, 13),  # length of the suit, rank; for each card
        "other_suit": (_LENGTHS, 13),
        "void": (2,),  # for each void: of another suit, of the special suit
        "baseline": (1,),
    }
)
_SPECIAL_SUIT: Final = FEATURES.offset("special_suit")
_OTHER_SUIT: Final = FEATURES.offset("other_suit")
VOID: Final = FEATURES.offset("void")
BASELINE: Final = FEATURES.offset("baseline")
_KIND_SIZE: Final = FEATURES.size


def mean_count(contract: Contract) -> float:
    """How many of the things that count a hand takes on average; 0 in domino."""
    return COUNTED.get(contract, 0) / 4


def special_suit(contract: Contract, trump: Trump | None = None) -> int:
    """The suit that is treated apart: trumps, or the guarded suit of the contract; -1 if there is none."""
    if trump is not None and trump.suit is not None:
        return trump.suit
    return GUARDED_SUIT.get(contract, -1)


@jitable
def card_feature(rank: int, length: int, special: int) -> int:
    """The index of a card's weight in a kind's weights, by its rank and the length of its suit."""
    return (_SPECIAL_SUIT if special else _OTHER_SUIT) + (min(length, _LENGTHS) - 1) * 13 + rank


@jitable
def hand_value(weights: WeightSequence, kind: int, hand: int, suit_apart: int) -> float:
    """What a hand counts on average; `kind` is an index of `HAND_KINDS`, `suit_apart` the special suit."""
    start = kind * _KIND_SIZE
    total = weights[start + BASELINE]
    for suit in range(4):
        part = hand >> 13 * suit & FULL_SUIT
        special = 1 if suit == suit_apart else 0
        length = count(part)
        if length == 0:
            total += weights[start + VOID + special]
        while part:
            rank = lowest(part)
            part &= part - 1
            total += weights[start + card_feature(rank, length, special)]
    return total


@jitable
def defence_value(weights: WeightSequence, hand: int) -> float:
    """How many tricks a hand takes on average when somebody else declares.

    The trump is unknown, and less likely a suit in which the hand is long.
    """
    likelihood, total = 0.0, 0.0
    for suit in range(4):
        share = math.exp(-0.7 * count(hand >> 13 * suit & FULL_SUIT))
        likelihood += share
        total += share * hand_value(weights, DEFENCE, hand, suit)
    return total / likelihood
