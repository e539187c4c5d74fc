"""Fitting hand values to the results of self-play, by ridge regression."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from kingbot.cards import FULL_SUIT, CardSet
from kingbot.engine.contracts import Contract, Trump
from kingbot.players.kernels.bits import lowest
from kingbot.players.kernels.domino_state import DominoRules
from kingbot.players.kernels.hand_value import (
    BASELINE,
    DEFENCE,
    DOMINO_EIGHT,
    DOMINO_SEVEN,
    FEATURES,
    HAND_KINDS,
    VOID,
    card_feature,
    special_suit,
)
from kingbot.players.kernels.jit import Floats, Ints, WeightArray
from kingbot.players.kernels.rng import kernel_rng
from kingbot.players.kernels.trick_rules import TRICK_CONTRACTS
from kingbot.players.kernels.weights import LearnedWeights
from kingbot.players.rules_encoding import domino_rules, trick_rules
from kingbot.players.training.self_play import mean_counts, mean_domino_points
from kingbot.players.training.trainer import (
    DOMINO_OPTIONS,
    TRICK_OPTIONS,
    likely_trump,
    shuffled,
    with_trump_spades,
)

_RIDGE: Final = 3.0  # how strongly a weight is drawn towards 0
_BEST_TRUMP_SHARE: Final = 0.6


def _features(hand: CardSet, special: int) -> Floats:
    row: Floats = np.zeros(FEATURES.size)
    row[BASELINE] = 1
    for suit in range(4):
        part = hand >> 13 * suit & FULL_SUIT
        is_special = int(suit == special)
        length = part.bit_count()
        if not length:
            row[VOID + is_special] += 1
        while part:
            row[card_feature(lowest(part), length, is_special)] += 1
            part &= part - 1
    return row


def _fit(hands: Sequence[CardSet], special: int, results: Sequence[float]) -> Floats:
    rows = np.array([_features(hand, special) for hand in hands])
    ridge = _RIDGE * np.eye(FEATURES.size)
    ridge[BASELINE, BASELINE] = 1e-6
    solved: Floats = np.linalg.solve(rows.T @ rows + ridge, rows.T @ np.array(results))
    return solved


def fit_hand_values(weights: LearnedWeights[WeightArray], deals: int) -> WeightArray:
    """The weights of `kernels.hand_value`, from that many deals of each kind played by the policies."""
    rng = random.Random("worth")
    play_rng = kernel_rng(rng)
    values: Floats = np.zeros((len(HAND_KINDS), FEATURES.size))
    for kind, contract in enumerate(TRICK_CONTRACTS):
        declared = contract is Contract.DECLARATION
        dealt = [shuffled(rng) for _ in range(deals)]
        if declared:
            # Mostly the best suit, but also any other, so that short trumps are known.
            dealt = [
                with_trump_spades(
                    deal, likely_trump(deal[0]) if rng.random() < _BEST_TRUMP_SHARE else rng.randrange(4)
                )
                for deal in dealt
            ]
        trump = Trump.SPADES if declared else None
        results = np.zeros((deals, 4))
        leaders = np.array([rng.randrange(4) for _ in dealt], np.int64)
        half = deals // 2
        for options, part in ((TRICK_OPTIONS[0], slice(0, half)), (TRICK_OPTIONS[1], slice(half, deals))):
            rules = trick_rules(options, contract, trump)
            hands = np.array(dealt[part], np.int64)
            mean_counts(rules, weights.trick_policy, hands, leaders[part], play_rng, results[part])
        special = special_suit(contract, trump)
        values[kind] = _fit([deal[0] for deal in dealt], special, [row[0] for row in results])
        if declared:
            values[DEFENCE] = _fit_defence(dealt, special, results)
    for kind, options in ((DOMINO_SEVEN, DOMINO_OPTIONS[0]), (DOMINO_EIGHT, DOMINO_OPTIONS[2])):
        values[kind] = _fit_domino(domino_rules(options, -1), weights.domino_policy, deals, rng, play_rng)
    return values.reshape(-1).astype(np.float32)


def _fit_defence(dealt: Sequence[Sequence[CardSet]], special: int, results: Floats) -> Floats:
    """Fitted to one defender of each deal in which the declarer's best suit is trumps."""
    hands: list[CardSet] = []
    tricks: list[float] = []
    for number, deal in enumerate(dealt):
        if likely_trump(deal[0]) == special:
            defender = 1 + number % 3
            hands.append(deal[defender])
            tricks.append(results[number][defender])
    return _fit(hands, special, tricks)


def _fit_domino(
    rules: DominoRules, weights: WeightArray, deals: int, rng: random.Random, play_rng: Ints
) -> Floats:
    dealt = [shuffled(rng) for _ in range(deals)]
    results = np.zeros((deals, 4))
    starters = np.array([rng.randrange(4) for _ in dealt], np.int64)
    mean_domino_points(rules, weights, np.array(dealt, np.int64), starters, play_rng, results)
    return _fit([deal[0] for deal in dealt], -1, [row[0] for row in results])
