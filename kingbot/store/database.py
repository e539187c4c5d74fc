"""Opening, migrating, reading and writing the database file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kingbot.store.files import StoreError, alembic_config, back_up_before_migration

BUSY_MILLISECONDS: Final = 10_000


class Store:
    """One database file, which any number of processes may use.

    Writers queue: in this process by a lock, across processes by SQLite, which waits up to ten seconds.
    Readers never wait (WAL), and see the file as it was when they began.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._readers = _engine(path)
        self._writers = self._readers.execution_options(begin="BEGIN IMMEDIATE")
        self._lock = asyncio.Lock()

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
        """
        async with self._lock, self._writers.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with, from one unchanging snapshot of the file."""
        async with self._readers.connect() as connection:
            yield connection


def _engine(path: Path, *, foreign_keys: bool = True) -> AsyncEngine:
    # Errors must not contain parameters: those may be somebody's cards.
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        # By default the driver begins transactions late and only before some statements. This switches that
        # off, as SQLAlchemy's documentation recommends; `begin` below does it instead.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA synchronous = FULL")  # WAL alone may lose the last commits in a power cut
        cursor.execute("PRAGMA secure_delete = ON")  # what somebody has deleted is overwritten, not unlinked
        cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


async def _migrate(path: Path) -> None:
    # SQLite alters a table by making a new one and dropping the old; with foreign keys enforced, that would
    # delete the rows that refer to it. So they are off here, and checked at the end of the transaction.
    engine = _engine(path, foreign_keys=False)
    try:
        await asyncio.to_thread(_prepare, path)
        async with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
            await connection.run_sync(_upgrade)
            broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
            if broken:
                raise StoreError(f"{path} has rows that refer to nothing: {broken[:3]}")
    except CommandError as error:
        raise StoreError(f"{path} was made by another version of kingbot ({error})") from error
    except (DatabaseError, sqlite3.DatabaseError) as error:
        raise StoreError(
            f"{path} cannot be opened as a database ({getattr(error, 'orig', error)})"
        ) from error
    finally:
        await engine.dispose()


def _prepare(path: Path) -> None:
    """Check the file, back it up if it will be migrated, and switch it to a write-ahead log."""
    back_up_before_migration(path)
    with closing(sqlite3.connect(path)) as connection:
        for tries_left in reversed(range(50)):
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError:  # SQLite does not wait here for others that open the file
                if not tries_left:
                    raise
                time.sleep(0.1)


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
