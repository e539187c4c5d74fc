"""The strongest bot: it tries what it may do on many deals that agree with all it has seen."""

from __future__ import annotations

import random

from kingbot.engine.view import PlayerView, Stage
from kingbot.players.decision import Decision, forced
from kingbot.players.race import Budget, Clock
from kingbot.players.search import search_cards, search_domino
from kingbot.players.speaking import search_speech


class Master:
    """Searches, within a budget."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action that brings most on average."""
        known = forced(view)
        if known is not None:
            return known
        clock = Clock(self.budget)
        match view.stage:
            case Stage.TRICKS:
                return search_cards(view, rng, clock)
            case Stage.DOMINO:
                return search_domino(view, rng, clock)
            case _:
                return search_speech(view, rng, clock)
