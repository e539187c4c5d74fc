"""What the bots have learned: the figures of `weights.npz`, as arrays for kernels, as tuples for Python."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from kingbot.players.kernels.jit import Weights

FILE: Final = Path(__file__).with_name("weights.npz")


def _load() -> tuple[Weights, Weights, Weights]:
    with np.load(FILE) as file:
        return (
            file["tricks"].astype(np.float32),
            file["rows"].astype(np.float32),
            file["worth"].astype(np.float32),
        )


LIKINGS, ROW_LIKINGS, FIGURES = _load()
"""The weights of `kernels.trick_policy` and of `.rows`, and the figures of `.worth`."""

LIKINGS_READ: Final[tuple[float, ...]] = tuple(LIKINGS.tolist())
ROW_LIKINGS_READ: Final[tuple[float, ...]] = tuple(ROW_LIKINGS.tolist())
FIGURES_READ: Final[tuple[float, ...]] = tuple(FIGURES.tolist())
