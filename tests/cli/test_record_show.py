"""`kingbot record show`: a match to read."""

from __future__ import annotations

import json

import pytest

from kingbot.presets import PRESETS
from tests.cli.conftest import Match, Run

SALE = "portuguese hands=declaration,declaration sale=auction"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_any_preset_can_be_read(run: Run, match: Match, preset: str) -> None:
    record = match(preset)
    result = run("record", "show", "-", stdin=json.dumps(record))
    assert result.exit_code == 0
    titles = [line for line in result.stdout.splitlines() if line.endswith("──") and " deals " in line]
    assert len(titles) == len(record["hands"])
    assert all(name in result.stdout for name in record["players"])


def test_every_card_played_is_there_with_who_led_and_who_took_it(run: Run, match: Match) -> None:
    shown = run("record", "show", "-", "--hand", "3", stdin=json.dumps(match())).stdout
    tricks = shown.split("Tricks")[1].splitlines()[4:17]
    assert len(tricks) == 13
    assert all(line.count("›") == 1 and line.count("*") == 1 for line in tricks)
    assert sum(line.count("\ufe0e") for line in tricks) == 52


def test_domino_shows_what_was_laid_and_the_rows(run: Run, match: Match) -> None:
    record = match()
    shown = run("record", "show", "-", "--hand", "2", stdin=json.dumps(record)).stdout
    actions = record["hands"][1]["actions"]
    laid = shown.split("Cards laid")[1]
    assert laid.split("\n♠\ufe0e ")[0].count("–") >= sum(action.endswith("pass") for action in actions)
    assert sum(laid.count(f"{suit}\ufe0e") for suit in "♠♥♦♣") == 4 + sum(
        " play " in each for each in actions
    )


def test_an_auction_is_told_in_sentences(run: Run, match: Match) -> None:
    record = match(SALE)
    shown = run("record", "show", "-", stdin=json.dumps(record)).stdout
    said = {
        "bid": " bids ",
        "pass": " passes",
        "accept": " accepts",
        "decline": " declines",
        "trump": " names ",
    }
    for verb, words in said.items():
        spoken = sum(action.split()[1] == verb for hand in record["hands"] for action in hand["actions"])
        assert shown.count(words) >= spoken


def test_one_hand_can_be_read_alone(run: Run, match: Match) -> None:
    shown = run("record", "show", "-", "--hand", "2", stdin=json.dumps(match())).stdout
    assert "2 · Domino" in shown
    assert "1 · No queens" not in shown
    assert "total" not in shown


def test_a_hand_that_is_not_there_is_said(run: Run, match: Match) -> None:
    result = run("record", "show", "-", "--hand", "9", stdin=json.dumps(match()))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "kingbot: There is no hand 9: the record has 3 hands.\n"


def test_the_points_of_every_hand_and_the_places_are_in_a_table(run: Run, match: Match) -> None:
    record = match()
    shown = run("record", "show", "-", stdin=json.dumps(record)).stdout
    totals = next(line for line in shown.splitlines() if "total" in line)
    for total in record["totals"]:
        if "/" not in total:
            assert total.replace("-", "−") in totals
    assert "(1)" in totals


@pytest.mark.parametrize("kept", [0, 1, 20])
def test_a_hand_broken_off_is_shown_as_far_as_it_went(run: Run, match: Match, kept: int) -> None:
    record = match()
    record["hands"] = record["hands"][:1]
    del record["hands"][0]["points"]
    record["hands"][0]["actions"] = record["hands"][0]["actions"][:kept]
    record["totals"] = ["0"] * 4
    result = run("record", "show", "-", stdin=json.dumps(record))
    assert result.exit_code == 0
    assert "broken off" in result.stdout


def test_a_wrong_record_is_refused_and_not_shown(run: Run) -> None:
    result = run("record", "show", "-", stdin="{}")
    assert result.exit_code == 1
    assert result.stdout.startswith("refused hand=0 action=0 key=missing_key ")


def test_a_name_cannot_steer_the_terminal_nor_the_layout(run: Run, match: Match) -> None:
    record = match()
    record["players"] = ["\x1b[2J\n", "[bold]Bo[/bold]", "x" * 5000, ""]
    shown = run("record", "show", "-", stdin=json.dumps(record)).stdout
    assert "\x1b" not in shown
    assert "[bold]Bo[/bold]" in shown
    assert max(map(len, shown.splitlines())) <= 120
