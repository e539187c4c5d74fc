"""The checks of `kingbot doctor` that ask Discord: login, clock, sessions, commands, servers. Read-only."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from kingbot.actions.new_table import PERMISSIONS
from kingbot.bot import KingBot
from kingbot.cli.finding import Finding, ok, problem, unknown
from kingbot.i18n import Words
from kingbot.settings import Settings
from kingbot.ui.errors import permission_names

TIMEOUT: Final = 30.0
MAX_CLOCK_ERROR: Final = 10  # seconds
MIN_SESSION_STARTS: Final = 20  # left for today
GUILDS_PER_PAGE: Final = 200


class CheckBot(KingBot):
    """A bot that logs in for the checks; it opens no database."""

    async def setup_hook(self) -> None:
        """Load the commands, to compare them with those registered at Discord."""
        await self.load_commands()


async def check_discord(settings: Settings, words: Words) -> list[Finding]:
    """The findings about Discord; a finding of its own if it cannot be reached."""
    bot = CheckBot(settings)
    found = [_intents(bot, words)]
    if settings.token is None:
        return [*found, unknown(words("doctor-not-asked"))]
    try:
        async with asyncio.timeout(TIMEOUT), bot:
            found.append(await _clock(words))
            await bot.login(settings.token.get_secret_value())
            found.append(ok(words("doctor-login", name=str(bot.user))))
            found.append(await _sessions(bot, words))
            found.append(await _commands(bot, words))
            found += [each async for each in _servers(bot, words)]
    except discord.LoginFailure:
        found.append(problem(words("cli-token-refused")))
    except (aiohttp.ClientError, discord.DiscordException, OSError, TimeoutError) as error:
        found.append(unknown(words("doctor-no-discord", why=str(error) or type(error).__name__)))
    return found


def _intents(bot: KingBot, words: Words) -> Finding:
    intents = bot.intents
    privileged = [name for name in ("members", "presences", "message_content") if getattr(intents, name)]
    if privileged:
        return problem(words("doctor-privileged", intents=", ".join(privileged)))
    return ok(words("doctor-intents"))


async def _clock(words: Words) -> Finding:
    async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as answer:
        date = answer.headers.get("Date")
    if date is None:
        return unknown(words("doctor-no-clock"))
    error = round(time.time() - parsedate_to_datetime(date).timestamp())
    return (
        problem(words("doctor-clock-off", seconds=error))
        if abs(error) > MAX_CLOCK_ERROR
        else ok(words("doctor-clock"))
    )


async def _sessions(bot: KingBot, words: Words) -> Finding:
    _, _, limit = await bot.http.get_bot_gateway()
    left, total = limit["remaining"], limit["total"]
    text = words("doctor-sessions", left=left, total=total)
    return problem(text) if left < min(MIN_SESSION_STARTS, total) else ok(text)


async def _commands(bot: KingBot, words: Words) -> Finding:
    """Whether the commands registered at Discord are those of this version, in all languages."""
    assert bot.application_id is not None  # known from the login on
    assert bot.tree.translator is not None
    ours = [
        await each.get_translated_payload(bot.tree, bot.tree.translator) for each in bot.tree.get_commands()
    ]
    route = Route("GET", "/applications/{application_id}/commands", application_id=bot.application_id)
    registered = await bot.http.request(route, params={"with_localizations": "true"})
    is_same = _is_same_payload(sorted(ours, key=_name), sorted(registered, key=_name))
    return ok(words("doctor-commands")) if is_same else problem(words("doctor-sync"))


async def _servers(bot: KingBot, words: Words) -> AsyncIterator[Finding]:
    """Whether the bot's roles give it all its permissions in every server."""
    assert bot.application_id is not None
    after, count, some_missing = 0, 0, False
    while page := await bot.http.get_guilds(GUILDS_PER_PAGE, after=after, with_counts=False):
        for guild in page:
            granted = discord.Permissions(int(str(guild.get("permissions", 0))))
            missing = permission_names(PERMISSIONS & ~granted, words)
            if missing and not granted.administrator:
                some_missing, names = True, ", ".join(missing)
                yield problem(words("doctor-lacks", server=str(guild["name"]), permissions=names))
        after, count = int(page[-1]["id"]), count + len(page)
        if len(page) < GUILDS_PER_PAGE:
            break
    if not count:
        link = discord.utils.oauth_url(bot.application_id, permissions=PERMISSIONS)
        yield problem(words("doctor-no-server", link=link))
    elif not some_missing:
        yield ok(words("doctor-permissions", count=count))


def _name(command: dict[str, Any]) -> str:
    return str(command["name"])


def _is_same_payload(ours: Any, registered: Any) -> bool:
    """Whether a registered payload equals ours; Discord adds ids and leaves out what is empty."""
    match ours:
        case dict():
            registered = registered or {}
            return all(
                _is_same_payload(value, registered.get(key))
                for key, value in ours.items()
                if key != "dm_permission"
            )
        case list():
            registered = registered or []
            if all(isinstance(each, int) for each in ours):
                return sorted(ours) == sorted(registered)
            return len(ours) == len(registered) and all(map(_is_same_payload, ours, registered))
        case None | False:
            return not registered
        case _:
            return bool(ours == registered)
