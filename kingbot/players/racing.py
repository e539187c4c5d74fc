"""Comparing choices on deal after deal, until time is up or one is plainly best."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from kingbot.engine.actions import Action
from kingbot.players.decision import Decision, Estimate, Why
from kingbot.players.kernels.jit import Floats

CHUNK: Final = 16  # deals between looks at the clock
MOST_DEALS: Final = 1000
_DROP: Final = 3.0  # a choice is dropped when this many standard errors behind the best


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: milliseconds of its thread's time, and deals tried at most."""

    milliseconds: float = 10.0
    deals: int = MOST_DEALS


@dataclass(slots=True)
class Clock:
    """How much of a budget is spent."""

    budget: Budget
    started: float = field(default_factory=time.thread_time)

    def spent(self) -> float:
        """The share of the budget's time that is spent."""
        return (time.thread_time() - self.started) * 1000 / max(self.budget.milliseconds, 1e-3)


# What each of the live choices (by number) brings on the deals from the first to before the last.
Trial = Callable[[Sequence[int], int, int], Floats]


def race(choices: Sequence[Action], trial: Trial, clock: Clock) -> Decision:
    """The choice that brings most on average."""
    live = list(range(len(choices)))
    results: Floats = np.empty((len(choices), 0))
    means = dict.fromkeys(live, 0.0)
    tried = 0
    while True:
        size = min(CHUNK, clock.budget.deals - tried)
        results = np.hstack((results, trial(live, tried, tried + size)))
        tried += size
        averages = results.mean(axis=1)
        means.update(zip(live, averages.tolist(), strict=True))
        best = int(np.argmax(averages))
        if tried >= clock.budget.deals or clock.spent() >= 1:
            break
        behind = results[best] - results
        errors = np.sqrt(behind.var(axis=1) / tried)
        kept = averages[best] - averages <= _DROP * errors + 1e-9
        if tried < 2 * CHUNK:
            continue
        leader = live[best]
        live = [number for number, keep in zip(live, kept, strict=True) if keep]
        results = results[kept]
        if live == [leader]:
            break
    winner = max(live, key=lambda number: means[number])
    ranked = sorted(means, key=lambda number: (number != winner, -means[number]))
    estimates = tuple(Estimate(choices[number], means[number]) for number in ranked)
    return Decision(choices[winner], Why.SEARCH, estimates, tried)
