"""`kingbot doctor`: every check finds something in order, a problem, or that it could not be checked."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.http import Route
from pydantic import SecretStr

from kingbot.bot import KingBot
from kingbot.cli.discord_checks import check_discord
from kingbot.cli.doctor import check_database, check_fonts, check_token
from kingbot.cli.finding import Finding, Mark
from kingbot.cli.run import CommandSyncBot, _sync
from kingbot.i18n import words
from kingbot.settings import Settings, read_settings
from kingbot.store import Store
from kingbot.ui.permissions import PERMISSIONS
from tests.cli.conftest import Run
from tests.hosting.fake_discord_api import TOKEN, FakeDiscordApi

W = words("en")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("KINGBOT_TOKEN", raising=False)
    monkeypatch.setenv("KINGBOT_DATABASE", str(tmp_path / "king.sqlite"))


@pytest.fixture
async def discord_api(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeDiscordApi]:
    discord_api = FakeDiscordApi()
    discord_api.guilds = [{"id": "5", "name": "Card club", "permissions": str(PERMISSIONS.value)}]
    async with discord_api.answering(monkeypatch):
        yield discord_api


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")  # where nobody answers


def settings(given: str = TOKEN) -> Settings:
    return read_settings(None, token=SecretStr(given))


async def check_all(given: str = TOKEN) -> list[Finding]:
    return await check_discord(settings(given), W)


def problems(found: list[Finding]) -> list[str]:
    return [each.text for each in found if each.is_problem]


async def test_where_all_is_well_every_line_is_good(discord_api: FakeDiscordApi) -> None:
    await _sync(CommandSyncBot(settings()), TOKEN)
    found = await check_all()
    assert [str(each) for each in found if each.mark is not Mark.OK] == []
    assert [each.text.split(":")[0] for each in found] == [
        "Intents",
        "Clock",
        "Login",
        "Starts",
        "Commands",
        "Permissions",
    ]


async def test_commands_that_discord_does_not_know_are_to_be_synced(discord_api: FakeDiscordApi) -> None:
    assert problems(await check_all()) == [W("doctor-sync")]


async def test_a_text_that_has_changed_in_one_command_is_to_be_synced(discord_api: FakeDiscordApi) -> None:
    await _sync(CommandSyncBot(settings()), TOKEN)
    discord_api.commands[0]["options"][3]["description"] = "As it was before"
    assert problems(await check_all()) == [W("doctor-sync")]


async def test_a_token_that_discord_refuses_is_to_be_replaced(discord_api: FakeDiscordApi) -> None:
    discord_api.token = "another"
    assert problems(await check_all()) == [W("cli-token-refused")]


async def test_permissions_that_lack_are_named_with_the_server(discord_api: FakeDiscordApi) -> None:
    await _sync(CommandSyncBot(settings()), TOKEN)
    less = PERMISSIONS.value & ~(1 << 15)  # attach files
    discord_api.guilds.append({"id": "6", "name": "Chess club", "permissions": str(less)})
    discord_api.guilds.append({"id": "7", "name": "Bosses", "permissions": "8"})
    (text,) = problems(await check_all())
    assert "Chess club" in text
    assert "Attach Files" in text


async def test_every_server_is_looked_at_however_many_there_are(discord_api: FakeDiscordApi) -> None:
    await _sync(CommandSyncBot(settings()), TOKEN)
    discord_api.guilds = [
        {"id": str(number), "name": "A club", "permissions": "8" if number < 450 else "0"}
        for number in range(1, 451)
    ]
    assert len(problems(await check_all())) == 1


async def test_a_bot_in_no_server_is_to_be_invited_by_a_link(discord_api: FakeDiscordApi) -> None:
    await _sync(CommandSyncBot(settings()), TOKEN)
    discord_api.guilds = []
    (text,) = problems(await check_all())
    assert f"permissions={PERMISSIONS.value}" in text


async def test_a_clock_that_is_off_is_to_be_set(discord_api: FakeDiscordApi) -> None:
    await _sync(CommandSyncBot(settings()), TOKEN)
    discord_api.now = time.time() - 3600
    (text,) = problems(await check_all())
    assert text.startswith("Clock: 3,6")


async def test_starts_that_run_out_are_told(discord_api: FakeDiscordApi) -> None:
    await _sync(CommandSyncBot(settings()), TOKEN)
    discord_api.starts = 3
    (text,) = problems(await check_all())
    assert "3 of 1,000" in text


@pytest.mark.usefixtures("offline")
async def test_offline_it_says_plainly_what_was_not_checked() -> None:
    intents, rest = await check_all()
    assert intents.mark is Mark.OK
    assert rest.mark is Mark.UNKNOWN
    for what in ("clock", "login", "starts", "commands", "permissions"):
        assert what in rest.text


@pytest.mark.usefixtures("offline")
def test_the_command_ends_with_one_only_if_something_is_to_be_done(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = run("doctor")
    assert without.exit_code == 1
    assert [line for line in without.stdout.splitlines() if line.startswith("✗")] == [
        f"✗ {W('cli-no-token')}"
    ]
    monkeypatch.setenv("KINGBOT_TOKEN", TOKEN)
    result = run("doctor")
    assert result.exit_code == 0
    assert "✗" not in result.stdout
    assert TOKEN not in result.stdout


def test_all_faults_of_the_settings_are_lines_to_be_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGBOT_TOKN", "x")
    monkeypatch.setenv("KINGBOT_LOG_LEVEL", "LOUD")
    result = run("doctor")
    assert result.exit_code == 1
    assert [line.split()[2] for line in result.stdout.splitlines() if line.startswith("✗")] == [
        "KINGBOT_TOKN:",
        "KINGBOT_LOG_LEVEL:",
    ]


@pytest.mark.parametrize("given", ["100000000000000000", "aVeryLongClientSecretOfNoUse_1234", f"Bot {TOKEN}"])
def test_what_is_no_token_is_seen_without_asking(given: str) -> None:
    (found,) = check_token(settings(given), W)
    assert found.is_problem
    assert given not in found.text


def test_the_fonts_that_come_with_kingbot_can_be_drawn_with() -> None:
    assert [each.mark for each in check_fonts(W)] == [Mark.OK]


async def test_a_database_is_in_order_or_to_be_made_or_in_a_place_that_cannot_be(tmp_path: Path) -> None:
    path = tmp_path / "king.sqlite"
    (new,) = check_database(path, W)
    assert new == Finding(Mark.OK, W("doctor-no-database", file=str(path)))
    await (await Store.open(path)).close()
    path.write_text("Dear Ada, " * 99)
    (broken,) = check_database(path, W)
    assert broken.is_problem


def test_the_intents_are_those_that_the_bot_asks_for() -> None:
    assert not KingBot(read_settings(None)).intents.message_content
