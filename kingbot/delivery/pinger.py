"""Pings for whoever is awaited: when one is due, how it reaches them, and when it goes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from kingbot.delivery.discord_api import DeliveryError, Failure
from kingbot.delivery.hand_messages import HERE_FOR, HandMessages
from kingbot.delivery.messages import Messages, message_url
from kingbot.delivery.table_state import TableState, load_state
from kingbot.i18n import words
from kingbot.preferences import PersonSettings
from kingbot.store.messages import MessageRow
from kingbot.tables.model import Person
from kingbot.tables.service import Tables
from kingbot.tables.turns import clock_hours
from kingbot.ui.pings import channel_ping, direct_ping

Postpone = Callable[[int, float], None]
"""Has a table looked at again after so many seconds."""

CLOSE_ENOUGH = 0.001  # seconds before its time in which a ping counts as due


class Pinger:
    """Sends pings and takes them away; for the first `grace` seconds of a turn nobody is pinged.

    Nor is anybody who is present in a window in the channel; `postpone` has that looked at again.
    """

    def __init__(
        self, messages: Messages, tables: Tables, grace: float, hands: HandMessages, postpone: Postpone
    ) -> None:
        self._messages, self._tables, self._grace = messages, tables, grace
        self._hands, self._postpone = hands, postpone

    def delay(self, state: TableState) -> float | None:
        """Seconds until whoever is awaited may be pinged, within their playing hours; None for nobody."""
        awaited = state.awaited
        if awaited is None:
            return None
        now = self._tables.clock()
        hours = clock_hours(state.table.clock, state.settings.get(awaited.id, PersonSettings()))
        grace = timedelta(seconds=self._grace)
        at = min(max(now, state.table.changed + grace), now + grace)  # the clock may have been set back
        present = self._hands.present_until(state.table.id, awaited.id)
        if present is not None:
            at = max(at, min(present, now + HERE_FOR))
        return (hours.next_open(at) - now).total_seconds()

    async def update(self, table_id: int) -> bool:
        """Take away a ping that is no longer true, or send one that is due; whether the table has changed.

        For whoever has left the server a bot stands in, where no clock would ever find that out.

        :raises TableError: `no-table`, `not-running`.
        :raises DeliveryError: if Discord did not take a message.
        """
        state = await load_state(self._tables, self._messages, table_id)
        table, awaited, row = state.table, state.awaited, current_ping(state)
        if row is not None:
            moved = await self._tables.queries.recent(table_id, row.version, 1)
            if awaited is not None and row.user_id == awaited.id and not moved:
                return False
            await self._messages.remove(row)
            return True
        wait = self.delay(state)
        if awaited is None or wait is None:
            return False
        if wait > CLOSE_ENOUGH:
            self._postpone(table_id, wait)
            return False
        if not table.clock.runs and not await self._messages.api.is_member(table.guild_id, awaited.id):
            await self._tables.matches.resign(table.id, awaited.id)
            return True
        await self._send(state, awaited)
        return False

    async def remind(self, table_id: int) -> None:
        """Tell whoever is awaited that their time runs out; that takes the place of the ping they had.

        :raises TableError: `no-table`, `not-running`.
        :raises DeliveryError: if Discord did not take a message.
        """
        state = await load_state(self._tables, self._messages, table_id)
        turn = state.snapshot.open.turn if state.snapshot is not None else None
        if state.awaited is not None and turn is not None and turn.deadline is not None:
            row = current_ping(state)
            if row is not None:
                await self._messages.remove(row)
            await self._send(state, state.awaited, until=turn.deadline)

    async def _send(self, state: TableState, awaited: Person, until: datetime | None = None) -> None:
        """Tell somebody that it is their turn, or only `until` then, as they want to be told."""
        table, reader = state.table, state.reader(awaited.id)
        window, told = state.messages.get(("hand", awaited.id)), reader.settings.told
        if self._hands.window_in_channel(table.id, awaited.id) is not None:
            window = None  # they play in the channel: their direct message, if there is one, shows no hand
        if told == "nothing":
            return
        purpose = f"until {until}" if until else ""
        if window is not None and told == "direct":
            direct = direct_ping(table, reader.words, message_url(window), until)
            try:
                await self._messages.post(
                    table,
                    "ping",
                    direct,
                    channel_id=window.channel_id,
                    reader=awaited.id,
                    mention=awaited.id,
                    purpose=purpose,
                )
                return
            except DeliveryError as error:
                if error.failure is not Failure.DMS_CLOSED:
                    raise
        screen = channel_ping(table, words(table.language), awaited.id, until)
        await self._messages.post(
            table, "ping", screen, reader=awaited.id, mention=awaited.id, purpose=purpose
        )


def current_ping(state: TableState) -> MessageRow | None:
    """The ping that stands at a table."""
    return next((row for (kind, _), row in state.messages.items() if kind == "ping"), None)
