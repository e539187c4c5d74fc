"""Playouts of tricks: four policies play a hand to its end. This is the inner loop of the search."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.players.kernels.bits import lowest
from kingbot.players.kernels.jit import Ints, WeightArray, compiled
from kingbot.players.kernels.rng import gumbel, random_card
from kingbot.players.kernels.simple_policy import policy_logit
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.trick_state import TrickState, legal_cards, play_card, with_forgotten


class SeatModels(NamedTuple):
    """How the four seats play: those in `simple` by the simple policy (`kernels.simple_policy`), the rest by
    the learned one; all but the seat `observer` have forgotten the played cards `forgotten`.
    """

    simple: int
    forgotten: int
    observer: int


LEARNED_MODELS: Final = SeatModels(0, 0, 0)
"""All with the learned policy, forgetting nothing."""


@compiled
def sample_card(
    rules: TrickRules,
    weights: WeightArray,
    state: TrickState,
    hand: int,
    cards: int,
    simple: int,
    temperature: float,
    rng: Ints,
) -> int:
    """Sample one of `cards` from the softmax of their logits; the best of them with temperature 0.

    `simple` is 1 for the simple policy, 0 for the learned one.
    """
    chosen, most = -1, -1e9
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = policy_logit(rules, weights, state, hand, card, simple)
        if temperature > 0:
            value += temperature * gumbel(rng)
        if value > most:
            chosen, most = card, value
    return chosen


@compiled
def play_out(
    rules: TrickRules,
    weights: WeightArray,
    state: TrickState,
    hands: Ints,
    taken: Ints,
    models: SeatModels,
    temperature: float,
    uniform: bool,
    rng: Ints,
) -> int:
    """Play a hand to its end, changing `hands` and `taken` in place; how many cards were played.

    `temperature` is that of `sample_card`; with `uniform` every legal card is equally likely instead.
    """
    plays = 0
    while not state.over:
        hand = hands[state.turn]
        cards = legal_cards(rules, state, hand)
        if cards & (cards - 1) == 0:
            card = lowest(cards)
        elif uniform:
            card = random_card(rng, cards)
        else:
            simple = models.simple >> state.turn & 1
            known = state if state.turn == models.observer else with_forgotten(state, models.forgotten)
            card = sample_card(rules, weights, known, hand, cards, simple, temperature, rng)
        state = play_card(rules, state, hands, taken, card)
        plays += 1
    return plays
