"""One interaction: acknowledged first, its reader and words read once, answered through one object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

import discord

from kingbot.delivery.discord_api import Interaction
from kingbot.delivery.look_messages import LookMessages
from kingbot.delivery.people import People, person_of
from kingbot.delivery.pictures import IN_WORDS, Pictures
from kingbot.delivery.reconciler import Reconciler
from kingbot.delivery.review_runs import ReviewRuns
from kingbot.i18n import Words, words
from kingbot.preferences import PersonSettings
from kingbot.tables.model import Person, Seat, Table, TableError
from kingbot.tables.service import Tables
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.reader import Reader

_KEY: Final = "request"


@dataclass(frozen=True, slots=True)
class Services:
    """What actions work with."""

    tables: Tables
    people: People
    reconciler: Reconciler
    looks: LookMessages
    pictures: Pictures
    reviews: ReviewRuns


class HasServices(Protocol):
    """A bot that actions can be carried out with."""

    services: Services


class Request:
    """An interaction and what is known of it: who acts, how they read, the table that they mean."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.services = cast(HasServices, interaction.client).services
        self.tables, self.people = self.services.tables, self.services.people
        self.reconciler, self.api = self.services.reconciler, self.services.reconciler.messages.api
        self.table: Table | None = None
        """The table that is meant, once it is found; errors are explained with it."""
        self.table_id: int | None = None
        """The number of the table whose control was clicked on."""
        self._public = False
        self._reader: Reader | None = None

    @classmethod
    def of(cls, interaction: Interaction) -> Request:
        """The request of an interaction: the same one whenever it is asked for."""
        request = interaction.extras.get(_KEY)
        if not isinstance(request, Request):
            request = interaction.extras[_KEY] = cls(interaction)
        return request

    @classmethod
    async def begin(cls, interaction: Interaction, *, public: bool = False) -> Request:
        """Acknowledge an interaction: Discord waits three seconds and no longer.

        The answer will be seen by one person, unless it is `public`.
        """
        request = cls.of(interaction)
        if not interaction.response.is_done():
            await request.api.acknowledge(interaction, public=public)
            request._public = public and not request.is_click
        return request

    # --------------------------------------------------------------------- who acts

    @property
    def user_id(self) -> int:
        """Who acts."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """Who acts, as the tables know them."""
        return person_of(self.interaction.user)

    @property
    def is_click(self) -> bool:
        """Whether a control was clicked on; else it is a command."""
        return self.interaction.type is discord.InteractionType.component

    async def reader(self) -> Reader:
        """How they read."""
        if self._reader is None:
            self._reader = await self.people.reader(self.interaction)
        return self._reader

    async def words(self) -> Words:
        """The words for them."""
        return (await self.reader()).words

    def known_words(self) -> Words:
        """The words for them, as far as that can be known without the database."""
        if self._reader is not None:
            return self._reader.words
        return words(self.people.language(self.interaction))

    async def pictures(self) -> Pictures:
        """What draws for them: nothing, if they want words only."""
        return IN_WORDS if (await self.reader()).settings.facilitated else self.services.pictures

    async def change_settings(self, **changes: Any) -> PersonSettings:
        """Change their settings; what is said from now on follows that."""
        settings = await self.people.change(self.user_id, **changes)
        self._reader = await self.people.reader(self.interaction, settings)
        return settings

    def seat_at(self, table: Table) -> Seat:
        """Their seat at a table.

        :raises TableError: `not-seated`.
        """
        seat = table.seat_of(self.user_id)
        if seat is None:
            raise TableError("not-seated")
        return seat

    # -------------------------------------------------------------------- answering

    async def respond(self, screen: Screen | PrivateScreen) -> None:
        """Answer with a message for this person alone."""
        await self.api.respond(self.interaction, screen)

    async def respond_in_place(self, screen: Screen | PrivateScreen) -> None:
        """Let the answer take the place of the ephemeral message that was clicked on; else as `respond`.

        A control on any other message may have been made up: what stands there is everybody's, or a hand.
        """
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await self.api.respond_in_place(self.interaction, screen)
        else:
            await self.respond(screen)

    async def say(self, text: str) -> None:
        """Answer with a plain sentence, for this person alone."""
        public, self._public = self._public, False
        await self.api.say(self.interaction, text, public=public)

    async def confirm(self, table: Table, key: str) -> None:
        """Confirm a command; after a click the screens themselves show what came of it."""
        if not self.is_click:
            await self.say((await self.words())(f"done-{key}", table=str(table.id)))
