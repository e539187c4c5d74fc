"""What each finished trick of a hand is worth, and each seat's points so far, from what everybody sees."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from kingbot.cards import card_set
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.hand import FinishedHand, Points, Trick
from kingbot.engine.options import Rules
from kingbot.engine.scoring import NULOS_START, NULOS_TRICK, settlement
from kingbot.engine.view import MatchView


@dataclass(frozen=True, slots=True)
class HandTerms:
    """What determines the points of a hand's tricks.

    `doubled` is the seat whose tricks count twice, after a blind declaration (rules 6).
    """

    contract: Contract
    trump: Trump | None = None
    doubled: int | None = None

    @classmethod
    def of_finished(cls, hand: FinishedHand) -> Self:
        """Those of a hand that is over."""
        return cls(hand.contract, hand.trump, hand.chooser if hand.blind else None)

    @classmethod
    def of_view(cls, view: MatchView) -> Self | None:
        """Those of the hand on the table; None while its contract is to be chosen."""
        if view.contract is None:
            return None
        return cls(view.contract, view.trump, view.chooser if view.blind else None)


def trick_points(rules: Rules, number: int, trick: Trick, terms: HandTerms) -> Fraction:
    """The points of trick `number` for its taker (rules 2, 6), before a slam, a sale or sharing by pairs."""
    value, spec = rules.points(terms.contract), terms.contract.spec
    if spec.penalty:
        return Fraction(value * (card_set(trick.cards) & spec.penalty).bit_count())
    if number < spec.counts_from:
        return Fraction(0)
    if terms.trump is Trump.NULOS:
        value *= NULOS_TRICK
    return Fraction(value * 2 if trick.winner == terms.doubled else value)


def points_so_far(view: MatchView) -> Points | None:
    """Each seat's points from the finished tricks of this hand; None before its contract and in domino.

    A slam, the sale and the sharing by pairs are settled at its end only.
    """
    terms = HandTerms.of_view(view)
    if terms is None or terms.contract.spec.domino:
        return None
    start = NULOS_START * view.rules.points(terms.contract) if terms.trump is Trump.NULOS else 0
    points = [Fraction(start)] * 4
    for number, trick in enumerate(view.tricks, 1):
        points[trick.winner] += trick_points(view.rules, number, trick, terms)
    a, b, c, d = points
    return (a, b, c, d)


def sale_so_far(view: MatchView) -> Fraction | None:
    """What the sale of this hand brings its seller if the buyer takes all the tricks that it may cost.

    With `sale_shortfall=taken` it is what the tricks taken so far bring. None without a sale.
    """
    if view.sale is None or view.contract is None:
        return None
    options, price = view.rules.options, view.sale.price
    taken = view.tricks_won(view.sale.buyer) if options.sale_shortfall == "taken" else price
    return Fraction(settlement(options, view.rules.points(view.contract), price, taken))
