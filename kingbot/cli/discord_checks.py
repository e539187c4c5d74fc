"""What `kingbot doctor` asks Discord: login, clock, sessions, commands, servers. Nothing is changed there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from kingbot.actions.new_table import PERMISSIONS, permission_names
from kingbot.bot import KingBot
from kingbot.cli.finding import Finding, bad, good, unknown
from kingbot.i18n import Words
from kingbot.settings import Settings

PATIENCE: Final = 30.0
WRONG: Final = 10  # seconds that the clock may be off
FEW: Final = 20  # starts left for today
A_PAGE: Final = 200


class Visitor(KingBot):
    """A bot that only asks: it opens no database and touches no table."""

    async def setup_hook(self) -> None:
        """Load the commands, to compare them with those that Discord knows."""
        await self.load_commands()


async def at_discord(settings: Settings, words: Words) -> list[Finding]:
    """What Discord says; where it cannot be asked, that is said."""
    bot = Visitor(settings)
    found = [_intents(bot, words)]
    if settings.token is None:
        return [*found, unknown(words("doctor-not-asked"))]
    try:
        async with asyncio.timeout(PATIENCE), bot:
            found.append(await _clock(words))
            await bot.login(settings.token.get_secret_value())
            found.append(good(words("doctor-login", name=str(bot.user))))
            found.append(await _sessions(bot, words))
            found.append(await _commands(bot, words))
            found += [each async for each in _servers(bot, words)]
    except discord.LoginFailure:
        found.append(bad(words("cli-token-refused")))
    except (aiohttp.ClientError, discord.DiscordException, OSError, TimeoutError) as error:
        found.append(unknown(words("doctor-no-discord", why=str(error) or type(error).__name__)))
    return found


def _intents(bot: KingBot, words: Words) -> Finding:
    asked = bot.intents
    privileged = [name for name in ("members", "presences", "message_content") if getattr(asked, name)]
    if privileged:
        return bad(words("doctor-privileged", intents=", ".join(privileged)))
    return good(words("doctor-intents"))


async def _clock(words: Words) -> Finding:
    async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as answer:
        said = answer.headers.get("Date")
    if said is None:
        return unknown(words("doctor-no-clock"))
    off = round(time.time() - parsedate_to_datetime(said).timestamp())
    return bad(words("doctor-clock-off", seconds=off)) if abs(off) > WRONG else good(words("doctor-clock"))


async def _sessions(bot: KingBot, words: Words) -> Finding:
    _, _, limit = await bot.http.get_bot_gateway()
    left, total = limit["remaining"], limit["total"]
    text = words("doctor-sessions", left=left, total=total)
    return bad(text) if left < min(FEW, total) else good(text)


async def _commands(bot: KingBot, words: Words) -> Finding:
    """Whether Discord knows the commands as they are now, in all languages."""
    assert bot.application_id is not None  # known from the login on
    assert bot.tree.translator is not None
    ours = [
        await each.get_translated_payload(bot.tree, bot.tree.translator) for each in bot.tree.get_commands()
    ]
    route = Route("GET", "/applications/{application_id}/commands", application_id=bot.application_id)
    theirs = await bot.http.request(route, params={"with_localizations": "true"})
    same = _alike(sorted(ours, key=_name), sorted(theirs, key=_name))
    return good(words("doctor-commands")) if same else bad(words("doctor-sync"))


async def _servers(bot: KingBot, words: Words) -> AsyncIterator[Finding]:
    """Whether the bot has its permissions in every server, roles taken together."""
    assert bot.application_id is not None
    after, number, lacking = 0, 0, False
    while page := await bot.http.get_guilds(A_PAGE, after=after, with_counts=False):
        for guild in page:
            granted = discord.Permissions(int(str(guild.get("permissions", 0))))
            missing = permission_names(PERMISSIONS & ~granted, words)
            if missing and not granted.administrator:
                lacking, names = True, ", ".join(missing)
                yield bad(words("doctor-lacks", server=str(guild["name"]), permissions=names))
        after, number = int(page[-1]["id"]), number + len(page)
        if len(page) < A_PAGE:
            break
    if not number:
        link = discord.utils.oauth_url(bot.application_id, permissions=PERMISSIONS)
        yield bad(words("doctor-no-server", link=link))
    elif not lacking:
        yield good(words("doctor-permissions", count=number))


def _name(command: dict[str, Any]) -> str:
    return str(command["name"])


def _alike(ours: Any, theirs: Any) -> bool:
    """Whether Discord has what we would tell it; it adds ids and leaves out what is empty."""
    match ours:
        case dict():
            theirs = theirs or {}
            return all(
                _alike(value, theirs.get(key)) for key, value in ours.items() if key != "dm_permission"
            )
        case list():
            theirs = theirs or []
            if all(isinstance(each, int) for each in ours):
                return sorted(ours) == sorted(theirs)
            return len(ours) == len(theirs) and all(map(_alike, ours, theirs))
        case None | False:
            return not theirs
        case _:
            return bool(ours == theirs)
