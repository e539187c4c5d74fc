"""Fitting what hands are worth to the results of self-play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from kingbot.cards import FULL_SUIT, CardSet
from kingbot.engine.contracts import Contract, Trump
from kingbot.players.kernels.bits import lowest
from kingbot.players.kernels.domino_state import domino_terms
from kingbot.players.kernels.hand_value import (
    BASE,
    DEFENCE,
    EIGHTS,
    EMPTY,
    FIGURES,
    SEVENS,
    SORTS,
    figure,
    special_suit,
)
from kingbot.players.kernels.jit import Floats, Ints, Weights
from kingbot.players.kernels.trick_rules import KINDS, terms_of
from kingbot.players.training.self_play import outcomes, row_outcomes
from kingbot.players.training.trainer import ROW_TABLES, TABLES, passable_suit, shuffled, to_spades

_STEADY: Final = 3.0  # how strongly a figure is drawn towards nought


def _features(hand: CardSet, special: int) -> Floats:
    row: Floats = np.zeros(FIGURES)
    row[BASE] = 1
    for suit in range(4):
        part = hand >> 13 * suit & FULL_SUIT
        matters = int(suit == special)
        length = part.bit_count()
        if not length:
            row[EMPTY + matters] += 1
        while part:
            row[figure(lowest(part), length, matters)] += 1
            part &= part - 1
    return row


def _fit(hands: Sequence[CardSet], special: int, results: Sequence[float]) -> Floats:
    rows = np.array([_features(hand, special) for hand in hands])
    steady = _STEADY * np.eye(FIGURES)
    steady[BASE, BASE] = 1e-6
    solved: Floats = np.linalg.solve(rows.T @ rows + steady, rows.T @ np.array(results))
    return solved


def fit_worths(likings: Weights, rows: Weights, deals: int) -> Floats:
    """The figures of `kernels.hand_value`, from that many deals of each sort."""
    rng = random.Random("worth")
    chance: Ints = np.array([rng.getrandbits(62)], np.int64)
    figures: Floats = np.zeros(SORTS * FIGURES)

    def put(sort: int, fitted: Floats) -> None:
        figures[sort * FIGURES : (sort + 1) * FIGURES] = fitted

    for kind, contract in enumerate(KINDS):
        declared = contract is Contract.DECLARATION
        dealt = [shuffled(rng) for _ in range(deals)]
        if declared:
            # Mostly the best suit, but also any other, so that the figures know short trumps.
            dealt = [
                to_spades(deal, passable_suit(deal[0]) if rng.random() < 0.6 else rng.randrange(4))
                for deal in dealt
            ]
        trump = Trump.SPADES if declared else None
        results = np.zeros((deals, 4))
        leaders = np.array([rng.randrange(4) for _ in dealt], np.int64)
        half = deals // 2
        for options, part in ((TABLES[0], slice(0, half)), (TABLES[1], slice(half, deals))):
            terms = terms_of(options, contract, trump)
            hands = np.array(dealt[part], np.int64)
            outcomes(terms, likings, hands, leaders[part], chance, results[part])
        special = special_suit(contract, trump)
        put(kind, _fit([deal[0] for deal in dealt], special, [row[0] for row in results]))
        if declared:
            against = [number for number, deal in enumerate(dealt) if passable_suit(deal[0]) == special]
            defenders = [dealt[number][1 + number % 3] for number in against]
            put(DEFENCE, _fit(defenders, special, [results[number][1 + number % 3] for number in against]))
    for sort, options in ((SEVENS, ROW_TABLES[0]), (EIGHTS, ROW_TABLES[2])):
        dealt = [shuffled(rng) for _ in range(deals)]
        results = np.zeros((deals, 4))
        starters = np.array([rng.randrange(4) for _ in dealt], np.int64)
        row_outcomes(domino_terms(options, -1), rows, np.array(dealt, np.int64), starters, chance, results)
        put(sort, _fit([deal[0] for deal in dealt], -1, [row[0] for row in results]))
    return figures
