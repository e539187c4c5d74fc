"""Waking whoever is awaited: when a ping is due, how it reaches them, and when it is no longer true."""

from __future__ import annotations

from datetime import datetime, timedelta

from kingbot.delivery.discord_api import DeliveryError, Failure
from kingbot.delivery.messages import Messages, Rows, message_url
from kingbot.engine.view import PlayerView
from kingbot.i18n import words
from kingbot.tables.model import Person, Status, Table
from kingbot.tables.service import Tables
from kingbot.ui.pings import channel_ping, direct_ping


class Pinger:
    """Sends pings and takes them away; `grace` is for how many seconds somebody is left in peace."""

    def __init__(self, ledger: Messages, tables: Tables, grace: float) -> None:
        self._ledger, self._tables, self._grace = ledger, tables, grace

    async def peace(self, table: Table, view: PlayerView | None) -> float | None:
        """For how many seconds yet whoever is awaited must not be pinged; None if nobody is awaited.

        They need a while, and have their playing hours.
        """
        awaited = _awaited(table, view)
        if awaited is None:
            return None
        now, hours = self._tables.clock(), await self._tables.deadlines.hours(table, awaited)
        at = max(now, table.changed + timedelta(seconds=self._grace))
        return (hours.next_open(at) - now).total_seconds()

    async def paint(self, table_id: int) -> bool:
        """Take away a ping that is no longer true, or send one that is due; whether the table has changed.

        Whoever has left the server is stood in for instead, where no clock would ever find that out.

        :raises TableError: `no-table`, `not-running`.
        :raises UndeliveredError: if Discord did not take a message.
        """
        table, view = await self._tables.queries.table_and_view(table_id, None)
        rows, awaited = await self._ledger.rows(table_id), _awaited(table, view)
        row = rows.get(("ping", None))
        if row is not None:
            moved = await self._tables.queries.recent(table_id, row.version, 1)
            if awaited is not None and row.user_id == awaited.id and not moved:
                return False
            await self._ledger.remove(row)
            return True
        wait = await self.peace(table, view)
        if awaited is None or wait is None or wait > 0.001:
            return False
        if not table.clock.runs and not await self._ledger.wire.member(table.guild_id, awaited.id):
            await self._tables.matches.resign(table.id, awaited.id)
            return True
        await self._send(table, view, awaited, rows)
        return False

    async def remind(self, table_id: int) -> None:
        """Tell whoever is awaited that their time runs out; that takes the place of the ping they had.

        :raises TableError: `no-table`, `not-running`.
        :raises UndeliveredError: if Discord did not take a message.
        """
        table, view = await self._tables.queries.table_and_view(table_id, None)
        turn, rows = await self._tables.deadlines.turn(table_id), await self._ledger.rows(table_id)
        awaited, row = _awaited(table, view), rows.get(("ping", None))
        if awaited is not None and turn is not None and turn.deadline is not None:
            if row is not None:
                await self._ledger.remove(row)
            await self._send(table, view, awaited, rows, until=turn.deadline)

    async def _send(
        self, table: Table, view: PlayerView, awaited: Person, rows: Rows, until: datetime | None = None
    ) -> None:
        """Tell somebody that it is their turn, or only `until` then, as they want to be told."""
        reader = await self._ledger.people.absent(awaited.id, table.language)
        window, told = rows.get(("hand", view.turn)), reader.settings.told
        if told == "nothing":
            return
        if window is not None and told == "direct":
            screen = direct_ping(table, reader.words, message_url(window), until)
            try:
                await self._ledger.post(table, "ping", screen, channel_id=window.channel_id, person=awaited)
                return
            except DeliveryError as error:
                if error.failure is not Failure.DMS_CLOSED:
                    raise
        screen = channel_ping(table, words(table.language), awaited.id, until)
        await self._ledger.post(table, "ping", screen, person=awaited)


def _awaited(table: Table, view: PlayerView | None) -> Person | None:
    """The person whose move the match waits for; None if it is nobody's, or a bot's."""
    if view is None or view.turn is None or table.status is not Status.RUNNING:
        return None
    return table.seats[view.turn].person
