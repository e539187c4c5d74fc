"""`kingbot record check`: one line a record, right or refused."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import typer

from kingbot.cli.output import rules_fault, speak
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.plain_text import escape_unprintable
from kingbot.presets import RulesError
from kingbot.record import Record, RecordError, read

# A record of the longest match takes a fiftieth of this; what is larger is not read to its end.
LARGEST: Final = 1024 * 1024


class Unread(NamedTuple):
    """A record that could not be read at all, and why."""

    why: str


def check(files: Iterable[str], jsonl: bool, language: str) -> None:
    """Print a line for every record in the files; exit with status 1 if one of them is refused."""
    words = speak(language)
    good = True
    for name in files:
        for text in texts(name, jsonl, words):
            verdict, right = judge(text, words)
            typer.echo(verdict)
            good &= right
    if not good:
        raise typer.Exit(1)


def judge(text: bytes | Unread, words: Words) -> tuple[str, bool]:
    """The line on a record, and whether it is right."""
    if isinstance(text, Unread):
        return f"refused hand=0 action=0 key=bad_json {escape_unprintable(text.why)}", False
    try:
        record = read(text)
    except RecordError as error:
        place = f"hand={error.hand} action={error.action} key={error.key}"
        return f"refused {place} {escape_unprintable(fault(words, error))}", False
    return f"ok {totals(record)}", True


def totals(record: Record) -> str:
    """The totals of a record as it writes them."""
    return " ".join(map(str, record.totals))


def fault(words: Words, error: RecordError) -> str:
    """What is wrong with a record, in a sentence."""
    if error.refusal is not None:
        return words.refusal(error.refusal)
    if isinstance(error.__cause__, RulesError):
        return rules_fault(words, error.__cause__)
    found = dict(error.parameters)
    if error.key == "wrong_points" and found.get("due") is None:
        return words("record-points-too-soon")
    if error.key == "wrong_points" and not found.get("found"):
        return words("record-points-missing", due=found["due"])
    return words(f"record-{slug(error.key)}", **found)


def texts(name: str, jsonl: bool, words: Words) -> Iterator[bytes | Unread]:
    """The records in a file, as they stand there: the whole of it, or every line that is not blank."""
    try:
        with opened(name) as file:
            if not jsonl:
                text = file.read(LARGEST + 1)
                yield text if len(text) <= LARGEST else too_large(words)
                return
            while line := file.readline(LARGEST + 1):
                if len(line) > LARGEST and not line.endswith(b"\n"):
                    skip_line(file)
                    yield too_large(words)
                elif line.strip():
                    yield line
    except OSError as error:
        yield Unread(words("cli-unreadable", file=name, why=error.strerror or str(error)))


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """A file to read, or the standard input where the name is `-`."""
    if name == "-":
        yield sys.stdin.buffer
    else:
        with Path(name).open("rb") as file:
            yield file


def skip_line(file: BinaryIO) -> None:
    """Read on to the end of the line, a piece at a time."""
    while (piece := file.readline(LARGEST)) and not piece.endswith(b"\n"):
        pass


def too_large(words: Words) -> Unread:
    """The fault of a record that is too large to be one."""
    return Unread(words("cli-too-large", most=LARGEST // 1024))
