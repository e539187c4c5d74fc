"""Time controls: how long a move may take, and what happens when it takes longer (docs/clock.md).

**Having acted in time** means that the action is in the log before the timeout is. How it got there does not
matter: by a button, a command, a plan or as the only legal move; a refused action does not count. Deadlines
are in the database. A timeout is carried out some time after its deadline, never before; a move in between
still counts, and exactly one of the two happens.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final


class Mode(StrEnum):
    """The pace of a table: everybody present, within an evening, over days, or without a clock."""

    NONE = "none"
    LIVE = "live"
    RELAXED = "relaxed"
    CORRESPONDENCE = "correspondence"


class TimeUp(StrEnum):
    """What a bot does after a timeout: make this one move, or take the seat."""

    MOVE = "move"
    SEAT = "seat"


class TimeControlError(Exception):
    """A text is not a time control; `word` is the part that is invalid."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time control of a table.

    A full trick lies for `pace` seconds before a bot leads to the next.

    Each move has `seconds`, and each seat has a time `bank` of seconds for the whole match. After `remind`
    per cent of a move's time the player is reminded (0: never). `out` is what a bot does after a timeout.
    A player with `misses` consecutive timeouts counts as absent: a bot takes the seat, and fewer votes are
    needed to give it away for good.
    """

    mode: Mode
    seconds: int = 0
    bank: int = 0
    remind: int = 75
    out: TimeUp = TimeUp.MOVE
    misses: int = 3
    pace: float = 1.5

    def __str__(self) -> str:
        """The clock in one line, with what differs from its mode's usual: `correspondence 12h bank=2d`."""
        default = CLOCKS[self.mode]
        parts: list[str] = [self.mode.value]
        if self.seconds != default.seconds:
            parts.append(format_time(self.seconds))
        if self.bank != default.bank:
            parts.append(f"bank={format_time(self.bank)}")
        parts += [
            f"{name}={getattr(self, name)}"
            for name in ("remind", "out", "misses")
            if getattr(self, name) != getattr(default, name)
        ]
        if self.pace != default.pace:
            parts.append(f"pace={self.pace:g}")
        return " ".join(parts)

    @property
    def runs(self) -> bool:
        """Whether there is a clock."""
        return self.mode is not Mode.NONE

    @property
    def over_days(self) -> bool:
        """Whether clocks run, and pings are sent, only in people's playing hours."""
        return self.mode in (Mode.CORRESPONDENCE, Mode.NONE)


CLOCKS: Final = {
    Mode.NONE: TimeControl(Mode.NONE, remind=0),
    Mode.LIVE: TimeControl(Mode.LIVE, 60, bank=300),
    Mode.RELAXED: TimeControl(Mode.RELAXED, 600),
    Mode.CORRESPONDENCE: TimeControl(Mode.CORRESPONDENCE, 24 * 3600, misses=2),
}
NO_CLOCK: Final = CLOCKS[Mode.NONE]

MIN_SECONDS: Final = 10
MAX_SECONDS: Final = 14 * 24 * 3600
MAX_PACE: Final = 5.0
_PACE: Final = re.compile(r"\d(\.\d{1,2})?", re.ASCII)
_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
_TIME: Final = re.compile(r"(\d{1,7})([smhd])")


def parse_clock(line: str) -> TimeControl:
    """The time control in this notation: a mode, a time or both, then options.

    :raises TimeControlError: for an unknown word, or a value out of range.
    """
    words = line.lower().split() or [Mode.NONE.value]
    if words[0] in list(Mode):
        clock = CLOCKS[Mode(words.pop(0))]
    elif _TIME.fullmatch(words[0]):
        clock = CLOCKS[_mode_for(_parse_seconds(words[0]))]
    else:
        raise TimeControlError(words[0])
    for word in words:
        if not clock.runs and not word.startswith("pace="):
            raise TimeControlError(word)
        clock = _with_option(clock, word)
    return clock


def _with_option(clock: TimeControl, word: str) -> TimeControl:
    name, _, value = word.partition("=")
    match name:
        case _ if not value and _TIME.fullmatch(name):
            return replace(
                clock, seconds=_checked_range(word, _parse_seconds(name), MIN_SECONDS, MAX_SECONDS)
            )
        case "bank":
            return replace(
                clock, bank=_checked_range(word, 0 if value == "0" else _parse_seconds(value), 0, MAX_SECONDS)
            )
        case "remind" | "misses" if value.isascii() and value.isdigit() and len(value) < 4:
            low, high = (0, 95) if name == "remind" else (1, 20)
            number = _checked_range(word, int(value), low, high)
            return replace(clock, remind=number) if name == "remind" else replace(clock, misses=number)
        case "pace" if _PACE.fullmatch(value):
            if float(value) > MAX_PACE:
                raise TimeControlError(word)
            return replace(clock, pace=float(value))
        case "out" if value in list(TimeUp):
            return replace(clock, out=TimeUp(value))
    raise TimeControlError(word)


def _checked_range(word: str, number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise TimeControlError(word)
    return number


def _parse_seconds(text: str) -> int:
    match = _TIME.fullmatch(text)
    if match is None:
        raise TimeControlError(text)
    return int(match[1]) * _UNITS[match[2]]


def _mode_for(seconds: int) -> Mode:
    if seconds >= 3 * 3600:
        return Mode.CORRESPONDENCE
    return Mode.RELAXED if seconds > 180 else Mode.LIVE


def format_time(seconds: int) -> str:
    """A duration in the largest unit that divides it: 86400 seconds are `1d`, 90 are `90s`."""
    units: Iterable[tuple[str, int]] = reversed(_UNITS.items())
    return next((f"{seconds // size}{unit}" for unit, size in units if seconds and seconds % size == 0), "0s")
