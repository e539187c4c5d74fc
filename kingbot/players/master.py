"""The strongest bot: it tries what it may do on many deals that agree with all it has seen."""

from __future__ import annotations

import math
import random
from dataclasses import replace

from kingbot.engine.view import PlayerView, Stage
from kingbot.players import warm_up
from kingbot.players.bidding import search_speech
from kingbot.players.club import by_rule
from kingbot.players.decision import Decision, forced
from kingbot.players.racing import Budget, Clock
from kingbot.players.search import search_cards, search_domino


class Master:
    """Searches, within a budget; by rules of thumb while the kernels are not ready.

    A `steady` one waits for the kernels and goes by the number of deals alone, whatever time they take: the
    same view and chance give the same decision on every machine.
    """

    def __init__(self, budget: Budget | None = None, *, steady: bool = False) -> None:
        self.budget = budget or Budget()
        self.steady = steady
        if steady:
            self.budget = replace(self.budget, milliseconds=math.inf)

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action that brings most on average."""
        known = forced(view)
        if known is not None:
            return known
        if not self.steady and not warm_up.READY.is_set():
            warm_up.start()
            return by_rule(view)
        clock = Clock(self.budget)
        match view.stage:
            case Stage.TRICKS:
                return search_cards(view, rng, clock)
            case Stage.DOMINO:
                return search_domino(view, rng, clock)
            case _:
                return search_speech(view, rng, clock)
