"""Uniform sampling of the deals of unseen cards that agree with what each opponent cannot hold.

Each unseen card is in one of seven classes, by the opponents that may hold it. A split says how many cards of
each class each opponent gets; splits are sampled by their number of deals, then cards within the classes.
So every possible deal is equally likely and none is rejected.
"""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.jit import Floats, Ints, compiled
from kingbot.players.kernels.rng import random_card, uniform
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.trick_state import TrickState, legal_cards, play_card

_BINOMIAL: Final = np.array([[float(comb(n, k)) for k in range(53)] for n in range(53)])
_MAX_SPLITS: Final = 14 * 14 * 14


@compiled
def exclude_by_duties(
    rules: TrickRules, state: TrickState, seats: Ints, cards: Ints, unseen: int, excluded: Ints
) -> None:
    """Add to `excluded`, for each seat, the unseen cards that its plays show it not to hold.

    `state` is the one before the first of the plays (`seats`, `cards`). Where a play would have broken a duty
    with another card in the hand, that card was not held, and is not held now.
    """
    hands = np.zeros(4, np.int64)
    taken = np.zeros(4, np.int64)
    for number in range(len(cards)):
        card = cards[number]
        rest = unseen & ~excluded[seats[number]]
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            if not legal_cards(rules, state, 1 << card | 1 << other) >> card & 1:
                excluded[seats[number]] |= 1 << other
        state = play_card(rules, state, hands, taken, card)


@compiled
def _classify(unseen: int, excluded: Ints, seat: int, classes: Ints) -> None:
    """Sort the unseen cards into eight classes: bit `i` of the class says that opponent `i` may hold it."""
    classes[:] = 0
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        holders = 0
        for step in range(3):
            if not excluded[(seat + 1 + step) & 3] >> card & 1:
                holders |= 1 << step
        classes[holders] |= 1 << card


@compiled
def _count_splits(classes: Ints, needs: Ints, splits: Ints, totals: Floats) -> int:
    """Find the splits of the classes, and count their deals; how many splits there are.

    A row of `splits` is how many cards of the classes 0|1 and 0|2 go to opponent 0, and of 1|2 to opponent 1;
    `totals` gets the running total of the numbers of deals.
    """
    n = np.zeros(8, np.int64)
    for holders in range(8):
        n[holders] = count(classes[holders])
    found = 0
    total = 0.0
    if n[0]:
        return 0
    for a in range(min(n[3], needs[0]) + 1):
        for b in range(min(n[5], needs[0]) + 1):
            for c in range(min(n[6], needs[1]) + 1):
                x = needs[0] - n[1] - a - b
                y = needs[1] - n[2] - (n[3] - a) - c
                z = needs[2] - n[4] - (n[5] - b) - (n[6] - c)
                if x < 0 or y < 0 or z < 0 or x + y + z != n[7]:
                    continue
                ways = _BINOMIAL[n[3], a] * _BINOMIAL[n[5], b] * _BINOMIAL[n[6], c]
                total += ways * _BINOMIAL[n[7], x] * _BINOMIAL[n[7] - x, y]
                splits[found, 0] = a
                splits[found, 1] = b
                splits[found, 2] = c
                totals[found] = total
                found += 1
    return found


@compiled
def _random_subset(rng: Ints, cards: int, number: int) -> int:
    chosen = 0
    for _ in range(number):
        chosen |= 1 << random_card(rng, cards & ~chosen)
    return chosen


@compiled
def _sample_deal(
    classes: Ints, needs: Ints, splits: Ints, totals: Floats, found: int, seat: int, rng: Ints, hands: Ints
) -> None:
    target = uniform(rng) * totals[found - 1]
    number = 0
    while number < found - 1 and totals[number] <= target:
        number += 1
    to_first = _random_subset(rng, classes[3], splits[number, 0])
    first = classes[1] | to_first
    second = classes[2] | classes[3] & ~to_first
    to_first = _random_subset(rng, classes[5], splits[number, 1])
    first |= to_first
    third = classes[4] | classes[5] & ~to_first
    to_second = _random_subset(rng, classes[6], splits[number, 2])
    second |= to_second
    third |= classes[6] & ~to_second
    rest = classes[7]
    more = _random_subset(rng, rest, needs[0] - count(first))
    first |= more
    rest &= ~more
    more = _random_subset(rng, rest, needs[1] - count(second))
    second |= more
    third |= rest & ~more
    hands[(seat + 1) & 3] = first
    hands[(seat + 2) & 3] = second
    hands[(seat + 3) & 3] = third


@compiled
def sample_deals(
    seat: int, hand: int, unseen: int, excluded: Ints, needs: Ints, rng: Ints, deals: Ints
) -> None:
    """Fill `deals`, one a row, with what the four seats may hold now.

    `excluded` has the cards that each seat cannot hold, `needs` how many cards each of the three opponents
    holds, in order of play. Where no deal agrees with `excluded` (impossible in a real match), it is ignored.
    """
    classes = np.zeros(8, np.int64)
    splits = np.empty((_MAX_SPLITS, 3), np.int64)
    totals = np.empty(_MAX_SPLITS, np.float64)
    _classify(unseen, excluded, seat, classes)
    found = _count_splits(classes, needs, splits, totals)
    if found == 0:
        classes[:] = 0
        classes[7] = unseen
        found = _count_splits(classes, needs, splits, totals)
    for row in range(len(deals)):
        _sample_deal(classes, needs, splits, totals, found, seat, rng, deals[row])
        deals[row, seat] = hand
