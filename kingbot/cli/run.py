"""`kingbot run` and `kingbot sync`: the bot in Discord."""

from __future__ import annotations

import asyncio
import contextlib
import math
import signal
from collections.abc import Coroutine
from typing import Any, NoReturn

import aiohttp
import discord
import typer

from kingbot import logs
from kingbot.actions.new_table import PERMISSIONS
from kingbot.bot import KingBot
from kingbot.cli.output import USAGE_STATUS, fail, read_or_fail, speak
from kingbot.delivery import emojis
from kingbot.i18n import Words
from kingbot.monitor import Monitor, Pulse
from kingbot.settings import Settings
from kingbot.store import StoreError
from kingbot.store.files import FileError


class Announcer(KingBot):
    """A bot that only tells Discord its commands: it opens no database and touches no table."""

    async def setup_hook(self) -> None:
        """Load the commands and tell them."""
        await self.load_commands()
        await self.tree.sync()


def run() -> None:
    """Be the bot until the process is told to stop, by Ctrl-C or SIGTERM."""
    words = speak("en")
    settings, token = _settings(words)
    # The bot never speaks, so it need not be told what speaking would take.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logs.set_up(settings.log_level, settings.log_format, token)
    if settings.monitor_port is None:
        _with_discord(_run(KingBot(settings), token), words)
        return
    monitor = Monitor(settings.monitor_port)
    bot = KingBot(settings, trace=monitor.trace)
    monitor.watch(lambda: _pulse(bot))
    _with_discord(_run(bot, token, monitor), words)


def sync() -> None:
    """Tell Discord the commands."""
    words = speak("en")
    settings, token = _settings(words)
    _with_discord(_sync(Announcer(settings), token), words)
    typer.echo(words("cli-synced"))


async def _run(bot: KingBot, token: str, monitor: Monitor | None = None) -> None:
    loop = asyncio.get_running_loop()
    async with monitor or contextlib.nullcontext(), bot:
        running = asyncio.ensure_future(bot.start(token))
        for number in (signal.SIGINT, signal.SIGTERM):
            # Windows cannot: there Ctrl-C cancels this task.
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, running.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await running


def _pulse(bot: KingBot) -> Pulse:
    connected = bot.is_ready() and not any(shard.is_closed() for shard in bot.shards.values())
    return Pulse(connected, bot.latency if bot.shards else math.nan, getattr(bot, "store", None))


async def _sync(bot: KingBot, token: str) -> None:
    async with bot:
        await bot.login(token)


def sync_emojis() -> None:
    """Upload the cards as emojis of the application."""
    words = speak("en")
    _, token = _settings(words)
    _with_discord(_sync_emojis(token, words), words)


async def _sync_emojis(token: str, words: Words) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        done = await emojis.sync(client)
    typer.echo(words("cli-emojis", added=done.added, removed=done.removed, kept=done.kept))


def _settings(words: Words) -> tuple[Settings, str]:
    """The settings and the token; ends the command if they cannot be used, with every reason."""
    settings = read_or_fail()
    if settings.token is None:
        _need_token(words, "cli-no-token")
    return settings, settings.token.get_secret_value()


def _need_token(words: Words, key: str) -> NoReturn:
    """End the command for want of a token, with the way to get one and the link that invites the bot."""
    typer.echo(f"kingbot: {words(key)}\n", err=True)
    link = discord.utils.oauth_url("APPLICATION_ID", permissions=PERMISSIONS)
    typer.echo(words("cli-token-help", link=link), err=True)
    raise typer.Exit(USAGE_STATUS)


def _with_discord(what: Coroutine[Any, Any, None], words: Words) -> None:
    """Do it; ends the command with a word on why it cannot be done."""
    try:
        asyncio.run(what)
    except discord.LoginFailure:
        _need_token(words, "cli-token-refused")
    except FileError as error:
        fail(words(f"db-{error.key}", **error.parameters))
    except StoreError as error:
        fail(words("cli-no-database", why=str(error)))
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        fail(words("cli-no-discord", why=str(error)))
