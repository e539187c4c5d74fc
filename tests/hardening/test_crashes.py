"""The bot is killed at any moment and started again on the same database and Discord: play goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kingbot.presets import PRESETS
from tests.hardening.lives import Tally


def reign(folder: Path, preset: str, rules: str, *, seed: int, kills: int, people: int) -> Tally:
    """Play a match through so many kills, in processes of its own."""
    given = (folder, preset, rules, seed, kills, people)
    command = [sys.executable, "-m", "tests.hardening.lives", *map(str, given)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    tally = Tally(**json.loads(done.stdout.splitlines()[-1]))
    print(f"{preset}: {tally}")
    return tally


def test_a_match_survives_kills_at_any_moment(tmp_path: Path) -> None:
    tally = reign(tmp_path, "classic", "hands=no_queens,domino", seed=1, kills=5, people=2)
    assert tally.faults == []
    assert (tally.kills, tally.hands) == (5, 2)
    assert tally.acknowledged > 30
    assert tally.actions > tally.acknowledged


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches_survive_many_kills(tmp_path: Path, preset: str) -> None:
    tally = reign(tmp_path, preset, "", seed=len(preset), kills=50, people=3)
    assert tally.faults == []
    assert tally.kills >= 20, "the match was over too soon"
    assert tally.worst < 30
