"""Decisions of bots at a table: made off the event loop, and never able to stop a match by failing.

Bots that move after a pause decide during it, so that how long they think tells nobody anything.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Player, Why
from kingbot.tables.draft import Draft
from kingbot.tables.rests import trick_rests

DECISION_TIMEOUT: Final = 20.0  # seconds; far more than any level needs
_MAX_AHEAD: Final = 1000  # tables for which decisions are kept

# Decides for a bot of a level from its view, off the event loop.
Decider: TypeAlias = Callable[[str, PlayerView, random.Random], Awaitable[Decision]]

_log = logging.getLogger(__name__)


def decide_in_threads(player: Callable[[str], Player]) -> Decider:
    """A decider that calls the level's player in a thread."""

    async def decide(level: str, view: PlayerView, rng: random.Random) -> Decision:
        return await asyncio.to_thread(lambda: player(level).decide(view, rng))

    return decide


@dataclass(frozen=True, slots=True)
class Decided:
    """What a bot of a level decides in the position of this view."""

    level: str
    view: PlayerView
    decision: Decision


class Bots:
    """Asks the player of a level for an action; falls back to a random legal one if that fails.

    `decision_of` is the decider; tests replace it.
    """

    def __init__(self, decide: Decider, rng: random.Random, *, timeout: float = DECISION_TIMEOUT) -> None:
        self.decision_of = decide
        self._rng = rng
        self._timeout = timeout
        self._ahead: OrderedDict[int, tuple[int, asyncio.Task[list[Decided]]]] = OrderedDict()

    def think_ahead(self, draft: Draft) -> None:
        """Begin to decide what the bots do next at a table, up to the end of a trick or a person's turn."""
        table, version = draft.table, draft.match_log.version
        if self._ahead.get(table.id, (0, None))[0] == version:
            return
        future = Draft(table, None, None, draft.match_log, None, draft.now)
        task = asyncio.create_task(self._decide_ahead(future), name=f"bots of table {table.id}")
        self._ahead[table.id] = version, task
        while len(self._ahead) > _MAX_AHEAD:
            self._ahead.popitem(last=False)

    async def decided(self, draft: Draft) -> Sequence[Decided]:
        """What was decided ahead for the bots of a table; nothing if its match has changed since."""
        version, task = self._ahead.pop(draft.table.id, (0, None))
        return await task if task is not None and version == draft.match_log.version else ()

    async def _decide_ahead(self, future: Draft) -> list[Decided]:
        found: list[Decided] = []
        while (seat := future.bot_to_move) is not None and not (found and trick_rests(future)):
            assert seat.bot is not None
            seen = view(future.match_log.match, seat.number)
            found.append(Decided(seat.bot, seen, await self.decide(seat.bot, seen)))
            future.act(found[-1].decision.action, bot=seat.bot)
        return found

    async def decide(self, level: str, seen: PlayerView) -> Decision:
        """The decision on a legal action for the seat that sees this, whose turn it is."""
        # A generator of its own, since a bot that timed out may still be using the former one.
        rng = random.Random(self._rng.getrandbits(64))
        try:
            async with asyncio.timeout(self._timeout):
                decision = await self.decision_of(level, seen, rng)
        except Exception:
            _log.exception("bot %s failed in a hand of %s", level, seen.contract)
        else:
            if decision.action in seen.legal:
                return decision
            _log.error(
                "bot %s chose an illegal %s in a hand of %s", level, decision.action.verb, seen.contract
            )
        return Decision(self._rng.choice(seen.legal), Why.RANDOM)
