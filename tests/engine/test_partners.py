"""The called partner: calling, who is with whom, and the shared points (rules 8, `pirandello`)."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from kingbot.cards import PACK, card, cards_in
from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.events import PartnerShown
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.presets import load
from tests.engine.played import SHARED, SUITS, TRICKS, play_shared, play_slam
from tests.engine.rows import lay
from tests.engine.world import (
    after,
    deal,
    hand_of,
    legal,
    match_of,
    phase_name,
    play,
    points,
    refused,
    run,
    say,
    step,
)

EIGHT = [
    "no_kings_jacks",
    "no_queens",
    "no_eight_diamonds",
    "no_king_hearts",
    "no_hearts",
    "no_last_two",
    "no_tricks",
    "domino",
]


def pirandello(contract: str, *said: str, **options: Any) -> Match:
    return match_of(contract, SHARED, *said, preset="pirandello", **options)


def test_the_dealer_calls_a_card_last_before_play() -> None:
    match = pirandello("no_tricks")
    assert (phase_name(match), engine.turn(match)) == ("Calling", 3)
    assert refused(match, "0 play AS") == "not_your_turn"
    assert refused(match, "3 play 2S") == "wrong_phase"
    match = say(match, "3 call AS")
    assert (phase_name(match), engine.turn(match), hand_of(match).called) == ("Tricks", 0, 12 + 39)


def test_the_card_called_is_any_that_is_not_in_the_dealers_own_hand() -> None:
    match = pirandello("no_tricks")
    others = {f"call {each}" for each in cards_in(PACK & ~SHARED[3])}
    assert legal(match) == others
    assert len(others) == 39
    for each in cards_in(SHARED[3]):
        assert refused(match, f"3 call {each}") == "call_own_card"


def test_in_a_declaration_the_trump_is_named_before_the_card_is_called() -> None:
    match = pirandello("declaration")
    assert refused(match, "3 call AS") == "wrong_phase"
    match = say(match, "3 trump NT")
    assert (phase_name(match), engine.turn(match)) == ("Calling", 3)


def test_after_a_sale_the_buyer_names_the_trump_and_still_the_dealer_calls() -> None:
    match = pirandello("declaration", "3 sell 2", "0 pass", "1 bid 2", "2 pass")
    assert engine.turn(match) == 1
    match = say(match, "1 trump S")
    assert (phase_name(match), engine.turn(match)) == ("Calling", 3)
    assert refused(match, "1 call AS") == "not_your_turn"


def test_before_a_card_is_called_nobody_has_a_partner() -> None:
    assert [view(pirandello("no_tricks"), seat).pair for seat in (0, 1, 2, 3, None)] == [None] * 5


def test_only_the_holder_knows_until_the_card_is_played() -> None:
    match = pirandello("no_tricks", "3 call 4S")
    assert [view(match, seat).pair for seat in (0, 1, 2, 3, None)] == [None, (3, 1), None, None, None]
    shown = step(play(match, "AS"), "1 play 4S")
    assert shown.events == (PartnerShown(1, hand_of(match).called),)  # type: ignore[arg-type]
    assert [view(shown.match, seat).pair for seat in (0, 1, 2, 3, None)] == [(3, 1)] * 5


def test_or_until_the_hand_ends() -> None:
    match = say(match_of("no_queens", SHARED, preset="pirandello"), "3 call KC")  # the last card of all
    for trick in TRICKS[:11]:
        match = play(match, trick)
    assert view(match, None).pair is None
    match = play(match, "4D QC", "KD 2D")  # the last queen falls, and KC never does
    assert phase_name(match) == "Scored"
    assert view(match, None).pair == match.finished[-1].pair == (3, 2)


@pytest.mark.parametrize(
    ("called", "worth"),
    [
        ("AS", ["-6", "-1/2", "-1/2", "-6"]),  # 0, with ten tricks, is the partner of 3, with two
        ("4S", ["-5", "-3/2", "-5", "-3/2"]),
        ("3S", ["-11/2", "-11/2", "-1", "-1"]),
    ],
)
def test_each_pair_adds_its_points_and_each_member_gets_half(called: str, worth: list[str]) -> None:
    assert points(play_shared(pirandello("no_tricks", f"3 call {called}"))) == worth


def test_whoever_takes_what_counts_the_partner_shares_it() -> None:
    match = play_shared(pirandello("no_last_two", "3 call AS"))
    assert points(match) == ["-4", "0", "0", "-4"]


def test_a_sale_is_settled_member_by_member_before_the_pairs_share() -> None:
    # The example of rules 6: −4 for the buyer, 7 for the seller; the pairs are 0 and 1, 2 and 3.
    sale = ("3 sell 3", "0 pass", "1 bid 3", "2 pass", "1 trump NT", "3 call 3S")
    match = play_shared(pirandello("declaration", *sale))
    assert points(match) == ["3", "3", "7/2", "7/2"]


def test_the_buyers_own_tricks_count_and_not_the_partners() -> None:
    # Seat 1, with one trick, is the partner of seat 0, with ten, and still falls two short of three.
    sale = ("3 sell 3", "0 pass", "1 bid 3", "2 pass", "1 trump NT", "3 call 3S")
    transfer = play_shared(pirandello("declaration", *sale, sale_shortfall="transfer"))
    double = play_shared(pirandello("declaration", *sale, sale_shortfall="double"))
    assert points(transfer) == ["4", "4", "5/2", "5/2"]
    assert points(double) == ["3", "3", "7/2", "7/2"]


@pytest.mark.parametrize("shortfall", ["transfer", "double", "taken"])
def test_a_sale_to_the_partner_has_no_effect(shortfall: str) -> None:
    sale = ("3 sell 3", "0 pass", "1 bid 3", "2 pass", "1 trump NT", "3 call 4S")
    sold = play_shared(pirandello("declaration", *sale, sale_shortfall=shortfall))
    kept = play_shared(pirandello("declaration", "3 trump NT", "3 call 4S"))
    assert points(sold) == points(kept) == ["5", "3/2", "5", "3/2"]


def test_nulos_are_shared_too() -> None:
    match = play_shared(pirandello("declaration", "3 trump NULOS", "3 call 3S", declaration_nulos=True))
    assert points(match) == ["-7/2", "-7/2", "10", "10"]


@pytest.mark.parametrize(
    ("slam", "worth"),
    [
        ("none", ["-13/2", "0", "0", "-13/2"]),
        ("plus13", ["13/2", "0", "0", "13/2"]),
        ("plus14", ["5/2", "-9", "-9", "5/2"]),
    ],
)
def test_a_slam_of_one_partner_is_shared_with_the_other(slam: str, worth: list[str]) -> None:
    match = match_of("no_tricks", SUITS, "3 call AS", preset="pirandello", slam=slam)
    assert points(play_slam(match)) == worth


def test_in_domino_each_pairs_points_are_added_and_halved() -> None:
    suits = deal("*D", "*C", "*H", "*S")
    down_up = "7{0} 6{0} 5{0} 4{0} 3{0} 2{0} A{0} 8{0} 9{0} T{0} J{0} Q{0} K{0}"
    match = match_of("domino", suits, preset="pirandello")
    assert (phase_name(match), engine.turn(match)) == ("Calling", 3)
    match = say(match, "3 call KC")
    shown = lay(match, "7D 8D 9D TD JD QD KD", "7C 8C 9C TC JC QC", "7H 8H 9H TH JH QH", "7S 8S 9S TS JS QS")
    assert view(shown, None).pair is None
    assert step(shown, "1 play KC").events == (PartnerShown(1, card("KC")),)
    match = lay(match, *[down_up.format(suit) for suit in "DCHS"])
    assert points(match) == ["1", "-1", "1", "-1"]  # 3 −1 −1 −1; 3 with 1, 0 with 2
    assert match.finished[-1].pair == (3, 1)


def test_no_card_is_called_in_the_thirteenth_hand_where_0_and_2_play_against_1_and_3() -> None:
    match = engine.deal(after(load("pirandello"), *EIGHT, *["declaration"] * 4, dealer=3), 3, SHARED).match
    assert hand_of(match).contract is Contract.NO_TRUMP
    assert (phase_name(match), engine.turn(match)) == ("Tricks", 0)
    assert [view(match, seat).pair for seat in (0, 1, 2, 3, None)] == [(0, 2)] * 5
    assert points(play_shared(match)) == ["10", "3", "10", "3"]


def test_without_a_called_partner_nobody_calls_or_shares() -> None:
    match = match_of("no_tricks", SHARED, preset="declared")
    assert phase_name(match) == "Tricks"
    assert points(play_shared(match)) == ["-10", "-1", "0", "-2"]


def test_partners_always_end_with_the_same_points() -> None:
    rng = random.Random(8)
    for _ in range(4):
        *_, (_, _, match) = run(engine.start(load("pirandello")), rng)
        for hand in match.finished:
            assert hand.pair is not None
            one, other = hand.pair
            third, fourth = sorted({0, 1, 2, 3} - {one, other})
            assert hand.points[one] == hand.points[other]
            assert hand.points[third] == hand.points[fourth]
        assert sum(sum(hand.points) for hand in match.finished) == Fraction(0)
