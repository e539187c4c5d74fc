"""Playing hours around changes of the clocks, against a walk along a clock on the wall (docs/clock.md 5)."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.tables.playing_hours import PlayingHours

ZONES = sorted(available_timezones() - {"localtime"})
YEARS = range(2000, 2038)
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
AROUND = timedelta(hours=26)


def on_the_wall(at: datetime, zone: str) -> datetime:
    """What a clock on the wall shows there."""
    return at.astimezone(ZoneInfo(zone)).replace(tzinfo=None, fold=0)


@cache
def changes(zone: str, year: int) -> tuple[datetime, ...]:
    """When the clocks of a zone are put forward or back in a year."""
    found = []
    for number in range(366):
        day = datetime(year, 1, 1, tzinfo=UTC) + number * DAY
        if on_the_wall(day + DAY, zone) - on_the_wall(day, zone) != DAY:
            at = day
            while on_the_wall(at + MINUTE, zone) - on_the_wall(at, zone) == MINUTE:
                at += MINUTE
            found.append(at + MINUTE)
    return tuple(found)


def summer_times(zone: str) -> list[int]:
    """The years from 2000 to 2037 in which a zone has summer time."""
    hours = {
        year: {on_the_wall(datetime(year, month, 1, tzinfo=UTC), zone).hour for month in (1, 7)}
        for year in YEARS
    }
    return [year for year in YEARS if len(hours[year]) > 1]


def opened(hours: PlayingHours, at: datetime) -> bool:
    """Whether a moment is within the hours: said by the date and time that a clock on the wall shows."""
    wall = on_the_wall(at, hours.zone.key)
    for begun_on in (wall.date(), wall.date() - timedelta(days=1)):
        ends_on = begun_on if hours.end > hours.begin else begun_on + timedelta(days=1)
        within = datetime.combine(begun_on, hours.begin) <= wall < datetime.combine(ends_on, hours.end)
        away = hours.holiday is not None and hours.holiday[0] <= begun_on <= hours.holiday[1]
        if within and begun_on.weekday() in hours.days and not away:
            return True
    return False


def walked(hours: PlayingHours, start: datetime, end: datetime) -> list[datetime]:
    """The minutes within the hours, found by looking at the clock at each of them."""
    minutes = (start + number * MINUTE for number in range((end - start) // MINUTE))
    return [minute for minute in minutes if opened(hours, minute)]


def counted(hours: PlayingHours, start: datetime, end: datetime) -> list[datetime]:
    """The minutes of the spans between two moments."""
    found: list[datetime] = []
    for begin, until in hours.spans(start):
        if begin >= end:
            return found
        found += [begin + number * MINUTE for number in range((min(until, end) - begin) // MINUTE)]
    raise AssertionError("spans never end")


all_summer_times = st.sampled_from([(zone, years) for zone in ZONES if (years := summer_times(zone))])


@st.composite
def hours_around_a_change(draw: st.DrawFn) -> tuple[PlayingHours, datetime]:
    """Hours in any zone, most of them with an edge within two hours of what is skipped or comes twice."""
    zone, years = draw(all_summer_times)
    change = draw(st.sampled_from(changes(zone, draw(st.sampled_from(years)))))
    wall = on_the_wall(change, zone)
    near = st.integers(-120, 120).map(lambda minutes: (wall + minutes * MINUTE).time())
    anytime = st.times().map(lambda at: at.replace(second=0, microsecond=0))
    edge = st.one_of(near, near, anytime)
    days = draw(st.frozensets(st.integers(0, 6), min_size=1))
    first = wall.date() + timedelta(days=draw(st.integers(-2, 2)))
    holiday = draw(st.none() | st.just((first, first + timedelta(days=draw(st.integers(0, 1))))))
    return PlayingHours(ZoneInfo(zone), draw(edge), draw(edge), days, holiday), change


def test_the_changes_are_found() -> None:
    assert [at.isoformat() for at in changes("Europe/Rome", 2026)] == [
        "2026-03-29T01:00:00+00:00",
        "2026-10-25T01:00:00+00:00",
    ]
    assert sum(bool(summer_times(zone)) for zone in ZONES) > 300


@given(hours_around_a_change())
def test_hours_are_those_of_a_clock_on_the_wall(case: tuple[PlayingHours, datetime]) -> None:
    hours, change = case
    start, end = change - AROUND, change + AROUND
    expected = walked(hours, start, end)
    assert counted(hours, start, end) == expected
    assert hours.counted(start, end) == 60 * len(expected)


@given(hours_around_a_change(), st.integers(0, 3000))
def test_time_is_up_when_the_clock_on_the_wall_has_shown_so_many_minutes(
    case: tuple[PlayingHours, datetime], minutes: int
) -> None:
    hours, change = case
    start = change - AROUND
    expected = walked(hours, start, change + AROUND)
    for used in {0, minutes % (len(expected) or 1), len(expected) // 2} if expected else set():
        assert hours.after(start, 60 * used + 30) == expected[used] + MINUTE / 2
        assert hours.next_open(expected[used]) == expected[used]


@pytest.mark.parametrize("zone", ZONES)
def test_both_changes_of_every_zone_skip_and_repeat_the_hours_they_fall_in(zone: str) -> None:
    for change in changes(zone, (summer_times(zone) or [2026])[-1]):
        before = on_the_wall(change - MINUTE, zone) + MINUTE
        middle = before + (on_the_wall(change, zone) - before) / 2
        start, end = change - timedelta(hours=4), change + timedelta(hours=4)
        for opens, closes in ((before, middle), (middle, before + timedelta(hours=2)), (middle, middle)):
            hours = PlayingHours(ZoneInfo(zone), _minute(opens), _minute(closes))
            assert counted(hours, start, end) == walked(hours, start, end), (hours, change)


def _minute(at: datetime) -> time:
    return at.time().replace(second=0, microsecond=0)


def test_a_day_that_a_zone_has_left_out_has_no_hours() -> None:
    apia = PlayingHours(ZoneInfo("Pacific/Apia"), holiday=(date(2011, 12, 31), date(2011, 12, 31)))
    change = datetime(2011, 12, 30, 10, tzinfo=UTC)  # from the end of the 29th to the beginning of the 31st
    assert apia.next_open(change) == change + timedelta(days=1)
