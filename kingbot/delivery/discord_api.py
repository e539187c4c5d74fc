"""Calls to Discord that may fail as a matter of course, and the ways to edit a message for free.

Discord counts every call against one limit, except those that belong to an interaction: whoever touched a
control on a message has thereby lent us, for fifteen minutes, a way to edit that message without counting.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, Final

import aiohttp
import discord

from kingbot.ui.layout import Screen

log = logging.getLogger(__name__)

MARGIN: Final = timedelta(seconds=30)
MOST_LENT: Final = 5000
LONGEST: Final = 30.0  # seconds that a call may take, retries and all, before it counts as failed

# How a call to Discord fails: refused, held back for too long, or lost on the way.
FAILURES: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)


class Failure(StrEnum):
    """Why a call failed, as far as it matters to us."""

    MESSAGE_DELETED = "gone"  # the message was deleted
    CHANNEL_UNREACHABLE = "nowhere"  # the channel was deleted, or we may not see it or write there
    DMS_CLOSED = "closed"  # they take no direct messages
    EDITED_TOO_OFTEN = "worn"  # an old message that was edited too often
    INTERACTION_EXPIRED = "dead"  # the interaction is over
    UNAVAILABLE = "down"  # Discord, or something that we did not foresee


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
class _Lent:
    interaction: discord.Interaction[Any]
    followup: int | None

    @property
    def fresh(self) -> bool:
        return discord.utils.utcnow() + MARGIN < self.interaction.expires_at

    async def edit(self, screen: Screen) -> None:
        files, view = screen.files(), screen.view
        if self.followup is None:
            await self.interaction.edit_original_response(view=view, attachments=files)
        else:
            await self.interaction.followup.edit_message(self.followup, view=view, attachments=files)


class DiscordApi:
    """Sends, edits and deletes messages by their ids; nothing has to be in discord.py's cache."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._lent: OrderedDict[int, _Lent] = OrderedDict()

    def lend(self, message_id: int, interaction: discord.Interaction[Any], *, followup: bool = False) -> None:
        """Note that this interaction can edit a message: its source or response, or a follow-up of it."""
        self._lent[message_id] = _Lent(interaction, message_id if followup else None)
        self._lent.move_to_end(message_id)
        while self._lent and (len(self._lent) > MOST_LENT or not next(iter(self._lent.values())).fresh):
            self._lent.popitem(last=False)

    def free(self, message_id: int) -> bool:
        """Whether a message can be edited without counting against Discord's limit."""
        lent = self._lent.get(message_id)
        return lent is not None and lent.fresh

    async def edit_free(self, message_id: int, screen: Screen) -> bool:
        """Edit a message by what was lent; False where that is not, or no longer, possible."""
        if not self.free(message_id):
            return False
        try:
            async with asyncio.timeout(LONGEST):
                await self._lent[message_id].edit(screen)
        except FAILURES as error:
            log.debug("a lent edit of message %s failed: %s", message_id, error)
            self._lent.pop(message_id, None)
            return False
        return True

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Edit a message, for free if possible.

        :raises UndeliveredError: if it cannot be.
        """
        if await self.edit_free(message_id, screen):
            return
        message = self._channel(channel_id).get_partial_message(message_id)
        try:
            async with asyncio.timeout(LONGEST):
                await message.edit(view=screen.view, attachments=screen.files())
        except FAILURES as error:
            raise self._undelivered("edit", channel_id, error) from error

    async def send(self, channel_id: int, screen: Screen, *, nonce: str, mention: int | None = None) -> int:
        """Send a message and return its id; it pings `mention` and nobody else.

        Discord sends a message with the same `nonce` only once: repeating it after a crash is harmless.

        :raises UndeliveredError: if it cannot be sent.
        """
        who = [discord.Object(mention)] if mention else False
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=who, replied_user=False)
        try:
            async with asyncio.timeout(LONGEST):
                message = await self._channel(channel_id).send(
                    view=screen.view, files=screen.files(), nonce=nonce[:25], allowed_mentions=allowed
                )
        except FAILURES as error:
            raise self._undelivered("send", channel_id, error) from error
        return message.id

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours, if it is still there."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._channel(channel_id).get_partial_message(message_id).delete()
        except FAILURES as error:
            log.debug("message %s could not be deleted: %s", message_id, error)

    async def member(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody is in a server, as far as Discord tells: they are, unless it says they are not."""
        try:
            await self._client.http.get_member(guild_id, user_id)
        except FAILURES as error:
            return not (isinstance(error, discord.HTTPException) and error.code in _NO_MEMBER)
        return True

    async def gone(self, channel_id: int) -> bool:
        """Whether a channel or thread was deleted, as far as Discord tells: it was not, unless it says so."""
        try:
            await self._client.http.get_channel(channel_id)
        except FAILURES as error:
            return isinstance(error, discord.NotFound)
        return False

    async def dm_channel(self, user_id: int) -> int:
        """The channel of the direct messages with somebody.

        :raises UndeliveredError: if there can be none.
        """
        try:
            return (await self._client.create_dm(discord.Object(user_id))).id
        except FAILURES as error:
            raise self._undelivered("open DM", user_id, error) from error

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    @staticmethod
    def _undelivered(what: str, where: int, error: Exception) -> DeliveryError:
        failure = failure_of(error)
        level = logging.WARNING if failure is Failure.UNAVAILABLE else logging.INFO
        log.log(level, "%s in %s failed (%s): %s", what, where, failure, error)
        return DeliveryError(failure)
