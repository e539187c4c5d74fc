"""A thread pool that decides for the bots of all tables, so that the event loop never waits for them.

A decision gets more time while nobody else waits, from an allowance that refills slowly: a few tables find it
full, many find next to nothing. It gets less the more wait behind it; where too many wait, or the kernels are
not ready, it is made at once by static evaluation. No request goes unanswered.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Player, player, warm_up
from kingbot.players.club import policy_decision
from kingbot.players.decision import forced
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.master import Master
from kingbot.players.racing import Budget

THREADS: Final = 2
MAX_WAITING: Final = 64
_MAX_QUEUED: Final = 0.03  # seconds after which a request is no longer searched
_SWITCH_INTERVAL: Final = 0.001  # seconds
_HALVING: Final = 3.0  # how many waiting requests halve a decision's time
_CAPACITY: Final = 3000.0  # milliseconds of processor time in a full allowance
_REFILL: Final = 300.0  # milliseconds of it in a second


class Allowance:
    """Processor time to be spent beyond the usual: it refills with time, and decisions take shares of it.

    A share is the larger the fuller it is. So a sustained load spends no more than what refills, and whoever
    is alone finds it full. `clock` is in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._filled, self._at = 1.0, clock()

    @property
    def filled(self) -> float:
        """How full it is, from 0 to 1."""
        now = self._clock()
        self._filled = min(1.0, self._filled + (now - self._at) * _REFILL / _CAPACITY)
        self._at = now
        return self._filled

    def take(self, milliseconds: float) -> float:
        """Take of so many milliseconds the share that there is, and return it in milliseconds."""
        taken = milliseconds * self.filled
        self._filled = max(0.0, self._filled - taken / _CAPACITY)
        return taken


class Pool:
    """Decides for bots of every level.

    A master may take `milliseconds` a decision, with 0 it never searches; and up to `alone` milliseconds
    while nobody else waits.

    :raises WeightsError: if the learned weights do not fit the contracts.
    """

    def __init__(
        self,
        milliseconds: float = 10.0,
        alone: float = 0.0,
        *,
        threads: int = THREADS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        weight_arrays()  # a bot that cannot play must not fail in the middle of a match
        self.milliseconds, self._extra = milliseconds, max(0.0, alone - milliseconds)
        self._allowance, self._busy = Allowance(clock), threads
        self.waiting = 0
        self._idle = asyncio.Event()
        self._idle.set()
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
        self._idle.clear()
        asked = time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._decide, bot, view, rng, asked)
        finally:
            self.waiting -= 1
            if not self.waiting:
                self._idle.set()

    async def idle(self) -> None:
        """Wait until no bot waits for its decision."""
        await self._idle.wait()

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
        """What a decision may take now: the less, the more are waiting.

        Extra time ends as soon as somebody waits for a thread.
        """
        usual = Budget.of(self.milliseconds / (1 + max(0, self.waiting - 1) / _HALVING))
        if not self._extra or self._is_short_of_threads():
            return usual
        longer = Budget.of(usual.milliseconds + self._allowance.take(self._extra))
        return replace(longer, hurried_milliseconds=usual.milliseconds, hurried=self._is_short_of_threads)

    def _is_short_of_threads(self) -> bool:
        return self.waiting > self._busy
