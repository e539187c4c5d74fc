"""Why the database cannot be used while the bot runs, as far as whoever acts or hosts can do something."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError


class Obstacle(StrEnum):
    """What stands in the way."""

    BUSY = "busy"  # another process holds the write lock for longer than we wait
    FULL = "full"
    READ_ONLY = "read-only"
    GONE = "gone"  # the file was deleted, renamed or replaced
    UNREADABLE = "unreadable"


_OBSTACLES: Final = {
    sqlite3.SQLITE_BUSY: Obstacle.BUSY,
    sqlite3.SQLITE_LOCKED: Obstacle.BUSY,
    sqlite3.SQLITE_FULL: Obstacle.FULL,
    sqlite3.SQLITE_READONLY: Obstacle.READ_ONLY,
    sqlite3.SQLITE_PERM: Obstacle.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Obstacle.GONE,
    sqlite3.SQLITE_IOERR: Obstacle.UNREADABLE,
    sqlite3.SQLITE_CORRUPT: Obstacle.UNREADABLE,
    sqlite3.SQLITE_NOTADB: Obstacle.UNREADABLE,
}
_PRIMARY: Final = 0xFF  # the bits of a result code of SQLite that tell its kind


class StoreUnavailableError(Exception):
    """The database cannot be used just now; nothing was written."""

    def __init__(self, path: Path, obstacle: Obstacle) -> None:
        super().__init__(f"the database {path} cannot be used: {obstacle}")
        self.obstacle = obstacle


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Tell what SQLite raises in the block in our terms; errors in statements themselves pass.

    :raises StoreUnavailableError: if the database cannot be used.
    """
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        obstacle = None if code is None else _OBSTACLES.get(code & _PRIMARY)
        if obstacle is None:
            raise
        raise StoreUnavailableError(path, obstacle) from error
