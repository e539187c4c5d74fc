"""What a match is remembered for is true of its hands."""

from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand, Points
from kingbot.engine.highlights import highlights
from kingbot.engine.projection import view
from kingbot.presets import PRESETS, load
from tests.render.helpers import walk

RULES = load("classic")


def hand(number: int, *points: int) -> FinishedHand:
    a, b, c, d = map(Fraction, points)
    return FinishedHand(number, 0, 0, Contract.NO_QUEENS, (a, b, c, d))


def test_the_best_and_the_worst_hand_are_those_of_one_player() -> None:
    hands = [hand(1, 0, -3, -9, 0), hand(2, 5, -12, 0, -4)]
    found = highlights(RULES, hands)
    assert (found.best, found.worst) == ((hands[1], 0), (hands[1], 1))


@pytest.mark.parametrize(
    ("hands", "changes", "since"),
    [
        ([(0, -3, -3, -6)], 0, 1),
        ([(0, 0, -6, -6)], 0, None),
        ([(0, -3, -3, -6), (-6, 0, -6, 0)], 1, 2),
        ([(0, -3, -3, -6), (-3, 0, -6, -3)], 0, None),
        ([(0, -3, -3, -6), (-3, 0, -6, -3), (0, -1, -6, -5)], 0, 3),
        ([(0, -3, -3, -6), (-6, 0, -6, 0), (0, -9, 0, -3), (-3, -3, -3, -3)], 2, 3),
    ],
)
def test_the_lead_turns_when_another_comes_to_lead_alone(
    hands: list[tuple[int, ...]], changes: int, since: int | None
) -> None:
    found = highlights(RULES, [hand(number, *points) for number, points in enumerate(hands, 1)])
    assert (found.lead_changes, found.ahead_since) == (changes, since)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_trick_of_the_match_cost_more_than_the_costliest(preset: str) -> None:
    *_, last = walk(preset, 5)
    finished = view(last, None).finished
    costly = highlights(last.rules, finished).costliest
    assert costly is not None
    assert costly.hand.tricks[costly.number - 1] == costly.trick
    if costly.hand.contract.spec.penalty and costly.hand.pair is None:
        assert costly.points >= costly.hand.points[costly.trick.winner]
    for each in finished:
        penalty = each.contract.spec.penalty
        for trick in each.tricks:
            cost = last.rules.points(each.contract) * sum(penalty >> card & 1 for card in trick.cards)
            assert costly.points <= cost


def test_where_no_trick_costs_points_there_is_no_costliest() -> None:
    nothing: Points = (Fraction(0),) * 4
    assert highlights(RULES, [replace(hand(1, 0, 0, 0, 0), points=nothing)]).costliest is None
