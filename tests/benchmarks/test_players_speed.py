"""Plays a second of the kernels, on one thread and on two, beside OpenSpiel's hearts in the same run."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options
from kingbot.players.kernels.jit import Ints, WeightArray, compiled
from kingbot.players.kernels.playout import LEARNED_MODELS, play_out
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.trick_state import first_trick_state
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.rules_encoding import trick_rules
from kingbot.simulate import random_deal

HANDS = 20_000


@compiled
def many(rules: TrickRules, weights: WeightArray, deals: Ints, number: int, uniform: bool, rng: Ints) -> int:
    """Play that many hands; how many cards were played."""
    hands = np.zeros(4, np.int64)
    taken = np.zeros(4, np.int64)
    plays = 0
    for each in range(number):
        hands[:] = deals[each % len(deals)]
        taken[:] = 0
        state = first_trick_state(0, 0, 0, 0)
        plays += play_out(rules, weights, state, hands, taken, LEARNED_MODELS, 1.0, uniform, rng)
    return plays


def _run(number: int, seed: int, uniform: bool = True) -> int:
    rules = trick_rules(Options(points={Contract.NO_TRICKS: -1}), Contract.NO_TRICKS)
    rng = random.Random(seed)
    deals = np.array([random_deal(rng) for _ in range(100)], np.int64)
    return many(rules, weight_arrays().trick_policy, deals, number, uniform, np.array([seed], np.int64))


def _rate(plays: int, started: float) -> float:
    return plays / (time.perf_counter() - started)


def _spiel_rate(games: int) -> float:
    pyspiel: Any = pytest.importorskip("pyspiel")
    game, rng, plays = pyspiel.load_game("hearts"), random.Random(1), 0
    started = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                plays += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return _rate(plays, started)


def test_random_plays_a_second(benchmark: Any) -> None:
    """One thread at least forty times OpenSpiel's, two threads at least 1.7 times one."""
    _run(10, 1)  # compiled before it is timed
    plays = benchmark.pedantic(_run, (HANDS, 1), rounds=5)
    if not benchmark.enabled:
        assert plays == 52 * HANDS
        return
    one = plays / benchmark.stats["min"]
    with ThreadPoolExecutor(2) as threads:
        two = 0.0
        for _ in range(5):
            started = time.perf_counter()
            two = max(two, _rate(sum(threads.map(_run, (HANDS, HANDS), (1, 2))), started))
    spiel = max(_spiel_rate(60) for _ in range(3))
    benchmark.extra_info.update(one=one, two=two, spiel=spiel)
    print(f"\nplays a second: {one:,.0f} on one thread, {two:,.0f} on two; OpenSpiel {spiel:,.0f}")
    assert one >= 40 * spiel
    assert two >= 1.7 * one


def test_plays_a_second_by_the_learned_policy(benchmark: Any) -> None:
    _run(10, 1, False)
    assert benchmark.pedantic(_run, (HANDS // 10, 1, False), rounds=3) > 0
