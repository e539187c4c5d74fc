"""Doing things at most once at a time: who asks while it is being done makes it be done once more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class Coalescer:
    """Runs work by key, one run a key at a time; the newest asking wins. No task outlives its work."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, tuple[int, Work]] = {}
        self._running: dict[Hashable, asyncio.Task[None]] = {}
        self._timers: dict[Hashable, asyncio.TimerHandle] = {}
        self._closed = False

    def ask(self, key: Hashable, work: Work, age: int = 0) -> None:
        """Do this soon: at once, or after what is being done for the same key.

        Of what waits for the same key only one is done: that of the highest `age`, of equals the last.
        """
        if self._closed or (key in self._waiting and self._waiting[key][0] > age):
            return
        self._waiting[key] = age, work
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._run(key), name=f"coalesced {key}")

    def later(self, seconds: float, key: Hashable, work: Work) -> None:
        """Do this after so many seconds; it takes the place of what was put off before."""
        self.cancel(key)
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(seconds, self._due, key, work)

    def soon(self, seconds: float, key: Hashable, work: Work) -> None:
        """Do this after so many seconds, unless something has been put off for the same key already."""
        if key not in self._timers:
            self.later(seconds, key, work)

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
            while key in self._waiting:
                _, work = self._waiting.pop(key)
                try:
                    await work()
                except Exception:
                    log.exception("what was to be done for %s went wrong", key)
        finally:
            del self._running[key]

    async def close(self) -> None:
        """Take on nothing new and finish what is being done."""
        self._closed = True
        for key in list(self._timers):
            self.cancel(key)
        self._waiting.clear()
        if self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)
