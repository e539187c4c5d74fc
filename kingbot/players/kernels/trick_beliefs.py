"""Beliefs in tricks: the likelihood of a play, by the learned policy and by the simple one."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.jit import Ints, WeightArray, compiled, specialized
from kingbot.players.kernels.likelihood import LAPSE_RATE, move_log_likelihoods
from kingbot.players.kernels.simple_policy import policy_logit
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.trick_state import (
    STATE_SIZE,
    TrickState,
    legal_cards,
    pack_state,
    play_card,
    unpack_state,
    with_forgotten,
    with_known_partner,
)

ROW_SIZE: Final = STATE_SIZE + 1
"""The columns of `History.states`: the packed state, and the played cards that others had forgotten."""


@compiled
def record_states(rules: TrickRules, state: TrickState, cards: Ints, forgotten: Ints, states: Ints) -> None:
    """Write the state before each of the plays, and what was forgotten then, as `History.states`."""
    hands = np.zeros(4, np.int64)
    taken = np.zeros(4, np.int64)
    for number in range(len(cards)):
        pack_state(state, states[number])
        states[number, STATE_SIZE] = forgotten[number]
        state = play_card(rules, state, hands, taken, cards[number])


@specialized(move_log_likelihoods, TrickRules)
def _play_log_likelihoods(
    rules: TrickRules,
    weights: WeightArray,
    row: Ints,
    seat: int,
    card: int,
    dealer: int,
    dealt: int,
    hand: int,
) -> tuple[float, float]:
    state = with_known_partner(unpack_state(row), dealt, seat, dealer)
    cards = legal_cards(rules, state, hand)
    if cards & (cards - 1) == 0:
        return 0.0, 0.0
    lapse = LAPSE_RATE / count(cards)
    known = with_forgotten(state, row[STATE_SIZE])
    learned = _probability(rules, weights, known, hand, cards, card, 0)
    simple = _probability(rules, weights, known, hand, cards, card, 1)
    return math.log((1 - LAPSE_RATE) * learned + lapse), math.log((1 - LAPSE_RATE) * simple + lapse)


@compiled
def _probability(
    rules: TrickRules, weights: WeightArray, state: TrickState, hand: int, cards: int, card: int, simple: int
) -> float:
    """The probability that a policy plays `card` of the legal `cards`."""
    most, own, total = -1e9, -1e9, 0.0
    while cards:
        each = lowest(cards)
        cards &= cards - 1
        value = policy_logit(rules, weights, state, hand, each, simple)
        if value > most:
            total *= math.exp(most - value)
            most = value
        total += math.exp(value - most)
        if each == card:
            own = value
    return math.exp(own - most) / total
