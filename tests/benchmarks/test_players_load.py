"""Many tables at once: every decision in time, and the event loop free (budget 10 ms)."""

from __future__ import annotations

import asyncio
import itertools
import random
import resource
import time
from typing import Any

import pytest

from kingbot.engine.view import PlayerView
from kingbot.players import player, warm_up
from kingbot.players.pool import Pool
from kingbot.presets import PRESETS, load
from tests.players.positions import views

EVERY = 4.0  # seconds between a table's requests
BRIEF = 0.05  # the same, where nothing is measured


def _views() -> list[PlayerView]:
    found = []
    for number, preset in enumerate(PRESETS):
        seen = [each for each in views(load(preset), number, player("club")) if len(each.legal) > 1]
        found += seen[::5]
    random.Random(1).shuffle(found)
    return found


async def _table(
    pool: Pool, seen: list[PlayerView], rng: random.Random, until: float, waits: list[float], every: float
) -> None:
    await asyncio.sleep(rng.random() * every)
    for each in itertools.cycle(seen):
        started = time.perf_counter()
        if started > until:
            return
        decision = await pool.decide("master", each, rng)
        waits.append(time.perf_counter() - started)
        assert decision.action in each.legal
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - started)))


async def _lag(until: float, lags: list[float]) -> None:
    while time.perf_counter() < until:
        started = time.perf_counter()
        await asyncio.sleep(0.005)
        lags.append(time.perf_counter() - started - 0.005)


async def _crowd(tables: int, seconds: float, every: float) -> tuple[list[float], list[float]]:
    pool = Pool(10.0)
    pool.start()
    await asyncio.to_thread(warm_up.READY.wait)
    seen = _views()
    waits: list[float] = []
    lags: list[float] = []
    until = time.perf_counter() + seconds
    crowd = [
        _table(pool, seen[number % 50 :: 50], random.Random(number), until, waits, every)
        for number in range(tables)
    ]
    await asyncio.gather(_lag(until, lags), *crowd)
    pool.close()
    return sorted(waits), sorted(lags)


def _at(values: list[float], share: float) -> float:
    return 1000 * values[int(share * (len(values) - 1))]


@pytest.mark.parametrize(("tables", "seconds"), [(300, 16.0), (1000, 16.0)])
def test_decisions_come_in_time(benchmark: Any, tables: int, seconds: float) -> None:
    """99 of 100 decisions within 50 ms, and 99 of 100 turns of the event loop within 5 ms."""
    crowd, length, every = (tables, seconds, EVERY) if benchmark.enabled else (4, 0.5, BRIEF)
    waits, lags = benchmark.pedantic(lambda: asyncio.run(_crowd(crowd, length, every)), rounds=1)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    benchmark.extra_info.update(p50=_at(waits, 0.5), p99=_at(waits, 0.99), lag=_at(lags, 0.99))
    print(
        f"\n{tables} tables: {len(waits)} decisions, p50 {_at(waits, 0.5):.1f} ms, "
        f"p99 {_at(waits, 0.99):.1f} ms; "
        f"event loop lag p99 {_at(lags, 0.99):.1f} ms; {megabytes:.0f} MB"
    )
    if benchmark.enabled:
        assert _at(waits, 0.99) <= 50
        assert _at(lags, 0.99) <= 5
