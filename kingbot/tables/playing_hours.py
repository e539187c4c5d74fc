"""Playing hours: when a person plays, and measuring time that counts only then.

*Counted time* are the seconds within the playing hours and outside a holiday. Hours are wall-clock times in
the person's own time zone: a moment is within them if a clock on the wall shows so. When summer time begins
or ends, wall-clock times are skipped or come twice, and with them the hours that they are part of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from kingbot.preferences import PersonSettings

Span = tuple[datetime, datetime]
DAY: Final = timedelta(days=1)
SECOND: Final = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class PlayingHours:
    """When a person plays: from `begin` to `end` on these `days` (0 is Monday), except on `holiday`.

    Times and dates are in the time zone `zone`. An `end` not later than `begin` is on the next day, so equal
    ones mean the whole day. A holiday lasts from its first date through its last.
    """

    zone: ZoneInfo
    begin: time = time(0)
    end: time = time(0)
    days: frozenset[int] = frozenset(range(7))
    holiday: tuple[date, date] | None = None

    def spans(self, start: datetime) -> Iterator[Span]:
        """The playing times from `start` on, in UTC and in order; an infinite iterator.

        One may begin at the very moment at which the one before it ends.
        """
        for begin, end, offset in _constant_offsets(start.astimezone(UTC), self.zone):
            first, last = (begin + offset).date() - DAY, (end + offset).date()
            for number in range((last - first).days + 1):
                day = first + number * DAY
                if day.weekday() not in self.days or self._on_holiday(day):
                    continue
                opens, closes = self._wall_clock_span(day)
                span = max(begin, opens - offset), min(end, closes - offset)
                if span[0] < span[1]:
                    yield span

    def is_open(self, at: datetime) -> bool:
        """Whether a moment is within the playing hours."""
        return next(self.spans(at))[0] <= at

    def next_open(self, at: datetime) -> datetime:
        """The moment itself if it is within the playing hours, else the beginning of the next ones."""
        return next(self.spans(at))[0]

    def after(self, start: datetime, seconds: float) -> datetime:
        """When this many seconds of counted time will have passed since `start`."""
        left = timedelta(seconds=seconds)
        for begin, end in self.spans(start):
            if left <= end - begin:
                return begin + left
            left -= end - begin
        raise AssertionError("spans never end")

    def counted(self, start: datetime, end: datetime) -> float:
        """The seconds of counted time between two moments; 0 if the second is not later."""
        total = timedelta()
        if start < end:
            for begin, until in self.spans(start):
                if begin >= end:
                    break
                total += min(until, end) - begin
        return total.total_seconds()

    def _wall_clock_span(self, day: date) -> Span:
        """The playing time of a day as clocks on the wall show it, marked as UTC to calculate with."""
        last = day if self.end > self.begin else day + DAY
        return datetime.combine(day, self.begin, UTC), datetime.combine(last, self.end, UTC)

    def _on_holiday(self, day: date) -> bool:
        return self.holiday is not None and self.holiday[0] <= day <= self.holiday[1]


def _constant_offsets(start: datetime, zone: ZoneInfo) -> Iterator[tuple[datetime, datetime, timedelta]]:
    """All time from `start` on, in UTC, in pieces of at most a day, each with its one offset from UTC."""
    while True:
        end, offset = start + DAY, _offset(start, zone)
        if _offset(end, zone) != offset:  # between these the clocks are changed
            before = start
            while end - before > SECOND:
                middle = before + (end - before) // 2
                before, end = (middle, end) if _offset(middle, zone) == offset else (before, middle)
            end = end.replace(microsecond=0)
        yield start, end, offset
        start = end


def _offset(at: datetime, zone: ZoneInfo) -> timedelta:
    """The offset from UTC, by which clocks on the wall are ahead of it."""
    return at.astimezone(zone).utcoffset() or timedelta()


ALWAYS: Final = PlayingHours(ZoneInfo("UTC"))


def hours_of(settings: PersonSettings) -> PlayingHours:
    """The playing hours in a person's settings."""
    return PlayingHours(
        ZoneInfo(settings.zone), settings.begin, settings.end, frozenset(settings.days), settings.holiday
    )
