"""Watching the clocks: what is due at the tables is carried out, and shown.

The truth is in the store. A look at it every two minutes would be enough; a timer for each table that was
shown brings what is due there sooner, and nothing is lost with it.
"""

from __future__ import annotations

import logging
from typing import Final

from discord.ext import tasks

from kingbot.delivery.coalescer import Coalescer
from kingbot.delivery.reconciler import Reconciler
from kingbot.tables.deadlines import DueEvent, DueKind
from kingbot.tables.model import Status, TableError
from kingbot.tables.service import Tables

log = logging.getLogger(__name__)

EVERY: Final = 120  # seconds
_LOOK: Final = "look"


class Scheduler:
    """Watches all tables of one store; others may watch the same."""

    def __init__(self, tables: Tables, stage: Reconciler) -> None:
        self._tables, self._stage = tables, stage
        self._work = Coalescer()
        self._round = tasks.loop(seconds=EVERY)(self._go_round)
        stage.after_show = self.expect

    def start(self) -> None:
        """Begin to watch."""
        self._round.start()

    async def close(self) -> None:
        """Finish what is being done, and watch no more."""
        self._round.cancel()
        await self._work.close()

    async def expect(self, table_id: int) -> None:
        """Set the timer of a table for what is due there next."""
        at = await self._tables.deadlines.next_due(table_id)
        if at is None:
            self._work.cancel(table_id)
        else:
            wait = (at - self._tables.clock()).total_seconds()
            self._work.later(max(0.0, wait), table_id, self._look)

    async def _go_round(self) -> None:
        try:
            await self._look()
            for outcome in await self._tables.lobbies.expire(self._tables.clock()):
                await self._stage.show(outcome.table.id)
        except Exception:  # the next round must come whatever this one met
            log.exception("a round over the tables went wrong")

    async def _look(self) -> None:
        for each in await self._tables.deadlines.run_due():
            try:
                await self._show(each)
            except Exception:  # what goes wrong at one table must not keep the others waiting
                log.exception("what happened at table %s could not be shown", each.table.id)

    async def _show(self, each: DueEvent) -> None:
        """Show what has happened; whoever is found to be gone from the server is stood in for."""
        table = each.table
        late = each.kind in (DueKind.REMIND, DueKind.TIME_UP)
        if late and not await self._stage.wire.member(table.guild_id, each.person_id):
            try:
                await self._tables.matches.resign(table.id, each.person_id)
            except TableError as error:
                log.debug("who is gone from table %s was stood in for: %s", table.id, error.key)
        elif each.kind is DueKind.REMIND and table.status is Status.RUNNING:
            await self._stage.remind(table.id)
        await self._stage.show(table.id, again=each.kind is DueKind.POSTPONED)
        seat = table.seat_of(each.person_id)
        if each.kind is DueKind.AUTO and seat is not None:  # their window still has the card
            self._stage.refresh(table.id, seat.number)
