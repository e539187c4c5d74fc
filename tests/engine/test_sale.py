"""Selling the declaration: the offer, the auction, the settlement (rules 6)."""

from __future__ import annotations

from typing import Any

import pytest

from kingbot.engine import match as engine
from kingbot.engine.actions import parse_action
from kingbot.engine.events import DeclarationKept, DeclarationSold
from kingbot.engine.hand import Sale
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from tests.engine.played import SHARED, play_shared
from tests.engine.world import hand_of, legal, match_of, phase_name, points, refused, say, step

TRUMPS = {"trump C", "trump D", "trump H", "trump S"}


def offered(price: int = 3, **options: Any) -> Match:
    return match_of("declaration", SHARED, f"3 sell {price}", **options)


def auction(**options: Any) -> Match:
    return match_of("declaration", SHARED, sale="auction", **options)


# Selling by offer


def test_instead_of_naming_the_trump_the_dealer_may_offer_for_1_to_13_tricks() -> None:
    match = match_of("declaration", SHARED)
    assert legal(match) == TRUMPS | {f"sell {price}" for price in range(1, 14)}
    assert refused(match, "3 sell 0") == refused(match, "3 sell 14") == "price_range"
    assert refused(match, "3 sell -1") == "price_range"


def test_all_may_know_the_price_that_was_asked() -> None:
    assert hand_of(offered(5)).asking_price == view(offered(5), None).asking_price == 5


def test_a_price_or_bid_out_of_range_is_told_the_range() -> None:
    asked = engine.check(match_of("declaration", SHARED), parse_action("3 sell 14"))
    low, high = (engine.check(offered(5), parse_action(f"0 bid {tricks}")) for tricks in (4, 14))
    assert asked is not None
    assert (asked.parameters["least"], asked.parameters["most"]) == (1, 13)
    for refusal in (low, high):
        assert refusal is not None
        assert (refusal.parameters["least"], refusal.parameters["most"]) == (5, 13)


def test_the_other_three_answer_once_each_in_order_from_the_dealer() -> None:
    match = offered()
    for text in ("0 bid 3", "1 bid 4", "2 bid 5"):
        assert engine.turn(match) == int(text[0])
        assert phase_name(match) == "Offer"
        match = say(match, text)
    assert phase_name(match) == "Naming"
    assert [str(word) for word in hand_of(match).bids] == ["0 bid 3", "1 bid 4", "2 bid 5"]


def test_the_first_bid_is_at_least_the_price_and_may_be_above_it() -> None:
    match = offered(5)
    assert refused(match, "0 bid 4") == "bid_too_low"
    assert legal(match) == {"pass"} | {f"bid {tricks}" for tricks in range(5, 14)}
    passed = say(match, "0 pass")
    assert refused(passed, "1 bid 4") == "bid_too_low"
    assert refused(passed, "1 bid 5") == ""


def test_a_later_bid_is_above_the_one_that_stands() -> None:
    match = say(offered(5), "0 bid 7")
    assert refused(match, "1 bid 7") == refused(match, "1 bid 6") == "bid_too_low"
    assert legal(match) == {"pass"} | {f"bid {tricks}" for tricks in range(8, 14)}


def test_a_bid_outside_1_to_13_is_price_range_before_it_is_too_low() -> None:
    for match in (offered(5), auction()):
        assert [refused(match, f"0 bid {tricks}") for tricks in (-3, 0, 14)] == ["price_range"] * 3


def test_the_highest_bidder_is_the_declarer_and_cannot_sell_further() -> None:
    match = say(offered(3), "0 bid 3", "1 pass")
    sold = step(match, "2 bid 6")
    assert sold.events == (DeclarationSold(Sale(seller=3, buyer=2, price=6)),)
    assert engine.turn(sold.match) == 2
    assert legal(sold.match) == TRUMPS
    assert refused(sold.match, "2 sell 3") == "sale_not_allowed"
    assert refused(sold.match, "2 sell 14") == "price_range"


def test_the_price_of_a_sale_is_the_bid_and_not_what_was_asked() -> None:
    match = play_shared(say(offered(2), "0 pass", "1 bid 3", "2 pass", "1 trump S"))
    assert match.finished[-1].sale == Sale(seller=3, buyer=1, price=3)
    assert points(match) == ["10", "-2", "0", "5"]


def test_if_all_pass_the_dealer_names_the_trump_and_may_not_offer_again() -> None:
    kept = step(say(offered(), "0 pass", "1 pass"), "2 pass")
    assert kept.events == (DeclarationKept(3),)
    assert engine.turn(kept.match) == 3
    assert legal(kept.match) == TRUMPS
    assert refused(kept.match, "3 sell 1") == "sale_not_allowed"
    assert refused(kept.match, "3 sell 0") == "price_range"
    assert points(play_shared(say(kept.match, "3 trump S"))) == ["10", "1", "0", "2"]


def test_a_standing_bid_of_13_ends_the_answers_at_once() -> None:
    for match in (say(offered(), "0 bid 13"), say(offered(13), "0 bid 13")):
        assert (phase_name(match), engine.turn(match)) == ("Naming", 0)
    assert engine.turn(say(offered(), "0 bid 12", "1 bid 13")) == 1
    assert engine.turn(say(offered(), "0 bid 12", "1 pass")) == 2


def test_an_answer_is_a_bid_or_a_pass_and_nothing_else() -> None:
    match = offered()
    for text in ("0 trump S", "0 sell 3", "0 accept", "0 look", "0 play AS"):
        assert refused(match, text) == "wrong_phase"
    assert refused(match, "1 pass") == refused(match, "3 pass") == "not_your_turn"


@pytest.mark.parametrize("sale", ["off", "auction"])
def test_only_where_sale_is_offer_may_the_dealer_sell(sale: str) -> None:
    match = match_of("declaration", SHARED, sale=sale)
    if sale == "auction":
        assert refused(match, "0 sell 3") == "wrong_phase"  # bidding is no time to name or sell
        match = say(match, "0 pass", "1 pass", "2 pass")
    assert legal(match) == TRUMPS
    assert refused(match, "3 sell 3") == "sale_not_allowed"
    assert refused(match, "3 sell 0") == "price_range"


# Selling by auction


def test_the_other_three_bid_before_the_trump_is_named() -> None:
    match = auction()
    assert (phase_name(match), engine.turn(match)) == ("Auction", 0)
    assert legal(match) == {"pass"} | {f"bid {tricks}" for tricks in range(1, 14)}
    assert refused(match, "0 trump S") == "wrong_phase"
    assert refused(match, "3 trump S") == "not_your_turn"


def test_a_bid_in_the_auction_is_above_the_one_that_stands() -> None:
    match = say(auction(), "0 bid 4")
    assert refused(match, "1 bid 4") == refused(match, "1 bid 1") == "bid_too_low"
    assert legal(match) == {"pass"} | {f"bid {tricks}" for tricks in range(5, 14)}


def test_whoever_passes_is_out_and_the_auction_goes_round_among_the_others() -> None:
    match = say(auction(), "0 bid 1", "1 pass", "2 bid 2")
    assert engine.turn(match) == 0
    match = say(match, "0 bid 3")
    assert engine.turn(match) == 2
    match = say(match, "2 pass")
    assert (phase_name(match), engine.turn(match)) == ("Answering", 3)


def test_whoever_has_not_been_asked_is_asked_also_when_alone() -> None:
    match = say(auction(), "0 pass", "1 pass")
    assert engine.turn(match) == 2
    assert legal(match) == {"pass"} | {f"bid {tricks}" for tricks in range(1, 14)}
    assert phase_name(say(match, "2 bid 1")) == "Answering"


def test_a_bid_of_13_ends_the_auction_at_once() -> None:
    for said in (("0 bid 13",), ("0 bid 2", "1 bid 13"), ("0 bid 12", "1 pass", "2 bid 13")):
        match = say(auction(), *said)
        assert (phase_name(match), engine.turn(match)) == ("Answering", 3)


def test_the_dealer_accepts_the_standing_bid_and_the_bidder_declares() -> None:
    match = say(auction(), "0 pass", "1 bid 3", "2 pass")
    assert legal(match) == {"accept", "decline"}
    assert refused(match, "1 accept") == "not_your_turn"
    assert refused(match, "3 trump S") == "wrong_phase"
    accepted = step(match, "3 accept")
    assert accepted.events == (DeclarationSold(Sale(seller=3, buyer=1, price=3)),)
    assert engine.turn(accepted.match) == 1
    assert legal(accepted.match) == TRUMPS
    assert refused(accepted.match, "1 sell 3") == "sale_not_allowed"


def test_or_the_dealer_keeps_the_declaration() -> None:
    kept = step(say(auction(), "0 bid 1", "1 pass", "2 pass"), "3 decline")
    assert kept.events == (DeclarationKept(3),)
    assert engine.turn(kept.match) == 3
    assert refused(kept.match, "3 sell 3") == "sale_not_allowed"
    match = play_shared(say(kept.match, "3 trump S"))
    assert match.finished[-1].sale is None
    assert points(match) == ["10", "1", "0", "2"]


def test_with_no_bid_the_dealer_declares_without_being_asked() -> None:
    kept = step(say(auction(), "0 pass", "1 pass"), "2 pass")
    assert kept.events == (DeclarationKept(3),)
    assert (phase_name(kept.match), engine.turn(kept.match)) == ("Naming", 3)


def test_an_accepted_bid_is_settled_at_the_presets_points() -> None:
    match = match_of("declaration", SHARED, preset="portuguese", hands=["declaration"])
    match = say(match, "0 bid 1", "1 bid 2", "2 pass", "0 pass", "3 accept", "1 trump S")
    assert points(play_shared(match)) == ["250", "-25", "0", "100"]
