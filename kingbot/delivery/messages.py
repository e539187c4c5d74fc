"""The messages of tables: sent, edited, deleted, and remembered in the store so that a restart finds them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.delivery.discord_api import DeliveryError, DiscordApi, Failure
from kingbot.delivery.people import People
from kingbot.store import Store
from kingbot.store import messages as rows
from kingbot.store.messages import EVERYBODY, MessageKind, MessageRow
from kingbot.tables.model import Table
from kingbot.ui.layout import PrivateScreen, Screen

MOST_UNWRITTEN: Final = 1000

TableMessages: TypeAlias = dict[tuple[MessageKind, int], MessageRow]
"""The messages of a table, by kind and reader."""


class Messages:
    """Sends and edits the messages of tables, and remembers them."""

    def __init__(self, api: DiscordApi, store: Store, people: People) -> None:
        self.api, self._store, self.people = api, store, people
        self._unwritten: dict[int, MessageRow] = {}

    async def of_table(self, table_id: int) -> TableMessages:
        """All messages of a table."""
        async with self._store.reading() as db:
            return await self.read(db, table_id)

    async def read(self, db: AsyncConnection, table_id: int) -> TableMessages:
        """All messages of a table, read with this connection."""
        return self._by_reader(await rows.of_table(db, table_id))

    async def find(self, table_id: int, kind: MessageKind, user_id: int = EVERYBODY) -> MessageRow | None:
        """The message of a table of that kind and reader."""
        return (await self.of_table(table_id)).get((kind, user_id))

    async def by_message(self, message_id: int) -> list[MessageRow]:
        """The rows of a message: none, if it is not one of ours."""
        async with self._store.reading() as db:
            return await rows.by_message(db, message_id)

    async def of_person(self, user_id: int) -> list[MessageRow]:
        """All private messages of a person."""
        async with self._store.reading() as db:
            return await rows.of_person(db, user_id)

    async def remember(self, row: MessageRow) -> None:
        """Write which message stands for something now."""
        async with self._store.transaction() as db:
            await rows.save(db, row)
        self._unwritten.pop(row.message_id, None)

    async def forget(self, row: MessageRow) -> None:
        """Delete the row of a message, unless another message has taken its place."""
        async with self._store.transaction() as db:
            await rows.remove(db, row)
        self._unwritten.pop(row.message_id, None)

    async def note(self, row: MessageRow) -> None:
        """Note that a message shows a newer version now; if that is lost, a restart edits it once more.

        So each move is spared a write.
        """
        self._unwritten[row.message_id] = row
        if len(self._unwritten) > MOST_UNWRITTEN:
            await self.flush()

    def refreshed(self, messages: TableMessages) -> TableMessages:
        """The same messages with what has been noted of them since they were read."""
        return self._by_reader(messages.values())

    async def flush(self) -> None:
        """Write what has only been noted."""
        unwritten, self._unwritten = self._unwritten, {}
        async with self._store.transaction() as db:
            for row in unwritten.values():
                stored = await rows.by_message(db, row.message_id)
                # Another process may have taken the message over, and have written a newer version of it.
                if stored and (not row.version or all(each.version <= row.version for each in stored)):
                    await rows.save(db, row)

    async def post(
        self,
        table: Table,
        kind: MessageKind,
        screen: Screen | PrivateScreen,
        *,
        hand: int = 0,
        channel_id: int | None = None,
        reader: int = EVERYBODY,
        mention: int | None = None,
        replaces: MessageRow | None = None,
        purpose: str = "",
    ) -> MessageRow:
        """Send a message and remember it: to the table's channel, or to its `reader` by direct message.

        The row of the message that it `replaces` goes. A crash between sending and remembering does not send
        it twice, for its nonce belongs to what it is meant for: the table, the version, the message that it
        replaces and the `purpose`.

        :raises DeliveryError: if it cannot be sent; that direct messages are closed is remembered.
        """
        where = channel_id or table.channel_id
        parts = (table.id, kind, reader, table.version, hand, replaces and replaces.message_id, purpose)
        nonce = hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()
        try:
            message_id = await self.api.send(
                where, screen, nonce=nonce, reader=reader or None, mention=mention
            )
        except DeliveryError as error:
            if reader and error.failure is Failure.DMS_CLOSED:
                await self.people.change(reader, dm_closed=True)
            raise
        row = MessageRow(
            table_id=table.id,
            kind=kind,
            user_id=reader,
            channel_id=where,
            message_id=message_id,
            version=table.version,
            hand=hand,
        )
        await self.remember(row)
        return row

    async def edit(
        self, row: MessageRow, screen: Screen | PrivateScreen, version: int, *, hand: int | None = None
    ) -> bool:
        """Edit a message and note its version and `hand`; False if a new one has to take its place.

        :raises DeliveryError: if Discord is unavailable just now.
        """
        if not await self.edit_last(row, screen):
            return False
        await self.note(replace(row, version=version, hand=row.hand if hand is None else hand))
        return True

    async def edit_last(self, row: MessageRow, screen: Screen | PrivateScreen) -> bool:
        """Edit a message that will then be forgotten; False if it cannot be edited any more.

        :raises DeliveryError: if Discord is unavailable just now.
        """
        try:
            await self.api.edit(row.channel_id, row.message_id, screen, reader=row.user_id or None)
        except DeliveryError as error:
            if error.failure is Failure.UNAVAILABLE:
                raise
            return False
        return True

    async def remove(self, row: MessageRow) -> None:
        """Forget a message and delete it: in this order, for Discord reports the deletion like any other."""
        await self.forget(row)
        await self.api.delete(row.channel_id, row.message_id)

    async def dm_channel(self, user_id: int) -> int | None:
        """The channel of the direct messages with somebody; None if they take none."""
        settings = await self.people.settings(user_id)
        if settings.dm_closed or settings.dm_channel is not None:
            return None if settings.dm_closed else settings.dm_channel
        try:
            channel_id = await self.api.dm_channel(user_id)
        except DeliveryError as error:
            if error.failure is Failure.DMS_CLOSED:
                await self.people.change(user_id, dm_closed=True)
            return None
        await self.people.change(user_id, dm_channel=channel_id)
        return channel_id

    def _by_reader(self, found: Iterable[MessageRow]) -> TableMessages:
        return {(row.kind, row.user_id): self._unwritten.get(row.message_id, row) for row in found}


def message_url(row: MessageRow, guild_id: int | None = None) -> str:
    """The address of a message; in direct messages there is no server."""
    where = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{where}/{row.channel_id}/{row.message_id}"
