"""Trying what may be done on many deals: everything on the same deals, with the same chance.

Each trial fills a table of what it brought, one row a choice, one column a deal.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from kingbot.players.kernels.bits import lowest
from kingbot.players.kernels.domino_state import DominoTerms, Rows, lay, lay_out, settle_rows
from kingbot.players.kernels.endgame import DEPTH, STACK, solve
from kingbot.players.kernels.hand_value import defended, worth
from kingbot.players.kernels.jit import Floats, Ints, Weights, compiled
from kingbot.players.kernels.playout import ALIKE, Manners, play_out
from kingbot.players.kernels.trick_beliefs import MANNER, with_pair
from kingbot.players.kernels.trick_rules import Terms
from kingbot.players.kernels.trick_state import Table, put, settle

# An odd number that sends the chance of neighbouring deals far apart.
_FAR: Final = 0x9E3779B97F4A7C1
_DECLARATION: Final = 7  # in `kernels.trick_rules.KINDS`


@compiled
def aim(seat: int, points: Floats, totals: Floats, spread: float) -> float:
    """What a player wants: points, or, where `spread` is not negative, places.

    `totals` are those before the hand; `spread` is how far the rest of the match may move two totals apart.
    """
    if spread < 0:
        return float(points[seat])
    own = totals[seat] + points[seat]
    beaten: float = 0.0
    for other in range(4):
        if other != seat:
            ahead = own - totals[other] - points[other]
            if spread > 0:
                beaten += 1 / (1 + math.exp(-1.7 * ahead / spread))
            elif ahead >= 0:
                beaten += 1.0 if ahead > 0 else 0.5
    return beaten + 1e-4 * float(points[seat])  # among equals, points


@compiled
def try_cards(
    terms: Terms,
    weights: Weights,
    table: Table,
    taken: Ints,
    dealer: int,
    faded: int,
    deals: Ints,
    cards: Ints,
    endings: int,
    noise: float,
    seed: int,
    totals: Floats,
    spread: float,
    brought: Floats,
) -> None:
    """Each of `cards` played, and the hand played out; exactly where at most `endings` tricks are left.

    `deals` are guesses (`kernels.trick_beliefs`), `faded` the cards that the others have forgotten.
    """
    seat = table.turn
    exact = 13 - table.trick <= endings
    hands = np.empty((DEPTH, 4), np.int64)
    gained = np.empty((DEPTH, 4), np.int64)
    points = np.empty((DEPTH, 4), np.float64)
    stack = np.empty((DEPTH, STACK), np.int64)
    luck = np.empty(1, np.int64)
    for row in range(len(deals)):
        now = table
        for other in range(4):
            now = with_pair(now, deals[row, other], other, dealer)
        for number in range(len(cards)):
            hands[0] = deals[row, :4]
            gained[0] = taken
            after = put(terms, now, hands[0], gained[0], cards[number])
            if exact:
                solve(terms, after, hands, gained, points, stack)
            else:
                luck[0] = seed + row * _FAR
                manners = Manners(deals[row, MANNER], faded, seat)
                play_out(terms, weights, after, hands[0], gained[0], manners, noise, False, luck)
                settle(terms, gained[0], now.pair, points[0])
            brought[number, row] = aim(seat, points[0], totals, spread)


@compiled
def try_hand(
    choices: tuple[Terms, Terms, Terms, Terms],
    named: int,
    weights: Weights,
    figures: Weights,
    leader: int,
    seat: int,
    declarer: int,
    pairs: Ints,
    called: int,
    deals: Ints,
    noise: float,
    seed: int,
    totals: Floats,
    spread: float,
    brought: Floats,
) -> None:
    """Whole hands on the `named` of four terms, which differ in the trump; where −1, on the declarer's best
    suit.

    `pairs` has the seats of one pair for each deal, 0 where there are none.
    """
    hands = np.empty(4, np.int64)
    taken = np.empty(4, np.int64)
    points = np.empty(4, np.float64)
    luck = np.empty(1, np.int64)
    for row in range(len(deals)):
        hands[:] = deals[row]
        taken[:] = 0
        chosen = named
        if named < 0:
            most = -1e9
            for number in range(4):
                suit = lowest(choices[number].trump) // 13
                likes = worth(figures, _DECLARATION, hands[declarer], suit)
                if likes > most:
                    chosen, most = number, likes
        terms = choices[chosen]
        pair = pairs[row]
        aware = 15 if pair and called == 0 else pair
        table = Table(leader, -1, 0, 0, leader, 0, 0, 0, 0, 0, pair, aware, called, 0)
        luck[0] = seed + row * _FAR
        play_out(terms, weights, table, hands, taken, ALIKE, noise, False, luck)
        settle(terms, taken, pair, points)
        brought[row] = aim(seat, points, totals, spread)


@compiled
def try_rows(
    terms: DominoTerms,
    weights: Weights,
    rows: Rows,
    seat: int,
    pairs: Ints,
    guesses: Ints,
    cards: Ints,
    noise: float,
    seed: int,
    totals: Floats,
    spread: float,
    brought: Floats,
) -> None:
    """Each of `cards` laid (−2: nothing yet), and the hand of domino played out.

    Where nothing is laid and a card must begin, its holder begins. `guesses` are as for
    cards.
    """
    hands = np.empty(4, np.int64)
    points = np.empty(4, np.float64)
    luck = np.empty(1, np.int64)
    for row in range(len(guesses)):
        for number in range(len(cards)):
            hands[:] = guesses[row, :4]
            luck[0] = seed + row * _FAR
            after = rows
            if cards[number] != -2:
                after = lay(terms, rows, hands, cards[number])
            elif rows.laid == 0 and terms.opening >= 0:
                for other in range(4):
                    if hands[other] >> terms.opening & 1:
                        after = Rows(other, 0, 0, other, 0, 0)
            after = lay_out(terms, weights, after, hands, guesses[row, MANNER], noise, luck)
            settle_rows(terms, after, hands, pairs[row], points)
            brought[number, row] = aim(seat, points, totals, spread)


@compiled
def try_sale(
    choices: tuple[Terms, Terms, Terms, Terms],
    weights: Weights,
    figures: Weights,
    leader: int,
    dealer: int,
    pairs: Ints,
    deals: Ints,
    noise: float,
    seed: int,
    margin: float,
    tricks: Ints,
    prices: Ints,
) -> None:
    """Who would buy: the others' answers to an offer at each price, and the tricks when the buyer declares.

    `prices` gets the buyer (−1: nobody) and what they pay for each deal and price asked, `tricks` those of
    each seat for each deal and buyer.
    """
    hands = np.empty(4, np.int64)
    suits = np.empty(4, np.int64)
    most = np.empty(4, np.float64)
    luck = np.empty(1, np.int64)
    for row in range(len(deals)):
        for step in range(1, 4):
            buyer = (dealer + step) & 3
            hand = deals[row, buyer]
            best = -1e9
            for number in range(4):
                likes = worth(figures, _DECLARATION, hand, lowest(choices[number].trump) // 13)
                if likes > best:
                    suits[buyer], best = number, likes
            most[buyer] = best - defended(figures, hand) - margin
            hands[:] = deals[row]
            pair = pairs[row]
            table = Table(leader, -1, 0, 0, leader, 0, 0, 0, 0, 0, pair, pair, 0, 0)
            luck[0] = seed + row * _FAR
            tricks[row, buyer] = 0
            play_out(
                choices[suits[buyer]], weights, table, hands, tricks[row, buyer], ALIKE, noise, False, luck
            )
        for asked in range(1, 14):
            standing = asked - 1
            prices[row, asked, 0] = -1
            for step in range(1, 4):
                buyer = (dealer + step) & 3
                if most[buyer] >= standing + 1:
                    standing += 1
                    prices[row, asked, 0] = buyer
            prices[row, asked, 1] = standing
