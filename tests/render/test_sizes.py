"""The size of pictures as files: each is sent to every reader, over a phone's connection."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from kingbot.engine.contracts import Contract
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, PublicView, Stage
from kingbot.presets import load
from kingbot.render import (
    Picture,
    Style,
    counter_picture,
    hand_picture,
    hand_result_picture,
    last_trick_picture,
    lobby_picture,
    match_end_picture,
    render_png,
    score_picture,
    stats_picture,
    table_picture,
    window_picture,
)
from tests.render.helpers import LARGE, NAMES, PLAIN, W, position
from tests.render.test_stats import SHEET

MOST: Final = 60_000  # bytes

Situation = tuple[PublicView, PlayerView]


def _situation(preset: str, wanted: Callable[[PublicView], object]) -> Situation:
    match = position(preset, wanted)
    seen = view(match, None)
    return seen, view(match, seen.turn or 0)


@cache
def trick() -> Situation:
    return _situation("classic", lambda seen: len(seen.tricks) == 1 and len(seen.table) == 3)


@cache
def hearts() -> Situation:
    return _situation("classic", lambda seen: seen.contract is Contract.NO_HEARTS and len(seen.tricks) == 1)


@cache
def domino() -> Situation:
    return _situation("classic", lambda seen: seen.stage is Stage.DOMINO and len(seen.moves) == 30)


@cache
def over() -> Situation:
    return _situation("rifki", lambda seen: seen.ranking)


KINDS: Final[dict[str, Callable[[Style], Picture]]] = {
    "trick": lambda style: table_picture(trick()[0], NAMES, style=style, words=W),
    "domino": lambda style: table_picture(domino()[0], NAMES, style=style, words=W),
    "window": lambda style: window_picture(trick()[1], NAMES, style=style, words=W),
    "window-domino": lambda style: window_picture(domino()[1], NAMES, style=style, words=W),
    "window-counter": lambda style: window_picture(hearts()[1], NAMES, style=style, words=W, counter=True),
    "hand": lambda style: hand_picture(trick()[1], style=style, words=W),
    "counter": lambda style: counter_picture(hearts()[1], style=style, words=W),
    "last-trick": lambda style: last_trick_picture(hearts()[0], NAMES, style=style, words=W),
    "score": lambda style: score_picture(over()[0], NAMES, style=style, words=W),
    "result": lambda style: hand_result_picture(over()[0], 20, NAMES, style=style, words=W),
    "end": lambda style: match_end_picture(over()[0], NAMES, style=style, words=W),
    "stats": lambda style: stats_picture(SHEET, style=style, words=W),
    "lobby": lambda style: lobby_picture(load("rifki"), NAMES, ["bot · club"] * 4, style=style, words=W),
}


@pytest.mark.parametrize("style", [PLAIN, LARGE], ids=["plain", "large"])
@pytest.mark.parametrize("kind", KINDS)
def test_no_picture_is_larger_than_sixty_kilobytes(kind: str, style: Style) -> None:
    assert len(render_png(KINDS[kind](style).svg)) <= MOST
