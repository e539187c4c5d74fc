"""Hand windows: one a person and table by direct message, and those opened at the board for a while.

A window is always made from its own player's view, at the moment it is shown. It is edited whenever that is
free, else when its player is awaited; a new hand of play gets a new message, and the old one shrinks.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from kingbot.engine.view import PlayerView
from kingbot.store.shown import Shown
from kingbot.tables.model import Announcement, Person, Table
from kingbot.tables.service import Tables
from kingbot.ui.hand import Extras, away_window, cards_above, closed_window, hand_window
from kingbot.ui.layout import Screen
from kingbot.ui.ledger import Ledger, Rows, message_url
from kingbot.ui.names import seat_names
from kingbot.ui.news import news, since_last_move
from kingbot.ui.people import Reader
from kingbot.ui.pictures import Artist

MOVES_BACK: Final = 90  # how far the news of a window may reach

Interaction = discord.Interaction[Any]
Told = tuple[Announcement, ...]


class Windows:
    """Shows hands. What it knows of windows opened at the board is lost with a restart, as Discord has it."""

    def __init__(self, ledger: Ledger, tables: Tables, artist: Artist) -> None:
        self._ledger, self._tables, self._artist = ledger, tables, artist
        self._people = ledger.people
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._private: dict[tuple[int, int], int] = {}

    def due(self, table: Table, view: PlayerView, rows: Rows, seat: int) -> bool:
        """Whether the windows of a seat have to be looked after; `view` is the public one."""
        place, row = table.seats[seat], rows.get(("hand", seat))
        if (table.id, seat) in self._private:
            return True
        if place.owner is None or table.over or place.person is None:
            return row is not None
        if row is None or row.hand != view.number:
            return True
        free = self._ledger.wire.free(row.message_id)
        return row.version < table.version and (free or view.turn == seat)

    async def paint(self, table_id: int, seat: int, *, again: bool = False) -> None:
        """Bring the windows of a seat up to date; with `again` also those that are.

        :raises TableError: `no-table`, `not-running`.
        :raises UndeliveredError: if Discord did not take a message.
        """
        async with self._lock(table_id, seat):
            table, view, told = await self._tables.follow(table_id, seat, MOVES_BACK)
            rows = await self._ledger.rows(table_id)
            private = await self._update_private(table, view, told, rows)
            await self._update_direct(table, view, told, rows, private=private, again=again)

    async def _update_private(self, table: Table, view: PlayerView, told: Told, rows: Rows) -> bool:
        """Update the window that a player opened at the board, while that is possible; whether it was."""
        assert view.seat is not None
        message_id, owner = self._private.get((table.id, view.seat)), table.seats[view.seat].owner
        if message_id is None or owner is None:
            return False
        reader = await self._people.absent(owner.id, table.language)
        screen = await self._screen(table, view, reader, told, rows)
        if await self._ledger.wire.edit_free(message_id, screen) and not table.over:
            return True
        self._private.pop((table.id, view.seat), None)
        return False

    async def _update_direct(
        self, table: Table, view: PlayerView, told: Told, rows: Rows, *, private: bool, again: bool
    ) -> None:
        assert view.seat is not None
        seat, row = table.seats[view.seat], rows.get(("hand", view.seat))
        if row is not None and (row.hand != view.number or table.over or not _belongs(row, seat.owner)):
            w = (await self._people.absent(row.user_id or 0, table.language)).words
            board = _board_url(table, rows)
            await self._ledger.edit_last(row, closed_window(table, view, w, row.hand, board))
            await self._ledger.forget(row)
            row = None
        if seat.owner is None or table.over:
            return
        reader = await self._people.absent(seat.owner.id, table.language)
        if seat.person is None:
            if row is not None:
                await self._ledger.edit_last(
                    row, away_window(table, view, reader.words, _board_url(table, rows))
                )
                await self._ledger.forget(row)
        elif row is None:
            await self._post(table, view, seat.owner, await self._screen(table, view, reader, told, rows))
        elif again or (
            row.version < table.version
            and (self._ledger.wire.free(row.message_id) or (view.my_turn and not private))
        ):
            screen = await self._screen(table, view, reader, told, rows)
            if not await self._ledger.edit(row, screen, table.version):
                await self._post(table, view, seat.owner, screen)

    async def _post(self, table: Table, view: PlayerView, owner: Person, screen: Screen) -> None:
        channel_id = await self._ledger.direct_channel(owner)
        if channel_id is not None:
            await self._ledger.post(
                table,
                "hand",
                screen,
                hand=view.number,
                channel_id=channel_id,
                seat=view.seat,
                person=owner,
            )

    async def answer(
        self, interaction: Interaction, table_id: int, seat: int, *, note: str | None = None, page: str = ""
    ) -> None:
        """Answer an acknowledged interaction with the player's window: in place, where it was touched.

        :raises TableError: `no-table`, `not-running`.
        """
        async with self._lock(table_id, seat):
            table, view, told = await self._tables.follow(table_id, seat, MOVES_BACK)
            rows, reader = await self._ledger.rows(table_id), await self._people.reader(interaction)
            message, row = interaction.message, rows.get(("hand", seat))
            direct = message is not None and not message.flags.ephemeral
            here = row if message is not None and row is not None and row.message_id == message.id else None
            current = not table.over and (not direct or (here is not None and here.hand == view.number))
            if current:
                screen = await self._screen(table, view, reader, told, rows, note=note, page=page)
            else:
                number = here.hand if here is not None else view.number if table.over else 0
                board = _board_url(table, rows)
                screen = closed_window(table, view, reader.words, number, board, note)
            shown = await interaction.edit_original_response(view=screen.view, attachments=screen.files())
            if here is not None:
                await self._note_direct(here, table, current)
            elif not direct:
                self._keep(table_id, seat, shown.id, interaction, followup=False)

    async def _note_direct(self, row: Shown, table: Table, current: bool) -> None:
        if current:
            await self._ledger.remember(replace(row, version=table.version))
            self._private.pop((table.id, row.seat or 0), None)  # the direct message is in use again
        else:
            await self._ledger.forget(row)

    async def open(self, interaction: Interaction, table_id: int, seat: int) -> None:
        """Answer a touch of a board, acknowledged, with a private window beside it.

        :raises TableError: `no-table`, `not-running`.
        """
        async with self._lock(table_id, seat):
            table, view, told = await self._tables.follow(table_id, seat, MOVES_BACK)
            rows, reader = await self._ledger.rows(table_id), await self._people.reader(interaction)
            screen = await self._screen(table, view, reader, told, rows)
            message = await interaction.followup.send(
                view=screen.view, files=screen.files(), ephemeral=True, wait=True
            )
            self._keep(table_id, seat, message.id, interaction, followup=True)

    def _keep(
        self, table_id: int, seat: int, message_id: int, interaction: Interaction, *, followup: bool
    ) -> None:
        self._ledger.wire.lend(message_id, interaction, followup=followup)
        self._private[table_id, seat] = message_id

    async def _screen(
        self,
        table: Table,
        view: PlayerView,
        reader: Reader,
        told: Told,
        rows: Rows,
        *,
        note: str | None = None,
        page: str = "",
    ) -> Screen:
        assert view.seat is not None
        board, w, style = _board_url(table, rows), reader.words, reader.style
        if table.over:
            return closed_window(table, view, w, view.number, board, note)
        extras = Extras(
            news=news(since_last_move(told, view.seat), view, seat_names(table.seats), w),
            note=note,
            page=page,
            board=board,
            table=await self._artist.table(table, view, w, style),
            hand=await self._artist.hand(view, w, style) if cards_above(view) else None,
            style=style,
            asks=reader.asks,
        )
        return hand_window(table, view, w, extras)

    def _lock(self, table_id: int, seat: int) -> asyncio.Lock:
        return self._locks.setdefault((table_id, seat), asyncio.Lock())


def _board_url(table: Table, rows: Rows) -> str | None:
    row = rows.get(("board", None))
    return message_url(row, table.guild_id) if row else None


def _belongs(row: Shown, owner: Person | None) -> bool:
    return owner is not None and row.user_id == owner.id
