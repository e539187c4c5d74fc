"""A month of correspondence: every match ends, and nobody is pinged outside their hours."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.tables.month_simulation import MonthSimulation


async def test_a_month_at_a_few_tables(path: Path) -> None:
    report = await MonthSimulation(path, 4, "no_queens").play(timedelta(days=60))
    assert set(report.ended) <= {"finished", "abandoned"}
    assert sum(report.ended.values()) == 4


@pytest.mark.long
async def test_a_month_at_fifty_tables(path: Path) -> None:
    """Where one plays in the morning and all others at night a trick takes a day; those need longer."""
    report = await MonthSimulation(path, 50, "no_queens,declaration,domino").play(timedelta(days=120))
    print(report)
    assert set(report.ended) <= {"finished", "abandoned"}
    assert sum(report.ended.values()) == 50
    assert report.ended_in_time >= 30
    assert report.pings <= report.moves_made + report.timed_out
