"""Rollouts: what each candidate action yields on sampled deals, with the same random numbers for each.

Each kernel fills an array of utilities with one row for each candidate and one column for each deal.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from kingbot.players.kernels.bits import lowest
from kingbot.players.kernels.domino_policy import play_out_domino
from kingbot.players.kernels.domino_state import (
    DominoRules,
    DominoState,
    first_domino_state,
    lay_card,
    opening_seat,
    score_domino,
)
from kingbot.players.kernels.endgame import MAX_DEPTH, STACK_WIDTH, solve
from kingbot.players.kernels.hand_value import DECLARATION, defence_value, hand_value
from kingbot.players.kernels.jit import Floats, Ints, WeightArray, compiled
from kingbot.players.kernels.likelihood import ALTERNATIVE
from kingbot.players.kernels.playout import LEARNED_MODELS, SeatModels, play_out
from kingbot.players.kernels.rng import SEED_STRIDE
from kingbot.players.kernels.trick_rules import TrickRules, score_tricks
from kingbot.players.kernels.trick_state import TrickState, first_trick_state, play_card, with_known_partner

NOTHING_LAID: Final = -2
"""Stands for no move where a card of domino is expected."""

FourRules: TypeAlias = tuple[TrickRules, TrickRules, TrickRules, TrickRules]


class Objective(NamedTuple):
    """What is maximized: points where `spread` is negative, else places in the match.

    `totals` are the points before the hand, `spread` the standard deviation of what later hands add to the
    difference of two totals.
    """

    totals: Floats
    spread: float


@compiled
def utility(seat: int, points: Floats, objective: Objective) -> float:
    """What a hand is worth to a seat: its points, or the expected number of opponents that it beats."""
    if objective.spread < 0:
        return float(points[seat])
    own = objective.totals[seat] + points[seat]
    beaten: float = 0.0
    for other in range(4):
        if other != seat:
            ahead = own - objective.totals[other] - points[other]
            if objective.spread > 0:
                beaten += 1 / (1 + math.exp(-1.7 * ahead / objective.spread))
            elif ahead >= 0:
                beaten += 1.0 if ahead > 0 else 0.5
    return beaten + 1e-4 * float(points[seat])  # points break ties


@compiled
def roll_out_cards(
    rules: TrickRules,
    weights: WeightArray,
    state: TrickState,
    taken: Ints,
    dealer: int,
    forgotten: int,
    samples: Ints,
    cards: Ints,
    exact_tricks: int,
    temperature: float,
    seed: int,
    objective: Objective,
    utilities: Floats,
) -> None:
    """Play each of `cards`, and the hand out; exactly (`kernels.endgame`) with at most `exact_tricks` left.

    `samples` are those of `kernels.likelihood`, `forgotten` the played cards that the opponents have
    forgotten.
    """
    seat = state.turn
    exact = 13 - state.trick <= exact_tricks
    hands = np.empty((MAX_DEPTH, 4), np.int64)
    counts = np.empty((MAX_DEPTH, 4), np.int64)
    points = np.empty((MAX_DEPTH, 4), np.float64)
    stack = np.empty((MAX_DEPTH, STACK_WIDTH), np.int64)
    rng = np.empty(1, np.int64)
    for row in range(len(samples)):
        now = state
        for other in range(4):
            now = with_known_partner(now, samples[row, other], other, dealer)
        for number in range(len(cards)):
            hands[0] = samples[row, :4]
            counts[0] = taken
            after = play_card(rules, now, hands[0], counts[0], cards[number])
            if exact:
                solve(rules, after, hands, counts, points, stack)
            else:
                rng[0] = seed + row * SEED_STRIDE
                models = SeatModels(samples[row, ALTERNATIVE], forgotten, seat)
                play_out(rules, weights, after, hands[0], counts[0], models, temperature, False, rng)
                score_tricks(rules, counts[0], now.pair, points[0])
            utilities[number, row] = utility(seat, points[0], objective)


@compiled
def _best_trump(choices: FourRules, hand_weights: WeightArray, hand: int) -> tuple[int, float]:
    """Which of four rules, which differ in the trump, suits a declarer's hand best, and its value."""
    best, most = 0, -1e9
    for number in range(4):
        value = hand_value(hand_weights, DECLARATION, hand, lowest(choices[number].trump) // 13)
        if value > most:
            best, most = number, value
    return best, most


@compiled
def roll_out_hand(
    choices: FourRules,
    named: int,
    weights: WeightArray,
    hand_weights: WeightArray,
    leader: int,
    seat: int,
    declarer: int,
    pairs: Ints,
    called: int,
    deals: Ints,
    temperature: float,
    seed: int,
    objective: Objective,
    utilities: Floats,
) -> None:
    """Play whole hands out under rules `named` of the four `choices`, which differ in the trump; where -1,
    under the best for the declarer's hand.

    `pairs` has the seats of one pair for each deal, 0 where there are none.
    """
    hands = np.empty(4, np.int64)
    taken = np.empty(4, np.int64)
    points = np.empty(4, np.float64)
    rng = np.empty(1, np.int64)
    for row in range(len(deals)):
        hands[:] = deals[row]
        taken[:] = 0
        chosen = named if named >= 0 else _best_trump(choices, hand_weights, hands[declarer])[0]
        rules = choices[chosen]
        pair = pairs[row]
        state = first_trick_state(leader, pair, 15 if pair and called == 0 else pair, called)
        rng[0] = seed + row * SEED_STRIDE
        play_out(rules, weights, state, hands, taken, LEARNED_MODELS, temperature, False, rng)
        score_tricks(rules, taken, pair, points)
        utilities[row] = utility(seat, points, objective)


@compiled
def roll_out_domino(
    rules: DominoRules,
    weights: WeightArray,
    state: DominoState,
    seat: int,
    pairs: Ints,
    samples: Ints,
    moves: Ints,
    temperature: float,
    seed: int,
    objective: Objective,
    utilities: Floats,
) -> None:
    """Make each of `moves` (a card, `STOP`, `PASS` or `NOTHING_LAID`), and play the hand of domino out.

    With `NOTHING_LAID` at the beginning the holder of the opening card begins, if there is one.
    """
    hands = np.empty(4, np.int64)
    points = np.empty(4, np.float64)
    rng = np.empty(1, np.int64)
    for row in range(len(samples)):
        for number in range(len(moves)):
            hands[:] = samples[row, :4]
            rng[0] = seed + row * SEED_STRIDE
            after = state
            if moves[number] != NOTHING_LAID:
                after = lay_card(rules, state, hands, moves[number])
            elif state.laid == 0 and rules.opening >= 0:
                after = first_domino_state(opening_seat(rules, hands, state.starter))
            after = play_out_domino(rules, weights, after, hands, samples[row, ALTERNATIVE], temperature, rng)
            score_domino(rules, after, hands, pairs[row], points)
            utilities[number, row] = utility(seat, points, objective)


@compiled
def simulate_sale(
    choices: FourRules,
    weights: WeightArray,
    hand_weights: WeightArray,
    leader: int,
    seller: int,
    pairs: Ints,
    deals: Ints,
    temperature: float,
    seed: int,
    margin: float,
    tricks: Ints,
    prices: Ints,
) -> None:
    """Simulate the opponents' answers to an offer at each price, and the hand when each of them declares.

    `prices[deal, asked]` gets the buyer (-1: nobody) and the price, `tricks[deal, buyer]` the tricks of each
    seat. Opponents bid while the declaration is worth `margin` tricks more than defending.
    """
    hands = np.empty(4, np.int64)
    limits = np.empty(4, np.float64)
    rng = np.empty(1, np.int64)
    for row in range(len(deals)):
        for step in range(1, 4):
            buyer = (seller + step) & 3
            trump, value = _best_trump(choices, hand_weights, deals[row, buyer])
            limits[buyer] = value - defence_value(hand_weights, deals[row, buyer]) - margin
            hands[:] = deals[row]
            state = first_trick_state(leader, pairs[row], pairs[row], 0)
            rng[0] = seed + row * SEED_STRIDE
            taken = tricks[row, buyer]
            taken[:] = 0
            play_out(choices[trump], weights, state, hands, taken, LEARNED_MODELS, temperature, False, rng)
        for asked in range(1, 14):
            bid = asked - 1
            prices[row, asked, 0] = -1
            for step in range(1, 4):
                buyer = (seller + step) & 3
                if limits[buyer] >= bid + 1:
                    bid += 1
                    prices[row, asked, 0] = buyer
            prices[row, asked, 1] = bid
