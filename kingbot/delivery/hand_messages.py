"""Hand windows: one live window for each person and table, by direct message or opened in the channel.

A window is always made from its reader's own view, and belongs to the person, never to the seat: whoever no
longer owns a seat gets the closed form. It is edited whenever that is free, else when its reader is awaited.
A new hand of play gets a new direct message, and the old one is closed. While somebody plays from a window
that they opened in the channel, the direct message only shows the way back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

from kingbot.delivery.discord_api import Interaction
from kingbot.delivery.hand_composer import HandComposer
from kingbot.delivery.messages import Messages
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.table_state import TableState, load_state
from kingbot.store.messages import MessageRow
from kingbot.tables.model import TableError
from kingbot.tables.service import Tables
from kingbot.ui.controls import is_public_message
from kingbot.ui.errors import Refused, error_text
from kingbot.ui.hand_closed import HERE
from kingbot.ui.reader import Reader

KIND: Final = "hand"


@dataclass(frozen=True, slots=True)
class _Ephemeral:
    """A window that somebody opened in the channel, and the version of the table that it shows."""

    message_id: int
    version: int


class HandMessages:
    """Shows hands. What it knows of windows in channels is lost with a restart, as Discord has it."""

    def __init__(self, messages: Messages, tables: Tables, pictures: Pictures) -> None:
        self._messages, self._tables = messages, tables
        self._api, self._people = messages.api, messages.people
        self._composer = HandComposer(pictures)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._ephemerals: dict[tuple[int, int], _Ephemeral] = {}
        self._folded: set[tuple[int, int]] = set()  # whose direct message only shows the way back

    # ----------------------------------------------------------- keeping them up to date

    def due(self, state: TableState) -> Iterable[int]:
        """Whose windows have to be looked after."""
        table = state.table
        people = {seat.owner.id for seat in table.seats if seat.owner is not None}
        people |= {user_id for kind, user_id in state.messages if kind == KIND}
        people |= {user_id for table_id, user_id in self._ephemerals if table_id == table.id}
        return (user_id for user_id in sorted(people) if self._is_due(state, user_id))

    def free(self, state: TableState) -> Iterable[int]:
        """Whose windows are out of date and can be edited by token, which does not count as a message."""
        for user_id in self.due(state):
            row = state.messages.get((KIND, user_id))
            in_channel = (state.table.id, user_id) in self._ephemerals
            if (
                row is not None
                and not _is_over(row, state)
                and (in_channel or self._api.has_token(row.message_id))
            ):
                yield user_id

    def _is_due(self, state: TableState, user_id: int) -> bool:
        table, row = state.table, state.messages.get((KIND, user_id))
        if (table.id, user_id) in self._ephemerals:
            return True
        if table.over or not _plays(state, user_id):
            return row is not None
        if row is None or _is_over(row, state):
            return True
        free = self._api.has_token(row.message_id)
        return row.version < table.version and (free or _is_awaited(state, user_id))

    async def update(self, state: TableState, user_id: int, *, again: bool = False) -> None:
        """Bring somebody's windows up to this state; with `again` also those that are.

        :raises DeliveryError: if Discord did not take a message.
        """
        async with self._lock(state.table.id, user_id):
            row = state.messages.get((KIND, user_id))
            if row is None or _is_over(row, state):  # something may have been posted meanwhile
                state = replace(state, messages=await self._messages.of_table(state.table.id))
            in_channel = await self._update_ephemeral(state, user_id, again=again)
            await self._update_direct(state, user_id, in_channel=in_channel, again=again)

    async def _update_ephemeral(self, state: TableState, user_id: int, *, again: bool) -> bool:
        """Update the window that somebody opened in the channel; whether they can play from it."""
        key = state.table.id, user_id
        window = self._ephemerals.get(key)
        if window is None:
            return False
        if window.version >= state.table.version and not again:
            return self._api.has_token(window.message_id)
        screen = await self._composer.window(state, user_id, state.reader(user_id))
        edited = await self._api.edit_by_token(window.message_id, screen)
        if edited and not state.table.over and state.table.seat_of(user_id) is not None:
            self._ephemerals[key] = _Ephemeral(window.message_id, state.table.version)
            return True
        del self._ephemerals[key]
        return False

    async def _update_direct(self, state: TableState, user_id: int, *, in_channel: bool, again: bool) -> None:
        row = state.messages.get((KIND, user_id))
        if row is not None and _is_over(row, state):
            await self._close_direct(state, row)
            row = None
        if state.table.over or not _plays(state, user_id):
            return
        if row is None:
            await self._post(state, user_id)
        elif in_channel:
            if (state.table.id, user_id) not in self._folded:
                await self._fold_direct(state, row)
        elif again or self._is_outdated(row, state, user_id):
            self._folded.discard((state.table.id, user_id))
            screen = await self._composer.window(state, user_id, state.reader(user_id))
            if not await self._messages.edit(row, screen, state.table.version):
                await self._post(state, user_id, replaces=row)

    def _is_outdated(self, row: MessageRow, state: TableState, user_id: int) -> bool:
        if (state.table.id, user_id) in self._folded:
            return True
        free = self._api.has_token(row.message_id)
        return row.version < state.table.version and (free or _is_awaited(state, user_id))

    async def _fold_direct(self, state: TableState, row: MessageRow) -> None:
        screen = self._composer.elsewhere(state, state.reader(row.user_id))
        if await self._messages.edit(row, screen, state.table.version):
            self._folded.add((row.table_id, row.user_id))

    async def _close_direct(self, state: TableState, row: MessageRow) -> None:
        """Leave the result of its hand in a direct message, or the closed form, and forget it."""
        table, view, reader = state.table, state.view, state.reader(row.user_id)
        assert view is not None
        if table.seat_of(row.user_id) is None:
            screen = self._composer.not_yours(state, reader)
        elif not table.over and row.hand == view.number:
            screen = self._composer.away(state, reader)
        else:
            screen = self._composer.ended(state, row.user_id, reader, row.hand)
        await self._messages.edit_last(row, screen)
        await self._messages.forget(row)
        self._folded.discard((row.table_id, row.user_id))

    async def _post(self, state: TableState, user_id: int, replaces: MessageRow | None = None) -> None:
        channel_id = await self._messages.dm_channel(user_id)
        if channel_id is None or state.view is None:
            return
        screen = await self._composer.window(state, user_id, state.reader(user_id))
        await self._messages.post(
            state.table,
            KIND,
            screen,
            hand=state.view.number,
            channel_id=channel_id,
            reader=user_id,
            replaces=replaces,
        )
        self._folded.discard((state.table.id, user_id))

    # ------------------------------------------------------------ answering interactions

    async def answer(
        self,
        interaction: Interaction,
        table_id: int,
        *,
        error: Refused | None = None,
        page: str = "",
        beside: bool = False,
    ) -> TableState:
        """Answer an acknowledged interaction with this person's window, and return the state it shows.

        It takes the place of the window that was clicked on; `beside` a public message a private one is
        opened. Whoever has no seat gets the closed form. The other windows of this person are folded.

        :raises TableError: `no-table`, `not-running`.
        """
        user_id = interaction.user.id
        async with self._lock(table_id, user_id):
            state = await load_state(self._tables, self._messages, table_id, waiting_for=user_id)
            if state.snapshot is None:
                raise TableError("not-running", {"status": state.table.status})
            settings = state.settings.get(user_id)
            reader = await self._people.reader(interaction, settings)
            note = error_text(error, reader.words, state.table) if error is not None else None
            if beside or is_public_message(interaction):
                await self._open_ephemeral(interaction, state, reader, note)
            else:
                await self._answer_in_place(interaction, state, reader, note, page)
            return replace(state, messages=self._messages.refreshed(state.messages))

    async def _open_ephemeral(
        self, interaction: Interaction, state: TableState, reader: Reader, note: str | None
    ) -> None:
        screen = await self._composer.window(state, interaction.user.id, reader, note=note)
        message_id = await self._api.respond(interaction, screen)
        self._api.keep_token(message_id, interaction, followup=_is_click(interaction))
        await self._play_from(state, interaction.user.id, message_id)

    async def _answer_in_place(
        self, interaction: Interaction, state: TableState, reader: Reader, note: str | None, page: str
    ) -> None:
        user_id, message = interaction.user.id, interaction.message
        row = state.messages.get((KIND, user_id))
        direct = message is not None and not message.flags.ephemeral
        here = row if message is not None and row is not None and row.message_id == message.id else None
        live = here is not None and not _is_over(here, state) if direct else not state.table.over
        if live:
            page = "" if page == HERE else page
            elsewhere = next((each for each in state.waiting if each != state.table.id), None)
            other_table = None if _is_awaited(state, user_id) else elsewhere
            screen = await self._composer.window(
                state, user_id, reader, note=note, page=page, other_table=other_table
            )
        else:
            view = state.view
            number = here.hand if here else view.number if view and state.table.over else 0
            screen = self._composer.ended(state, user_id, reader, number, note)
        message_id = await self._api.respond_in_place(interaction, screen)
        if here is not None and live:
            await self._messages.note(replace(here, version=state.table.version))
            await self._play_from(state, user_id, None)
        elif here is not None:
            await self._messages.forget(here)
        elif live and not direct:
            self._api.keep_token(message_id, interaction)
            await self._play_from(state, user_id, message_id)

    async def _play_from(self, state: TableState, user_id: int, message_id: int | None) -> None:
        """Make a window in the channel, or with None the direct message, the live one; fold the others."""
        key = state.table.id, user_id
        before = self._ephemerals.pop(key, None)
        if before is not None and before.message_id != message_id:
            await self._api.edit_by_token(
                before.message_id, self._composer.elsewhere(state, state.reader(user_id))
            )
        if message_id is None:
            self._folded.discard(key)
        elif state.table.seat_of(user_id) is not None and not state.table.over:
            self._ephemerals[key] = _Ephemeral(message_id, state.table.version)

    async def close_all(self, user_id: int) -> None:
        """Close all windows of a person who leaves for good, at all tables."""
        tables = {table_id for table_id, owner in self._ephemerals if owner == user_id}
        tables |= {row.table_id for row in await self._messages.of_person(user_id) if row.kind == KIND}
        for table_id in sorted(tables):
            state = await load_state(self._tables, self._messages, table_id)
            await self.update(state, user_id, again=True)

    def _lock(self, table_id: int, user_id: int) -> asyncio.Lock:
        return self._locks.setdefault((table_id, user_id), asyncio.Lock())


def _plays(state: TableState, user_id: int) -> bool:
    """Whether somebody owns a seat and plays it themselves."""
    seat = state.table.seat_of(user_id)
    return seat is not None and seat.person is not None


def _is_awaited(state: TableState, user_id: int) -> bool:
    """Whether it is the turn of somebody's seat."""
    seat, view = state.table.seat_of(user_id), state.view
    return seat is not None and view is not None and view.turn == seat.number


def _is_over(row: MessageRow, state: TableState) -> bool:
    """Whether a direct message has served its time: its hand or its reader's part in the match is over."""
    view = state.view
    return state.table.over or view is None or row.hand < view.number or not _plays(state, row.user_id)


def _is_click(interaction: Interaction) -> bool:
    return interaction.message is not None
