"""Sampling of deals from their posterior given a history: resampling, a Markov chain, the players' policies.

The samples, and their likelihood, are those of `kernels.likelihood`.
"""

from __future__ import annotations

import math
from typing import Any

from kingbot.players.kernels.jit import Floats, Ints, WeightArray, compiled
from kingbot.players.kernels.likelihood import ALTERNATIVE, SAMPLE_SIZE, History, log_likelihood
from kingbot.players.kernels.rng import random_below, random_card, uniform


@compiled
def sample_alternatives(own: int, results: Floats, rng: Ints, samples: Ints) -> None:
    """Write to each sample who follows the alternative policy; `results` are those of `log_likelihoods`."""
    for row in range(len(samples)):
        samples[row, ALTERNATIVE] = 0
        for seat in range(4):
            if seat != own and uniform(rng) < results[row, seat, 1]:
                samples[row, ALTERNATIVE] |= 1 << seat


@compiled
def resample(weights: Floats, power: float, rng: Ints, samples: Ints, chosen: Ints) -> None:
    """Fill `chosen` with `samples` by systematic resampling, in random order.

    `weights` are log-likelihoods, which are multiplied by `power` (below 1 where the model deserves less
    trust); they are overwritten.
    """
    most = weights.max()
    total = 0.0
    for row in range(len(weights)):
        total += math.exp(power * (weights[row] - most))
        weights[row] = total
    start = uniform(rng)
    row = 0
    for number in range(len(chosen)):
        target = (number + start) / len(chosen) * total
        while row < len(weights) - 1 and weights[row] < target:
            row += 1
        chosen[number] = samples[row]
    for number in range(len(chosen) - 1, 0, -1):
        other = random_below(rng, number + 1)
        for column in range(SAMPLE_SIZE):
            chosen[number, column], chosen[other, column] = chosen[other, column], chosen[number, column]


@compiled
def metropolis(
    rules: Any,
    weights: WeightArray,
    hand_weights: WeightArray,
    history: History,
    swaps: int,
    power: float,
    rng: Ints,
    samples: Ints,
) -> None:
    """Move each sample by a Markov chain: `swaps` times two opponents may swap a card (Metropolis-Hastings).

    In the long run a deal comes up in proportion to its likelihood, raised to `power`.
    """
    for row in range(len(samples)):
        for _ in range(swaps):
            first = (history.own + 1 + random_below(rng, 3)) & 3
            second = (first + 1) & 3
            if second == history.own:
                second = (second + 1) & 3
            one, other = samples[row, first], samples[row, second]
            if one == 0 or other == 0:
                continue
            given, got = random_card(rng, one), random_card(rng, other)
            if history.excluded[second] >> given & 1 or history.excluded[first] >> got & 1:
                continue
            swapped = 1 << given | 1 << got
            gain = (
                log_likelihood(rules, weights, hand_weights, history, first, one ^ swapped)[0]
                + log_likelihood(rules, weights, hand_weights, history, second, other ^ swapped)[0]
                - log_likelihood(rules, weights, hand_weights, history, first, one)[0]
                - log_likelihood(rules, weights, hand_weights, history, second, other)[0]
            )
            if uniform(rng) < math.exp(min(0.0, power * gain)):
                samples[row, first] = one ^ swapped
                samples[row, second] = other ^ swapped
