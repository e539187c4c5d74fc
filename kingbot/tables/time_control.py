"""The clock of a table: how long a move may take, and what happens when it takes longer (docs/clock.md).

**Having acted** means: the action that was due is in the log before the table's time ran out there. How it
came there does not matter: touched, typed, planned, or played by itself; what was refused, looked at or
written in the channel does not count. Deadlines stand in the database. One is carried out some time after it,
never before; a move that comes in between still counts, and exactly one of the two does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final


class Mode(StrEnum):
    """How people sit at a table: together, for an evening, over days, or without any clock."""

    NONE = "none"
    LIVE = "live"
    RELAXED = "relaxed"
    CORRESPONDENCE = "correspondence"


class TimeUp(StrEnum):
    """What a bot does when somebody's time has run out: play this one move, or take the seat."""

    MOVE = "move"
    SEAT = "seat"


class TimeControlError(Exception):
    """What was written is no clock; `word` is what could not be read."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How a table keeps time.

    `seconds` for each move, then those of the `bank`, which each seat has once a match. After `remind` per
    cent of a move's time somebody is reminded (0: never). When it has run out, `out` says what a bot does;
    whoever's time has run out `misses` times in a row is taken for absent: a bot gets the seat, and fewer
    votes give it away for good.
    """

    mode: Mode
    seconds: int = 0
    bank: int = 0
    remind: int = 75
    out: TimeUp = TimeUp.MOVE
    misses: int = 3

    def __str__(self) -> str:
        """The clock in one line, with what differs from its mode's usual: `correspondence 12h bank=2d`."""
        usual = CLOCKS[self.mode]
        parts: list[str] = [self.mode.value]
        if self.seconds != usual.seconds:
            parts.append(format_time(self.seconds))
        if self.bank != usual.bank:
            parts.append(f"bank={format_time(self.bank)}")
        parts += [
            f"{name}={getattr(self, name)}"
            for name in ("remind", "out", "misses")
            if getattr(self, name) != getattr(usual, name)
        ]
        return " ".join(parts)

    @property
    def runs(self) -> bool:
        """Whether time is kept at all."""
        return self.mode is not Mode.NONE

    @property
    def over_days(self) -> bool:
        """Whether people play in their own hours only: outside these no clock runs, and nobody is pinged."""
        return self.mode in (Mode.CORRESPONDENCE, Mode.NONE)


CLOCKS: Final = {
    Mode.NONE: TimeControl(Mode.NONE, remind=0),
    Mode.LIVE: TimeControl(Mode.LIVE, 60, bank=300),
    Mode.RELAXED: TimeControl(Mode.RELAXED, 600),
    Mode.CORRESPONDENCE: TimeControl(Mode.CORRESPONDENCE, 24 * 3600, misses=2),
}
NO_CLOCK: Final = CLOCKS[Mode.NONE]

SHORTEST: Final = 10
LONGEST: Final = 14 * 24 * 3600
_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
_TIME: Final = re.compile(r"(\d{1,7})([smhd])")


def parse_clock(line: str) -> TimeControl:
    """The clock written so: a mode, perhaps a time, and options; the mode may be left out before a time.

    :raises ClockError: for a word that means nothing, or a value that cannot be.
    """
    words = line.lower().split() or [Mode.NONE.value]
    if words[0] in list(Mode):
        clock = CLOCKS[Mode(words.pop(0))]
    elif _TIME.fullmatch(words[0]):
        clock = CLOCKS[_mode_for(_time(words[0]))]
    else:
        raise TimeControlError(words[0])
    if not clock.runs and words:
        raise TimeControlError(words[0])
    for word in words:
        clock = _changed(clock, word)
    return clock


def _changed(clock: TimeControl, word: str) -> TimeControl:
    name, _, value = word.partition("=")
    match name:
        case _ if not value and _TIME.fullmatch(name):
            return replace(clock, seconds=_within(word, _time(name), SHORTEST, LONGEST))
        case "bank":
            return replace(clock, bank=_within(word, 0 if value == "0" else _time(value), 0, LONGEST))
        case "remind" | "misses" if value.isascii() and value.isdigit() and len(value) < 4:
            low, high = (0, 95) if name == "remind" else (1, 20)
            number = _within(word, int(value), low, high)
            return replace(clock, remind=number) if name == "remind" else replace(clock, misses=number)
        case "out" if value in list(TimeUp):
            return replace(clock, out=TimeUp(value))
    raise TimeControlError(word)


def _within(word: str, number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise TimeControlError(word)
    return number


def _time(text: str) -> int:
    match = _TIME.fullmatch(text)
    if match is None:
        raise TimeControlError(text)
    return int(match[1]) * _UNITS[match[2]]


def _mode_for(seconds: int) -> Mode:
    if seconds >= 3 * 3600:
        return Mode.CORRESPONDENCE
    return Mode.RELAXED if seconds > 180 else Mode.LIVE


def format_time(seconds: int) -> str:
    """A length of time in the largest unit that fits: `24h` is `1d`, 90 seconds are `90s`."""
    units: Iterable[tuple[str, int]] = reversed(_UNITS.items())
    return next((f"{seconds // size}{unit}" for unit, size in units if seconds and seconds % size == 0), "0s")
