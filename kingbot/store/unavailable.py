"""Why the database cannot be used while the bot runs, as far as whoever acts or hosts can do something."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

from sqlalchemy.exc import DBAPIError


class Obstacle(StrEnum):
    """What stands in the way."""

    BUSY = "busy"  # another process holds the write lock for longer than we wait
    FULL = "full"
    READ_ONLY = "read-only"
    GONE = "gone"  # the file was deleted, renamed or replaced; the server does not answer
    UNREADABLE = "unreadable"


class StoreUnavailableError(Exception):
    """The database cannot be used just now; nothing was written."""

    def __init__(self, place: Path | str, obstacle: Obstacle) -> None:
        super().__init__(f"the database {place} cannot be used: {obstacle}")
        self.obstacle = obstacle


@contextmanager
def explained(
    place: str, obstacle_of: Callable[[DBAPIError | sqlite3.Error], Obstacle | None]
) -> Iterator[None]:
    """Tell what the driver raises in the block in our terms; errors in statements themselves pass.

    :raises StoreUnavailableError: if the database cannot be used.
    """
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        obstacle = obstacle_of(error)
        if obstacle is None:
            raise
        raise StoreUnavailableError(place, obstacle) from error
