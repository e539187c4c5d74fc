"""The bot that plays uniformly at random: the baseline that others are measured against."""

from __future__ import annotations

import random

from kingbot.engine.view import PlayerView
from kingbot.players.decision import Decision, Why, forced


class RandomPlayer:
    """Samples uniformly from the legal actions."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """Any legal action, all equally likely."""
        return forced(view) or Decision(rng.choice(view.legal), Why.RANDOM)
