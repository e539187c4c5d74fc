"""What a declaration is worth under a sale: tricks guessed from a hand, and money from tricks (rules 6)."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kingbot.engine.contracts import TRUMP_SUITS, Contract, Trump
from kingbot.engine.options import Options
from kingbot.players.kernels.hand_value import defended, worth
from kingbot.players.kernels.trick_rules import KINDS
from kingbot.players.kernels.weights import FIGURES_READ

# How far the tricks taken stray from the guess, by what was named.
_SPREAD: Final = {Trump.NO_TRUMP: 1.6, Trump.NULOS: 1.7}
_SUIT_SPREAD: Final = 1.2
# What a hand nobody has seen takes as declarer: with a trump named blind, or with its best one.
UNSEEN_TRICKS: Final = 3.55
BEST_TRICKS: Final = 4.5


@lru_cache(64)
def tricks_with(hand: int, trump: Trump) -> float:
    """How many tricks a declarer will take, on average."""
    if trump is Trump.NO_TRUMP:
        return worth(FIGURES_READ, KINDS.index(Contract.NO_TRUMP), hand, -1)
    if trump is Trump.NULOS:
        return worth(FIGURES_READ, KINDS.index(Contract.NO_TRICKS), hand, -1)
    return worth(FIGURES_READ, KINDS.index(Contract.DECLARATION), hand, TRUMP_SUITS[trump])


def tricks_against(hand: int) -> float:
    """How many tricks a hand will take when somebody else declares."""
    return defended(FIGURES_READ, hand)


@lru_cache(4096)
def _odds(tenths: int, spread: float) -> tuple[float, ...]:
    heights = [math.exp(-(((number - tenths / 10) / spread) ** 2) / 2) for number in range(14)]
    total = sum(heights)
    return tuple(height / total for height in heights)


def mean(tricks: float, trump: Trump, value_of: Callable[[int], float]) -> float:
    """The average of what a number of tricks is worth, given the guess."""
    odds = _odds(round(10 * min(max(tricks, 0.0), 13.0)), _SPREAD.get(trump, _SUIT_SPREAD))
    return sum(share * value_of(number) for number, share in enumerate(odds))


def moved(options: Options, price: int, tricks: int) -> int:
    """How many tricks' worth go from buyer to seller."""
    if options.sale_shortfall == "taken":
        return min(price, tricks)
    if options.sale_shortfall == "double" and tricks < price:
        return tricks + 2 * (price - tricks)
    return price


def declaring(options: Options, hand: int, trump: Trump, price: int = 0) -> float:
    """What a declarer earns, in tricks' worth, after paying `price` for it."""

    def earned(number: int) -> float:
        own = 13 - 3 * number if trump is Trump.NULOS else number
        return own - (moved(options, price, number) if price else 0)

    return mean(tricks_with(hand, trump), trump, earned)


def selling(options: Options, hand: int, price: int) -> float:
    """What a seller earns, in tricks' worth, when somebody declares for `price`."""
    buyer = max(BEST_TRICKS, price + 0.5)
    paid = mean(buyer, Trump.CLUBS, lambda number: moved(options, price, number))
    return tricks_against(hand) + paid
