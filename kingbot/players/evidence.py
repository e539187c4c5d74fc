"""Soft evidence: how well a deal explains what the others have said and played.

A player is taken to play by the common rules of thumb, with some carelessness; what was named is
weighed by what else might have been. Deals that make the past likely are searched more often.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from kingbot.players.bits import lowest
from kingbot.players.forge import Floats, Ints, Weights, compiled
from kingbot.players.kernels import draw
from kingbot.players.liking import liking
from kingbot.players.table import Table, allowed, put
from kingbot.players.terms import Terms
from kingbot.players.worth import worth

CARELESS: Final = 0.2  # the share of plays that follow no rule of thumb


@compiled
def _speech(figures: Weights, choices: Floats, hand: int) -> float:
    """The odds that a hand makes the marked ones among `choices`.

    A choice is a row: a sort and a suit that matters (`kingbot.players.worth`), what each counted thing is
    worth and what the choice is worth on average, on a scale where one is a weighty difference; 1 if it was
    made.
    """
    made, total = 0.0, 0.0
    for row in range(len(choices)):
        likes = worth(figures, int(choices[row, 0]), hand, int(choices[row, 1]))
        share = math.exp(likes * choices[row, 2] - choices[row, 3])
        total += share
        if choices[row, 4] > 0:
            made += share
    return made / total


@compiled
def _play(terms: Terms, weights: Weights, table: Table, hands: Ints, card: int) -> float:
    """The odds of a play."""
    hand = hands[table.turn]
    cards = allowed(terms, table, hand)
    if cards & (cards - 1) == 0:
        return 1.0
    made, total, number = 0.0, 0.0, 0
    while cards:
        each = lowest(cards)
        cards &= cards - 1
        share = math.exp(liking(terms, weights, table, hand, each))
        total += share
        number += 1
        if each == card:
            made = share
    return (1 - CARELESS) * made / total + CARELESS / number


@compiled
def weigh(
    terms: Terms,
    weights: Weights,
    figures: Weights,
    table: Table,
    seats: Ints,
    cards: Ints,
    choices: Floats,
    chooser: int,
    seat: int,
    dealer: int,
    trust: float,
    deals: Ints,
    likely: Floats,
) -> None:
    """How likely each deal makes the past, the plays of `seat` itself aside.

    `table` is the position before the plays; `choices` were open to `chooser` (−1: nothing to weigh). `trust`
    is the power the odds are raised to, below 1 where the model is not to be believed too far.
    """
    hands = np.empty(4, np.int64)
    taken = np.zeros(4, np.int64)
    for row in range(len(deals)):
        hands[:] = deals[row]
        for number in range(len(cards)):
            hands[seats[number]] |= 1 << cards[number]
        odds = 0.0
        if chooser >= 0 and chooser != seat:
            odds += math.log(_speech(figures, choices, hands[chooser]) + 1e-3)
        now = table
        if table.called:
            now = with_pair(table, hands, dealer)
        for number in range(len(cards)):
            if seats[number] != seat:
                odds += math.log(_play(terms, weights, now, hands, cards[number]))
            now = put(terms, now, hands, taken, cards[number])
        likely[row] = odds * trust


@compiled
def with_pair(table: Table, hands: Ints, dealer: int) -> Table:
    """The table where the holder of the called card, and nobody else, knows to be the dealer's partner."""
    holder = dealer
    for seat in range(4):
        if hands[seat] & table.called:
            holder = seat
    return Table(
        table.turn, table.led, table.best, table.high, table.holder, table.lying, table.loot, table.played,
        table.trick, table.voids, 1 << dealer | 1 << holder, 1 << holder, table.called, table.over,
    )  # fmt: skip


@compiled
def choose(likely: Floats, chance: Ints, deals: Ints, chosen: Ints) -> None:
    """Fill `chosen` with deals drawn by their odds, evenly spread; `likely` becomes running totals."""
    most = likely.max()
    total = 0.0
    for row in range(len(likely)):
        total += math.exp(likely[row] - most)
        likely[row] = total
    start = draw(chance) / 2147483648.0
    row = 0
    for number in range(len(chosen)):
        target = (number + start) / len(chosen) * total
        while row < len(likely) - 1 and likely[row] < target:
            row += 1
        chosen[number] = deals[row]
    for number in range(len(chosen) - 1, 0, -1):
        other = draw(chance) * (number + 1) >> 31
        for seat in range(4):
            chosen[number, seat], chosen[other, seat] = chosen[other, seat], chosen[number, seat]
