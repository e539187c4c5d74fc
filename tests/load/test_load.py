"""The load stays alive: a few tables for a few seconds, each figure there."""

from __future__ import annotations

from pathlib import Path

from tests.load.__main__ import COLUMNS, line, row
from tests.load.measuring import Load, measure

SMALL = Load(
    tables=3,
    seconds=2.0,
    plays=3,
    think=0.2,
    arrive=0.1,
    matches=1,
    rules="classic hands=no_queens,no_hearts",
    level="beginner",
    settings={"pictures": False, "board_pause": 0, "bot_pause": 0.05, "master_milliseconds": 0},
)


async def test_a_few_tables_are_played_at_and_measured(tmp_path: Path) -> None:
    found = await measure(SMALL, tmp_path)
    figures = found.figures
    assert figures.plays >= SMALL.tables
    for times in (found.acknowledged, figures.window, figures.other, figures.board, found.lag):
        assert times
        assert min(times) > 0
    assert (found.errors, found.refused) == ([], 0)
    assert found.calls >= 2 * figures.plays  # each is acknowledged and answered
    assert found.processor > 0 < found.driver
    assert found.memory >= found.memory_calm > 0
    assert found.bytes_a_match > 1000 < 10_000 * found.moves_a_match
    printed = line(row(found))
    assert len(printed) >= len(line(COLUMNS))
    assert printed.split()[0] == str(SMALL.tables)
