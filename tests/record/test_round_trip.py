"""Whatever is played can be written down, read and checked (record 1, 4)."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from kingbot.engine import scoring
from kingbot.engine.match import Match
from kingbot.presets import PRESETS, changed
from kingbot.record import MatchRecorder, RecordError, dumps, read, record
from tests.engine.anything import PLAYERS, random_record, random_rules

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

# A folder of records that another program made, where there is one: `legal*.jsonl` holds a record a line,
# `illegal*.jsonl` objects of a `record` and the `hand`, `action` and `key` with which it is to be refused.
EXAMPLES = os.environ.get("KINGBOT_RECORDS", "")


def check(match: Match, recorder: MatchRecorder) -> None:
    """A record of the match is right, and tells the match."""
    text = dumps(recorder.record())
    loaded = read(text)
    assert loaded.rules == match.rules
    assert loaded.players == PLAYERS
    assert loaded.totals == scoring.totals(match.finished)
    assert [hand.finished for hand in loaded.hands if hand.finished] == list(match.finished)
    logs = [hand.log for hand in loaded.hands]
    assert [(log.dealer, log.deals) for log in logs] == [(log.dealer, log.deals) for log in recorder.hands]
    assert dumps(record(loaded.rules, loaded.players, logs)) == text


def play_and_check(seed: int) -> None:
    rng = random.Random(seed)
    match, recorder = random_record(random_rules(rng, PRESETS[seed % len(PRESETS)]), rng)
    check(match, recorder)


@pytest.mark.parametrize("part", range(4))
def test_random_matches_check_clean(part: int) -> None:
    """100 matches over all presets and random options."""
    for seed in range(part, 100, 4):
        play_and_check(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_two_thousand_random_matches_check_clean(part: int) -> None:
    for seed in range(100 + part, 2100, 20):
        play_and_check(seed)


@pytest.mark.parametrize("seed", range(24))
def test_a_match_broken_off_anywhere_checks_clean(seed: int) -> None:
    """Record 3."""
    rng = random.Random(seed)
    rules = random_rules(rng, PRESETS[seed % len(PRESETS)])
    check(*random_record(rules, rng, most=rng.randint(0, 300)))


def test_a_record_has_the_keys_of_the_format_and_what_differs_from_the_preset() -> None:
    """Record 1."""
    rng = random.Random(4)
    _, recorder = random_record(random_rules(rng, "classic"), rng)
    value = recorder.record()
    assert list(value) == ["format", "version", "rules", "players", "hands", "totals"]
    assert value["rules"] == {"preset": "classic", "options": changed(recorder.rules)}
    assert changed(recorder.rules) != {}
    for hand in value["hands"]:
        assert set(hand) - {"cut"} in (
            {"dealer", "contract", "deal", "actions", "points"},
            {"dealer", "contract", "deals", "actions", "points"},
        )
    assert json.loads(dumps(value)) == value
    assert "\n" not in dumps(value)


def test_names_are_written_as_they_are() -> None:
    """Record 1: UTF-8."""
    players = ("Łucja", "李雷", 'O\'Neil "the" \\', "🂱\n")
    text = dumps(record(random_rules(random.Random(1)), players, []))
    assert "李雷" in text
    assert read(text.encode()).players == players


# --- records made elsewhere from the same rules ------------------------------------------------


def examples(pattern: str) -> list[str]:
    files = sorted(Path(EXAMPLES).glob(pattern)) if EXAMPLES else []
    return [line for file in files for line in file.read_text("utf-8").splitlines()]


@pytest.mark.skipif(not EXAMPLES, reason="KINGBOT_RECORDS names no folder")
def test_every_legal_example_is_accepted() -> None:
    assert examples("legal*.jsonl")
    for line in examples("legal*.jsonl"):
        accepted = read(line)
        assert [str(each) for each in accepted.totals] == json.loads(line)["totals"]


@pytest.mark.skipif(not EXAMPLES, reason="KINGBOT_RECORDS names no folder")
def test_every_illegal_example_is_refused_at_its_place_by_its_key() -> None:
    assert examples("illegal*.jsonl")
    for number, line in enumerate(examples("illegal*.jsonl"), 1):
        example = json.loads(line)
        with pytest.raises(RecordError) as caught:
            read(json.dumps(example["record"]))
        found = (caught.value.hand, caught.value.action, caught.value.key)
        assert found == (example["hand"], example["action"], example["key"]), f"line {number}"
