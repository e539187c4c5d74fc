"""Carrying out what falls due at the tables by their clocks, and showing it.

The truth is in the store: to look there every two minutes would be enough. A timer for each table that was
shown makes it punctual, and nothing is lost with it. All timers are the loop's, which do not care when the
clock of the machine is set.
"""

from __future__ import annotations

import logging
from datetime import datetime
from functools import partial
from typing import Final

from kingbot.delivery.coalescer import Coalescer
from kingbot.delivery.daily_posts import DailyPosts
from kingbot.delivery.reconciler import Reconciler
from kingbot.delivery.shards import AllShards, Shards
from kingbot.store import StoreUnavailableError
from kingbot.tables.deadlines import DueEvent, DueKind
from kingbot.tables.model import Status, TableError
from kingbot.tables.service import Tables

log = logging.getLogger(__name__)

EVERY: Final = 120  # seconds
CATCH_UP_EVERY: Final = 5.0  # seconds
_ROUND: Final = "round"
_CATCH_UP: Final = "catch up"
_PACKING: Final = "packing"
# In an upgrade of one process after another, those of the former version cannot read what is packed.
FIRST_PACKING: Final = 3600  # seconds after the start: by then they have been replaced
PACKED_AT_ONCE: Final = 10  # matches; more follow after a pause where there are
PACKING_PAUSE: Final = 5


class Scheduler:
    """Watches the tables of the servers that this process looks after."""

    def __init__(
        self, tables: Tables, reconciler: Reconciler, daily_posts: DailyPosts, shards: Shards
    ) -> None:
        self._tables, self._reconciler, self._daily_posts = tables, reconciler, daily_posts
        self._shards = shards
        self._work = Coalescer()
        reconciler.after_show = self.expect

    def start(self) -> None:
        """Begin to watch."""
        self._work.submit(_ROUND, self._go_round)
        if not isinstance(self._shards, AllShards):  # then there are no other processes
            self._work.submit_later(CATCH_UP_EVERY, _CATCH_UP, self._catch_up)
        self._work.submit_later(FIRST_PACKING, _PACKING, self._pack)

    async def close(self) -> None:
        """Finish what is being done, and watch no more."""
        await self._work.close()

    def expect(self, table_id: int, at: datetime | None, bots: bool) -> None:
        """Set the timer of a table for when something is due there next: a move of bots, or anything else."""
        if at is None:
            self._work.cancel(table_id)
        else:
            wait = (at - self._tables.clock()).total_seconds()
            work = partial(self._play_bots, table_id) if bots else self._look
            self._work.submit_later(max(0.0, wait), table_id, work)

    async def _go_round(self) -> None:
        try:
            await self._look()
            for outcome in await self._tables.lobbies.expire(self._tables.clock()):
                await self._reconciler.show(outcome.table.id)
            for table_id in await self._tables.substitutes.expire(self._tables.clock()):
                await self._reconciler.show(table_id)
            await self._daily_posts.post_due()
        except Exception:  # the next round must come whatever this one met
            log.exception("a round over the tables went wrong")
        self._work.submit_later(EVERY, _ROUND, self._go_round)

    async def _catch_up(self) -> None:
        """Notice what other processes have done, should nobody have told us."""
        try:
            if not self._shards.alone:
                await self._reconciler.catch_up()
                await self._look()  # also at plans that another process took, of which no timer knows
        except StoreUnavailableError as error:
            log.warning("what other processes have done is not known: %s", error)
        except Exception:  # the next one must come whatever this one met
            log.exception("what other processes have done could not be shown")
        self._work.submit_later(CATCH_UP_EVERY, _CATCH_UP, self._catch_up)

    async def _pack(self) -> None:
        packed = 0
        try:
            packed = await self._tables.packing.pack_due(PACKED_AT_ONCE)
        except Exception:  # the next time must come whatever this one met
            log.exception("packing the matches that were over long ago went wrong")
        self._work.submit_later(PACKING_PAUSE if packed else FIRST_PACKING, _PACKING, self._pack)

    async def _look(self) -> None:
        for each in await self._tables.deadlines.run_due(self._shards.owns):
            try:
                await self._show(each)
            except Exception:  # what goes wrong at one table must not keep the others waiting
                log.exception("what happened at table %s could not be shown", each.table.id)

    async def _play_bots(self, table_id: int) -> None:
        try:
            each = await self._tables.deadlines.play_bots(table_id)
        except TableError as error:
            log.debug("the bots of table %s have moved already: %s", table_id, error.key)
        else:
            if each is not None:
                await self._show(each)

    async def _show(self, each: DueEvent) -> None:
        """Show what has happened; whoever is found to be gone from the server is stood in for."""
        table = each.table
        late = each.kind in (DueKind.REMIND, DueKind.TIME_UP)
        if late and not await self._reconciler.messages.api.is_member(table.guild_id, each.person_id):
            try:
                await self._tables.matches.resign(table.id, each.person_id)
            except TableError as error:
                log.debug("who is gone from table %s was stood in for: %s", table.id, error.key)
        elif each.kind is DueKind.REMIND and table.status is Status.RUNNING:
            await self._reconciler.remind(table.id)
        await self._reconciler.show(table.id, again=each.kind is DueKind.POSTPONED)
        if each.kind is DueKind.AUTO:  # their window still has the card
            self._reconciler.refresh_hand(table.id, each.person_id)
