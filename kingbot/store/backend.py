"""What a store needs to know of the engine below it: SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Protocol

import sqlalchemy
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kingbot.store.unavailable import Obstacle

BEGIN = "begin"
"""The execution option of the statement that begins a transaction, or takes its lock."""


class Backend(Protocol):
    """A database on one engine. All that differs between engines is behind this, and in `upsert`."""

    @property
    def place(self) -> str:
        """Where the database is, for people; without passwords."""

    @property
    def readers(self) -> AsyncEngine:
        """The engine whose transactions see one unchanging state."""

    @property
    def writers(self) -> AsyncEngine:
        """The engine whose transactions hold the write lock from their beginning on."""

    async def prepare(self) -> None:
        """Create or migrate the database, whoever comes first.

        :raises StoreError: if it is not a database of kingbot's, is damaged, or belongs to a newer version.
        """

    def require_usable(self) -> None:
        """Check before each transaction what can be checked without a statement.

        :raises StoreUnavailableError: if it is not there any more.
        """

    def obstacle_of(self, error: DBAPIError | sqlite3.Error) -> Obstacle | None:
        """What an error of the driver means; None if the statement itself is wrong."""

    async def announce(self, db: AsyncConnection, table_id: int) -> None:
        """Tell other processes that a table has changed, when this transaction is committed."""

    async def listen(self, heard: Callable[[int], None]) -> None:
        """Call `heard` with each table that another process announces, until this is cancelled.

        Some may be missed.
        """

    async def drop_deleted(self) -> None:
        """Have deleted data gone from logs as well, as far as that is up to us."""

    async def delete_old_backups(self) -> None:
        """Delete automatic backups past their retention."""


def new_engine(url: sqlalchemy.URL, **options: Any) -> AsyncEngine:
    """An engine whose transactions begin with the statement of the option `BEGIN`, if it is set."""
    # Errors name no values: those may be somebody's cards.
    engine = create_async_engine(url, hide_parameters=True, **options)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(begun: sqlalchemy.Connection) -> None:
        if (statement := begun.get_execution_options().get(BEGIN)) is not None:
            begun.exec_driver_sql(statement)

    return engine
