"""The rules and the state of a hand of domino as plain integers: fitting cards, moves, score (rules 7).

Tests compare all of it with the engine on random hands under random options.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.cards import FULL_SUIT, Rank
from kingbot.players.kernels.bits import count
from kingbot.players.kernels.jit import Floats, Ints, jitable
from kingbot.players.kernels.trick_rules import share_in_pairs

STOP: Final = 52
"""Stands for a stop where a card is expected; `PASS` for a pass."""
PASS: Final = -1

ACE: Final = 1 << Rank.ACE
BELOW_ACE: Final = ACE - 1
_KING: Final = 1 << Rank.KING
_TWO: Final = 1 << Rank.TWO


class DominoRules(NamedTuple):
    """The rules of one hand of domino.

    `kind` is 0 where rows start with a seven and 1 with an eight, `start` that rank, `opening` the card that
    must be laid first or -1. `both` and `complete` are 1 with `domino_ace=both` and
    `domino_finish=complete_round`. Each card left is worth `value`, going out `win`, or with -1 the sum of
    what the others lose.
    """

    kind: int
    start: int
    opening: int
    both: int
    complete: int
    value: int
    win: int


class DominoState(NamedTuple):
    """A position of domino, without the hands.

    `laid` are the cards in the rows, `turn` the seat to move, `extra` 1 if it may lay one more card or stop,
    `starter` the seat that began, `out` the seats that have gone out, as bits; `over` is 1 at the end.
    """

    turn: int
    laid: int
    extra: int
    starter: int
    out: int
    over: int


@jitable
def first_domino_state(starter: int) -> DominoState:
    """The state before the first card."""
    return DominoState(starter, 0, 0, starter, 0, 0)


@jitable
def opening_seat(rules: DominoRules, hands: Ints, starter: int) -> int:
    """The seat that begins: the holder of the opening card, or `starter` where no card must be first."""
    seat = starter
    if rules.opening >= 0:
        for each in range(4):
            if hands[each] >> rules.opening & 1:
                seat = each
    return seat


@jitable
def fitting_cards(rules: DominoRules, laid: int) -> int:
    """The cards that fit the rows, whoever holds them."""
    if laid == 0 and rules.opening >= 0:
        return 1 << rules.opening
    fits = 0
    for suit in range(4):
        row = laid >> 13 * suit & FULL_SUIT
        body = row & BELOW_ACE
        if body == 0:
            found = 1 << rules.start
        else:
            found = (body << 1 | body >> 1) & ~body & BELOW_ACE
            if row & ACE == 0 and (body & _TWO or (rules.both and body & _KING)):
                found |= ACE
        fits |= found << 13 * suit
    return fits


@jitable
def lay_card(rules: DominoRules, state: DominoState, hands: Ints, card: int) -> DominoState:
    """The state after a card, `STOP` or `PASS`; `hands` are changed in place.

    An ace with two open sides is laid on the king: that is never worse, for the extra card may be declined.
    """
    turn, laid, out = state.turn, state.laid, state.out
    if 0 <= card < STOP:
        bit = 1 << card
        hands[turn] &= ~bit
        high = rules.both and card % 13 == 12 and laid & (bit >> 1)
        laid |= bit
        if hands[turn] == 0:
            out |= 1 << turn
        elif high and hands[turn] & fitting_cards(rules, laid):
            return DominoState(turn, laid, 1, state.starter, out, 0)
    over = 0
    if out and (not rules.complete or (turn - state.starter) & 3 == 3):
        over = 1
    return DominoState((turn + 1) & 3, laid, 0, state.starter, out, over)


@jitable
def score_domino(rules: DominoRules, state: DominoState, hands: Ints, pair: int, points: Floats) -> None:
    """Write the points of the four seats at the end (rules 7, 8)."""
    lost = 0.0
    for seat in range(4):
        points[seat] = rules.value * count(hands[seat])
        lost += points[seat]
    each = rules.win if rules.win >= 0 else -lost / count(state.out)
    for seat in range(4):
        if state.out >> seat & 1:
            points[seat] = each
    share_in_pairs(pair, points)
