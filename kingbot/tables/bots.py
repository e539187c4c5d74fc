"""Decisions of bots at a table: made off the event loop, and never able to stop a match by failing."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from kingbot.engine.actions import Action
from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Player

DECISION_TIMEOUT: Final = 20.0  # seconds; far more than any level needs

# Decides for a bot of a level from its view, off the event loop.
Decider: TypeAlias = Callable[[str, PlayerView, random.Random], Awaitable[Decision]]

_log = logging.getLogger(__name__)


def decide_in_threads(player: Callable[[str], Player]) -> Decider:
    """A decider that calls the level's player in a thread."""

    async def decide(level: str, view: PlayerView, rng: random.Random) -> Decision:
        return await asyncio.to_thread(lambda: player(level).decide(view, rng))

    return decide


class Bots:
    """Asks the player of a level for an action; falls back to a random legal one if that fails.

    `decision_of` is the decider; tests replace it.
    """

    def __init__(self, decide: Decider, rng: random.Random, *, timeout: float = DECISION_TIMEOUT) -> None:
        self.decision_of = decide
        self._rng = rng
        self._timeout = timeout

    async def decide(self, level: str, view: PlayerView) -> Action:
        """A legal action for the seat of the view, whose turn it is."""
        # A generator of its own, since a bot that timed out may still be using the former one.
        rng = random.Random(self._rng.getrandbits(64))
        try:
            async with asyncio.timeout(self._timeout):
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
