"""Playing hours that people type."""

from __future__ import annotations

from datetime import date, time
from typing import Any

import pytest

from kingbot.preferences import PersonSettings
from kingbot.ui.errors import UserError
from kingbot.ui.playing_hours import check_hours, read_days, read_holiday, read_hours, read_zone


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Rome", "Europe/Rome"),
        ("europe/rome", "Europe/Rome"),
        ("sao paulo", "America/Sao_Paulo"),
        ("america/sao paulo", "America/Sao_Paulo"),
        (" America/Sao_Paulo ", "America/Sao_Paulo"),
        ("utc", "UTC"),
    ],
)
def test_a_time_zone_is_read_in_any_case_and_with_blanks(text: str, zone: str) -> None:
    assert read_zone(text) == {"zone": zone}


@pytest.mark.parametrize(
    ("text", "begin", "end"),
    [
        ("18-23", time(18), time(23)),
        ("8:30 – 22:15", time(8, 30), time(22, 15)),
        ("20-2", time(20), time(2)),
        ("9-24", time(9), time(0)),
        ("-", time(0), time(0)),
    ],
)
def test_hours_are_read(text: str, begin: time, end: time) -> None:
    assert read_hours(text) == {"begin": begin, "end": end}


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("1-5", (0, 1, 2, 3, 4)),
        ("6,7", (5, 6)),
        ("6-1 3", (0, 2, 5, 6)),
        ("7", (6,)),
        ("-", (0, 1, 2, 3, 4, 5, 6)),
    ],
)
def test_days_are_read(text: str, days: tuple[int, ...]) -> None:
    assert read_days(text) == {"days": days}


def test_a_holiday_has_a_first_and_a_last_date() -> None:
    assert read_holiday("2026-08-01 - 2026-08-15") == {"holiday": (date(2026, 8, 1), date(2026, 8, 15))}
    assert read_holiday("2026-08-01 2026-09-04")["holiday"]
    assert read_holiday("-") == {"holiday": None}


@pytest.mark.parametrize(
    ("read", "text", "key"),
    [
        (read_zone, "Romulus", "bad-zone"),
        (read_hours, "evenings", "bad-hours"),
        (read_hours, "18-25", "bad-hours"),
        (read_hours, "18:60-20", "bad-hours"),
        (read_days, "0", "bad-days"),
        (read_days, "8", "bad-days"),
        (read_days, "", "bad-days"),
        (read_holiday, "August", "bad-holiday"),
        (read_holiday, "2026-08-01", "bad-holiday"),
        (read_holiday, "2026-08-02 2026-08-01", "bad-holiday"),
        (read_holiday, "2026-08-01 2026-09-05", "bad-holiday"),
        (read_holiday, "2026-02-30 2026-03-01", "bad-holiday"),
    ],
)
def test_anything_else_is_refused(read: Any, text: str, key: str) -> None:
    with pytest.raises(UserError) as refused:
        read(text)
    assert refused.value.key == key


def test_twelve_hours_a_week_are_the_least() -> None:
    check_hours(PersonSettings())
    check_hours(PersonSettings(begin=time(18), end=time(20), days=(0, 1, 2, 3, 4, 5)))
    check_hours(PersonSettings(begin=time(22), end=time(4), days=(4, 5)))
    with pytest.raises(UserError):
        check_hours(PersonSettings(begin=time(18), end=time(19, 59), days=(0, 1, 2, 3, 4, 5)))
