"""Messages with a memory: sent or edited, and noted in the store, so that a restart finds them again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kingbot.delivery.discord_api import DeliveryError, DiscordApi, Failure
from kingbot.delivery.people import People
from kingbot.store import Store
from kingbot.store import messages as notes
from kingbot.store.messages import MessageKind, ShownMessage
from kingbot.tables.model import Person, Table
from kingbot.ui.layout import Screen

MOST_UNWRITTEN: Final = 1000

Place = tuple[MessageKind, int | None]
Rows = dict[Place, ShownMessage]


class Messages:
    """Sends and edits the messages of tables and keeps book of them."""

    def __init__(self, wire: DiscordApi, store: Store, people: People) -> None:
        self.wire, self._store, self.people = wire, store, people
        self._edited: dict[int, ShownMessage] = {}

    async def rows(self, table_id: int) -> Rows:
        """All that is shown of a table, by kind and seat."""
        async with self._store.reading() as db:
            rows = await notes.of_table(db, table_id)
        return {(row.kind, row.seat): self._edited.get(row.message_id, row) for row in rows}

    async def find(self, table_id: int, kind: MessageKind, seat: int | None = None) -> ShownMessage | None:
        """What is shown of a table in one place."""
        return (await self.rows(table_id)).get((kind, seat))

    async def by_message(self, message_id: int) -> list[ShownMessage]:
        """What a message stands for."""
        async with self._store.reading() as db:
            return await notes.by_message(db, message_id)

    async def remember(self, row: ShownMessage) -> None:
        """Note a message."""
        async with self._store.transaction() as db:
            await notes.save(db, row)
        self._edited.pop(row.message_id, None)

    async def forget(self, row: ShownMessage) -> None:
        """Drop the note of a message."""
        async with self._store.transaction() as db:
            await notes.remove(db, row.table_id, row.kind, row.seat)
        self._edited.pop(row.message_id, None)

    async def note(self, row: ShownMessage) -> None:
        """Note that a message shows a newer version now; what of that is not yet written may be lost.

        Then a restart edits the message once more, which harms nobody, and each move is spared a write.
        """
        self._edited[row.message_id] = row
        if len(self._edited) > MOST_UNWRITTEN:
            await self.write_down()

    async def write_down(self) -> None:
        """Write what has been noted only."""
        edited, self._edited = self._edited, {}
        async with self._store.transaction() as db:
            for row in edited.values():
                if await notes.by_message(db, row.message_id):
                    await notes.save(db, row)

    async def post(
        self,
        table: Table,
        kind: MessageKind,
        screen: Screen,
        *,
        hand: int = 0,
        channel_id: int | None = None,
        seat: int | None = None,
        person: Person | None = None,
    ) -> None:
        """Send a message and note it: to the table's channel, or to `person` in theirs. A ping mentions them.

        :raises UndeliveredError: if it cannot be sent; that direct messages are closed is remembered.
        """
        where = channel_id or table.channel_id
        nonce = f"{table.id}.{kind}.{'' if seat is None else seat}.{table.version}"
        mention = person.id if person is not None and kind == "ping" else None
        try:
            message_id = await self.wire.send(where, screen, nonce=nonce, mention=mention)
        except DeliveryError as error:
            if person is not None and error.failure is Failure.DMS_CLOSED:
                await self.people.change(person.id, dm_closed=True)
            raise
        await self.remember(
            ShownMessage(
                table_id=table.id,
                kind=kind,
                seat=seat,
                user_id=person.id if person is not None else None,
                channel_id=where,
                message_id=message_id,
                version=table.version,
                hand=hand,
            )
        )

    async def edit(self, row: ShownMessage, screen: Screen, version: int) -> bool:
        """Edit a message and note it; False if a new one has to take its place.

        :raises UndeliveredError: if Discord is in trouble just now.
        """
        if not await self.edit_last(row, screen):
            return False
        await self.note(replace(row, version=version))
        return True

    async def edit_last(self, row: ShownMessage, screen: Screen) -> bool:
        """Edit a message that will then be forgotten; False if it is gone.

        :raises UndeliveredError: if Discord is in trouble just now.
        """
        try:
            await self.wire.edit(row.channel_id, row.message_id, screen)
        except DeliveryError as error:
            if error.failure is Failure.UNAVAILABLE:
                raise
            return False
        return True

    async def remove(self, row: ShownMessage) -> None:
        """Forget a message and delete it: in this order, for Discord tells us of the deletion as of any."""
        await self.forget(row)
        await self.wire.delete(row.channel_id, row.message_id)

    async def direct_channel(self, person: Person) -> int | None:
        """The channel of the direct messages with somebody; None if they take none."""
        settings = await self.people.settings(person.id)
        if settings.dm_closed or settings.dm_channel is not None:
            return None if settings.dm_closed else settings.dm_channel
        try:
            channel_id = await self.wire.dm_channel(person.id)
        except DeliveryError as error:
            if error.failure is Failure.DMS_CLOSED:
                await self.people.change(person.id, dm_closed=True)
            return None
        await self.people.change(person.id, dm_channel=channel_id)
        return channel_id


def message_url(row: ShownMessage, guild_id: int | None = None) -> str:
    """The address of a message; in direct messages there is no server."""
    where = guild_id if guild_id is not None else "@me"
    return f"https://discord.com/channels/{where}/{row.channel_id}/{row.message_id}"
