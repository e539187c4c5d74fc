"""The stage of the demo: a server with a channel, four people, and time that passes as it does outside."""

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

log = logging.getLogger(__name__)

MakeBot = Callable[[Path], commands.AutoShardedBot]

# How often the simulated time catches up with the real one, in seconds.
TICK = 0.2
# How often what is shown is published without a change: times are told relative to now.
REFRESH = 20.0


def _locale(language: str) -> str:
    """Discord's first locale for a language; where it has none, the code of the language, which will do."""
    return next(iter(languages()[language].discord), language)


def _timezone() -> str:
    """The name of this machine's time zone, as far as it can be told."""
    name = os.environ.get("TZ") or Path("/etc/localtime").resolve().as_posix().partition("zoneinfo/")[2]
    return name if name in available_timezones() else "UTC"


@dataclass(frozen=True)
class Account:
    """One of the people whose eyes the visitor can look through."""

    name: str
    language: str
    user: UserHandle
    member: MemberActor


class Stage:
    """The in-memory Discord with the bot in it. One thing is done at a time, whoever does it."""

    def __init__(self, bot: commands.AutoShardedBot, language: str) -> None:
        simcord_internals.settle_quickly()
        self._bot = bot
        self._language = language
        self._lock = asyncio.Lock()
        self._views: dict[tuple[int, int], simcord_internals.View] = {}
        self._clock: asyncio.Task[None] | None = None
        self.port = 0
        self.accounts: list[Account] = []
        self.env = Env(bot, shard_count=None if bot.shard_count else 1)
        self._changes = simcord_internals.Changes(self.env)
        simcord_internals.name_bot(self.env, "kingbot")

    async def open(self, port: int) -> None:
        """Let the bot come online, build the server and its people, and start the clock.

        `port` is where the page will be served: the views are bound to it.
        """
        self.port = port
        simcord_internals.start_clock(self.env, datetime.now(UTC))
        self._began, self._start = asyncio.get_running_loop().time(), self.env.now()
        await self.env.start()
        await self._bot.tree.sync()
        said = words(self._language)
        guild = self.env.create_guild(said("demo-server"), preferred_locale=_locale(self._language))
        self.channel = guild.create_text_channel(said("demo-channel"), topic=said("demo-topic"))
        for name, language in (("Ada", self._language), ("Bruno", "it"), ("Carla", "pt-BR"), ("Deniz", "tr")):
            self.accounts.append(self._account(guild, name, language))
        guide = guild.create_webhook(self.channel, said("demo-guide-name"))
        await guide.send(said("demo-welcome"))
        self._clock = asyncio.create_task(self._keep_time())

    def _account(self, guild: GuildHandle, name: str, language: str) -> Account:
        user = self.env.create_user(name.lower(), global_name=name)
        simcord_internals.set_locale(self.env, user.id, _locale(language))
        return Account(name, language, user, guild.add_member(user))

    async def close(self) -> None:
        """Stop the clock, end the views, let the bot go offline. Nothing is kept.

        It does nothing if the stage was never opened.
        """
        if self.port == 0:
            return
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
        async with self._lock:
            for view in self._views.values():
                await view.close()
            await self._bot.close()
            await self.env.shutdown()

    # -------------------------------------------------------------------- views

    def rooms(self, account: Account) -> list[ChannelHandle]:
        """The channels and threads this account can read."""
        return simcord_internals.rooms(self.env, account.user.id)

    def news(self, channel: ChannelHandle) -> int:
        """A number that grows whenever something changes in a channel."""
        return self._changes.of_channel(channel.id)

    async def view(self, account: Account, channel: ChannelHandle) -> simcord_internals.View:
        """A channel, or the direct messages, as this account sees it; opened at the first asking."""
        whose = (account.user.id, channel.id)
        if whose not in self._views:
            async with self._lock:
                self._views[whose] = await simcord_internals.open_view(
                    self.env,
                    account.user if channel.guild is None else account.member,
                    channel,
                    changes=self._changes,
                    port=self.port,
                    alone=self._alone,
                    locale=_locale(account.language),
                    timezone=_timezone(),
                )
        return self._views[whose]

    @property
    def views(self) -> list[simcord_internals.View]:
        """All that were opened."""
        return list(self._views.values())

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Do something while nothing else is done; everybody then sees what came of it."""
        async with self._lock:
            yield
            for view in self.views:
                view.follow()

    # --------------------------------------------------------------------- time

    async def _keep_time(self) -> None:
        loop = asyncio.get_running_loop()
        refreshed = loop.time()
        while True:
            await asyncio.sleep(TICK)
            try:
                async with self._lock:
                    passed = (self.env.now() - self._start).total_seconds()
                    await self.env.advance_time(max(0.0, loop.time() - self._began - passed))
                    anyway = loop.time() - refreshed > REFRESH
                    if anyway:
                        refreshed = loop.time()
                    for view in self.views:
                        view.follow(anyway=anyway)
            except TimeoutError:
                # The bot has been busy for five seconds on end: what it does goes on, and so does the clock.
                log.warning("the bot is busy; the clock of the demo waits for it")
