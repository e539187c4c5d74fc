"""A thread that analyses decisions for people: hints at once, reviews only while no bot has to decide."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from kingbot.engine.view import PlayerView
from kingbot.players.analysis import Analysis, analyse

# Analyses the decision of a view's seat by a seed, off the event loop.
Analyser: TypeAlias = Callable[[PlayerView, int], Awaitable[Analysis]]


async def analyse_in_thread(view: PlayerView, seed: int) -> Analysis:
    """Analyse in any thread."""
    return await asyncio.to_thread(analyse, view, seed)


class AnalysisPool:
    """Analyses one decision after another, in a thread of its own.

    `idle` waits until no bot of any table waits for its decision.
    """

    def __init__(self, idle: Callable[[], Awaitable[None]]) -> None:
        self._idle = idle
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")

    async def at_once(self, view: PlayerView, seed: int) -> Analysis:
        """Analyse for somebody who has the turn."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, analyse, view, seed)

    async def when_idle(self, view: PlayerView, seed: int) -> Analysis:
        """Analyse for a review, as soon as no bot has to decide."""
        await self._idle()
        return await self.at_once(view, seed)

    def close(self) -> None:
        """Stop the thread; what it is at is finished first, the rest is given up."""
        self._thread.shutdown(wait=True, cancel_futures=True)
