"""Layouts of weight vectors: named blocks of features, whose offsets follow from the declared sizes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from math import prod
from typing import Final


class FeatureLayout:
    """The blocks of a weight vector, one after the other, each with a name and the sizes of its dimensions.

    The index of a weight is its block's offset plus its index in the block, the last dimension varying
    fastest.
    """

    def __init__(self, blocks: Mapping[str, tuple[int, ...]]) -> None:
        self.blocks: Final = dict(blocks)
        ends = list(accumulate(prod(shape) for shape in self.blocks.values()))
        self._offsets: Final = dict(zip(self.blocks, [0, *ends], strict=False))
        self.size: Final = ends[-1]

    def offset(self, block: str) -> int:
        """The index of a block's first weight."""
        return self._offsets[block]

    def labels(self) -> tuple[str, ...]:
        """A text for each block that tells its name and dimensions, to compare layouts by."""
        return tuple(f"{name} {'x'.join(map(str, shape))}" for name, shape in self.blocks.items())
