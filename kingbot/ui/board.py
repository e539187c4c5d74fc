"""The table message: what everybody at the table and in the channel sees of a hand while it is played."""

from __future__ import annotations

from collections.abc import Iterable

from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui import told
from kingbot.ui.controls import Control, What, button
from kingbot.ui.layout import Attached, Screen, Sheet
from kingbot.ui.names import seat_names
from kingbot.ui.results import hand_result


def board(
    table: Table,
    view: PlayerView,
    w: Words,
    picture: Attached | None = None,
    time: Iterable[str] = (),
) -> Screen:
    """The table as the public sees it, with what there is to say of its `time`.

    Without a picture the seats and the cards are said in words.
    """
    names = seat_names(table.seats)
    sheet = Sheet()
    sheet.text(
        f"### {told.title(table, view, w)}",
        *told.contract_lines(view, names, w, pictured=picture is not None),
    )
    if picture is None:
        sheet.text(*told.seat_lines(view, names, w), *told.table_lines(view, names, w))
    else:
        sheet.picture(picture)
    sheet.text(told.due(view, names, w), last_line(view, names, w), *time)
    sheet.buttons(
        button(Control(table.id, table.version, what), w(f"button-{what}"))
        for what in (What.HAND, What.LAST, What.SCORE, What.MORE)
    )
    return sheet.screen()


def last_line(view: PlayerView, names: told.Names, w: Words) -> str | None:
    """One line on the last trick: who took it, and with what."""
    trick = view.last_trick
    if trick is None or view.stage is not Stage.TRICKS:
        return None
    cards = told.plays(trick.leader, trick.cards, names, w)
    return f"-# {told.why_taken(trick, names, w)} ({cards})"


def shrunk(table: Table, view: PlayerView, w: Words, since: int, king: Attached | None = None) -> Screen:
    """What is left of a board when its hand is over: the results of the hands from number `since` on.

    A `king` that was made is celebrated.
    """
    sheet = Sheet()
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
