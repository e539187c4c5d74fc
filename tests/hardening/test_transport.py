"""The real discord.py over real sockets: what is lost, late or refused on the way costs no move."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord.http import HTTPClient

from kingbot.bot import KingBot
from kingbot.delivery import discord_api, reconciler
from kingbot.tables.model import Table, TableError
from tests.support.loopback import ADA, CHANNEL, LONG_AGO, TOKEN, Loopback
from tests.support.loopback_failures import Failure, cut, silence, status, too_many
from tests.support.loopback_people import Visitor
from tests.support.sitting import plain

MOVE = r"king:1:[\d.]+:act:.*"
BOARD = rf"PATCH /channels/{CHANNEL}/messages/\d+"


@asynccontextmanager
async def playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Loopback, KingBot]]:
    """Ada at a table with three bots, and the match has begun."""
    # Nothing can be edited by the token of an interaction: every edit is one that counts.
    discord, bot = Loopback(clock=lambda: LONG_AGO), plain(tmp_path / "king.db", ping_after=3600)
    ada = Visitor(discord, ADA)
    async with discord.answering(monkeypatch):
        task = asyncio.create_task(bot.start(TOKEN))
        try:
            await until(lambda: discord.gateway.sessions == 1 and bool(bot.guilds))
            await ada.slash("new", rules="hands=no_queens,no_hearts")
            await until(lambda: bool(ada.offers("king:1:.*:start")))
            await ada.click("king:1:.*:start")
            await until(lambda: bool(ada.offers(MOVE)))
            yield discord, bot
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


async def until(true: Callable[[], bool | Awaitable[bool]], seconds: float = 60) -> None:
    """Wait till something is so."""
    async with asyncio.timeout(seconds):
        while not (found if isinstance(found := true(), bool) else await found):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def table(bot: KingBot) -> Table:
    return await bot.tables.queries.table(1)


async def move(discord: Loopback, bot: KingBot) -> int:
    """Play a card; the table's version when that is committed and a new window is there."""
    before = (await table(bot)).version
    await Visitor(discord, ADA).click(MOVE)
    await until(lambda: _later(bot, before))
    version = (await table(bot)).version
    await until(lambda: bool(Visitor(discord, ADA).offers(rf"king:1:{version}[.:].*")))
    return version


async def _later(bot: KingBot, version: int) -> bool:
    try:
        return (await table(bot)).version > version
    except TableError:
        return False


def board_at(discord: Loopback, version: int) -> bool:
    found = Visitor(discord, ADA).offers(r"king:1:\d+:hand")
    return bool(found) and found[0].version == version


async def test_a_move_made_while_the_gateway_is_lost_counts_when_the_session_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, monkeypatch) as (discord, bot):
        await move(discord, bot)
        before = (await table(bot)).version
        await discord.gateway.hang_up()
        await Visitor(discord, ADA).click(MOVE)  # nobody is there to hear it
        await until(lambda: _later(bot, before))
        assert (discord.gateway.sessions, discord.gateway.resumed) == (1, 1)
        version = (await table(bot)).version
        await until(lambda: board_at(discord, version))
        await move(discord, bot)


@pytest.mark.parametrize(
    "failure", [status(502), cut, silence, too_many(3600)], ids=["502", "cut", "silence", "429"]
)
async def test_play_goes_on_while_the_table_message_cannot_be_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: Failure
) -> None:
    for where, name in ((discord_api, "LONGEST"), (reconciler, "RETRY")):
        monkeypatch.setattr(where, name, 0.3)
    async with playing(tmp_path, monkeypatch) as (discord, bot):
        discord.fails.append((BOARD, failure))
        began = time.monotonic()
        for _ in range(4):
            await move(discord, bot)
        assert time.monotonic() - began < 10, "no move waits for the board"
        tried = discord.calls["PATCH /channels/…/messages/…"]
        assert 1 <= tried <= 12
        discord.fails.clear()
        _forget_limits(bot.http)
        version = (await table(bot)).version
        await until(lambda: board_at(discord, version))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def _forget_limits(http: HTTPClient) -> None:
    """The hour that Discord asked for is over."""
    http._buckets.clear()


async def test_a_bot_that_is_held_back_for_an_hour_stops_when_it_is_told_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, monkeypatch) as (discord, bot):
        discord.fails.append((BOARD, too_many(3600)))
        await move(discord, bot)
        began = time.monotonic()
        await bot.close()
        assert time.monotonic() - began < 5


async def test_an_answer_that_is_refused_once_or_twice_is_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, monkeypatch) as (discord, bot):
        discord.fails.append((r"PATCH /webhooks/.*", too_many(0.2)))
        before = (await table(bot)).version
        await Visitor(discord, ADA).click(MOVE)
        await until(lambda: _later(bot, before))
        discord.fails.clear()
        version = (await table(bot)).version
        await until(lambda: bool(Visitor(discord, ADA).offers(rf"king:1:{version}[.\d]*:act:.*")))
