"""The only door to Discord: every call of ours, how it fails, and who may see what it carries.

Discord counts every call against one limit, except those that belong to an interaction: whoever clicked on a
control of a message has thereby lent us, for fifteen minutes, a token to edit that message without counting.

A `PrivateScreen` passes only through the calls that know their message's one reader; anybody but the reader
of the screen is sent its closed form.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from kingbot.ui.controls import is_public_message
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.permissions import needed_in

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

MARGIN: Final = timedelta(seconds=30)  # a token is not used in its last seconds
MOST_TOKENS: Final = 5000
LONGEST: Final = 30.0  # seconds that a call may take, retries and all, before it counts as failed

# How a call to Discord fails: refused, rate limited for too long, or lost on the way.
FAILURES: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)


class Failure(StrEnum):
    """Why a call to Discord failed, as far as kingbot acts on it."""

    MESSAGE_DELETED = "message-deleted"
    CHANNEL_UNREACHABLE = "channel-unreachable"  # it was deleted, or we may not see it or write there
    DMS_CLOSED = "dms-closed"
    EDITED_TOO_OFTEN = "edited-too-often"  # an old message
    INTERACTION_EXPIRED = "interaction-expired"
    UNAVAILABLE = "unavailable"  # Discord, or something that we did not foresee


_CODES: Final = {
    10008: Failure.MESSAGE_DELETED,
    10003: Failure.CHANNEL_UNREACHABLE,
    50001: Failure.CHANNEL_UNREACHABLE,
    50013: Failure.CHANNEL_UNREACHABLE,
    50083: Failure.CHANNEL_UNREACHABLE,  # an archived thread that we may not open again
    50007: Failure.DMS_CLOSED,
    50278: Failure.DMS_CLOSED,
    30046: Failure.EDITED_TOO_OFTEN,
    10062: Failure.INTERACTION_EXPIRED,
    10015: Failure.INTERACTION_EXPIRED,
    50027: Failure.INTERACTION_EXPIRED,
    40060: Failure.INTERACTION_EXPIRED,
}

_NO_MEMBER: Final = {10007, 10013}  # no such member, no such user
NOBODY: Final = discord.AllowedMentions.none()


class DeliveryError(Exception):
    """A call to Discord failed; `failure` tells how, the cause is discord.py's error."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


def failure_of(error: Exception) -> Failure:
    """What the failure of a call to Discord means for us."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    return _CODES.get(code, Failure.UNAVAILABLE)


@dataclass(frozen=True, slots=True)
class _Token:
    """An interaction that can edit a message: the one it was made on, its response, or a follow-up of it."""

    interaction: Interaction
    followup: int | None
    reader: int | None  # of a private message

    @property
    def fresh(self) -> bool:
        return discord.utils.utcnow() + MARGIN < self.interaction.expires_at

    async def edit(self, screen: Screen) -> None:
        files, view = screen.files(), screen.view
        if self.followup is None:
            await self.interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
        else:
            await self.interaction.followup.edit_message(
                self.followup, view=view, attachments=files, allowed_mentions=NOBODY
            )

    async def delete(self) -> None:
        if self.followup is None:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.followup)


class DiscordApi:
    """Sends, edits and deletes messages by their ids, and answers interactions."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._tokens: OrderedDict[int, _Token] = OrderedDict()

    # ------------------------------------------------------------------- messages

    async def send(
        self,
        channel_id: int,
        screen: Screen | PrivateScreen,
        *,
        nonce: str,
        reader: int | None = None,
        mention: int | None = None,
    ) -> int:
        """Send a message and return its id; it pings `mention` and nobody else.

        `reader` is the one person in the channel, if it is one of direct messages. Discord sends a message
        with the same `nonce` only once within some minutes: repeating it after a crash is harmless.

        :raises DeliveryError: if it cannot be sent.
        """
        shown = _shown(screen, reader)
        who = [discord.Object(mention)] if mention else False
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=who, replied_user=False)
        async with self._delivering("send", channel_id):
            message = await self._channel(channel_id).send(
                view=shown.view, files=shown.files(), nonce=nonce[:25], allowed_mentions=allowed
            )
        return message.id

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        screen: Screen | PrivateScreen,
        *,
        reader: int | None = None,
    ) -> None:
        """Edit a message, by a token if there is one; `reader` is as for `send`.

        :raises DeliveryError: if it cannot be edited.
        """
        shown = _shown(screen, reader)
        if await self.edit_by_token(message_id, shown):
            return
        message = self._channel(channel_id).get_partial_message(message_id)
        async with self._delivering("edit", channel_id):
            await message.edit(view=shown.view, attachments=shown.files(), allowed_mentions=NOBODY)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours, if it is still there."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._channel(channel_id).get_partial_message(message_id).delete()
        except FAILURES as error:
            log.debug("message %s could not be deleted: %s", message_id, error)

    async def create_thread(self, channel: discord.TextChannel, name: str) -> int:
        """Open a public thread in a channel and return its id.

        :raises DeliveryError: if Discord refuses.
        """
        async with self._delivering("open a thread", channel.id):
            thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        return thread.id

    async def dm_channel(self, user_id: int) -> int:
        """The channel of the direct messages with somebody.

        :raises DeliveryError: if there can be none.
        """
        async with self._delivering("open DM", user_id):
            return (await self._client.create_dm(discord.Object(user_id))).id

    def missing_permissions(self, channel_id: int) -> discord.Permissions:
        """What we would need to play in a channel or thread and lack there, as far as we have been told."""
        channel = self._client.get_channel(channel_id)
        is_thread = isinstance(channel, discord.Thread)
        here = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(here, discord.abc.GuildChannel) or here.guild.me is None:
            return discord.Permissions.none()  # a direct message, or somewhere that we know nothing of
        return needed_in(thread=is_thread) & ~here.permissions_for(here.guild.me)

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody is in a server, as far as Discord tells: they are, unless it says they are not."""
        try:
            await self._client.http.get_member(guild_id, user_id)
        except FAILURES as error:
            return not (isinstance(error, discord.HTTPException) and error.code in _NO_MEMBER)
        return True

    async def is_deleted(self, channel_id: int) -> bool:
        """Whether a channel or thread was deleted, as far as Discord tells: it was not, unless it says so."""
        try:
            await self._client.http.get_channel(channel_id)
        except FAILURES as error:
            return isinstance(error, discord.NotFound)
        return False

    async def gateway(self) -> tuple[int, str, int]:
        """How many shards Discord recommends, where sessions begin, and how many may begin at once.

        :raises discord.GatewayNotFound: if Discord does not tell.
        """
        total, address, limits = await self._client.http.get_bot_gateway()
        return total, address, limits["max_concurrency"]

    # ------------------------------------------------------- commands and emojis of the application

    async def commands(self, tree: app_commands.CommandTree[Any]) -> list[app_commands.AppCommand]:
        """The commands that Discord has registered for everywhere.

        :raises discord.HTTPException: if Discord refuses.
        """
        return await tree.fetch_commands()

    async def emojis(self) -> list[discord.Emoji]:
        """The application's emojis.

        :raises discord.HTTPException: if Discord refuses.
        """
        return await self._client.fetch_application_emojis()

    async def create_emoji(self, name: str, image: bytes) -> None:
        """Upload a PNG as an emoji of the application.

        :raises discord.HTTPException: if Discord refuses.
        """
        await self._client.create_application_emoji(name=name, image=image)

    async def delete_emoji(self, emoji: discord.Emoji) -> None:
        """Delete an emoji of the application.

        :raises discord.HTTPException: if Discord refuses.
        """
        await emoji.delete()

    # ------------------------------------------------------------- edits by a token

    def keep_token(self, message_id: int, interaction: Interaction, *, followup: bool = False) -> None:
        """Remember that this interaction can edit a message: its source or response, or a follow-up of it."""
        private = followup or not is_public_message(interaction)
        token = _Token(
            interaction, message_id if followup else None, interaction.user.id if private else None
        )
        self._tokens[message_id] = token
        self._tokens.move_to_end(message_id)
        while self._tokens and (
            len(self._tokens) > MOST_TOKENS or not next(iter(self._tokens.values())).fresh
        ):
            self._tokens.popitem(last=False)

    def has_token(self, message_id: int) -> bool:
        """Whether a message can be edited without counting against Discord's limit."""
        token = self._tokens.get(message_id)
        return token is not None and token.fresh

    async def edit_by_token(self, message_id: int, screen: Screen | PrivateScreen) -> bool:
        """Edit a message by its token; False where that is not, or no longer, possible."""
        if not self.has_token(message_id):
            return False
        token = self._tokens[message_id]
        try:
            async with asyncio.timeout(LONGEST):
                await token.edit(_shown(screen, token.reader))
        except FAILURES as error:
            log.debug("message %s could not be edited by its token: %s", message_id, error)
            self._tokens.pop(message_id, None)
            return False
        return True

    async def delete_by_token(self, message_id: int) -> None:
        """Delete a private message by its token, if there is one and the message is still there."""
        token = self._tokens.pop(message_id, None)
        if token is None or not token.fresh:
            return
        try:
            async with asyncio.timeout(LONGEST):
                await token.delete()
        except FAILURES as error:
            log.debug("message %s could not be deleted by its token: %s", message_id, error)

    # ---------------------------------------------------------------- interactions

    async def acknowledge(self, interaction: Interaction, *, public: bool = False) -> None:
        """Tell Discord that an answer will come: to be seen by one person, unless it is `public`.

        Of a control nothing is said yet about its message, which may then be edited by the token.
        """
        if interaction.response.is_done():
            return
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            if interaction.message is not None:
                self.keep_token(interaction.message.id, interaction)
        else:
            await interaction.response.defer(ephemeral=not public, thinking=True)

    async def download(self, attachment: discord.Attachment) -> bytes:
        """The bytes of a file that somebody attached, or that is on a message.

        :raises DeliveryError: if Discord does not hand them out.
        """
        async with self._delivering("download", attachment.id):
            return await attachment.read()

    async def respond(self, interaction: Interaction, screen: Screen | PrivateScreen) -> int:
        """Answer an acknowledged interaction with a message for this person alone, and return its id.

        A command's answer takes the place of what was promised; a click's is a message below.
        """
        shown = _shown(screen, interaction.user.id)
        if interaction.type is discord.InteractionType.component:
            message = await interaction.followup.send(
                view=shown.view, files=shown.files(), ephemeral=True, wait=True
            )
            return message.id
        return await self._edit_response(interaction, shown)

    async def respond_in_place(self, interaction: Interaction, screen: Screen | PrivateScreen) -> int:
        """Let the answer take the place of the message that was clicked on, or of a command's answer."""
        reader = None if is_public_message(interaction) else interaction.user.id
        return await self._edit_response(interaction, _shown(screen, reader))

    async def respond_publicly(self, interaction: Interaction, screen: Screen) -> int:
        """Answer a command that was acknowledged as `public`."""
        return await self._edit_response(interaction, screen)

    async def say(self, interaction: Interaction, text: str, *, public: bool = False) -> None:
        """Answer with a plain sentence, for this person alone, also where a `public` answer was promised."""
        if public:
            # All would see what is written into the answer that was promised: end that one, take it away.
            await interaction.edit_original_response(content="…")
            await interaction.followup.send(text, ephemeral=True)
            await interaction.delete_original_response()
        elif interaction.type is discord.InteractionType.component:
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.edit_original_response(content=text, allowed_mentions=NOBODY)

    async def say_beside(self, interaction: Interaction, text: str) -> None:
        """Say one more thing to this person alone, after an answer."""
        await interaction.followup.send(text, ephemeral=True)

    async def say_in_channel(self, interaction: Interaction, text: str) -> None:
        """Answer a command that was acknowledged as public with a plain sentence."""
        await interaction.edit_original_response(content=text, allowed_mentions=NOBODY)

    @staticmethod
    async def _edit_response(interaction: Interaction, screen: Screen) -> int:
        message = await interaction.edit_original_response(
            view=screen.view, attachments=screen.files(), allowed_mentions=NOBODY
        )
        return message.id

    # ---------------------------------------------------------------------- within

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    @asynccontextmanager
    async def _delivering(self, what: str, where: int) -> AsyncIterator[None]:
        """Bound the time of a call, and tell its failure in our terms."""
        try:
            async with asyncio.timeout(LONGEST):
                yield
        except FAILURES as error:
            failure = failure_of(error)
            level = logging.WARNING if failure is Failure.UNAVAILABLE else logging.INFO
            log.log(level, "%s in %s failed (%s): %s", what, where, failure, error)
            raise DeliveryError(failure) from error


def _shown(screen: Screen | PrivateScreen, reader: int | None) -> Screen:
    """What the reader of a message may see: of a private screen that is not theirs, the closed form."""
    if isinstance(screen, PrivateScreen):
        if reader != screen.reader:
            log.warning("a private screen was to be shown to somebody else; its closed form was sent")
        return screen.for_reader(reader)
    return screen
