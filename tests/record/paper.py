"""A short match on paper, and ways to spoil it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from kingbot.engine import match as engine
from kingbot.engine.actions import parse_action
from kingbot.engine.hand import Deal, Scored
from kingbot.presets import custom
from kingbot.record import MatchRecorder, Record, RecordError, read
from tests.engine.anything import PLAYERS
from tests.engine.world import deal, hand_of

Paper = dict[str, Any]

SUITS = deal("*C", "*D", "*H", "*S")
# Seat 2, the first that is asked after dealer 1, holds aces and kings enough for a redeal.
HONOURS = deal("", "", "AKC AKD")


def written(
    preset: str,
    options: dict[str, object],
    *hands: tuple[int, tuple[Deal, ...], list[str]],
    finish: bool = True,
) -> Paper:
    """The record of a match: of each hand its dealer, deals and beginning; the rest is played at random."""
    rules = custom(preset, options)
    match, recorder, rng = engine.start(rules), MatchRecorder(rules, PLAYERS), random.Random(7)
    for dealer, deals, said in hands:
        left = list(deals)
        match = engine.deal(match, dealer, left[0]).match
        recorder.dealt(dealer, left.pop(0))
        texts = list(said)
        while not isinstance(hand_of(match).phase, Scored) and (texts or finish):
            if engine.turn(match) is None:
                match = engine.deal(match, dealer, left[0]).match
                recorder.dealt(dealer, left.pop(0), again=True)
                continue
            action = parse_action(texts.pop(0)) if texts else rng.choice(engine.legal_actions(match))
            match = engine.apply(match, action).match
            recorder.acted(action)
    return recorder.record()


def paper() -> Paper:
    """Three hands of `classic`: KH taken in the second trick, a declaration sold, a domino dealt again."""
    hands: dict[str, object] = {"hands": ["no_king_hearts", "declaration", "domino"], "domino_redeal": True}
    return written(
        "classic",
        hands,
        (
            3,
            (SUITS,),
            ["0 play 2C", "1 play 2D", "2 play 2H", "3 play 2S", "0 play 3C", "1 play 3D", "2 play KH"],
        ),
        (0, (SUITS,), ["0 sell 5", "1 pass", "2 bid 5", "3 bid 6", "3 trump C"]),
        (1, (HONOURS, SUITS), ["2 redeal"]),
    )


def chosen() -> Paper:
    """Two chosen hands of `declared`, the second broken off before its contract was chosen."""
    said = ["3 choose no_king_hearts", "0 play 2C", "1 play 2D", "2 play 2H", "3 play 2S"]
    record = written(
        "declared", {}, (3, (SUITS,), [*said, "0 play 3C", "1 play 3D", "2 play KH", "3 play 3S"])
    )
    record["hands"].append({"dealer": 0, "deal": record["hands"][0]["deal"], "actions": []})
    return record


def reread(value: object) -> Record:
    """What a reader makes of a JSON value."""
    return read(json.dumps(value))


def fault(value: object) -> tuple[int, int, str]:
    """Where and why a reader refuses a JSON value: hand, action, key."""
    with pytest.raises(RecordError) as caught:
        reread(value)
    return caught.value.hand, caught.value.action, caught.value.key


def spoilt(spoil: Callable[[Paper], object], whole: Callable[[], Paper] = paper) -> Paper:
    """A record with one thing changed."""
    record = whole()
    spoil(record)
    return record
