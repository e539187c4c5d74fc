"""Bit operations on card sets, alike in Python and in compiled code.

Most of what the bots compute with is written once and marked `@jitable`. These three functions have a second
implementation for kernels instead, because processors have an instruction for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic, overload


def count(cards: int) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The index of the lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The index of the highest card of a set that is not empty."""
    return cards.bit_length() - 1


Build = Callable[[Any, Any, Any, Any], Any]


@intrinsic
def _population_count(typing: Any, cards: Any) -> tuple[Any, Build]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def _trailing_zeros(typing: Any, cards: Any) -> tuple[Any, Build]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), build


@intrinsic
def _leading_zeros(typing: Any, cards: Any) -> tuple[Any, Build]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), build


# Typed as anything: a caller in compiled code passes no typing context.
_POPULATION_COUNT: Any = _population_count
_TRAILING_ZEROS: Any = _trailing_zeros
_LEADING_ZEROS: Any = _leading_zeros


@overload(count)
def _count(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return _POPULATION_COUNT(cards)

    return compiled


@overload(lowest)
def _lowest(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return _TRAILING_ZEROS(cards)

    return compiled


@overload(highest)
def _highest(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return 63 - _LEADING_ZEROS(cards)

    return compiled
