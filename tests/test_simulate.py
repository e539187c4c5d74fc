"""Matches that bots play by themselves, under any rules, keep to the rules."""

from __future__ import annotations

import random

import pytest

from kingbot.players import player
from kingbot.presets import PRESETS, changed, load
from kingbot.presets.values import OPTION_KEYS
from kingbot.record import dumps, read
from kingbot.simulate import Simulation, draw_options

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

ANYTHING = Simulation([load(preset) for preset in PRESETS], [player("random")] * 4, "anything", True)


def check_clean(first: int, count: int) -> None:
    """Each of these matches is read back whole."""
    for number in range(first, first + count):
        record = read(dumps(ANYTHING.record(number)))
        assert len(record.hands) == record.rules.length
        assert all(hand.finished is not None for hand in record.hands)


def test_random_matches_of_all_presets_and_options_check_clean() -> None:
    check_clean(0, 80)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 2000, 100))
def test_two_thousand_random_matches_check_clean(first: int) -> None:
    check_clean(first, 100)


def test_a_match_does_not_depend_on_those_before_it() -> None:
    assert list(ANYTHING.records(3))[2] == ANYTHING.record(2)


@pytest.mark.parametrize("preset", PRESETS)
def test_drawn_options_leave_no_option_of_a_preset_out(preset: str) -> None:
    from kingbot.presets import allowed

    rng = random.Random(preset)
    drawn = {option for _ in range(300) for option in changed(draw_options(preset, rng))}
    narrow = {option for option in OPTION_KEYS if len(allowed(preset, option)) < 2}
    assert drawn == set(OPTION_KEYS) - narrow


def test_drawn_options_have_an_effect() -> None:
    rng = random.Random(0)
    for _ in range(300):
        rules = draw_options(rng.choice(PRESETS), rng)
        differences = changed(rules)
        assert rules.options.sale != "off" or "sale_shortfall" not in differences
        assert rules.options.void_duty != "free" or "rifki_void" not in differences
