"""Beliefs in domino: the likelihood of a card that was laid, or of a stop."""

from __future__ import annotations

import math
from typing import Final

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.domino_policy import domino_logit, stop_feature
from kingbot.players.kernels.domino_state import STOP, DominoRules, fitting_cards
from kingbot.players.kernels.jit import Ints, WeightArray, specialized
from kingbot.players.kernels.likelihood import LAPSE_RATE, move_log_likelihoods

ROW_SIZE: Final = 3
"""The columns of `History.states`: the cards laid before, whether a stop was possible, and the fewest cards
that an opponent held.
"""


@specialized(move_log_likelihoods, DominoRules)
def _lay_log_likelihoods(
    rules: DominoRules,
    weights: WeightArray,
    row: Ints,
    seat: int,
    card: int,
    dealer: int,
    dealt: int,
    hand: int,
) -> tuple[float, float]:
    laid, extra, fewest = row[0], row[1], row[2]
    cards = hand & fitting_cards(rules, laid)
    choices = count(cards)
    if choices + extra < 2:
        return 0.0, 0.0
    most, own, total = -1e9, -1e9, 0.0
    if extra:
        most = float(weights[stop_feature(rules)])
        total = 1.0
        if card == STOP:
            own = most
    while cards:
        each = lowest(cards)
        cards &= cards - 1
        value = domino_logit(rules, weights, hand, laid, each, choices, fewest)
        if value > most:
            total *= math.exp(most - value)
            most = value
        total += math.exp(value - most)
        if each == card:
            own = value
    moves = choices + extra
    learned = math.log((1 - LAPSE_RATE) * math.exp(own - most) / total + LAPSE_RATE / moves)
    return learned, -math.log(moves)
