"""The simulated Discord of the demo: a server with a channel, four accounts, and a clock in real time."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import available_timezones

from discord.ext import commands
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle

from kingbot.demo import simcord_internals
from kingbot.i18n import languages, words
from kingbot.i18n.command_names import COMMANDS

log = logging.getLogger(__name__)

MakeBot = Callable[[Path], commands.AutoShardedBot]

TICK = 0.2  # seconds between two advances of the simulated time
REFRESH = 20.0  # seconds between two publications without a change, since times are shown relative to now


def _timezone() -> str:
    """The name of the system's time zone, or UTC if it cannot be found out."""
    name = os.environ.get("TZ") or Path("/etc/localtime").resolve().as_posix().partition("zoneinfo/")[2]
    return name if name in available_timezones() else "UTC"


def _locale(language: str) -> str:
    """Discord's first locale for a language; where it has none, the code of the language, which will do."""
    return next(iter(languages()[language].discord), language)


@dataclass(frozen=True)
class Account:
    """One of the users whose view of Discord the visitor can switch to."""

    name: str
    language: str
    user: UserHandle
    member: MemberActor


class DemoDiscord:
    """An in-memory Discord with the bot in it. Only one action runs at a time."""

    def __init__(self, bot: commands.AutoShardedBot, language: str) -> None:
        simcord_internals.poll_quickly()
        self._bot = bot
        self._language = language
        self._lock = asyncio.Lock()
        self._views: dict[tuple[int, int], simcord_internals.ChannelView] = {}
        self._clock: asyncio.Task[None] | None = None
        self.port = 0
        self.accounts: list[Account] = []
        self.env = Env(bot, shard_count=None if bot.shard_count else 1)
        self._changes = simcord_internals.ChangeCounter(self.env)
        simcord_internals.set_bot_name(self.env, "kingbot")

    async def open(self, port: int) -> None:
        """Start the bot, create the server and the accounts, and start the clock.

        `port` is that of the page, to which the views are bound.
        """
        self.port = port
        simcord_internals.set_clock(self.env, datetime.now(UTC))
        COMMANDS.localised = False  # the page offers the registered names
        self._began, self._start = asyncio.get_running_loop().time(), self.env.now()
        await self.env.start()
        await self._bot.tree.sync()
        text = words(self._language)
        guild = self.env.create_guild(text("demo-server"), preferred_locale=_locale(self._language))
        self.channel = guild.create_text_channel(text("demo-channel"), topic=text("demo-topic"))
        for name, language in (("Ada", self._language), ("Bruno", "it"), ("Carla", "pt-BR"), ("Deniz", "tr")):
            self.accounts.append(self._account(guild, name, language))
        guide = guild.create_webhook(self.channel, text("demo-guide-name"))
        await guide.send(text("demo-welcome"))
        self._clock = asyncio.create_task(self._run_clock())

    def _account(self, guild: GuildHandle, name: str, language: str) -> Account:
        user = self.env.create_user(name.lower(), global_name=name)
        simcord_internals.set_locale(self.env, user.id, _locale(language))
        return Account(name, language, user, guild.add_member(user))

    async def close(self) -> None:
        """Stop the clock, close the views and the bot; does nothing if it was never opened."""
        if self.port == 0:
            return
        COMMANDS.localised = True
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
        async with self._lock:
            for view in self._views.values():
                await view.close()
            await self._bot.close()
            await self.env.shutdown()

    # -------------------------------------------------------------------- views

    def readable_channels(self, account: Account) -> list[ChannelHandle]:
        """The channels and threads that an account can read."""
        return simcord_internals.readable_channels(self.env, account.user.id)

    def last_change(self, channel: ChannelHandle) -> int:
        """A number that grows with every change in a channel."""
        return self._changes.last_change_in_channel(channel.id)

    async def view(self, account: Account, channel: ChannelHandle) -> simcord_internals.ChannelView:
        """A channel, or the direct messages, as this account sees it; opened on first use."""
        key = (account.user.id, channel.id)
        if key not in self._views:
            async with self._lock:
                self._views[key] = await simcord_internals.open_view(
                    self.env,
                    account.user if channel.guild is None else account.member,
                    channel,
                    changes=self._changes,
                    port=self.port,
                    exclusive=self._exclusive,
                    locale=_locale(account.language),
                    timezone=_timezone(),
                )
        return self._views[key]

    @property
    def views(self) -> list[simcord_internals.ChannelView]:
        """All views opened so far."""
        return list(self._views.values())

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Exclude all other actions, then publish what changed to every view."""
        async with self._lock:
            meanwhile = asyncio.create_task(self._publish_meanwhile())
            try:
                yield
            finally:
                meanwhile.cancel()
            for view in self.views:
                view.publish_changes()

    async def _publish_meanwhile(self) -> None:
        """Publish what an action has changed already while the bot has not come to rest."""
        while True:
            await asyncio.sleep(TICK)
            for view in self.views:
                view.publish_changes()

    # --------------------------------------------------------------------- time

    async def _run_clock(self) -> None:
        loop = asyncio.get_running_loop()
        refreshed = loop.time()
        while True:
            await asyncio.sleep(TICK)
            try:
                async with self._lock:
                    passed = (self.env.now() - self._start).total_seconds()
                    await self.env.advance_time(max(0.0, loop.time() - self._began - passed))
                    force = loop.time() - refreshed > REFRESH
                    if force:
                        refreshed = loop.time()
                    for view in self.views:
                        view.publish_changes(force=force)
            except TimeoutError:
                # The bot has been busy for five seconds on end: it and the clock both go on.
                log.warning("the bot is busy; the clock of the demo waits for it")
