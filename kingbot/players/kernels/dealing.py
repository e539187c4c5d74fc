"""Dealing out what a player has not seen, in agreement with everything the table has shown.

Each unseen card is of one of seven types, by which of the three opponents may hold it. How many cards of each
type each opponent gets is drawn with the odds of counting, then the cards are drawn: every possible deal is
equally likely, and none is ever thrown away.
"""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from kingbot.players.kernels.bits import lowest
from kingbot.players.kernels.jit import Floats, Ints, compiled
from kingbot.players.kernels.playout import draw, pick
from kingbot.players.kernels.trick_rules import Terms, playable
from kingbot.players.kernels.trick_state import Table, put

_WAYS: Final = np.array([[float(comb(n, k)) for k in range(53)] for n in range(53)])
PLANS: Final = 14 * 14 * 14


@compiled
def bar(terms: Terms, table: Table, seats: Ints, cards: Ints, unseen: int, barred: Ints) -> None:
    """Add to `barred`, seat by seat, the unseen cards that a play shows the seat not to hold.

    `table` is the position before the first of the plays (`seats`, `cards`). A duty that a card would have
    broken in the company of another shows that the other was not held, and is not held now.
    """
    hands = np.zeros(4, np.int64)
    taken = np.zeros(4, np.int64)
    for number in range(len(cards)):
        card = cards[number]
        rest = unseen & ~barred[seats[number]]
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            both = 1 << card | 1 << other
            legal = playable(terms, both, table.led, table.best, table.high, table.played, table.trick == 0)
            if not legal >> card & 1:
                barred[seats[number]] |= 1 << other
        table = put(terms, table, hands, taken, card)


@compiled
def _types(unseen: int, barred: Ints, seat: int, types: Ints) -> None:
    types[:] = 0
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        able = 0
        for step in range(3):
            if not barred[(seat + 1 + step) & 3] >> card & 1:
                able |= 1 << step
        types[able] |= 1 << card


@compiled
def _size(cards: int) -> int:
    number = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


@compiled
def plan(types: Ints, needs: Ints, splits: Ints, odds: Floats) -> int:
    """Count the ways of sharing out the types of cards; how many splits there are.

    `splits` gets, for each split, how many cards of the types 0|1 and 0|2 go to the first opponent and how
    many of 1|2 to the second, `odds` the running total of the ways.
    """
    n = np.zeros(8, np.int64)
    for able in range(8):
        n[able] = _size(types[able])
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
                ways = _WAYS[n[3], a] * _WAYS[n[5], b] * _WAYS[n[6], c]
                total += ways * _WAYS[n[7], x] * _WAYS[n[7] - x, y]
                splits[found, 0] = a
                splits[found, 1] = b
                splits[found, 2] = c
                odds[found] = total
                found += 1
    return found


@compiled
def _some(cards: int, number: int, chance: Ints) -> int:
    chosen = 0
    for _ in range(number):
        bit = 1 << pick(cards & ~chosen, chance)
        chosen |= bit
    return chosen


@compiled
def _deal_once(
    types: Ints, needs: Ints, splits: Ints, odds: Floats, found: int, seat: int, chance: Ints, hands: Ints
) -> None:
    target = draw(chance) / 2147483648.0 * odds[found - 1]
    number = 0
    while number < found - 1 and odds[number] <= target:
        number += 1
    to_first = _some(types[3], splits[number, 0], chance)
    first = types[1] | to_first
    second = types[2] | types[3] & ~to_first
    to_first = _some(types[5], splits[number, 1], chance)
    first |= to_first
    third = types[4] | types[5] & ~to_first
    to_second = _some(types[6], splits[number, 2], chance)
    second |= to_second
    third |= types[6] & ~to_second
    rest = types[7]
    more = _some(rest, needs[0] - _size(first), chance)
    first |= more
    rest &= ~more
    more = _some(rest, needs[1] - _size(second), chance)
    second |= more
    third |= rest & ~more
    hands[(seat + 1) & 3] = first
    hands[(seat + 2) & 3] = second
    hands[(seat + 3) & 3] = third


@compiled
def deal_out(seat: int, hand: int, unseen: int, barred: Ints, needs: Ints, chance: Ints, deals: Ints) -> None:
    """Fill `deals`, one a row, with what the four seats may hold now.

    `needs` is how many cards each of the three opponents in order of play holds. Where nothing agrees with
    all that was `barred` (which cannot be, in a real match) the bars are forgotten.
    """
    types = np.zeros(8, np.int64)
    splits = np.empty((PLANS, 3), np.int64)
    odds = np.empty(PLANS, np.float64)
    _types(unseen, barred, seat, types)
    found = plan(types, needs, splits, odds)
    if found == 0:
        types[:] = 0
        types[7] = unseen
        found = plan(types, needs, splits, odds)
    for row in range(len(deals)):
        _deal_once(types, needs, splits, odds, found, seat, chance, deals[row])
        deals[row, seat] = hand
