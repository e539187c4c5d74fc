"""What a declaration is worth to whoever buys or sells it (rules 6)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kingbot.cards import parse_cards
from kingbot.engine.actions import Action, NameTrump, Sell
from kingbot.engine.contracts import Trump
from kingbot.engine.options import Options
from kingbot.engine.scoring import settlement
from kingbot.engine.view import Stage
from kingbot.players import player
from kingbot.players.sale_value import payment
from kingbot.presets import custom
from tests.players.positions import views

SALES = {
    each: custom("classic", {"sale_shortfall": each}).options for each in ("transfer", "taken", "double")
}


@pytest.mark.parametrize(
    ("shortfall", "tricks", "paid"),
    [
        ("transfer", 3, 5),
        ("taken", 3, 3),
        ("double", 3, 7),
        ("double", 4, 6),
        ("transfer", 5, 5),
        ("taken", 5, 5),
        ("double", 5, 5),
        ("taken", 9, 5),
        ("double", 9, 5),
    ],
)
def test_a_buyer_for_five_tricks_pays_the_price_and_for_what_is_missing(
    shortfall: str, tricks: int, paid: int
) -> None:
    assert payment(SALES[shortfall], 5, tricks) == paid


@pytest.mark.parametrize("options", SALES.values(), ids=SALES)
def test_bots_expect_to_pay_what_the_score_takes(options: Options) -> None:
    for price in range(1, 14):
        for tricks in range(14):
            assert 25 * payment(options, price, tricks) == settlement(options, 25, price, tricks)


# Eight hearts to the ace, and ten: the least that a seller would have to ask is seven tricks, or eight.
STRONG = parse_cards("AH QH JH TH 9H 8H 6H 3H QS 5S 4S 3S 7D")
STRONGER = parse_cards("AH KH QH 9H 8H 6H 5H 4H 3H 2H TS 8S 9D")


def said_with(hand: int) -> Action:
    """What a club player says first with this hand, where the declaration may be sold."""
    rules = custom("classic", {"hands": ["declaration"]})
    asked = next(seen for seen in views(rules, 1) if seen.stage is Stage.TRUMP and seen.may_sell)
    return player("club").decide(replace(asked, hand=hand), random.Random(1)).action


def test_a_declaration_is_offered_for_seven_tricks_but_not_for_eight() -> None:
    offer, kept = said_with(STRONG), said_with(STRONGER)
    assert isinstance(offer, Sell)
    assert offer.price == 7
    assert isinstance(kept, NameTrump)
    assert kept.trump is Trump.HEARTS
