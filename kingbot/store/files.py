"""The database as a file: checking it, backing it up, and restoring a backup.

Everything here works on a file that is in use, except `restore`, which refuses.
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
BACKUP_RETENTION: Final = timedelta(days=30)  # of automatic backups
_PART: Final = ".part"  # ends the name of a copy that is not complete
_LONGEST_COPY: Final = timedelta(days=1)
_AUTOMATIC: Final = ("before", "replaced")  # the first word in the labels of their file names


class StoreError(Exception):
    """The database file cannot be used; the message is for whoever runs the bot."""


@dataclass(eq=False)
class FileError(StoreError):
    """A file cannot be checked, backed up or restored; the text is `db-<key>` with `parameters`.

    Keys: `missing`, `unreadable`, `not-ours`, `damaged`, `newer`, `exists`, `in-use`, `running`; on
    PostgreSQL also `no-program`, `old-program`, `not-copied`.
    """

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.key}: {', '.join(map(str, self.parameters.values()))}"


@dataclass(frozen=True, slots=True)
class DatabaseState:
    """The state of a database file: its migration and its errors.

    `revision` is that of Alembic, or None if the file is not kingbot's. `damage` are the messages of SQLite's
    integrity check, `dangling` the rows that violate a foreign key.
    """

    revision: str | None
    damage: tuple[str, ...] = ()
    dangling: tuple[str, ...] = ()

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


def examine(path: Path) -> DatabaseState:
    """Check a whole file: revision, structure, foreign keys.

    :raises FileError: `missing`, `unreadable`.
    """
    with closing(_connect(path)) as db:
        try:
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            versions = (
                db.execute("SELECT version_num FROM alembic_version") if "alembic_version" in tables else ()
            )
            revision = next((str(number) for (number,) in versions), None)
            damage = tuple(_integrity_errors(db))
            # In a damaged file, following references may fail.
            dangling = [] if damage else db.execute("PRAGMA foreign_key_check").fetchmany(10)
        except sqlite3.DatabaseError as error:
            raise FileError("unreadable", {"file": str(path), "why": str(error)}) from error
    return DatabaseState(revision, damage, tuple(f"{table} {row} → {of}" for table, row, of, _ in dangling))


def _integrity_errors(db: sqlite3.Connection) -> Iterator[str]:
    try:
        for (message,) in db.execute("PRAGMA integrity_check(10)"):
            if message != "ok":
                yield message
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CORRUPT:
            raise
        yield str(error)  # too damaged even for the check


def backup_path(path: Path, label: str = "") -> Path:
    """The default path of a backup: in a folder beside the database, with the current time in its name."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    return path.parent / "backups" / f"{'-'.join(part for part in (path.stem, label, now) if part)}.sqlite"


def copy(source: Path, target: Path) -> None:
    """Copy a database in one consistent state, even while it is in use. A failure leaves no partial copy.

    :raises FileError: `missing`, `unreadable`, `exists`, `damaged`.
    """
    if target.exists():
        raise FileError("exists", {"file": str(target)})
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}{_PART}")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # people's names and hands are in it
    try:
        with closing(_connect(source)) as db, closing(sqlite3.connect(part)) as to:
            try:
                db.backup(to)
                to.execute("PRAGMA journal_mode = DELETE")  # a single file, without a write-ahead log
            except sqlite3.DatabaseError as error:
                raise FileError("unreadable", {"file": str(source), "why": str(error)}) from error
        if damage := examine(part).damage:
            raise FileError("damaged", {"file": str(source), "why": damage[0]})
        _sync_to_disk(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def restore(backup: Path, path: Path, *, overwrite: bool) -> Path | None:
    """Replace the database by a backup; returns where the replaced database was moved to, if there was one.

    :raises FileError: `missing`, `unreadable`, `not-ours`, `newer`, `damaged` about the backup; `exists` if
        there is a database and `overwrite` is false; `in-use`.
    """
    found = examine(backup)
    if found.revision is None:
        raise FileError("not-ours", {"file": str(backup)})
    if not found.known:
        raise FileError("newer", {"file": str(backup)})
    if found.damage:
        raise FileError("damaged", {"file": str(backup), "why": found.damage[0]})
    replaced = None
    if path.exists():
        if not overwrite:
            raise FileError("exists", {"file": str(path)})
        _require_unused(path)
        replaced = backup_path(path, "replaced")
        replaced.parent.mkdir(exist_ok=True)
        for suffix in ("-wal", "-shm", ""):
            part = path.with_name(path.name + suffix)
            if part.exists():
                part.replace(replaced.with_name(replaced.name + suffix))
    copy(backup, path)
    return replaced


def before_opening(path: Path) -> DatabaseState | None:
    """Look a database through before it is opened, and copy it if it will be migrated.

    None says that there is nothing in the file, or nothing that can be read.

    :raises FileError: `damaged`.
    """
    if not path.exists() or not path.stat().st_size:
        return None
    try:
        found = examine(path)
    except FileError:
        return None  # opening it will raise the error
    if found.damage:
        raise FileError("damaged", {"file": str(path), "why": found.damage[0]})
    if found.known and not found.current:
        copy(path, backup_path(path, f"before-{REVISION}"))
    return found


def delete_old_backups(path: Path) -> None:
    """Delete automatic backups past their retention, since they contain people's names."""
    oldest = time.time() - BACKUP_RETENTION.total_seconds()
    for label in _AUTOMATIC:
        for each in (path.parent / "backups").glob(f"{path.stem}-{label}-*"):
            if each.stat().st_mtime < oldest:
                each.unlink(missing_ok=True)
    abandoned = time.time() - _LONGEST_COPY.total_seconds()
    for each in (path.parent / "backups").glob(f"{path.stem}-*{_PART}*"):  # of copies that were broken off
        if each.stat().st_mtime < abandoned:
            each.unlink(missing_ok=True)


def checkpoint_log(path: Path) -> None:
    """Move the write-ahead log into the database file and empty it, so that deleted data is gone from it too.

    It does nothing while somebody else is reading or writing.
    """
    with closing(_connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def compact(path: Path) -> None:
    """Give space that is free in a database back to the disk, even while it is in use.

    :raises FileError: `missing`; `in-use` if others write for too long.
    """
    with closing(_connect(path)) as db:
        try:
            db.execute("VACUUM")
        except sqlite3.OperationalError as error:
            raise FileError("in-use", {"file": str(path)}) from error


def _connect(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise FileError("missing", {"file": str(path)})
    return sqlite3.connect(path, timeout=BUSY_SECONDS)


def _require_unused(path: Path) -> None:
    # SQLite can change the journal mode only while nobody else has the file open.
    try:
        with closing(sqlite3.connect(path, timeout=0.5)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise FileError("in-use", {"file": str(path)}) from error
    except sqlite3.DatabaseError:
        return  # too damaged for anybody to be using it


def _sync_to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
