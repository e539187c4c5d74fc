"""Learn everything anew: `python -m kingbot.players.training [LESSONS]`, by itself a quarter of an hour."""

from __future__ import annotations

import sys

import numpy as np

from kingbot.players.kernels.domino_state import ROW
from kingbot.players.kernels.trick_policy import WEIGHTS
from kingbot.players.kernels.trick_rules import KINDS
from kingbot.players.kernels.weights import FILE
from kingbot.players.training.fitting import fit_worths
from kingbot.players.training.trainer import learn_rows, learn_tricks


def main(lessons: int) -> None:
    """Learn with that many lessons a contract, and write `weights.npz`."""
    likings = np.zeros(WEIGHTS, np.float32)
    rows = np.zeros(2 * ROW, np.float32)
    for kind, contract in enumerate(KINDS):
        learn_tricks(kind, likings, lessons, 200)
        print(contract, flush=True)
    learn_rows(rows, lessons, 150)
    print("domino", flush=True)
    figures = fit_worths(likings, rows, 40 * lessons)
    np.savez_compressed(
        FILE,
        tricks=likings.astype(np.float16),
        rows=rows.astype(np.float16),
        worth=figures.astype(np.float32),
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)
