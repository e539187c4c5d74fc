"""Every control and every command is answered by one function; the bot does not start otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from discord import app_commands
from discord.app_commands import Command

from kingbot import bot as bot_module
from kingbot.actions.handlers import HandlerError, Handlers
from kingbot.actions.request import Request
from kingbot.bot import COGS, KingBot
from kingbot.settings import read_settings
from kingbot.ui.controls import Control, ControlKind

KINDS: Final = [*ControlKind]


async def handler(request: Request, control: Control) -> None:
    """Answer nothing."""


async def another(request: Request, control: Control) -> None:
    """Answer nothing, otherwise."""


@pytest.fixture
def bot(tmp_path: Path) -> KingBot:
    """A bot that was not started, nor will be."""
    return KingBot(read_settings(None, database=tmp_path / "king.sqlite"))


def all_but(*missing: ControlKind) -> Handlers:
    handlers = Handlers()
    handlers.on(*(kind for kind in KINDS if kind not in missing))(handler)
    return handlers


def test_a_registry_with_a_handler_for_each_kind_of_control_is_complete() -> None:
    all_but().check()


@pytest.mark.parametrize("kind", KINDS)
def test_a_control_without_a_handler_is_named(kind: ControlKind) -> None:
    with pytest.raises(HandlerError) as missing:
        all_but(kind).check()
    assert str(missing.value) == f"no handler for {kind}"


def test_a_control_with_two_handlers_is_refused_with_both_their_names() -> None:
    handlers = all_but()
    with pytest.raises(HandlerError) as twice:
        handlers.on(ControlKind.ACT)(another)
    assert str(twice.value) == "two handlers for act: handler and another"


async def test_the_bot_refuses_to_start_while_a_control_has_no_handler(
    bot: KingBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_module, "HANDLERS", all_but(ControlKind.HELP))
    async with bot:
        with pytest.raises(HandlerError, match="no handler for help"):
            await bot.load_commands()


async def test_the_bot_refuses_to_start_with_two_commands_of_one_name(bot: KingBot) -> None:
    @app_commands.command(name="play", description="Play otherwise.")
    async def play(interaction: object) -> None: ...

    bot.king.add_command(play)
    async with bot:
        with pytest.raises(Exception, match="play"):
            await bot.load_commands()


async def test_every_command_that_is_written_is_given_to_discord(bot: KingBot) -> None:
    async with bot:
        await bot.load_commands()
        modules = [bot.extensions[name] for name in COGS]
        given = {*bot.tree.walk_commands()}
    written = {each for module in modules for each in vars(module).values() if isinstance(each, Command)}
    assert written
    assert written <= given
    assert len(bot.king.commands) <= 25
