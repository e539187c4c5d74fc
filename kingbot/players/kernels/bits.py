"""Counting and finding bits, alike for Python and for compiled code.

Everything the bots compute with is written once, in functions marked `@shared`: Python calls them
as they stand, compiled kernels inline them. These three are the exception, for the processor has them built
in.
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
def _population(typing: Any, cards: Any) -> tuple[Any, Build]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def _trailing(typing: Any, cards: Any) -> tuple[Any, Build]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), build


@intrinsic
def _leading(typing: Any, cards: Any) -> tuple[Any, Build]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), build


# Inside an overload the intrinsics take only what the compiled code passes, not the typing context.
_POPULATION: Any = _population
_TRAILING: Any = _trailing
_LEADING: Any = _leading


@overload(count)
def _count(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return _POPULATION(cards)

    return compiled


@overload(lowest)
def _lowest(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return _TRAILING(cards)

    return compiled


@overload(highest)
def _highest(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return 63 - _LEADING(cards)

    return compiled
