"""`kingbot replay`: writes a record as a page that replays it in any browser."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from kingbot.cli.output import fail, load_words
from kingbot.cli.record_check import record_or_exit
from kingbot.cli.replay_page import replay_page
from kingbot.record import finished_hands

_KB: Final = 1000


def write(file: Path, target: Path, language: str) -> None:
    """Check a record and write its page; exits with status 1 if it is invalid."""
    words = load_words(language)
    record = record_or_exit(file, words)
    hands = len(finished_hands(record))
    if not hands:
        fail(words("error-replay-unfinished"))
    page = replay_page(record, words).encode()
    try:
        target.write_bytes(page)
    except OSError as error:
        fail(words("cli-unwritable", file=str(target), why=error.strerror or str(error)))
    typer.echo(words("cli-replay-written", file=str(target), count=hands, size=round(len(page) / _KB)))
