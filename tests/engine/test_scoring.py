"""What a hand is worth: points, slams, the sum; the totals and the places (rules 1, 2, 3, 5)."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.engine import match as engine
from kingbot.engine import scoring
from kingbot.engine.contracts import COUNTED, Contract
from kingbot.engine.hand import Points
from kingbot.engine.match import Match
from kingbot.presets import PRESETS, custom
from tests.engine.anything import random_rules
from tests.engine.played import SHARED, SUITS, TRICKS, play_shared, play_slam
from tests.engine.world import after, deal, match_of, phase_name, play, points, run, shuffled

# Who took the cards or tricks has the points (rules 2 and 5). In `SHARED` seat 0 takes the first ten tricks,
# seat 1 the eleventh with JC, seat 3 the last two with K, Q of clubs and KD.
BASE = {
    "no_kings_jacks": ["-10", "-2", "0", "-4"],
    "no_queens": ["-9", "0", "0", "-3"],
    "no_eight_diamonds": ["-8", "0", "0", "0"],
    "no_king_hearts": ["-8", "0", "0", "0"],
    "no_hearts": ["-13", "0", "0", "0"],
    "no_last_two": ["0", "0", "0", "-8"],
    "no_tricks": ["-10", "-1", "0", "-2"],
    "no_trump": ["20", "2", "0", "4"],
}


def finished(match: Match) -> Match:
    """The match after the tricks of `SHARED`, as many as the hand lasts."""
    for trick in TRICKS:
        if engine.turn(match) is not None:
            match = play(match, trick)
    assert phase_name(match) == "Scored"
    return match


@pytest.mark.parametrize(("contract", "worth"), BASE.items())
def test_each_counted_thing_is_worth_the_base_points_to_who_took_it(contract: str, worth: list[str]) -> None:
    assert points(finished(match_of(contract, SHARED))) == worth


@pytest.mark.parametrize("early_end", [True, False])
@pytest.mark.parametrize("contract", BASE)
def test_an_early_end_never_changes_a_score(contract: str, early_end: bool) -> None:
    assert points(finished(match_of(contract, SHARED, early_end=early_end))) == BASE[contract]


def test_the_jack_of_hearts_and_the_king_of_spades_cost_eight() -> None:
    for contract in ("no_jack_hearts", "no_king_spades"):
        match = match_of(contract, SHARED, preset="two-phase")
        assert points(finished(match)) == ["-8", "0", "0", "0"]


def test_the_presets_points_win_over_the_base_points() -> None:
    match = match_of("no_queens", SHARED, preset="portuguese", hands=["no_queens"])
    assert points(finished(match)) == ["-150", "0", "0", "-50"]


def test_the_option_points_overrides_the_named_contract_only() -> None:
    changed = match_of("no_queens", SHARED, points={"no_queens": -5})
    other = match_of("no_queens", SHARED, points={"no_hearts": -5})
    assert points(finished(changed)) == ["-15", "0", "0", "-5"]
    assert points(finished(other)) == ["-9", "0", "0", "-3"]


# Slams (rules 3). In `SUITS` seat 0 leads spades to the end and takes all 13 tricks and hearts.


@pytest.mark.parametrize("contract", ["no_hearts", "no_tricks"])
@pytest.mark.parametrize(
    ("slam", "worth"),
    [
        ("none", ["-13", "0", "0", "0"]),
        ("plus13", ["13", "0", "0", "0"]),
        ("plus14", ["14", "-9", "-9", "-9"]),
    ],
)
def test_all_hearts_or_all_tricks_by_one_player(contract: str, slam: str, worth: list[str]) -> None:
    assert points(play_slam(match_of(contract, SUITS, slam=slam))) == worth


def test_a_slam_goes_to_whoever_took_it() -> None:
    match = match_of("no_tricks", deal("*C", "*D", "*S", "*H"), slam="plus14", dealer=1)
    assert points(play_slam(match)) == ["-9", "-9", "14", "-9"]


@pytest.mark.parametrize("contract", ["no_hearts", "no_tricks"])
@pytest.mark.parametrize(
    ("slam", "worth"),
    [
        ("none", ["-260", "0", "0", "0"]),
        ("plus13", ["260", "0", "0", "0"]),
        ("plus14", ["280", "-180", "-180", "-180"]),
    ],
)
def test_a_slam_is_multiplied_by_the_points_without_sign(contract: str, slam: str, worth: list[str]) -> None:
    match = match_of(contract, SUITS, preset="portuguese", hands=[contract], slam=slam, penalty_lead="free")
    assert points(play_slam(match)) == worth


@pytest.mark.parametrize("slam", ["none", "plus13", "plus14"])
def test_where_two_share_them_there_is_no_slam(slam: str) -> None:
    dealt = deal("AKQJT9876543S 2H", "AKQJT9876543H 2S", "*D", "*C")
    hearts = play_slam(match_of("no_hearts", dealt, slam=slam))
    tricks = play_slam(match_of("no_tricks", dealt, slam=slam))
    assert points(hearts) == ["-11", "-2", "0", "0"]
    assert points(tricks) == ["-12", "-1", "0", "0"]
    assert hearts.finished[-1].slam is tricks.finished[-1].slam is None


@pytest.mark.parametrize("slam", ["plus13", "plus14"])
@pytest.mark.parametrize("contract", ["no_queens", "no_kings_jacks", "no_last_two", "no_trump"])
def test_no_other_contract_has_a_slam(contract: str, slam: str) -> None:
    plain = points(play_slam(match_of(contract, SUITS)))
    assert points(play_slam(match_of(contract, SUITS, slam=slam))) == plain


def test_all_thirteen_tricks_of_a_declaration_earn_nothing_extra_but_are_remembered() -> None:
    match = play_slam(match_of("declaration", SUITS, "3 trump S", slam="plus14"))
    assert points(match) == ["13", "0", "0", "0"]
    assert match.finished[-1].slam == 0
    making_king = play_slam(match_of("declaration", SUITS, "2 trump D", preset="rifki", dealer=1))
    assert points(making_king) == ["0", "0", "650", "0"]
    assert making_king.finished[-1].slam == 2


def test_all_thirteen_tricks_of_nulos_are_no_feat() -> None:
    match = play_slam(match_of("declaration", SUITS, "3 trump NULOS", declaration_nulos=True))
    assert points(match) == ["-26", "13", "13", "13"]
    assert match.finished[-1].slam is None


# The sum of a hand (rules 5)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_four_seats_together_have_the_contracts_total(preset: str) -> None:
    rng = random.Random(preset)
    rules = custom(preset, {"slam": "plus14"})
    for _ in range(4):
        *_, (_, _, match) = run(engine.start(rules), rng)
        for hand in match.finished:
            if hand.contract is not Contract.DOMINO:
                assert sum(hand.points) == rules.points(hand.contract) * COUNTED[hand.contract]


@pytest.mark.parametrize(
    ("contract", "total"),
    [
        ("no_kings_jacks", -16),
        ("no_queens", -12),
        ("no_eight_diamonds", -8),
        ("no_king_hearts", -8),
        ("no_hearts", -13),
        ("no_last_two", -8),
        ("no_tricks", -13),
        ("domino", 0),
        ("declaration", 13),
        ("no_trump", 26),
    ],
)
def test_the_totals_of_the_table_of_contracts(contract: str, total: int) -> None:
    rng = random.Random(contract)
    for _ in range(5):
        match = match_of(contract, shuffled(rng), sale="off", slam="none", domino_start="seven_diamonds")
        while engine.turn(match) is not None:
            match = engine.apply(match, rng.choice(engine.legal_actions(match))).match
        assert sum(match.finished[-1].points) == total


def test_only_plus13_slams_and_blind_declarations_change_the_sum() -> None:
    assert sum(play_slam(match_of("no_tricks", SUITS, slam="plus13")).finished[-1].points) == 13
    assert sum(play_slam(match_of("no_tricks", SUITS, slam="plus14")).finished[-1].points) == -13
    blind = match_of("declaration", SHARED, "3 blind S", blind_declaration=True)
    assert sum(play_shared(blind).finished[-1].points) == 15


def test_whatever_the_options_points_are_exact_fractions() -> None:
    rng = random.Random(5)
    for _ in range(10):
        for _, _, match in run(engine.start(random_rules(rng)), rng):
            assert all(type(each) is Fraction for hand in match.finished for each in hand.points)


# Totals and places (rules 1)


def worth(*numbers: int | str) -> Points:
    a, b, c, d = (Fraction(number) for number in numbers)
    return (a, b, c, d)


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((10, 5, 0, -15), (1, 2, 3, 4)),
        ((-15, 0, 5, 10), (4, 3, 2, 1)),
        ((7, 7, 1, 0), (1, 1, 3, 4)),
        ((1, 7, 0, 7), (3, 1, 4, 1)),
        ((3, 9, 3, 0), (2, 1, 2, 4)),
        ((2, 2, 2, -6), (1, 1, 1, 4)),
        ((6, -2, -2, -2), (1, 2, 2, 2)),
        ((0, 0, 0, 0), (1, 1, 1, 1)),
        (("1/3", "1/2", "1/3", "-7/6"), (2, 1, 2, 4)),
    ],
)
def test_the_highest_total_wins_and_equals_share_the_place(
    totals: tuple[int | str, ...], places: tuple[int, ...]
) -> None:
    assert scoring.ranking(worth(*totals)) == places


def test_totals_add_up_the_finished_hands_exactly() -> None:
    rules = custom("home", {"hands": ["no_tricks", "no_queens", "no_hearts"]})
    match = after(rules, "no_tricks", "no_queens", "no_hearts")
    third = worth("1/3", "-1/3", "0", "1/2")
    hands = [replace(hand, points=third) for hand in match.finished]
    assert scoring.totals(hands) == worth(1, -1, 0, "3/2")
    assert scoring.totals([]) == worth(0, 0, 0, 0)


@pytest.mark.parametrize("contract", BASE)
def test_a_finished_hand_keeps_its_tricks_and_how_many_things_counted_for_each_seat(contract: str) -> None:
    match = finished(match_of(contract, SHARED))
    (hand,) = match.finished
    spec = hand.contract.spec
    assert [sum(trick.winner == seat for trick in hand.tricks) for seat in range(4)][2] == 0
    assert sum(hand.counted) == spec.counted
    assert [number * match.rules.points(hand.contract) for number in hand.counted] == list(hand.points)
    for seat in range(4):
        taken = hand.penalty_cards(seat)
        assert taken.bit_count() == (hand.counted[seat] if spec.penalty else 0)
