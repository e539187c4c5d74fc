"""Soft evidence: how well a deal explains what the others have said and played.

A player is taken to play either by the rules of thumb that were learned or plainly, whichever explains their
plays, and with some carelessness; what was named is weighed by what else might have been. Deals that make the
past likely are searched more often.

A *guess* is a deal and, in a fifth place, the seats that play plainly (in domino: lay anything).
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.hand_value import worth
from kingbot.players.kernels.jit import Floats, Ints, Weights, compiled, shared
from kingbot.players.kernels.playout import draw, pick
from kingbot.players.kernels.simple_policy import taste
from kingbot.players.kernels.trick_rules import Terms
from kingbot.players.kernels.trick_state import Table, allowed, forgetting, put, store, stored

CARELESS: Final = 0.2  # the share of plays that follow no rule
PLAIN: Final = 0.5  # the share of players who play plainly, before anything is seen of them
MANNER: Final = 4  # where a guess has the seats that do not go by the rules of thumb
KEPT: Final = 4096  # hands of a seat whose explanation is kept
_SPREAD: Final = 0x9E3779B97F4A7C1


def nothing_known() -> tuple[Ints, Floats]:
    """Room for what hands tell: `known` and `told` of `Evidence`."""
    return np.full((4, KEPT), -1, np.int64), np.empty((4, KEPT, 2))


@shared
def place_of(hand: int) -> int:
    """Where what a hand tells is kept."""
    return (hand * _SPREAD >> 40) & (KEPT - 1)


class Evidence(NamedTuple):
    """The past of a hand as the player of seat `own` has seen it, and what it tells of the others' hands.

    Play for play its seat, its card, the position before (`relive`) and the cards that had `faded` by then
    from the others' minds; the `choices` that were open to `chooser` (−1: nothing to weigh; a choice is a
    row, see `speech`); `dealer`; and seat by seat the cards that are `barred` (`kernels.dealing.bar`).
    What a seat's plays tell depends on no hand but its own: `known` has up to `KEPT` hands of each seat, at
    first −1, and `told` what `_explain` said of them.
    """

    tables: Ints
    seats: Ints
    cards: Ints
    faded: Ints
    choices: Floats
    chooser: int
    own: int
    dealer: int
    barred: Ints
    known: Ints
    told: Floats


@compiled
def speech(figures: Weights, choices: Floats, hand: int) -> float:
    """The odds that a hand makes the marked ones among `choices`.

    A choice is a row: a sort and a suit that matters (`kernels.hand_value`), what each counted thing is
    worth and what the choice is worth on average, on a scale where one is a weighty difference; 1 if it was
    made.
    """
    made, total = 0.0, 0.0
    for row in range(len(choices)):
        likes = worth(figures, int(choices[row, 0]), hand, int(choices[row, 1]))
        share = math.exp(likes * choices[row, 2] - choices[row, 3])
        total += share
        if choices[row, 4] > 0:
            made += share
    return made / total


@compiled
def either(one: float, other: float) -> tuple[float, float]:
    """The logarithm of the odds of one thing or the other, and the share of the other in them.

    `one` and `other` are logarithms of odds.
    """
    most = max(one, other)
    likely = math.exp(one - most) + math.exp(other - most)
    return most + math.log(likely), math.exp(other - most) / likely


@compiled
def _play(
    terms: Terms, weights: Weights, table: Table, faded: int, hand: int, card: int
) -> tuple[float, float]:
    """The logarithms of the odds of a play: by one who goes by what was learned, and by a plain player."""
    cards = allowed(terms, table, hand)
    if cards & (cards - 1) == 0:
        return 0.0, 0.0
    number = count(cards)
    mind = forgetting(table, faded)
    learned = _preferred(terms, weights, mind, hand, cards, card, 0)
    plain = _preferred(terms, weights, mind, hand, cards, card, 1)
    return (
        math.log((1 - CARELESS) * learned + CARELESS / number),
        math.log((1 - CARELESS) * plain + CARELESS / number),
    )


@compiled
def _preferred(
    terms: Terms, weights: Weights, table: Table, hand: int, cards: int, card: int, plain: int
) -> float:
    """The odds that a player who is not careless prefers `card` to the others of `cards`."""
    most, made, total = -1e9, -1e9, 0.0
    while cards:
        each = lowest(cards)
        cards &= cards - 1
        likes = taste(terms, weights, table, hand, each, plain)
        if likes > most:
            total *= math.exp(most - likes)
            most = likes
        total += math.exp(likes - most)
        if each == card:
            made = likes
    return math.exp(made - most) / total


@compiled
def relive(terms: Terms, table: Table, cards: Ints, tables: Ints) -> None:
    """Keep the position before each of the plays (`kernels.trick_state.store`)."""
    hands = np.zeros(4, np.int64)
    taken = np.zeros(4, np.int64)
    for number in range(len(cards)):
        store(table, tables[number])
        table = put(terms, table, hands, taken, cards[number])


@compiled
def _explain(
    terms: Terms, weights: Weights, figures: Weights, past: Evidence, seat: int, hand: int
) -> tuple[float, float]:
    """How well a hand explains what its player has named and played.

    The logarithm of the odds, and the odds that the player plays plainly.
    """
    cards = past.cards
    whole = hand
    for number in range(len(cards)):
        if past.seats[number] == seat:
            whole |= 1 << cards[number]
    learned, plain = math.log(1 - PLAIN), math.log(PLAIN)
    left = whole
    for number in range(len(cards)):
        if past.seats[number] == seat:
            now = with_pair(stored(past.tables[number]), whole, seat, past.dealer)
            by_rule, plainly = _play(terms, weights, now, past.faded[number], left, cards[number])
            learned += by_rule
            plain += plainly
            left &= ~(1 << cards[number])
    odds, share = either(learned, plain)
    if seat == past.chooser:
        odds += math.log(speech(figures, past.choices, whole) + 1e-3)
    return odds, share


@compiled
def _told(
    terms: Terms, weights: Weights, figures: Weights, past: Evidence, seat: int, hand: int
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
def explain(
    terms: Terms, weights: Weights, figures: Weights, past: Evidence, guesses: Ints, told: Floats
) -> None:
    """What the past tells of each guess and seat but one's own, into `told`: the logarithm of the odds of the
    hand, and the odds that its player plays plainly.
    """
    for row in range(len(guesses)):
        for seat in range(4):
            if seat != past.own:
                told[row, seat, 0], told[row, seat, 1] = _told(
                    terms, weights, figures, past, seat, guesses[row, seat]
                )


@compiled
def stir(
    terms: Terms,
    weights: Weights,
    figures: Weights,
    past: Evidence,
    swaps: int,
    trust: float,
    chance: Ints,
    guesses: Ints,
) -> None:
    """Change guesses bit by bit: so many times two others may swap a card, the rather the likelier it is.

    In the long run each guess comes up as often as its odds, raised to the power of `trust`, say (the method
    is Metropolis's).
    """
    for row in range(len(guesses)):
        for _ in range(swaps):
            first = (past.own + 1 + (draw(chance) * 3 >> 31)) & 3
            second = (first + 1) & 3
            if second == past.own:
                second = (second + 1) & 3
            one, other = guesses[row, first], guesses[row, second]
            if one == 0 or other == 0:
                continue
            given, got = pick(one, chance), pick(other, chance)
            if past.barred[second] >> given & 1 or past.barred[first] >> got & 1:
                continue
            swapped = 1 << given | 1 << got
            gain = (
                _told(terms, weights, figures, past, first, one ^ swapped)[0]
                + _told(terms, weights, figures, past, second, other ^ swapped)[0]
                - _told(terms, weights, figures, past, first, one)[0]
                - _told(terms, weights, figures, past, second, other)[0]
            )
            if draw(chance) / 2147483648.0 < math.exp(min(0.0, trust * gain)):
                guesses[row, first] = one ^ swapped
                guesses[row, second] = other ^ swapped


@compiled
def guess_manners(own: int, told: Floats, chance: Ints, guesses: Ints) -> None:
    """Draw for each guess who of the others does not go by the rules of thumb; `told` is as for `explain`."""
    for row in range(len(guesses)):
        guesses[row, MANNER] = 0
        for seat in range(4):
            if seat != own and draw(chance) / 2147483648.0 < told[row, seat, 1]:
                guesses[row, MANNER] |= 1 << seat


@shared
def with_pair(table: Table, hand: int, seat: int, dealer: int) -> Table:
    """The table as a seat knows it that was dealt `hand`: the holder of the called card, and nobody else, is
    aware from the start that the dealer is the partner.
    """
    if table.pair or not hand & table.called:
        return table
    return Table(
        table.turn, table.led, table.best, table.high, table.holder, table.lying, table.loot, table.played,
        table.trick, table.voids, 1 << dealer | 1 << seat, 1 << seat, table.called, table.over,
    )  # fmt: skip


@compiled
def choose(likely: Floats, trust: float, chance: Ints, guesses: Ints, chosen: Ints) -> None:
    """Fill `chosen` with guesses drawn by their odds, evenly spread; `likely` becomes running totals.

    `trust` is the power the odds are raised to, below 1 where the model is not to be believed too far.
    """
    most = likely.max()
    total = 0.0
    for row in range(len(likely)):
        total += math.exp(trust * (likely[row] - most))
        likely[row] = total
    start = draw(chance) / 2147483648.0
    row = 0
    for number in range(len(chosen)):
        target = (number + start) / len(chosen) * total
        while row < len(likely) - 1 and likely[row] < target:
            row += 1
        chosen[number] = guesses[row]
    for number in range(len(chosen) - 1, 0, -1):
        other = draw(chance) * (number + 1) >> 31
        for place in range(MANNER + 1):
            chosen[number, place], chosen[other, place] = chosen[other, place], chosen[number, place]
