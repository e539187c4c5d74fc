"""The findings of `kingbot doctor`: something is in order, is a problem, or could not be checked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Mark(StrEnum):
    """The sign with which the line of a finding begins."""

    OK = "✓"
    PROBLEM = "✗"
    UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: its mark, and what was found or what to do."""

    mark: Mark
    text: str

    def __str__(self) -> str:
        return f"{self.mark} {self.text}"

    @property
    def is_problem(self) -> bool:
        """Whether the user has to do something."""
        return self.mark is Mark.PROBLEM


def ok(text: str) -> Finding:
    """Something is in order."""
    return Finding(Mark.OK, text)


def problem(text: str) -> Finding:
    """Something has to be done."""
    return Finding(Mark.PROBLEM, text)


def unknown(text: str) -> Finding:
    """Something could not be checked."""
    return Finding(Mark.UNKNOWN, text)
