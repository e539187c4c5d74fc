"""Analysis of a decision: what each legal action is worth by what the player could know then.

The search of the strongest bot values them, on a fixed number of sampled deals and in points of the hand.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from kingbot.engine.actions import Action, Play
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.bidding import search_bidding
from kingbot.players.decision import Decision, Estimate
from kingbot.players.encoding import encode_trick_rules
from kingbot.players.kernels.rollouts import Objective
from kingbot.players.racing import Budget, Timer
from kingbot.players.search import equivalent_plays, search_domino, search_tricks

DEALS: Final = 1024
"""How many deals are sampled for a decision."""

_CERTAIN: Final = 3.0  # standard errors by which the best of some ten moves is more than chance
_NO_WORSE: Final = 1e-9  # points


@dataclass(frozen=True, slots=True)
class Analysis:
    """The legal actions with the points that they bring on average over sampled `deals`, best first.

    A chosen contract is compared with what that contract brings on average. Actions whose consequence cannot
    be estimated are left out: an offer of the declaration where partners are called.
    """

    estimates: tuple[Estimate, ...]
    deals: int

    @property
    def best(self) -> Estimate:
        """The best action."""
        return self.estimates[0]

    def of(self, action: Action) -> Estimate | None:
        """What an action brings; None if that was not estimated."""
        return next((each for each in self.estimates if each.action == action), None)

    def loss(self, action: Action) -> float:
        """How many points an action is worse than the best; 0 where that may be chance, or is not known."""
        found = self.of(action)
        behind = 0.0 if found is None else self.best.value - found.value
        return behind if found is not None and behind > _CERTAIN * found.error + _NO_WORSE else 0.0


def is_decision(view: PlayerView) -> bool:
    """Whether the viewer has a choice to make that can be analysed: a place to cut the pack at is none."""
    return view.my_turn and len(view.legal) > 1 and view.stage is not Stage.CUT


def analyse(view: PlayerView, seed: int, deals: int = DEALS) -> Analysis:
    """Analyse the decision of the view's seat; the same view and seed give the same analysis.

    :raises ValueError: if the view's seat has no decision to make.
    """
    if not is_decision(view):
        raise ValueError("this seat has no decision to make")
    rng = random.Random(seed)
    timer = Timer(Budget(milliseconds=math.inf, deals=deals, races=False))
    points = Objective(np.array([float(total) for total in view.totals]), -1.0)
    match view.stage:
        case Stage.TRICKS:
            return _with_equivalents(view, search_tricks(view, rng, timer, points))
        case Stage.DOMINO:
            return _with_both_sides(view, search_domino(view, rng, timer, points))
        case _:
            decision = search_bidding(view, rng, timer, points)
            return Analysis(decision.estimates, decision.deals)


def _with_equivalents(view: PlayerView, decision: Decision) -> Analysis:
    """The decision with the plays that were left out as equivalent to others."""
    groups = [*equivalent_plays(view, encode_trick_rules(view)).values()]
    if len(groups) == 1:
        return Analysis(tuple(Estimate(action, 0.0) for action in groups[0]), 0)
    same = {group[0]: group for group in groups}
    estimates = (replace(each, action=action) for each in decision.estimates for action in same[each.action])
    return Analysis(tuple(estimates), decision.deals)


def _with_both_sides(view: PlayerView, decision: Decision) -> Analysis:
    """The decision with the lower side of an ace that has two: it is taken to bring as much as the higher."""
    if not decision.estimates:
        return Analysis(tuple(Estimate(action, 0.0) for action in view.legal), 0)
    by_card = {each.action.card: each for each in decision.estimates if isinstance(each.action, Play)}
    found = {each.action: each for each in decision.estimates}
    for action in view.legal:
        if isinstance(action, Play):
            same = by_card[action.card]
            found.setdefault(action, replace(same, action=action))
    return Analysis(tuple(sorted(found.values(), key=lambda each: -each.value)), decision.deals)
