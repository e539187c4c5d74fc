"""Doing things at most once at a time: who asks while it is being done makes it be done once more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]
LOST: Final = "work for %s was lost"


class Coalescer:
    """Runs work by key, one run a key at a time; the newest asking wins. No task outlives its work."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, Work] = {}
        self._running: dict[Hashable, asyncio.Task[None]] = {}
        self._timers: dict[Hashable, asyncio.TimerHandle] = {}
        self._closed = False

    def ask(self, key: Hashable, work: Work) -> None:
        """Do this soon: at once, or after what is being done for the same key."""
        if self._closed:
            return
        self._waiting[key] = work
        if key not in self._running:
            task = asyncio.create_task(self._run(key), name=f"coalesced {key}")
            self._running[key] = task

    def later(self, seconds: float, key: Hashable, work: Work) -> None:
        """Do this after so many seconds; it takes the place of what was put off before."""
        self.cancel(key)
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(seconds, self._due, key, work)

    def cancel(self, key: Hashable) -> None:
        """Drop what was put off for this key."""
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def _due(self, key: Hashable, work: Work) -> None:
        self._timers.pop(key, None)
        self.ask(key, work)

    async def _run(self, key: Hashable) -> None:
        try:
            while (work := self._waiting.pop(key, None)) is not None:
                try:
                    await work()
                except Exception:
                    log.exception(LOST, key)
        finally:
            del self._running[key]

    async def close(self) -> None:
        """Take on nothing new and finish what is being done."""
        self._closed = True
        for key in list(self._timers):
            self.cancel(key)
        self._waiting.clear()
        while self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)
