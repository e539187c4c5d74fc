"""How the bots learned their likings: self-play, each card's weights moved towards what earned points.

Run as `python -m kingbot.players.school` to learn anew; the result is `weights.npz` beside this file. Every
deal is played several times by the present likings; a card's odds rise if its player then earned more than
in the other plays of the same deal (policy gradient, the other plays being the baseline).
"""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Final

import numpy as np

from kingbot.cards import SUIT_CARDS
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.options import Options
from kingbot.players.bits import count, lowest
from kingbot.players.forge import Floats, Ints, Weights, compiled
from kingbot.players.kernels import draw
from kingbot.players.liking import ROW, WEIGHTS, manner, marks
from kingbot.players.rows import ROW as ROW_OF_ROWS
from kingbot.players.rows import (
    STOP,
    STOP_MARK,
    DominoTerms,
    Rows,
    domino_terms,
    fewest_of,
    fitting,
    lay,
    row_marks,
    settle_rows,
)
from kingbot.players.table import Table, allowed, put, settle
from kingbot.players.terms import KINDS, Terms, terms_of

PLAYS_OF_A_DEAL: Final = 6
_SEVERAL: Final = 8  # marks of a card


@compiled
def lesson(
    terms: Terms,
    weights: Weights,
    deals: Ints,
    leader: int,
    pair: int,
    scale: float,
    chance: Ints,
    slope: Floats,
) -> float:
    """Play each deal several times and add up the slope of its players' points in the weights."""
    rounds = 6
    seats = np.empty((rounds, 52), np.int64)
    numbers = np.empty((rounds, 52), np.int64)
    chosen = np.empty((rounds, 52), np.int64)
    odds = np.empty((rounds, 52, 13), np.float64)
    places = np.empty((rounds, 52, 13, 8), np.int64)
    lengths = np.empty(rounds, np.int64)
    earned = np.empty((rounds, 4), np.float64)
    hands = np.empty(4, np.int64)
    taken = np.empty(4, np.int64)
    spread = 0.0
    for deal in range(len(deals)):
        for turn in range(rounds):
            hands[:] = deals[deal]
            taken[:] = 0
            table = Table(leader, -1, 0, 0, 0, 0, 0, 0, 0, 0, pair, 15 if pair else 0, 0, 0)
            step = 0
            while not table.over:
                hand = hands[table.turn]
                cards = allowed(terms, table, hand)
                card = lowest(cards)
                if cards & (cards - 1):
                    friend = 0
                    if table.led >= 0 and table.aware >> table.turn & 1:
                        friend = 1 - ((table.pair >> table.turn ^ table.pair >> table.holder) & 1)
                    after = 3 - table.lying
                    number = 0
                    total = 0.0
                    rest = cards
                    while rest:
                        each = lowest(rest)
                        rest &= rest - 1
                        how = manner(terms, each, table.led, table.best, after)
                        m = marks(
                            terms, hand, each, how, table.led, friend, table.loot, after, table.trick,
                            table.played, table.voids,
                        )  # fmt: skip
                        likes = 0.0
                        for k in range(8):
                            places[turn, step, number, k] = m[k]
                            likes += weights[m[k]]
                        odds[turn, step, number] = math.exp(likes)
                        total += odds[turn, step, number]
                        number += 1
                    target = draw(chance) / 2147483648.0 * total
                    pick = -1
                    rest = cards
                    for k in range(number):
                        odds_k = odds[turn, step, k]
                        if pick < 0:
                            if target < odds_k or k == number - 1:
                                pick = k
                                card = lowest(rest)
                            target -= odds_k
                            rest &= rest - 1
                        odds[turn, step, k] = odds_k / total
                    seats[turn, step] = table.turn
                    numbers[turn, step] = number
                    chosen[turn, step] = pick
                    step += 1
                table = put(terms, table, hands, taken, card)
            lengths[turn] = step
            settle(terms, taken, pair, earned[turn])
        for turn in range(rounds):
            for step in range(lengths[turn]):
                seat = seats[turn, step]
                others = 0.0
                for other in range(rounds):
                    others += earned[other, seat]
                gain = (earned[turn, seat] - others / rounds) * rounds / (rounds - 1) / scale
                spread += gain * gain
                for k in range(numbers[turn, step]):
                    push = gain * ((1.0 if k == chosen[turn, step] else 0.0) - odds[turn, step, k])
                    for m_ in range(8):
                        slope[places[turn, step, k, m_]] += push
    return spread


def _deal(rng: random.Random) -> list[int]:
    pack = list(range(52))
    rng.shuffle(pack)
    return [sum(1 << card for card in pack[seat::4]) for seat in range(4)]


def best_suit(hand: int) -> int:
    """A passable trump for training: long, with high cards."""

    def worth(suit: int) -> float:
        part = hand >> 13 * suit & 8191
        return part.bit_count() + sum(
            bonus for rank, bonus in ((12, 1.2), (11, 0.9), (10, 0.6)) if part >> rank & 1
        )

    return max(range(4), key=worth)


def tables() -> list[Options]:
    """Options of all sorts, so that the likings know every duty."""
    points = dict.fromkeys(Contract, -1) | {Contract.DECLARATION: 1, Contract.NO_TRUMP: 1}
    return [
        Options(
            points=points,
            first_trick_discard="no_penalty",
            penalty_lead="after_break",
            trump_lead="after_break",
        ),
        Options(points=points),
        Options(points=points, penalty_lead="never", void_duty="single"),
        Options(points=points, penalty_lead="after_break", void_duty="penalty", give_up=True, ruff_duty=True),
        Options(
            points=points,
            penalty_lead="after_break_all",
            void_duty="penalty",
            rifki_void="any_heart",
            give_up=True,
            ruff_duty=True,
            raise_duty="all",
        ),
        Options(
            points=points,
            first_trick_discard="no_penalty",
            penalty_lead="after_break",
            raise_duty="trump",
            ruff_duty=True,
        ),
    ]


def learn(kind: int, weights: Weights, lessons: int, deals: int, seed: int, rate: float = 0.06) -> None:
    """Improve the weights of one kind of contract in place."""
    contract = KINDS[kind]
    rng = random.Random(seed)
    chance = np.array([seed * 7919 + 12345], np.int64)
    options = tables()
    first = np.zeros(ROW)
    second = np.zeros(ROW)
    part = slice(kind * ROW, (kind + 1) * ROW)
    slope = np.zeros(WEIGHTS)
    scale = {
        Contract.NO_TRICKS: 2.5,
        Contract.DECLARATION: 2.0,
        Contract.NO_TRUMP: 2.5,
        Contract.NO_HEARTS: 2.5,
        Contract.NO_KINGS_JACKS: 1.5,
        Contract.NO_QUEENS: 1.0,
    }.get(contract, 0.45)
    for number in range(lessons):
        slope[:] = 0
        for variant in (options[0], rng.choice(options)):
            trump = None
            pair = 0b0101 if rng.random() < 0.2 else 0
            dealt = [_deal(rng) for _ in range(deals)]
            if contract is Contract.DECLARATION:
                # turn the suits round so that the declarer's best one is always spades
                turned = []
                for deal in dealt:
                    suit = best_suit(deal[3])
                    swap = [
                        (hand & ~(SUIT_CARDS[suit] | SUIT_CARDS[3]))
                        | (hand >> 13 * suit & 8191) << 39
                        | (hand >> 39) << 13 * suit
                        if suit != 3
                        else hand
                        for hand in deal
                    ]
                    turned.append(swap)
                dealt = turned
                trump = Trump.SPADES
            terms = terms_of(variant, contract, trump)
            leader = 0 if rng.random() < 0.7 else rng.randrange(4)
            lesson(terms, weights, np.array(dealt, np.int64), leader, pair, scale, chance, slope)
        part_slope = slope[part] / (deals * 2 * PLAYS_OF_A_DEAL)
        first = 0.9 * first + 0.1 * part_slope
        second = 0.99 * second + 0.01 * part_slope**2
        warm = 1 - 0.99 ** (number + 1), 1 - 0.9 ** (number + 1)
        step = rate * (1 - number / lessons) + 0.003
        weights[part] += (step * (first / warm[1]) / (np.sqrt(second / warm[0]) + 1e-5)).astype(np.float32)


@compiled
def row_lesson(
    terms: DominoTerms, weights: Weights, deals: Ints, starter: int, scale: float, chance: Ints, slope: Floats
) -> None:
    """The same for domino."""
    rounds = 6
    steps = 80
    seats = np.empty((rounds, steps), np.int64)
    numbers = np.empty((rounds, steps), np.int64)
    chosen = np.empty((rounds, steps), np.int64)
    odds = np.empty((rounds, steps, 9), np.float64)
    places = np.empty((rounds, steps, 9, 6), np.int64)
    lengths = np.empty(rounds, np.int64)
    earned = np.empty((rounds, 4), np.float64)
    hands = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for turn in range(rounds):
            hands[:] = deals[deal]
            begin = starter
            if terms.opening >= 0:
                for seat in range(4):
                    if hands[seat] >> terms.opening & 1:
                        begin = seat
            rows = Rows(begin, 0, 0, begin, 0, 0)
            step = 0
            while not rows.over:
                hand = hands[rows.turn]
                cards = hand & fitting(terms, rows.laid)
                card = lowest(cards) if cards else -1
                if cards & (cards - 1) or rows.extra:
                    choices = count(cards)
                    fewest = fewest_of(hands, rows.turn)
                    number = 0
                    total = 0.0
                    rest = cards
                    while rest or (rows.extra and number == choices):
                        likes = 0.0
                        if rest:
                            each = lowest(rest)
                            rest &= rest - 1
                            m = row_marks(terms, hand, rows.laid, each, choices, fewest)
                            for k in range(6):
                                places[turn, step, number, k] = m[k]
                                likes += weights[m[k]]
                        else:
                            likes = weights[terms.kind * ROW_OF_ROWS + STOP_MARK]
                            for k in range(6):
                                places[turn, step, number, k] = -1
                            places[turn, step, number, 0] = terms.kind * ROW_OF_ROWS + STOP_MARK
                        odds[turn, step, number] = math.exp(likes)
                        total += odds[turn, step, number]
                        number += 1
                    target = draw(chance) / 2147483648.0 * total
                    found = -1
                    rest = cards
                    for k in range(number):
                        if found < 0 and (target < odds[turn, step, k] or k == number - 1):
                            found = k
                            card = lowest(rest) if rest else STOP
                        target -= odds[turn, step, k]
                        rest &= rest - 1
                        odds[turn, step, k] /= total
                    seats[turn, step] = rows.turn
                    numbers[turn, step] = number
                    chosen[turn, step] = found
                    step += 1
                rows = lay(terms, rows, hands, card)
            lengths[turn] = step
            settle_rows(terms, rows, hands, 0, earned[turn])
        for turn in range(rounds):
            for step in range(lengths[turn]):
                seat = seats[turn, step]
                others = 0.0
                for other in range(rounds):
                    others += earned[other, seat]
                gain = (earned[turn, seat] - others / rounds) * rounds / (rounds - 1) / scale
                for k in range(numbers[turn, step]):
                    push = gain * ((1.0 if k == chosen[turn, step] else 0.0) - odds[turn, step, k])
                    for m_ in range(6):
                        if places[turn, step, k, m_] >= 0:
                            slope[places[turn, step, k, m_]] += push


ROW_TABLES: Final = (
    Options(domino_start="seven_diamonds"),
    Options(domino_start="any_seven"),
    Options(domino_start="eight_clubs", domino_ace="both", domino_win=8),
)


def learn_rows(weights: Weights, lessons: int, deals: int, seed: int, rate: float = 0.06) -> None:
    """Improve the weights of domino in place."""
    rng = random.Random(seed)
    chance = np.array([seed * 7919 + 12345], np.int64)
    first = np.zeros(len(weights))
    second = np.zeros(len(weights))
    slope = np.zeros(len(weights))
    for number in range(lessons):
        slope[:] = 0
        for options in ROW_TABLES:
            if rng.random() < 0.3:
                options = replace(options, domino_finish="complete_round")
            scale = 8.0 if options.domino_win == "sum" else 5.0
            dealt = np.array([_deal(rng) for _ in range(deals)], np.int64)
            terms = domino_terms(options, -1)
            row_lesson(terms, weights, dealt, rng.randrange(4), scale, chance, slope)
        mean = slope / (deals * 3 * PLAYS_OF_A_DEAL)
        first = 0.9 * first + 0.1 * mean
        second = 0.99 * second + 0.01 * mean**2
        warm = 1 - 0.99 ** (number + 1), 1 - 0.9 ** (number + 1)
        step = rate * (1 - number / lessons) + 0.003
        weights += (step * (first / warm[1]) / (np.sqrt(second / warm[0]) + 1e-5)).astype(np.float32)
