"""Looking for somebody in a database, wherever they may be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path


def everything(path: Path) -> Iterator[tuple[str, object]]:
    """Every value in a database, with the column it stands in."""
    with closing(sqlite3.connect(path)) as raw:
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = raw.execute(f'SELECT * FROM "{name}"')
            columns = [each[0] for each in rows.description]
            for row in rows:
                yield from ((f"{name}.{column}", value) for column, value in zip(columns, row, strict=True))


def traces(path: Path, *values: object) -> list[str]:
    """Where any of these stands, as a value or within a text."""
    looked_for = [str(value) for value in values]
    return [where for where, found in everything(path) if any(each in str(found) for each in looked_for)]
