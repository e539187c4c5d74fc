"""`kingbot db`: back up, restore, check, upgrade and recount the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import typer

from kingbot.cli.output import fail, load_words, settings_or_fail
from kingbot.i18n import Words
from kingbot.logs import redact
from kingbot.plain_text import escape_unprintable
from kingbot.store import Store, StoreError, files
from kingbot.store.files import FileError
from kingbot.tables.service import open_tables


def backup(target: Path | None, language: str) -> None:
    """Back up the database, in use or not, and print where to."""
    words = load_words(language)
    path = settings_or_fail().database
    target = target or files.backup_path(path)
    try:
        files.copy(path, target)
    except FileError as error:
        fail(file_error_text(words, error))
    typer.echo(words("db-copied", file=str(target)))


def restore(source: Path, force: bool, language: str) -> None:
    """Restore a backup, and print where the replaced database was moved to."""
    words = load_words(language)
    path = settings_or_fail().database
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
    path = settings_or_fail().database
    found = list(database_problems(path, words))
    for line in found:
        typer.echo(escape_unprintable(line))
    if found:
        raise typer.Exit(1)
    typer.echo(words("db-sound", file=str(path)))


def upgrade(language: str) -> None:
    """Back up the database and migrate it to this version of kingbot."""
    words = load_words(language)
    path = settings_or_fail().database
    try:
        before = files.examine(path)
        asyncio.run(_open(path))
    except FileError as error:
        fail(file_error_text(words, error))
    except StoreError as error:
        fail(words("cli-no-database", why=str(error)))
    typer.echo(words("db-current" if before.current else "db-upgraded", file=str(path)))


def recount(language: str) -> None:
    """Derive statistics, standings and ratings anew from the match logs, and print of how many matches."""
    words = load_words(language)
    try:
        counted = asyncio.run(_recount(settings_or_fail().database))
    except StoreError as error:
        fail(words("cli-no-database", why=str(error)))
    typer.echo(words("db-recounted", count=counted))


def file_error_text(words: Words, error: FileError) -> str:
    """The text of an error about a database file."""
    return words(f"db-{error.key}", **error.parameters)


def database_problems(path: Path, words: Words) -> Iterator[str]:
    """Everything wrong with a database: structure, references, version, matches that do not replay."""
    try:
        state = files.examine(path)
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


async def _open(path: Path) -> None:
    await (await Store.open(path)).close()


async def _recount(path: Path) -> int:
    store = await Store.open(path)
    try:
        return await open_tables(store).counting.rebuild()
    finally:
        await store.close()


async def _tables_that_do_not_replay(path: Path) -> list[tuple[int, str]]:
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
