"""Points: of a hand in a line, of the match so far as a sheet, and at the end with the ranking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.engine.hand import FinishedHand, Points
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.tables.model import Status, Table
from kingbot.ui import sentences
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen, latest
from kingbot.ui.names import clean, seat_names
from kingbot.ui.sentences import Names

MOST_IN_WORDS: Final = 3400  # characters of the hands in words, which leaves room for the rest


def which(hand: FinishedHand, view: PlayerView) -> int:
    """Which of the hands of its contract this one is, counted from 1."""
    return sum(other.contract is hand.contract and other.number <= hand.number for other in view.finished)


def hand_result(hand: FinishedHand, view: PlayerView, names: Names, w: Words) -> str:
    """A hand that is over, in one line: its contract and each player's points."""
    contract = w.contract(hand.contract, view.rules.preset, which(hand, view))
    if hand.trump is not None:
        contract += f", {w.trump(hand.trump)}"
    line = w("result-hand", number=hand.number, contract=contract, points=_points(hand.points, names, w))
    if hand.slam is not None:
        line += " · " + w("result-slam", name=names[hand.slam])
    return line


def score(table: Table, view: PlayerView, w: Words, picture: Attachment | None = None) -> Screen:
    """The score sheet: a row for each hand played, a column for each seat, and the totals."""
    sheet = MessageBuilder()
    sheet.text(f"### {w('score-title', table=str(table.id))}")
    if picture is not None:
        sheet.picture(picture)
    elif view.finished and w.style == "spoken":
        sheet.text(*_spoken(table, view, w))
    elif view.finished:
        sheet.text("\n".join(["```", *_rows(table, view, w), "```"]))
    else:
        sheet.text(w("score-empty"))
    return sheet.screen()


def _spoken(table: Table, view: PlayerView, w: Words) -> Iterable[str]:
    """The totals, then the hands as far back as a message holds; a sheet of columns cannot be read out."""
    names = seat_names(table.seats)
    yield w("score-totals", points=_points(view.totals, names, w))
    yield from latest((hand_result(hand, view, names, w) for hand in view.finished), MOST_IN_WORDS)


def _points(points: Points, names: Names, w: Words) -> str:
    return " · ".join(
        w("result-point", name=name, points=w.points(each, plus=True))
        for name, each in zip(names, points, strict=True)
    )


def _rows(table: Table, view: PlayerView, w: Words) -> Iterable[str]:
    """The sheet in columns, no wider than a phone if that can be."""
    signs = [w.short(hand.contract, view.rules.preset, which(hand, view)) for hand in view.finished]
    points = [
        [w.points(each) for each in row] for row in (*(hand.points for hand in view.finished), view.totals)
    ]
    wide = max(map(_width, signs)) + 3
    column = max(5, *(len(each) + 1 for row in points for each in row))
    names = [clean(seat.name).replace("`", "'")[: column - 1] for seat in table.seats]

    def row(sign: str, cells: Iterable[str]) -> str:
        return sign + " " * (wide - _width(sign)) + "".join(f"{cell:>{column}}" for cell in cells)

    yield row("", names)
    for hand, sign, cells in zip(view.finished, signs, points[:-1], strict=True):
        yield row(f"{hand.number:>2} {sign}", cells)
    yield row(w("score-total"), points[-1])


def _width(sign: str) -> int:
    """How many columns a text takes; what makes a suit's symbol text takes none."""
    return len(sign.replace("\ufe0e", ""))


def ranking_lines(table: Table, view: PlayerView, w: Words) -> Iterable[str]:
    """The four players from first to last; equals share their place (rules 1)."""
    names = seat_names(table.seats)
    assert view.ranking is not None
    places = view.ranking
    for seat in sorted(range(4), key=lambda seat: places[seat]):
        key = "over-tied" if places.count(places[seat]) > 1 else "over-place"
        line = w(key, place=places[seat], name=names[seat], points=w.points(view.totals[seat], plus=True))
        yield f"**{line}**" if places[seat] == 1 else line


def result(
    table: Table, view: PlayerView, w: Words, record: str | None = None, picture: Attachment | None = None
) -> Screen:
    """The end of a table: ranking, score sheet, the record to be downloaded, *Play again*."""
    sheet = MessageBuilder()
    if table.status is Status.FINISHED:
        sheet.text(f"### {w('over-title', table=str(table.id))}", *ranking_lines(table, view, w))
        if picture is not None:
            sheet.picture(picture)
        sheet.text(w("over-seed", seed=table.seed) if table.seed else None, w("over-record"))
    else:
        sheet.text(w("over-closed", table=str(table.id), hands=len(view.finished)))
    if record is not None:
        sheet.file(Attachment(f"table-{table.id}.king.json", record.encode()))
    controls = (
        [ControlKind.AGAIN, ControlKind.SCORE, ControlKind.RULES]
        if table.status is Status.FINISHED
        else [ControlKind.SCORE]
    )
    sheet.buttons(button(Control(table.id, table.version, what), w(f"button-{what}")) for what in controls)
    return sheet.screen()


def last_trick(table: Table, view: PlayerView, w: Words, picture: Attachment | None = None) -> Screen:
    """The last trick: its cards in order, who took it and why."""
    names = seat_names(table.seats)
    sheet = MessageBuilder()
    trick = view.last_trick
    if trick is None:
        sheet.text(w("last-none"))
        return sheet.screen()
    sheet.text(f"### {w('last-title', table=str(table.id), number=len(view.tricks))}")
    if picture is not None:
        sheet.picture(picture)
    sheet.text(sentences.plays(trick.leader, trick.cards, names, w), sentences.why_taken(trick, names, w))
    return sheet.screen()
