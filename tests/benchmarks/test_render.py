"""How long a picture takes one core: drawn, said in words, rendered and compressed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from kingbot.engine.projection import view
from kingbot.engine.view import PublicView, Stage
from kingbot.render import (
    Picture,
    hand_result_picture,
    match_end_picture,
    render_png,
    score_picture,
    table_picture,
    window_picture,
)
from tests.render.helpers import NAMES, PLAIN, W, position, public

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


def _window() -> Picture:
    match = position("classic", lambda seen: len(seen.tricks) == 1 and len(seen.table) == 3)
    turn = view(match, None).turn
    assert turn is not None
    return window_picture(view(match, turn), NAMES, style=PLAIN, words=W)


def _over() -> PublicView:
    return public("rifki", lambda seen: seen.ranking)


OTHERS: Final[dict[str, Callable[[], Picture]]] = {
    "window": _window,
    "result": lambda: hand_result_picture(_over(), 20, NAMES, style=PLAIN, words=W),
    "end": lambda: match_end_picture(_over(), NAMES, style=PLAIN, words=W),
    "fullest score": lambda: score_picture(_over(), NAMES, style=PLAIN, words=W),
}


@pytest.mark.benchmark(timer=time.process_time)
@pytest.mark.parametrize("kind", OTHERS)
def test_rendering_the_other_pictures(benchmark: BenchmarkFixture, kind: str) -> None:
    svg = OTHERS[kind]().svg
    assert benchmark(lambda: render_png(svg))
