"""Parsing playing hours that people type, and showing them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, time
from functools import cache
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from discord.utils import format_dt

from kingbot.i18n import Words
from kingbot.preferences import PersonSettings
from kingbot.ui.errors import UserError
from kingbot.ui.names import clean

NOTHING: Final = "-"  # resets a setting
MIN_HOURS_A_WEEK: Final = 12
MAX_HOLIDAY: Final = 35  # days
_HOURS: Final = re.compile(r"(\d{1,2})(?::(\d\d))?\s*[-–]\s*(\d{1,2})(?::(\d\d))?")
_ALWAYS: Final = {"begin": time(0), "end": time(0)}


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones with a region, and UTC."""
    return tuple(sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC"))


def read_zone(text: str) -> dict[str, Any]:
    """Parse the name of a time zone, or its city alone, in any case and with blanks for underscores.

    :raises UserError: `bad-zone`.
    """
    typed = text.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones() if zone.casefold() == typed]
    found += [zone for zone in zones() if zone.casefold().endswith(f"/{typed}")]
    if not found:
        raise UserError("bad-zone", {"text": clean(text).replace("`", "'")})
    return {"zone": found[0]}


def zone_name(zone: str) -> str:
    """A time zone as people call it: by its city."""
    return zone.rpartition("/")[2].replace("_", " ")


def read_hours(text: str) -> dict[str, Any]:
    """Parse daily hours: `18-23`, `20:30-1:15`.

    :raises UserError: `bad-hours`.
    """
    if text.strip() == NOTHING:
        return _ALWAYS
    match = _HOURS.fullmatch(text.strip())
    if match is None:
        raise UserError("bad-hours")
    first, first_minute, last, last_minute = (int(part or 0) for part in match.groups())
    try:
        return {"begin": time(first, first_minute), "end": time(0 if last == 24 else last, last_minute)}
    except ValueError:
        raise UserError("bad-hours") from None


def read_days(text: str) -> dict[str, Any]:
    """Parse days of the week, 1 being Monday: `1-5`, `6,7`.

    :raises UserError: `bad-days`.
    """
    if text.strip() == NOTHING:
        return {"days": tuple(range(7))}
    days: set[int] = set()
    for part in re.split(r"[,\s]+", text.strip()):
        match = re.fullmatch(r"([1-7])(?:[-–]([1-7]))?", part)
        if match is None:
            raise UserError("bad-days")
        first, last = int(match[1]) - 1, int(match[2] or match[1]) - 1
        days |= {(first + offset) % 7 for offset in range((last - first) % 7 + 1)}
    return {"days": tuple(sorted(days))}


def read_holiday(text: str) -> dict[str, Any]:
    """Parse the first and the last date of a holiday in ISO format.

    :raises UserError: `bad-holiday`.
    """
    if text.strip() == NOTHING:
        return {"holiday": None}
    try:
        first, last = (date.fromisoformat(part) for part in re.findall(r"\d{4}-\d\d-\d\d", text))
    except ValueError:
        raise UserError("bad-holiday", {"days": MAX_HOLIDAY}) from None
    if not 0 <= (last - first).days < MAX_HOLIDAY:
        raise UserError("bad-holiday", {"days": MAX_HOLIDAY})
    return {"holiday": (first, last)}


def check_hours(settings: PersonSettings) -> None:
    """Refuse too few hours a week.

    :raises UserError: `too-few-hours`.
    """
    begin, end = (at.hour * 60 + at.minute for at in (settings.begin, settings.end))
    minutes = (end - begin) % (24 * 60) or 24 * 60
    if minutes * len(settings.days) < MIN_HOURS_A_WEEK * 60:
        raise UserError("too-few-hours", {"hours": MIN_HOURS_A_WEEK})


def hours_lines(settings: PersonSettings, w: Words) -> Iterable[str]:
    """A person's playing hours and holiday in words."""
    yield f"**{w('hours-title')}**"
    if settings.begin == settings.end and len(settings.days) == 7:
        yield w("hours-always")
    else:
        days = ", ".join(w(f"weekday-{day}") for day in settings.days)
        begin, end = (format(at, "%H:%M") for at in (settings.begin, settings.end))
        yield w("hours-line", days=days, begin=begin, end=end, zone=zone_name(settings.zone))
    if settings.holiday is not None:
        noon = time(12, tzinfo=ZoneInfo(settings.zone))
        first, last = (format_dt(datetime.combine(day, noon), "D") for day in settings.holiday)
        yield w("hours-holiday", first=first, last=last)
    yield f"-# {w('hours-tip')}"
