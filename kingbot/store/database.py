"""Opening, reading and writing the database, whatever engine it is on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store.backend import Backend
from kingbot.store.sqlite import SqliteBackend
from kingbot.store.unavailable import explained


class Store:
    """One database, which any number of processes may use: a file of SQLite's, or one on a PostgreSQL server.

    Writers queue: in this process by a lock, across processes by the engine, which waits up to three seconds.
    Readers never wait, and see the database as it was when they began.
    """

    def __init__(self, address: Path | URL) -> None:
        self._backend = _backend(address)
        self._lock = asyncio.Lock()
        self.moves: Counter[str] = Counter()  # written since it was opened, by "person" and "bot"

    @classmethod
    async def open(cls, address: Path | URL | str) -> Store:
        """Open a database; create it if missing, back it up (SQLite) and migrate it if it is outdated.

        A text is the path of a file, or `postgresql://…`.

        :raises StoreError: if it is not a database of kingbot's, is damaged, or belongs to a newer version.
        :raises StoreUnavailableError: if its server does not answer.
        """
        if isinstance(address, str):
            address = make_url(address) if "://" in address else Path(address)
        store = cls(address)
        try:
            await store._backend.prepare()
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def place(self) -> str:
        """Where the database is, for people; without passwords."""
        return self._backend.place

    async def close(self) -> None:
        """Close all connections; may be called again."""
        await self._backend.readers.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection to write with: commits at the end, rolls back if the block raises anything.

        It takes the write lock at once (`BEGIN IMMEDIATE`, an advisory lock), so that what the block reads
        cannot change before it writes. Not to be nested.

        :raises StoreUnavailableError: if the database cannot be used just now.
        """
        async with self._lock:
            with explained(self.place, self._backend.obstacle_of):
                self._backend.require_usable()
                async with self._backend.writers.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with, from one unchanging snapshot of the database.

        :raises StoreUnavailableError: if the database cannot be used just now.
        """
        with explained(self.place, self._backend.obstacle_of):
            self._backend.require_usable()
            async with self._backend.readers.connect() as connection:
                yield connection

    async def announce(self, db: AsyncConnection, table_id: int) -> None:
        """Tell other processes that a table has changed, when this transaction is committed."""
        await self._backend.announce(db, table_id)

    async def listen(self, heard: Callable[[int], None]) -> None:
        """Call `heard` with each table that another process announces, until this is cancelled.

        Some may be missed.
        """
        await self._backend.listen(heard)

    async def drop_deleted(self) -> None:
        """Have data that was deleted gone from write-ahead logs as well, as far as that is up to us."""
        await self._backend.drop_deleted()

    async def delete_old_backups(self) -> None:
        """Delete automatic backups past their retention, since they contain people's names."""
        await self._backend.delete_old_backups()


def _backend(address: Path | URL) -> Backend:
    if isinstance(address, Path):
        return SqliteBackend(address)
    from kingbot.store.postgresql import PostgresqlBackend

    return PostgresqlBackend(address)
