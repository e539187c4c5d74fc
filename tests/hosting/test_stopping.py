"""The bot stops in good order: what is under way is finished, and nothing is said twice."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import discord

from kingbot.bot import KingBot
from kingbot.cli.run import _run
from kingbot.delivery.shutdown import finish
from kingbot.settings import read_settings
from kingbot.store import Store
from kingbot.ui.controls import Control, ControlKind
from tests.support.bench import Bench


def moves(path: Path) -> list[str]:
    """What people have done, according to a database."""
    with closing(sqlite3.connect(path)) as raw:
        found = raw.execute("SELECT text FROM actions WHERE user_id IS NOT NULL ORDER BY sequence")
        return [text for (text,) in found]


class Stopped(KingBot):
    """A bot that is told to stop at the very moment when a card is touched."""

    stopping: ClassVar[list[asyncio.Task[list[str]]]] = []

    async def stop(self) -> list[str]:
        """Stop, and see what has been kept by then."""
        await self.close()
        return moves(Path(self.store.place))

    async def clicked(self, interaction: discord.Interaction[Any], control: Control) -> None:
        if control.kind is ControlKind.ACT and not self.stopping:
            self.stopping.append(asyncio.create_task(self.stop()))
            await asyncio.sleep(0)
        await super().clicked(interaction, control)


async def test_a_move_made_just_before_the_stop_is_kept_answered_and_shown_once(tmp_path: Path) -> None:
    def make(database: Path) -> KingBot:
        return Stopped(read_settings(None, database=database, board_pause=0, bot_pause=0))

    async with Bench(make, tmp_path) as bench:
        ada = bench.person("Ada")
        await ada.slash("king new", preset="classic", bots="beginner")
        await ada.click("Start")
        hand = (await ada.slash("king hand")).screen
        card = next(label for label in hand.enabled if re.search("[♠♥♦♣]", label))
        answer = await ada.click(card, on=hand)
        assert len(await Stopped.stopping[0]) == 1
        assert answer.acknowledged
        told = ada.again(hand)
        await bench.restart()
        await bench.settle()
        assert len(moves(bench.database)) == 1
        assert ada.again(hand).text == told.text
        boards = [screen for screen in ada.sees() if not screen.private and "My hand" in screen.enabled]
        assert len(boards) == 1


async def test_whoever_is_being_served_is_waited_for_but_not_for_ever() -> None:
    served = asyncio.Event()
    task = asyncio.create_task(served.wait(), name="CommandTree-invoker")
    assert not await finish(0.01)
    asyncio.get_running_loop().call_soon(served.set)
    assert await finish(60)
    assert task.done()


class Noting(KingBot):
    """A bot that notes in which task touches are answered."""

    tasks: ClassVar[set[str]] = set()

    async def clicked(self, interaction: discord.Interaction[Any], control: Control) -> None:
        task = asyncio.current_task()
        self.tasks.add(task.get_name() if task else "")
        await super().clicked(interaction, control)


async def test_discord_py_still_names_its_tasks_so(tmp_path: Path) -> None:
    def make(database: Path) -> KingBot:
        return Noting(read_settings(None, database=database, board_pause=0, bot_pause=0))

    async with Bench(make, tmp_path) as bench:
        ada = bench.person("Ada")
        await ada.slash("king new", preset="classic")
        await ada.click("Start")
    assert Noting.tasks
    assert all(name.startswith("discord-ui-") for name in Noting.tasks)


class Idle(KingBot):
    """A bot that has opened its database and waits for Discord, which never answers."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        self.store = await Store.open(self.settings.database)
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()


async def test_sigterm_ends_the_bot_and_closes_its_database(tmp_path: Path) -> None:
    bot = Idle(read_settings(None, database=tmp_path / "king.sqlite"))
    await asyncio.wait_for(_run(lambda: bot, "no token"), 30)
    assert bot.is_closed()
    with closing(sqlite3.connect(tmp_path / "king.sqlite", timeout=0.5)) as raw:
        assert raw.execute("PRAGMA journal_mode = DELETE").fetchall() == [("delete",)]  # nobody has it open
