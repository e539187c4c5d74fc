"""The test bench: a bot in an in-memory Discord, with people who use it as people do.

    async with Bench(lambda database: KingBot(...), tmp_path) as bench:
        ada = bench.person("Ada")
        await ada.slash("king new", preset="classic")
        await ada.click("Start")
        assert "Ada" in ada.dm()

At the end it fails if the bot logged an error, left an action unanswered, or sent what Discord would refuse.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from discord.app_commands import AppCommandError as Handled
from discord.ext import commands
from simcord import ChannelHandle, Env, GuildHandle

from kingbot.bot import KingBot
from tests.support import limits, payloads, simcord_internals
from tests.support.database import new_database
from tests.support.people import Answer, Person
from tests.support.screen import Screen, screen_of, words_in

MakeBot = Callable[[Path], commands.AutoShardedBot]


@dataclass(frozen=True)
class Seen:
    """Something a person could see: when, in which message, under what name, and the words or bytes."""

    at: datetime
    message: int | None
    name: str
    value: str | bytes


class _Errors(logging.Handler):
    """Keeps every record of an error: callbacks of buttons report theirs nowhere else."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class Bench:
    """One bot, one server with one channel, and any number of people. The database is a fresh, migrated file.

    Commands are published in English only, unless a test looks at their translations (`sync`).
    """

    env: Env
    guild: GuildHandle
    channel: ChannelHandle

    def __init__(
        self, make_bot: MakeBot, folder: Path, *, shards: int = 1, server_locale: str = "en-US"
    ) -> None:
        self.database = folder / "king.sqlite"
        if not self.database.exists():  # a bench may take up what another process left
            new_database(self.database)
        self._make_bot = make_bot
        self._shards = shards
        self._server_locale = server_locale
        self._errors = _Errors()
        self._unanswered: list[Answer] = []
        self._at_once = False
        self._dead: list[commands.AutoShardedBot] = []
        self._refused: list[str] = []
        self._known_errors = 0
        self._known_calls = 0
        self.glimpses: list[simcord_internals.Glimpse] = []
        #: Called with each message sent or edited, at that moment, for tests that compare it with the game.
        self.observers: list[Callable[[simcord_internals.Glimpse], None]] = []

    @property
    def bot(self) -> commands.AutoShardedBot:
        """The bot that is running now."""
        bot = self.env.bot
        assert isinstance(bot, commands.AutoShardedBot)
        return bot

    async def __aenter__(self) -> Self:
        self.env = self._discord()
        await self.env.start()
        logging.getLogger().addHandler(self._errors)
        simcord_internals.watch_messages(self.env, self._glimpsed)
        self.guild = self.env.create_guild("Card club", preferred_locale=self._server_locale)
        self.channel = self.guild.create_text_channel("king-table")
        await self.sync()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *rest: Any) -> None:
        try:
            for bot in (*self._dead, self.bot):
                await bot.close()
        finally:
            logging.getLogger().removeHandler(self._errors)
            await self.env.shutdown()
        if kind is None:
            self.assert_sound()

    def _discord(self) -> Env:
        """A Discord for a new bot, before its start, where time stands still."""
        simcord_internals.poll_quickly()
        simcord_internals.copy_quickly()
        simcord_internals.be_strict()
        bot = self._make_bot(self.database)
        shards = None if bot.shard_count else self._shards
        # Not `simcord.run`: it must be left in the task that entered it, and a fixture is two.
        env = Env(bot, shard_count=shards, settle_timeout=simcord_internals.PATIENCE)
        simcord_internals.stop_the_clock(env)
        return env

    def assert_sound(self) -> None:
        """Fail if the bot logged an error, left an action unanswered, or sent what Discord would refuse."""
        faults = self.take_faults()
        assert not faults, "\n".join(faults)

    def take_faults(self) -> list[str]:
        """The faults since the last look, in words; a test that expects them takes them away with this."""
        faults = [logging.Formatter().format(record) for record in self._errors.records]
        # What a slash command raises is the business of the bot's own handler, which logs the unexpected.
        stray = (error for error in self.env.errors[self._known_errors :] if not isinstance(error, Handled))
        faults += [f"a task of the bot raised {error!r}" for error in stray]
        faults += [
            f"never acknowledged: {answer.result}" for answer in self._unanswered if not answer.acknowledged
        ]
        faults += [f"Discord would refuse: {fault}" for fault in dict.fromkeys(self._refused)]
        is_ours = isinstance(self.bot, KingBot)  # what a bot of the bench's own tests sends is not described
        calls = self.env.http_requests[self._known_calls :] if is_ours else []
        wrong = (fault for each in calls for fault in payloads.faults(each.method, each.path, each.json))
        faults += [f"no body that Discord knows: {fault}" for fault in dict.fromkeys(wrong)]
        self._known_errors, self._known_calls = len(self.env.errors), len(self.env.http_requests)
        for gone in (self._errors.records, self._unanswered, self._refused):
            gone.clear()
        return faults

    def expect_acknowledged(self, answer: Answer) -> None:
        """Fail at once if an action came to rest unanswered; those held back are looked at in the end."""
        self._unanswered.append(answer)
        if not self._at_once:
            self.assert_sound()

    # ------------------------------------------------------------------- world

    def person(self, name: str, *, locale: str = "en-US", member: bool = True) -> Person:
        """Somebody new, in the bench's server unless `member` says otherwise."""
        user = self.env.create_user(re.sub(r"\W", "", name).lower() or "someone", global_name=name)
        simcord_internals.set_locale(self.env, user.id, locale)
        person = Person(self, user)
        if member:
            person.joins(self.guild)
        return person

    def people(self, *names: str) -> tuple[Person, ...]:
        """Several people at once."""
        return tuple(self.person(name) for name in names)

    def screens(self, user_id: int, channel_id: int | None = None) -> list[Screen]:
        """What somebody could scroll to, oldest first."""
        messages = simcord_internals.messages_seen_by(self.env, user_id, channel_id)
        return [screen_of(message, self.file) for message in messages]

    def file(self, url: str) -> bytes:
        """The bytes of an attachment."""
        return simcord_internals.file(self.env, url)

    def close_dms(self, person: Person) -> None:
        """From now on direct messages to this person are refused (50007)."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, times=None)

    def open_dms(self, person: Person) -> None:
        """Direct messages to this person arrive again."""
        simcord_internals.stop_failing(self.env, f"/channels/{person.user.dm_channel.id}/messages")

    async def delete(self, screen: Screen) -> None:
        """Somebody who manages the channel deletes a message."""
        simcord_internals.delete_message(self.env, screen.channel_id, screen.id)
        await self.settle()
        self.assert_sound()

    # -------------------------------------------------------------------- time

    def now(self) -> datetime:
        """The time in the simulated world; it only moves when it is told to."""
        return self.env.now()

    async def advance(self, seconds: float) -> None:
        """Let time pass, hour by hour: what is due in one step must be done in a minute."""
        while seconds > 0:
            step = min(seconds, 3600.0)
            await self.env.advance_time(step)
            seconds -= step
        self.assert_sound()

    async def settle(self) -> None:
        """Wait until the bot has come to rest."""
        await self.env.settle(idle=simcord_internals.IDLE)

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Hold the actions inside back, and deliver them together at the end."""
        self._at_once = True
        try:
            with simcord_internals.held_back(self.env):
                yield
            await self.settle()
        finally:
            self._at_once = False
        self.assert_sound()

    async def sync(self, *, translated: bool = False) -> None:
        """Publish the bot's commands and hold them to Discord's limits.

        `translated` publishes them in every language, as `kingbot sync` does. That takes longer than many a
        test, and nobody at the bench reads the names of commands in other languages.
        """
        before = len(self.env.http_requests)
        tree = self.bot.tree
        translator = tree.translator
        if not translated:
            await tree.set_translator(None)
        await tree.sync()
        await tree.set_translator(translator)
        for entry in self.env.http_requests[before:]:
            self._refused += limits.command_faults(entry.json if isinstance(entry.json, list) else [])

    async def restart(self, *, kill: bool = False) -> None:
        """Stop the bot and start a new one on the same database; with `kill` the old one is not told."""
        old = self.bot
        if kill:
            self._dead.append(old)
        else:
            await old.close()
        await self.env.restart_bot(self._make_bot(self.database))
        self.assert_sound()

    # ------------------------------------------------------------------ records

    @property
    def rest_calls(self) -> Counter[str]:
        """How often each route was called that counts against Discord's global limit, so far.

        Answers to interactions and their follow-ups do not count. Subtract an earlier reading.
        """
        counted = Counter[str]()
        for entry in self.env.http_requests:
            if not entry.path.startswith(("/interactions/", "/webhooks/")):
                counted[f"{entry.method} {re.sub(r'[0-9]{5,}', '…', entry.path)}"] += 1
        return counted

    def _glimpsed(self, glimpse: simcord_internals.Glimpse) -> None:
        self.glimpses.append(glimpse)
        if self.bot.user is not None and glimpse.message.author_id == self.bot.user.id:
            allowed = simcord_internals.may_attach_files(self.env, glimpse.message.channel_id)
            self._refused += limits.faults(glimpse.message, may_attach=allowed)
        for observer in self.observers:
            observer(glimpse)

    def everything_seen_by(self, person: Person) -> list[Seen]:
        """All that ever came before this person's eyes, also what was edited away or deleted since.

        Every string of every message is there (words, labels, custom ids, alt texts, file names …), the
        bytes of every file, and each dialog and autocomplete offer.
        """
        found: list[Seen] = []
        for glimpse in self.glimpses:
            if person.id in glimpse.viewers:
                message = glimpse.message
                payload = [
                    {"content": message.content},
                    message.embeds,
                    message.components,
                    message.attachments,
                ]
                found += [Seen(glimpse.at, message.id, name, text) for name, text in words_in(payload)]
                found += [Seen(glimpse.at, message.id, name, data) for name, data in glimpse.files.items()]
        for shown in simcord_internals.private_answers(self.env, person.id):
            found += [Seen(self.now(), None, name, text) for name, text in words_in(shown)]
        return found
