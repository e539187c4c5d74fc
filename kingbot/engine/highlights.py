"""What a match is remembered for: its best and worst hand, the turns of the lead, the costliest trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from kingbot.engine import scoring
from kingbot.engine.hand import FinishedHand, Trick
from kingbot.engine.options import Rules
from kingbot.engine.trick_points import HandTerms, trick_points


@dataclass(frozen=True, slots=True)
class CostlyTrick:
    """A finished trick, which of its hand it was, and the points that it cost its taker."""

    hand: FinishedHand
    number: int
    trick: Trick
    points: Fraction


@dataclass(frozen=True, slots=True)
class Highlights:
    """The highlights of some finished hands.

    `best` and `worst` are a hand and the seat that gained or lost most in it, the first of equals.
    `lead_changes` counts how often another seat alone came to lead. `ahead_since` is the hand after which
    the only leader has led ever since; None where several lead. `costliest` is None if no trick cost points.
    """

    best: tuple[FinishedHand, int]
    worst: tuple[FinishedHand, int]
    lead_changes: int
    ahead_since: int | None
    costliest: CostlyTrick | None


def highlights(rules: Rules, finished: Sequence[FinishedHand]) -> Highlights:
    """The highlights of these hands, of which there is at least one."""
    results = [(hand, seat) for hand in finished for seat in range(4)]
    leaders = [_leader(finished[: number + 1]) for number in range(len(finished))]
    alone = [leader for leader in leaders if leader is not None]
    return Highlights(
        best=max(results, key=lambda result: result[0].points[result[1]]),
        worst=min(results, key=lambda result: result[0].points[result[1]]),
        lead_changes=sum(before != after for before, after in pairwise(alone)),
        ahead_since=_ahead_since(leaders),
        costliest=_costliest(rules, finished),
    )


def _leader(finished: Sequence[FinishedHand]) -> int | None:
    """The seat that leads alone after these hands; None if several do."""
    places = scoring.ranking(scoring.totals(finished))
    return places.index(1) if places.count(1) == 1 else None


def _ahead_since(leaders: Sequence[int | None]) -> int | None:
    if leaders[-1] is None:
        return None
    others = [number for number, leader in enumerate(leaders, 1) if leader != leaders[-1]]
    return others[-1] + 1 if others else 1


def _costliest(rules: Rules, finished: Sequence[FinishedHand]) -> CostlyTrick | None:
    tricks = [
        CostlyTrick(hand, number, trick, trick_points(rules, number, trick, HandTerms.of_finished(hand)))
        for hand in finished
        for number, trick in enumerate(hand.tricks, 1)
    ]
    costly = min(tricks, key=lambda each: each.points, default=None)
    return costly if costly is not None and costly.points < 0 else None
