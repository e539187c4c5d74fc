"""The hand screen, private to a player: their cards, their turn with its controls, what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from kingbot.cards import CardSet
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render import DEFAULT_STYLE, Style
from kingbot.tables.model import Status, Table
from kingbot.ui import sentences
from kingbot.ui.board import last_trick_line
from kingbot.ui.cards import hand_line
from kingbot.ui.contract_choice import contract_choice_lines
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, table_button
from kingbot.ui.hand_closed import heading_line, not_yours, note_line
from kingbot.ui.hints import hint_button
from kingbot.ui.layout import Attachment, Link, PrivateMessageBuilder, PrivateScreen, last_that_fit
from kingbot.ui.more import more_menu
from kingbot.ui.names import seat_names
from kingbot.ui.pages import shortcuts
from kingbot.ui.plans import add_card_plans
from kingbot.ui.prompts import ActionPrompt
from kingbot.ui.score import hand_just_over
from kingbot.ui.screen_reader import Readout, hand_lines, row_lines

NEVER_ONLY_MOVE: Final = "only_move never"  # the setting behind *Ask me instead*
YOUR_TURN: Final = discord.Colour(0x2E9E5B)
MAX_RECAP_LENGTH: Final = 1000  # characters, which leaves room for everything else
CONTINUE: Final = "on "  # begins the name of the page that follows a readout


@dataclass(frozen=True, slots=True, kw_only=True)
class Extras:
    """What a hand screen shows apart from the view.

    - `recap`: lines on what has happened since the player's last move. `note`: on their last click.
    - `only`: what was played for them meanwhile, since there was no other move.
    - `page`: the step of an action that takes two. `confirms`: actions are to be confirmed.
    - `board`: the URL of the board. `style`: how cards are sorted and coloured.
    - `table`: the picture of table and hand. `result`: that of the hand before, until a card is played.
    - `readout`: what has to be read before play goes on, in facilitated play or after each trick. With a
      picture that is of the last trick.
    - `time`: lines on clocks, votes and plans. `planned`: the cards to be played as soon as they fit.
      `plans`: while they wait, their cards are buttons that plan.
      `counter`: the card counter in words.
    - `advice`: a tip for a beginner.
    - `other_table`: another table where it is the player's turn.
    """

    recap: Sequence[str] = ()
    note: str | None = None
    only: str | None = None
    page: str = ""
    board: str | None = None
    table: Attachment | None = None
    result: Attachment | None = None
    style: Style = DEFAULT_STYLE
    confirms: bool = False
    readout: Readout | None = None
    time: Sequence[str] = ()
    planned: CardSet = 0
    plans: bool = True
    counter: Sequence[str] = ()
    advice: str | None = None
    other_table: int | None = None


def hand_screen(table: Table, view: PlayerView, w: Words, extras: Extras) -> PrivateScreen:
    """The screen of a player at a table whose match has begun, made from that player's view."""
    assert view.seat is not None
    names = seat_names(table.seats)
    message = PrivateMessageBuilder(accent=YOUR_TURN if view.my_turn else None)
    closed = not_yours(table, w, extras.board)
    pictured = extras.table is not None
    heading = heading_line(table, view, w, extras.board, pictured=pictured), note_line(extras.note, w)
    if extras.readout is not None:
        message.text(*heading, *extras.readout.lines)
        if extras.table is not None:
            message.picture(extras.table)
        page, style = CONTINUE + extras.readout.mark, discord.ButtonStyle.success
        message.buttons([table_button(table, ControlKind.PAGE, w("aloud-go-on"), page, style=style)])
        _foot(message, table, view, w, extras.board)
        return message.screen(table, view, closed)
    message.text(*heading, *([] if pictured else sentences.contract_lines(view, names, w)))
    if extras.only is not None:
        message.text(f"-# {extras.only}")
    if extras.recap:
        message.text(
            f"-# {w('told')}", *(f"-# {line}" for line in last_that_fit(extras.recap, MAX_RECAP_LENGTH))
        )
    if extras.result is not None:
        message.picture(extras.result)
    if w.style == "spoken":
        message.text(
            *sentences.seat_lines(view, names, w),
            *sentences.table_lines(view, names, w),
            sentences.broken_line(view, w),
        )
    elif extras.table is None:
        message.text(
            *sentences.seat_lines(view, names, w),
            *sentences.table_lines(view, names, w),
            last_trick_line(view, names, w),
            sentences.broken_line(view, w),
        )
    else:
        message.picture(extras.table)
    if w.style == "spoken" and not view.unlooked:
        message.text(*row_lines(view, w, extras.style), *hand_lines(view, w, extras.style))
    elif extras.table is None:
        message.text(_cards(view, w, extras.style))
    message.text(*extras.counter)
    message.text(
        *contract_choice_lines(view, table, w), *_turn(table, view, names, w), extras.advice, *extras.time
    )
    if table.seats[view.seat].person is None:
        message.buttons([table_button(table, ControlKind.BACK, w("button-take-back"), seat=view.seat)])
    elif table.status is Status.RUNNING:
        if view.my_turn:
            ActionPrompt(message, table, view, w, extras.style, confirms=extras.confirms).add(extras.page)
        elif extras.plans:
            add_card_plans(message, table, view, w, extras.style, extras.planned)
    hint = hint_button(table, view, w)
    if hint is not None:
        message.buttons([hint])
    if extras.only is not None:
        message.buttons([table_button(table, ControlKind.SET, w("button-ask-me"), NEVER_ONLY_MOVE)])
    if extras.other_table is not None:
        label = w("button-elsewhere", table=str(extras.other_table))
        go_there = Control(extras.other_table, 0, ControlKind.HAND)
        message.buttons([button(go_there, label, style=discord.ButtonStyle.primary)])
    _foot(message, table, view, w, extras.board)
    return message.screen(table, view, closed)


def _cards(view: PlayerView, w: Words, style: Style) -> str | None:
    if view.unlooked:
        return w("window-face-down")
    if view.hand:
        return w("window-cards", cards=hand_line(view.hand, w, style))
    return w("window-no-cards")


def _turn(table: Table, view: PlayerView, names: sentences.Names, w: Words) -> Iterable[str]:
    if view.seat is not None and table.seats[view.seat].person is None:
        yield w("note-bot-plays")
    elif view.my_turn:
        yield sentences.your_turn_line(view, names, w)
        yield from sentences.narrowing_lines(view, w)
    else:
        yield sentences.thinking_line(table, view, names, w) or sentences.turn_line(view, names, w)


def _foot(
    message: PrivateMessageBuilder, table: Table, view: PlayerView, w: Words, board: str | None
) -> None:
    if (over := hand_just_over(view)) is not None:
        message.buttons(
            table_button(table, kind, w(f"button-{kind}"), str(over.number))
            for kind in (ControlKind.REPLAY, ControlKind.REVIEW)
        )
    buttons: list[ControlItem | Link] = [*shortcuts(table, w)]
    if board:
        buttons.append(Link(label=w("ui-link-table"), url=board))
    message.buttons(buttons)
    owner = table.seats[view.seat].owner
    message.menu(more_menu(table, w, owner.id if owner is not None else 0, ""))
