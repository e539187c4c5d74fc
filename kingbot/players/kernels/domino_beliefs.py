"""Soft evidence in domino: how well a hand explains what its player laid, and what was left lying.

A player is taken to lay either by the rules of thumb that were learned, or anything that fits, whichever
explains the cards laid.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.domino_state import ROW, STOP, STOP_MARK, DominoTerms, fitting, row_liking
from kingbot.players.kernels.jit import Floats, Ints, Weights, compiled
from kingbot.players.kernels.trick_beliefs import CARELESS, either, place_of, speech

ARTLESS: Final = 0.3  # the share of players who lay anything that fits, before anything is seen of them


class RowEvidence(NamedTuple):
    """The past of a hand of domino as the player of seat `own` has seen it.

    For each card laid, and each stop, its seat, the card (or `kernels.domino_state.STOP`), what lay before,
    whether the player might have stopped, and how many cards the opponent with fewest held. The rest is as in
    `kernels.trick_beliefs.Evidence`.
    """

    seats: Ints
    cards: Ints
    laid: Ints
    extra: Ints
    fewest: Ints
    choices: Floats
    chooser: int
    own: int
    known: Ints
    told: Floats


@compiled
def _lay(
    terms: DominoTerms, weights: Weights, hand: int, card: int, laid: int, extra: int, fewest: int
) -> tuple[float, float]:
    """The logarithms of the odds of a card or stop: by the rules of thumb, and by one who lays anything."""
    cards = hand & fitting(terms, laid)
    choices = count(cards)
    if choices + extra < 2:
        return 0.0, 0.0
    most, made, total = -1e9, -1e9, 0.0
    if extra:
        most = float(weights[terms.kind * ROW + STOP_MARK])
        total = 1.0
        if card == STOP:
            made = most
    while cards:
        each = lowest(cards)
        cards &= cards - 1
        likes = row_liking(terms, weights, hand, laid, each, choices, fewest)
        if likes > most:
            total *= math.exp(most - likes)
            most = likes
        total += math.exp(likes - most)
        if each == card:
            made = likes
    number = choices + extra
    by_rule = math.log((1 - CARELESS) * math.exp(made - most) / total + CARELESS / number)
    return by_rule, -math.log(number)


@compiled
def _explain(
    terms: DominoTerms, weights: Weights, figures: Weights, past: RowEvidence, seat: int, hand: int
) -> tuple[float, float]:
    """How well a hand explains what its player laid: the logarithm of the odds, and the odds that the player
    lays anything.
    """
    whole = hand
    for number in range(len(past.cards)):
        if past.seats[number] == seat and past.cards[number] != STOP:
            whole |= 1 << past.cards[number]
    learned, artless = math.log(1 - ARTLESS), math.log(ARTLESS)
    left = whole
    for number in range(len(past.cards)):
        if past.seats[number] == seat:
            card = past.cards[number]
            by_rule, any_card = _lay(
                terms, weights, left, card, past.laid[number], past.extra[number], past.fewest[number]
            )
            learned += by_rule
            artless += any_card
            if card != STOP:
                left &= ~(1 << card)
    odds, share = either(learned, artless)
    if seat == past.chooser:
        odds += math.log(speech(figures, past.choices, whole) + 1e-3)
    return odds, share


@compiled
def _told(
    terms: DominoTerms, weights: Weights, figures: Weights, past: RowEvidence, seat: int, hand: int
) -> tuple[float, float]:
    """What `_explain` says, remembered for hands that come up again."""
    place = place_of(hand)
    if past.known[seat, place] != hand:
        past.known[seat, place] = hand
        past.told[seat, place, 0], past.told[seat, place, 1] = _explain(
            terms, weights, figures, past, seat, hand
        )
    return past.told[seat, place, 0], past.told[seat, place, 1]


@compiled
def explain_rows(
    terms: DominoTerms, weights: Weights, figures: Weights, past: RowEvidence, guesses: Ints, told: Floats
) -> None:
    """What the past tells of each guess, as `kernels.trick_beliefs.explain`; of who lays anything."""
    for row in range(len(guesses)):
        for seat in range(4):
            if seat != past.own:
                told[row, seat, 0], told[row, seat, 1] = _told(
                    terms, weights, figures, past, seat, guesses[row, seat]
                )
