"""The value of a declaration before play, under a sale: expected tricks, and what they pay (rules 6).

All values are in tricks of the declaration.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kingbot.engine.contracts import TRUMP_SUITS, Contract, Trump
from kingbot.engine.options import Options
from kingbot.players.kernels.hand_value import DECLARATION, HAND_KINDS, defence_value, hand_value
from kingbot.players.kernels.weights import weight_tuples

# The standard deviation of the tricks taken, by what was named.
_DEVIATION: Final = {Trump.NO_TRUMP: 1.6, Trump.NULOS: 1.7}
_SUIT_DEVIATION: Final = 1.2
BLIND_TRICKS: Final = 3.55
"""What a declarer takes on average who named a trump without looking."""
DECLARER_TRICKS: Final = 4.5
"""What a declarer takes on average with the best trump."""


@lru_cache(64)
def declarer_tricks(hand: int, trump: Trump) -> float:
    """How many tricks a declarer takes on average."""
    weights = weight_tuples().hand_value
    if trump in TRUMP_SUITS:
        return hand_value(weights, DECLARATION, hand, TRUMP_SUITS[trump])
    played_as = Contract.NO_TRUMP if trump is Trump.NO_TRUMP else Contract.NO_TRICKS
    return hand_value(weights, HAND_KINDS.index(played_as), hand, -1)


def defence_tricks(hand: int) -> float:
    """How many tricks a hand takes on average when somebody else declares."""
    return defence_value(weight_tuples().hand_value, hand)


@lru_cache(4096)
def _distribution(tenths: int, deviation: float) -> tuple[float, ...]:
    """The probabilities of 0 to 13 tricks: a normal distribution with its mean in tenths, cut off."""
    densities = [math.exp(-(((number - tenths / 10) / deviation) ** 2) / 2) for number in range(14)]
    total = sum(densities)
    return tuple(density / total for density in densities)


def _expectation(tricks: float, trump: Trump, value_of: Callable[[int], float]) -> float:
    """The expected value of the tricks taken, given their average."""
    average = round(10 * min(max(tricks, 0.0), 13.0))
    probabilities = _distribution(average, _DEVIATION.get(trump, _SUIT_DEVIATION))
    return sum(share * value_of(number) for number, share in enumerate(probabilities))


def payment(options: Options, price: int, tricks: int) -> int:
    """What the buyer pays the seller, when it takes so many tricks."""
    if options.sale_shortfall == "taken":
        return min(price, tricks)
    if options.sale_shortfall == "double" and tricks < price:
        return tricks + 2 * (price - tricks)
    return price


def declarer_value(options: Options, hand: int, trump: Trump, price: int = 0) -> float:
    """What a declarer earns on average, after paying `price` for the declaration."""

    def earned(number: int) -> float:
        own = 13 - 3 * number if trump is Trump.NULOS else number
        return own - (payment(options, price, number) if price else 0)

    return _expectation(declarer_tricks(hand, trump), trump, earned)


def seller_value(options: Options, hand: int, price: int) -> float:
    """What a seller earns on average, when somebody declares for `price`."""
    # Whoever pays the price expects a little more.
    buyer_tricks = max(DECLARER_TRICKS, price + 0.5)
    paid = _expectation(buyer_tricks, Trump.CLUBS, lambda number: payment(options, price, number))
    return defence_tricks(hand) + paid
