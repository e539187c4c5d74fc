"""The learned policy for tricks: a logit for each legal card, linear in sparse features.

A card has one feature in each block of `FEATURES`. There are weights for each contract and each type of play
(`PLAY_TYPES`); they were learned by self-play (`kingbot.players.training`). The logit is the sum of a card's
weights, and the policy plays a card with the softmax of the logits.
"""

from __future__ import annotations

from typing import Final

from kingbot.cards import FULL_SUIT
from kingbot.players.kernels.bits import count, highest, lowest
from kingbot.players.kernels.feature_layout import FeatureLayout
from kingbot.players.kernels.jit import WeightSequence, jitable
from kingbot.players.kernels.trick_rules import SUIT_OF, TrickRules
from kingbot.players.kernels.trick_state import TrickState

PLAY_TYPES: Final = ("lead", "under", "over", "last_over", "discard", "ruff")
"""Lead, under or over the winning card, over it as the last to play, discard, ruff."""
_LEAD, _UNDER, _OVER, _LAST_OVER, _DISCARD, _RUFF = range(len(PLAY_TYPES))

# "Out" are the cards of the played card's suit that are neither held nor have been played.
FEATURES: Final = FeatureLayout(
    {
        "neighbours_out": (5, 5),  # higher cards out, lower cards out
        "suit_length": (6, 3),  # cards held in the suit; the card is its lowest, between, its highest
        "penalty": (
            4,
            3,
            2,
            2,
            2,
        ),  # see `_penalty_class`; penalties in the trick; keeps one; partner; special
        "trick_number": (13, 3),  # trick, higher cards out
        "to_follow": (4, 4, 2),  # seats still to play, higher cards out, a partner is winning
        "voids": (2, 4, 2),  # special suit, seats known to be void, trumps are out
        "low_cards": (5, 5),  # cards out below the lowest held, cards held
        "high_cards": (5, 5),  # cards out above the highest held, cards held
        "catch": (4, 4, 3),  # seats still to play, `_penalty_class`, none, few or many higher cards out
    }
)
FEATURE_COUNT: Final = len(FEATURES.blocks)
KIND_SIZE: Final = len(PLAY_TYPES) * FEATURES.size
"""How many weights one contract has."""

_NEIGHBOURS_OUT: Final = FEATURES.offset("neighbours_out")
_SUIT_LENGTH: Final = FEATURES.offset("suit_length")
_PENALTY: Final = FEATURES.offset("penalty")
_TRICK_NUMBER: Final = FEATURES.offset("trick_number")
_TO_FOLLOW: Final = FEATURES.offset("to_follow")
_VOIDS: Final = FEATURES.offset("voids")
_LOW_CARDS: Final = FEATURES.offset("low_cards")
_HIGH_CARDS: Final = FEATURES.offset("high_cards")
_CATCH: Final = FEATURES.offset("catch")
_TYPE_SIZE: Final = FEATURES.size
# Bit 0 of each seat's four bits in `TrickState.voids`: shifted by a suit it picks that suit's bits.
_VOID_BITS: Final = 0b0001_0001_0001_0001


@jitable
def _play_type(rules: TrickRules, state: TrickState, card: int) -> int:
    """The index in `PLAY_TYPES` of playing a card."""
    if state.led < 0:
        return _LEAD
    best = state.best
    trump = rules.trump >> card & 1
    if SUIT_OF[card] == state.led or (trump and rules.trump >> best & 1):
        over = card > best and (SUIT_OF[best] == SUIT_OF[card])
        if SUIT_OF[card] != state.led:
            return _RUFF if over else _DISCARD
        if not over:
            return _UNDER
        return _OVER if state.size < 3 else _LAST_OVER
    return _RUFF if trump else _DISCARD


@jitable
def _partner_wins(state: TrickState) -> int:
    """Whether the seat to play knows that its partner is winning the trick: 1 or 0."""
    if state.led >= 0 and state.pair_known_to >> state.turn & 1:
        return 1 - ((state.pair >> state.turn ^ state.pair >> state.winner) & 1)
    return 0


@jitable
def _penalty_class(penalty: int, out: int, rank: int) -> int:
    """1 for a penalty card, 2 for one that may catch a lower one, 3 where only a higher one is out, else 0.

    `penalty` and `out` are the penalty cards and the cards out of the suit, by rank.
    """
    if penalty >> rank & 1:
        return 1
    if penalty & out & ((1 << rank) - 1):
        return 2
    return 3 if penalty & out else 0


@jitable
def trick_features(
    rules: TrickRules, state: TrickState, hand: int, card: int
) -> tuple[int, int, int, int, int, int, int, int, int]:
    """The indices of the weights of a card of `hand`, one in each block of `FEATURES`."""
    suit = SUIT_OF[card]
    base = 13 * suit
    rank = card - base
    own = hand >> base & FULL_SUIT
    out = FULL_SUIT & ~(own | (state.played >> base & FULL_SUIT))
    above = count(out >> rank)
    below = count(out & ((1 << rank) - 1))
    length = count(own)
    low = lowest(own)
    top = highest(own)
    place = 0 if rank == low else (2 if rank == top else 1)
    penalty = rules.penalty >> base & FULL_SUIT
    cost = _penalty_class(penalty, out, rank)
    keeps = 1 if penalty & own & ~(1 << rank) else 0
    trumps_out = 1 if rules.trump & ~(hand | state.played) else 0
    special = rules.special >> card & 1
    void = count(state.voids >> suit & _VOID_BITS)
    after = 3 - state.size
    partner = _partner_wins(state)
    start = rules.kind * KIND_SIZE + _play_type(rules, state, card) * _TYPE_SIZE
    return (
        start + _NEIGHBOURS_OUT + 5 * min(above, 4) + min(below, 4),
        start + _SUIT_LENGTH + 3 * (min(length, 6) - 1) + place,
        start + _PENALTY + (((cost * 3 + min(state.penalties, 2)) * 2 + keeps) * 2 + partner) * 2 + special,
        start + _TRICK_NUMBER + 3 * state.trick + min(above, 2),
        start + _TO_FOLLOW + (4 * after + min(above, 3)) * 2 + partner,
        start + _VOIDS + (4 * special + min(void, 3)) * 2 + trumps_out,
        start + _LOW_CARDS + 5 * min(count(out & ((1 << low) - 1)), 4) + min(length, 5) - 1,
        start + _HIGH_CARDS + 5 * min(count(out >> top), 4) + min(length, 5) - 1,
        start + _CATCH + 12 * after + 3 * cost + (0 if above == 0 else (1 if above < 3 else 2)),
    )


@jitable
def trick_logit(rules: TrickRules, weights: WeightSequence, state: TrickState, hand: int, card: int) -> float:
    """The logit of a card of `hand` for the seat to play."""
    a, b, c, d, e, f, g, h, i = trick_features(rules, state, hand, card)
    first: float = weights[a] + weights[b] + weights[c] + weights[d]
    return first + (weights[e] + weights[f] + weights[g] + weights[h] + weights[i])
