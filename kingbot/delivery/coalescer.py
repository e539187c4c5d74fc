"""A work queue that coalesces by key: one run a key at a time, and of what waits the newest."""

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

    def submit(self, key: Hashable, work: Work, version: int = 0) -> None:
        """Run this work at once, or after the run of the same key that is under way.

        Of what waits for the same key only one is run: that of the highest `version`, of equals the last.
        """
        if self._closed or (key in self._waiting and self._waiting[key][0] > version):
            return
        self._waiting[key] = version, work
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._run(key), name=f"coalesced {key}")

    def submit_later(self, seconds: float, key: Hashable, work: Work) -> None:
        """Submit this after so many seconds, in place of what was to be submitted later before."""
        self.cancel(key)
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(seconds, self._due, key, work)

    def submit_once(self, seconds: float, key: Hashable, work: Work) -> None:
        """Submit this after so many seconds, unless something of the same key is to be submitted already."""
        if key not in self._timers:
            self.submit_later(seconds, key, work)

    def cancel(self, key: Hashable) -> None:
        """Drop what was to be submitted later for this key."""
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def _due(self, key: Hashable, work: Work) -> None:
        self._timers.pop(key, None)
        self.submit(key, work)

    async def _run(self, key: Hashable) -> None:
        try:
            while key in self._waiting:
                _, work = self._waiting.pop(key)
                try:
                    await work()
                except Exception:
                    log.exception("work for %s failed", key)
        finally:
            del self._running[key]

    async def settle(self, seconds: float) -> None:
        """Wait for what is running, so many seconds at most."""
        if self._running:
            await asyncio.wait(self._running.values(), timeout=seconds)

    async def close(self) -> None:
        """Take on nothing new, and finish what is running."""
        self._closed = True
        for key in list(self._timers):
            self.cancel(key)
        self._waiting.clear()
        if self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)
