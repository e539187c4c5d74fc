"""Exact endings: the last tricks of a hand played by four who see all cards, each for the best of their own.

Where two pairs play against each other this is double-dummy play. With four for themselves each takes what
earns them most, and the first such card where several do.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from kingbot.players.kernels.bits import highest, lowest
from kingbot.players.kernels.jit import Floats, Ints, compiled
from kingbot.players.kernels.trick_rules import Terms
from kingbot.players.kernels.trick_state import STORED, Table, allowed, put, settle, store, stored

DEPTH: Final = 53
STACK: Final = STORED + 1
_LEFT: Final = STORED  # the place of the cards still to be tried
_NOTHING_YET: Final = -1e9


@compiled
def _one_of_each(cards: int, others: int) -> int:
    """One of each run of cards between which nobody else holds any."""
    kept = 0
    last = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if last < 0 or card // 13 != last // 13 or others & ((1 << card) - (1 << last)):
            kept |= 1 << card
        last = card
    return kept


@compiled
def _worth_trying(terms: Terms, table: Table, hands: Ints) -> int:
    cards = allowed(terms, table, hands[table.turn])
    if cards & (cards - 1) == 0:
        return cards
    others = 1 << table.best if table.led >= 0 else 0
    for seat in range(4):
        if seat != table.turn:
            others |= hands[seat]
    # Cards that cost points, or show who the partner is, are like no others.
    odd = cards & (terms.penalty | table.called)
    return odd | _one_of_each(cards & ~odd, others | odd)


@compiled
def solve(terms: Terms, table: Table, hands: Ints, taken: Ints, points: Floats, stack: Ints) -> int:
    """The points of the four seats after the best play of all; the number of positions looked at.

    `hands`, `taken` and `points` have a row for each card still to play and one more, `stack` likewise, of
    `STACK` places; row 0 is the position, and gets the points. (A loop with a stack, for a kernel that calls
    itself cannot be kept on disk.)
    """
    if table.over:
        settle(terms, taken[0], table.pair, points[0])
        return 1
    looked = 1
    depth = 0
    store(table, stack[0])
    stack[0, _LEFT] = _worth_trying(terms, table, hands[0])
    points[0] = _NOTHING_YET
    while depth >= 0:
        left = stack[depth, _LEFT]
        if left == 0:
            depth -= 1
            if depth >= 0 and points[depth + 1, stack[depth, 0]] > points[depth, stack[depth, 0]]:
                points[depth] = points[depth + 1]
            continue
        # From above, for where it does not matter a high card is better gone.
        card = highest(left)
        stack[depth, _LEFT] = left & ~(1 << card)
        hands[depth + 1] = hands[depth]
        taken[depth + 1] = taken[depth]
        now = stored(stack[depth])
        after = put(terms, now, hands[depth + 1], taken[depth + 1], card)
        looked += 1
        if after.over:
            settle(terms, taken[depth + 1], after.pair, points[depth + 1])
            if points[depth + 1, now.turn] > points[depth, now.turn]:
                points[depth] = points[depth + 1]
        else:
            depth += 1
            points[depth] = _NOTHING_YET
            store(after, stack[depth])
            stack[depth, _LEFT] = _worth_trying(terms, after, hands[depth])
    return looked


def solution(terms: Terms, table: Table, hands: Ints, taken: Ints) -> Floats:
    """The points of the four seats after the best play of all."""
    rows = np.zeros((DEPTH, 4), np.int64)
    gained = np.zeros((DEPTH, 4), np.int64)
    points: Floats = np.zeros((DEPTH, 4), np.float64)
    rows[0] = hands
    gained[0] = taken
    solve(terms, table, rows, gained, points, np.zeros((DEPTH, STACK), np.int64))
    result: Floats = points[0]
    return result
