"""`kingbot simulate`: matches to the standard output, the same for the same seed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from kingbot.presets import PRESETS
from tests.cli.conftest import Run


def test_the_same_seed_gives_the_same_records(run: Run) -> None:
    arguments = ["simulate", "--preset", "rifki", "--count", "2", "--options", "random", "--seed"]
    first, again, other = (run(*arguments, seed).stdout for seed in ("7", "7", "8"))
    assert first == again != other
    assert len(first.splitlines()) == 2


def test_records_are_written_in_the_rules_that_were_set(run: Run) -> None:
    result = run("simulate", "--preset", "home", "--set", "hands=domino", "--set", "domino_win=8")
    record = json.loads(result.stdout)
    assert record["rules"] == {"preset": "home", "options": {"domino_win": 8, "hands": ["domino"]}}
    assert result.stderr == ""


def test_all_presets_take_turns(run: Run) -> None:
    result = run("simulate", "--preset", "all", "--count", "8", "--options", "random")
    assert [json.loads(line)["rules"]["preset"] for line in result.stdout.splitlines()] == list(PRESETS)


def test_what_is_written_checks_clean(run: Run) -> None:
    written = run("simulate", "--preset", "all", "--count", "8", "--options", "random", "--seed", "3").stdout
    checked = run("record", "check", "--jsonl", stdin=written)
    assert checked.exit_code == 0
    assert checked.stdout.count("ok ") == 8


@pytest.mark.parametrize("levels", ["beginner", "random,random,random,club"])
def test_seats_are_filled_with_the_levels_that_were_named(run: Run, levels: str) -> None:
    result = run("simulate", "--preset", "home", "--set", "hands=no_queens", "--players", levels)
    assert run("record", "check", stdin=result.stdout).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--preset", "whist"], "There is no preset whist."),
        (
            ["--preset", "home", "--players", "random,random"],
            "--players takes one level or four levels, not 2.",
        ),
        (
            ["--preset", "home", "--players", "god"],
            "--players cannot be god. Allowed: beginner, club, master,",
        ),
        (["--preset", "home", "--options", "some"], "--options cannot be some. Allowed: fixed, random."),
        (
            ["--preset", "all", "--set", "slam=none"],
            "--set works only with a single preset and --options fixed.",
        ),
    ],
)
def test_a_wrong_argument_is_answered_in_one_line(run: Run, arguments: list[str], said: str) -> None:
    result = run("simulate", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"kingbot: {said}")
    assert len(result.stderr.splitlines()) == 1


def test_a_reader_who_has_enough_ends_it_without_a_traceback() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kingbot", "simulate", "--preset", "home", "--count", "1000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
