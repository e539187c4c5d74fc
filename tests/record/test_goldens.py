"""Whole matches, replayed as they were once played."""

from __future__ import annotations

import json

import pytest

from kingbot.presets import PRESETS, format_line
from kingbot.record import dumps, read, record
from tests.record.goldens import CHOICES, LISTS, choices, lines, logs

FILES = (*PRESETS, "lists")


@pytest.mark.parametrize(("name", "number"), [(name, at) for name in FILES for at in range(len(lines(name)))])
def test_a_golden_match_is_written_today_as_it_was(name: str, number: int) -> None:
    text = lines(name)[number]
    golden = read(text)
    assert golden.rules.preset == name or format_line(golden.rules) == LISTS[number]
    assert dumps(record(golden.rules, golden.players, logs(golden))) == text


@pytest.mark.parametrize("name", FILES)
def test_its_players_have_the_choices_that_they_had(name: str) -> None:
    assert [choices(read(text)) for text in lines(name)] == json.loads(CHOICES.read_text("utf-8"))[name]
