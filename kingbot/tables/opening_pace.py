"""How many tables were opened within the last hour, by whom and in which server, counted in memory.

The rows of tables tell that too, but not reliably: whoever hands a table to another host, or deletes their
data, is no longer named in them. They count for what was opened before the start, or by another process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

SPAN: Final = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class OpeningLimits:
    """How many tables a person may open within an hour, and how many may be opened in a server."""

    person: int
    server: int


@dataclass(frozen=True, slots=True)
class _Opening:
    at: float
    table_id: int
    person_id: int
    guild_id: int


class OpeningPace:
    """A sliding window over the openings of tables; `elapsed` are seconds by a clock that is never set."""

    def __init__(self, elapsed: Callable[[], float]) -> None:
        self._elapsed = elapsed
        self._openings: deque[_Opening] = deque()

    def note(self, table_id: int, person_id: int, guild_id: int) -> None:
        """Count a table that somebody has just opened in a server."""
        self._openings.append(_Opening(self._elapsed(), table_id, person_id, guild_id))

    def tables(self) -> Collection[int]:
        """The ids of the tables that were opened within the last hour."""
        since = self._elapsed() - SPAN.total_seconds()
        while self._openings and self._openings[0].at <= since:
            self._openings.popleft()
        return [each.table_id for each in self._openings]

    def by_person(self, person_id: int) -> int:
        """How many of them this person opened."""
        return sum(each.person_id == person_id for each in self._openings)

    def in_server(self, guild_id: int) -> int:
        """How many of them were opened in this server."""
        return sum(each.guild_id == guild_id for each in self._openings)
