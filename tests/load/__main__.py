"""Playing at many tables and printing what it costs, a line for each number of tables.

python -m tests.load --tables 10 100 1000 --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.load.measuring import Load, Measured, measure
from tests.support.postgres import another_postgres_database

PAGES: Final = 2**20
COLUMNS: Final = (
    "tables",
    "plays/s",
    "ack p50",
    "ack p99",
    "own p50",
    "own p99",
    "other p50",
    "other p99",
    "board p50",
    "board p99",
    "lag p50",
    "lag p99",
    "CPU/play",
    "bot CPU",
    "driver CPU",
    "MB calm",
    "MB",
    "calls/play",
    "held",
    "refused",
    "stalled",
    "errors",
)


def at(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed, in milliseconds; 0 without values."""
    return 1000 * sorted(values)[int(share * (len(values) - 1))] if values else 0.0


def row(found: Measured) -> list[str]:
    """What was measured, in words of the width of its column."""
    figures, plays = found.figures, max(1, found.figures.plays)
    times = [
        f"{at(values, share):.0f}"
        for values in (found.acknowledged, figures.window, figures.other, figures.board, found.lag)
        for share in (0.5, 0.99)
    ]
    return [
        str(found.load.tables),
        f"{plays / found.seconds:.1f}",
        *times,
        f"{1000 * found.processor / plays:.1f}",
        f"{found.processor / found.seconds:.0%}",
        f"{found.driver / found.seconds:.0%}",
        f"{found.memory_calm / PAGES:.0f}",
        f"{found.memory / PAGES:.0f}",
        f"{found.calls / plays:.1f}",
        f"{len(found.held)}",
        str(found.refused),
        str(figures.stalled),
        str(len(found.errors)),
    ]


def line(words: Sequence[str]) -> str:
    """A line of the table that is printed."""
    return " ".join(
        word.rjust(max(len(word), len(column))) for word, column in zip(words, COLUMNS, strict=True)
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=60.0, help="of play that is measured")
    parser.add_argument("--think", type=float, default=8.0, help="seconds before somebody plays, on average")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--level", default="club", help="of the bots in half of the seats")
    parser.add_argument("--matches", type=int, default=4, help="that the tables are made of")
    parser.add_argument("--no-pictures", action="store_true")
    return parser.parse_args()


async def _main(given: argparse.Namespace) -> None:
    print(f"{given.database}; times in milliseconds, CPU/play too; p50 and p99 from a press")
    print(line(COLUMNS), flush=True)
    for tables in given.tables:
        with TemporaryDirectory() as folder:
            load = Load(
                tables,
                given.seconds,
                given.think,
                matches=given.matches,
                level=given.level,
                database=another_postgres_database() if given.database == "postgresql" else "",
                settings={"pictures": not given.no_pictures},
            )
            found = await measure(load, Path(folder))
        print(line(row(found)), flush=True)
        for each in found.errors[:5]:
            print(f"  {each}")
    print(f"a whole match: {found.bytes_a_match:,} bytes, {found.moves_a_match} moves of two people")


if __name__ == "__main__":
    asyncio.run(_main(_arguments()))
