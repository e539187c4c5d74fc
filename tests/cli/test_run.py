"""`kingbot run` and `kingbot sync`, as far as they can be had without Discord."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import Env

from kingbot.cli.run import CommandSyncBot
from kingbot.settings import read_settings
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("KINGBOT_TOKEN", raising=False)


@pytest.mark.parametrize("command", ["run", "sync", "emojis sync"])
def test_without_a_token_one_is_told_where_to_get_it_and_how_to_invite(run: Run, command: str) -> None:
    result = run(*command.split())
    assert result.exit_code == 2
    assert result.stderr.startswith(
        "kingbot: KINGBOT_TOKEN is not set. Copy .env.example to .env and put the bot’s token there.\n"
    )
    for needed in ("Reset Token", "KINGBOT_TOKEN=", "kingbot sync"):
        assert needed in result.stderr
    (link,) = [line for line in result.stderr.splitlines() if "oauth2/authorize" in line]
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert link in readme


def test_all_faults_of_the_settings_are_told_at_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("KINGBOT_TOKEN=x\nKINGBOT_BOARD_PAUSE=-1\nKINGBOT_TOKN=y\n")
    result = run("run")
    assert result.exit_code == 2
    assert [line.split()[1] for line in result.stderr.splitlines()] == [
        "KINGBOT_TOKN:",
        "KINGBOT_BOARD_PAUSE:",
    ]


def test_without_discord_one_is_told_that_it_cannot_be_reached(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGBOT_TOKEN", "x.y.z")
    monkeypatch.setattr("discord.http.Route.BASE", "http://127.0.0.1:9/api")
    result = run("emojis", "sync")
    assert result.exit_code == 2
    assert result.stderr.startswith("kingbot: Cannot reach Discord: ")


async def test_telling_the_commands_opens_no_database(tmp_path: Path) -> None:
    database = tmp_path / "king.sqlite"
    bot = CommandSyncBot(read_settings(None, database=database))
    env = Env(bot, shard_count=1)
    try:
        await env.start()
        assert {command.name for command in await bot.tree.fetch_commands()} == {
            "king",
            "king-daily",
            "king-server",
        }
        assert not database.exists()
    finally:
        await env.shutdown()
