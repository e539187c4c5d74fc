"""The lock with which one process has a database file to itself, as far as other bots are concerned.

SQLite holds it, on an empty file beside the database: the operating system releases it when the process
ends, however it ends, and it is the same on every system. Commands that read, copy or check the database do
not ask.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kingbot.store.files import FileError

SUFFIX = "-bot"


@contextmanager
def process_lock(path: Path) -> Iterator[None]:
    """Be the only bot on a database file within the block.

    :raises FileError: `running` if another process is; `unreadable` if there can be no lock in the folder.
    """
    file = path.with_name(path.name + SUFFIX)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(file, timeout=0, isolation_level=None)
    except (OSError, sqlite3.OperationalError) as error:
        raise FileError("unreadable", {"file": str(file), "why": str(error)}) from error
    with closing(connection):
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise FileError("running", {"file": str(path)}) from error
            raise FileError("unreadable", {"file": str(file), "why": str(error)}) from error
        yield
