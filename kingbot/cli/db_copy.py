"""`kingbot db copy`: move everything from one database to another, and check that it has arrived."""

from __future__ import annotations

import asyncio

import typer
from pydantic import TypeAdapter, ValidationError

from kingbot.cli.db import file_error_text
from kingbot.cli.output import fail, load_words
from kingbot.record import RecordError, read
from kingbot.settings import DatabaseAddress
from kingbot.store import Store, StoreError, StoreUnavailableError
from kingbot.store.files import FileError
from kingbot.store.transfer import TransferError, copy_everything
from kingbot.tables.service import open_tables


class UncheckedMatchError(Exception):
    """A finished match whose record is not valid in the copy; the arguments are the table and why."""


def copy(source: str, target: str, language: str) -> None:
    """Copy everything, check the record of every finished match in the copy, and print the numbers."""
    words = load_words(language)
    try:
        rows, matches = asyncio.run(_copy(source, target))
    except ValidationError as error:
        fail(error.errors()[0]["msg"])
    except FileError as error:
        fail(file_error_text(words, error))
    except TransferError as error:
        fail(words(f"db-{error.key}", table=error.table))
    except UncheckedMatchError as error:
        table, why = error.args
        fail(words("db-unplayable", table=str(table), why=why))
    except (StoreError, StoreUnavailableError) as error:
        fail(words("cli-no-database", why=str(error)))
    typer.echo(words("db-moved", rows=rows, matches=matches))


async def _copy(source: str, target: str) -> tuple[int, int]:
    address = TypeAdapter(DatabaseAddress)
    here = await Store.open(address.validate_python(source))
    try:
        there = await Store.open(address.validate_python(target))
        try:
            copied = await copy_everything(here, there)
            return sum(copied.values()), await _check_records(here, there)
        finally:
            await there.close()
    finally:
        await here.close()


async def _check_records(here: Store, there: Store) -> int:
    """Check that every match has a valid record, the same on both sides; returns their number."""
    originals, copies = open_tables(here).queries, open_tables(there).queries
    checked = 0
    for table in await copies.all():
        try:
            record = await copies.record(table.id)
            if record != await originals.record(table.id):
                raise UncheckedMatchError(table.id, "the copy differs")
            if record is not None:
                read(record)
                checked += 1
        except RecordError as error:
            raise UncheckedMatchError(table.id, str(error)) from error
    return checked
