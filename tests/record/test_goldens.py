"""Whole matches, replayed as they were once played."""

from __future__ import annotations

import json

import pytest

from kingbot.presets import PRESETS
from kingbot.record import dumps, read, record
from tests.record.goldens import CHOICES, choices, lines, logs


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_golden_match_is_written_today_as_it_was(preset: str, number: int) -> None:
    text = lines(preset)[number]
    told = read(text)
    assert told.rules.preset == preset
    assert dumps(record(told.rules, told.players, logs(told))) == text


@pytest.mark.parametrize("preset", PRESETS)
def test_its_players_have_the_choices_that_they_had(preset: str) -> None:
    assert [choices(read(text)) for text in lines(preset)] == json.loads(CHOICES.read_text("utf-8"))[preset]
