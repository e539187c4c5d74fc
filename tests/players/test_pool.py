"""The pool never waits, never fails to answer, and thinks less when many ask."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from typing import Any

import pytest

from kingbot.arena import play_match
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Why, warm_up
from kingbot.players.club import policy_decision
from kingbot.players.kernels.dealing import exclude_by_duties, sample_deals
from kingbot.players.kernels.likelihood import log_likelihoods
from kingbot.players.kernels.posterior import metropolis, resample, sample_alternatives
from kingbot.players.kernels.rollouts import roll_out_cards, roll_out_domino, roll_out_hand, simulate_sale
from kingbot.players.kernels.trick_beliefs import record_states
from kingbot.players.master import Master
from kingbot.players.pool import MAX_WAITING, Pool
from kingbot.players.racing import Budget, Timer
from kingbot.presets import PRESETS, load
from tests.players.positions import views


def _views(number: int) -> list[PlayerView]:
    """Views with something to decide."""
    found = (seen for seen in views(load("classic"), 3) if len(seen.legal) > 1 and seen.stage is Stage.TRICKS)
    return [seen for seen, _ in zip(found, range(number), strict=False)]


async def test_masters_play_policy_decisions_of_thumb_until_the_kernels_are_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(warm_up, "READY", threading.Event())
    pool = Pool()
    (seen,) = _views(1)
    decision = await pool.decide("master", seen, random.Random(1))
    assert decision == policy_decision(seen)
    pool.close()


async def test_masters_search_once_the_kernels_are_ready() -> None:
    pool = Pool(2.0)
    pool.start()
    await asyncio.to_thread(warm_up.READY.wait)
    (seen,) = _views(1)
    decision = await pool.decide("master", seen, random.Random(1))
    assert decision.why is Why.SEARCH
    assert decision.deals > 0
    assert decision.estimates[0].action == decision.action
    pool.close()


async def test_everybody_is_answered_when_too_many_ask() -> None:
    pool = Pool(1.0)
    seen = _views(40) * 8
    decisions = await asyncio.gather(*(pool.decide("master", each, random.Random(1)) for each in seen))
    assert len(seen) > MAX_WAITING
    for each, decision in zip(seen, decisions, strict=True):
        assert decision.action in each.legal
    assert pool.waiting == 0
    pool.close()


def test_the_more_wait_the_less_time_each_has() -> None:
    pool = Pool(10.0)
    alone = pool.budget()
    pool.waiting = 7
    assert pool.budget().milliseconds < alone.milliseconds / 2
    assert alone.milliseconds == 10.0
    pool.close()


def test_a_decision_has_more_time_while_nobody_else_waits() -> None:
    pool = Pool(10.0, 150.0, clock=lambda: 0.0)
    pool.waiting = 1
    assert pool.budget().milliseconds == 150.0
    pool.waiting = 3
    assert pool.budget().milliseconds < 10.0
    pool.close()


def test_extra_time_ends_when_somebody_waits_for_a_thread() -> None:
    pool = Pool(10.0, 150.0, clock=lambda: 0.0)
    pool.waiting = 1
    budget = pool.budget()
    timer = Timer(budget, started=time.thread_time() - 0.05)
    assert timer.share_spent() < 1
    pool.waiting = 3
    assert timer.share_spent() >= 1
    pool.close()


@pytest.mark.parametrize(
    ("each_second", "at_least", "at_most"), [(0.5, 149, 150), (3, 60, 130), (75, 10, 15)]
)
def test_under_a_sustained_load_extra_time_is_no_more_than_what_refills(
    each_second: float, at_least: float, at_most: float
) -> None:
    seconds = 0.0
    pool = Pool(10.0, 150.0, clock=lambda: seconds)
    pool.waiting = 1
    given: list[float] = []
    while seconds < 120:
        given.append(pool.budget().milliseconds)
        seconds += 1 / each_second
    assert at_least <= sum(given[-20:]) / 20 <= at_most
    assert sum(given) - 10 * len(given) <= 3000 + 300 * 120
    pool.close()


async def test_a_forced_action_asks_nobody() -> None:
    pool = Pool()
    pool.close()  # a closed pool takes no work
    seen = next(each for each in views(load("classic"), 3) if len(each.legal) == 1)
    decision = await pool.decide("master", seen, random.Random(1))
    assert decision.why is Why.FORCED


async def test_an_unknown_level_is_refused() -> None:
    pool = Pool()
    with pytest.raises(ValueError, match="no such level"):
        await pool.decide("genius", _views(1)[0], random.Random(1))
    pool.close()


def test_nothing_is_compiled_after_the_warm_up() -> None:
    """Whatever comes up in matches of every preset, the kernels are there already."""
    warm_up.warm_up()
    kernels: list[Any] = [
        *(exclude_by_duties, sample_deals, record_states, log_likelihoods, resample, metropolis),
        *(sample_alternatives, roll_out_cards, roll_out_hand, roll_out_domino, simulate_sale),
    ]
    before = [len(kernel.signatures) for kernel in kernels]
    bot = Master(Budget(deals=16), deterministic=True)
    for number, preset in enumerate(PRESETS):
        play_match(load(preset), [bot] * 4, str(number))
    assert [len(kernel.signatures) for kernel in kernels] == before
