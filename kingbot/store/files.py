"""The database file from outside: its condition, copies of it, and putting one in its place.

Everything here works on a file that is in use, except `restore`, which refuses to.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from kingbot.store.schema import REVISION

BUSY_SECONDS: Final = 10
KEPT: Final = timedelta(days=30)  # how long a copy that was made unasked stays
_UNASKED: Final = ("before", "replaced")


class StoreError(Exception):
    """The database file cannot be used; the message tells whoever runs the bot why."""


@dataclass(eq=False)
class FileError(StoreError):
    """A file cannot be copied or put back; `key` names the sentence, `parameters` fill it.

    Keys: `missing`, `unreadable`, `not-ours`, `damaged`, `newer`, `exists`, `in-use`.
    """

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key}: {', '.join(map(str, self.parameters.values()))}"


@dataclass(frozen=True, slots=True)
class Condition:
    """What was found about a file: how far it has been migrated, and what is broken in it.

    `revision` is None where nothing of ours is in it. `damage` is what SQLite says about its structure,
    `astray` the rows that refer to nothing.
    """

    revision: str | None
    damage: tuple[str, ...] = ()
    astray: tuple[str, ...] = ()

    @property
    def current(self) -> bool:
        """Whether this kingbot can use the file as it is."""
        return self.revision == REVISION

    @property
    def known(self) -> bool:
        """Whether this kingbot can use the file, migrated if need be."""
        if self.current:
            return True
        from kingbot.store.upgrade import revisions  # Alembic is slow to import, and seldom needed

        return self.revision in revisions()


def examine(path: Path) -> Condition:
    """Look a file through from end to end.

    :raises FileError: `missing`, `unreadable`.
    """
    with closing(_connect(path)) as db:
        try:
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            found = (
                db.execute("SELECT version_num FROM alembic_version") if "alembic_version" in tables else ()
            )
            revision = next((str(number) for (number,) in found), None)
            damage = tuple(_damage(db))
            # A broken structure may not bear being followed from row to row.
            stray = [] if damage else db.execute("PRAGMA foreign_key_check").fetchmany(10)
        except sqlite3.DatabaseError as error:
            raise FileError("unreadable", {"file": str(path), "why": str(error)}) from error
    return Condition(revision, damage, tuple(f"{table} {row} → {of}" for table, row, of, _ in stray))


def _damage(db: sqlite3.Connection) -> Iterator[str]:
    try:
        for (said,) in db.execute("PRAGMA integrity_check(10)"):
            if said != "ok":
                yield said
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CORRUPT:
            raise
        yield str(error)  # so broken that it cannot even be looked through


def place_for(path: Path, what: str = "") -> Path:
    """Where a copy of a database goes if nobody names a place: a folder beside it, under the time of day."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    return path.parent / "backups" / f"{'-'.join(part for part in (path.stem, what, now) if part)}.sqlite"


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, though it be in use; the copy is whole or not there at all.

    :raises FileError: `missing`, `unreadable`, `exists`, `damaged`.
    """
    if target.exists():
        raise FileError("exists", {"file": str(target)})
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # people's names and hands are in it
    try:
        with closing(_connect(source)) as db, closing(sqlite3.connect(part)) as to:
            try:
                db.backup(to)
                to.execute("PRAGMA journal_mode = DELETE")  # one file alone
            except sqlite3.DatabaseError as error:
                raise FileError("unreadable", {"file": str(source), "why": str(error)}) from error
        if damage := examine(part).damage:
            raise FileError("damaged", {"file": str(source), "why": damage[0]})
        _to_disk(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def restore(backup: Path, path: Path, *, overwrite: bool) -> Path | None:
    """Put a copy in the place of the database; what was there is kept, and where is returned.

    :raises FileError: `missing`, `unreadable`, `not-ours`, `newer`, `damaged` (about the copy); `exists`,
        if there is a database and it is not to be overwritten; `in-use`.
    """
    found = examine(backup)
    if found.revision is None:
        raise FileError("not-ours", {"file": str(backup)})
    if not found.known:
        raise FileError("newer", {"file": str(backup)})
    if found.damage:
        raise FileError("damaged", {"file": str(backup), "why": found.damage[0]})
    kept = None
    if path.exists():
        if not overwrite:
            raise FileError("exists", {"file": str(path)})
        _must_be_idle(path)
        kept = place_for(path, "replaced")
        kept.parent.mkdir(exist_ok=True)
        for tail in ("-wal", "-shm", ""):
            part = path.with_name(path.name + tail)
            if part.exists():
                part.replace(kept.with_name(kept.name + tail))
    copy(backup, path)
    return kept


def before_opening(path: Path) -> Condition | None:
    """Look a database through before it is opened, and copy it if it will be migrated.

    None says that there is nothing in the file, or nothing that can be read.

    :raises FileError: `damaged`.
    """
    if not path.exists() or not path.stat().st_size:
        return None
    try:
        found = examine(path)
    except FileError:
        return None  # why it cannot be read is said by whoever opens it
    if found.damage:
        raise FileError("damaged", {"file": str(path), "why": found.damage[0]})
    if found.known and not found.current:
        copy(path, place_for(path, f"before-{REVISION}"))
    return found


def tidy(path: Path) -> None:
    """Delete old copies of a database that were made unasked: people's names are in them."""
    oldest = time.time() - KEPT.total_seconds()
    for what in _UNASKED:
        for each in (path.parent / "backups").glob(f"{path.stem}-{what}-*"):
            if each.stat().st_mtime < oldest:
                each.unlink(missing_ok=True)


def empty_log(path: Path) -> None:
    """Bring what was written into the file itself, if nobody is in the way, so that its log keeps nothing."""
    with closing(_connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _connect(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise FileError("missing", {"file": str(path)})
    return sqlite3.connect(path, timeout=BUSY_SECONDS)


def _must_be_idle(path: Path) -> None:
    """Find out whether anybody has the file open: only then SQLite cannot change the kind of its log."""
    try:
        with closing(sqlite3.connect(path, timeout=0.5)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise FileError("in-use", {"file": str(path)}) from error
    except sqlite3.DatabaseError:
        return  # so broken that nobody can be using it


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
