"""A thread pool that decides for the bots of all tables, so that the event loop never waits for them.

A decision gets less time the more wait behind it; where too many wait, or the kernels are not ready, it is
made at once by static evaluation. No request goes unanswered.
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
from kingbot.players.club import policy_decision
from kingbot.players.decision import forced
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.master import Master
from kingbot.players.racing import MAX_DEALS, Budget

THREADS: Final = 2
MAX_WAITING: Final = 64
_MAX_QUEUED: Final = 0.03  # seconds after which a request is no longer searched
_SWITCH_INTERVAL: Final = 0.001  # seconds
_HALVING: Final = 3.0  # how many waiting requests halve a decision's time


class Pool:
    """Decides for bots of every level; a master may take `milliseconds` a decision, with 0 it never searches.

    :raises WeightsError: if the learned weights do not fit the contracts.
    """

    def __init__(self, milliseconds: float = 10.0, *, threads: int = THREADS) -> None:
        weight_arrays()  # a bot that cannot play must not fail in the middle of a match
        self.milliseconds = milliseconds
        self.waiting = 0
        self._players: dict[str, Player] = {}
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bots")

    def start(self) -> None:
        """Compile or load the kernels in the background; until then masters do not search."""
        # A busy thread releases the GIL this often; the event loop waits no longer than that.
        sys.setswitchinterval(_SWITCH_INTERVAL)
        warm_up.start()

    def close(self) -> None:
        """Stop the threads; whoever still waits is answered first."""
        self._threads.shutdown(wait=True)

    async def decide(self, level: str, view: PlayerView, rng: random.Random) -> Decision:
        """The decision of a bot of that level.

        :raises ValueError: if there is no such level, or the view's seat does not have the turn.
        """
        only = forced(view)
        if only is not None:
            return only
        bot = self._bot(level)
        if self.waiting >= MAX_WAITING:
            return policy_decision(view)
        self.waiting += 1
        asked = time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._decide, bot, view, rng, asked)
        finally:
            self.waiting -= 1

    def _bot(self, level: str) -> Player:
        bot = self._players.get(level)
        if bot is None:
            bot = self._players[level] = player(level)
        return bot

    def _decide(self, bot: Player, view: PlayerView, rng: random.Random, asked: float) -> Decision:
        if not isinstance(bot, Master):
            return bot.decide(view, rng)
        late = time.monotonic() - asked > _MAX_QUEUED
        if late or not self.milliseconds:
            return policy_decision(view)
        return Master(self.budget()).decide(view, rng)

    def budget(self) -> Budget:
        """What a decision may take now: the less, the more are waiting."""
        share = 1 / (1 + max(0, self.waiting - 1) / _HALVING)
        return Budget(self.milliseconds * share, max(16, int(MAX_DEALS * share)))
