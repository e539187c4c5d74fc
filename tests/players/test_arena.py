"""The arena: duplicate deals, turned line-ups, and honest errors."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from typer.testing import CliRunner

from kingbot.arena import Tally, measure, parse_line_up, play_match
from kingbot.cli import app
from kingbot.engine.contracts import Contract
from kingbot.engine.view import PlayerView
from kingbot.players import Decision, player
from kingbot.presets import PRESETS, custom, load

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long


@dataclass
class First:
    """Plays the first legal action."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The first legal action."""
        return Decision(view.legal[0], player("random").decide(view, rng).why)


def test_equal_players_gain_nothing() -> None:
    measured = measure(load("classic"), [First()] * 4, 2)
    assert measured.total.mean == pytest.approx(0)
    assert measured.places.mean == pytest.approx(0)


@pytest.mark.parametrize("preset", PRESETS)
def test_club_beats_random_in_every_preset(preset: str) -> None:
    measured = measure(load(preset), [player("club"), *[player("random")] * 3], 3)
    assert measured.total.mean > 0
    assert measured.places.mean > 0


def test_a_club_player_gains_a_point_and_a_half_a_hand_against_random() -> None:
    rules = custom("classic", {"sale": "off"})
    measured = measure(rules, [player("club"), *[player("random")] * 3], 12)
    gains = [tally.mean for contract, tally in measured.points.items() if contract is not Contract.DOMINO]
    assert len(gains) == 9
    assert sum(gains) / 9 >= 1.5


def test_a_beginner_is_between_random_and_club() -> None:
    rules = custom("classic", {"sale": "off"})
    assert measure(rules, [player("beginner"), *[player("random")] * 3], 4).total.mean > 0
    assert measure(rules, [player("beginner"), *[player("club")] * 3], 4).total.mean < 0


def test_the_same_seed_plays_the_same_match() -> None:
    seats = [player("beginner")] * 4
    assert play_match(load("rifki"), seats, "x") == play_match(load("rifki"), seats, "x")


def test_a_tally_tells_its_standard_error() -> None:
    tally = Tally()
    for value in (1.0, 2.0, 3.0, 4.0):
        tally.add(value)
    assert tally.mean == 2.5
    assert tally.error == pytest.approx((5 / 3 / 4) ** 0.5)


def test_a_line_up_is_two_or_four_levels() -> None:
    assert list(parse_line_up("master, club")) == ["master", "club", "club", "club"]
    with pytest.raises(ValueError, match="two or four"):
        parse_line_up("club")


def test_the_command_prints_gains_by_contract() -> None:
    run = CliRunner().invoke(app, ["arena", "club,random", "--deals", "1", "--apart"])
    assert run.exit_code == 0
    lines = run.output.splitlines()
    assert len(lines) == 12
    assert "±" in lines[-1]


def test_the_command_refuses_a_level_that_does_not_exist() -> None:
    run = CliRunner().invoke(app, ["arena", "club,genius"])
    assert run.exit_code == 2
    assert "genius" in run.output
