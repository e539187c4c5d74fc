"""The points of a hand while it is played: with its last trick they are what the engine scores."""

from fractions import Fraction

import pytest

from kingbot.engine import match as engine
from kingbot.engine.projection import view
from kingbot.engine.scoring import ZERO
from kingbot.engine.trick_points import HandTerms, points_so_far, sale_so_far
from kingbot.engine.view import Stage
from tests.render.helpers import public, walk


@pytest.mark.parametrize("preset", ["classic", "rifki", "portuguese"])
def test_the_points_so_far_end_as_the_points_of_the_hand(preset: str) -> None:
    compared, number = 0, 0
    for match in walk(preset, 5):
        seen = view(match, None)
        done = seen.finished[-1] if seen.finished else None
        if done is None or done.number == number or seen.number != done.number:
            continue
        number = done.number
        if done.contract.spec.domino or done.slam is not None or done.sale is not None:
            continue
        points = points_so_far(seen)
        assert points is not None
        assert points == done.points
        compared += 1
    assert engine.over(match)
    assert compared >= 5


def test_the_points_start_at_nothing_and_in_domino_there_are_none() -> None:
    assert points_so_far(public("classic", lambda seen: seen.stage is Stage.TRICKS)) == ZERO
    assert points_so_far(public("classic", lambda seen: seen.stage is Stage.DOMINO)) is None
    undecided = public("rifki", lambda seen: seen.stage is Stage.CONTRACT)
    assert HandTerms.of_view(undecided) is None
    assert points_so_far(undecided) is None


def test_nulos_starts_from_thirteen() -> None:
    seen = public(
        "portuguese",
        lambda seen: seen.trump == "NULOS" and seen.stage is Stage.TRICKS and not seen.tricks,
        declaration_nulos=True,
    )
    value = seen.rules.points(seen.contract) if seen.contract else 0
    assert points_so_far(seen) == (Fraction(13 * value),) * 4


def test_a_sale_brings_its_price_or_with_taken_what_the_buyer_has_taken() -> None:
    sold = public("classic", lambda seen: seen.sale and len(seen.tricks) == 5)
    assert sold.sale is not None
    assert sold.contract is not None
    assert sale_so_far(sold) == sold.rules.points(sold.contract) * sold.sale.price
    taken = public("classic", lambda seen: seen.sale and len(seen.tricks) == 5, sale_shortfall="taken")
    assert taken.sale is not None
    assert taken.contract is not None
    tricks = min(taken.sale.price, taken.tricks_won(taken.sale.buyer))
    assert sale_so_far(taken) == taken.rules.points(taken.contract) * tricks
    assert sale_so_far(public("classic", lambda seen: seen.table)) is None
