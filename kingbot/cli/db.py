"""`kingbot db`: back up, restore, check, upgrade, recount and pack the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Final

import typer
from sqlalchemy import URL

from kingbot.cli.output import fail, load_words, settings_or_fail
from kingbot.i18n import Words
from kingbot.logs import redact
from kingbot.plain_text import escape_unprintable
from kingbot.settings import data_folder
from kingbot.store import Store, StoreError, StoreUnavailableError, files, postgresql
from kingbot.store.files import DatabaseState, FileError
from kingbot.tables.service import open_tables

_PACKED_AT_ONCE: Final = 100


def backup(target: Path | None, language: str) -> None:
    """Back up the database, in use or not, and print where to."""
    words = load_words(language)
    address = settings_or_fail().database
    try:
        if isinstance(address, Path):
            target = target or files.backup_path(address)
            files.copy(address, target)
        else:
            target = target or files.backup_path(data_folder() / f"{address.database}.dump")
            postgresql.dump(address, target)
    except FileError as error:
        fail(file_error_text(words, error))
    typer.echo(words("db-copied", file=str(target)))


def restore(source: Path, force: bool, language: str) -> None:
    """Restore a backup, and print where the replaced database was moved to."""
    words = load_words(language)
    path = settings_or_fail().database
    if not isinstance(path, Path):
        fail(words("db-restore-server", database=str(path.database), file=str(source)))
    try:
        replaced = files.restore(source, path, overwrite=force)
    except FileError as error:
        fail(words("db-force", file=str(path)) if error.key == "exists" else file_error_text(words, error))
    typer.echo(words("db-restored", file=str(path)))
    if replaced is not None:
        typer.echo(words("db-kept", file=str(replaced)))


def check(language: str) -> None:
    """Print what is wrong with the database, a line each, and exit with status 1 if anything is."""
    words = load_words(language)
    address = settings_or_fail().database
    found = list(database_problems(address, words))
    for line in found:
        typer.echo(escape_unprintable(line))
    if found:
        raise typer.Exit(1)
    typer.echo(words("db-sound", file=str(address)))


def upgrade(language: str) -> None:
    """Back up the database and migrate it to this version of kingbot."""
    words = load_words(language)
    address = settings_or_fail().database
    try:
        before = examine(address)
        asyncio.run(_open(address))
    except FileError as error:
        fail(file_error_text(words, error))
    except (StoreError, StoreUnavailableError) as error:
        fail(words("cli-no-database", why=str(error)))
    upgraded = "db-upgraded" if isinstance(address, Path) else "db-upgraded-server"
    typer.echo(words("db-current" if before.current else upgraded, file=str(address)))


def recount(language: str) -> None:
    """Derive statistics, standings and ratings anew from the match logs, and print of how many matches."""
    words = load_words(language)
    try:
        counted = asyncio.run(_recount(settings_or_fail().database))
    except (StoreError, StoreUnavailableError) as error:
        fail(words("cli-no-database", why=str(error)))
    typer.echo(words("db-recounted", count=counted))


def pack(language: str) -> None:
    """Pack the matches that were over long ago, give the space back to the disk, and print how many."""
    words = load_words(language)
    settings = settings_or_fail()
    if settings.pack_after is None:
        fail(words("db-not-packing"))
    try:
        packed = asyncio.run(_pack(settings.database, settings.pack_after))
        if isinstance(settings.database, Path):
            files.compact(settings.database)
    except FileError as error:
        fail(file_error_text(words, error))
    except (StoreError, StoreUnavailableError) as error:
        fail(words("cli-no-database", why=str(error)))
    typer.echo(words("db-packed", count=packed))


def file_error_text(words: Words, error: FileError) -> str:
    """The text of an error about a database file."""
    return words(f"db-{error.key}", **error.parameters)


def examine(address: Path | URL) -> DatabaseState:
    """The state of a database on either engine.

    :raises FileError: if it cannot be read.
    """
    return files.examine(address) if isinstance(address, Path) else asyncio.run(postgresql.examine(address))


def database_problems(path: Path | URL, words: Words) -> Iterator[str]:
    """Everything wrong with a database: structure, references, version, matches that do not replay."""
    try:
        state = examine(path)
    except FileError as error:
        yield file_error_text(words, error)
        return
    for damage in state.damage:
        yield words("db-damaged", file=str(path), why=damage)
    for row in state.dangling:
        yield words("db-astray", row=row)
    if state.revision is None:
        yield words("db-not-ours", file=str(path))
    elif not state.known:
        yield words("db-newer", file=str(path))
    elif not state.current:
        yield words("db-older", file=str(path))
    elif not state.damage:
        for table, why in asyncio.run(_tables_that_do_not_replay(path)):
            yield words("db-unplayable", table=str(table), why=why)


async def _open(path: Path | URL) -> None:
    await (await Store.open(path)).close()


async def _recount(path: Path | URL) -> int:
    store = await Store.open(path)
    try:
        return await open_tables(store).counting.rebuild()
    finally:
        await store.close()


async def _pack(path: Path | URL, age: timedelta) -> int:
    store = await Store.open(path)
    try:
        packing, packed = open_tables(store, pack_after=age).packing, 0
        while done := await packing.pack_due(_PACKED_AT_ONCE):
            packed += done
        return packed
    finally:
        await store.close()


async def _tables_that_do_not_replay(path: Path | URL) -> list[tuple[int, str]]:
    """The running tables whose log does not replay under the rules, each with the error."""
    store = Store(path)
    tables, broken = open_tables(store), []
    try:
        for table in await tables.queries.running():
            try:
                await tables.queries.table_and_view(table.id, None)
            except Exception as error:  # any error at all means that the match cannot go on
                broken.append((table.id, redact(f"{type(error).__name__}: {error}")))
    finally:
        await store.close()
    return broken
