"""The strongest player: searches by rollouts on deals that agree with all it has seen."""

from __future__ import annotations

import math
import random
from dataclasses import replace

from kingbot.engine.view import PlayerView, Stage
from kingbot.players import warm_up
from kingbot.players.bidding import search_bidding
from kingbot.players.club import policy_decision
from kingbot.players.decision import Decision, forced
from kingbot.players.encoding import encode_objective
from kingbot.players.racing import Budget, Timer
from kingbot.players.search import search_domino, search_tricks


class Master:
    """Searches within a budget; plays by static evaluation while the kernels are not ready.

    A `deterministic` one waits for the kernels and is limited by the number of deals alone, whatever time
    they take: the same view and generator give the same decision on every machine.
    """

    def __init__(self, budget: Budget | None = None, *, deterministic: bool = False) -> None:
        self.budget = budget or Budget()
        self.deterministic = deterministic
        if deterministic:
            self.budget = replace(self.budget, milliseconds=math.inf)

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action with the highest mean utility."""
        only = forced(view)
        if only is not None:
            return only
        if not self.deterministic and not warm_up.READY.is_set():
            warm_up.start()
            return policy_decision(view)
        timer, objective = Timer(self.budget), encode_objective(view)
        match view.stage:
            case Stage.TRICKS:
                return search_tricks(view, rng, timer, objective)
            case Stage.DOMINO:
                return search_domino(view, rng, timer, objective)
            case _:
                return search_bidding(view, rng, timer, objective)
