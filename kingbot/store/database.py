"""Opening, migrating, reading and writing the database file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiosqlite
import sqlalchemy
from sqlalchemy import URL, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kingbot.store.driver import connection
from kingbot.store.files import StoreError, before_opening
from kingbot.store.unavailable import Obstacle, StoreUnavailableError, explained


class Store:
    """One database file, which any number of processes may use.

    Writers queue: in this process by a lock, across processes by SQLite, which waits up to three seconds.
    Readers never wait (WAL), and see the file as it was when they began.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._readers = _engine(path)
        self._writers = self._readers.execution_options(begin="BEGIN IMMEDIATE")
        self._lock = asyncio.Lock()
        self._file: tuple[int, int] | None = None  # device and inode of the file that is open

    @classmethod
    async def open(cls, path: Path | str) -> Store:
        """Open the file; create it and its folder if missing, back it up and migrate it if it is outdated.

        :raises StoreError: if it is not a database of kingbot's, is damaged, or belongs to a newer version.
        """
        path = Path(path)
        await asyncio.to_thread(path.parent.mkdir, parents=True, exist_ok=True)
        await _migrate(path)
        return cls(path)

    async def close(self) -> None:
        """Close all connections; may be called again."""
        await self._readers.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection to write with: commits at the end, rolls back if the block raises anything.

        It takes the write lock at once (`BEGIN IMMEDIATE`), so that what the block reads cannot change before
        it writes. Not to be nested.

        :raises StoreUnavailableError: if the database cannot be used just now.
        """
        async with self._lock:
            with explained(self.path):
                self._require_same_file()
                async with self._writers.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with, from one unchanging snapshot of the file.

        :raises StoreUnavailableError: if the database cannot be used just now.
        """
        with explained(self.path):
            self._require_same_file()
            async with self._readers.connect() as connection:
                yield connection

    def _require_same_file(self) -> None:
        """Refuse to go on with a file that was renamed or deleted: what is written there would be lost."""
        try:
            found = self.path.stat()
        except OSError as error:
            raise StoreUnavailableError(self.path, Obstacle.GONE) from error
        file = found.st_dev, found.st_ino
        if self._file not in (None, file):
            raise StoreUnavailableError(self.path, Obstacle.GONE)
        self._file = file


def _engine(path: Path, *, foreign_keys: bool = True) -> AsyncEngine:
    async def connect() -> aiosqlite.Connection:
        return await connection(path, foreign_keys=foreign_keys)

    # Errors name no values: those may be somebody's cards.
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, async_creator=connect, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(begun: sqlalchemy.Connection) -> None:
        begun.exec_driver_sql(begun.get_execution_options().get("begin", "BEGIN"))

    return engine


async def _migrate(path: Path) -> None:
    try:
        if not await asyncio.to_thread(_prepare, path):
            await _upgrade(path)
    except (DatabaseError, sqlite3.DatabaseError) as error:
        raise StoreError(
            f"{path} cannot be opened as a database ({getattr(error, 'orig', error)})"
        ) from error


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
        async with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
            await connection.run_sync(upgrade)
            if broken := (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all():
                raise _stray_rows(path, broken)
    finally:
        await engine.dispose()


def _stray_rows(path: Path, rows: Sequence[object]) -> StoreError:
    return StoreError(f"{path} has rows that refer to nothing: {rows[:3]}")
