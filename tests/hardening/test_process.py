"""The real `kingbot run` against a Discord that fails in many ways: no move that was answered is lost."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from kingbot.delivery.user_agent import USER_AGENT
from kingbot.presets import PRESETS
from tests.support.kingbot_process import KingbotProcess, kingbot
from tests.support.loopback import CHANNEL, Loopback
from tests.support.loopback_failures import Failure, cut, status, too_many
from tests.support.loopback_match import LoopbackMatch
from tests.support.loopback_people import Offer

EDIT_BY_TOKEN: Final = r"PATCH /webhooks/.*"
POST: Final = rf"POST /channels/{CHANNEL}/messages"
LIVES: Final = 4  # that are ended before the match is over
CALLBACK: Final = r"POST /interactions/.*"
# Each of these strikes once; after a 429 or a 5xx the call is made again.
FAILURES: Final[tuple[tuple[str, Failure], ...]] = (
    (CALLBACK, too_many(0.1)),
    (EDIT_BY_TOKEN, too_many(0.1)),
    (EDIT_BY_TOKEN, too_many(0.1, everywhere=True)),
    (EDIT_BY_TOKEN, status(502)),
    (EDIT_BY_TOKEN, cut),
    (POST, too_many(0.1)),
    (POST, too_many(0.1, everywhere=True)),
    (POST, status(500)),
)
# After these the bot lets a while pass.
SLOW_FAILURES: Final[tuple[tuple[str, Failure], ...]] = (
    (EDIT_BY_TOKEN, status(503)),
    (POST, status(503)),
    (POST, cut),
    (POST, too_many(3600)),
)

Fault = Callable[[LoopbackMatch], Awaitable[None]]


def failing(pattern: str, failure: Failure) -> Fault:
    """A move during which a call fails."""

    async def strike(match: LoopbackMatch) -> None:
        discord = match.discord
        before = sum(discord.failed.values())
        discord.fail_once(pattern, failure)
        if pattern == POST:  # the table message is posted anew
            await discord.until(lambda: bool(match.boards()))
            await discord.take_away(match.boards()[0].message["id"])
        await match.move()
        await discord.until(lambda: sum(discord.failed.values()) > before)

    return strike


async def answer_lost(match: LoopbackMatch) -> None:
    """The first answer to a press is lost, and Discord says that it failed: the same button still works."""
    discord = match.discord
    offered = await match.offered()
    assert offered is not None
    before = sum(discord.failed.values())
    discord.fail_once(CALLBACK, cut)
    await offered[0].press(offered[1])
    await discord.until(lambda: sum(discord.failed.values()) > before)
    await match.move()


async def resumed(match: LoopbackMatch) -> None:
    """A move made while the connection is lost: it is heard when the session is resumed."""
    before = match.discord.gateway.resumed
    offered = await match.offered()
    assert offered is not None
    who, offer = offered
    await match.discord.gateway.hang_up()
    await who.press(offer)
    await match.answered(who, offer)
    assert match.discord.gateway.resumed == before + 1


async def session_lost(match: LoopbackMatch) -> None:
    """The session cannot be resumed: another begins, five seconds later as Discord demands."""
    gateway = match.discord.gateway
    before = gateway.sessions
    await gateway.invalidate()
    await match.discord.until(lambda: gateway.sessions == before + 1)
    await match.move()


async def asked_to_reconnect(match: LoopbackMatch) -> None:
    """Discord asks the bot to connect anew, as it does every few hours."""
    gateway = match.discord.gateway
    before = gateway.resumed
    await gateway.ask_to_reconnect()
    await match.discord.until(lambda: gateway.resumed == before + 1)
    await match.move()


ALL: Final[tuple[Fault, ...]] = (
    resumed,
    asked_to_reconnect,
    answer_lost,
    *(failing(*each) for each in FAILURES),
)


async def play_on(match: LoopbackMatch) -> None:
    """Play to the end."""
    while await match.move():
        pass


async def kill_in_a_move(match: LoopbackMatch, running: KingbotProcess, call: str) -> None:
    """Kill the bot the moment such a call of it arrives after somebody has moved."""

    def look(made: str) -> None:
        if re.fullmatch(call, made):
            running.kill()

    offered = await match.offered()
    assert offered is not None
    who, offer = offered
    match.discord.on_call = look
    await who.press(offer)
    assert await running.ended() == -9
    match.discord.on_call = lambda made: None


def assert_sound(match: LoopbackMatch, *, unanswered: int = 0) -> None:
    discord = match.discord
    assert match.lost() == []
    assert discord.unknown == set()
    assert discord.rates.exceeded == []
    assert len(discord.unanswered()) <= unanswered
    assert discord.slowest < 3
    assert set(discord.user_agents) == {USER_AGENT}


def _ids(offers: list[Offer]) -> set[str]:
    return {each.message["id"] for each in offers}


async def stop_in_a_move(match: LoopbackMatch, running: KingbotProcess) -> None:
    """Tell the bot to stop (SIGTERM) the moment it acknowledges a move: that is finished, and answered."""

    def look(made: str) -> None:
        if re.fullmatch(CALLBACK, made):
            running.terminate()

    offered = await match.offered()
    assert offered is not None
    match.discord.on_call = look
    await offered[0].press(offered[1])
    assert await running.ended() == 0
    match.discord.on_call = lambda made: None
    await match.answered(*offered)


async def test_a_move_is_finished_when_the_bot_is_told_to_stop_and_play_goes_on_in_a_new_session(
    tmp_path: Path,
) -> None:
    discord = Loopback()
    match = LoopbackMatch(discord, tmp_path)
    async with discord.listening():
        async with kingbot(discord.address, tmp_path) as running:
            await match.begin("hands=no_queens")
            await session_lost(match)
            await stop_in_a_move(match, running)
        async with kingbot(discord.address, tmp_path):
            await match.taken_up()
            await play_on(match)
    assert_sound(match)
    assert len(match.acknowledged) >= 10


async def test_a_match_goes_through_every_failure_of_discord_and_a_kill_of_the_bot(tmp_path: Path) -> None:
    discord = Loopback()
    match = LoopbackMatch(discord, tmp_path)
    async with discord.listening():
        async with kingbot(discord.address, tmp_path) as running:
            await match.begin("hands=no_queens,no_last_two")
            for fault in ALL:
                await fault(match)
            assert sum(discord.failed.values()) == len(FAILURES) + 1
            await kill_in_a_move(match, running, CALLBACK)
            # One that arrived just before the kill, and was not noted any more, nobody takes away.
            left = match.boards()
        async with kingbot(discord.address, tmp_path) as running:
            await match.taken_up()
            await play_on(match)
            await discord.until(lambda: _ids(match.boards()) <= _ids(left))
            running.terminate()
            assert await running.ended() == 0
            assert [line for line in running.log if " ERROR " in line] == []
    assert_sound(match, unanswered=2)
    assert len(match.acknowledged) >= 20


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
async def test_whole_matches_go_through_failures_and_stops_at_any_moment(tmp_path: Path, preset: str) -> None:
    chance, discord = random.Random(preset), Loopback()
    match = LoopbackMatch(discord, tmp_path, seed=len(preset))
    faults = [*ALL, session_lost, *(failing(*each) for each in SLOW_FAILURES)]
    async with discord.listening():
        for life in range(LIVES + 1):
            async with kingbot(discord.address, tmp_path, pictures=bool(life % 2)) as running:
                await (match.taken_up() if life else match.begin("", preset=preset, bots="club"))
                for fault in chance.sample(faults, len(faults)) if life < LIVES else ():
                    if not match.is_over:
                        await fault(match)
                if match.is_over or life == LIVES:
                    break
                if chance.random() < 0.5:
                    await kill_in_a_move(match, running, chance.choice((CALLBACK, EDIT_BY_TOKEN)))
                else:
                    running.terminate()
                    assert await running.ended() == 0
        async with kingbot(discord.address, tmp_path):
            await match.taken_up()
            await play_on(match)
    assert_sound(match, unanswered=2 * LIVES)
    assert len(match.acknowledged) > 50
