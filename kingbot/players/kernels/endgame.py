"""The exact endgame solver: the last tricks with all cards seen, each seat maximizing its own points.

Between two pairs this is double-dummy play. Between four seats it is the max-n algorithm; of plays that are
equally good for the seat to play the highest card is taken.
"""

from __future__ import annotations

from typing import Final

from kingbot.players.kernels.bits import highest, lowest
from kingbot.players.kernels.jit import Floats, Ints, compiled
from kingbot.players.kernels.trick_rules import TrickRules, score_tricks
from kingbot.players.kernels.trick_state import (
    STATE_SIZE,
    TrickState,
    legal_cards,
    pack_state,
    play_card,
    unpack_state,
)

MAX_DEPTH: Final = 53  # one more than there are cards
STACK_WIDTH: Final = STATE_SIZE + 1
_UNTRIED: Final = STATE_SIZE  # the column of the cards still to be tried
_NO_RESULT: Final = -1e9


@compiled
def _one_of_each_run(cards: int, others: int) -> int:
    """The lowest of each run of cards of a suit between which nobody else holds any: they are equivalent."""
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
def _candidates(rules: TrickRules, state: TrickState, hands: Ints) -> int:
    """The legal cards, one of those that are equivalent."""
    cards = legal_cards(rules, state, hands[state.turn])
    if cards & (cards - 1) == 0:
        return cards
    others = 1 << state.best if state.led >= 0 else 0
    for seat in range(4):
        if seat != state.turn:
            others |= hands[seat]
    # A penalty card, and the called card, are equivalent to no other.
    unique = cards & (rules.penalty | state.called)
    return unique | _one_of_each_run(cards & ~unique, others | unique)


@compiled
def solve(rules: TrickRules, state: TrickState, hands: Ints, taken: Ints, points: Floats, stack: Ints) -> int:
    """Find the points of the four seats after the best plays of all; how many states were visited.

    `hands`, `taken` and `points` have a row for each card still to be played and one more, four columns each;
    `stack` has as many rows, and `STACK_WIDTH` columns. Row 0 has the position, and gets the points. (A loop
    with a stack, because numba cannot cache a kernel that calls itself.)
    """
    if state.over:
        score_tricks(rules, taken[0], state.pair, points[0])
        return 1
    visited = 1
    depth = 0
    pack_state(state, stack[0])
    stack[0, _UNTRIED] = _candidates(rules, state, hands[0])
    points[0] = _NO_RESULT
    while depth >= 0:
        untried = stack[depth, _UNTRIED]
        if untried == 0:
            depth -= 1
            if depth >= 0 and points[depth + 1, stack[depth, 0]] > points[depth, stack[depth, 0]]:
                points[depth] = points[depth + 1]
            continue
        # From the highest: where it makes no difference, a high card is better played early.
        card = highest(untried)
        stack[depth, _UNTRIED] = untried & ~(1 << card)
        hands[depth + 1] = hands[depth]
        taken[depth + 1] = taken[depth]
        now = unpack_state(stack[depth])
        after = play_card(rules, now, hands[depth + 1], taken[depth + 1], card)
        visited += 1
        if after.over:
            score_tricks(rules, taken[depth + 1], after.pair, points[depth + 1])
            if points[depth + 1, now.turn] > points[depth, now.turn]:
                points[depth] = points[depth + 1]
        else:
            depth += 1
            points[depth] = _NO_RESULT
            pack_state(after, stack[depth])
            stack[depth, _UNTRIED] = _candidates(rules, after, hands[depth])
    return visited
