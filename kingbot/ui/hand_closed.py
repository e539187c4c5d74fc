"""Hand windows without a hand: it is over, a bot plays it, it is played elsewhere, or it is not one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingbot.engine.view import MatchView, PublicView
from kingbot.i18n import Words
from kingbot.tables.model import Status, Table
from kingbot.ui import sentences
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen, last_that_fit
from kingbot.ui.match_end import add_match_end, match_end_buttons
from kingbot.ui.names import seat_names
from kingbot.ui.score import hand_result
from kingbot.ui.screen_reader import Readout

MAX_RESULTS: Final = 2400  # characters of the results of a match
HERE: Final = "here"  # the page that takes play to the window where it is asked for


def heading_line(
    table: Table, view: MatchView, w: Words, board: str | None, *, pictured: bool = False
) -> str:
    """The title of a hand window, a link to its `board` if there is one."""
    title = sentences.title(table, view, w, pictured=pictured)
    return f"### [{title}]({board})" if board else f"### {title}"


def note_line(note: str | None, w: Words) -> str | None:
    """What became of the last click."""
    return w("note-line", note=note) if note else None


def bot_plays_screen(table: Table, view: PublicView, w: Words, board: str | None) -> Screen:
    """What somebody sees for whom a bot plays: the way back."""
    sheet = MessageBuilder()
    sheet.text(heading_line(table, view, w, board), w("note-bot-plays"))
    sheet.buttons([button(Control(table.id, table.version, ControlKind.BACK), w("button-take-back"))])
    return sheet.screen()


def not_yours(table: Table, w: Words, board: str | None = None) -> Screen:
    """The closed form of a private message: what anybody sees of it who does not own the seat."""
    sheet = MessageBuilder()
    title = w("ui-title", table=str(table.id))
    sheet.text(f"### [{title}]({board})" if board else f"### {title}", w("window-not-yours"))
    return sheet.screen()


def elsewhere_screen(table: Table, w: Words, board: str | None) -> Screen:
    """What a hand window shows while its reader plays from another one: the way back."""
    sheet = MessageBuilder()
    title = w("ui-title", table=str(table.id))
    sheet.text(f"### [{title}]({board})" if board else f"### {title}", w("window-elsewhere"))
    sheet.buttons([button(Control(table.id, table.version, ControlKind.PAGE, HERE), w("button-play-here"))])
    return sheet.screen()


def hand_over_screen(
    table: Table,
    view: PublicView,
    w: Words,
    board: str | None,
    note: str | None = None,
    last: Readout | None = None,
    picture: Attachment | None = None,
    hints: Sequence[int] | None = None,
) -> Screen:
    """What is left of a hand window: when the match is over its results, a line each; else where it goes on.

    What is still to be read out comes `last`. `picture` shows the end of the match, `hints` is how many each
    seat asked for.
    """
    names = seat_names(table.seats)
    sheet = MessageBuilder()
    results = [hand_result(hand, view, names, w) for hand in view.finished] if not table.open else []
    if last is not None:
        results = [*(line for line in results if line not in last.lines), *last.lines]
    ended = {
        Status.FINISHED: "window-over",
        Status.CLOSED: "window-closed",
        Status.ABANDONED: "window-closed",
    }
    more = w(ended.get(table.status, "window-moved-on"))
    title = w("ui-title", table=str(table.id))
    lines, finished = last_that_fit(results, MAX_RESULTS), table.status is Status.FINISHED
    # What a glance at the picture cannot tell comes last.
    before, after = ([], lines) if finished and picture is not None else (lines, [])
    heading = f"### [{title}]({board})" if board else f"### {title}"
    sheet.text(heading, note_line(note, w), *before, more)
    if finished:
        add_match_end(sheet, table, view, w, picture, hints)
        sheet.text(*after)
        sheet.buttons(match_end_buttons(table, view, w))
    return sheet.screen()
