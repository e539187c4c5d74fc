"""Self-play kernels: the policy gradient of repeated plays of the same deals, and mean results of deals."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.domino_policy import (
    CARD_FEATURE_COUNT,
    domino_features,
    fewest_held,
    play_out_domino,
    stop_feature,
)
from kingbot.players.kernels.domino_state import (
    PASS,
    STOP,
    DominoRules,
    first_domino_state,
    fitting_cards,
    lay_card,
    opening_seat,
    score_domino,
)
from kingbot.players.kernels.jit import Floats, Ints, WeightArray, compiled
from kingbot.players.kernels.playout import LEARNED_MODELS, play_out
from kingbot.players.kernels.rng import uniform
from kingbot.players.kernels.trick_policy import FEATURE_COUNT, trick_features
from kingbot.players.kernels.trick_rules import TrickRules, score_tricks
from kingbot.players.kernels.trick_state import first_trick_state, legal_cards, play_card

PLAYS_PER_DEAL: Final = 6
_TRICK_DECISIONS: Final = 52  # in one play of a deal, at most
_DOMINO_DECISIONS: Final = 80
_MAX_CARDS: Final = 13
_MAX_DOMINO_MOVES: Final = 9  # two cards a suit, and a stop
_TEMPERATURE: Final = 0.3  # in the plays that hand values are fitted to


class _Trace(NamedTuple):
    """The decisions of several plays of a deal, for the gradient.

    By play and decision: the `seats`, the number of `moves`, which was `chosen`; by move also its probability
    and the indices of its weights in `features` (-1: none). By play: the number of decisions in `lengths`,
    and the points of each seat.
    """

    features: Ints
    probabilities: Floats
    moves: Ints
    chosen: Ints
    seats: Ints
    lengths: Ints
    points: Floats


@compiled
def _new_trace(decisions: int, moves: int, features: int) -> _Trace:
    return _Trace(
        np.empty((PLAYS_PER_DEAL, decisions, moves, features), np.int64),
        np.empty((PLAYS_PER_DEAL, decisions, moves), np.float64),
        np.empty((PLAYS_PER_DEAL, decisions), np.int64),
        np.empty((PLAYS_PER_DEAL, decisions), np.int64),
        np.empty((PLAYS_PER_DEAL, decisions), np.int64),
        np.empty(PLAYS_PER_DEAL, np.int64),
        np.empty((PLAYS_PER_DEAL, 4), np.float64),
    )


@compiled
def _sample(trace: _Trace, play: int, decision: int, seat: int, moves: int, rng: Ints) -> int:
    """Normalize the probabilities of a decision's moves, sample one, and note both."""
    probabilities = trace.probabilities[play, decision]
    total = 0.0
    for move in range(moves):
        total += probabilities[move]
    target = uniform(rng) * total
    chosen = moves - 1
    for move in range(moves):
        if target >= 0 and target < probabilities[move]:
            chosen = move
        target -= probabilities[move]
        probabilities[move] /= total
    trace.seats[play, decision] = seat
    trace.moves[play, decision] = moves
    trace.chosen[play, decision] = chosen
    return chosen


@compiled
def _add_gradient(trace: _Trace, scale: float, sharpness: Floats, gradient: Floats) -> None:
    """Add the gradient of the expected points, in units of `scale`, by the seats with sharpness 1."""
    for play in range(PLAYS_PER_DEAL):
        for decision in range(trace.lengths[play]):
            seat = trace.seats[play, decision]
            if sharpness[seat] < 1:
                continue
            total = 0.0
            for other in range(PLAYS_PER_DEAL):
                total += trace.points[other, seat]
            own = trace.points[play, seat] * PLAYS_PER_DEAL
            advantage = (own - total) / (PLAYS_PER_DEAL - 1) / scale
            for move in range(trace.moves[play, decision]):
                made = 1.0 if move == trace.chosen[play, decision] else 0.0
                push = advantage * (made - trace.probabilities[play, decision, move])
                for index in trace.features[play, decision, move]:
                    if index >= 0:
                        gradient[index] += push


@compiled
def trick_gradient(
    rules: TrickRules,
    weights: WeightArray,
    deals: Ints,
    leader: int,
    pair: int,
    sharpness: Floats,
    scale: float,
    rng: Ints,
    gradient: Floats,
) -> None:
    """Play deals of tricks by the policy, and add the gradient of the points, in units of `scale`.

    `sharpness` multiplies each seat's logits: 1 for those who learn, less for careless opponents.
    """
    trace = _new_trace(_TRICK_DECISIONS, _MAX_CARDS, FEATURE_COUNT)
    hands = np.empty(4, np.int64)
    taken = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for play in range(PLAYS_PER_DEAL):
            hands[:] = deals[deal]
            taken[:] = 0
            state = first_trick_state(leader, pair, 15 if pair else 0, 0)
            decision = 0
            while not state.over:
                hand = hands[state.turn]
                cards = legal_cards(rules, state, hand)
                if cards & (cards - 1):
                    moves = 0
                    rest = cards
                    while rest:
                        features = trick_features(rules, state, hand, lowest(rest))
                        rest &= rest - 1
                        logit = 0.0
                        for block in range(FEATURE_COUNT):
                            trace.features[play, decision, moves, block] = features[block]
                            logit += weights[features[block]]
                        trace.probabilities[play, decision, moves] = math.exp(logit * sharpness[state.turn])
                        moves += 1
                    for _ in range(_sample(trace, play, decision, state.turn, moves, rng)):
                        cards &= cards - 1
                    decision += 1
                state = play_card(rules, state, hands, taken, lowest(cards))
            trace.lengths[play] = decision
            score_tricks(rules, taken, pair, trace.points[play])
        _add_gradient(trace, scale, sharpness, gradient)


@compiled
def domino_gradient(
    rules: DominoRules,
    weights: WeightArray,
    deals: Ints,
    starter: int,
    sharpness: Floats,
    scale: float,
    rng: Ints,
    gradient: Floats,
) -> None:
    """As `trick_gradient` in domino; `starter` begins where no card must be laid first."""
    trace = _new_trace(_DOMINO_DECISIONS, _MAX_DOMINO_MOVES, CARD_FEATURE_COUNT)
    hands = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for play in range(PLAYS_PER_DEAL):
            hands[:] = deals[deal]
            state = first_domino_state(opening_seat(rules, hands, starter))
            decision = 0
            while not state.over:
                hand = hands[state.turn]
                cards = hand & fitting_cards(rules, state.laid)
                card = lowest(cards) if cards else PASS
                if cards & (cards - 1) or state.extra:
                    choices, fewest = count(cards), fewest_held(hands, state.turn)
                    moves = 0
                    rest = cards
                    while rest:
                        features = domino_features(rules, hand, state.laid, lowest(rest), choices, fewest)
                        rest &= rest - 1
                        logit = 0.0
                        for block in range(CARD_FEATURE_COUNT):
                            trace.features[play, decision, moves, block] = features[block]
                            logit += weights[features[block]]
                        trace.probabilities[play, decision, moves] = math.exp(logit * sharpness[state.turn])
                        moves += 1
                    if state.extra:
                        stop = stop_feature(rules)
                        trace.features[play, decision, moves] = -1
                        trace.features[play, decision, moves, 0] = stop
                        stop_logit = weights[stop] * sharpness[state.turn]
                        trace.probabilities[play, decision, moves] = math.exp(stop_logit)
                        moves += 1
                    for _ in range(_sample(trace, play, decision, state.turn, moves, rng)):
                        cards &= cards - 1
                    card = lowest(cards) if cards else STOP
                    decision += 1
                state = lay_card(rules, state, hands, card)
            trace.lengths[play] = decision
            score_domino(rules, state, hands, 0, trace.points[play])
        _add_gradient(trace, scale, sharpness, gradient)


@compiled
def mean_counts(
    rules: TrickRules, weights: WeightArray, deals: Ints, leaders: Ints, rng: Ints, results: Floats
) -> None:
    """Add to `results[deal, seat]` what each seat takes of what counts, averaged over several plays."""
    hands = np.empty(4, np.int64)
    taken = np.empty(4, np.int64)
    for deal in range(len(deals)):
        for _ in range(PLAYS_PER_DEAL):
            hands[:] = deals[deal]
            taken[:] = 0
            state = first_trick_state(leaders[deal], 0, 0, 0)
            play_out(rules, weights, state, hands, taken, LEARNED_MODELS, _TEMPERATURE, False, rng)
            for seat in range(4):
                results[deal, seat] += taken[seat] / PLAYS_PER_DEAL


@compiled
def mean_domino_points(
    rules: DominoRules, weights: WeightArray, deals: Ints, starters: Ints, rng: Ints, results: Floats
) -> None:
    """Add to `results[deal, seat]` the points of each seat in domino, averaged over several plays."""
    hands = np.empty(4, np.int64)
    points = np.empty(4, np.float64)
    for deal in range(len(deals)):
        for _ in range(PLAYS_PER_DEAL):
            hands[:] = deals[deal]
            state = first_domino_state(opening_seat(rules, hands, starters[deal]))
            state = play_out_domino(rules, weights, state, hands, 0, _TEMPERATURE, rng)
            score_domino(rules, state, hands, 0, points)
            for seat in range(4):
                results[deal, seat] += points[seat] / PLAYS_PER_DEAL
