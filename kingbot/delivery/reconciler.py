"""Keeping every screen true: what should be shown of a table is compared with what was, and put right.

A table has *spots*: its lobby, its board, a hand window for each seat's owner, a ping, its result. Of each
one painting is in flight at a time, and the newest state wins. The same comparison repairs the screens after
a restart, for what was shown where stands in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from kingbot.delivery.coalescer import Coalescer
from kingbot.delivery.discord_api import DeliveryError, Failure
from kingbot.delivery.hand_messages import MOVES_BACK, HandMessages
from kingbot.delivery.messages import Messages, Rows
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.pinger import Pinger
from kingbot.engine.view import PlayerView
from kingbot.i18n import words
from kingbot.settings import Settings
from kingbot.store.messages import MessageKind, ShownMessage
from kingbot.tables.model import Person, Status, Table, TableError
from kingbot.tables.service import Tables
from kingbot.tables.snapshot import Snapshot
from kingbot.ui.board import board, results_board
from kingbot.ui.layout import Screen
from kingbot.ui.lobby import lobby
from kingbot.ui.names import seat_names
from kingbot.ui.score import result
from kingbot.ui.time_text import time_lines

log = logging.getLogger(__name__)

MessageKey = tuple[int, MessageKind, int | None]
PATIENCE: Final = 600.0  # seconds before a place that refused a message is tried again
RETRY: Final = 15.0  # seconds before what Discord's trouble prevented is tried again
_WATCHED: Final = ("board", "lobby")  # what is posted anew when somebody deletes it
YESTERDAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Scene:
    """A table, its match at one moment, None before it has begun, and what is shown of it."""

    table: Table
    moment: Snapshot | None
    rows: Rows

    @property
    def view(self) -> PlayerView | None:
        """The match as the public sees it."""
        return self.moment.public if self.moment is not None else None


class Reconciler:
    """Shows tables. All that it knows beyond the store may be lost."""

    def __init__(
        self, ledger: Messages, windows: HandMessages, tables: Tables, artist: Pictures, settings: Settings
    ) -> None:
        self.ledger, self.windows, self.wire = ledger, windows, ledger.wire
        self._artist, self._tables, self._settings = artist, tables, settings
        self._waker = Pinger(ledger, tables, settings.ping_after)
        self._work = Coalescer()
        self._locks: WeakValueDictionary[MessageKey, asyncio.Lock] = WeakValueDictionary()
        self._edited: dict[int, float] = {}
        self._refused: dict[MessageKey, float] = {}
        self._written: Counter[int] = Counter()
        self._channels: set[int] = set()  # where boards and lobbies are
        self.after_show: Callable[[int], Awaitable[None]] | None = None  # is told which table was looked at

    async def close(self) -> None:
        """Finish what is being shown, and begin nothing more."""
        await self._work.close()
        await self.ledger.write_down()

    # ------------------------------------------------------------- what to paint

    async def show(self, table_id: int, *, again: bool = False) -> None:
        """Bring all screens of a table up to date, soon; with `again` the board even if nothing has happened.

        :raises TableError: `no-table`.
        """
        scene = await self._scene(table_id)
        self._channels |= {row.channel_id for row in scene.rows.values() if row.kind in _WATCHED}
        if again and ("board", None) in scene.rows:
            await self.ledger.note(replace(scene.rows["board", None], version=0))
            scene = await self._scene(table_id)
        for spot, paint in self._due(scene):
            self._ask(spot, paint, scene.table.version)
        await self._expect_ping(scene.table, scene.view, scene.rows)
        await self.watch(table_id)

    async def watch(self, table_id: int) -> None:
        """Have it watched what is due at a table next."""
        if self.after_show is not None:
            await self.after_show(table_id)

    async def repair(self) -> None:
        """Bring the screens of all tables up to date, after a start; one that cannot be read stops none."""
        recently = self._tables.clock() - YESTERDAY
        for table in (
            *await self._tables.queries.lobbies(),
            *await self._tables.queries.running(),
            *await self._tables.queries.ended(recently),
        ):
            try:
                await self.show(table.id)
            except Exception:
                log.exception("table %s could not be shown at the start", table.id)

    async def _scene(self, table_id: int) -> Scene:
        try:
            moment = await self._tables.queries.snapshot(table_id, MOVES_BACK)
        except TableError as error:
            if error.key != "not-running":
                raise
            return Scene(await self._tables.queries.table(table_id), None, await self.ledger.rows(table_id))
        return Scene(moment.table, moment, await self.ledger.rows(table_id))

    def _due(self, scene: Scene) -> Iterable[tuple[MessageKey, Callable[[], Awaitable[None]]]]:
        table, moment, rows = scene.table, scene.moment, scene.rows
        waiting = rows.get(("lobby", None))
        if waiting is not None and waiting.version < table.version:
            yield (table.id, "lobby", None), partial(self._lobby, table)
        if moment is None:
            return
        view = moment.public
        shown = rows.get(("board", None))
        if (shown is None or shown.version < table.version) if table.open else shown is not None:
            yield (table.id, "board", None), partial(self._board, moment)
        for seat in range(4):
            if self.windows.due(table, view, rows, seat):
                row = rows.get(("hand", seat))
                fresh = row is None or row.hand != view.number
                yield (table.id, "hand", seat), partial(self._hand, moment, rows, seat, fresh=fresh)
        if ("ping", None) in rows:
            yield (table.id, "ping", None), partial(self._ping, table.id)
        if table.over and ("result", None) not in rows:
            yield (table.id, "result", None), partial(self._result, table, view)

    def _ask(self, spot: MessageKey, paint: Callable[[], Awaitable[None]], version: int = 0) -> None:
        self._work.ask(spot, lambda: self._paint(spot, paint), version)

    async def _paint(self, spot: MessageKey, paint: Callable[[], Awaitable[None]]) -> None:
        now = asyncio.get_running_loop().time()
        if now < self._refused.get(spot, 0):
            return
        try:
            async with self._lock(spot):
                await paint()
        except TableError as error:
            log.debug("nothing to show at %s: %s", spot, error.key)
        except DeliveryError as error:
            down = error.failure is Failure.UNAVAILABLE
            self._refused[spot] = now + (RETRY if down else PATIENCE)
            if down:  # a look that was put off for a shorter time would come while this is refused
                self._show_later(RETRY, spot, instead=True)

    def _show_later(self, seconds: float, spot: MessageKey, *, instead: bool = False) -> None:
        """Look at the whole table again after a while; one such look a spot is put off at a time, and stays,
        unless this one comes `instead`.
        """
        put_off = self._work.later if instead else self._work.soon
        put_off(seconds, ("show", *spot), lambda: self.show(spot[0]))

    def _lock(self, spot: MessageKey) -> asyncio.Lock:
        return self._locks.setdefault(spot, asyncio.Lock())

    # -------------------------------------------------------------- lobby and board

    async def _lobby(self, table: Table) -> None:
        row = await self.ledger.find(table.id, "lobby")
        if row is None:
            return
        screen = lobby(table, words(table.language))
        if table.status is not Status.LOBBY:
            await self.ledger.edit_last(row, screen)
            await self.ledger.forget(row)
        elif not await self.ledger.edit(row, screen, table.version):
            await self.ledger.post(table, "lobby", screen)

    async def _board(self, moment: Snapshot) -> None:
        table, view = moment.table, moment.public
        row = await self.ledger.find(table.id, "board")
        if row is not None and (row.hand < view.number or not table.open):
            w = words(table.language)
            king = await self._artist.king(table, view, row.hand, w)
            await self.ledger.edit_last(row, results_board(table, view, w, row.hand, king))
            await self.ledger.forget(row)
            row = None
        if not table.open:
            self._edited.pop(table.id, None)
            return
        if row is not None and row.version >= table.version:
            return
        if row is not None:
            if await self._edit_board(row, moment):
                return
            await self.ledger.remove(row)
        await self._post_board(moment)

    async def _edit_board(self, row: ShownMessage, moment: Snapshot) -> bool:
        """Edit the board where it is, now or when that may be; False if it has to be posted anew."""
        if self._written[row.channel_id] >= self._settings.scrolled_away:
            return False
        if self._too_soon(row):
            return True
        return await self.ledger.edit(row, await self._board_screen(moment), moment.table.version)

    async def _board_screen(self, moment: Snapshot) -> Screen:
        table, view, w = moment.table, moment.public, words(moment.table.language)
        time = time_lines(moment, seat_names(table.seats), w)
        screen = board(table, view, w, await self._artist.table(table, view, w), time)
        return self._artist.dress(screen, w)

    async def _post_board(self, moment: Snapshot) -> None:
        table = moment.table
        screen = await self._board_screen(moment)
        await self.ledger.post(table, "board", screen, hand=moment.public.number)
        self._written[table.channel_id] = 0

    async def _hand(self, moment: Snapshot, rows: Rows, seat: int, *, fresh: bool) -> None:
        if fresh:  # a new window links the new board: let that be there first
            async with self._lock((moment.table.id, "board", None)):
                pass
        await self.windows.paint(moment, rows, seat)

    def refresh(self, table_id: int, seat: int) -> None:
        """Show a seat's window anew, though nothing has happened: its owner reads it otherwise now."""
        self._ask((table_id, "hand", seat), partial(self._again, table_id, seat))

    async def _again(self, table_id: int, seat: int) -> None:
        scene = await self._scene(table_id)
        if scene.moment is not None:
            await self.windows.paint(scene.moment, scene.rows, seat, again=True)

    def _too_soon(self, row: ShownMessage) -> bool:
        """Whether the board must wait before it is edited again; it is then put off till it may be."""
        if self.wire.free(row.message_id):
            return False
        now = asyncio.get_running_loop().time()
        wait = self._edited.get(row.table_id, -60.0) + self._settings.board_pause - now
        if wait > 0:
            self._show_later(wait, (row.table_id, "board", None))
            return True
        self._edited[row.table_id] = now
        return False

    async def repost(self, table_id: int) -> None:
        """Post the lobby or the board anew at the end of its channel; the old one goes.

        :raises TableError: `no-table`.
        :raises UndeliveredError: if a lobby cannot be posted.
        """
        table = await self._tables.queries.table(table_id)
        kind: MessageKind = "lobby" if table.status is Status.LOBBY else "board"
        spot: MessageKey = (table_id, kind, None)
        async with self._lock(spot):
            row = await self.ledger.find(table_id, kind)
            if row is not None:
                await self.ledger.remove(row)
            if kind == "lobby":
                await self.post_lobby(table)
        self._refused.pop(spot, None)
        await self.show(table_id)

    async def post_lobby(self, table: Table) -> None:
        """Post a table's lobby in its channel.

        :raises UndeliveredError: if that cannot be done.
        """
        await self.ledger.post(table, "lobby", lobby(table, words(table.language)))

    async def note_lobby(self, table: Table, message_id: int) -> None:
        """Note which message in the table's channel shows its lobby."""
        where = table.channel_id
        await self.ledger.remember(
            ShownMessage(
                table_id=table.id,
                kind="lobby",
                channel_id=where,
                message_id=message_id,
                version=table.version,
            )
        )

    # ------------------------------------------------------------------- pings, results

    async def _expect_ping(self, table: Table, view: PlayerView | None, rows: Rows) -> None:
        """Put off a ping to whoever is awaited, till they have been left in peace for a while."""
        spot: MessageKey = (table.id, "ping", None)
        wait = await self._waker.peace(table, view)
        if wait is None:
            self._work.cancel(spot)
        elif ("ping", None) not in rows:
            self._work.later(wait, spot, lambda: self._paint(spot, partial(self._ping, table.id)))

    async def _ping(self, table_id: int) -> None:
        if await self._waker.paint(table_id):
            await self.show(table_id)

    async def remind(self, table_id: int) -> None:
        """Tell whoever is awaited that their time runs out; that takes the place of the ping they had."""
        await self._paint((table_id, "ping", None), partial(self._waker.remind, table_id))

    async def _result(self, table: Table, view: PlayerView) -> None:
        if await self.ledger.find(table.id, "result") is None:
            record, w = await self._tables.queries.record(table.id), words(table.language)
            picture = await self._artist.end(table, view, w) if view.finished else None
            screen = result(table, view, w, record, picture)
            await self.ledger.post(table, "result", screen, hand=view.number)

    # ------------------------------------------------------------------- events

    async def greet(self, table: Table, person: Person, screen: Screen) -> bool:
        """Send a direct message to somebody who has just sat down; whether it arrived.

        Whoever had closed their direct messages is tried again: they may be open now.
        """
        await self.ledger.people.change(person.id, dm_closed=False)
        channel_id = await self.ledger.direct_channel(person)
        if channel_id is None:
            return False
        try:
            await self.wire.send(channel_id, screen, nonce=f"{table.id}.{person.id}")
        except DeliveryError as error:
            if error.failure is Failure.DMS_CLOSED:
                await self.ledger.people.change(person.id, dm_closed=True)
            return error.failure is not Failure.DMS_CLOSED
        return True

    def written(self, channel_id: int) -> None:
        """Note that somebody has written in a channel."""
        if channel_id in self._channels:
            self._written[channel_id] += 1

    async def deleted(self, channel_id: int, message_id: int) -> None:
        """Post a board or a lobby anew that somebody has deleted."""
        if channel_id in self._channels:
            for row in await self.ledger.by_message(message_id):
                if row.kind in _WATCHED:
                    await self.repost(row.table_id)
