"""Correspondence over a month: every match ends, and nobody is disturbed when they should not be."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.tables.month import Month


async def test_a_month_at_a_few_tables(path: Path) -> None:
    report = await Month(path, 4, "no_queens").play(timedelta(days=60))
    assert set(report.ended) <= {"finished", "abandoned"}
    assert sum(report.ended.values()) == 4


@pytest.mark.long
async def test_a_month_at_fifty_tables(path: Path) -> None:
    """Where one plays in the morning and all others at night a trick takes a day; those need longer."""
    report = await Month(path, 50, "no_queens,declaration,domino").play(timedelta(days=120))
    print(report)
    assert set(report.ended) <= {"finished", "abandoned"}
    assert sum(report.ended.values()) == 50
    assert report.in_the_month >= 30
    assert report.pings <= report.plays + report.timed_out
