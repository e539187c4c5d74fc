"""Counted time, around midnight and summer time (docs/clock.md 5)."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingbot.tables.playing_hours import ALWAYS, PlayingHours

ROME = ZoneInfo("Europe/Rome")
EVENINGS = PlayingHours(ROME, time(18), time(23))
NIGHTS = PlayingHours(ROME, time(22), time(2))
HOUR = 3600


def rome(month: int, day: int, hour: int, minute: int = 0, *, fold: int = 0) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=ROME, fold=fold)


def test_without_hours_all_time_counts() -> None:
    start = datetime(2026, 3, 28, 20, tzinfo=UTC)
    assert ALWAYS.after(start, 24 * HOUR) == start + timedelta(days=1)
    assert ALWAYS.is_open(start)


def test_time_outside_the_hours_does_not_count() -> None:
    assert EVENINGS.after(rome(6, 1, 21), 4 * HOUR) == rome(6, 2, 20)
    assert EVENINGS.counted(rome(6, 1, 12), rome(6, 3, 12)) == 10 * HOUR
    assert not EVENINGS.is_open(rome(6, 1, 17, 59))
    assert EVENINGS.is_open(rome(6, 1, 18))
    assert not EVENINGS.is_open(rome(6, 1, 23))
    assert EVENINGS.next_open(rome(6, 1, 23)) == rome(6, 2, 18)


def test_hours_go_on_over_midnight() -> None:
    assert NIGHTS.is_open(rome(6, 2, 1, 59))
    assert not NIGHTS.is_open(rome(6, 2, 2))
    assert NIGHTS.after(rome(6, 1, 23), 2 * HOUR) == rome(6, 2, 1)
    assert NIGHTS.after(rome(6, 2, 1), 2 * HOUR) == rome(6, 2, 23)


def test_a_night_belongs_to_the_day_it_begins_on() -> None:
    friday = PlayingHours(ROME, time(22), time(2), frozenset({4}))
    assert friday.is_open(rome(6, 6, 1))  # early on Saturday
    assert not friday.is_open(rome(6, 5, 1))  # early on Friday
    assert friday.next_open(rome(6, 6, 2)) == rome(6, 12, 22)


def test_a_holiday_stops_the_clock_from_its_first_midnight_to_its_last() -> None:
    away = PlayingHours(ROME, holiday=(date(2026, 6, 10), date(2026, 6, 12)))
    assert away.is_open(rome(6, 9, 23, 59))
    assert not away.is_open(rome(6, 10, 0))
    assert away.next_open(rome(6, 10, 0)) == rome(6, 13, 0)
    assert away.after(rome(6, 9, 22), 4 * HOUR) == rome(6, 13, 2)


def test_an_evening_stays_an_evening_when_summer_time_begins_or_ends() -> None:
    for month, day in ((3, 28), (10, 24)):  # the nights after these days have 23 and 25 hours
        next_evening = EVENINGS.after(rome(month, day, 22), 2 * HOUR)
        assert next_evening == rome(month, day + 1, 19)


def test_the_hour_that_is_left_out_does_not_count() -> None:
    night = PlayingHours(ROME, time(0), time(6))
    assert night.counted(rome(3, 29, 0), rome(3, 29, 6)) == 5 * HOUR
    assert PlayingHours(ROME, time(2), time(3)).next_open(rome(3, 28, 12)) == rome(3, 30, 2)


def test_hours_that_begin_or_end_in_the_hour_that_is_left_out_do_so_when_the_clocks_jump() -> None:
    late, early = PlayingHours(ROME, time(2, 30), time(4)), PlayingHours(ROME, time(1), time(2, 30))
    assert late.next_open(rome(3, 29, 0)) == rome(3, 29, 3)
    assert late.counted(rome(3, 29, 0), rome(3, 29, 6)) == 1 * HOUR
    assert early.counted(rome(3, 29, 0), rome(3, 29, 6)) == 1 * HOUR
    assert not early.is_open(rome(3, 29, 3))


def test_the_hour_that_comes_twice_counts_twice() -> None:
    night = PlayingHours(ROME, time(0), time(6))
    assert night.counted(rome(10, 25, 0), rome(10, 25, 6)) == 7 * HOUR
    twice = PlayingHours(ROME, time(2), time(2, 30))
    assert twice.is_open(rome(10, 25, 2, 10))
    assert not twice.is_open(rome(10, 25, 2, 40))
    assert twice.is_open(rome(10, 25, 2, 10, fold=1))


def test_hours_that_begin_or_end_in_the_hour_that_comes_twice_do_so_twice() -> None:
    late, early = PlayingHours(ROME, time(2, 30), time(4)), PlayingHours(ROME, time(1), time(2, 30))
    assert late.is_open(rome(10, 25, 2, 40))
    assert not late.is_open(rome(10, 25, 2, 10, fold=1))
    assert late.counted(rome(10, 25, 0), rome(10, 25, 6)) == 2 * HOUR
    assert early.counted(rome(10, 25, 0), rome(10, 25, 6)) == 2 * HOUR


def test_where_summer_time_begins_at_midnight_days_follow_each_other() -> None:
    cairo = ZoneInfo("Africa/Cairo")  # 24 April 2026 begins at one o'clock
    hours = PlayingHours(cairo)
    start = datetime(2026, 4, 23, 12, tzinfo=cairo)
    spans = hours.spans(start)
    (first, end), (second, _) = next(spans), next(spans)
    assert first < end <= second
    assert second - end <= timedelta(hours=2)


zones = st.sampled_from([ROME, ZoneInfo("America/Sao_Paulo"), ZoneInfo("Asia/Kathmandu"), ZoneInfo("UTC")])
some_hours = st.builds(
    PlayingHours,
    zones,
    st.times().map(lambda at: at.replace(microsecond=0)),
    st.times().map(lambda at: at.replace(microsecond=0)),
    st.frozensets(st.integers(0, 6), min_size=1),
)
moments = st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC))


@settings(max_examples=150, deadline=None)
@given(hours=some_hours, start=moments, seconds=st.integers(1, 5 * 24 * HOUR))
def test_after_and_counted_are_each_others_inverse(
    hours: PlayingHours, start: datetime, seconds: int
) -> None:
    end = hours.after(start, seconds)
    assert hours.counted(start, end) == pytest.approx(seconds)
    assert hours.is_open(end) or hours.counted(end, hours.next_open(end)) == 0


@settings(max_examples=150, deadline=None)
@given(hours=some_hours, start=moments)
def test_spans_come_in_order_and_within_the_hours(hours: PlayingHours, start: datetime) -> None:
    before = start
    spans = hours.spans(start)
    for begin, end in (next(spans) for _ in range(5)):
        assert before <= begin < end
        assert hours.is_open(begin)
        before = end
