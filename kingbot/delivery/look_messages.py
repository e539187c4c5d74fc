"""Looks: private messages in which somebody looks at a table beside its board; one a person and table.

A look stays on the page that was opened in it, and true: it is edited by the token of its reader's last
press, which does not count as a message, whenever what it shows has changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

from kingbot.delivery.discord_api import Interaction
from kingbot.delivery.messages import Messages
from kingbot.delivery.page_composer import PageComposer
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.table_state import TableState, load_state
from kingbot.tables.model import TableError
from kingbot.tables.service import Tables
from kingbot.ui.errors import UserError
from kingbot.ui.hand_closed import not_yours
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.pages import look
from kingbot.ui.reader import Reader

_VERSION: Final = re.compile(r"(king:\d+:)\d+")  # in the custom id of a control


@dataclass(frozen=True, slots=True)
class _Look:
    """A look on a page, the version that it shows to its reader, and a digest of what was sent."""

    message_id: int
    page: str
    reader: Reader
    version: int
    digest: bytes


class LookMessages:
    """Answers with looks; a new one takes the place of the one before. A restart forgets which that was."""

    def __init__(self, messages: Messages, tables: Tables, pictures: Pictures) -> None:
        self._messages, self._tables, self._pictures = messages, tables, pictures
        self._api, self._people = messages.api, messages.people
        self._pages = PageComposer(tables, pictures)
        self._newest: dict[tuple[int, int], _Look] = {}
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def answer(self, interaction: Interaction, table_id: int, page: str) -> None:
        """Answer an acknowledged interaction with a page: in the look that was clicked on, or in a new one.

        :raises TableError: `no-table`, `not-running`, `not-seated`.
        :raises UserError: as `PageComposer.content`.
        """
        user_id, message = interaction.user.id, interaction.message
        key = table_id, user_id
        async with self._lock(key):
            state = await load_state(self._tables, self._messages, table_id)
            reader = await self._people.reader(interaction)
            screen = await self._screen(state, user_id, reader, page)
            if message is not None and message.flags.ephemeral:
                message_id = await self._api.respond_in_place(interaction, screen)
            else:
                message_id = await self._api.respond(interaction, screen)
                self._api.keep_token(message_id, interaction, followup=message is not None)
            before = self._newest.pop(key, None)
            self._newest[key] = _Look(
                message_id, page, reader, state.table.version, _digest(screen, state, user_id)
            )
            if before is not None and before.message_id != message_id:
                await self._api.delete_by_token(before.message_id)

    def at(self, table_id: int) -> bool:
        """Whether somebody looks at a table."""
        return any(table == table_id for table, _ in self._newest)

    def due(self, state: TableState) -> Iterable[int]:
        """Whose looks show an earlier state of a table; what cannot be edited any more is forgotten."""
        for key, shown in list(self._newest.items()):
            if not self._api.has_token(shown.message_id):
                del self._newest[key]
            elif key[0] == state.table.id and shown.version < state.table.version:
                yield key[1]

    async def update(self, state: TableState, user_id: int, *, again: bool = False) -> None:
        """Bring somebody's look up to this state; without their page any more, it is folded and forgotten.

        With `again` also where it shows this version: what belongs to no version may have changed.
        """
        key = state.table.id, user_id
        async with self._lock(key):
            shown = self._newest.get(key)
            if shown is None or (shown.version >= state.table.version and not again):
                return
            try:
                screen = await self._screen(state, user_id, shown.reader, shown.page)
            except (TableError, UserError):
                del self._newest[key]
                folded = not_yours(state.table, shown.reader.words, state.board_url)
                await self._api.edit_by_token(shown.message_id, folded)
                return
            digest = _digest(screen, state, user_id)
            if digest != shown.digest and not await self._api.edit_by_token(shown.message_id, screen):
                del self._newest[key]
            else:
                self._newest[key] = replace(shown, version=state.table.version, digest=digest)

    async def refresh(self, table_id: int, user_id: int, kind: str) -> bool:
        """Bring a page of this kind up to date; False if somebody's look is on none, or cannot be edited.

        :raises TableError: `no-table`.
        """
        key = table_id, user_id
        shown = self._newest.get(key)
        if shown is None or shown.page.partition(" ")[0] != kind or not self._api.has_token(shown.message_id):
            return False
        await self.update(await load_state(self._tables, self._messages, table_id), user_id, again=True)
        return key in self._newest

    def hand_over(self, interaction: Interaction, table_id: int) -> bool:
        """Whether the clicked message is this person's look; it is none any more, a hand takes its place."""
        key, message = (table_id, interaction.user.id), interaction.message
        shown = self._newest.get(key)
        if message is None or shown is None or shown.message_id != message.id:
            return False
        del self._newest[key]
        return True

    async def _screen(
        self, state: TableState, user_id: int, reader: Reader, page: str
    ) -> Screen | PrivateScreen:
        content = await self._pages.content(state, user_id, reader, page)
        made = look(content, state.table, reader.words, user_id, page)
        return self._pictures.replace_cards(made, reader.words)

    def _lock(self, key: tuple[int, int]) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


def _digest(screen: Screen | PrivateScreen, state: TableState, user_id: int) -> bytes:
    """What tells whether a look says the same as another to this person, its controls apart.

    The version of a control matters only from hand to hand (`Draft.require_hand`).
    """
    shown = screen.for_reader(user_id) if isinstance(screen, PrivateScreen) else screen
    hand = state.view.number if state.view is not None else 0
    parts = shown.view.to_components()  # type: ignore[no-untyped-call]
    said = _VERSION.sub(r"\1", repr((hand, parts)))
    digest = hashlib.blake2b(said.encode())
    for each in shown.attachments:
        digest.update(each.data)
    return digest.digest()
