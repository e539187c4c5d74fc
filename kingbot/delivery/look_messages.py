"""Looks: private messages in which somebody looks at a table beside its board; one a person and table."""

from __future__ import annotations

from kingbot.delivery.discord_api import Interaction
from kingbot.delivery.hand_messages import HandMessages
from kingbot.delivery.messages import Messages
from kingbot.delivery.page_composer import PageComposer
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.table_state import load_state
from kingbot.tables.service import Tables
from kingbot.ui.pages import look


class LookMessages:
    """Answers with looks; a new one takes the place of the one before. A restart forgets which that was."""

    def __init__(self, messages: Messages, tables: Tables, pictures: Pictures, hands: HandMessages) -> None:
        self._messages, self._tables, self._pictures, self._hands = messages, tables, pictures, hands
        self._api, self._people = messages.api, messages.people
        self._pages = PageComposer(tables, pictures)
        self._newest: dict[tuple[int, int], int] = {}
        self._shown: dict[tuple[int, int], tuple[int, str]] = {}  # the message looked at last, and its page

    async def answer(self, interaction: Interaction, table_id: int, page: str) -> None:
        """Answer an acknowledged interaction with a page: in the look that was clicked on, or in a new one.

        :raises TableError: `no-table`, `not-running`, `not-seated`.
        :raises UserError: as `PageComposer.content`.
        """
        user_id, message = interaction.user.id, interaction.message
        state = await load_state(self._tables, self._messages, table_id)
        reader = await self._people.reader(interaction)
        content = await self._pages.content(state, user_id, reader, page)
        made = look(content, state.table, reader.words, user_id, page)
        screen = self._pictures.replace_cards(made, reader.words)
        if message is not None and message.flags.ephemeral:
            message_id = await self._api.respond_in_place(interaction, screen)
            self._api.keep_token(message_id, interaction)
            self._shown[table_id, user_id] = message_id, page
            return
        message_id = await self._api.respond(interaction, screen)
        self._api.keep_token(message_id, interaction, followup=message is not None)
        before = self._newest.pop((table_id, user_id), None)
        self._newest[table_id, user_id] = message_id
        self._shown[table_id, user_id] = message_id, page
        if before is not None and before not in (
            message_id,
            self._hands.window_in_channel(table_id, user_id),  # there the hand has taken the look's place
        ):
            await self._api.delete_by_token(before)

    async def refresh(self, table_id: int, user_id: int, kind: str) -> bool:
        """Bring somebody's last look up to date; False if it is no page of this kind, or cannot be edited.

        :raises TableError: `no-table`.
        """
        message_id, page = self._shown.get((table_id, user_id), (0, ""))
        if page.partition(" ")[0] != kind or not self._api.has_token(message_id):
            return False
        state = await load_state(self._tables, self._messages, table_id)
        reader = state.reader(user_id)
        content = await self._pages.content(state, user_id, reader, page)
        made = look(content, state.table, reader.words, user_id, page)
        return await self._api.edit_by_token(message_id, self._pictures.replace_cards(made, reader.words))

    def is_look(self, interaction: Interaction, table_id: int) -> bool:
        """Whether the clicked message is this person's look at a table."""
        message = interaction.message
        return message is not None and self._newest.get((table_id, interaction.user.id)) == message.id
