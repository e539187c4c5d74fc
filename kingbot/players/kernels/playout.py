"""Compiled play of whole hands of tricks: the speed behind the search.

Chance is a generator of its own, one whole number in an array, so that equal seeds give equal play
everywhere.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.jit import Ints, Weights, compiled
from kingbot.players.kernels.simple_policy import taste
from kingbot.players.kernels.trick_rules import Terms
from kingbot.players.kernels.trick_state import Table, allowed, forgetting, put

NOISES: Final = 4096
# Gumbel noise: the largest of liking + noise falls on each card with the odds exp(liking).
NOISE: Final = (-np.log(-np.log((np.arange(NOISES) + 0.5) / NOISES))).astype(np.float32)


@compiled
def draw(chance: Ints) -> int:
    """The next 31 bits of chance."""
    chance[0] = chance[0] * 6364136223846793005 + 1442695040888963407
    return int(chance[0] >> 33 & 0x7FFFFFFF)


@compiled
def pick(cards: int, chance: Ints) -> int:
    """Any card of a set, all alike."""
    skip = draw(chance) * count(cards) >> 31
    for _ in range(skip):
        cards &= cards - 1
    return lowest(cards)


@compiled
def prefer(
    terms: Terms,
    weights: Weights,
    table: Table,
    hand: int,
    cards: int,
    plain: int,
    noise: float,
    chance: Ints,
) -> int:
    """The card of `cards` that the player to move likes best, `noise` scaling the chance in their taste.

    `plain` is 1 for one who plays plainly (`kernels.simple_policy`).
    """
    liked, most = -1, -1e9
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        likes = taste(terms, weights, table, hand, card, plain)
        if noise > 0:
            likes += noise * NOISE[draw(chance) * NOISES >> 31]
        if likes > most:
            liked, most = card, likes
    return liked


class Manners(NamedTuple):
    """How the four play: `plainly` has the seats that play plainly (`kernels.simple_policy`), `faded` the
    cards that all but the seat `own` have forgotten.
    """

    plainly: int
    faded: int
    own: int


ALIKE: Final = Manners(0, 0, 0)
"""All by the rules of thumb, and forgetting nothing."""


@compiled
def play_out(
    terms: Terms,
    weights: Weights,
    table: Table,
    hands: Ints,
    taken: Ints,
    manners: Manners,
    noise: float,
    fair: bool,
    chance: Ints,
) -> int:
    """Play a hand to its end; the number of plays.

    `noise` scales the chance in the players' taste; `fair` players draw from what is legal instead.
    """
    plays = 0
    while not table.over:
        hand = hands[table.turn]
        cards = allowed(terms, table, hand)
        if cards & (cards - 1) == 0:
            card = lowest(cards)
        elif fair:
            card = pick(cards, chance)
        else:
            plain = manners.plainly >> table.turn & 1
            mind = table if table.turn == manners.own else forgetting(table, manners.faded)
            card = prefer(terms, weights, mind, hand, cards, plain, noise, chance)
        table = put(terms, table, hands, taken, card)
        plays += 1
    return plays
