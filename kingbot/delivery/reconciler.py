"""Keeping every message of a table true: its state is compared with what is shown, and that is put right.

The way is straight: read the table's state (`table_state`), find what is due (`due`), make it
(`board_messages`, `hand_messages`, `pinger`), send it (`messages`, `discord_api`). Of each message one update
is under way at a time, and the newest state wins. The same comparison repairs the messages after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from kingbot.delivery.board_messages import BOARD, BoardMessages
from kingbot.delivery.coalescer import Coalescer
from kingbot.delivery.discord_api import DeliveryError, Failure
from kingbot.delivery.due import MessageKey, due_messages
from kingbot.delivery.hand_messages import HandMessages
from kingbot.delivery.look_messages import LookMessages
from kingbot.delivery.messages import Messages
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.pinger import Pinger, current_ping
from kingbot.delivery.shards import Shards
from kingbot.delivery.table_state import TableState, load_state
from kingbot.i18n import words
from kingbot.logs import best_effort
from kingbot.settings import Settings
from kingbot.store.messages import EVERYBODY, MessageRow
from kingbot.tables.model import Person, Table, TableError
from kingbot.tables.service import Tables
from kingbot.ui.layout import Screen
from kingbot.ui.permissions import lacking_screen
from kingbot.ui.votes import text_screen

log = logging.getLogger(__name__)

REFUSED_PAUSE: Final = 600.0  # seconds before a channel that refused a message is tried again
RETRY: Final = 15.0  # seconds before what an unavailable Discord prevented is tried again
YESTERDAY: Final = timedelta(days=1)
LET_GO: Final = 5.0  # seconds in which messages under way are finished when another process takes over
_REPOSTED: Final = ("board", "lobby")  # what is posted anew when somebody deletes it

Update = Callable[[], Awaitable[None]]


class Reconciler:
    """Shows tables. All that it knows beyond the store may be lost."""

    def __init__(
        self,
        messages: Messages,
        hands: HandMessages,
        looks: LookMessages,
        tables: Tables,
        pictures: Pictures,
        settings: Settings,
        shards: Shards,
    ) -> None:
        self.messages, self.hands, self._looks = messages, hands, looks
        self._tables, self._shards = tables, shards
        self.boards = BoardMessages(
            messages, tables, pictures, settings, self._postpone_board, hands.is_watched
        )
        self._pinger = Pinger(messages, tables, settings.ping_after, hands, self._postpone_ping)
        self._work = Coalescer()
        self._locks: WeakValueDictionary[MessageKey, asyncio.Lock] = WeakValueDictionary()
        self._refused: dict[MessageKey, float] = {}
        self._channels: set[int] = set()  # where boards and lobbies are
        self._lacking: dict[int, int] = {}  # tables where we lack permissions, with their servers
        self._shown: dict[int, tuple[int, int]] = {}  # open tables of ours: their servers, versions shown
        self._elsewhere: set[int] = set()  # tables that were ours, and are another process's now
        # Called with a table, when something falls due there next, and whether that is a move of bots.
        self.after_show: Callable[[int, datetime | None, bool], None] | None = None

    async def close(self) -> None:
        """Finish what is being shown, and begin nothing more."""
        await self._work.close()
        await self.messages.flush()

    # ------------------------------------------------------------------ showing

    async def show(self, table_id: int, *, again: bool = False) -> None:
        """Bring all messages of a table up to date, soon; with `again` the board even if nothing has changed.

        :raises TableError: `no-table`.
        """
        await self.show_state(await load_state(self._tables, self.messages, table_id), again=again)

    async def show_state(self, state: TableState, *, again: bool = False) -> None:
        """Bring all messages of a table up to this state, soon; of another process's only our own windows."""
        if not self._shards.owns(state.table.guild_id):
            self._show_windows(state)
            return
        self._elsewhere.discard(state.table.id)
        if state.table.open:
            self._shown[state.table.id] = state.table.guild_id, state.table.version
        else:
            self._shown.pop(state.table.id, None)
        self._channels |= {row.channel_id for row in state.messages.values() if row.kind in _REPOSTED}
        for (kind, user_id), row in state.messages.items():
            if row.version >= state.table.version:  # an answer has shown it, whatever was refused before
                self._refused.pop((state.table.id, kind, user_id), None)
        board = state.messages.get(BOARD)
        if again and board is not None:
            outdated = replace(board, version=0)
            await self.messages.note(outdated)
            state = replace(state, messages=state.messages | {BOARD: outdated})
        for key in due_messages(state, self.hands):
            self._submit(key, self._update(key, state), state.table.version)
        self._show_looks(state)
        with best_effort("the timing of a ping at table %s", state.table.id):
            self._expect_ping(state)
        if self.after_show is not None:
            self.after_show(state.table.id, state.next_due, state.bots_move)
        with best_effort("the check of permissions at table %s", state.table.id):
            await self._check_permissions(state)

    def _show_looks(self, state: TableState) -> None:
        for user_id in self._looks.due(state):
            update = partial(self._looks.update, state, user_id)
            self._submit((state.table.id, "look", user_id), update, state.table.version)

    def _show_windows(self, state: TableState) -> None:
        """Bring up to date what is ours of another process's table: windows opened in our channels."""
        self._show_looks(state)
        for user_id in self.hands.in_channels(state.table.id):
            update = partial(self.hands.update_in_channel, state, user_id)
            self._submit((state.table.id, "window", user_id), update, state.table.version)

    async def watch(self, table_id: int) -> None:
        """Have it noticed when something falls due at a table, which has not changed otherwise."""
        if self.after_show is not None:
            self.after_show(table_id, await self._tables.deadlines.next_due(table_id), False)

    async def repair(self) -> None:
        """Bring the messages of tables up to date that we have just begun to look after.

        One that cannot be read stops none.
        """
        recently = self._tables.clock() - YESTERDAY
        for table in (
            *await self._tables.queries.lobbies(),
            *await self._tables.queries.running(),
            *await self._tables.queries.ended(recently),
        ):
            if table.id in self._shown or not self._shards.owns(table.guild_id):
                continue
            try:
                await self.show(table.id)
            except Exception:
                log.exception("table %s could not be shown at the start", table.id)

    async def catch_up(self) -> None:
        """Show the tables of ours that other processes have changed."""
        found = await self._tables.queries.versions()
        for table_id, (guild_id, version) in found.items():
            _, shown = self._shown.get(table_id, (guild_id, None))
            if version != shown and self._shards.owns(guild_id):
                await self.changed_elsewhere(table_id)
        for table_id in [*self._shown.keys() - found.keys()]:
            await self.changed_elsewhere(table_id)

    def heard(self, table_id: int) -> None:
        """Look at a table that another process is heard to have changed, if we show anything of it."""
        if table_id in self._shown or self.hands.in_channels(table_id) or self._looks.at(table_id):
            self._work.submit(("heard", table_id), partial(self.changed_elsewhere, table_id))

    async def changed_elsewhere(self, table_id: int) -> None:
        """Show a table that another process has changed."""
        try:
            state = await load_state(self._tables, self.messages, table_id)
        except TableError as error:
            log.debug("table %s is not shown: %s", table_id, error.key)
            return
        shown = self._shown.get(table_id)
        await self.show_state(state)
        # It may have answered in the windows of somebody whom we were just showing an earlier state.
        if shown is not None and self._shards.owns(state.table.guild_id) and state.table.open:
            for kind, user_id in state.messages:
                if kind == "hand":
                    self.refresh_hand(table_id, user_id)

    async def let_go(self) -> None:
        """Forget the tables that are another process's now, when what is being shown of them is finished."""
        await self._work.settle(LET_GO)
        await self.messages.flush()
        for table_id in [each for each, (guild, _) in self._shown.items() if not self._shards.owns(guild)]:
            del self._shown[table_id]
            self._elsewhere.add(table_id)
            self.hands.forget(table_id)
            self._work.cancel((table_id, "ping", EVERYBODY))
            if self.after_show is not None:
                self.after_show(table_id, None, False)

    def refresh_hand(self, table_id: int, user_id: int) -> None:
        """Show somebody's hand window anew, though nothing has happened: they read it otherwise now."""
        self._submit((table_id, "hand", user_id), partial(self._update_hand_again, table_id, user_id))

    async def repost(self, table_id: int) -> None:
        """Post the lobby or the board anew at the end of its channel; the old one goes.

        :raises TableError: `no-table`.
        :raises DeliveryError: if it cannot be posted.
        """
        state = await load_state(self._tables, self.messages, table_id)
        key: MessageKey = (table_id, "lobby" if state.snapshot is None else "board", EVERYBODY)
        async with self._lock(key):
            await self.boards.repost(state)
        self._refused.pop(key, None)
        await self.show(table_id)

    async def note_lobby(self, table: Table, message_id: int) -> None:
        """Remember which message in the table's channel shows its lobby."""
        await self.messages.remember(
            MessageRow(
                table_id=table.id,
                kind="lobby",
                channel_id=table.channel_id,
                message_id=message_id,
                version=table.version,
            )
        )

    async def remind(self, table_id: int) -> None:
        """Tell whoever is awaited that their time runs out; that takes the place of the ping they had."""
        await self._run((table_id, "ping", EVERYBODY), partial(self._pinger.remind, table_id))

    async def greet(self, table: Table, person: Person, screen: Screen) -> bool:
        """Send a direct message to somebody who has just sat down; whether it arrived.

        Whoever had closed their direct messages is tried again: they may be open now.
        """
        await self.messages.people.change(person.id, dm_closed=False)
        channel_id = await self.messages.dm_channel(person.id)
        if channel_id is None:
            return False
        try:
            await self.messages.api.send(channel_id, screen, nonce=f"{table.id}.{person.id}.{table.version}")
        except DeliveryError as error:
            if error.failure is Failure.DMS_CLOSED:
                await self.messages.people.change(person.id, dm_closed=True)
            return error.failure is not Failure.DMS_CLOSED
        return True

    # ------------------------------------------------------------------- events

    def count_message(self, channel_id: int) -> None:
        """Note that somebody has written in a channel."""
        if channel_id in self._channels:
            self.boards.count_message(channel_id)

    async def on_deleted(self, channel_id: int, message_ids: set[int]) -> None:
        """Post boards and lobbies anew that somebody has deleted."""
        if channel_id not in self._channels:
            return
        for message_id in sorted(message_ids):
            for row in await self.messages.by_message(message_id):
                if row.kind in _REPOSTED:
                    await self.repost(row.table_id)

    async def on_permissions(self, guild_id: int) -> None:
        """Show the tables of a server again where we lacked permissions that we may have been given back."""
        for table_id in [table for table, guild in self._lacking.items() if guild == guild_id]:
            for key in [key for key in self._refused if key[0] == table_id]:
                del self._refused[key]
            try:
                await self.show(table_id, again=True)
            except TableError as error:
                log.debug("table %s is not shown again: %s", table_id, error.key)

    async def _check_permissions(self, state: TableState) -> None:
        """Tell the host of an open table once what we lack in its channel, until we have it back."""
        table = state.table
        missing = self.messages.api.missing_permissions(table.channel_id)
        if not table.open or not missing.value:
            self._lacking.pop(table.id, None)
        elif table.id not in self._lacking:
            self._lacking[table.id] = table.guild_id
            channel_id = await self.messages.dm_channel(table.host.id)
            if channel_id is not None:
                screen = lacking_screen(table, missing, state.reader(table.host.id).words)
                nonce = f"{table.id}.{table.version}.lacking"
                await self.messages.api.send(channel_id, screen, nonce=nonce)

    # ------------------------------------------------------------------- updating

    def _update(self, key: MessageKey, state: TableState) -> Update:
        """What brings a message up to a state."""
        match key:
            case (_, "lobby", _):
                return partial(self.boards.update_lobby, state)
            case (_, "board", _):
                return partial(self.boards.update_board, state)
            case (_, "hand", user_id):
                return partial(self._update_hand, state, user_id)
            case (_, "ping", _):
                return partial(self._update_ping, state.table.id)
            case (_, "invitation", invitation_id):
                return partial(self._end_invitation, state, invitation_id)
            case _:
                return partial(self.boards.update_result, state)

    async def _update_hand(self, state: TableState, user_id: int) -> None:
        if state.messages.get(("hand", user_id)) is None:
            # A new window links the board: let that be there first.
            async with self._lock((state.table.id, "board", EVERYBODY)):
                pass
        await self.hands.update(state, user_id)

    async def _update_hand_again(self, table_id: int, user_id: int) -> None:
        state = await load_state(self._tables, self.messages, table_id)
        if state.snapshot is not None:
            await self.hands.update(state, user_id, again=True)

    async def _end_invitation(self, state: TableState, invitation_id: int) -> None:
        """Tell that an invitation has ended, in place of its question, if that can still be edited."""
        (row,) = (each for each in state.ended_invitations if each.id == invitation_id)
        assert row.channel_id is not None  # its message is known
        assert row.message_id is not None
        screen = text_screen(words(state.table.language)(f"substitute-ended-{row.ended}"))
        try:
            await self.messages.api.edit(row.channel_id, row.message_id, screen)
        except DeliveryError as error:
            if error.failure is Failure.UNAVAILABLE:
                raise
        await self._tables.substitutes.forget(row.id)

    def _expect_ping(self, state: TableState) -> None:
        """Submit a ping to whoever is awaited for when they may be pinged."""
        key: MessageKey = (state.table.id, "ping", EVERYBODY)
        wait = self._pinger.delay(state)
        if wait is None:
            self._work.cancel(key)
        elif current_ping(state) is None:
            self._postpone_ping(state.table.id, wait)

    def _postpone_ping(self, table_id: int, seconds: float) -> None:
        """Look after a while whether a ping is due at a table."""
        key: MessageKey = (table_id, "ping", EVERYBODY)
        self._work.submit_later(seconds, key, partial(self._run, key, partial(self._update_ping, table_id)))

    async def _update_ping(self, table_id: int) -> None:
        if await self._pinger.update(table_id):
            await self.show(table_id)

    # --------------------------------------------------------------------- queueing

    def _submit(self, key: MessageKey, update: Update, version: int = 0) -> None:
        self._work.submit(key, partial(self._run, key, update), version)

    async def _run(self, key: MessageKey, update: Update) -> None:
        now = asyncio.get_running_loop().time()
        if now < self._refused.get(key, 0) or not self._may_show(key):
            return
        try:
            async with self._lock(key):
                await update()
        except TableError as error:
            log.debug("nothing to show for %s: %s", key, error.key)
        except DeliveryError as error:
            unavailable = error.failure is Failure.UNAVAILABLE
            self._refused[key] = now + (RETRY if unavailable else REFUSED_PAUSE)
            if unavailable:  # in place of an earlier look, which would come while this is refused
                self._work.submit_later(RETRY, ("show", *key), partial(self.show, key[0]))

    def _may_show(self, key: MessageKey) -> bool:
        """Whether a message is ours to send: not if our lease is over, though nobody has told us so."""
        if key[1] in ("look", "window"):
            return True
        shown = self._shown.get(key[0])
        return key[0] not in self._elsewhere and (shown is None or self._shards.owns(shown[0]))

    def _postpone_board(self, table_id: int, seconds: float) -> None:
        """Look at a table again after a while; one such look is expected at a time, and stays."""
        key = ("show", table_id, "board", EVERYBODY)
        self._work.submit_once(seconds, key, partial(self.show, table_id))

    def _lock(self, key: MessageKey) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())
