"""`kingbot rules`."""

from __future__ import annotations

import pytest

from kingbot.presets import PRESETS
from tests.cli.conftest import Run


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_of_every_preset_are_shown_with_the_sum_of_a_match(run: Run, preset: str) -> None:
    result = run("rules", preset)
    assert result.exit_code == 0
    assert preset in result.stdout.splitlines()[0]
    assert "The points of a" in result.stdout


def test_what_was_set_is_in_the_first_line_and_marked_below(run: Run) -> None:
    shown = run("rules", "classic", "--set", "slam=plus14", "--set", "ruff_duty=on").stdout.splitlines()
    assert shown[0] == "Classic King · classic ruff_duty=on slam=plus14"
    assert "  * If you cannot follow suit, you must play a trump. (changed)" in shown


def test_a_shared_line_can_be_given_whole(run: Run) -> None:
    assert (
        run("rules", "classic slam=plus14").stdout == run("rules", "classic", "--set", "slam=plus14").stdout
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["whist"], "There is no preset whist. Possible: classic, home,"),
        (["classic", "--set", "spin=on"], "There is no option spin. Possible: first_trick_discard,"),
        (["classic", "--set", "slam=13"], "slam cannot be 13 in classic. Allowed: none, plus13, plus14."),
        (["rifki", "--set", "sale=off"], "The option sale cannot be changed in rifki."),
        (["classic", "--language", "la"], "There is no language la. Possible: en"),
    ],
)
def test_a_wrong_word_is_answered_in_one_line_that_says_what_would_do(
    run: Run, arguments: list[str], said: str
) -> None:
    result = run("rules", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"kingbot: {said}")
    assert len(result.stderr.splitlines()) == 1
