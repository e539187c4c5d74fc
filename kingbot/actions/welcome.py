"""Saying hello in a server that has invited the bot: once, where people write."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from kingbot.actions.request import Services
from kingbot.i18n import choose_language, words
from kingbot.ui.permissions import TO_PLAY
from kingbot.ui.welcome import welcome


async def welcome_server(services: Services, guild: discord.Guild) -> None:
    """Post the welcome in the channel for news of the server, else in the first one where tables may be.

    :raises DeliveryError: if Discord did not take it.
    """
    channel = next(iter(_channels(guild)), None)
    if channel is None:
        return
    settings = await services.people.server(guild.id)
    default, locale = services.people.default_language, str(guild.preferred_locale)
    w = words(choose_language(settings.language, locale, default))
    api = services.reconciler.messages.api
    await api.send(channel.id, welcome(w), nonce=f"hello.{guild.id}")


def _channels(guild: discord.Guild) -> Iterable[discord.TextChannel]:
    """Where everybody reads and the bot can play, the best place first."""
    preferred = [guild.system_channel] if guild.system_channel is not None else []
    for channel in (*preferred, *guild.text_channels):
        everybody = channel.permissions_for(guild.default_role).view_channel
        if everybody and channel.permissions_for(guild.me).is_superset(TO_PLAY):
            yield channel
