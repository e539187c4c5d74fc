"""Pseudo-random numbers for kernels: a linear congruential generator whose state is an array of one integer.

Equal states give equal sequences on every machine. Kernels take the state as `rng` and advance it in place.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.jit import Ints, compiled

_GUMBEL_SIZE: Final = 4096
# Quantiles of the standard Gumbel distribution. The largest of logit + Gumbel noise is a softmax sample.
_GUMBEL: Final = (-np.log(-np.log((np.arange(_GUMBEL_SIZE) + 0.5) / _GUMBEL_SIZE))).astype(np.float32)
# An odd number: its multiples are far-apart states for neighbouring deals.
SEED_STRIDE: Final = 0x9E3779B97F4A7C1


def kernel_rng(rng: random.Random) -> Ints:
    """A generator for kernels, seeded from Python's."""
    return np.array([rng.getrandbits(62)], np.int64)


@compiled
def random_bits(rng: Ints) -> int:
    """The next 31 random bits."""
    rng[0] = rng[0] * 6364136223846793005 + 1442695040888963407
    return int(rng[0] >> 33 & 0x7FFFFFFF)


@compiled
def random_below(rng: Ints, bound: int) -> int:
    """A uniform integer from 0 to below `bound`."""
    return random_bits(rng) * bound >> 31


@compiled
def uniform(rng: Ints) -> float:
    """A uniform number in [0, 1)."""
    return random_bits(rng) / 2147483648.0


@compiled
def gumbel(rng: Ints) -> float:
    """A sample of the standard Gumbel distribution."""
    return float(_GUMBEL[random_below(rng, _GUMBEL_SIZE)])


@compiled
def random_card(rng: Ints, cards: int) -> int:
    """A uniform sample from a card set that is not empty."""
    skipped = random_below(rng, count(cards))
    for _ in range(skipped):
        cards &= cards - 1
    return lowest(cards)
