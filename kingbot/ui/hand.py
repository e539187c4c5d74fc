"""The hand window, by DM or seen by one person alone: their cards, what is due and how it came to that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render import DEFAULT_STYLE, Style
from kingbot.tables.model import Status, Table
from kingbot.ui import sentences
from kingbot.ui.board import last_line
from kingbot.ui.cards import hand_line
from kingbot.ui.controls import Control, ControlItem, ControlKind, button
from kingbot.ui.hand_closed import heading_line, not_yours, note_line
from kingbot.ui.layout import (
    Attachment,
    Link,
    PrivateMessageBuilder,
    PrivateScreen,
    latest,
)
from kingbot.ui.names import seat_names
from kingbot.ui.prompts import Prompter, closed_line
from kingbot.ui.screen_reader import Readout, hand_lines, row_lines

YOUR_TURN: Final = discord.Colour(0x2E9E5B)
MOST_NEWS: Final = 1200  # characters of news, which leaves room for all the rest
CONTINUE: Final = "on "  # begins the name of the page that comes after what was read out


@dataclass(frozen=True, slots=True, kw_only=True)
class Extras:
    """What a hand window shows beside the view: `recap` since one's last move, a `note` on one's last touch,
    the `page` of a decision in two steps, the `board`'s address, pictures of the `table` and of the `hand`,
    how cards are sorted, whether the reader `confirms` before a move is made, in facilitated play a
    `readout` that waits to be heard, what there is to say of the `time` and of what is planned, and the table
    `other_table` that waits for the reader too."""

    recap: Sequence[str] = ()
    note: str | None = None
    page: str = ""
    board: str | None = None
    table: Attachment | None = None
    hand: Attachment | None = None
    style: Style = DEFAULT_STYLE
    confirms: bool = False
    readout: Readout | None = None
    time: Sequence[str] = ()
    other_table: int | None = None


def hand_screen(table: Table, view: PlayerView, w: Words, extras: Extras) -> PrivateScreen:
    """A player's window at a running table, made from that player's view."""
    assert view.seat is not None
    names = seat_names(table.seats)
    sheet = PrivateMessageBuilder(accent=YOUR_TURN if view.my_turn else None)
    closed = not_yours(table, w, extras.board)
    heading = heading_line(table, view, w, extras.board), note_line(extras.note, w)
    if extras.readout is not None:
        sheet.text(*heading, *extras.readout.lines)
        go_on = Control(table.id, table.version, ControlKind.PAGE, CONTINUE + extras.readout.mark)
        sheet.buttons([button(go_on, w("aloud-go-on"), style=discord.ButtonStyle.success)])
        _foot(sheet, table, w, extras.board)
        return sheet.screen(table, view, closed)
    sheet.text(*heading, *sentences.contract_lines(view, names, w, pictured=extras.table is not None))
    if extras.recap:
        sheet.text(f"-# {w('told')}", *(f"-# {line}" for line in latest(extras.recap, MOST_NEWS)))
    if w.style == "spoken":
        sheet.text(*sentences.seat_lines(view, names, w), *sentences.table_lines(view, names, w))
    elif extras.table is None:
        sheet.text(
            *sentences.seat_lines(view, names, w),
            *sentences.table_lines(view, names, w),
            last_line(view, names, w),
        )
    else:
        sheet.picture(extras.table)
    if extras.hand is not None:
        sheet.picture(extras.hand)
    elif w.style == "spoken" and not view.unlooked:
        sheet.text(*row_lines(view, w, extras.style), *hand_lines(view, w, extras.style))
    else:
        sheet.text(_cards(view, w, extras.style))
    sheet.text(closed_line(view, table, w), _due(table, view, names, w), *extras.time)
    if table.seats[view.seat].person is None:
        sheet.buttons([button(Control(table.id, table.version, ControlKind.BACK), w("button-take-back"))])
    elif table.status is Status.RUNNING:
        Prompter(sheet, table, view, w, extras.style, confirms=extras.confirms).ask(extras.page)
    if extras.other_table is not None:
        label = w("button-elsewhere", table=str(extras.other_table))
        go_there = Control(extras.other_table, 0, ControlKind.HAND)
        sheet.buttons([button(go_there, label, style=discord.ButtonStyle.primary)])
    _foot(sheet, table, w, extras.board)
    return sheet.screen(table, view, closed)


def shows_cards_above_controls(view: PlayerView) -> bool:
    """Whether the cards have to be shown above the controls: they do where they are no buttons."""
    return bool(view.hand) and view.stage not in {Stage.TRICKS, Stage.DOMINO}


def _cards(view: PlayerView, w: Words, style: Style) -> str | None:
    if view.unlooked:
        return w("window-face-down")
    if shows_cards_above_controls(view):
        return w("window-cards", cards=hand_line(view.hand, w, style))
    return None if view.hand else w("window-no-cards")


def _due(table: Table, view: PlayerView, names: sentences.Names, w: Words) -> str:
    if view.seat is not None and table.seats[view.seat].person is None:
        return w("note-bot-plays")
    return sentences.yours(view, names, w) if view.my_turn else sentences.due(view, names, w)


def _foot(sheet: PrivateMessageBuilder, table: Table, w: Words, board: str | None) -> None:
    whats = [ControlKind.LAST, ControlKind.SCORE, ControlKind.MORE]
    buttons: list[ControlItem | Link] = [
        button(Control(table.id, table.version, what), w(f"button-{what}")) for what in whats
    ]
    if board:
        buttons.append(Link(label=w("ui-link-table"), url=board))
    sheet.buttons(buttons)
