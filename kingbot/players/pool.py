"""Two threads that think for all tables, so that the event loop never waits for a bot.

A decision is given less time the more wait behind it; where too many wait, or the kernels are not ready, the
rules of thumb answer at once. No request goes unanswered.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Player, player, warm_up
from kingbot.players.club import by_rule
from kingbot.players.decision import forced
from kingbot.players.master import Master
from kingbot.players.racing import MOST_DEALS, Budget

THREADS: Final = 2
MOST_WAITING: Final = 64
_PATIENCE: Final = 0.03  # seconds a request may have waited and still be searched
_SWITCH: Final = 0.001  # seconds
_EASE: Final = 3.0  # how many may wait before a decision's time is halved


class Pool:
    """Decides for bots of every level; a master's decision may take so many `milliseconds`, with 0 none."""

    def __init__(self, milliseconds: float = 10.0, *, threads: int = THREADS) -> None:
        self.milliseconds = milliseconds
        self.waiting = 0
        self._players: dict[str, Player] = {}
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bots")

    def start(self) -> None:
        """Make the kernels ready in the background; until then masters play by rules of thumb."""
        # A thread at work lets go of the interpreter this often; the event loop waits no longer than that.
        sys.setswitchinterval(_SWITCH)
        warm_up.start()

    def close(self) -> None:
        """Let go of the threads; whoever still waits is answered first."""
        self._threads.shutdown(wait=True)

    async def decide(self, level: str, view: PlayerView, rng: random.Random) -> Decision:
        """The decision of a bot of that level.

        :raises ValueError: if there is no such level, or the view's seat does not have the turn.
        """
        known = forced(view)
        if known is not None:
            return known
        bot = self._bot(level)
        if self.waiting >= MOST_WAITING:
            return by_rule(view)
        self.waiting += 1
        asked = time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._think, bot, view, rng, asked)
        finally:
            self.waiting -= 1

    def _bot(self, level: str) -> Player:
        bot = self._players.get(level)
        if bot is None:
            bot = self._players[level] = player(level)
        return bot

    def _think(self, bot: Player, view: PlayerView, rng: random.Random, asked: float) -> Decision:
        if not isinstance(bot, Master):
            return bot.decide(view, rng)
        late = time.monotonic() - asked > _PATIENCE
        if late or not self.milliseconds:
            return by_rule(view)
        return Master(self.budget()).decide(view, rng)

    def budget(self) -> Budget:
        """What a decision may take now: less, the more are waiting."""
        share = 1 / (1 + max(0, self.waiting - 1) / _EASE)
        return Budget(self.milliseconds * share, max(16, int(MOST_DEALS * share)))
