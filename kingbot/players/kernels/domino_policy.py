"""The learned policy for domino: a logit for each card that fits and for the stop, and playouts with it.

As in `kernels.trick_policy` a card has one feature in each block of `FEATURES`, and its logit is the sum of
their weights; a stop has a weight of its own. Features tell whom a card helps: how many of the cards beyond
it in its row are held, and how many others hold.
"""

from __future__ import annotations

from typing import Final

from kingbot.cards import FULL_SUIT
from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.domino_state import (
    ACE,
    BELOW_ACE,
    PASS,
    STOP,
    DominoRules,
    DominoState,
    fitting_cards,
    lay_card,
)
from kingbot.players.kernels.feature_layout import FeatureLayout
from kingbot.players.kernels.jit import Ints, WeightArray, WeightSequence, compiled, jitable
from kingbot.players.kernels.rng import gumbel, random_below, random_card
from kingbot.players.kernels.trick_rules import SUIT_OF

DOMINO_KINDS: Final = ("start_seven", "start_eight")
"""What there are weights for, by `DominoRules.kind`."""

FEATURES: Final = FeatureLayout(
    {
        "beyond": (6, 7, 2),  # cards beyond it held, and not held, starts a row
        "next_card": (3, 5, 2),  # next card is none, held or not held; length of the run held; goes up
        "choices": (4, 4),  # cards beyond it held, cards of the hand that fit
        "hand_size": (14, 3),  # cards held, next card is none, held or not held
        "fewest_held": (5, 4),  # fewest cards an opponent holds, cards beyond it not held
        "row_left": (8, 3),  # cards beyond it, length of the run held
        "stop": (1,),  # no card
    }
)
CARD_FEATURE_COUNT: Final = len(FEATURES.blocks) - 1
_BEYOND: Final = FEATURES.offset("beyond")
_NEXT_CARD: Final = FEATURES.offset("next_card")
_CHOICES: Final = FEATURES.offset("choices")
_HAND_SIZE: Final = FEATURES.offset("hand_size")
_FEWEST_HELD: Final = FEATURES.offset("fewest_held")
_ROW_LEFT: Final = FEATURES.offset("row_left")
_STOP: Final = FEATURES.offset("stop")
_KIND_SIZE: Final = FEATURES.size


@jitable
def stop_feature(rules: DominoRules) -> int:
    """The index of the weight of a stop."""
    return rules.kind * _KIND_SIZE + _STOP


@jitable
def domino_features(
    rules: DominoRules, hand: int, laid: int, card: int, choices: int, fewest: int
) -> tuple[int, int, int, int, int, int]:
    """The indices of the weights of a card of `hand`, one in each block of `FEATURES` but the stop's.

    `choices` is how many cards of `hand` fit, `fewest` how many cards the opponent with fewest holds.
    """
    suit = SUIT_OF[card]
    rank = card - 13 * suit
    own = hand >> 13 * suit & FULL_SUIT
    row = laid >> 13 * suit & FULL_SUIT
    starts = 0
    low_part = (1 << rank) - 1
    high_part = FULL_SUIT & ~((2 << rank) - 1)
    if rank == 12:
        beyond = 0
        next_card = 0
        up = 0
    elif row & BELOW_ACE == 0:
        starts = 1
        beyond = low_part | high_part
        next_card = (1 << rank) << 1 | (1 << rank) >> 1
        up = 0
    elif rank > rules.start:
        beyond = high_part if rules.both else high_part & BELOW_ACE
        next_card = (2 << rank) & beyond
        up = 1
    else:
        beyond = low_part | ACE
        next_card = (1 << rank) >> 1 if rank else ACE
        up = 0
    beyond &= ~row
    next_card &= ~row
    mine = count(own & beyond)
    theirs = count(beyond & ~own)
    run = 0
    if next_card == 0:
        follower = 0
    elif next_card & ~own:
        follower = 2
    else:
        follower = 1
        if not starts:
            step = next_card
            while step & own and run < 4:
                run += 1
                step = (step << 1) & FULL_SUIT if up else (step >> 1 if step > 1 else 0)
        else:
            run = 2
    start = rules.kind * _KIND_SIZE
    return (
        start + _BEYOND + (min(mine, 5) * 7 + min(theirs, 6)) * 2 + starts,
        start + _NEXT_CARD + (follower * 5 + run) * 2 + up,
        start + _CHOICES + 4 * min(mine, 3) + min(choices, 4) - 1,
        start + _HAND_SIZE + 3 * count(hand) + follower,
        start + _FEWEST_HELD + 4 * min((fewest - 1) // 2, 4) + min(theirs, 3),
        start + _ROW_LEFT + 3 * min(mine + theirs, 7) + min(run, 2),
    )


@jitable
def domino_logit(
    rules: DominoRules, weights: WeightSequence, hand: int, laid: int, card: int, choices: int, fewest: int
) -> float:
    """The logit of a card of `hand`; the parameters are those of `domino_features`."""
    a, b, c, d, e, f = domino_features(rules, hand, laid, card, choices, fewest)
    logit: float = weights[a] + weights[b] + weights[c] + weights[d] + weights[e] + weights[f]
    return logit


@jitable
def fewest_held(hands: Ints, turn: int) -> int:
    """How many cards the opponent of `turn` with the fewest holds; at least one."""
    fewest = 13
    for step in range(1, 4):
        fewest = min(fewest, count(hands[(turn + step) & 3]))
    return max(fewest, 1)


@compiled
def _sample_move(
    rules: DominoRules,
    weights: WeightArray,
    state: DominoState,
    hand: int,
    cards: int,
    fewest: int,
    temperature: float,
    rng: Ints,
) -> int:
    """Sample a card or `STOP` from the softmax of the logits; the best with temperature 0."""
    choices = count(cards)
    chosen, most = STOP, -1e9
    if state.extra:
        most = weights[stop_feature(rules)]
        if temperature > 0:
            most += temperature * gumbel(rng)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = domino_logit(rules, weights, hand, state.laid, card, choices, fewest)
        if temperature > 0:
            value += temperature * gumbel(rng)
        if value > most:
            chosen, most = card, value
    return chosen


@compiled
def _random_move(cards: int, extra: int, rng: Ints) -> int:
    """A uniform sample of the cards and, with `extra`, `STOP`."""
    if extra and random_below(rng, count(cards) + 1) == 0:
        return STOP
    return random_card(rng, cards)


@compiled
def play_out_domino(
    rules: DominoRules,
    weights: WeightArray,
    state: DominoState,
    hands: Ints,
    uniform: int,
    temperature: float,
    rng: Ints,
) -> DominoState:
    """Play a hand of domino to its end, changing `hands` in place; the last state.

    `uniform` has the seats whose moves are uniformly random; the others have the learned policy.
    """
    while not state.over:
        hand = hands[state.turn]
        cards = hand & fitting_cards(rules, state.laid)
        if cards == 0:
            card = PASS
        elif cards & (cards - 1) == 0 and not state.extra:
            card = lowest(cards)
        elif uniform >> state.turn & 1:
            card = _random_move(cards, state.extra, rng)
        else:
            fewest = fewest_held(hands, state.turn)
            card = _sample_move(rules, weights, state, hand, cards, fewest, temperature, rng)
        state = lay_card(rules, state, hands, card)
    return state
