"""An empty database for a test, without the cost of running every migration for it."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from kingbot.store.upgrade import upgrade


@cache
def _migrated() -> bytes:
    """The bytes of a file that the migrations have made; once a process."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "king.sqlite"
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        with closing(sqlite3.connect(path)) as raw:
            raw.execute("PRAGMA journal_mode = WAL")  # as a store leaves it
        return path.read_bytes()


def new_database(path: Path) -> Path:
    """Put an empty database of the newest revision there: a store that opens it finds it current.

    Tests of the store itself, of migrations and of the command line let the store make its file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_migrated())
    return path
