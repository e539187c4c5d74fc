"""The lessons: plays of the same deals, and the slope of their points in the weights."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.domino_state import (
    ROW,
    STOP,
    STOP_MARK,
    DominoTerms,
    Rows,
    fewest_of,
    fitting,
    lay,
    lay_out,
    row_marks,
    settle_rows,
)
from kingbot.players.kernels.jit import Floats, Ints, Weights, compiled
from kingbot.players.kernels.playout import ALIKE, draw, play_out
from kingbot.players.kernels.trick_policy import SEVERAL, friendly, manner, marks
from kingbot.players.kernels.trick_rules import Terms
from kingbot.players.kernels.trick_state import Table, allowed, put, settle

ROUNDS: Final = 6  # plays of a deal


@compiled
def _draw_by(odds: Floats, number: int, chance: Ints) -> int:
    """Turn weights into odds, and draw a place by them."""
    total = 0.0
    for place in range(number):
        total += odds[place]
    target = draw(chance) / 2147483648.0 * total
    drawn = number - 1
    for place in range(number):
        if target >= 0 and target < odds[place]:
            drawn = place
        target -= odds[place]
        odds[place] /= total
    return drawn


@compiled
def _add_slope(
    places: Ints, odds: Floats, numbers: Ints, chosen: Ints, seats: Ints, lengths: Ints, earned: Floats,
    scale: float, sharp: Floats, slope: Floats,
) -> None:  # fmt: skip
    rounds = len(lengths)
    for turn in range(rounds):
        for step in range(lengths[turn]):
            seat = seats[turn, step]
            if sharp[seat] < 1:
                continue
            total = 0.0
            for other in range(rounds):
                total += earned[other, seat]
            gain = (earned[turn, seat] * rounds - total) / (rounds - 1) / scale
            for choice in range(numbers[turn, step]):
                push = gain * ((1.0 if choice == chosen[turn, step] else 0.0) - odds[turn, step, choice])
                for mark in range(places.shape[3]):
                    place = places[turn, step, choice, mark]
                    if place >= 0:
                        slope[place] += push


@compiled
def lesson(
    terms: Terms,
    weights: Weights,
    deals: Ints,
    leader: int,
    pair: int,
    sharp: Floats,
    scale: float,
    chance: Ints,
    slope: Floats,
) -> None:
    """Play deals of tricks by the likings; add up the slope of the sharp players' points, in units of
    `scale`.

    `sharp` multiplies each seat's likings: 1 for a pupil, less for a careless rival.
    """
    seats = np.empty((ROUNDS, 52), np.int64)
    numbers = np.empty((ROUNDS, 52), np.int64)
    chosen = np.empty((ROUNDS, 52), np.int64)
    odds = np.empty((ROUNDS, 52, 13), np.float64)
    places = np.empty((ROUNDS, 52, 13, SEVERAL), np.int64)
    lengths = np.empty(ROUNDS, np.int64)
    earned = np.empty((ROUNDS, 4), np.float64)
    hands = np.empty(4, np.int64)
    taken = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for turn in range(ROUNDS):
            hands[:] = deals[deal]
            taken[:] = 0
            table = Table(leader, -1, 0, 0, 0, 0, 0, 0, 0, 0, pair, 15 if pair else 0, 0, 0)
            step = 0
            while not table.over:
                hand = hands[table.turn]
                cards = allowed(terms, table, hand)
                card = lowest(cards)
                if cards & (cards - 1):
                    friend, after = friendly(table), 3 - table.lying
                    number = 0
                    rest = cards
                    while rest:
                        each = lowest(rest)
                        rest &= rest - 1
                        how = manner(terms, each, table.led, table.best, after)
                        found = marks(
                            terms, hand, each, how, table.led, friend, table.loot, after, table.trick,
                            table.played, table.voids,
                        )  # fmt: skip
                        likes = 0.0
                        for mark in range(SEVERAL):
                            places[turn, step, number, mark] = found[mark]
                            likes += weights[found[mark]]
                        odds[turn, step, number] = math.exp(likes * sharp[table.turn])
                        number += 1
                    drawn = _draw_by(odds[turn, step], number, chance)
                    for _ in range(drawn):
                        cards &= cards - 1
                    card = lowest(cards)
                    seats[turn, step] = table.turn
                    numbers[turn, step] = number
                    chosen[turn, step] = drawn
                    step += 1
                table = put(terms, table, hands, taken, card)
            lengths[turn] = step
            settle(terms, taken, pair, earned[turn])
        _add_slope(places, odds, numbers, chosen, seats, lengths, earned, scale, sharp, slope)


@compiled
def row_lesson(
    terms: DominoTerms,
    weights: Weights,
    deals: Ints,
    starter: int,
    sharp: Floats,
    scale: float,
    chance: Ints,
    slope: Floats,
) -> None:
    """The same for domino; `starter` begins where no card must."""
    steps = 80
    seats = np.empty((ROUNDS, steps), np.int64)
    numbers = np.empty((ROUNDS, steps), np.int64)
    chosen = np.empty((ROUNDS, steps), np.int64)
    odds = np.empty((ROUNDS, steps, 9), np.float64)
    places = np.empty((ROUNDS, steps, 9, 6), np.int64)
    lengths = np.empty(ROUNDS, np.int64)
    earned = np.empty((ROUNDS, 4), np.float64)
    hands = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for turn in range(ROUNDS):
            hands[:] = deals[deal]
            begin = starter
            for seat in range(4):
                if terms.opening >= 0 and hands[seat] >> terms.opening & 1:
                    begin = seat
            rows = Rows(begin, 0, 0, begin, 0, 0)
            step = 0
            while not rows.over:
                hand = hands[rows.turn]
                cards = hand & fitting(terms, rows.laid)
                card = lowest(cards) if cards else -1
                if cards & (cards - 1) or rows.extra:
                    choices, fewest = count(cards), fewest_of(hands, rows.turn)
                    number = 0
                    rest = cards
                    while rest:
                        found = row_marks(terms, hand, rows.laid, lowest(rest), choices, fewest)
                        rest &= rest - 1
                        likes = 0.0
                        for mark in range(6):
                            places[turn, step, number, mark] = found[mark]
                            likes += weights[found[mark]]
                        odds[turn, step, number] = math.exp(likes * sharp[rows.turn])
                        number += 1
                    if rows.extra:
                        stop = terms.kind * ROW + STOP_MARK
                        places[turn, step, number] = -1
                        places[turn, step, number, 0] = stop
                        odds[turn, step, number] = math.exp(weights[stop] * sharp[rows.turn])
                        number += 1
                    drawn = _draw_by(odds[turn, step], number, chance)
                    for _ in range(drawn):
                        cards &= cards - 1
                    card = lowest(cards) if cards else STOP
                    seats[turn, step] = rows.turn
                    numbers[turn, step] = number
                    chosen[turn, step] = drawn
                    step += 1
                rows = lay(terms, rows, hands, card)
            lengths[turn] = step
            settle_rows(terms, rows, hands, 0, earned[turn])
        _add_slope(places, odds, numbers, chosen, seats, lengths, earned, scale, sharp, slope)


@compiled
def outcomes(
    terms: Terms, weights: Weights, deals: Ints, leaders: Ints, chance: Ints, results: Floats
) -> None:
    """What each seat takes of what counts, averaged over the plays of each deal."""
    from_play = np.empty(4, np.int64)
    hands = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for _ in range(ROUNDS):
            hands[:] = deals[deal]
            from_play[:] = 0
            table = Table(leaders[deal], -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            play_out(terms, weights, table, hands, from_play, ALIKE, 0.3, False, chance)
            for seat in range(4):
                results[deal, seat] += from_play[seat] / ROUNDS


@compiled
def row_outcomes(
    terms: DominoTerms, weights: Weights, deals: Ints, starters: Ints, chance: Ints, results: Floats
) -> None:
    """The points of each seat in domino, averaged over the plays of each deal."""
    points = np.empty(4, np.float64)
    hands = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for _ in range(ROUNDS):
            hands[:] = deals[deal]
            begin = starters[deal]
            for seat in range(4):
                if terms.opening >= 0 and hands[seat] >> terms.opening & 1:
                    begin = seat
            rows = lay_out(terms, weights, Rows(begin, 0, 0, begin, 0, 0), hands, 0, 0.3, chance)
            settle_rows(terms, rows, hands, 0, points)
            for seat in range(4):
                results[deal, seat] += points[seat] / ROUNDS
