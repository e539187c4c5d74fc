"""Naming the trump, nulos, and declaring blind (rules 6)."""

from __future__ import annotations

from typing import Any

import pytest

from kingbot.engine import match as engine
from kingbot.engine.projection import view
from tests.engine.played import SHARED, SUITS, play_shared, play_slam
from tests.engine.world import hand_of, legal, match_of, phase_name, play, points, refused, say, step

SUIT_NAMES = {"trump C", "trump D", "trump H", "trump S"}


def test_the_declarer_names_one_of_the_four_suits() -> None:
    match = match_of("declaration", SHARED, sale="off")
    assert engine.turn(match) == 3
    assert legal(match) == SUIT_NAMES
    assert refused(match, "0 trump H") == "not_your_turn"


def test_no_trump_may_be_named_only_where_declaration_no_trump_is_on() -> None:
    closed = match_of("declaration", SHARED, sale="off")
    opened = match_of("declaration", SHARED, sale="off", declaration_no_trump=True)
    assert refused(closed, "3 trump NT") == "trump_not_allowed"
    assert legal(opened) == SUIT_NAMES | {"trump NT"}


def test_a_trick_without_trump_is_worth_the_same_as_with_one() -> None:
    options: dict[str, Any] = {"declaration_no_trump": True, "sale": "off"}
    with_trump = play_shared(match_of("declaration", SHARED, "3 trump S", **options))
    without = play_shared(match_of("declaration", SHARED, "3 trump NT", **options))
    assert points(with_trump) == points(without) == ["10", "1", "0", "2"]


def test_the_trump_named_takes_tricks_and_no_trump_takes_none() -> None:
    for trump, winner in (("H", 1), ("NT", 0), ("NULOS", 0)):
        match = match_of(
            "declaration",
            SUITS,
            f"3 trump {trump}",
            sale="off",
            declaration_no_trump=True,
            declaration_nulos=True,
        )
        assert engine.turn(play(match, "AS 2H 2D 2C")) == winner


def test_the_player_after_the_dealer_leads_whoever_named_the_trump() -> None:
    kept = match_of("declaration", SHARED, "3 trump S")
    sold = match_of("declaration", SHARED, "3 sell 1", "0 pass", "1 pass", "2 bid 1", "2 trump S")
    assert engine.turn(kept) == engine.turn(sold) == 0


def test_the_dealer_leads_instead_where_the_option_leader_says_so() -> None:
    said = ("3 sell 1", "0 pass", "1 pass", "2 bid 1", "2 trump S")
    assert engine.turn(match_of("declaration", SHARED, *said, leader="dealer")) == 3


def test_nulos_may_be_named_only_where_declaration_nulos_is_on() -> None:
    closed = match_of("declaration", SHARED, sale="off", declaration_no_trump=True)
    opened = match_of("declaration", SHARED, sale="off", declaration_nulos=True)
    assert refused(closed, "3 trump NULOS") == "trump_not_allowed"
    assert legal(opened) == SUIT_NAMES | {"trump NULOS"}


def test_in_nulos_all_start_from_13_and_lose_3_a_trick() -> None:
    match = play_shared(match_of("declaration", SHARED, "3 trump NULOS", sale="off", declaration_nulos=True))
    assert points(match) == ["-17", "10", "13", "7"]


def test_in_nulos_the_numbers_are_multiplied_by_the_points_of_a_trick() -> None:
    options: dict[str, Any] = {"sale": "off", "declaration_nulos": True}
    portuguese = match_of("declaration", SHARED, preset="portuguese", hands=["declaration"], **options)
    assert points(play_shared(say(portuguese, "3 trump NULOS"))) == ["-425", "250", "325", "175"]
    set_by_the_table = match_of("declaration", SHARED, points={"declaration": 2}, **options)
    assert points(play_shared(say(set_by_the_table, "3 trump NULOS"))) == ["-34", "20", "26", "14"]


def test_the_dealer_is_asked_to_declare_blind_or_to_look_before_seeing_a_card() -> None:
    match = match_of("declaration", SHARED, blind_declaration=True)
    assert engine.turn(match) == 3
    assert legal(match) == {"look", "blind C", "blind D", "blind H", "blind S"}
    assert view(match, 3).hand == 0
    assert view(say(match, "3 look"), 3).hand == SHARED[3]


def test_nobody_is_asked_to_declare_blind_where_the_option_is_off_or_nothing_is_declared() -> None:
    assert phase_name(match_of("declaration", SHARED)) == "Naming"
    assert phase_name(match_of("no_trump", SHARED, blind_declaration=True)) == "Tricks"
    assert refused(match_of("declaration", SHARED), "3 look") == "wrong_phase"
    assert refused(match_of("declaration", SHARED), "3 blind S") == "wrong_phase"


def test_before_looking_the_dealer_can_neither_name_nor_sell() -> None:
    match = match_of("declaration", SHARED, blind_declaration=True)
    assert refused(match, "3 trump S") == "wrong_phase"
    assert refused(match, "3 sell 3") == "wrong_phase"
    assert refused(match, "0 look") == "not_your_turn"


def test_after_looking_all_is_as_ever() -> None:
    offered = match_of("declaration", SHARED, "3 look", blind_declaration=True)
    assert legal(offered) == SUIT_NAMES | {f"sell {price}" for price in range(1, 14)}
    assert points(play_shared(say(offered, "3 trump S"))) == ["10", "1", "0", "2"]
    auction = match_of("declaration", SHARED, "3 look", sale="auction", blind_declaration=True)
    assert engine.turn(auction) == 0
    nulos = match_of("declaration", SHARED, "3 look", declaration_nulos=True, blind_declaration=True)
    assert refused(nulos, "3 trump NULOS") == ""


@pytest.mark.parametrize("sale", ["off", "offer", "auction"])
def test_a_blind_declaration_is_never_sold_and_play_begins_at_once(sale: str) -> None:
    match = match_of("declaration", SHARED, "3 blind S", sale=sale, blind_declaration=True)
    assert phase_name(match) == "Tricks"
    assert engine.turn(match) == 0
    assert hand_of(match).declarer == 3


def test_blind_no_trump_may_be_named_where_no_trump_may() -> None:
    closed = match_of("declaration", SHARED, blind_declaration=True)
    opened = match_of("declaration", SHARED, blind_declaration=True, declaration_no_trump=True)
    assert refused(closed, "3 blind NT") == "trump_not_allowed"
    assert "blind NT" in legal(opened)
    assert points(play_shared(say(opened, "3 blind NT"))) == ["10", "1", "0", "4"]


def test_nulos_cannot_be_declared_blind() -> None:
    match = match_of("declaration", SHARED, blind_declaration=True, declaration_nulos=True)
    assert refused(match, "3 blind NULOS") == "trump_not_allowed"
    assert "blind NULOS" not in legal(match)


def test_blind_each_trick_of_the_dealer_counts_double_and_no_other() -> None:
    match = match_of("declaration", SHARED, "3 blind S", blind_declaration=True)
    assert points(play_shared(match)) == ["10", "1", "0", "4"]
    portuguese = match_of(
        "declaration",
        SHARED,
        "3 blind S",
        preset="portuguese",
        hands=["declaration"],
        blind_declaration=True,
    )
    assert points(play_shared(portuguese)) == ["250", "25", "0", "100"]


def test_blind_the_hand_sums_to_13_and_the_dealers_tricks_once_more() -> None:
    match = match_of("declaration", SUITS, "0 blind S", dealer=0, leader="dealer", blind_declaration=True)
    assert points(play_slam(match)) == ["26", "0", "0", "0"]


def test_naming_knows_the_verbs_trump_and_sell_and_no_others() -> None:
    match = match_of("declaration", SHARED)
    for text in ("3 pass", "3 bid 3", "3 accept", "3 decline", "3 play 2S", "3 choose declaration", "3 stop"):
        assert refused(match, text) == "wrong_phase"


def test_a_hand_that_is_not_a_declaration_names_no_trump() -> None:
    for contract in ("no_trump", "no_tricks"):
        match = match_of(contract, SHARED)
        assert phase_name(match) == "Tricks"
        assert refused(match, "0 trump S") == "wrong_phase"
        assert hand_of(match).declarer is None


def test_the_trump_is_remembered_with_its_declarer() -> None:
    match = play_shared(match_of("declaration", SHARED, "3 trump S"))
    hand = match.finished[-1]
    assert (hand.declarer, hand.trump, hand.blind, hand.sale) == (3, "S", False, None)
    blind = play_shared(match_of("declaration", SHARED, "3 blind S", blind_declaration=True))
    assert blind.finished[-1].blind


def test_in_rifki_the_chooser_names_the_trump_and_leads() -> None:
    match = match_of("declaration", SHARED, preset="rifki", dealer=3)  # 2D lies with seat 0
    assert engine.turn(match) == 0
    assert legal(match) == SUIT_NAMES
    assert engine.turn(step(match, "0 trump S").match) == 0
