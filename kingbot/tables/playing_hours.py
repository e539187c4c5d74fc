"""Playing hours: when somebody can be expected to play, and the clock that only runs then.

A clock counts *counted time*: the seconds that lie within the playing hours and outside a holiday. Hours are
wall-clock times in the person's own time zone, so they stay where they are when summer time begins or ends:
such a day simply has an hour less, or more, if it falls into them.
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
    """When somebody plays: from `begin` to `end` on these `days` (0 is Monday), unless on `holiday`.

    Times and dates are those of the zone; `end` not later than `begin` means on the next day, so that equal
    ones are the whole day. A holiday lasts from its first date through its last.
    """

    zone: ZoneInfo
    begin: time = time(0)
    end: time = time(0)
    days: frozenset[int] = frozenset(range(7))
    holiday: tuple[date, date] | None = None

    def spans(self, start: datetime) -> Iterator[Span]:
        """The times of play from `start` on, in UTC and in order; without end."""
        first = start.astimezone(self.zone).date() - DAY
        free_from = start
        for number in count():
            day = first + number * DAY
            if day.weekday() not in self.days or self._away(day):
                continue
            begin, end = self._of(day)
            begin = max(begin, free_from)
            if begin < end:
                free_from = end
                yield begin, end

    def open(self, at: datetime) -> bool:
        """Whether that is a time of play."""
        return next(self.spans(at))[0] <= at

    def next_open(self, at: datetime) -> datetime:
        """That moment if it is a time of play, else when the next one begins."""
        return next(self.spans(at))[0]

    def after(self, start: datetime, seconds: float) -> datetime:
        """When so many seconds of play will have passed."""
        left = timedelta(seconds=seconds)
        for begin, end in self.spans(start):
            if left <= end - begin:
                return begin + left
            left -= end - begin
        raise AssertionError("spans never end")

    def counted(self, start: datetime, end: datetime) -> float:
        """How many seconds of play lie between two moments; 0 if the second is not later."""
        total = timedelta()
        if start < end:
            for begin, until in self.spans(start):
                if begin >= end:
                    break
                total += min(until, end) - begin
        return total.total_seconds()

    def _of(self, day: date) -> Span:
        """The hours of a day. Of a wall-clock time that comes twice the wider span is taken."""
        last = day if self.end > self.begin else day + DAY
        begin = datetime.combine(day, self.begin, self.zone)
        end = datetime.combine(last, self.end, self.zone).replace(fold=1)
        return begin.astimezone(UTC), end.astimezone(UTC)

    def _away(self, day: date) -> bool:
        return self.holiday is not None and self.holiday[0] <= day <= self.holiday[1]


ALWAYS: Final = PlayingHours(ZoneInfo("UTC"))


def hours_of(settings: PersonSettings) -> PlayingHours:
    """The hours somebody has set."""
    return PlayingHours(
        ZoneInfo(settings.zone), settings.begin, settings.end, frozenset(settings.days), settings.holiday
    )
