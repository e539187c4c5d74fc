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

from kingbot.delivery.hand_composer import HandComposer
from kingbot.delivery.messages import Messages, Rows, message_url
from kingbot.delivery.pictures import Pictures
from kingbot.engine.view import PlayerView
from kingbot.store.messages import ShownMessage
from kingbot.tables.model import Person, Table
from kingbot.tables.service import Tables
from kingbot.tables.snapshot import Snapshot
from kingbot.ui.controls import is_public_message
from kingbot.ui.hand import bot_plays_screen
from kingbot.ui.layout import Screen
from kingbot.ui.reader import Reader

MOVES_BACK: Final = 90  # how far the news of a window may reach

Interaction = discord.Interaction[Any]


class HandMessages:
    """Shows hands. What it knows of windows opened at the board is lost with a restart, as Discord has it."""

    def __init__(self, ledger: Messages, tables: Tables, artist: Pictures) -> None:
        self._ledger, self._tables, self._composer = ledger, tables, HandComposer(artist)
        self._people = ledger.people
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._private: dict[tuple[int, int], tuple[int, int]] = {}  # message and version

    def due(self, table: Table, view: PlayerView, rows: Rows, seat: int) -> bool:
        """Whether the windows of a seat have to be looked after; `view` is the public one."""
        place, row = table.seats[seat], rows.get(("hand", seat))
        if (table.id, seat) in self._private:
            return True
        if place.owner is None or table.over or place.person is None:
            return row is not None
        if row is None or self._over(row, table, view):
            return True
        free = self._ledger.wire.free(row.message_id)
        return row.version < table.version and (free or view.turn == seat)

    async def paint(self, moment: Snapshot, rows: Rows, seat: int, *, again: bool = False) -> None:
        """Bring the windows of a seat up to this moment; with `again` also those that are.

        :raises UndeliveredError: if Discord did not take a message.
        """
        table, view = moment.table, moment.seats[seat]
        async with self._lock(table.id, seat):
            row = rows.get(("hand", seat))
            if row is None or self._over(row, table, view):  # something may have been posted meanwhile
                rows = await self._ledger.rows(table.id)
            private = await self._update_private(moment, rows, seat, again=again)
            await self._update_direct(moment, rows, seat, private=private, again=again)

    async def _update_private(self, moment: Snapshot, rows: Rows, seat: int, *, again: bool) -> bool:
        """Update the window that a player opened at the board, while that is possible; whether it was."""
        table = moment.table
        message_id, version = self._private.get((table.id, seat), (0, 0))
        owner = table.seats[seat].owner
        if not message_id or owner is None:
            return False
        if version >= table.version and not again:
            return self._ledger.wire.free(message_id)
        reader = await self._people.absent(owner.id, table.language)
        screen = await self._screen(moment, rows, seat, reader)
        if await self._ledger.wire.edit_free(message_id, screen) and not table.over:
            self._private[table.id, seat] = message_id, table.version
            return True
        self._private.pop((table.id, seat), None)
        return False

    async def _update_direct(
        self, moment: Snapshot, rows: Rows, seat: int, *, private: bool, again: bool
    ) -> None:
        table, view, place = moment.table, moment.seats[seat], moment.table.seats[seat]
        row = rows.get(("hand", seat))
        if row is not None and self._over(row, table, view):
            await self._finish(moment, rows, row)
            row = None
        if place.owner is None or place.person is None or table.over:
            return
        if row is None:
            await self._post(moment, rows, seat, place.owner)
        elif again or (row.version < table.version and self._to_edit(row, view, private=private)):
            reader = await self._people.absent(place.owner.id, table.language)
            screen = await self._screen(moment, rows, seat, reader)
            if not await self._ledger.edit(row, screen, table.version):
                await self._post(moment, rows, seat, place.owner)

    def _to_edit(self, row: ShownMessage, view: PlayerView, *, private: bool) -> bool:
        return self._ledger.wire.free(row.message_id) or (view.my_turn and not private)

    @staticmethod
    def _over(row: ShownMessage, table: Table, view: PlayerView) -> bool:
        """Whether a direct message has served its time: its hand or its owner's part in the match is over."""
        person = table.seats[row.seat or 0].person
        return row.hand < view.number or table.over or person is None or person.id != row.user_id

    async def _finish(self, moment: Snapshot, rows: Rows, row: ShownMessage) -> None:
        table, view, board = moment.table, moment.seats[row.seat or 0], _board_url(moment.table, rows)
        reader = await self._people.absent(row.user_id or 0, table.language)
        owner = table.seats[row.seat or 0].owner
        if not table.over and owner is not None and owner.id == row.user_id and row.hand == view.number:
            screen = bot_plays_screen(table, view, reader.words, board)
        else:
            screen = self._composer.closed(moment, row.seat or 0, reader, board, row.hand)
        await self._ledger.edit_last(row, screen)
        await self._ledger.forget(row)

    async def _post(self, moment: Snapshot, rows: Rows, seat: int, owner: Person) -> None:
        table, view = moment.table, moment.seats[seat]
        channel_id = await self._ledger.direct_channel(owner)
        if channel_id is None:
            return
        screen = await self._screen(moment, rows, seat, await self._people.absent(owner.id, table.language))
        await self._ledger.post(
            table, "hand", screen, hand=view.number, channel_id=channel_id, seat=seat, person=owner
        )

    async def answer(
        self, interaction: Interaction, table_id: int, seat: int, *, note: str | None = None, page: str = ""
    ) -> None:
        """Answer an acknowledged interaction with the player's window: in place, where it was touched.

        :raises TableError: `no-table`, `not-running`.
        """
        if is_public_message(interaction):  # no control of a window stands there: it was made up
            await self.open(interaction, table_id, seat, note=note)
            return
        async with self._lock(table_id, seat):
            moment = await self._tables.queries.snapshot(table_id, MOVES_BACK)
            table, view = moment.table, moment.seats[seat]
            rows, reader = await self._ledger.rows(table_id), await self._people.reader(interaction)
            message, row = interaction.message, rows.get(("hand", seat))
            direct = message is not None and not message.flags.ephemeral
            here = row if message is not None and row is not None and row.message_id == message.id else None
            current = not table.over and (not direct or (here is not None and here.hand == view.number))
            if current:
                other_table = None if view.my_turn else await self._elsewhere(interaction.user.id, table_id)
                screen = await self._screen(
                    moment, rows, seat, reader, note=note, page=page, other_table=other_table
                )
            else:
                number = here.hand if here is not None else view.number if table.over else 0
                board = _board_url(table, rows)
                screen = self._composer.closed(moment, seat, reader, board, number, note)
            shown = await interaction.edit_original_response(view=screen.view, attachments=screen.files())
            if here is not None:
                await self._note_direct(here, table, current)
            elif not direct:
                self._keep(table, seat, shown.id, interaction, followup=False)

    async def _note_direct(self, row: ShownMessage, table: Table, current: bool) -> None:
        if current:
            await self._ledger.note(replace(row, version=table.version))
            self._private.pop((table.id, row.seat or 0), None)  # the direct message is in use again
        else:
            await self._ledger.forget(row)

    async def open(
        self, interaction: Interaction, table_id: int, seat: int, *, note: str | None = None
    ) -> None:
        """Answer a touch of a board, acknowledged, with a private window beside it.

        :raises TableError: `no-table`, `not-running`.
        """
        async with self._lock(table_id, seat):
            moment = await self._tables.queries.snapshot(table_id, MOVES_BACK)
            rows, reader = await self._ledger.rows(table_id), await self._people.reader(interaction)
            screen = await self._screen(moment, rows, seat, reader, note=note)
            message = await interaction.followup.send(
                view=screen.view, files=screen.files(), ephemeral=True, wait=True
            )
            self._keep(moment.table, seat, message.id, interaction, followup=True)

    def _keep(
        self, table: Table, seat: int, message_id: int, interaction: Interaction, *, followup: bool
    ) -> None:
        self._ledger.wire.lend(message_id, interaction, followup=followup)
        self._private[table.id, seat] = message_id, table.version

    async def _screen(
        self,
        moment: Snapshot,
        rows: Rows,
        seat: int,
        reader: Reader,
        *,
        note: str | None = None,
        page: str = "",
        other_table: int | None = None,
    ) -> Screen:
        board = _board_url(moment.table, rows)
        return await self._composer.window(
            moment, seat, reader, board, note=note, page=page, other_table=other_table
        )

    async def _elsewhere(self, person_id: int, table_id: int) -> int | None:
        """Another table that waits for somebody, the one that has waited longest."""
        others = [
            table.id
            for table in await self._tables.deadlines.tables_waiting_for(person_id)
            if table.id != table_id
        ]
        return others[0] if others else None

    def _lock(self, table_id: int, seat: int) -> asyncio.Lock:
        return self._locks.setdefault((table_id, seat), asyncio.Lock())


def _board_url(table: Table, rows: Rows) -> str | None:
    row = rows.get(("board", None))
    return message_url(row, table.guild_id) if row else None
