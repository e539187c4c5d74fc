"""The board: the public message of a table while a hand is played, and its results afterwards."""

from __future__ import annotations

from collections.abc import Iterable

from kingbot.engine.trick_points import HandTerms
from kingbot.engine.view import MatchView, PublicView, Stage
from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui import sentences
from kingbot.ui.controls import ControlKind, table_button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import seat_names
from kingbot.ui.score import hand_result


def board(
    table: Table,
    view: PublicView,
    w: Words,
    picture: Attachment | None = None,
    time: Iterable[str] = (),
) -> Screen:
    """The table as the public sees it; `time` are lines about its clock.

    Without a picture, seats and cards are described in words.
    """
    names = seat_names(table.seats)
    message = MessageBuilder()
    message.text(
        f"### {sentences.title(table, view, w)}",
        *sentences.contract_lines(view, names, w, pictured=picture is not None),
    )
    if picture is None:
        message.text(*sentences.seat_lines(view, names, w), *sentences.table_lines(view, names, w))
    else:
        message.picture(picture)
    turn = sentences.thinking_line(table, view, names, w) or sentences.turn_line(view, names, w)
    message.text(turn, last_trick_line(view, names, w), *time)
    message.buttons(
        table_button(table, what, w(f"button-{what}"))
        for what in (ControlKind.HAND, ControlKind.LAST, ControlKind.SCORE, ControlKind.MORE)
    )
    return message.screen()


def last_trick_line(view: MatchView, names: sentences.Names, w: Words) -> str | None:
    """A line on the last trick: who took it and why, its cards and points; None before the first trick."""
    trick = view.last_trick
    if trick is None or view.stage is not Stage.TRICKS:
        return None
    cards = sentences.plays(trick.leader, trick.cards, names, w)
    worth = sentences.trick_worth(len(view.tricks), trick, HandTerms.of_view(view), view, names, w)
    return f"-# {sentences.why_taken(trick, names, w)} ({cards}) {worth or ''}".rstrip()


def results_board(
    table: Table, view: PublicView, w: Words, since: int, king: Attachment | None = None
) -> Screen:
    """What a board becomes when its hand is over: the results of the hands from number `since` on.

    `king` is the picture of a slam in one of them.
    """
    message = MessageBuilder()
    message.text(*_results(table, view, w, since))
    if king is not None:
        message.picture(king)
    return message.screen()


def _results(table: Table, view: MatchView, w: Words, since: int) -> Iterable[str]:
    names = seat_names(table.seats)
    results = [hand for hand in view.finished if hand.number >= since]
    for hand in results:
        yield hand_result(hand, view, names, w)
    if not results:
        yield w("window-closed")
