"""The likelihood of a hand: how probable what its player chose and played is, if it was dealt that hand.

A player is modelled as a mixture: its moves follow either the learned policy or an alternative one, the
simple policy in tricks and uniform moves in domino. `History` has the moves; `kernels.trick_beliefs` and
`kernels.domino_beliefs` give the likelihood of a single move.

A *sample* is a row of `SAMPLE_SIZE` integers: a deal, and the seats whose player follows the alternative.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np

from kingbot.players.kernels.hand_value import hand_value
from kingbot.players.kernels.jit import Floats, Ints, WeightArray, compiled, jitable

LAPSE_RATE: Final = 0.2  # the share of moves that follow no policy
ALTERNATIVE: Final = 4  # the column of a sample that has the seats with the alternative policy, as bits
SAMPLE_SIZE: Final = 5
CHOICE_SIZE: Final = 5
_DECK: Final = 52
_CACHE_SIZE: Final = 4096  # hands of each seat
_HASH_FACTOR: Final = 0x9E3779B97F4A7C1
_MIN_CHOICE_LIKELIHOOD: Final = 1e-3


class History(NamedTuple):
    """The past of a hand as the player of seat `own` has seen it.

    For each move its seat in `seats`, its card in `cards` (from 52 on: no card) and the state before it in
    `states`, one a row, laid out as the move's likelihood wants it. `choices` were open to `chooser` (-1:
    nothing to learn from; see `choice_likelihood`). `excluded` are the cards that each seat cannot hold
    (`kernels.dealing`). `prior` is the probability that a player follows the alternative policy, before any
    move. `cached_hands` and `cached_values` keep results of `log_likelihood`, because a seat's moves depend
    on no hand but its own and the same hands come up again.
    """

    states: Ints
    seats: Ints
    cards: Ints
    choices: Floats
    chooser: int
    own: int
    dealer: int
    excluded: Ints
    prior: float
    cached_hands: Ints
    cached_values: Floats


def new_history(
    states: Ints,
    seats: Ints,
    cards: Ints,
    *,
    own: int,
    dealer: int,
    excluded: Ints,
    prior: float,
    chooser: int = -1,
    choices: Floats | None = None,
) -> History:
    """A history with an empty cache."""
    weighed = np.zeros((0, CHOICE_SIZE)) if choices is None else choices
    hands, values = np.full((4, _CACHE_SIZE), -1, np.int64), np.empty((4, _CACHE_SIZE, 2))
    return History(states, seats, cards, weighed, chooser, own, dealer, excluded, prior, hands, values)


def move_log_likelihoods(
    rules: Any, weights: WeightArray, row: Ints, seat: int, card: int, dealer: int, dealt: int, hand: int
) -> tuple[float, float]:
    """The log-likelihoods of a move by the learned and by the alternative policy.

    `row` is the state before it, as in `History.states`, `dealt` the hand that its player was dealt and
    `hand` what was left of it. `kernels.jit.specialized` makes an implementation for each type of `rules`.
    """
    raise TypeError(f"no likelihood of moves under {type(rules).__name__}")


@compiled
def choice_likelihood(weights: WeightArray, choices: Floats, hand: int) -> float:
    """The probability that a player with this hand makes the choice that was made among `choices`.

    A row of `choices` is an index of `HAND_KINDS` and a special suit (`kernels.hand_value`), the points of
    each thing that counts and the average points of the choice, in units that make 1 a great difference, and
    1 if the choice was made.
    """
    made, total = 0.0, 0.0
    for row in range(len(choices)):
        value = hand_value(weights, int(choices[row, 0]), hand, int(choices[row, 1]))
        share = math.exp(value * choices[row, 2] - choices[row, 3])
        total += share
        if choices[row, 4] > 0:
            made += share
    return made / total


@compiled
def _mixture(learned: float, alternative: float) -> tuple[float, float]:
    """The logarithm of the sum of two likelihoods, given as logarithms, and the share of the second in it."""
    most = max(learned, alternative)
    total = math.exp(learned - most) + math.exp(alternative - most)
    return most + math.log(total), math.exp(alternative - most) / total


@compiled
def _computed(
    rules: Any, weights: WeightArray, hand_weights: WeightArray, history: History, seat: int, hand: int
) -> tuple[float, float]:
    dealt = hand
    for number in range(len(history.cards)):
        if history.seats[number] == seat and history.cards[number] < _DECK:
            dealt |= 1 << history.cards[number]
    learned, alternative = math.log(1 - history.prior), math.log(history.prior)
    left = dealt
    for number in range(len(history.cards)):
        if history.seats[number] == seat:
            card = history.cards[number]
            by_learned, by_alternative = move_log_likelihoods(
                rules, weights, history.states[number], seat, card, history.dealer, dealt, left
            )
            learned += by_learned
            alternative += by_alternative
            if card < _DECK:
                left &= ~(1 << card)
    total, share = _mixture(learned, alternative)
    if seat == history.chooser:
        chosen = choice_likelihood(hand_weights, history.choices, dealt)
        total += math.log(chosen + _MIN_CHOICE_LIKELIHOOD)
    return total, share


@jitable
def _cache_index(hand: int) -> int:
    return (hand * _HASH_FACTOR >> 40) & (_CACHE_SIZE - 1)


@compiled
def log_likelihood(
    rules: Any, weights: WeightArray, hand_weights: WeightArray, history: History, seat: int, hand: int
) -> tuple[float, float]:
    """The log-likelihood of the hand that a seat may hold now, and the posterior probability that its player
    follows the alternative policy.
    """
    index = _cache_index(hand)
    if history.cached_hands[seat, index] != hand:
        history.cached_hands[seat, index] = hand
        history.cached_values[seat, index, 0], history.cached_values[seat, index, 1] = _computed(
            rules, weights, hand_weights, history, seat, hand
        )
    return history.cached_values[seat, index, 0], history.cached_values[seat, index, 1]


@compiled
def log_likelihoods(
    rules: Any,
    weights: WeightArray,
    hand_weights: WeightArray,
    history: History,
    samples: Ints,
    results: Floats,
) -> None:
    """Write `log_likelihood` of each sample and opponent to `results[sample, seat]`."""
    for row in range(len(samples)):
        for seat in range(4):
            if seat != history.own:
                results[row, seat, 0], results[row, seat, 1] = log_likelihood(
                    rules, weights, hand_weights, history, seat, samples[row, seat]
                )
