"""The points of a hand, the totals and the ranking of a match (rules 1, 2, 5–8)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from kingbot.engine.contracts import TRICKS, Contract, Trump
from kingbot.engine.hand import Domino, FinishedHand, Hand, Points, Tricks
from kingbot.engine.options import Options, Rules
from kingbot.engine.schedule import is_chosen

ZERO: Final[Points] = (Fraction(0), Fraction(0), Fraction(0), Fraction(0))
SLAM_PLUS, SLAM_PLUS_TAKER, SLAM_PLUS_OTHERS = 13, 14, -9
NULOS_START, NULOS_TRICK = 13, -3


def score(rules: Rules, hand: Hand, last: Tricks | Domino) -> FinishedHand:
    """The finished hand with its points: counted, then the sale settled, then shared by pairs."""
    assert hand.contract is not None
    pair = pair_of(rules, hand)
    nulos = hand.trump is Trump.NULOS  # where taking all tricks is no achievement
    slam = slam_of(hand.contract, last) if isinstance(last, Tricks) and not nulos else None
    if isinstance(last, Domino):
        points = domino_points(rules, hand, last)
        a, b, c, d = (cards.bit_count() for cards in hand.cards)
    else:
        points = trick_points(rules, hand, last)
        a, b, c, d = counted(hand.contract, last)
    total = sum(points, Fraction(0))
    expected = expected_sum(rules, hand, last)
    assert expected is None or total == expected, f"points {points} do not sum to {expected}"
    if pair is not None:
        points = shared(points, pair)
    return FinishedHand(
        number=hand.number,
        dealer=hand.dealer,
        chooser=hand.chooser,
        contract=hand.contract,
        points=points,
        declarer=hand.declarer,
        trump=hand.trump,
        blind=hand.blind,
        sale=hand.sale,
        called=hand.called,
        pair=pair,
        slam=slam,
        counted=(a, b, c, d),
        tricks=last.done if isinstance(last, Tricks) else (),
    )


def pair_of(rules: Rules, hand: Hand) -> tuple[int, int] | None:
    """The dealer and the holder of the called card, or 0 and 2 in a fixed hand with partners (rules 8)."""
    if not rules.schedule.called_partner:
        return None
    if not is_chosen(rules, hand.number):
        return (0, 2)
    if hand.called is None:
        return None
    holder = next(seat for seat in range(4) if hand.deal[seat] >> hand.called & 1)
    return (hand.dealer, holder)


def shared(points: Points, pair: tuple[int, int]) -> Points:
    """Each pair's points added up, half to each member."""
    ours = sum((points[seat] for seat in pair), Fraction(0)) / 2
    theirs = sum((points[seat] for seat in range(4) if seat not in pair), Fraction(0)) / 2
    a, b, c, d = (ours if seat in pair else theirs for seat in range(4))
    return (a, b, c, d)


def slam_of(contract: Contract, last: Tricks) -> int | None:
    """The seat that took all hearts, all tricks of a misère, or all tricks of a positive hand."""
    numbers = counted(contract, last)
    return numbers.index(TRICKS) if TRICKS in numbers else None


def counted(contract: Contract, last: Tricks) -> tuple[int, int, int, int]:
    """How many of the things that count each seat has taken (rules 2)."""
    spec = contract.spec
    if spec.penalty:
        a, b, c, d = ((taken & spec.penalty).bit_count() for taken in last.taken)
        return (a, b, c, d)
    winners = [trick.winner for trick in last.done[spec.counts_from - 1 :]]
    a, b, c, d = (winners.count(seat) for seat in range(4))
    return (a, b, c, d)


def trick_points(rules: Rules, hand: Hand, last: Tricks) -> Points:
    """The points of a hand of tricks, a sale settled, pairs not yet shared (rules 5, 6)."""
    assert hand.contract is not None
    value = rules.points(hand.contract)
    numbers = list(counted(hand.contract, last))
    won = [
        value * (NULOS_START + NULOS_TRICK * number) if hand.trump is Trump.NULOS else value * number
        for number in numbers
    ]
    if hand.blind:
        won[hand.chooser] += value * numbers[hand.chooser]
    slam = slam_of(hand.contract, last)
    if slam is not None and hand.contract.spec.slam:
        won = slam_points(rules.options, abs(value), slam) or won
    if hand.sale is not None:
        moved = settlement(rules.options, value, hand.sale.price, numbers[hand.sale.buyer])
        won[hand.sale.buyer] -= moved
        won[hand.sale.seller] += moved
    a, b, c, d = (Fraction(points) for points in won)
    return (a, b, c, d)


def slam_points(options: Options, value: int, seat: int) -> list[int] | None:
    """What a slam earns the four seats, as the table has it; None where it earns nothing (rules 3)."""
    match options.slam:
        case "plus13":
            return [value * SLAM_PLUS if each == seat else 0 for each in range(4)]
        case "plus14":
            return [value * (SLAM_PLUS_TAKER if each == seat else SLAM_PLUS_OTHERS) for each in range(4)]
        case "none":
            return None


def settlement(options: Options, value: int, price: int, tricks: int) -> int:
    """What goes from the buyer to the seller (rules 6): *price* bid, *tricks* taken by the buyer."""
    if options.sale_shortfall == "taken":
        return min(price, tricks) * value
    if options.sale_shortfall == "double" and tricks < price:
        return tricks * value + 2 * value * (price - tricks)
    return price * value


def domino_points(rules: Rules, hand: Hand, last: Domino) -> Points:
    """The points of a domino hand, pairs not yet shared (rules 7)."""
    assert hand.contract is not None
    value = rules.points(hand.contract)
    lost = [Fraction(value * cards.bit_count()) for cards in hand.cards]
    win = rules.options.domino_win
    each = -sum(lost, Fraction(0)) / len(last.out) if win == "sum" else Fraction(win)
    a, b, c, d = (each if seat in last.out else lost[seat] for seat in range(4))
    return (a, b, c, d)


def expected_sum(rules: Rules, hand: Hand, last: Tricks | Domino) -> Fraction | None:
    """What the four seats' points must add up to; None for a fixed prize in domino (rules 5–7)."""
    assert hand.contract is not None
    if isinstance(last, Domino):
        return Fraction(0) if rules.options.domino_win == "sum" else None
    value = rules.points(hand.contract)
    total = value * hand.contract.spec.counted
    if hand.blind:
        total += value * counted(hand.contract, last)[hand.chooser]
    if rules.options.slam == "plus13" and hand.contract.spec.slam:
        total = -total if slam_of(hand.contract, last) is not None else total
    return Fraction(total)


def totals(finished: Iterable[FinishedHand]) -> Points:
    """Each seat's points over these hands."""
    # Nearly all points are whole, and adding fractions costs many times what adding integers does.
    whole, parts = [0, 0, 0, 0], list(ZERO)
    for hand in finished:
        for seat, points in enumerate(hand.points):
            if points.denominator == 1:
                whole[seat] += points.numerator
            else:
                parts[seat] += points
    a, b, c, d = (parts[seat] + whole[seat] for seat in range(4))
    return (a, b, c, d)


def ranking(points: Points) -> tuple[int, int, int, int]:
    """Each seat's place, the highest total first, equals sharing the better place (rules 1)."""
    a, b, c, d = (1 + sum(other > own for other in points) for own in points)
    return (a, b, c, d)
