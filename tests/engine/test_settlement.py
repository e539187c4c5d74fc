"""What a sold declaration costs its buyer and brings its seller (rules 6)."""

from __future__ import annotations

from typing import Any

import pytest

from kingbot.engine import match as engine
from kingbot.engine.hand import Sale
from kingbot.engine.match import Match
from tests.engine.played import SHARED, play_shared
from tests.engine.world import hand_of, match_of, points, say


def offered(price: int, **options: Any) -> Match:
    return match_of("declaration", SHARED, f"3 sell {price}", **options)


# In `SHARED` seat 0 takes ten tricks, seat 1 one, seat 2 none, and seat 3, the seller, two.


def settled(buyer: int, price: int, shortfall: str, trump: str = "S", **options: Any) -> list[str]:
    said = [f"{seat} bid {price}" if seat == buyer else f"{seat} pass" for seat in (0, 1, 2)]
    if price == 13:
        said = said[: buyer + 1]
    match = offered(price, sale_shortfall=shortfall, **options)
    return points(play_shared(say(match, *said, f"{buyer} trump {trump}")))


@pytest.mark.parametrize(
    ("shortfall", "buyer", "seller"), [("transfer", "-2", "5"), ("double", "-4", "7"), ("taken", "0", "3")]
)
def test_the_example_of_the_rules_price_3_buyer_1_trick_seller_2(
    shortfall: str, buyer: str, seller: str
) -> None:
    assert settled(1, 3, shortfall) == ["10", buyer, "0", seller]


def test_transfer_moves_the_price_whatever_the_buyer_took() -> None:
    assert settled(0, 4, "transfer") == ["6", "1", "0", "6"]
    assert settled(2, 13, "transfer") == ["10", "1", "-13", "15"]


def test_double_is_a_transfer_for_a_buyer_who_took_the_price() -> None:
    assert settled(0, 9, "double") == ["1", "1", "0", "11"]
    assert settled(0, 10, "double") == ["0", "1", "0", "12"]
    assert settled(1, 1, "double") == ["10", "0", "0", "3"]


def test_double_takes_the_buyers_tricks_and_two_for_each_missing_one() -> None:
    assert settled(0, 11, "double") == ["-2", "1", "0", "14"]
    assert settled(2, 5, "double") == ["10", "1", "-10", "12"]
    assert settled(1, 13, "double") == ["10", "-24", "0", "27"]


def test_taken_moves_no_more_than_the_buyers_tricks() -> None:
    assert settled(0, 4, "taken") == ["6", "1", "0", "6"]
    assert settled(0, 11, "taken") == ["0", "1", "0", "12"]
    assert settled(2, 5, "taken") == ["10", "1", "0", "2"]


@pytest.mark.parametrize(
    ("shortfall", "buyer", "seller"), [("transfer", 7, 10), ("double", 5, 12), ("taken", 9, 8)]
)
def test_in_nulos_the_price_is_settled_at_the_same_points_a_trick(
    shortfall: str, buyer: int, seller: int
) -> None:
    nulos = settled(1, 3, shortfall, "NULOS", declaration_nulos=True)
    assert nulos == ["-17", str(buyer), "13", str(seller)]


@pytest.mark.parametrize(
    ("shortfall", "buyer", "seller"), [("transfer", -4, 10), ("double", -8, 14), ("taken", 0, 6)]
)
def test_the_settlement_is_in_the_tables_points_a_trick(shortfall: str, buyer: int, seller: int) -> None:
    doubled = settled(1, 3, shortfall, points={"declaration": 2})
    assert doubled == ["20", str(buyer), "0", str(seller)]


@pytest.mark.parametrize("shortfall", ["transfer", "double", "taken"])
def test_every_settlement_keeps_the_sum_of_the_hand(shortfall: str) -> None:
    for buyer in (0, 1, 2):
        for price in range(1, 14):
            assert sum(int(each) for each in settled(buyer, price, shortfall)) == 13


def test_after_a_sale_the_seller_is_the_dealer_wherever_they_sit() -> None:
    match = match_of("declaration", SHARED, "1 sell 2", "2 pass", "3 bid 2", "0 pass", "3 trump S", dealer=1)
    assert engine.turn(match) == 2
    assert hand_of(match).sale == Sale(seller=1, buyer=3, price=2)
