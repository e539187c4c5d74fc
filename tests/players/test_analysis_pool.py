"""Analyses wait for bots, never bots for analyses; and one decision is analysed at a time."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator

import pytest

from kingbot.engine.view import PlayerView, Stage
from kingbot.players import analysis_pool
from kingbot.players.analysis import Analysis, is_decision
from kingbot.players.analysis_pool import AnalysisPool
from kingbot.players.decision import Decision, Estimate, Why
from kingbot.players.pool import Pool
from kingbot.presets import load
from tests.players.positions import views


@pytest.fixture(scope="module")
def seen() -> PlayerView:
    return next(
        each for each in views(load("classic"), 3) if is_decision(each) and each.stage is Stage.TRICKS
    )


class Bot:
    """Decides when it is let."""

    def __init__(self) -> None:
        self.let = threading.Event()

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        assert self.let.wait(30)
        return Decision(view.legal[0], Why.RANDOM)


@pytest.fixture
def bots() -> Iterator[Pool]:
    pool = Pool()
    yield pool
    pool.close()


def quick(view: PlayerView, seed: int) -> Analysis:
    return Analysis((Estimate(view.legal[0], 0.0),), seed)


async def test_a_review_waits_until_no_bot_has_to_decide_and_a_hint_does_not(
    monkeypatch: pytest.MonkeyPatch, bots: Pool, seen: PlayerView
) -> None:
    monkeypatch.setattr(analysis_pool, "analyse", quick)
    analyses, bot = AnalysisPool(bots.idle), Bot()
    monkeypatch.setattr(bots, "_bot", lambda level: bot)
    deciding = asyncio.create_task(bots.decide("club", seen, random.Random(1)))
    await asyncio.sleep(0)
    review = asyncio.create_task(analyses.when_idle(seen, 1))
    assert (await analyses.at_once(seen, 2)).deals == 2  # the thread is free, and yet
    assert not review.done()
    bot.let.set()
    await deciding
    assert (await review).deals == 1
    analyses.close()


async def test_one_decision_is_analysed_at_a_time(
    monkeypatch: pytest.MonkeyPatch, bots: Pool, seen: PlayerView
) -> None:
    at_work, most = 0, 0

    def counted(view: PlayerView, seed: int) -> Analysis:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        found = quick(view, seed)
        at_work -= 1
        return found

    monkeypatch.setattr(analysis_pool, "analyse", counted)
    analyses = AnalysisPool(bots.idle)
    found = await asyncio.gather(*(analyses.when_idle(seen, seed) for seed in range(20)))
    assert ([each.deals for each in found], most) == (list(range(20)), 1)
    analyses.close()
