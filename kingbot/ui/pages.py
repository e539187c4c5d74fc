"""Pages: what one looks at or decides besides the hand. They open inside the hand window, with a way back.

Whoever has no hand window in front of them sees the same page as a private message of its own, a *look*.
The name of a page is the kind of the control that opens it, and its argument if it has one ("rules 2").
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import ButtonStyle

from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.controls import ControlItem, ControlKind, table_button
from kingbot.ui.hand_closed import not_yours, note_line
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.more import more_menu

PAGES: Final = frozenset(
    {
        ControlKind.LAST,
        ControlKind.SCORE,
        ControlKind.COUNTER,
        ControlKind.HISTORY,
        ControlKind.CHOICES,
        ControlKind.PLANS,
        ControlKind.VOTES,
        ControlKind.RULES,
        ControlKind.SETTINGS,
        ControlKind.VERIFY,
        ControlKind.DECISIONS,
        ControlKind.HINT,
        ControlKind.REVIEW,
    }
)
SHORTCUTS: Final = (ControlKind.LAST, ControlKind.SCORE)  # pages with a button of their own


def is_page(page: str) -> bool:
    """Whether this names a page; else it is a step of a decision, or the hand itself."""
    return page.partition(" ")[0] in PAGES


def window_page(
    content: Screen | PrivateScreen,
    table: Table,
    view: PlayerView,
    w: Words,
    page: str,
    board: str | None,
    note: str | None = None,
) -> PrivateScreen:
    """A page in the hand window of the owner of the view's seat; *Back*, green on their turn, shows the hand.

    `note` is what became of their last click.
    """
    owner = table.seats[view.seat].owner
    assert owner is not None
    style = ButtonStyle.success if view.my_turn else ButtonStyle.secondary
    label = w("button-back-your-turn" if view.my_turn else "button-back-to-hand")
    back = table_button(table, ControlKind.PAGE, label, style=style)
    screen = PrivateScreen.of_owner(table, view, content, not_yours(table, w, board))
    return screen.with_controls(
        [back, *shortcuts(table, w, page)], more_menu(table, w, owner.id, page), note_line(note, w)
    )


def look(
    content: Screen | PrivateScreen, table: Table, w: Words, user_id: int, page: str
) -> Screen | PrivateScreen:
    """A page as a message of its own, from which the others can be opened; a player gets back to the hand."""
    hand = [table_button(table, ControlKind.HAND, w("button-hand"))] if _has_hand(table, user_id) else []
    return content.with_controls([*hand, *shortcuts(table, w, page)], more_menu(table, w, user_id, page))


def shortcuts(table: Table, w: Words, page: str = "") -> Iterable[ControlItem]:
    """The buttons for the most frequent pages but this one."""
    for kind in SHORTCUTS:
        if kind != page:
            yield table_button(table, kind, w(f"button-{kind}"))


def _has_hand(table: Table, user_id: int) -> bool:
    return table.open and table.seat_of(user_id) is not None
