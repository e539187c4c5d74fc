"""Bots at the table: they are asked off the event loop, and a bot that fails never stops a match."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Final

from kingbot.engine.actions import Action
from kingbot.engine.view import PlayerView
from kingbot.players import Player

LONGEST_THOUGHT: Final = 20.0  # seconds; far beyond what any level takes

_log = logging.getLogger(__name__)


class Bots:
    """Asks the bot of a level for its action, and plays anything legal where that goes wrong."""

    def __init__(
        self, player: Callable[[str], Player], rng: random.Random, *, longest_thought: float = LONGEST_THOUGHT
    ) -> None:
        self._player = player
        self._rng = rng
        self._longest_thought = longest_thought

    async def decide(self, level: str, view: PlayerView) -> Action:
        """A legal action for the seat of the view, which has the turn."""
        # A source of its own, for a bot that took too long may still be drawing from it.
        rng = random.Random(self._rng.getrandbits(64))
        try:
            async with asyncio.timeout(self._longest_thought):
                decision = await asyncio.to_thread(lambda: self._player(level).decide(view, rng))
        except Exception:
            _log.exception("bot %s failed in a hand of %s", level, view.contract)
        else:
            if decision.action in view.legal:
                return decision.action
            _log.error(
                "bot %s chose an illegal %s in a hand of %s", level, decision.action.verb, view.contract
            )
        return self._rng.choice(view.legal)
