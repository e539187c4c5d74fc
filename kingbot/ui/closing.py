"""The question whether a table is to be closed: it cannot be undone for long, so it is asked once more."""

from __future__ import annotations

from discord import ButtonStyle

from kingbot.i18n import Words
from kingbot.tables.model import Status, Table, Vote
from kingbot.ui.controls import ControlItem, ControlKind, table_button
from kingbot.ui.hand_closed import note_line
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import seat_names


def closing_question(
    table: Table,
    w: Words,
    person_id: int,
    vote: Vote | None,
    *,
    moderator: bool = False,
    note: str | None = None,
) -> Screen:
    """What closing the table means for this person, with the red button; `moderator` adds that one's way.

    `vote` is what the vote to close would be with this person in favour; None if they cannot close the table
    but as a moderator.
    """
    message = MessageBuilder()
    message.text(f"### {w('closing-title', table=str(table.id))}", note_line(note, w))
    buttons: list[ControlItem] = []

    def red(argument: str, key: str) -> None:
        buttons.append(table_button(table, ControlKind.CLOSE, w(key), argument, style=ButtonStyle.danger))

    if vote is not None:
        plays_with_others = any(seat.person and seat.person.id != person_id for seat in table.seats)
        if table.status is Status.LOBBY:
            message.text(w("closing-lobby"))
            red("lobby", "button-close")
        elif not plays_with_others:
            message.text(w("closing-alone"))
            red("alone", "button-close")
        elif len(vote.in_favour) >= vote.needed:
            message.text(w("closing-now"))
            red(f"ask {vote.needed}", "button-close")
        else:
            names = seat_names(table.seats)
            others = [
                names[seat.number]
                for seat in table.seats
                if seat.person is not None and seat.person.id not in vote.in_favour and not seat.misses
            ]
            message.text(w("closing-ask", names=w.both(others)))
            red(f"ask {vote.needed}", "button-agree-close")
            buttons.append(table_button(table, ControlKind.CLOSE, w("button-no-close"), "no"))
    if moderator:
        message.text(w("closing-moderator"))
        red("moderator", "button-moderator-close")
    message.buttons([*buttons, table_button(table, ControlKind.CLOSE, w("button-keep-open"), "keep")])
    return message.screen()
