"""`kingbot run`, `kingbot sync` and `kingbot emojis sync`: the commands that log in to Discord."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NoReturn

import aiohttp
import discord
import typer

from kingbot import logs
from kingbot.bot import KingBot
from kingbot.cli.db import file_error_text
from kingbot.cli.output import USAGE_STATUS, fail, load_words, settings_or_fail
from kingbot.delivery import emojis
from kingbot.delivery.discord_api import DiscordApi
from kingbot.i18n import Words
from kingbot.monitor import BotStatus, Monitor
from kingbot.settings import Settings
from kingbot.store import StoreError, StoreUnavailableError
from kingbot.store.files import FileError
from kingbot.store.process_lock import process_lock
from kingbot.ui.permissions import PERMISSIONS

log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 1.0  # seconds until Discord is tried again; each further pause is twice as long
LONGEST_PAUSE: Final = 60.0

AUTHENTICATION_FAILED: Final = 4004  # codes with which the gateway ends a session for good
INTENTS_CODES: Final = (4013, 4014)
RESHARDING_CODES: Final = (4010, 4011)  # a new start asks how many shards are needed

# Faults that may pass by themselves.
TEMPORARY: Final = (
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,  # with some codes
)


class CommandSyncBot(KingBot):
    """A bot that only registers its commands at Discord; it opens no database."""

    async def setup_hook(self) -> None:
        """Load the commands and register them."""
        await self.load_commands()
        await self.tree.sync()


def run() -> None:
    """Run the bot until Ctrl-C or SIGTERM."""
    words = load_words("en")
    settings, token = _settings(words)
    # The bot uses no voice, so warnings about missing voice libraries are of no use.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logs.configure_logging(settings.log_level, settings.log_format, token)
    database = settings.database
    with (
        _explained(words),
        process_lock(database) if isinstance(database, Path) else contextlib.nullcontext(),
    ):
        if settings.monitor_port is None:
            asyncio.run(_run(lambda: KingBot(settings), token))
        else:
            asyncio.run(_run_monitored(settings, token, Monitor(settings.monitor_port), words))


def sync() -> None:
    """Register the commands at Discord."""
    words = load_words("en")
    settings, token = _settings(words)
    with _explained(words):
        asyncio.run(_sync(CommandSyncBot(settings), token))
    typer.echo(words("cli-synced"))


async def _run_monitored(settings: Settings, token: str, monitor: Monitor, words: Words) -> None:
    def make_bot() -> KingBot:
        bot = KingBot(settings, trace=monitor.trace())
        monitor.set_status_source(lambda: _status(bot))
        return bot

    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(monitor)
        except OSError as error:
            fail(words("cli-monitor-port", why=str(error)))
        await _run(make_bot, token)


async def _run(make_bot: Callable[[], KingBot], token: str) -> None:
    """Run a bot until it is told to stop; while Discord cannot be reached, begin anew after a pause.

    :raises discord.LoginFailure: if the token is refused.
    :raises discord.DiscordException: if Discord has ended the session for good.
    """
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers; there Ctrl-C cancels this task.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    pause = FIRST_PAUSE
    while not stopped.is_set():
        began = loop.time()
        try:
            await _run_once(make_bot(), token, stopped)
            return
        except TEMPORARY as error:
            if isinstance(error, discord.ConnectionClosed) and error.code not in RESHARDING_CODES:
                raise
            if loop.time() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            why = str(error) or type(error).__name__
            log.warning("Discord cannot be reached (%s); trying again in %.0f seconds", why, pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def _run_once(bot: KingBot, token: str, stopped: asyncio.Event) -> None:
    async with bot:
        running = asyncio.ensure_future(bot.start(token))
        told = asyncio.ensure_future(stopped.wait())
        try:
            await asyncio.wait((running, told), return_when=asyncio.FIRST_COMPLETED)
        finally:
            told.cancel()
            running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def _status(bot: KingBot) -> BotStatus:
    return BotStatus(bot.is_connected, bot.latency if bot.shards else math.nan, getattr(bot, "store", None))


async def _sync(bot: KingBot, token: str) -> None:
    async with bot:
        await bot.login(token)


def sync_emojis() -> None:
    """Upload the cards as emojis of the Discord application."""
    words = load_words("en")
    _, token = _settings(words)
    with _explained(words):
        asyncio.run(_sync_emojis(token, words))


async def _sync_emojis(token: str, words: Words) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        done = await emojis.sync(DiscordApi(client))
    typer.echo(words("cli-emojis", added=done.added, removed=done.removed, kept=done.kept))


def _settings(words: Words) -> tuple[Settings, str]:
    """The settings and the token; exits if the settings are invalid or without a token."""
    settings = settings_or_fail()
    if settings.token is None:
        _fail_without_token(words, "cli-no-token")
    return settings, settings.token.get_secret_value()


def _fail_without_token(words: Words, key: str) -> NoReturn:
    """Exit with an explanation of how to get a token and the link that invites the bot."""
    typer.echo(f"kingbot: {words(key)}\n", err=True)
    link = discord.utils.oauth_url("APPLICATION_ID", permissions=PERMISSIONS)
    typer.echo(words("cli-token-help", link=link), err=True)
    raise typer.Exit(USAGE_STATUS)


@contextlib.contextmanager
def _explained(words: Words) -> Iterator[None]:
    """Exit with an explanation if Discord or the database cannot be used in the block."""
    try:
        yield
    except discord.LoginFailure:
        _fail_without_token(words, "cli-token-refused")
    except discord.PrivilegedIntentsRequired:
        fail(words("cli-intents"))
    except discord.ConnectionClosed as error:
        if error.code == AUTHENTICATION_FAILED:
            _fail_without_token(words, "cli-token-refused")
        if error.code in INTENTS_CODES:
            fail(words("cli-intents"))
        fail(words("cli-closed", code=str(error.code)))
    except FileError as error:
        fail(file_error_text(words, error))
    except (StoreError, StoreUnavailableError) as error:
        fail(words("cli-no-database", why=str(error)))
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        fail(words("cli-no-discord", why=str(error)))
