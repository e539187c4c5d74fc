"""The board: the public message of a table while a hand is played, and its results afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.engine.trick_points import HandTerms
from kingbot.engine.view import MatchView, PublicView, Stage
from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui import sentences
from kingbot.ui.controls import ControlItem, ControlKind, table_button
from kingbot.ui.layout import MAX_TEXT, Attachment, MessageBuilder, Screen, last_that_fit
from kingbot.ui.names import seat_names
from kingbot.ui.score import hand_just_over, hand_result

RESULTS_IN_PLAY: Final = 3  # lines on the last hands below the table; the score has them all


def board(
    table: Table,
    view: PublicView,
    w: Words,
    picture: Attachment | None = None,
    time: Iterable[str] = (),
    result: Attachment | None = None,
    deal: str | None = None,
) -> Screen:
    """The table as the public sees it; `time` are lines about its clock, `result` is that of the hand before.

    `deal` is a line on what binds the deal, or what it came from.

    Without a picture, seats and cards are described in words.
    """
    names = seat_names(table.seats)
    message = MessageBuilder()
    heading = f"### {sentences.title(table, view, w, pictured=picture is not None)}"
    if result is not None:
        message.picture(result)
    if picture is None:
        message.text(heading, *sentences.contract_lines(view, names, w))
        message.text(*sentences.seat_lines(view, names, w), *sentences.table_lines(view, names, w))
        last = last_trick_line(view, names, w)
    else:
        message.text(heading)
        message.picture(picture)
        last = None
    turn = sentences.thinking_line(table, view, names, w) or sentences.turn_line(view, names, w)
    message.text(turn, last, *time, deal)
    message.text(*(f"-# {line}" for line in _results(view, names, w)[-RESULTS_IN_PLAY:]))
    message.buttons(
        table_button(table, what, w(f"button-{what}"))
        for what in (ControlKind.HAND, ControlKind.LAST, ControlKind.SCORE, ControlKind.MORE)
    )
    if (over := hand_just_over(view)) is not None:
        replay = table_button(table, ControlKind.REPLAY, w("button-replay"), str(over.number))
        message.buttons([replay, *checks(table, w)])
    return message.screen()


def checks(table: Table, w: Words) -> Iterable[ControlItem]:
    """What stands under the result of a hand: whether it was fair, and what the bots knew in it."""
    yield table_button(table, ControlKind.VERIFY, w("button-verify"))
    if table.has_bots:
        yield table_button(table, ControlKind.DECISIONS, w("button-decisions"))


def last_trick_line(view: MatchView, names: sentences.Names, w: Words) -> str | None:
    """A line on the last trick: who took it and why, its cards and points; None before the first trick."""
    trick = view.last_trick
    if trick is None or view.stage is not Stage.TRICKS:
        return None
    cards = sentences.plays(trick.leader, trick.cards, names, w)
    worth = sentences.trick_worth(len(view.tricks), trick, HandTerms.of_view(view), view, names, w)
    return f"-# {sentences.why_taken(trick, names, w)} ({cards}) {worth or ''}".rstrip()


def results_board(table: Table, view: PublicView, w: Words, picture: Attachment | None = None) -> Screen:
    """What a board becomes when its match is over: the results of the hands, a line each.

    `picture` shows the result of the last of them.
    """
    message = MessageBuilder()
    results = _results(view, seat_names(table.seats), w)
    message.text(*(last_that_fit(results, MAX_TEXT) or [w("window-closed")]))
    if picture is not None:
        message.picture(picture)
    return message.screen()


def _results(view: MatchView, names: sentences.Names, w: Words) -> list[str]:
    return [hand_result(hand, view, names, w) for hand in view.finished]
