"""The course: many lessons at all sorts of tables, and the steps taken after each."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

import numpy as np

from kingbot.cards import FULL_SUIT, SUIT_CARDS, CardSet, Suit
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.options import Options
from kingbot.players.kernels.domino_state import domino_terms
from kingbot.players.kernels.jit import Floats, Ints, Weights
from kingbot.players.kernels.trick_policy import ROW
from kingbot.players.kernels.trick_rules import KINDS, terms_of
from kingbot.players.training.self_play import lesson, row_lesson

_POINTS: Final = dict.fromkeys(Contract, -1) | {Contract.DECLARATION: 1, Contract.NO_TRUMP: 1}

TABLES: Final = (
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
"""Tables with duties of all sorts."""

ROW_TABLES: Final = (
    Options(domino_start="seven_diamonds"),
    Options(domino_start="any_seven"),
    Options(domino_start="eight_clubs", domino_ace="both", domino_win=8),
)

# The spread of a seat's points, in which gains are measured; a suit's or a single card's is the least.
_SCALES: Final = {
    Contract.NO_KINGS_JACKS: 1.5,
    Contract.NO_QUEENS: 1.0,
    Contract.NO_HEARTS: 2.5,
    Contract.NO_LAST_TWO: 0.6,
    Contract.NO_TRICKS: 2.5,
    Contract.DECLARATION: 2.0,
    Contract.NO_TRUMP: 2.5,
}
_SINGLE: Final = 0.45
_CARELESS: Final = (1.0, 1.0, 0.4, 0.0)  # how sharp rivals are, drawn for each lesson


class Climber:
    """Climbs a slope with momentum, each weight at its own pace (the method known as Adam)."""

    def __init__(self, size: int, lessons: int, rate: float = 0.06) -> None:
        self.first: Floats = np.zeros(size)
        self.second: Floats = np.zeros(size)
        self.lessons = lessons
        self.rate = rate
        self.number = 0

    def step(self, weights: Weights, slope: Floats) -> None:
        """Change the weights in place."""
        self.first = 0.9 * self.first + 0.1 * slope
        self.second = 0.99 * self.second + 0.01 * slope**2
        self.number += 1
        first = self.first / (1 - 0.9**self.number)
        second = self.second / (1 - 0.99**self.number)
        pace = self.rate * (1 - self.number / self.lessons) + 0.002
        weights += (pace * first / (np.sqrt(second) + 1e-5)).astype(np.float32)


def shuffled(rng: random.Random) -> list[CardSet]:
    """Four hands from a shuffled pack."""
    pack = list(range(52))
    rng.shuffle(pack)
    return [sum(1 << card for card in pack[seat::4]) for seat in range(4)]


def passable_suit(hand: CardSet) -> int:
    """A trump that a beginner would name: long, with high cards."""

    def strength(suit: int) -> float:
        part = hand >> 13 * suit & FULL_SUIT
        high = ((12, 1.2), (11, 0.9), (10, 0.6))
        return part.bit_count() + sum(bonus for rank, bonus in high if part >> rank & 1)

    return max(range(4), key=strength)


def to_spades(deal: list[CardSet], suit: int) -> list[CardSet]:
    """The deal with a suit and spades exchanged."""
    if suit == Suit.SPADES:
        return deal
    kept = ~(SUIT_CARDS[suit] | SUIT_CARDS[Suit.SPADES])
    return [hand & kept | (hand >> 13 * suit & FULL_SUIT) << 39 | (hand >> 39) << 13 * suit for hand in deal]


def _sharpness(rng: random.Random) -> Floats:
    sharp = np.ones(4)
    rival = rng.choice(_CARELESS)
    for seat in rng.sample(range(4), 2):
        sharp[seat] = rival
    return sharp


def learn_tricks(kind: int, weights: Weights, lessons: int, deals: int) -> None:
    """Improve the likings for one kind of contract in place."""
    contract = KINDS[kind]
    rng = random.Random(f"tricks {contract}")
    chance: Ints = np.array([rng.getrandbits(62)], np.int64)
    part = weights[kind * ROW : (kind + 1) * ROW]
    climber = Climber(ROW, lessons)
    slope = np.zeros(len(weights))
    counted = _SCALES.get(contract, _SINGLE)
    for _ in range(lessons):
        slope[:] = 0
        for options in (TABLES[0], rng.choice(TABLES)):
            dealt = [shuffled(rng) for _ in range(deals)]
            trump = None
            if contract is Contract.DECLARATION:
                trump = Trump.SPADES
                dealt = [to_spades(deal, passable_suit(deal[3])) for deal in dealt]
            pair = 0b0101 if rng.random() < 0.2 else 0
            leader = 0 if rng.random() < 0.7 else rng.randrange(4)
            terms = terms_of(options, contract, trump)
            hands = np.array(dealt, np.int64)
            lesson(terms, weights, hands, leader, pair, _sharpness(rng), counted, chance, slope)
        climber.step(part, slope[kind * ROW : (kind + 1) * ROW] / deals)


def learn_rows(weights: Weights, lessons: int, deals: int) -> None:
    """Improve the likings for domino in place."""
    rng = random.Random("rows")
    chance: Ints = np.array([rng.getrandbits(62)], np.int64)
    climber = Climber(len(weights), lessons)
    slope = np.zeros(len(weights))
    for _ in range(lessons):
        slope[:] = 0
        for options in ROW_TABLES:
            if rng.random() < 0.3:
                options = replace(options, domino_finish="complete_round")
            scale = 8.0 if options.domino_win == "sum" else 5.0
            hands = np.array([shuffled(rng) for _ in range(deals)], np.int64)
            terms = domino_terms(options, -1)
            row_lesson(terms, weights, hands, rng.randrange(4), _sharpness(rng), scale, chance, slope)
        climber.step(weights, slope / deals)
