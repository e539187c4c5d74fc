"""Hand windows: one live window for each person and table, by direct message or opened in the channel.

A window is always made from its reader's own view, and belongs to the person, never to the seat: whoever no
longer owns a seat gets the closed form. It is edited whenever that is free, else when its reader is awaited
or a hand begins. It serves for the whole match, and stays on the page that was opened in it. While somebody
plays from a window that they opened in the channel, no direct message is posted, and one that is there only
shows the way back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

from kingbot.delivery.discord_api import DeliveryError, Interaction
from kingbot.delivery.hand_composer import HandComposer
from kingbot.delivery.messages import Messages
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.shards import Shards
from kingbot.delivery.table_state import TableState, load_state
from kingbot.store.messages import MessageRow
from kingbot.tables.model import TableError
from kingbot.tables.service import Tables
from kingbot.ui.controls import is_public_message
from kingbot.ui.errors import Refused, UserError, error_text
from kingbot.ui.hand_closed import HERE
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.pages import is_page
from kingbot.ui.reader import Reader

KIND: Final = "hand"
HERE_FOR: Final = timedelta(minutes=2)  # how long somebody counts as present after a press in the channel


@dataclass(frozen=True, slots=True)
class _Ephemeral:
    """A window that somebody opened in the channel, the version it shows, and when it was last `pressed`."""

    message_id: int
    version: int
    pressed: datetime


class HandMessages:
    """Shows hands. What it knows of windows in channels is lost with a restart, as Discord has it."""

    def __init__(self, messages: Messages, tables: Tables, pictures: Pictures, shards: Shards) -> None:
        self._messages, self._tables, self._shards = messages, tables, shards
        self._api, self._people = messages.api, messages.people
        self._composer = HandComposer(tables, pictures)
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._ephemerals: dict[tuple[int, int], _Ephemeral] = {}
        self._folded: set[tuple[int, int]] = set()  # whose direct message only shows the way back
        self._pages: dict[tuple[int, int], str] = {}  # the page that a window is on, if it is not the hand

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
        if not table.open or not _plays(state, user_id):
            return row is not None
        return row is None or self._is_outdated(row, state, user_id)

    def _is_outdated(self, row: MessageRow, state: TableState, user_id: int) -> bool:
        """Whether a direct message shows an earlier state, and now is the time to edit it."""
        if row.version >= state.table.version:
            return False
        return self._api.has_token(row.message_id) or _is_awaited(state, user_id) or _is_new_hand(row, state)

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

    async def update_in_channel(self, state: TableState, user_id: int) -> None:
        """Bring the window up to this state that somebody opened in a channel, and none else of theirs."""
        async with self._lock(state.table.id, user_id):
            await self._update_ephemeral(state, user_id, again=False)

    async def _update_ephemeral(self, state: TableState, user_id: int, *, again: bool) -> bool:
        """Update the window that somebody opened in the channel; whether they can play from it."""
        key = state.table.id, user_id
        window = self._ephemerals.get(key)
        if window is None:
            return False
        if window.version >= state.table.version and not again:
            return self._api.has_token(window.message_id)
        screen = await self._window(state, user_id)
        edited = await self._api.edit_by_token(window.message_id, screen)
        if edited and state.table.open and state.table.seat_of(user_id) is not None:
            self._ephemerals[key] = replace(window, version=state.table.version)
            return True
        del self._ephemerals[key]
        return False

    async def _update_direct(self, state: TableState, user_id: int, *, in_channel: bool, again: bool) -> None:
        key, row, view = (state.table.id, user_id), state.messages.get((KIND, user_id)), state.view
        if row is not None and _is_over(row, state):
            await self._close_direct(state, row)
            row = None
        if not state.table.open or view is None or not _plays(state, user_id):
            self._pages.pop(key, None)
        elif in_channel:
            if row is not None and key not in self._folded:
                await self._fold_direct(state, row)
        elif row is None:
            await self._post(state, user_id)
        elif again or key in self._folded or self._is_outdated(row, state, user_id):
            self._folded.discard(key)
            is_new_hand = _is_new_hand(row, state)
            if is_new_hand and await self._is_buried(row):
                await self._replace(state, row)
                return
            screen = await self._window(state, user_id)
            try:
                edited = await self._messages.edit(row, screen, state.table.version, hand=view.number)
            except DeliveryError:
                if not is_new_hand:
                    raise
                await self._replace(state, row)  # a new hand does not wait until Discord edits again
                return
            if not edited:
                await self._post(state, user_id, replaces=row)

    async def _replace(self, state: TableState, row: MessageRow) -> None:
        """Post a new direct message in the place of one, which is deleted."""
        if await self._post(state, row.user_id, replaces=row):
            await self._api.delete(row.channel_id, row.message_id)

    async def _is_buried(self, row: MessageRow) -> bool:
        """Whether windows of other tables have been posted below a direct message."""
        others = await self._messages.of_person(row.user_id)
        return any(each.kind == KIND and each.message_id > row.message_id for each in others)

    async def _window(self, state: TableState, user_id: int) -> Screen | PrivateScreen:
        """Somebody's window as they have it open, for an edit that they have not asked for."""
        page = self._pages.get((state.table.id, user_id), "")
        return await self._composer.window(state, user_id, state.reader(user_id), page=page)

    async def _fold_direct(self, state: TableState, row: MessageRow) -> None:
        screen = self._composer.elsewhere(state, state.reader(row.user_id))
        if await self._messages.edit(row, screen, state.table.version):
            self._folded.add((row.table_id, row.user_id))

    async def _close_direct(self, state: TableState, row: MessageRow) -> None:
        """Leave the results of the match in a direct message, or the closed form, and forget it."""
        screen = await self._without_hand(state, row.user_id, state.reader(row.user_id))
        await self._messages.edit_last(row, screen)
        await self._messages.forget(row)
        self._folded.discard((row.table_id, row.user_id))

    async def _without_hand(
        self, state: TableState, user_id: int, reader: Reader, note: str | None = None
    ) -> Screen:
        """What a message shows that is no window of somebody's any more."""
        if state.table.open and state.table.seat_of(user_id) is not None and not _plays(state, user_id):
            return self._composer.away(state, reader)
        return await self._composer.ended(state, user_id, reader, note)

    async def _post(self, state: TableState, user_id: int, replaces: MessageRow | None = None) -> bool:
        """Post somebody's window by direct message; False if they take none."""
        channel_id = await self._messages.dm_channel(user_id)
        if channel_id is None or state.view is None:
            return False
        screen = await self._window(state, user_id)
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
        return True

    # ------------------------------------------------------------ answering interactions

    async def answer(
        self,
        interaction: Interaction,
        table_id: int,
        *,
        error: Refused | UserError | None = None,
        note: str | None = None,
        page: str = "",
        beside: bool = False,
    ) -> TableState:
        """Answer an acknowledged interaction with this person's window, and return the state it shows.

        It takes the place of the window that was clicked on; `beside` a public message a private one is
        opened. Whoever has no seat gets the closed form. The other windows of this person are folded.
        It shows their hand or a `page` (`kingbot.ui.pages`), with an `error` or a `note` on their click.

        :raises TableError: `no-table`, `not-running`.
        :raises UserError: as `HandComposer.window`.
        """
        user_id = interaction.user.id
        async with self._lock(table_id, user_id):
            state = await load_state(self._tables, self._messages, table_id, waiting_for=user_id)
            if state.snapshot is None:
                raise TableError("not-running", {"status": state.table.status})
            settings = state.settings.get(user_id)
            reader = await self._people.reader(interaction, settings)
            if error is not None:
                note = error_text(error, reader.words, state.table)
            if page == HERE:
                page = self._pages.get((table_id, user_id), "")
            if beside or is_public_message(interaction):
                await self._open_ephemeral(interaction, state, reader, note, page)
            else:
                state = await self._adopt(interaction, state)
                await self._answer_in_place(interaction, state, reader, note, page)
            self._pages.pop((table_id, user_id), None)
            if is_page(page):
                self._pages[table_id, user_id] = page
            if not self._shards.owns(state.table.guild_id):
                await self._messages.flush()  # the process whose table it is must know what is shown
            return replace(state, messages=self._messages.refreshed(state.messages))

    async def _open_ephemeral(
        self, interaction: Interaction, state: TableState, reader: Reader, note: str | None, page: str
    ) -> None:
        screen = await self._composer.window(state, interaction.user.id, reader, note=note, page=page)
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
        live = here is not None and not _is_over(here, state) if direct else state.table.open
        if live:
            elsewhere = next((each for each in state.waiting if each != state.table.id), None)
            other_table = None if _is_awaited(state, user_id) else elsewhere
            screen = await self._composer.window(
                state, user_id, reader, note=note, page=page, other_table=other_table
            )
        else:
            screen = await self._without_hand(state, user_id, reader, note)
        message_id = await self._api.respond_in_place(interaction, screen)
        if here is not None and live:
            assert state.view is not None
            await self._messages.note(replace(here, version=state.table.version, hand=state.view.number))
            await self._play_from(state, user_id, None)
        elif here is not None:
            await self._messages.forget(here)
        elif live and not direct:
            self._api.keep_token(message_id, interaction)
            await self._play_from(state, user_id, message_id)

    async def _adopt(self, interaction: Interaction, state: TableState) -> TableState:
        """Make an old direct message that was clicked on the window of somebody who plays and has no other.

        A new one could not be posted, or has not been yet.
        """
        message, user_id, table = interaction.message, interaction.user.id, state.table
        has_one = (KIND, user_id) in state.messages or (table.id, user_id) in self._ephemerals
        if (
            message is None
            or message.flags.ephemeral
            or has_one
            or not (table.open and _plays(state, user_id))
        ):
            return state
        if await self._messages.by_message(message.id):
            return state  # it is the window of another table
        where = {"channel_id": message.channel.id, "message_id": message.id}
        row = MessageRow(table_id=table.id, kind=KIND, user_id=user_id, version=0, **where)
        await self._messages.remember(row)
        return replace(state, messages={**state.messages, (KIND, user_id): row})

    async def _play_from(self, state: TableState, user_id: int, message_id: int | None) -> None:
        """Make a window in the channel, or with None the direct message, the live one.

        An earlier one in the channel is folded, or goes if the new one is there too.
        """
        key = state.table.id, user_id
        before = self._ephemerals.pop(key, None)
        if before is not None and before.message_id != message_id:
            if message_id is None:
                elsewhere = self._composer.elsewhere(state, state.reader(user_id))
                await self._api.edit_by_token(before.message_id, elsewhere)
            else:
                await self._api.delete_by_token(before.message_id)
        if message_id is None:
            self._folded.discard(key)
        elif state.table.seat_of(user_id) is not None and state.table.open:
            self._ephemerals[key] = _Ephemeral(message_id, state.table.version, self._tables.clock())

    async def refresh(self, table_id: int, user_id: int, kind: str) -> bool:
        """Bring a page of this kind up to date, if that is what somebody's window is on.

        :raises TableError: `no-table`.
        """
        if self._pages.get((table_id, user_id), "").partition(" ")[0] != kind:
            return False
        state = await load_state(self._tables, self._messages, table_id)
        await self.update(state, user_id, again=True)
        return state.table.open

    # ------------------------------------------------------------------- who is where

    async def is_window(self, interaction: Interaction, table_id: int) -> bool:
        """Whether the clicked message is this person's live window at a table."""
        user_id, message = interaction.user.id, interaction.message
        if message is None or is_public_message(interaction):
            return False
        if message.flags.ephemeral:
            return self.window_in_channel(table_id, user_id) == message.id
        row = await self._messages.find(table_id, KIND, user_id)
        return row is not None and row.message_id == message.id

    def in_channels(self, table_id: int) -> list[int]:
        """Who has a window of a table that they opened in a channel."""
        return [user_id for table, user_id in self._ephemerals if table == table_id]

    def forget(self, table_id: int) -> None:
        """Forget what the direct messages of a table show: another process edits them now."""
        self._folded = {key for key in self._folded if key[0] != table_id}
        for key in [key for key in self._pages if key[0] == table_id]:
            del self._pages[key]

    def window_in_channel(self, table_id: int, user_id: int) -> int | None:
        """The id of the window in the channel from which somebody plays; None if they play elsewhere."""
        window = self._ephemerals.get((table_id, user_id))
        return window.message_id if window is not None else None

    def present_until(self, table_id: int, user_id: int) -> datetime | None:
        """Until when somebody counts as present, after the last press in their window in the channel."""
        window = self._ephemerals.get((table_id, user_id))
        return window.pressed + HERE_FOR if window is not None else None

    def is_watched(self, table_id: int) -> bool:
        """Whether somebody is present in a window in the channel."""
        now = self._tables.clock()
        return any(
            table == table_id and now < window.pressed + HERE_FOR
            for (table, _), window in self._ephemerals.items()
        )

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
    """Whether a direct message has served its time: the match, or its reader's part in it, is over."""
    return not state.table.open or state.view is None or not _plays(state, row.user_id)


def _is_new_hand(row: MessageRow, state: TableState) -> bool:
    """Whether a hand has begun since a message was edited last."""
    return state.view is not None and row.hand < state.view.number


def _is_click(interaction: Interaction) -> bool:
    return interaction.message is not None
