"""Racing: actions are compared on the same deals in rounds, and those that are clearly worse drop out.

It ends when one action is left or the budget is spent (the method is known from Hoeffding races).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Self, TypeAlias

import numpy as np

from kingbot.engine.actions import Action
from kingbot.players.decision import Decision, Estimate, Why
from kingbot.players.kernels.jit import Floats

ROUND: Final = 16  # deals
MAX_DEALS: Final = 1000
_DEALS_IN_MILLISECOND: Final = 100  # at most
_MOST_DEALS: Final = 4000  # more would be tried in positions of a few cards only
_MAX_ERRORS: Final = 3.0  # an action drops out when more standard errors behind the best


def never_hurried() -> bool:
    """Nobody else waits."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """What a decision may take: milliseconds of its thread's processor time, and deals at most.

    When it is `hurried`, which may come to be at any time, it ends after `hurried_milliseconds`. With `races`
    actions that are clearly worse drop out; without, every action is tried on every deal.
    """

    milliseconds: float = 10.0
    deals: int = MAX_DEALS
    hurried_milliseconds: float = math.inf
    hurried: Callable[[], bool] = never_hurried
    races: bool = True

    @classmethod
    def of(cls, milliseconds: float) -> Self:
        """A budget of this time, with as many deals as may be of use within it."""
        return cls(milliseconds, min(_MOST_DEALS, max(ROUND, int(milliseconds * _DEALS_IN_MILLISECOND))))


@dataclass(slots=True)
class Timer:
    """Measures how much of a budget is spent."""

    budget: Budget
    started: float = field(default_factory=time.thread_time)

    def share_spent(self) -> float:
        """The share of the budget's time that is spent."""
        budget, limit = self.budget, self.budget.milliseconds
        if budget.hurried_milliseconds < limit and budget.hurried():
            limit = budget.hurried_milliseconds
        return (time.thread_time() - self.started) * 1000 / max(limit, 1e-3)


# The utilities of the remaining actions (by index) on the deals from the first to before the last.
Evaluate: TypeAlias = Callable[[Sequence[int], int, int], Floats]


def best_by_racing(actions: Sequence[Action], evaluate: Evaluate, timer: Timer) -> Decision:
    """The action with the highest mean utility."""
    remaining = list(range(len(actions)))
    results: Floats = np.empty((len(actions), 0))
    means, spreads = dict.fromkeys(remaining, 0.0), dict.fromkeys(remaining, 0.0)
    deals = 0
    while True:
        size = min(ROUND, timer.budget.deals - deals)
        results = np.hstack((results, evaluate(remaining, deals, deals + size)))
        deals += size
        averages = results.mean(axis=1)
        means.update(zip(remaining, averages.tolist(), strict=True))
        best = int(np.argmax(averages))
        behind = results[best] - results
        errors = np.sqrt(behind.var(axis=1) / deals)
        spreads.update(zip(remaining, errors.tolist(), strict=True))
        if deals >= timer.budget.deals or timer.share_spent() >= 1:
            break
        kept = averages[best] - averages <= _MAX_ERRORS * errors + 1e-9
        if deals < 2 * ROUND or not timer.budget.races:
            continue
        remaining = [index for index, keep in zip(remaining, kept, strict=True) if keep]
        results = results[kept]
        if len(remaining) == 1:
            break
    winner = max(remaining, key=lambda index: means[index])
    ranked = sorted(means, key=lambda index: (index != winner, -means[index]))
    if timer.budget.races:
        shares = dict.fromkeys(ranked, (0.0, 0.0))
    else:
        shares = {at: (float((row > 0).mean()), float((row < 0).mean())) for at, row in enumerate(behind)}
    estimates = tuple(
        Estimate(actions[index], means[index], spreads[index], *shares[index]) for index in ranked
    )
    return Decision(actions[winner], Why.SEARCH, estimates, deals)
