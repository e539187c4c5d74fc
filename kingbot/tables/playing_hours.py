"""Playing hours: when a person plays, and measuring time that counts only then.

*Counted time* are the seconds within the playing hours and outside a holiday. Hours are wall-clock times in
the person's own time zone, so they do not move when daylight saving time begins or ends: the hours of such
a day are an hour shorter or longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from kingbot.preferences import PersonSettings

Span = tuple[datetime, datetime]
DAY: Final = timedelta(days=1)


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
        """The playing times from `start` on, in UTC and in order; an infinite iterator."""
        first = start.astimezone(self.zone).date() - DAY
        free_from = start
        for number in count():
            day = first + number * DAY
            if day.weekday() not in self.days or self._on_holiday(day):
                continue
            begin, end = self._span_of(day)
            begin = max(begin, free_from)
            if begin < end:
                free_from = end
                yield begin, end

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

    def _span_of(self, day: date) -> Span:
        """The playing time of a day. If a wall-clock time occurs twice, the longer span is taken."""
        last = day if self.end > self.begin else day + DAY
        begin = datetime.combine(day, self.begin, self.zone)
        end = datetime.combine(last, self.end, self.zone).replace(fold=1)
        return begin.astimezone(UTC), end.astimezone(UTC)

    def _on_holiday(self, day: date) -> bool:
        return self.holiday is not None and self.holiday[0] <= day <= self.holiday[1]


ALWAYS: Final = PlayingHours(ZoneInfo("UTC"))


def hours_of(settings: PersonSettings) -> PlayingHours:
    """The playing hours in a person's settings."""
    return PlayingHours(
        ZoneInfo(settings.zone), settings.begin, settings.end, frozenset(settings.days), settings.holiday
    )
