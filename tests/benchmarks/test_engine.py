"""How fast the engine judges: actions with their lists of legal ones, and whole random matches."""

from __future__ import annotations

import random
import time
from typing import Final

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from kingbot.engine import match as engine
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.presets import PRESETS, load
from kingbot.record import HandLog, dumps, read
from tests.engine.anything import random_record

SEED: Final = 11

# What else the machine does beside this process does not count.
pytestmark = pytest.mark.benchmark(timer=time.process_time)


def log_of(preset: str) -> tuple[tuple[HandLog, ...], int]:
    """The log of a random match, and how many actions are in it."""
    _, recorder = random_record(load(preset), random.Random(SEED))
    return tuple(recorder.hands), sum(len(hand.actions) for hand in recorder.hands)


def replay(preset: str, hands: tuple[HandLog, ...]) -> Match:
    """A match played again, the legal actions listed before each."""
    match = engine.start(load(preset))
    for hand in hands:
        match = engine.deal(match, hand.dealer, hand.deals[0]).match
        for action in hand.actions:
            engine.legal_actions(match)
            match = engine.apply(match, action).match
    return match


@pytest.mark.parametrize("preset", ["classic", "rifki", "two-phase"])
def test_actions_with_their_legal_lists(benchmark: BenchmarkFixture, preset: str) -> None:
    """Aim: 60,000 actions a second on one core, legal lists included."""
    hands, actions = log_of(preset)
    match = benchmark(replay, preset, hands)
    assert engine.over(match)
    _tell(benchmark, "actions a second", actions)


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_random_matches(benchmark: BenchmarkFixture, preset: str) -> None:
    """A match as a simulation plays it: dealt, listed, chosen at random, applied, logged."""
    match, _ = benchmark(lambda: random_record(load(preset), random.Random(SEED)))
    assert engine.over(match)
    _tell(benchmark, "matches a second", 1)


def test_views(benchmark: BenchmarkFixture) -> None:
    """The view of each seat in the middle of a hand."""
    match, _ = random_record(load("classic"), random.Random(SEED), most=400)
    views = benchmark(lambda: [view(match, seat) for seat in (None, 0, 1, 2, 3)])
    assert len({seen.seat for seen in views}) == 5
    _tell(benchmark, "views a second", len(views))


def test_records(benchmark: BenchmarkFixture) -> None:
    """Reading a record, every move of it judged."""
    match, recorder = random_record(load("classic"), random.Random(SEED))
    loaded = benchmark(read, dumps(recorder.record()))
    assert [hand.finished for hand in loaded.hands] == list(match.finished)
    _tell(benchmark, "records a second", 1)


def _tell(benchmark: BenchmarkFixture, what: str, number: int) -> None:
    if benchmark.stats:  # there are none when the benchmarks run as plain tests
        benchmark.extra_info[what] = round(number / benchmark.stats.stats.median)
