"""How `kingbot run` ends when Discord does not let it go on: in a sentence, with status 2."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from kingbot.i18n import words
from tests.support.kingbot_process import KingbotProcess, kingbot
from tests.support.loopback import Loopback
from tests.support.loopback_failures import status, unauthorized

W: Final = words("en")


async def assert_ended_in_a_sentence(running: KingbotProcess, sentence: str) -> None:
    """Status 2 keeps systemd from starting it again, which would not help."""
    assert await running.ended() == 2
    assert f"kingbot: {sentence}" in running.log
    assert not [line for line in running.log if "Traceback" in line]


async def test_a_token_that_is_refused_at_the_start_is_told_with_status_2(tmp_path: Path) -> None:
    discord = Loopback()
    discord.fails.append((r"GET /users/@me", unauthorized))
    async with discord.listening(), kingbot(discord.address, tmp_path) as running:
        await assert_ended_in_a_sentence(running, W("cli-token-refused"))


async def test_a_token_that_is_revoked_while_the_bot_runs_is_told_with_status_2(tmp_path: Path) -> None:
    discord = Loopback()
    async with discord.listening(), kingbot(discord.address, tmp_path) as running:
        await discord.until(lambda: discord.gateway.is_connected)
        discord.fails.append((r".*", unauthorized))
        discord.gateway.token = "a newer one"  # should the close code be lost on the way
        await discord.gateway.hang_up(4004)
        await assert_ended_in_a_sentence(running, W("cli-token-refused"))


@pytest.mark.parametrize("code", [4013, 4014])
async def test_intents_that_discord_does_not_grant_are_told_with_status_2(tmp_path: Path, code: int) -> None:
    discord = Loopback()
    discord.gateway.refusal = code
    async with discord.listening(), kingbot(discord.address, tmp_path) as running:
        await assert_ended_in_a_sentence(running, W("cli-intents"))


async def test_a_discord_that_is_away_at_the_start_is_tried_again_until_it_is_there(tmp_path: Path) -> None:
    discord = Loopback()
    discord.fail_once(r"GET /users/@me", status(503))
    discord.fail_once(r"GET /gateway/bot", status(503))
    async with discord.listening(), kingbot(discord.address, tmp_path) as running:
        await discord.until(lambda: discord.gateway.is_connected)
        running.terminate()
        assert await running.ended() == 0
    again = [line for line in running.log if "Discord cannot be reached" in line]
    assert [line.rsplit("trying again in ")[1] for line in again] == ["1 seconds", "2 seconds"]
    assert not [line for line in running.log if "Traceback" in line]


async def test_a_bot_that_waits_for_discord_stops_when_it_is_told_to(tmp_path: Path) -> None:
    discord = Loopback()
    discord.fails.append((r".*", status(503)))
    async with discord.listening(), kingbot(discord.address, tmp_path) as running:
        await discord.until(lambda: discord.failed.total() > 0)
        running.terminate()
        assert await running.ended() == 0


async def test_a_second_bot_on_the_same_file_is_told_so_with_status_2_before_it_calls_discord(
    tmp_path: Path,
) -> None:
    discord = Loopback()
    async with discord.listening(), kingbot(discord.address, tmp_path) as first:
        await discord.until(lambda: discord.gateway.is_connected)
        calls = discord.calls.copy()
        async with kingbot(discord.address, tmp_path) as second:
            await assert_ended_in_a_sentence(second, W("db-running", file=str(tmp_path / "king.sqlite")))
        assert discord.calls == calls
        assert discord.gateway.is_connected
        first.kill()
        assert await first.ended() == -9
        # The lock has gone with its process.
        async with kingbot(discord.address, tmp_path) as third:
            await discord.until(lambda: discord.gateway.sessions == 2)
            third.terminate()
            assert await third.ended() == 0


@pytest.mark.parametrize("command", [("db", "check"), ("db", "backup"), ("db", "upgrade")])
async def test_the_commands_for_the_database_work_beside_a_running_bot(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    discord = Loopback()
    async with discord.listening(), kingbot(discord.address, tmp_path):
        await discord.until(lambda: discord.gateway.is_connected)
        async with kingbot(discord.address, tmp_path, *command) as beside:
            assert await beside.ended() == 0


async def test_a_database_server_that_does_not_answer_at_the_start_is_told_with_status_2(
    tmp_path: Path,
) -> None:
    address = f"postgresql://king:secret@/king?host={tmp_path}"
    discord = Loopback()
    async with discord.listening(), kingbot(discord.address, tmp_path, database=address) as running:
        assert await running.ended() == 2
    (told,) = [line for line in running.log if line.startswith("kingbot: ")]
    assert "postgresql://king:***@" in told
    assert "secret" not in told
    assert not [line for line in running.log if "Traceback" in line]
