"""The simple policy for tricks: a few fixed rules, such as many people play by.

Where cards cost, it leads low, ducks as high as possible, and discards penalty cards, then high cards. Where
they earn, it leads what cannot be beaten, then from length, and wins as cheaply as is certain. It gives
logits, as `kernels.trick_policy` does.
"""

from __future__ import annotations

from typing import Final

from kingbot.cards import FULL_SUIT
from kingbot.players.kernels.bits import count
from kingbot.players.kernels.jit import WeightSequence, jitable
from kingbot.players.kernels.trick_policy import trick_logit
from kingbot.players.kernels.trick_rules import SUIT_OF, TrickRules
from kingbot.players.kernels.trick_state import TrickState

_RANK_LOGIT: Final = 2.0  # the difference of logits that one rank makes
_PENALTY: Final = 20  # what a penalty card counts, in ranks
_PRIORITY: Final = 40  # what comes before all else, in ranks


@jitable
def policy_logit(
    rules: TrickRules, weights: WeightSequence, state: TrickState, hand: int, card: int, simple: int
) -> float:
    """The logit of a card by the simple policy (`simple` 1) or the learned one (0)."""
    if simple:
        return simple_logit(rules, state, hand, card)
    return trick_logit(rules, weights, state, hand, card)


@jitable
def simple_logit(rules: TrickRules, state: TrickState, hand: int, card: int) -> float:
    """The logit of a card of `hand` by the simple policy."""
    if rules.value < 0 or rules.nulos:
        return _RANK_LOGIT * _avoiding(rules, state, card)
    return _RANK_LOGIT * _taking(rules, state, hand, card)


@jitable
def _avoiding(rules: TrickRules, state: TrickState, card: int) -> float:
    suit = SUIT_OF[card]
    rank = card - 13 * suit
    cost = _PENALTY * (rules.penalty >> card & 1)
    if state.led < 0:
        return -float(rank + cost)
    if suit != state.led:
        return float(rank + cost)
    if SUIT_OF[state.best] != suit or card < state.best:
        return float(_PRIORITY + rank + cost)
    return float(rank - cost) if state.size == 3 else -float(rank + cost)


@jitable
def _taking(rules: TrickRules, state: TrickState, hand: int, card: int) -> float:
    suit = SUIT_OF[card]
    rank = card - 13 * suit
    own = hand >> 13 * suit & FULL_SUIT
    out = FULL_SUIT & ~(own | state.played >> 13 * suit)
    unbeatable = out >> rank == 0
    if state.led < 0:
        return (_PENALTY if unbeatable else 0) + count(own) + rank / 20
    trump = rules.trump >> card & 1
    wins = card > state.best if suit == SUIT_OF[state.best] else trump == 1
    if not wins:
        return -float(rank + _PENALTY * trump)
    if state.size == 3 or unbeatable:
        return float(_PRIORITY - rank)
    return 5.0 if trump else -float(rank)
