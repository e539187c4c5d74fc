"""Bots at the table: they are asked off the event loop, and a bot that fails never stops a match."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from kingbot.engine.actions import Action
from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Player

LONGEST_THOUGHT: Final = 20.0  # seconds; far beyond what any level takes

# Decides for the bot of a level, away from the event loop.
Decide: TypeAlias = Callable[[str, PlayerView, random.Random], Awaitable[Decision]]

_log = logging.getLogger(__name__)


def in_threads(player: Callable[[str], Player]) -> Decide:
    """A way to decide that gives each question to the level's player in a thread of its own."""

    async def decide(level: str, view: PlayerView, rng: random.Random) -> Decision:
        return await asyncio.to_thread(lambda: player(level).decide(view, rng))

    return decide


class Bots:
    """Asks the bot of a level for its action, and plays anything legal where that fails.

    `decision_of` thinks, away from the event loop; it may be exchanged.
    """

    def __init__(
        self, decide: Decide, rng: random.Random, *, longest_thought: float = LONGEST_THOUGHT
    ) -> None:
        self.decision_of = decide
        self._rng = rng
        self._longest_thought = longest_thought

    async def decide(self, level: str, view: PlayerView) -> Action:
        """A legal action for the seat of the view, which has the turn."""
        # A source of its own, for a bot that took too long may still be drawing from it.
        rng = random.Random(self._rng.getrandbits(64))
        try:
            async with asyncio.timeout(self._longest_thought):
                decision = await self.decision_of(level, view, rng)
        except Exception:
            _log.exception("bot %s failed in a hand of %s", level, view.contract)
        else:
            if decision.action in view.legal:
                return decision.action
            _log.error(
                "bot %s chose an illegal %s in a hand of %s", level, decision.action.verb, view.contract
            )
        return self._rng.choice(view.legal)
