"""The table message: what everybody at the table and in the channel sees of a hand while it is played."""

from __future__ import annotations

from collections.abc import Iterable

from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui import sentences
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import seat_names
from kingbot.ui.score import hand_result


def board(
    table: Table,
    view: PlayerView,
    w: Words,
    picture: Attachment | None = None,
    time: Iterable[str] = (),
) -> Screen:
    """The table as the public sees it, with what there is to say of its `time`.

    Without a picture the seats and the cards are said in words.
    """
    names = seat_names(table.seats)
    sheet = MessageBuilder()
    sheet.text(
        f"### {sentences.title(table, view, w)}",
        *sentences.contract_lines(view, names, w, pictured=picture is not None),
    )
    if picture is None:
        sheet.text(*sentences.seat_lines(view, names, w), *sentences.table_lines(view, names, w))
    else:
        sheet.picture(picture)
    sheet.text(sentences.due(view, names, w), last_line(view, names, w), *time)
    sheet.buttons(
        button(Control(table.id, table.version, what), w(f"button-{what}"))
        for what in (ControlKind.HAND, ControlKind.LAST, ControlKind.SCORE, ControlKind.MORE)
    )
    return sheet.screen()


def last_line(view: PlayerView, names: sentences.Names, w: Words) -> str | None:
    """One line on the last trick: who took it, and with what."""
    trick = view.last_trick
    if trick is None or view.stage is not Stage.TRICKS:
        return None
    cards = sentences.plays(trick.leader, trick.cards, names, w)
    return f"-# {sentences.why_taken(trick, names, w)} ({cards})"


def results_board(
    table: Table, view: PlayerView, w: Words, since: int, king: Attachment | None = None
) -> Screen:
    """What is left of a board when its hand is over: the results of the hands from number `since` on.

    A `king` that was made is celebrated.
    """
    sheet = MessageBuilder()
    sheet.text(*_results(table, view, w, since))
    if king is not None:
        sheet.picture(king)
    return sheet.screen()


def _results(table: Table, view: PlayerView, w: Words, since: int) -> Iterable[str]:
    names = seat_names(table.seats)
    results = [hand for hand in view.finished if hand.number >= since]
    for hand in results:
        yield hand_result(hand, view, names, w)
    if not results:
        yield w("window-closed")
