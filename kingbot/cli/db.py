"""`kingbot db`: copies of the database, putting one back, looking it through, upgrading it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import typer

from kingbot.cli.output import fail, read_or_fail, speak
from kingbot.i18n import Words
from kingbot.logs import discreet
from kingbot.plain_text import escape_unprintable
from kingbot.store import Store, StoreError
from kingbot.store import files as files
from kingbot.store.files import FileError
from kingbot.tables.service import open_tables


def backup(target: Path | None, language: str) -> None:
    """Copy the database, in use or not, and say where the copy is."""
    words = speak(language)
    path = read_or_fail().database
    target = target or files.backup_path(path)
    try:
        files.copy(path, target)
    except FileError as error:
        fail(fault(words, error))
    typer.echo(words("db-copied", file=str(target)))


def restore(source: Path, force: bool, language: str) -> None:
    """Put a copy in the place of the database; say where the old one is kept."""
    words = speak(language)
    path = read_or_fail().database
    try:
        kept = files.restore(source, path, overwrite=force)
    except FileError as error:
        fail(words("db-force", file=str(path)) if error.key == "exists" else fault(words, error))
    typer.echo(words("db-restored", file=str(path)))
    if kept is not None:
        typer.echo(words("db-kept", file=str(kept)))


def check(language: str) -> None:
    """Say what is wrong with the database, a line each; the exit status is 1 then."""
    words = speak(language)
    path = read_or_fail().database
    found = list(faults(path, words))
    for line in found:
        typer.echo(escape_unprintable(line))
    if found:
        raise typer.Exit(1)
    typer.echo(words("db-sound", file=str(path)))


def upgrade(language: str) -> None:
    """Migrate the database to what this kingbot needs; a copy is made first."""
    words = speak(language)
    path = read_or_fail().database
    try:
        before = files.examine(path)
        asyncio.run(_open(path))
    except FileError as error:
        fail(fault(words, error))
    except StoreError as error:
        fail(words("cli-no-database", why=str(error)))
    typer.echo(words("db-current" if before.current else "db-upgraded", file=str(path)))


def fault(words: Words, error: FileError) -> str:
    """What is wrong, in a sentence."""
    return words(f"db-{error.key}", **error.parameters)


def faults(path: Path, words: Words) -> Iterator[str]:
    """Everything that is wrong with a database: its structure, its references, its version, its matches."""
    try:
        found = files.examine(path)
    except FileError as error:
        yield fault(words, error)
        return
    for damage in found.damage:
        yield words("db-damaged", file=str(path), why=damage)
    for row in found.dangling:
        yield words("db-astray", row=row)
    if found.revision is None:
        yield words("db-not-ours", file=str(path))
    elif not found.known:
        yield words("db-newer", file=str(path))
    elif not found.current:
        yield words("db-older", file=str(path))
    elif not found.damage:
        for table, why in asyncio.run(_unplayable(path)):
            yield words("db-unplayable", table=str(table), why=why)


async def _open(path: Path) -> None:
    await (await Store.open(path)).close()


async def _unplayable(path: Path) -> list[tuple[int, str]]:
    """The tables in play whose log does not replay under the rules, and why."""
    store = Store(path)
    tables, broken = open_tables(store), []
    try:
        for table in await tables.queries.running():
            try:
                await tables.queries.look(table.id, None)
            except Exception as error:  # whatever it is, the table cannot be played on
                broken.append((table.id, discreet(f"{type(error).__name__}: {error}")))
    finally:
        await store.close()
    return broken
