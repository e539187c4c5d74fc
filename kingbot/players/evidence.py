"""Soft evidence: how well a deal explains what the others have said and played.

A player is taken to play either by the rules of thumb that were learned or plainly, whichever explains their
plays, and with some carelessness; what was named is weighed by what else might have been. Deals that make the
past likely are searched more often.

A *guess* is a deal and, in a fifth place, the seats that play plainly.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from kingbot.players.bits import lowest
from kingbot.players.forge import Floats, Ints, Weights, compiled
from kingbot.players.kernels import draw
from kingbot.players.plain import taste
from kingbot.players.table import Table, allowed, put
from kingbot.players.terms import Terms
from kingbot.players.worth import worth

CARELESS: Final = 0.2  # the share of plays that follow no rule
PLAIN: Final = 0.5  # the share of players who play plainly, before anything is seen of them
PLAINLY: Final = 4  # where a guess has the seats that play plainly


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
def _play(terms: Terms, weights: Weights, table: Table, hands: Ints, card: int, plain: int) -> float:
    """The odds of a play by one who goes by what was learned, or plays plainly."""
    hand = hands[table.turn]
    cards = allowed(terms, table, hand)
    if cards & (cards - 1) == 0:
        return 1.0
    most, made, total, number = -1e9, -1e9, 0.0, 0
    while cards:
        each = lowest(cards)
        cards &= cards - 1
        likes = taste(terms, weights, table, hand, each, plain)
        if likes > most:
            total *= math.exp(most - likes)
            most = likes
        total += math.exp(likes - most)
        number += 1
        if each == card:
            made = likes
    return (1 - CARELESS) * math.exp(made - most) / total + CARELESS / number


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
    chance: Ints,
    guesses: Ints,
    likely: Floats,
) -> None:
    """How likely each guess makes the past, the plays of `seat` itself aside; draws who plays plainly.

    `table` is the position before the plays; `choices` were open to `chooser` (−1: nothing to weigh). `trust`
    is the power the odds are raised to, below 1 where the model is not to be believed too far.
    """
    hands = np.empty(4, np.int64)
    taken = np.zeros(4, np.int64)
    learned = np.empty(4, np.float64)
    plain = np.empty(4, np.float64)
    for row in range(len(guesses)):
        hands[:] = guesses[row, :4]
        learned[:] = 0
        plain[:] = 0
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
                learned[seats[number]] += math.log(_play(terms, weights, now, hands, cards[number], 0))
                plain[seats[number]] += math.log(_play(terms, weights, now, hands, cards[number], 1))
            now = put(terms, now, hands, taken, cards[number])
        guesses[row, PLAINLY] = 0
        for other in range(4):
            if other != seat:
                most = max(learned[other], plain[other])
                by_rule = (1 - PLAIN) * math.exp(learned[other] - most)
                plainly = PLAIN * math.exp(plain[other] - most)
                odds += most + math.log(by_rule + plainly)
                if draw(chance) / 2147483648.0 * (by_rule + plainly) < plainly:
                    guesses[row, PLAINLY] |= 1 << other
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
def choose(likely: Floats, chance: Ints, guesses: Ints, chosen: Ints) -> None:
    """Fill `chosen` with guesses drawn by their odds, evenly spread; `likely` becomes running totals."""
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
        chosen[number] = guesses[row]
    for number in range(len(chosen) - 1, 0, -1):
        other = draw(chance) * (number + 1) >> 31
        for place in range(PLAINLY + 1):
            chosen[number, place], chosen[other, place] = chosen[other, place], chosen[number, place]
