"""The bot that plays anything legal: the yardstick of the others."""

from __future__ import annotations

import random

from kingbot.engine.view import PlayerView
from kingbot.players.decision import Decision, Why, forced


class Chance:
    """Draws from the legal actions."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """Any legal action, all alike."""
        return forced(view) or Decision(rng.choice(view.legal), Why.CHANCE)
