"""Which shards this process serves: all of them, or those that it has leased from the database.

Where several processes run the bot, a shard is a part of its servers, and whoever has leased it looks after
the tables there: what falls due at them, and every message of theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Final, Protocol

from kingbot.store import Store, StoreUnavailableError, leases
from kingbot.store.leases import LEASE, SESSION_PAUSE

log = logging.getLogger(__name__)

RENEWED_EVERY: Final = 5.0  # seconds


class Shards(Protocol):
    """The shards of this process."""

    @property
    def alone(self) -> bool:
        """Whether no other process serves any, as far as is known."""

    def owns(self, guild_id: int) -> bool:
        """Whether the tables of a server are looked after here."""


class AllShards:
    """A process that has the database to itself."""

    alone: Final = True

    def owns(self, guild_id: int) -> bool:
        """Whether the tables of a server are looked after here: they are."""
        return True


class LeasedShards:
    """Leases shards, as many as this process is due or those that are `pinned`, and renews the leases.

    `start` begins the session of a shard and takes its tables over, `stop` ends it and lets go of them.
    """

    def __init__(
        self,
        store: Store,
        *,
        start: Callable[[int], Coroutine[Any, Any, None]],
        stop: Callable[[int], Awaitable[None]],
        pinned: Collection[int] | None = None,
    ) -> None:
        self.process = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self.alone = False
        self.held: frozenset[int] = frozenset()
        self.total = 0
        self._store, self._start, self._stop, self._pinned = store, start, stop, pinned
        self._wanted, self._concurrency = 0, 1
        self._renewed = 0.0  # by the loop's clock
        self._starting: set[asyncio.Task[None]] = set()
        self._work: asyncio.Task[None] | None = None
        self._closing = False
        self._woken = asyncio.Event()

    def owns(self, guild_id: int) -> bool:
        """Whether the tables of a server are looked after here.

        They are not any more when the lease may be over: another process has them, unless there is none.
        """
        if self.total == 0 or (guild_id >> 22) % self.total not in self.held:
            return False
        return self.alone or asyncio.get_running_loop().time() < self._renewed + LEASE.total_seconds()

    async def begin(self, total: int, concurrency: int) -> int:
        """Begin to lease, of as many shards as Discord recommends; returns how many there are.

        :raises StoreUnavailableError: if the database cannot be used.
        """
        self._wanted, self._concurrency = total, concurrency
        await self._round()
        self._work = asyncio.create_task(self._run(), name="leases of shards")
        return self.total

    async def wait_for_turn(self, shard: int) -> None:
        """Wait until a session of a shard may begin, by the queue that all processes share.

        :raises asyncio.CancelledError: if the shard is another process's by now.
        """
        if shard not in self.held:
            raise asyncio.CancelledError
        try:
            async with self._store.transaction() as db:
                wait = await leases.next_session(db, shard, self._concurrency)
        except StoreUnavailableError as error:
            log.warning("the queue of sessions is not to be had: %s", error)
            wait = SESSION_PAUSE.total_seconds()
        await asyncio.sleep(wait)

    def wake(self) -> None:
        """Look at the leases at once: another process may have given something up."""
        self._woken.set()

    def stop_taking(self) -> None:
        """Lease no more shards, but keep those that there are until what is under way is finished."""
        self._closing = True

    async def close(self) -> None:
        """Give up all leases, so that others need not wait until they are over."""
        tasks = [*self._starting, *([self._work] if self._work is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._work is None:
            return
        self.held, self._work = frozenset(), None
        try:
            async with self._store.transaction() as db:
                await leases.leave(db, self.process)
        except StoreUnavailableError as error:
            log.warning("the leases were not given up: %s", error)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), RENEWED_EVERY)
            try:
                await self._round()
            except StoreUnavailableError as error:
                log.warning("the leases of shards could not be renewed: %s", error)
            except Exception:  # the next round must come whatever this one met
                log.exception("the leases of shards could not be renewed")

    async def _round(self) -> None:
        """Renew the leases; begin and end sessions as the leases have changed."""
        now = asyncio.get_running_loop().time()
        async with self._store.transaction() as db:
            found = await leases.renew(
                db,
                self.process,
                total=self._wanted,
                pinned=self._pinned,
                take=not (self._starting or self._closing),
            )
        before, self.held = self.held, found.held - found.surplus
        self.total, self.alone, self._renewed = found.total, found.alone, now
        for shard in sorted(before - self.held):
            log.info("shard %s is given up", shard)
            await self._stop(shard)
        if found.surplus:
            async with self._store.transaction() as db:
                await leases.release(db, self.process, found.surplus)
        for shard in sorted(self.held - before):
            log.info("shard %s of %s is served here", shard, self.total)
            task = asyncio.create_task(self._start(shard), name=f"start of shard {shard}")
            self._starting.add(task)
            task.add_done_callback(self._started)

    def _started(self, task: asyncio.Task[None]) -> None:
        self._starting.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a shard could not be taken over", exc_info=error)
        self.wake()  # another one may be free
