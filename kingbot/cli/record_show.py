"""`kingbot record show`: a match to read in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import typer
from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from kingbot.cli.output import fail, speak
from kingbot.cli.record_check import judge, texts
from kingbot.cli.record_text import Reader, played_out
from kingbot.engine.scoring import ranking
from kingbot.i18n import Words
from kingbot.plain_text import escape_unprintable
from kingbot.presets import format_line
from kingbot.record import Record, read

# How wide a page is that does not go to a terminal.
PAGE: Final = 100
LONGEST_NAME: Final = 24


def show(file: Path, hand: int, language: str) -> None:
    """Print a record's hands, or only one of them, counted from 1; a record that is wrong is refused."""
    words = speak(language)
    (text,) = texts(str(file), jsonl=False, words=words)
    verdict, right = judge(text, words)
    if not right or not isinstance(text, bytes):
        typer.echo(verdict)
        raise typer.Exit(1)
    record = read(text)
    if hand > len(record.hands):
        fail(words("cli-no-such-hand", hand=hand, hands=len(record.hands)))
    console = Console()
    if not console.is_terminal:
        console = Console(width=PAGE)
    for part in parts(record, hand, words):
        console.print(part)


def parts(record: Record, only: int, words: Words) -> Iterator[RenderableType]:
    """The title; then the hands and the points, or one hand."""
    rules = record.rules
    yield Text(f"{words(f'preset-{rules.preset}')} · {format_line(rules)}", "bold")
    names = [escape_unprintable(name)[:LONGEST_NAME] for name in record.players]
    for number, hand in enumerate(played_out(record), 1):
        if only in (0, number):
            yield ""
            yield from Reader(rules, names, words).hand(hand, record.hands[number - 1])
    if not only:
        yield ""
        yield points(record, names, words)


def points(record: Record, names: list[str], words: Words) -> Table:
    """The score sheet: a row a hand, the totals, and the places."""
    sheet = Table(box=box.SIMPLE_HEAD, title=words("cli-points"), title_justify="left", show_footer=True)
    sheet.add_column("", justify="right")
    sheet.add_column(words("cli-contract"), footer=words("cli-total"))
    for name, total, place in zip(names, record.totals, ranking(record.totals), strict=True):
        sheet.add_column(Text(name), justify="right", footer=f"{words.points(total)} ({place})")
    for number, hand in enumerate(record.hands, 1):
        if hand.finished is not None:
            contract = words.contract(hand.finished.contract, record.rules.preset)
            sheet.add_row(str(number), contract, *map(words.points, hand.finished.points))
    return sheet
