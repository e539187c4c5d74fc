"""Points: the result of a hand, the score sheet, and the end of a match with its ranking; the last trick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.engine.hand import FinishedHand, Points
from kingbot.engine.scoring import ranking
from kingbot.engine.view import MatchView, PublicView
from kingbot.i18n import Words
from kingbot.render.heading import finished_contract_number
from kingbot.tables.model import RESUMABLE, Closing, Status, Table
from kingbot.ui import sentences
from kingbot.ui.controls import ControlKind, table_button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen, last_that_fit
from kingbot.ui.names import clean, seat_names
from kingbot.ui.sentences import Names
from kingbot.ui.time_text import relative

MAX_HANDS_LENGTH: Final = 3400  # characters of the hands in words, which leaves room for the totals


def hand_result(hand: FinishedHand, view: MatchView, names: Names, w: Words) -> str:
    """The result of a hand on one line: its contract, each player's points, and a slam."""
    contract = w.contract(hand.contract, view.rules.preset, finished_contract_number(hand, view))
    if hand.trump is not None:
        contract += f", {w.trump(hand.trump)}"
    line = w("result-hand", number=hand.number, contract=contract, points=_points(hand.points, names, w))
    if hand.slam is not None:
        line += " · " + w("result-slam", name=names[hand.slam])
    return line


def score(table: Table, view: PublicView, w: Words, picture: Attachment | None = None) -> Screen:
    """The score sheet as a picture; without one, as columns of text, or in words for screen readers."""
    message = MessageBuilder()
    message.text(f"### {w('score-title', table=str(table.id))}")
    if picture is not None:
        message.picture(picture)
    elif view.finished and w.style == "spoken":
        message.text(*_spoken(table, view, w))
    elif view.finished:
        message.text("\n".join(["```", *_rows(table, view, w), "```"]))
    else:
        message.text(w("score-empty"))
    return message.screen()


def _spoken(table: Table, view: MatchView, w: Words) -> Iterable[str]:
    """The totals, then as many hands as fit, the last ones; screen readers cannot read columns."""
    names = seat_names(table.seats)
    yield w("score-totals", points=_points(view.totals, names, w))
    yield from last_that_fit((hand_result(hand, view, names, w) for hand in view.finished), MAX_HANDS_LENGTH)


def _points(points: Points, names: Names, w: Words) -> str:
    return " · ".join(
        w("result-point", name=name, points=w.points(each, plus=True))
        for name, each in zip(names, points, strict=True)
    )


def _rows(table: Table, view: MatchView, w: Words) -> Iterable[str]:
    """The sheet in columns of text, narrow enough for a phone where possible."""
    labels = [
        w.short(hand.contract, view.rules.preset, finished_contract_number(hand, view))
        for hand in view.finished
    ]
    points = [
        [w.points(each) for each in row] for row in (*(hand.points for hand in view.finished), view.totals)
    ]
    label_width = max(map(_width, labels)) + 3
    column = max(5, *(len(each) + 1 for row in points for each in row))
    names = [clean(seat.name).replace("`", "'")[: column - 1] for seat in table.seats]

    def row(label: str, cells: Iterable[str]) -> str:
        return label + " " * (label_width - _width(label)) + "".join(f"{cell:>{column}}" for cell in cells)

    yield row("", names)
    for hand, label, cells in zip(view.finished, labels, points[:-1], strict=True):
        yield row(f"{hand.number:>2} {label}", cells)
    yield row(w("score-total"), points[-1])


def _width(text: str) -> int:
    """The number of columns a text takes; the variation selector after a suit takes none."""
    return len(text.replace("\ufe0e", ""))


def ranking_lines(table: Table, view: MatchView, w: Words) -> Iterable[str]:
    """The four players from first to last, so far or for good; equal totals share a place (rules 1)."""
    names = seat_names(table.seats)
    places = view.ranking or ranking(view.totals)
    for seat in sorted(range(4), key=lambda seat: places[seat]):
        key = "over-tied" if places.count(places[seat]) > 1 else "over-place"
        line = w(key, place=places[seat], name=names[seat], points=w.points(view.totals[seat], plus=True))
        yield f"**{line}**" if places[seat] == 1 else line


def result(
    table: Table, view: PublicView, w: Words, record: str | None = None, picture: Attachment | None = None
) -> Screen:
    """The end of a match: ranking, seed, the record as a file, and *Play again*.

    Of a match that was closed: why, the ranking so far, and for a while *Resume*.
    """
    message = MessageBuilder()
    if table.status is Status.FINISHED:
        message.text(f"### {w('over-title', table=str(table.id))}", *ranking_lines(table, view, w))
        if picture is not None:
            message.picture(picture)
        message.text(w("over-seed", seed=table.seed) if table.seed else None, w("over-record"))
    else:
        why = table.closed or Closing.PLAYERS
        message.text(w(f"over-closed-{why}", table=str(table.id), hands=len(view.finished)))
        if view.finished:
            message.text(w("over-so-far"), *ranking_lines(table, view, w))
        if table.status is Status.CLOSED:
            until = relative(table.changed + RESUMABLE)
            message.text(w("over-resume", until=until))
        elif table.seed:
            message.text(w("over-seed", seed=table.seed))
    if record is not None:
        message.file(Attachment(f"table-{table.id}.king.json", record.encode()))
    controls = {
        Status.FINISHED: [ControlKind.AGAIN, ControlKind.SCORE, ControlKind.RULES],
        Status.CLOSED: [ControlKind.REOPEN, ControlKind.SCORE],
    }.get(table.status, [ControlKind.SCORE])
    message.buttons(table_button(table, what, w(f"button-{what}")) for what in controls)
    return message.screen()


def resumed(table: Table, w: Words) -> Screen:
    """What the message of a closed match becomes when it was taken up again."""
    message = MessageBuilder()
    message.text(w("over-resumed", table=str(table.id)))
    return message.screen()


def last_trick(table: Table, view: PublicView, w: Words, picture: Attachment | None = None) -> Screen:
    """The last trick: its picture, its cards in order, who took it and why."""
    names = seat_names(table.seats)
    message = MessageBuilder()
    trick = view.last_trick
    if trick is None:
        message.text(w("last-none"))
        return message.screen()
    message.text(f"### {w('last-title', table=str(table.id), number=len(view.tricks))}")
    if picture is not None:
        message.picture(picture)
    message.text(sentences.plays(trick.leader, trick.cards, names, w), sentences.why_taken(trick, names, w))
    return message.screen()
