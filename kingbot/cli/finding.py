"""What was found about something: it is in order, something is to be done, or it could not be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Mark(StrEnum):
    """How a line begins."""

    GOOD = "✓"
    BAD = "✗"
    UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Finding:
    """A line: its mark, and what was found or what to do."""

    mark: Mark
    text: str

    def __str__(self) -> str:
        return f"{self.mark} {self.text}"

    @property
    def todo(self) -> bool:
        """Whether something has to be done."""
        return self.mark is Mark.BAD


def good(text: str) -> Finding:
    """It is in order."""
    return Finding(Mark.GOOD, text)


def bad(text: str) -> Finding:
    """Something has to be done."""
    return Finding(Mark.BAD, text)


def unknown(text: str) -> Finding:
    """It could not be looked at."""
    return Finding(Mark.UNKNOWN, text)
