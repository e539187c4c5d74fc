"""The endgame solver agrees with an independent one, and with exhaustive search."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest
from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

from kingbot.cards import PACK, RANK_LETTERS
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.options import Options
from kingbot.players.kernels.endgame import MAX_DEPTH, STACK_WIDTH, solve
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.trick_state import TrickState, first_trick_state
from kingbot.players.rules_encoding import trick_rules

OPTIONS = Options(points={Contract.DECLARATION: 1, Contract.NO_TRUMP: 1, Contract.NO_TRICKS: -1})
TRUMPS = {None: Denom.nt, Trump.CLUBS: Denom.clubs, Trump.HEARTS: Denom.hearts, Trump.SPADES: Denom.spades}
SEATS = (Player.north, Player.east, Player.south, Player.west)


def _solved(rules: TrickRules, state: TrickState, hands: list[int]) -> list[float]:
    rows, taken = np.zeros((MAX_DEPTH, 4), np.int64), np.zeros((MAX_DEPTH, 4), np.int64)
    points, stack = np.zeros((MAX_DEPTH, 4)), np.zeros((MAX_DEPTH, STACK_WIDTH), np.int64)
    rows[0] = hands
    solve(rules, state, rows, taken, points, stack)
    return [float(each) for each in points[0]]


def _ending(rng: random.Random, size: int) -> list[int]:
    pack = rng.sample(range(52), 4 * size)
    return [sum(1 << card for card in pack[seat::4]) for seat in range(4)]


def _state(size: int, leader: int, hands: list[int], pair: int = 0b0101) -> TrickState:
    played = PACK & ~sum(hands)
    return first_trick_state(leader, pair, 15, 0)._replace(played=played, trick=13 - size)


def _written(hand: int) -> str:
    """A hand as bridge players write it: spades, hearts, diamonds, clubs."""
    suits = [[RANK_LETTERS[r] for r in range(12, -1, -1) if hand >> (13 * s + r) & 1] for s in (3, 2, 1, 0)]
    return ".".join("".join(suit) for suit in suits)


@pytest.mark.parametrize("seed", range(20))
def test_two_pairs_end_as_double_dummy_players_do(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        size, leader, trump = rng.choice((2, 3, 4)), rng.randrange(4), rng.choice(list(TRUMPS))
        hands = _ending(rng, size)
        contract = Contract.DECLARATION if trump else Contract.NO_TRUMP
        ours = _solved(trick_rules(OPTIONS, contract, trump), _state(size, leader, hands), hands)
        deal = Deal("N:" + " ".join(_written(hand) for hand in hands))
        deal.trump, deal.first = TRUMPS[trump], SEATS[leader]
        most = max(tricks for _, tricks in solve_board(deal))
        # Each member of a pair has half of what both take.
        assert 2 * ours[leader] == most
        assert 2 * (ours[0] + ours[1]) == size


def _tried(rules: TrickRules, hands: list[int], leader: int) -> list[float]:
    """Two tricks left, each seat for itself: everything tried, the slow way."""
    first = [card for card in range(52) if hands[leader] >> card & 1]

    def best(seat: int, trick: tuple[int, ...]) -> tuple[list[int], tuple[int, ...]]:
        if len(trick) == 4:
            return _finish(rules, hands, leader, trick), trick
        held = [card for card in range(52) if hands[seat] >> card & 1]
        if trick and any(card // 13 == trick[0] // 13 for card in held):
            held = [card for card in held if card // 13 == trick[0] // 13]
        outcomes = [best((seat + 1) % 4, (*trick, card)) for card in sorted(held, reverse=True)]
        return max(outcomes, key=lambda outcome: -outcome[0][seat])

    assert len(first) == 2
    return [-float(number) for number in best(leader, ())[0]]


def _finish(rules: TrickRules, hands: list[int], leader: int, trick: tuple[int, ...]) -> list[int]:
    taken = [0, 0, 0, 0]
    seat = _taker(leader, trick)
    taken[seat] += 1
    left = [hands[(leader + place) % 4] & ~(1 << card) for place, card in enumerate(trick)]
    last = [each.bit_length() - 1 for each in left]
    turned = tuple(last[(seat - leader + place) % 4] for place in range(4))
    taken[_taker(seat, turned)] += 1
    return taken


def _taker(leader: int, trick: tuple[int, ...]) -> int:
    followers = [(card, place) for place, card in enumerate(trick) if card // 13 == trick[0] // 13]
    return (leader + max(followers)[1]) % 4


def test_four_for_themselves_each_take_what_is_best_for_them() -> None:
    rng = random.Random(2)
    rules = trick_rules(OPTIONS, Contract.NO_TRICKS)
    for _, leader in product(range(50), range(4)):
        hands = _ending(rng, 2)
        assert _solved(rules, _state(2, leader, hands, 0), hands) == _tried(rules, hands, leader)
