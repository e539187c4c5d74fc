"""SQLite: one file, opened, checked, migrated."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import aiosqlite
from sqlalchemy import URL
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kingbot.store import files
from kingbot.store.backend import BEGIN, new_engine
from kingbot.store.driver import connection
from kingbot.store.files import StoreError, before_opening
from kingbot.store.unavailable import Obstacle, StoreUnavailableError

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
_WRITE: Final = {BEGIN: "BEGIN IMMEDIATE"}


class SqliteBackend:
    """A file, which any number of processes may use.

    Writers queue across processes, for three seconds at most. Readers never wait (WAL), and see the file
    as it was when they began.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.place = str(path)
        self.readers = _engine(path).execution_options(**{BEGIN: "BEGIN"})
        self.writers = self.readers.execution_options(**_WRITE)
        self._file: tuple[int, int] | None = None  # device and inode of the file that is open

    async def prepare(self) -> None:
        """Create the file and its folder if missing; back it up and migrate it if it is outdated.

        :raises StoreError: if it is not a database of kingbot's, is damaged, or belongs to a newer version.
        """
        await asyncio.to_thread(self.path.parent.mkdir, parents=True, exist_ok=True)
        try:
            if not await asyncio.to_thread(_prepare, self.path):
                await _upgrade(self.path)
        except (DatabaseError, sqlite3.DatabaseError) as error:
            raise StoreError(
                f"{self.path} cannot be opened as a database ({getattr(error, 'orig', error)})"
            ) from error

    def require_usable(self) -> None:
        """Refuse to go on with a file that was renamed or deleted: what is written there would be lost.

        :raises StoreUnavailableError: `gone`.
        """
        try:
            found = self.path.stat()
        except OSError as error:
            raise StoreUnavailableError(self.path, Obstacle.GONE) from error
        file = found.st_dev, found.st_ino
        if self._file not in (None, file):
            raise StoreUnavailableError(self.path, Obstacle.GONE)
        self._file = file

    def obstacle_of(self, error: DBAPIError | sqlite3.Error) -> Obstacle | None:
        """What a result code of SQLite means."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        return None if code is None else _OBSTACLES.get(code & _PRIMARY)

    async def announce(self, db: AsyncConnection, table_id: int) -> None:
        """Nothing to do: no other bot uses the file."""

    async def listen(self, heard: Callable[[int], None]) -> None:
        """Nothing to hear."""

    async def drop_deleted(self) -> None:
        """Empty the write-ahead log."""
        await asyncio.to_thread(files.checkpoint_log, self.path)

    async def delete_old_backups(self) -> None:
        """Delete the copies made before upgrades and restores, past their retention."""
        await asyncio.to_thread(files.delete_old_backups, self.path)


def _engine(path: Path, *, foreign_keys: bool = True) -> AsyncEngine:
    async def connect() -> aiosqlite.Connection:
        return await connection(path, foreign_keys=foreign_keys)

    return new_engine(URL.create("sqlite+aiosqlite", database=str(path)), async_creator=connect)


def _prepare(path: Path) -> bool:
    """Look the file through; have it written by a write-ahead log, which is a property of the file.

    True says that it is current.
    """
    found = before_opening(path)
    if found is not None and found.current and found.dangling:
        raise _stray_rows(path, found.dangling)
    with closing(sqlite3.connect(path)) as connection:
        for tries_left in reversed(range(50)):
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                break
            except sqlite3.OperationalError:  # SQLite does not wait here for others who open the file
                if not tries_left:
                    raise
                time.sleep(0.1)
    return found is not None and found.current


async def _upgrade(path: Path) -> None:
    from kingbot.store.upgrade import upgrade  # Alembic is slow to import, and most files are current

    # SQLite changes a table by making a new one and dropping the old; with foreign keys enforced that would
    # delete what refers to it. So they are off meanwhile and checked at the end, in the same transaction.
    engine = _engine(path, foreign_keys=False)
    try:
        async with engine.execution_options(**_WRITE).begin() as connection:
            await connection.run_sync(upgrade)
            if broken := (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all():
                raise _stray_rows(path, broken)
    finally:
        await engine.dispose()


def _stray_rows(path: Path, rows: Sequence[object]) -> StoreError:
    return StoreError(f"{path} has rows that refer to nothing: {rows[:3]}")
