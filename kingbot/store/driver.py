"""Connections to SQLite whose statements cost one hand-over to their thread each.

aiosqlite gives every call to the thread of its connection and waits for the answer. SQLAlchemy makes four
calls for a statement: open a cursor, execute, fetch all rows, close. Each costs the event loop more than most
statements cost SQLite. Here a cursor is opened at once, its rows come with the execution, and nothing is left
to close. SQLite lets several threads use a connection (`sqlite3.threadsafety` is 3), and only one does at a
time, for SQLAlchemy waits for each call.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Self

import aiosqlite

BUSY_MILLISECONDS: Final = 3_000  # whoever acts waits as long as this for another process


class Cursor(aiosqlite.Cursor):
    """A cursor that has fetched all rows by the time its statement is executed."""

    _rows: list[Any]

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        """Execute a statement and fetch its rows."""
        run: Any = self._execute  # aiosqlite leaves it untyped
        self._rows = await run(self._execute_and_fetch, sql, tuple(parameters or ()))
        return self

    def _execute_and_fetch(self, sql: str, parameters: tuple[Any, ...]) -> list[Any]:
        return self._cursor.execute(sql, parameters).fetchall()

    async def fetchall(self) -> Iterable[sqlite3.Row]:
        """The rows of the last statement."""
        return self._rows

    async def close(self) -> None:
        """Nothing to do: a statement has ended with its last row."""


class Connection(aiosqlite.Connection):
    """A connection of these cursors."""

    def cursor(self) -> Cursor:  # type: ignore[override]  # SQLAlchemy enters it, and does not await it
        """A cursor, made without its thread."""
        return Cursor(self, self._conn.cursor())


def connection(path: Path, *, foreign_keys: bool = True) -> Connection:
    """A connection to a file, set up for a store; it is opened when it is awaited."""

    def connect() -> sqlite3.Connection:
        # Left alone, the driver begins transactions late and only before some statements: SQLAlchemy's
        # documentation has it step aside like this, and the store's engine takes over.
        raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        raw.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        raw.execute("PRAGMA synchronous = FULL")  # WAL alone may lose the last commits in a power cut
        raw.execute("PRAGMA secure_delete = ON")  # what somebody has deleted is overwritten, not unlinked
        raw.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        return raw

    made = Connection(connect, iter_chunk_size=64)
    made._thread.daemon = True  # as SQLAlchemy does: a forgotten connection keeps no process alive
    return made
