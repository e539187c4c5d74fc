"""`kingbot record check`: checks match records against the rules, one line each."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

import typer

from kingbot.cli.output import load_words
from kingbot.i18n import Words
from kingbot.plain_text import escape_unprintable
from kingbot.record import MAX_RECORD_BYTES, Record, RecordError, read
from kingbot.record.error_text import record_error_text


class UnreadableRecord(NamedTuple):
    """A record that could not be read at all; `why` is the reason."""

    why: str


def check(files: Iterable[str], jsonl: bool, language: str) -> None:
    """Print a line for every record in the files, and exit with status 1 if one of them is invalid."""
    words = load_words(language)
    ok = True
    for name in files:
        for text in read_records(name, jsonl, words):
            line, valid = check_record(text, words)
            typer.echo(line)
            ok &= valid
    if not ok:
        raise typer.Exit(1)


def check_record(text: bytes | UnreadableRecord, words: Words) -> tuple[str, bool]:
    """The line to print for a record, and whether it is valid."""
    found = _record_or_refusal(text, words)
    return (f"ok {totals(found)}", True) if isinstance(found, Record) else (found, False)


def record_or_exit(file: Path, words: Words) -> Record:
    """The one record in a file; where it is invalid the line that says so is printed, and the status is 1."""
    (text,) = read_records(str(file), jsonl=False, words=words)
    found = _record_or_refusal(text, words)
    if isinstance(found, Record):
        return found
    typer.echo(found)
    raise typer.Exit(1)


def _record_or_refusal(text: bytes | UnreadableRecord, words: Words) -> Record | str:
    """A record that was checked, or the line that refuses it."""
    if isinstance(text, UnreadableRecord):
        return f"refused hand=0 action=0 key=bad_json {escape_unprintable(text.why)}"
    try:
        return read(text)
    except RecordError as error:
        place = f"hand={error.hand} action={error.action} key={error.key}"
        return f"refused {place} {escape_unprintable(record_error_text(words, error))}"


def totals(record: Record) -> str:
    """The four totals of a record."""
    return " ".join(map(str, record.totals))


def read_records(name: str, jsonl: bool, words: Words) -> Iterator[bytes | UnreadableRecord]:
    """The raw records in a file: all of it as one, or with `jsonl` every line that is not blank."""
    try:
        with open_input(name) as file:
            if not jsonl:
                text = file.read(MAX_RECORD_BYTES + 1)
                yield text if len(text) <= MAX_RECORD_BYTES else too_large_record(words)
                return
            while line := file.readline(MAX_RECORD_BYTES + 1):
                if len(line) > MAX_RECORD_BYTES and not line.endswith(b"\n"):
                    skip_line(file)
                    yield too_large_record(words)
                elif line.strip():
                    yield line
    except OSError as error:
        yield UnreadableRecord(words("cli-unreadable", file=name, why=error.strerror or str(error)))


@contextmanager
def open_input(name: str) -> Iterator[BinaryIO]:
    """A file opened for reading; `-` is the standard input."""
    if name == "-":
        yield sys.stdin.buffer
    else:
        with Path(name).open("rb") as file:
            yield file


def skip_line(file: BinaryIO) -> None:
    """Read to the end of the line in pieces."""
    while (piece := file.readline(MAX_RECORD_BYTES)) and not piece.endswith(b"\n"):
        pass


def too_large_record(words: Words) -> UnreadableRecord:
    """The result for a record of more than `MAX_RECORD_BYTES`."""
    return UnreadableRecord(words("cli-too-large", most=MAX_RECORD_BYTES // 1024))
