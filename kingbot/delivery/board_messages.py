"""The public messages of a table: its lobby, its board, and the result of its match."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

from kingbot.delivery.messages import Messages
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.table_state import TableState
from kingbot.i18n import words
from kingbot.settings import Settings
from kingbot.store.messages import EVERYBODY, MessageRow
from kingbot.tables.model import Status, Table
from kingbot.tables.service import Tables
from kingbot.ui.board import board, results_board
from kingbot.ui.layout import Screen
from kingbot.ui.lobby import lobby
from kingbot.ui.match_end import result, resumed
from kingbot.ui.names import seat_names
from kingbot.ui.score import hand_just_over
from kingbot.ui.time_text import time_lines
from kingbot.ui.verify import deal_line

LOBBY: Final = ("lobby", EVERYBODY)
BOARD: Final = ("board", EVERYBODY)
RESULT: Final = ("result", EVERYBODY)

Postpone = Callable[[int, float], None]
"""Has a table shown again after so many seconds."""


class BoardMessages:
    """Posts and edits what everybody sees of a table."""

    def __init__(
        self,
        messages: Messages,
        tables: Tables,
        pictures: Pictures,
        settings: Settings,
        postpone: Postpone,
        is_watched: Callable[[int], bool],
    ) -> None:
        """Make boards; one does not move while its table `is_watched` from private windows in the channel."""
        self._messages, self._tables, self._pictures = messages, tables, pictures
        self._settings, self._postpone, self._is_watched = settings, postpone, is_watched
        self._edited: dict[int, float] = {}  # when a board was edited last, by the loop's clock
        self._written: Counter[int] = Counter()  # messages of others in a channel since its board was posted

    async def update_lobby(self, state: TableState) -> None:
        """Bring the lobby up to date, or close it.

        :raises DeliveryError: if Discord did not take a message.
        """
        table, row = state.table, await self._messages.find(state.table.id, *LOBBY)
        if row is None:
            return
        screen = await self.lobby_screen(table)
        if table.status is not Status.LOBBY:
            await self._messages.edit_last(row, screen)
            await self._messages.forget(row)
        elif not await self._messages.edit(row, screen, table.version):
            await self.post_lobby(table, replaces=row)

    async def lobby_screen(self, table: Table) -> Screen:
        """The lobby as it is now, with the house rules that its server has saved."""
        w = words(table.language)
        house_rules = (await self._messages.people.server(table.guild_id)).house_rules
        picture = await self._pictures.lobby(table, w) if table.status is Status.LOBBY else None
        return lobby(table, w, house_rules, picture)

    async def post_lobby(self, table: Table, replaces: MessageRow | None = None) -> None:
        """Post a table's lobby in its channel.

        :raises DeliveryError: if that cannot be done.
        """
        screen = await self.lobby_screen(table)
        await self._messages.post(table, "lobby", screen, replaces=replaces)

    async def update_board(self, state: TableState) -> None:
        """Bring the board up to date; when the match is over, its results are what is left of it.

        :raises DeliveryError: if Discord did not take a message.
        """
        table, row = state.table, await self._messages.find(state.table.id, *BOARD)
        if not table.open:
            if row is not None:
                await self._shrink(state, row)
            self._edited.pop(table.id, None)
        elif row is None:
            await self._post_board(state, None)
        elif row.version < table.version and not await self._edit_board(row, state):
            await self._post_board(state, row)
            await self._messages.api.delete(row.channel_id, row.message_id)

    async def repost(self, state: TableState) -> None:
        """Post the lobby, or the board, anew at the end of its channel; the old one goes.

        :raises DeliveryError: if that cannot be done.
        """
        table = state.table
        row = await self._messages.find(table.id, *(LOBBY if table.status is Status.LOBBY else BOARD))
        if table.status is Status.LOBBY:
            await self.post_lobby(table, replaces=row)
        elif state.view is not None and table.open:
            await self._post_board(state, row)
        if row is not None:
            await self._messages.api.delete(row.channel_id, row.message_id)

    async def update_result(self, state: TableState) -> None:
        """Post the result of a match that is over or closed, once.

        When a closed match is taken up again its message says so, and a new one comes at the end; when it can
        no longer be taken up, all is said that was a secret till then.

        :raises DeliveryError: if Discord did not take a message.
        """
        table, view = state.table, state.view
        row, w = await self._messages.find(table.id, *RESULT), words(table.language)
        if view is None or (row is not None and row.version >= table.version):
            return
        if table.open:
            if row is not None:
                await self._messages.edit_last(row, resumed(table, w))
                await self._messages.forget(row)
            return
        is_over = table.status is Status.FINISHED and self._may_attach(table)
        picture = await self._pictures.end(table, view, w) if is_over else None
        hints = state.snapshot.open.hints if state.snapshot is not None else None
        screen = result(table, view, w, picture, hints)
        if row is None:
            await self._messages.post(table, "result", screen, hand=view.number)
        elif not await self._messages.edit(row, screen, table.version):
            await self._messages.forget(row)

    def count_message(self, channel_id: int) -> None:
        """Note that somebody has written in a channel."""
        self._written[channel_id] += 1

    async def _shrink(self, state: TableState, row: MessageRow) -> None:
        table, view, w = state.table, state.view, words(state.table.language)
        assert view is not None
        last = hand_just_over(view) if self._may_attach(table) else None
        picture = await self._pictures.hand_result(table, view, last.number, w) if last else None
        await self._messages.edit_last(row, results_board(table, view, w, picture))
        await self._messages.forget(row)

    async def _edit_board(self, row: MessageRow, state: TableState) -> bool:
        """Edit the board where it is, now or when that may be; False if it has to be posted anew."""
        scrolled_away = self._written[row.channel_id] >= self._settings.scrolled_away
        if scrolled_away and not self._is_watched(row.table_id):
            return False
        if self._too_soon(row):
            return True
        return await self._messages.edit(row, await self._board(state), state.table.version)

    async def _post_board(self, state: TableState, replaces: MessageRow | None) -> None:
        table, view = state.table, state.view
        assert view is not None
        screen = await self._board(state)
        await self._messages.post(table, "board", screen, hand=view.number, replaces=replaces)
        self._written[table.channel_id] = 0

    async def _board(self, state: TableState) -> Screen:
        table, snapshot, w = state.table, state.snapshot, words(state.table.language)
        assert snapshot is not None
        time = time_lines(snapshot.open, seat_names(table.seats), w)
        view, last, attach = snapshot.public, hand_just_over(snapshot.public), self._may_attach(table)
        picture = await self._pictures.table(table, view, w) if attach else None
        result = await self._pictures.hand_result(table, view, last.number, w) if last and attach else None
        deal = deal_line(snapshot.open, w, last.number if last else None)
        return self._pictures.replace_cards(board(table, view, w, picture, time, result, deal), w)

    def _may_attach(self, table: Table) -> bool:
        """Whether files may be sent to the table's channel; words do without."""
        return not self._messages.api.missing_permissions(table.channel_id).attach_files

    def _too_soon(self, row: MessageRow) -> bool:
        """Whether the board must wait before it is edited again; it is then postponed till it may be."""
        if self._messages.api.has_token(row.message_id):
            return False
        now = asyncio.get_running_loop().time()
        wait = self._edited.get(row.table_id, -60.0) + self._settings.board_pause - now
        if wait > 0:
            self._postpone(row.table_id, wait)
            return True
        self._edited[row.table_id] = now
        return False
