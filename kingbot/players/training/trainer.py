"""Training of the policies: many steps of self-play under options of all sorts, with the Adam optimizer."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

import numpy as np

from kingbot.cards import FULL_SUIT, SUIT_CARDS, CardSet, Suit
from kingbot.engine.contracts import NEGATIVE, Contract, Trump
from kingbot.engine.options import Options
from kingbot.players.kernels.jit import Floats, WeightArray
from kingbot.players.kernels.rng import kernel_rng
from kingbot.players.kernels.trick_policy import KIND_SIZE
from kingbot.players.kernels.trick_rules import TRICK_CONTRACTS
from kingbot.players.rules_encoding import domino_rules, trick_rules
from kingbot.players.training.self_play import domino_gradient, trick_gradient

_POINTS: Final = {contract: -1 if contract in NEGATIVE else 1 for contract in TRICK_CONTRACTS}

TRICK_OPTIONS: Final = (
    Options(
        points=_POINTS,
        first_trick_discard="no_penalty",
        penalty_lead="after_break",
        trump_lead="after_break",
    ),
    Options(points=_POINTS),
    Options(points=_POINTS, penalty_lead="never", void_duty="single"),
    Options(points=_POINTS, penalty_lead="after_break", void_duty="penalty", give_up=True, ruff_duty=True),
    Options(
        points=_POINTS,
        penalty_lead="after_break_all",
        void_duty="penalty",
        rifki_void="any_heart",
        give_up=True,
        ruff_duty=True,
        raise_duty="all",
    ),
    Options(points=_POINTS, first_trick_discard="no_penalty", raise_duty="trump", ruff_duty=True),
)
"""Options with duties of all sorts; the first two are the usual ones."""

DOMINO_OPTIONS: Final = (
    Options(domino_start="seven_diamonds"),
    Options(domino_start="any_seven"),
    Options(domino_start="eight_clubs", domino_ace="both", domino_win=8),
)

# The spread of a seat's points, in which gains are measured; that of a contract about one card is the least.
_SCALES: Final = {
    Contract.NO_KINGS_JACKS: 1.5,
    Contract.NO_QUEENS: 1.0,
    Contract.NO_HEARTS: 2.5,
    Contract.NO_LAST_TWO: 0.6,
    Contract.NO_TRICKS: 2.5,
    Contract.DECLARATION: 2.0,
    Contract.NO_TRUMP: 2.5,
}
_LEAST_SCALE: Final = 0.45
_SUM_SCALE, _FIXED_SCALE = 8.0, 5.0  # in domino, by what going out earns
_SHARPNESS: Final = (1.0, 1.0, 0.4, 0.0)  # of opponents, sampled for each step


class Adam:
    """The Adam optimizer, climbing, with a learning rate that falls linearly to nearly 0."""

    def __init__(self, size: int, steps: int, rate: float = 0.06) -> None:
        self.first_moment: Floats = np.zeros(size)
        self.second_moment: Floats = np.zeros(size)
        self.steps = steps
        self.rate = rate
        self.number = 0

    def step(self, weights: WeightArray, gradient: Floats) -> None:
        """Change the weights in place."""
        self.first_moment = 0.9 * self.first_moment + 0.1 * gradient
        self.second_moment = 0.99 * self.second_moment + 0.01 * gradient**2
        self.number += 1
        first = self.first_moment / (1 - 0.9**self.number)
        second = self.second_moment / (1 - 0.99**self.number)
        rate = self.rate * (1 - self.number / self.steps) + 0.002
        weights += (rate * first / (np.sqrt(second) + 1e-5)).astype(np.float32)


def shuffled(rng: random.Random) -> list[CardSet]:
    """Four hands from a shuffled pack."""
    pack = list(range(52))
    rng.shuffle(pack)
    return [sum(1 << card for card in pack[seat::4]) for seat in range(4)]


def likely_trump(hand: CardSet) -> int:
    """A trump suit that even a beginner would name: long, with high cards."""

    def strength(suit: int) -> float:
        part = hand >> 13 * suit & FULL_SUIT
        high = ((12, 1.2), (11, 0.9), (10, 0.6))
        return part.bit_count() + sum(bonus for rank, bonus in high if part >> rank & 1)

    return max(range(4), key=strength)


def with_trump_spades(deal: list[CardSet], suit: int) -> list[CardSet]:
    """The deal with a suit and spades exchanged."""
    if suit == Suit.SPADES:
        return deal
    kept = ~(SUIT_CARDS[suit] | SUIT_CARDS[Suit.SPADES])
    return [hand & kept | (hand >> 13 * suit & FULL_SUIT) << 39 | (hand >> 39) << 13 * suit for hand in deal]


def _sharpness(rng: random.Random) -> Floats:
    """What each seat's logits are multiplied by: two learn, two may be careless."""
    sharpness = np.ones(4)
    opponents = rng.choice(_SHARPNESS)
    for seat in rng.sample(range(4), 2):
        sharpness[seat] = opponents
    return sharpness


def train_trick_policy(kind: int, weights: WeightArray, steps: int, deals: int) -> None:
    """Improve the policy for one contract (an index of `TRICK_CONTRACTS`), in place."""
    contract = TRICK_CONTRACTS[kind]
    rng = random.Random(f"tricks {contract}")
    play_rng = kernel_rng(rng)
    part = slice(kind * KIND_SIZE, (kind + 1) * KIND_SIZE)
    optimizer = Adam(KIND_SIZE, steps)
    gradient = np.zeros(len(weights))
    scale = _SCALES.get(contract, _LEAST_SCALE)
    for _ in range(steps):
        gradient[:] = 0
        for options in (TRICK_OPTIONS[0], rng.choice(TRICK_OPTIONS)):
            dealt = [shuffled(rng) for _ in range(deals)]
            trump = None
            if contract is Contract.DECLARATION:
                trump = Trump.SPADES
                dealt = [with_trump_spades(deal, likely_trump(deal[3])) for deal in dealt]
            pair = 0b0101 if rng.random() < 0.2 else 0
            leader = 0 if rng.random() < 0.7 else rng.randrange(4)
            rules = trick_rules(options, contract, trump)
            hands = np.array(dealt, np.int64)
            trick_gradient(
                rules, weights, hands, leader, pair, _sharpness(rng), scale, play_rng, gradient
            )  # fmt: skip
        optimizer.step(weights[part], gradient[part] / deals)


def train_domino_policy(weights: WeightArray, steps: int, deals: int) -> None:
    """Improve the policy for domino in place."""
    rng = random.Random("rows")
    play_rng = kernel_rng(rng)
    optimizer = Adam(len(weights), steps)
    gradient = np.zeros(len(weights))
    for _ in range(steps):
        gradient[:] = 0
        for options in DOMINO_OPTIONS:
            if rng.random() < 0.3:
                options = replace(options, domino_finish="complete_round")
            scale = _SUM_SCALE if options.domino_win == "sum" else _FIXED_SCALE
            hands = np.array([shuffled(rng) for _ in range(deals)], np.int64)
            rules = domino_rules(options, -1)
            starter = rng.randrange(4)
            domino_gradient(rules, weights, hands, starter, _sharpness(rng), scale, play_rng, gradient)
        optimizer.step(weights, gradient / deals)
