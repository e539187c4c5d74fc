"""`kingbot record show`: prints a match record for reading in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from kingbot.cli.output import fail, load_words
from kingbot.cli.record_check import record_or_exit
from kingbot.cli.record_text import HandRenderer, replay_hands
from kingbot.engine.scoring import ranking
from kingbot.i18n import Words
from kingbot.plain_text import escape_unprintable
from kingbot.presets import format_line
from kingbot.record import Record

PAGE_WIDTH: Final = 100  # if the output is not a terminal
MAX_NAME_LENGTH: Final = 24


def show(file: Path, hand: int, language: str) -> None:
    """Print all hands of a record and the score sheet, or only one hand, counted from 1."""
    words = load_words(language)
    record = record_or_exit(file, words)
    if hand > len(record.hands):
        fail(words("cli-no-such-hand", hand=hand, hands=len(record.hands)))
    console = Console()
    if not console.is_terminal:
        console = Console(width=PAGE_WIDTH)
    for renderable in renderables(record, hand, words):
        console.print(renderable)


def renderables(record: Record, only_hand: int, words: Words) -> Iterator[RenderableType]:
    """A title, then all hands and the score sheet, or only one hand if `only_hand` is not 0."""
    rules = record.rules
    yield Text(f"{words(f'preset-{rules.preset}')} · {format_line(rules)}", "bold")
    names = [escape_unprintable(name)[:MAX_NAME_LENGTH] for name in record.players]
    for number, hand in enumerate(replay_hands(record), 1):
        if only_hand in (0, number):
            yield ""
            yield from HandRenderer(rules, names, words).hand(hand, record.hands[number - 1])
    if not only_hand:
        yield ""
        yield score_sheet(record, names, words)


def score_sheet(record: Record, names: list[str], words: Words) -> Table:
    """The points of every hand, the totals and the ranking."""
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
