"""PostgreSQL: a database on a server, migrated, and connected to again after a restart of the server."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import secrets
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import sqlalchemy
from sqlalchemy import URL, event, func, select
from sqlalchemy.exc import DBAPIError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kingbot.store.backend import BEGIN, new_engine
from kingbot.store.files import DatabaseState, FileError, StoreError
from kingbot.store.schema import REVISION
from kingbot.store.unavailable import Obstacle, StoreUnavailableError

_log = logging.getLogger(__name__)

SCHEME: Final = "postgresql"
CONNECT_SECONDS: Final = 5
RELISTEN_SECONDS: Final = 1.0
CHANNEL: Final = "kingbot"  # of NOTIFY; it belongs to this database only
DUMP_PROGRAM: Final = "pg_dump"
# Keys of advisory locks, which belong to this database only.
WRITE_LOCK: Final = 4_101
MIGRATION_LOCK: Final = 4_102
_SESSION: Final = {
    "application_name": "kingbot",
    "lock_timeout": "3s",  # whoever acts waits as long as this for another process
    "timezone": "UTC",
    "jit": "off",  # every statement is short
}
_BY_STATE: Final = {  # SQLSTATE, or its first two characters, the class
    "08": Obstacle.GONE,
    "57": Obstacle.GONE,  # the server is shutting down, or starting up
    "53100": Obstacle.FULL,
    "53": Obstacle.BUSY,  # too many connections, out of memory
    "55P03": Obstacle.BUSY,  # a lock that is not released
    "40": Obstacle.BUSY,  # a deadlock
    "25006": Obstacle.READ_ONLY,  # a replica
    "42501": Obstacle.READ_ONLY,  # no right to write
    "58": Obstacle.UNREADABLE,
    "XX": Obstacle.UNREADABLE,
}


# What `pg_dump` says if it is older than the server.
_MISMATCH: Final = re.compile(r"server version: (?P<server>\d+).*pg_dump version: (?P<found>\d+)")


class PostgresqlBackend:
    """A database on a PostgreSQL server, which any number of processes may use.

    Writers queue by an advisory lock, for three seconds at most, as on SQLite: what a transaction has read
    cannot change before it writes. Readers never wait, and see the state of their first statement.
    """

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername=SCHEME)
        self.place = self.url.render_as_string(hide_password=True)
        self._name = secrets.token_hex(8)  # tells what this process announced from what others did
        engine = self._engine = new_engine(
            url.set(drivername="postgresql+asyncpg"), async_creator=self._connect
        )
        self.readers: AsyncEngine = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        lock = f"SELECT pg_advisory_xact_lock({WRITE_LOCK})"
        self.writers: AsyncEngine = engine.execution_options(
            isolation_level="READ COMMITTED", **{BEGIN: lock}
        )
        event.listen(engine.sync_engine, "checkout", _require_open)

    async def _connect(self) -> Any:
        import asyncpg  # type: ignore[import-untyped]

        try:
            return await asyncpg.connect(
                self.url.render_as_string(hide_password=False),
                timeout=CONNECT_SECONDS,
                server_settings=_SESSION,
            )
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            obstacle = _of_state(getattr(error, "sqlstate", None))
            if obstacle is None:  # the password, the name of the database
                raise StoreError(f"{self.place}: {error}") from error
            raise StoreUnavailableError(self.place, obstacle) from error
        except (OSError, TimeoutError) as error:
            raise StoreUnavailableError(self.place, Obstacle.GONE) from error
        except ValueError as error:  # an option in the address
            raise StoreError(f"{self.place}: {error}") from error

    async def prepare(self) -> None:
        """Bring the database to the newest revision; of several processes the first does it, the others wait.

        :raises StoreError: if it cannot be used, or was made by another version.
        :raises StoreUnavailableError: if the server does not answer.
        """
        try:
            async with self._engine.begin() as db:
                await db.exec_driver_sql("SET LOCAL lock_timeout = 0")
                await db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                encoding = (await db.exec_driver_sql("SHOW server_encoding")).scalar_one()
                if encoding != "UTF8":
                    raise StoreError(f"{self.place} has the encoding {encoding}; create it with UTF8")
                if await revision(db) != REVISION:
                    from kingbot.store.upgrade import upgrade  # Alembic is slow to import

                    await db.run_sync(upgrade)
        except DBAPIError as error:
            if (obstacle := self.obstacle_of(error)) is Obstacle.GONE:
                raise StoreUnavailableError(self.place, obstacle) from error
            raise StoreError(f"{self.place} cannot be opened as a database ({error.orig})") from error

    def require_usable(self) -> None:
        """Nothing to check: a connection that is lost is noticed when it is taken from the pool."""

    def obstacle_of(self, error: DBAPIError | sqlite3.Error) -> Obstacle | None:
        """What an SQLSTATE means; a connection that broke has none."""
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            return Obstacle.GONE
        return _of_state(getattr(getattr(error, "orig", None), "sqlstate", None))

    async def announce(self, db: AsyncConnection, table_id: int) -> None:
        """Notify the channel of kingbot's at the commit."""
        await db.execute(select(func.pg_notify(CHANNEL, f"{self._name} {table_id}")))

    async def listen(self, heard: Callable[[int], None]) -> None:
        """Listen to the channel by a connection of its own, and by another one when that is lost."""

        def note(connection: object, pid: int, channel: str, told: str) -> None:
            name, table_id = told.split()
            if name != self._name:
                heard(int(table_id))

        while True:
            try:
                connection = await self._connect()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, note)
                    await lost.wait()
                finally:
                    connection.terminate()
            except (StoreError, StoreUnavailableError, OSError) as error:
                _log.debug("nothing is heard of other processes: %s", error)
            await asyncio.sleep(RELISTEN_SECONDS)

    async def drop_deleted(self) -> None:
        """Nothing to do: the server's log is kept as its administrator says."""

    async def delete_old_backups(self) -> None:
        """Nothing to do: kingbot makes no copies by itself there."""


async def examine(url: URL) -> DatabaseState:
    """The revision of a database; what else may be wrong with it is the server's matter.

    :raises FileError: `unreadable`.
    """
    backend = PostgresqlBackend(url)
    try:
        async with backend.readers.connect() as db:
            return DatabaseState(await revision(db))
    except (StoreError, StoreUnavailableError, DBAPIError) as error:
        raise FileError(
            "unreadable", {"file": backend.place, "why": str(error.__cause__ or error)}
        ) from error
    finally:
        await backend.readers.dispose()


def dump(url: URL, target: Path) -> None:
    """Copy a database into a file with `pg_dump`, in one consistent state, even while it is in use.

    :raises FileError: `exists`, `no-program`, `old-program`, `not-copied`.
    """
    if target.exists():
        raise FileError("exists", {"file": str(target)})
    if (program := shutil.which(DUMP_PROGRAM)) is None:
        raise FileError("no-program", {"program": DUMP_PROGRAM})
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    part.touch(mode=0o600)  # people's names and hands are in it
    # Everybody on the machine can read the arguments of a process, but not its environment.
    environment = os.environ | {"LC_ALL": "C"} | ({"PGPASSWORD": str(url.password)} if url.password else {})
    address = url.set(password=None).render_as_string(hide_password=False)
    command = [program, "--format=custom", "--no-owner", f"--file={part}", f"--dbname={address}"]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if mismatch := _MISMATCH.search(done.stderr):
            raise FileError("old-program", {"program": DUMP_PROGRAM, **mismatch.groupdict()})
        if done.returncode:
            raise FileError("not-copied", {"why": done.stderr.strip()})
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


async def revision(db: AsyncConnection) -> str | None:
    """The revision of a database; None if it is not kingbot's."""
    there = await db.exec_driver_sql("SELECT to_regclass('alembic_version') IS NOT NULL")
    if not there.scalar_one():
        return None
    found: str | None = (
        await db.exec_driver_sql("SELECT version_num FROM alembic_version")
    ).scalar_one_or_none()
    return found


def _of_state(state: str | None) -> Obstacle | None:
    return _BY_STATE.get(state, _BY_STATE.get(state[:2])) if state else None


def _require_open(connection: Any, *_: sqlalchemy.pool.ConnectionPoolEntry | object) -> None:
    """Have connections that the server has closed replaced before anybody uses them; it costs no message."""
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError
