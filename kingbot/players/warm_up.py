"""Warm-up: each kernel of the search is called once, so that it is compiled or loaded from the cache."""

from __future__ import annotations

import gc
import threading
from typing import Final

import numpy as np

from kingbot.cards import SUIT_CARDS
from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options
from kingbot.players.kernels import domino_beliefs, trick_beliefs
from kingbot.players.kernels.dealing import exclude_by_duties, sample_deals
from kingbot.players.kernels.domino_state import first_domino_state
from kingbot.players.kernels.likelihood import (
    log_likelihoods,
    new_history,
)
from kingbot.players.kernels.posterior import metropolis, resample, sample_alternatives
from kingbot.players.kernels.rollouts import (
    NOTHING_LAID,
    Objective,
    roll_out_cards,
    roll_out_domino,
    roll_out_hand,
    simulate_sale,
)
from kingbot.players.kernels.trick_state import first_trick_state
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.rules_encoding import domino_rules, trick_rules

READY: Final = threading.Event()
"""Set once the kernels are ready."""

_started: Final = threading.Lock()


def start() -> None:
    """Begin the warm-up in the background, unless it has begun."""
    if _started.acquire(blocking=False):  # never released: once is enough
        threading.Thread(target=warm_up, name="bots-warm-up", daemon=True).start()


def warm_up() -> None:
    """Compile or load every kernel of the search, by a hand in which each seat holds a suit."""
    weights = weight_arrays()
    options = Options(points=dict.fromkeys(Contract, -1))
    tricks, domino = trick_rules(options, Contract.NO_TRICKS), domino_rules(options, -1)
    deals = np.array([SUIT_CARDS], np.int64)
    samples = np.array([[*SUIT_CARDS, 0]], np.int64)
    none, zeros = np.zeros(0, np.int64), np.zeros(4, np.int64)
    rng = np.array([1], np.int64)
    state = first_trick_state(0, 0, 0, 0)
    unseen = sum(SUIT_CARDS[1:])
    exclude_by_duties(tricks, state, none, none, unseen, zeros)
    for each in (deals, samples):
        sample_deals(0, SUIT_CARDS[0], unseen, zeros, np.full(3, 13), rng, each)

    no_plays = np.zeros((0, trick_beliefs.ROW_SIZE), np.int64)
    trick_beliefs.record_states(tricks, state, none, none, no_plays)
    history = new_history(no_plays, none, none, own=0, dealer=0, excluded=zeros, prior=0.5)
    results = np.zeros((1, 4, 2))
    log_likelihoods(tricks, weights.trick_policy, weights.hand_value, history, samples, results)
    metropolis(
        tricks, weights.trick_policy, weights.hand_value, history, 1, 1.0, rng, samples
    )  # fmt: skip
    sample_alternatives(0, results, rng, samples)
    resample(np.zeros(1), 1.0, rng, samples, samples.copy())
    no_moves = np.zeros((0, domino_beliefs.ROW_SIZE), np.int64)
    history = new_history(no_moves, none, none, own=0, dealer=0, excluded=zeros, prior=0.5)
    log_likelihoods(domino, weights.domino_policy, weights.hand_value, history, samples, results)

    objective = Objective(np.zeros(4), -1.0)
    utilities = np.zeros((2, 1))
    roll_out_cards(
        tricks, weights.trick_policy, state, zeros, 0, 0, samples, np.array([0, 1]), 3, 1.0, 1, objective,
        utilities,
    )  # fmt: skip
    declared = tricks._replace(trump=SUIT_CARDS[3])
    four, pairs = (declared, declared, declared, declared), np.zeros(1, np.int64)
    roll_out_hand(
        four, 0, weights.trick_policy, weights.hand_value, 0, 0, 0, pairs, 0, deals, 1.0, 1, objective,
        utilities[0],
    )  # fmt: skip
    counts, prices = np.zeros((1, 4, 4), np.int64), np.zeros((1, 14, 2), np.int64)
    simulate_sale(
        four, weights.trick_policy, weights.hand_value, 0, 0, pairs, deals, 1.0, 1, 0.3, counts, prices
    )  # fmt: skip
    roll_out_domino(
        domino, weights.domino_policy, first_domino_state(0), 0, pairs, samples, np.array([NOTHING_LAID]),
        1.0, 1, objective, utilities,
    )  # fmt: skip
    gc.freeze()  # the kernels stay: the garbage collector need not go through them again and again
    READY.set()
