"""Keeping every screen true: what should be shown of a table is compared with what was, and put right.

A table has *spots*: its lobby, its board, a hand window for each seat's owner, a ping, its result. Each is
painted from the table as it is at that moment, one painting a spot at a time. The same comparison repairs the
screens after a restart, for what was shown where stands in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from kingbot.engine.view import PlayerView
from kingbot.i18n import Words, words
from kingbot.settings import Settings
from kingbot.store import Store
from kingbot.store import shown as notes
from kingbot.store.shown import Kind, Shown
from kingbot.tables.model import Person, Status, Table, TableError
from kingbot.tables.service import Tables
from kingbot.ui.board import board, shrunk
from kingbot.ui.coalesce import Coalescer
from kingbot.ui.hand import Extras, away_window, closed_window, hand_window
from kingbot.ui.layout import Screen
from kingbot.ui.lobby import lobby
from kingbot.ui.names import seat_names
from kingbot.ui.news import news, since_last_move
from kingbot.ui.people import People
from kingbot.ui.pings import channel_ping, direct_ping
from kingbot.ui.results import result
from kingbot.ui.wire import Trouble, UndeliveredError, Wire

log = logging.getLogger(__name__)

Spot = tuple[int, Kind, int | None]
REMEMBERED: Final = 90  # how many moves back the news may reach
PATIENCE: Final = 600.0  # seconds before a place that refused a message is tried again
RETRY: Final = 15.0  # seconds before what Discord's trouble prevented is tried again
YESTERDAY: Final = timedelta(days=1)


class Stage:
    """Shows tables. All that it knows beyond the store is how to edit what for free, and may be lost."""

    def __init__(self, wire: Wire, tables: Tables, store: Store, people: People, settings: Settings) -> None:
        self.wire = wire
        self._tables, self._store, self._people, self._settings = tables, store, people, settings
        self._work = Coalescer()
        self._locks: WeakValueDictionary[Spot, asyncio.Lock] = WeakValueDictionary()
        self._private: dict[tuple[int, int], int] = {}
        self._edited: dict[int, float] = {}
        self._refused: dict[Spot, float] = {}
        self._written: Counter[int] = Counter()
        self._board_channels: set[int] = set()

    async def close(self) -> None:
        """Finish what is being shown, and begin nothing more."""
        await self._work.close()

    # ------------------------------------------------------------- what to paint

    async def show(self, table_id: int) -> None:
        """Bring all screens of a table up to date, soon."""
        table = await self._tables.table(table_id)
        spots: list[Spot] = [(table_id, "lobby", None)]
        if table.status is not Status.LOBBY:
            spots.append((table_id, "board", None))
            spots += [(table_id, "hand", seat.number) for seat in table.seats if seat.owner is not None]
            spots.append((table_id, "ping", None))
        if table.over:
            spots.append((table_id, "result", None))
        for spot in spots:
            self._ask(spot)

    async def repair(self) -> None:
        """Bring the screens of all tables up to date, after a start."""
        recently = self._tables.clock() - YESTERDAY
        found = [
            *await self._tables.lobbies(),
            *await self._tables.running(),
            *await self._tables.ended(recently),
        ]
        for table in found:
            await self.show(table.id)

    async def repost(self, table_id: int) -> None:
        """Post the lobby or the board anew at the end of its channel; the old one goes."""
        table = await self._tables.table(table_id)
        kind: Kind = "lobby" if table.status is Status.LOBBY else "board"
        async with self._lock((table_id, kind, None)):
            row = await self._find((table_id, kind, None))
            if row is not None:
                await self.wire.delete(row.channel_id, row.message_id)
                await self._forget((table_id, kind, None))
        self._refused.pop((table_id, kind, None), None)
        if kind == "lobby":
            await self._post(table, "lobby", lobby(table, words(table.language)))
        else:
            await self.show(table_id)

    def _ask(self, spot: Spot) -> None:
        self._work.ask(spot, lambda: self._paint(spot))

    async def _paint(self, spot: Spot) -> None:
        table_id, kind, seat = spot
        if asyncio.get_running_loop().time() < self._refused.get(spot, 0):
            return
        try:
            async with self._lock(spot):
                match kind:
                    case "lobby":
                        await self._lobby(table_id)
                    case "board":
                        await self._board(table_id)
                    case "hand":
                        await self._hand(table_id, seat or 0)
                    case "ping":
                        await self._ping(table_id)
                    case "result":
                        await self._result(table_id)
        except TableError as error:
            log.debug("nothing to show at %s: %s", spot, error.key)
        except UndeliveredError as error:
            wait = RETRY if error.trouble is Trouble.DOWN else PATIENCE
            self._refused[spot] = asyncio.get_running_loop().time() + wait
            if error.trouble is Trouble.DOWN:
                self._work.later(RETRY, spot, lambda: self._paint(spot))

    def _lock(self, spot: Spot) -> asyncio.Lock:
        return self._locks.setdefault(spot, asyncio.Lock())

    # ------------------------------------------------------------------- the spots

    async def _lobby(self, table_id: int) -> None:
        spot: Spot = (table_id, "lobby", None)
        row = await self._find(spot)
        table = await self._tables.table(table_id)
        if row is None or row.version >= table.version:
            return
        screen = lobby(table, words(table.language))
        edited = await self._edit(row, screen, table.version)
        if table.status is not Status.LOBBY:
            await self._forget(spot)
        elif not edited:
            await self._post(table, "lobby", screen)

    async def _board(self, table_id: int) -> None:
        spot: Spot = (table_id, "board", None)
        table, view = await self._tables.look(table_id, None)
        row, w = await self._find(spot), words(table.language)
        if row is not None and (row.hand != view.number or not table.open):
            await self._edit(row, shrunk(table, view, w, row.hand), table.version)
            await self._forget(spot)
            row = None
        if not table.open or (row is not None and row.version >= table.version):
            return
        if row is not None and not self._scrolled_away(row):
            if self._too_soon(row):
                return
            if await self._edit(row, board(table, view, w), table.version):
                return
        if row is not None:
            await self.wire.delete(row.channel_id, row.message_id)
        await self._post(table, "board", board(table, view, w), hand=view.number)
        self._board_channels.add(table.channel_id)
        self._written[table.channel_id] = 0

    def _too_soon(self, row: Shown) -> bool:
        """Whether the board must wait before it is edited again; it is then put off till it may be."""
        if self.wire.free(row.message_id):
            return False
        now = asyncio.get_running_loop().time()
        wait = self._edited.get(row.table_id, 0) + self._settings.board_pause - now
        if wait > 0:
            spot: Spot = (row.table_id, "board", None)
            self._work.later(wait, spot, lambda: self._paint(spot))
            return True
        self._edited[row.table_id] = now
        return False

    def _scrolled_away(self, row: Shown) -> bool:
        return self._written[row.channel_id] >= self._settings.scrolled_away

    async def _hand(self, table_id: int, seat: int) -> None:
        table, view = await self._tables.look(table_id, seat)
        owner = table.seats[seat].owner
        private = await self._update_private(table, view)
        row = await self._find((table_id, "hand", seat))
        if row is not None and (row.hand != view.number or table.over or not _same(row, owner)):
            await self._close_window(table, view, row)
            row = None
        if owner is None or table.over:
            return
        if table.seats[seat].person is None:
            await self._leave_window(table, view, owner, row)
        elif row is None:
            await self._post_window(table, view, owner)
        elif row.version < table.version and (
            self.wire.free(row.message_id) or (view.my_turn and not private)
        ):
            screen = await self._window(table, view, await self._words(owner, table))
            if not await self._edit(row, screen, table.version):
                await self._post_window(table, view, owner)

    async def _update_private(self, table: Table, view: PlayerView) -> bool:
        """Update the window that a player opened in the channel, while that is possible; whether it was."""
        seat = view.seat or 0
        message_id, owner = self._private.get((table.id, seat)), table.seats[seat].owner
        if message_id is None or owner is None:
            return False
        w = await self._words(owner, table)
        screen = closed_window(table, view, w, view.number, None) if table.over else None
        screen = screen or await self._window(table, view, w)
        if await self.wire.edit_free(message_id, screen) and not table.over:
            return True
        self._private.pop((table.id, seat), None)
        return False

    async def _post_window(self, table: Table, view: PlayerView, owner: Person) -> None:
        channel_id = await self._dm_channel(owner)
        if channel_id is None:
            return
        screen = await self._window(table, view, await self._words(owner, table))
        await self._deliver(table, "hand", screen, channel_id, view.number, view.seat, owner)

    async def _close_window(self, table: Table, view: PlayerView, row: Shown) -> None:
        w = await self._people.words_for(row.user_id or 0, table.language)
        screen = closed_window(table, view, w, row.hand, await self._board_url(table))
        await self._edit(row, screen, table.version)
        await self._forget((table.id, "hand", row.seat))

    async def _leave_window(self, table: Table, view: PlayerView, owner: Person, row: Shown | None) -> None:
        if row is not None:
            screen = away_window(table, view, await self._words(owner, table), await self._board_url(table))
            await self._edit(row, screen, table.version)
            await self._forget((table.id, "hand", view.seat))

    async def _ping(self, table_id: int) -> None:
        spot: Spot = (table_id, "ping", None)
        table, view = await self._tables.look(table_id, None)
        row = await self._find(spot)
        awaited = table.seats[view.turn].person if view.turn is not None else None
        if table.status is not Status.RUNNING:
            awaited = None
        if row is not None:
            moved = await self._tables.recent(table_id, row.version, 1)
            if awaited is not None and row.user_id == awaited.id and not moved:
                return
            await self.wire.delete(row.channel_id, row.message_id)
            await self._forget(spot)
        self._work.cancel(spot)
        if awaited is None:
            return
        wait = self._settings.ping_after - (self._tables.clock() - table.changed).total_seconds()
        if wait > 0:
            self._work.later(wait, spot, lambda: self._paint(spot))
        else:
            await self._send_ping(table, view, awaited)

    async def _send_ping(self, table: Table, view: PlayerView, awaited: Person) -> None:
        window = await self._find((table.id, "hand", view.turn))
        if window is not None:
            url = message_url(None, window)
            screen = direct_ping(table, await self._words(awaited, table), url)
            try:
                await self._deliver(table, "ping", screen, window.channel_id, view.number, None, awaited)
                return
            except UndeliveredError as error:
                if error.trouble is not Trouble.CLOSED:
                    raise
        screen = channel_ping(table, words(table.language), awaited.id)
        await self._deliver(table, "ping", screen, table.channel_id, view.number, None, awaited)

    async def _result(self, table_id: int) -> None:
        spot: Spot = (table_id, "result", None)
        table, view = await self._tables.look(table_id, None)
        if not table.over or await self._find(spot) is not None:
            return
        record = await self._tables.record(table_id)
        await self._post(table, "result", result(table, view, words(table.language), record))

    # ------------------------------------------------------------- windows by touch

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        table_id: int,
        seat: int,
        *,
        note: str | None = None,
        page: str = "",
    ) -> None:
        """Answer an acknowledged interaction with the player's window: in place, where it was touched.

        :raises TableError: `no-table`, `not-running`.
        """
        spot: Spot = (table_id, "hand", seat)
        async with self._lock(spot):
            table, view = await self._tables.look(table_id, seat)
            w = await self._people.words(interaction)
            row, message = await self._find(spot), interaction.message
            direct = message is not None and not message.flags.ephemeral
            here = row if row is not None and message is not None and row.message_id == message.id else None
            closed = table.over or (direct and (here is None or here.hand != view.number))
            if closed:
                number = here.hand if here else view.number if table.over else 0
                screen = closed_window(table, view, w, number, await self._board_url(table), note)
            else:
                screen = await self._window(table, view, w, note=note, page=page)
            shown = await interaction.edit_original_response(view=screen.view, attachments=screen.files())
            if here is not None and closed:
                await self._forget(spot)
            elif here is not None:
                await self._remember(replace(here, version=table.version))
                self._private.pop((table_id, seat), None)
            elif not direct:
                self._keep_private(table_id, seat, shown.id, interaction, followup=False)

    async def open(self, interaction: discord.Interaction[Any], table_id: int, seat: int) -> None:
        """Answer a touch of a board, acknowledged, with a private window beside it.

        :raises TableError: `no-table`, `not-running`.
        """
        async with self._lock((table_id, "hand", seat)):
            table, view = await self._tables.look(table_id, seat)
            screen = await self._window(table, view, await self._people.words(interaction))
            message = await interaction.followup.send(
                view=screen.view, files=screen.files(), ephemeral=True, wait=True
            )
            self._keep_private(table_id, seat, message.id, interaction, followup=True)

    def _keep_private(
        self,
        table_id: int,
        seat: int,
        message_id: int,
        interaction: discord.Interaction[Any],
        *,
        followup: bool,
    ) -> None:
        self.wire.lend(message_id, interaction, followup=followup)
        self._private[table_id, seat] = message_id

    async def note_lobby(self, table: Table, channel_id: int, message_id: int) -> None:
        """Note which message shows a lobby."""
        await self._remember(
            Shown(
                table_id=table.id,
                kind="lobby",
                channel_id=channel_id,
                message_id=message_id,
                version=table.version,
            )
        )

    async def post_lobby(self, table: Table) -> None:
        """Post a new table's lobby in its channel.

        :raises UndeliveredError: if that cannot be done.
        """
        await self._post(table, "lobby", lobby(table, words(table.language)))

    async def lobby_shown(self, table: Table) -> bool:
        """Whether a table's lobby has been posted."""
        return await self._find((table.id, "lobby", None)) is not None

    async def greet(self, table: Table, person: Person, screen: Screen) -> bool:
        """Send a direct message to somebody who has just sat down; whether it arrived.

        Whoever had closed their direct messages is tried again: they may be open now.
        """
        await self._people.change(person.id, dm_closed=False)
        channel_id = await self._dm_channel(person)
        if channel_id is None:
            return False
        try:
            await self.wire.send(channel_id, screen, nonce=f"{table.id}.hello.{person.id}"[:25])
        except UndeliveredError as error:
            await self._closed(person, error)
            return error.trouble is not Trouble.CLOSED
        return True

    # ------------------------------------------------------------------- events

    def written(self, channel_id: int) -> None:
        """Note that somebody has written in a channel."""
        if channel_id in self._board_channels:
            self._written[channel_id] += 1

    async def deleted(self, channel_id: int, message_id: int) -> None:
        """Post a board or a lobby anew that somebody has deleted."""
        if channel_id not in self._board_channels:
            return
        async with self._store.reading() as db:
            rows = await notes.by_message(db, message_id)
        for row in rows:
            if row.kind in ("board", "lobby"):
                await self.repost(row.table_id)

    # -------------------------------------------------------------------- details

    async def _window(
        self, table: Table, view: PlayerView, w: Words, *, note: str | None = None, page: str = ""
    ) -> Screen:
        told = await self._tables.recent(table.id, max(0, table.version - REMEMBERED))
        lines = news(since_last_move(told, view.seat or 0), view, seat_names(table.seats), w)
        url = await self._board_url(table)
        return hand_window(table, view, w, Extras(news=lines, note=note, page=page, board=url))

    async def _board_url(self, table: Table) -> str | None:
        row = await self._find((table.id, "board", None))
        return message_url(table.guild_id, row) if row else None

    async def _words(self, person: Person, table: Table) -> Words:
        return await self._people.words_for(person.id, table.language)

    async def _dm_channel(self, person: Person) -> int | None:
        settings = await self._people.settings(person.id)
        if settings.dm_closed:
            return None
        if settings.dm_channel is not None:
            return settings.dm_channel
        try:
            channel_id = await self.wire.dm_channel(person.id)
        except UndeliveredError as error:
            await self._closed(person, error)
            return None
        await self._people.change(person.id, dm_channel=channel_id)
        return channel_id

    async def _closed(self, person: Person, error: UndeliveredError) -> None:
        if error.trouble is Trouble.CLOSED:
            await self._people.change(person.id, dm_closed=True)

    async def _post(self, table: Table, kind: Kind, screen: Screen, *, hand: int = 0) -> None:
        await self._deliver(table, kind, screen, table.channel_id, hand)

    async def _deliver(
        self,
        table: Table,
        kind: Kind,
        screen: Screen,
        channel_id: int,
        hand: int,
        seat: int | None = None,
        person: Person | None = None,
    ) -> None:
        """Send a message and note it.

        :raises UndeliveredError: if it cannot be sent; that direct messages are closed is remembered.
        """
        nonce = f"{table.id}.{kind}.{'' if seat is None else seat}.{table.version}"
        mention = person.id if person is not None and kind == "ping" else None
        try:
            message_id = await self.wire.send(channel_id, screen, nonce=nonce, mention=mention)
        except UndeliveredError as error:
            if person is not None:
                await self._closed(person, error)
            raise
        await self._remember(
            Shown(
                table_id=table.id,
                kind=kind,
                seat=seat,
                user_id=person.id if person is not None else None,
                channel_id=channel_id,
                message_id=message_id,
                version=table.version,
                hand=hand,
            )
        )

    async def _edit(self, row: Shown, screen: Screen, version: int) -> bool:
        """Edit a message and note it; False if a new one has to take its place.

        :raises UndeliveredError: if Discord is in trouble just now.
        """
        try:
            await self.wire.edit(row.channel_id, row.message_id, screen)
        except UndeliveredError as error:
            if error.trouble is Trouble.DOWN:
                raise
            return False
        await self._remember(replace(row, version=version))
        return True

    async def _find(self, spot: Spot) -> Shown | None:
        async with self._store.reading() as db:
            return await notes.find(db, *spot)

    async def _remember(self, row: Shown) -> None:
        async with self._store.transaction() as db:
            await notes.remember(db, row)

    async def _forget(self, spot: Spot) -> None:
        async with self._store.transaction() as db:
            await notes.forget(db, *spot)


def message_url(guild_id: int | None, row: Shown) -> str:
    """The address of a message; in direct messages there is no server."""
    where = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{where}/{row.channel_id}/{row.message_id}"


def _same(row: Shown, owner: Person | None) -> bool:
    return owner is not None and row.user_id == owner.id
