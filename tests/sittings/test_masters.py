"""The best bots think at the table, off its clock and as long as the host lets them."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.bot import KingBot
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Decision, Why, warm_up
from kingbot.players.pool import Pool
from tests.support.bench import Bench
from tests.support.sitting import Sitting, king_on, plain


class Listening(Pool):
    """A pool that remembers what it answered."""

    def __init__(self, milliseconds: float) -> None:
        super().__init__(milliseconds)
        self.answers: list[tuple[PlayerView, Decision]] = []

    async def decide(self, level: str, view: PlayerView, rng: random.Random) -> Decision:
        decision = await super().decide(level, view, rng)
        self.answers.append((view, decision))
        return decision


def listened_to(database: Path, milliseconds: float) -> KingBot:
    bot = plain(database, master_milliseconds=milliseconds)
    bot.pool.close()
    bot.pool = Listening(milliseconds)
    return bot


async def whys(bench: Bench) -> set[Why]:
    """How the masters at one person's table came to their moves in a few tricks."""
    (ada,) = bench.people("Ada")
    await ada.slash("king new", preset="classic", bots="master")
    await ada.click("Start")
    sitting = Sitting(bench, (ada,))
    await sitting.play(until=lambda view: len(view.tricks) >= 2)
    pool = king_on(bench).pool
    assert isinstance(pool, Listening)
    return {decision.why for view, decision in pool.answers if view.stage is Stage.TRICKS}


@pytest.fixture
async def searching(tmp_path: Path) -> AsyncIterator[Bench]:
    await asyncio.to_thread(warm_up.warm_up)  # compiled once, then taken from where it was kept
    async with Bench(lambda database: listened_to(database, 2), tmp_path) as bench:
        yield bench


@pytest.fixture
async def resting(tmp_path: Path) -> AsyncIterator[Bench]:
    async with Bench(lambda database: listened_to(database, 0), tmp_path) as bench:
        yield bench


async def test_masters_search_at_the_table(searching: Bench) -> None:
    assert Why.SEARCH in await whys(searching)


async def test_masters_go_by_rules_of_thumb_where_the_host_gives_them_no_time(resting: Bench) -> None:
    assert Why.SEARCH not in await whys(resting)
