"""Learn everything anew: `python -m kingbot.players.school [LESSONS]`, by itself a quarter of an hour."""

from __future__ import annotations

import sys

import numpy as np

from kingbot.players.liking import WEIGHTS
from kingbot.players.lore import FILE
from kingbot.players.rows import ROW
from kingbot.players.school.course import learn_rows, learn_tricks
from kingbot.players.school.fitting import fit_worths
from kingbot.players.terms import KINDS


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
