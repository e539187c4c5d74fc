"""The rules of one hand of tricks as plain integers, and its score (rules 2-6, 8).

The duties are those of `kingbot.engine.duties`, from which `kingbot.players.rules_encoding` makes them. How
they restrict a play (`kernels.trick_state`) and the score are written here again, to be compiled; tests
compare both with the engine on random hands under random options.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.engine.contracts import Contract
from kingbot.players.kernels.jit import Floats, Ints, jitable

TRICK_CONTRACTS: Final[tuple[Contract, ...]] = tuple(
    contract for contract in Contract if contract is not Contract.DOMINO
)
"""The contracts played in tricks: each has a policy and hand values of its own."""

SUIT_OF: Final = tuple(index // 13 for index in range(52))


class TrickRules(NamedTuple):
    """Duties and scoring of one hand of tricks.

    `kind` is the index in `TRICK_CONTRACTS` of the contract whose policy is used. `penalty`, `trump`,
    `first_discard`, `void`, `give_up` and `ruffing` are card sets and `breakable` and `raising` flags, as in
    `kingbot.engine.duties.Duties`. `guarded` is the union of its guarded suits and `trump_guarded` the
    trumps, if they are guarded; `special` is the suit that the policy treats apart, trumps or the
    contract's guarded suit.

    Scoring: points are `value` for each thing that counts, tricks where `penalty` is empty, only the last
    two tricks with `last_two`; nulos cost threefold with `nulos`. `slam` is 0, 13 or 14 and `blind` a seat
    or -1. A sale has `seller` (-1: no sale), `buyer` and `price`, and `shortfall` 0 for transfer, 1 for
    double, 2 for taken.
    """

    kind: int
    penalty: int
    special: int
    guarded: int
    breakable: int
    trump: int
    trump_guarded: int
    first_discard: int
    void: int
    give_up: int
    raising: int
    ruffing: int
    last_two: int
    value: int
    nulos: int
    slam: int
    blind: int
    seller: int
    buyer: int
    price: int
    shortfall: int


@jitable
def share_in_pairs(pair: int, points: Floats) -> None:
    """Give each member of a pair half of what both have; `pair` has the seats of one, 0 without pairs
    (rules 8).
    """
    if pair:
        ours = 0.0
        theirs = 0.0
        for seat in range(4):
            if pair >> seat & 1:
                ours += points[seat] / 2
            else:
                theirs += points[seat] / 2
        for seat in range(4):
            points[seat] = ours if pair >> seat & 1 else theirs


@jitable
def score_tricks(rules: TrickRules, taken: Ints, pair: int, points: Floats) -> None:
    """Write the points of the four seats, once all that counts has been taken (rules 5, 6, 8)."""
    value = rules.value
    for seat in range(4):
        number = taken[seat]
        points[seat] = value * (13 - 3 * number) if rules.nulos else value * number
        if seat == rules.blind:
            points[seat] += value * number
    if rules.slam:
        for seat in range(4):
            if taken[seat] == 13:
                for other in range(4):
                    points[other] = 0.0 if rules.slam == 13 else -9.0 * abs(value)
                points[seat] = float(rules.slam * abs(value))
    if rules.seller >= 0:
        tricks = taken[rules.buyer]
        payment = rules.price * value
        if rules.shortfall == 2:
            payment = min(rules.price, tricks) * value
        elif rules.shortfall == 1 and tricks < rules.price:
            payment = tricks * value + 2 * value * (rules.price - tricks)
        points[rules.buyer] -= payment
        points[rules.seller] += payment
    share_in_pairs(pair, points)
