"""Posting the daily King in the channels that servers have named, once a day."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from kingbot.delivery.discord_api import DeliveryError, DiscordApi, Failure
from kingbot.delivery.people import People
from kingbot.i18n import choose_language, words
from kingbot.tables.daily import Daily
from kingbot.tables.daily_model import DailyPost
from kingbot.ui.daily_post import daily_post

log = logging.getLogger(__name__)

REFUSED_PAUSE: Final = 3600.0  # seconds until a channel that refused a post is tried again


class DailyPosts:
    """Posts what is due; whatever cannot be posted now is tried again, until its day is over."""

    def __init__(
        self, api: DiscordApi, daily: Daily, people: People, servers: Callable[[], Mapping[int, str]]
    ) -> None:
        """Post in the `servers` of this process, which are given with their locales at Discord."""
        self._api, self._daily, self._people, self._servers = api, daily, people, servers
        self._refused: dict[int, float] = {}  # until when a server is left alone, by the loop's clock

    async def post_due(self) -> None:
        """Post where that is due by now."""
        servers, now = self._servers(), asyncio.get_running_loop().time()
        free = [guild_id for guild_id in servers if self._refused.get(guild_id, 0) <= now]
        for post in await self._daily.due_posts(free):
            try:
                await self._post(post, servers[post.guild_id])
            except DeliveryError as error:
                if error.failure is not Failure.UNAVAILABLE:
                    self._refused[post.guild_id] = now + REFUSED_PAUSE
                log.info("server %s was not told of the daily King: %s", post.guild_id, error)

    async def _post(self, post: DailyPost, locale: str) -> None:
        missing = self._api.missing_permissions(post.channel_id)
        if missing.value:  # its managers see that in the settings; we post once we may
            log.info("permissions are missing for the daily King in server %s", post.guild_id)
            return
        settings = await self._people.server(post.guild_id)
        w = words(choose_language(settings.language, locale, self._people.default_language))
        # A crash between the two repeats the message, which Discord then takes only once.
        nonce = f"d{post.guild_id}.{post.day:%m%d}"
        await self._api.send(post.channel_id, daily_post(post, w), nonce=nonce)
        await self._daily.mark_posted(post)
