"""How long a picture of the table takes one core: drawn, said in words, rendered and compressed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from kingbot.engine.view import PublicView, Stage
from kingbot.render import render_png, score_picture, table_picture
from tests.render.helpers import NAMES, PLAIN, W, public

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

LIMIT = 0.030  # seconds


def trick() -> PublicView:
    return public("classic", lambda seen: len(seen.tricks) == 8 and len(seen.table) == 3)


def domino() -> PublicView:
    return public("classic", lambda seen: seen.stage is Stage.DOMINO and len(seen.moves) == 30)


def auction() -> PublicView:
    return public("portuguese", lambda seen: seen.stage is Stage.AUCTION and len(seen.bids) >= 4)


# What counts is the work of one core, whatever else the machine is doing.
@pytest.mark.benchmark(timer=time.process_time)
@pytest.mark.parametrize("situation", [trick, domino, auction], ids=lambda situation: situation.__name__)
def test_a_table_takes_one_core_at_most_thirty_milliseconds(
    benchmark: BenchmarkFixture, situation: Callable[[], PublicView]
) -> None:
    seen = situation()
    png = benchmark(lambda: render_png(table_picture(seen, NAMES, style=PLAIN, words=W).svg))
    assert png
    if benchmark.stats is not None:
        assert benchmark.stats.stats.median <= LIMIT


@pytest.mark.benchmark(timer=time.process_time)
def test_the_fullest_score_sheet(benchmark: BenchmarkFixture) -> None:
    seen = public("rifki", lambda seen: seen.ranking)
    assert benchmark(lambda: render_png(score_picture(seen, NAMES, style=PLAIN, words=W).svg))
