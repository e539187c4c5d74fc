"""How a domino hand ends, the last round, and what it is worth (rules 7)."""

from __future__ import annotations

from typing import Any

import pytest

from kingbot.engine.events import WentOut
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from tests.engine.rows import DOWN_UP, UP, domino, lay, moves_of
from tests.engine.world import deal, phase_name, points, say, step


def test_the_hand_ends_when_a_player_has_no_cards() -> None:
    match = lay(domino(), *[DOWN_UP.format(suit) for suit in "DCHS"])
    assert step(domino(), "0 play 7D").events == ()
    end = step(match, "0 play AD")
    assert end.events[0] == WentOut(0)
    assert phase_name(end.match) == "Scored"
    assert points(end.match) == ["3", "-1", "-1", "-1"]


# Seat 0 has no seven and passes first; seats 1 and 2 hold a suit each; seat 3 waits for 2D at the end.
LATE = deal("289TJQKD 89TJQKS", "*C", "*H", "A34567D A234567S")
LATE_MOVES = (
    "pass 8D 9D TD JD QD KD 8S 9S TS JS QS KS",
    DOWN_UP.format("C") + " AC",
    DOWN_UP.format("H") + " AH",
    "7D 7S 6D 5D 4D 3D 6S 5S 4S 3S 2S AS pass",
)


def late(finish: str, **options: Any) -> Match:
    match = domino(LATE, domino_start="any_seven", domino_finish=finish, **options)
    return lay(match, *LATE_MOVES)


def test_first_out_ends_the_hand_there_and_then() -> None:
    assert points(late("first_out")) == ["-1", "3", "-1", "-1"]


def test_complete_round_gives_the_players_still_to_come_one_turn_each() -> None:
    match = late("complete_round")
    assert moves_of(match)[-3:] == ["1 play AC", "2 play AH", "3 pass"]
    assert points(match) == ["-1", "1", "1", "-1"]  # the round began with seat 0, though it passed


def test_whoever_goes_out_in_the_last_round_wins_too_and_the_sum_is_split() -> None:
    dealt = deal("A89TJQKD 89TJQKS", "*C", "*H", "234567D A234567S")
    match = domino(dealt, domino_start="any_seven", domino_finish="complete_round")
    match = lay(match, *LATE_MOVES[:3], "7D 7S 6D 5D 4D 3D 2D 6S 5S 4S 3S 2S AS")
    assert points(match) == ["-1", "1/3", "1/3", "1/3"]


def test_who_goes_out_as_last_of_the_round_ends_the_hand() -> None:
    match = domino(deal("*C", "*D", "*H", "*S"), domino_finish="complete_round", domino_ace="both")
    # Seat 1 began. Seat 0, the last of its round, lays one card more than the others in the seventh.
    match = lay(
        match,
        UP.format("C") + " AC 6C 5C 4C 3C 2C",
        *[f"{UP.format(suit)} 6{suit} 5{suit} 4{suit} 3{suit} 2{suit}" for suit in "DHS"],
    )
    assert moves_of(match)[-1] == "0 play 2C"
    assert points(match) == ["3", "-1", "-1", "-1"]


LAST_ROUND = (
    f"{UP.format('D')} 6D 5D 4D 3D 2D",
    f"{UP.format('C')} 6C 5C 4C 3C 2C",
    f"{UP.format('H')} AH 6H 5H 4H 3H 2H",
)


def test_in_the_last_round_an_ace_on_a_king_gives_its_further_card() -> None:
    match = domino(domino_finish="complete_round", domino_ace="both")
    spades = "7S 8S 9S TS JS QS KS 6S 5S 4S 3S"
    match = lay(match, *LAST_ROUND, f"{spades} AS/high 2S")
    assert moves_of(match)[-3:] == ["2 play 2H", "3 play AS high", "3 play 2S"]
    assert not view(match, None).extra
    assert points(match) == ["-1", "-1", "1", "1"]


def test_in_the_last_round_nobody_is_asked_twice() -> None:
    match = domino(domino_finish="complete_round", domino_ace="both")
    match = lay(match, *LAST_ROUND, f"{UP.format('S')} 6S 5S 4S 3S 2S")
    assert moves_of(match)[-1] == "3 play 2S"
    assert points(match) == ["-1", "-1", "3", "-1"]


def test_a_stop_in_the_last_round_ends_the_turn_and_here_the_hand() -> None:
    match = domino(domino_finish="complete_round", domino_ace="both")
    spades = "7S 8S 9S TS JS QS KS 6S 5S 4S 3S"
    match = lay(match, *LAST_ROUND, f"{spades} AS/high stop")
    assert moves_of(match)[-1] == "3 stop"
    assert points(match) == ["-1", "-1", "3", "-1"]


def test_going_out_with_an_ace_on_a_king_gives_no_further_turn() -> None:
    match = lay(domino(domino_ace="both"), *[DOWN_UP.format(suit) for suit in "DCHS"])
    assert points(say(match, "0 play AD high")) == ["3", "-1", "-1", "-1"]


# Points


def test_each_card_left_costs_the_presets_points() -> None:
    assert points(late("first_out", points={"domino": -3})) == ["-3", "9", "-3", "-3"]


@pytest.mark.parametrize("win", [0, 8, 13])
def test_a_fixed_win_is_earned_instead_of_the_sum(win: int) -> None:
    assert points(late("first_out", domino_win=win)) == ["-1", str(win), "-1", "-1"]


def test_a_fixed_win_is_earned_by_each_winner_whole() -> None:
    assert points(late("complete_round", domino_win=8)) == ["-1", "8", "8", "-1"]


def test_a_fixed_win_is_not_multiplied_by_the_points_of_a_card() -> None:
    assert points(late("first_out", domino_win=8, points={"domino": -2})) == ["-2", "8", "-2", "-2"]


def test_where_all_four_go_out_nobody_loses_or_earns() -> None:
    match = lay(domino(domino_finish="complete_round"), *[DOWN_UP.format(s) + f" A{s}" for s in "DCHS"])
    assert points(match) == ["0", "0", "0", "0"]
