"""What is settled together at a table: the private screen behind *Settle*, made for one who plays there."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle, SelectOption

from kingbot.i18n import Words
from kingbot.tables.model import Seat, Status, Subject, Table
from kingbot.tables.snapshot import Snapshot
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, menu
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import clean, seat_names
from kingbot.ui.time_text import time_lines


def votes_screen(moment: Snapshot, w: Words, person_id: int) -> Screen:
    """The votes and claims of a table, and the ways to take part."""
    table, sheet = moment.table, MessageBuilder()
    sheet.text(f"### {w('matters-title', table=str(table.id))}", f"-# {w('matters-tip')}")
    sheet.text(*time_lines(moment, seat_names(table.seats), w))
    mine = table.seat_of(person_id)
    if mine is None or mine.person is None or table.over:
        return sheet.screen()
    if table.status is Status.PAUSED:
        sheet.buttons([_button(table, ControlKind.RESUME, "", w("button-resume"), ButtonStyle.success)])
    else:
        sheet.buttons(_votes(moment, w, person_id))
        claims = (("all", "button-claim-all"), ("none", "button-claim-none"))
        sheet.buttons(_button(table, ControlKind.CLAIM, goal, w(key)) for goal, key in claims)
    others = [seat for seat in table.seats if seat.owner is not None and seat.owner.id != person_id]
    if others:
        options = [_removal(moment, seat, w, person_id) for seat in others]
        sheet.menu(menu(_control(table, ControlKind.VOTE, "remove"), w("menu-remove"), options))
    if others and table.host.id == person_id:
        hosts = [SelectOption(label=clean(seat.name), value=str(seat.number)) for seat in others]
        sheet.menu(menu(_control(table, ControlKind.HOST, ""), w("menu-host"), hosts))
    return sheet.screen()


def parse_vote(argument: str) -> tuple[Subject, int | None, bool] | None:
    """The vote that a control stands for: on what, about which seat, and whether in favour."""
    words = argument.split(" ")
    yes = words[0] != "no"
    match words if yes else words[1:]:
        case ["pause" | "end" as subject]:
            return Subject(subject), None, yes
        case ["remove", "0" | "1" | "2" | "3" as seat]:
            return Subject.REMOVE, int(seat), yes
    return None


def _votes(moment: Snapshot, w: Words, person_id: int) -> Iterable[ControlItem]:
    keys = {Subject.PAUSE: "pause", Subject.END: "end-hand"}
    for subject, key in keys.items():
        no = "no " if _for(moment, subject, None, person_id) else ""
        label = w(f"button-{no.strip()}-{key}" if no else f"button-{key}")
        yield _button(moment.table, ControlKind.VOTE, f"{no}{subject}", label)


def _removal(moment: Snapshot, seat: Seat, w: Words, person_id: int) -> SelectOption:
    no = _for(moment, Subject.REMOVE, seat.number, person_id)
    label = w("option-no-remove" if no else "option-remove", name=clean(seat.name))
    return SelectOption(label=label, value=f"{'no ' if no else ''}remove {seat.number}")


def _for(moment: Snapshot, subject: Subject, seat: int | None, person_id: int) -> bool:
    return any(
        (vote.subject, vote.seat) == (subject, seat) and person_id in vote.in_favour for vote in moment.votes
    )


def _control(table: Table, what: ControlKind, argument: str) -> Control:
    return Control(table.id, table.version, what, argument)


def _button(
    table: Table, what: ControlKind, argument: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> ControlItem:
    return button(_control(table, what, argument), label, style=style)


def invitation(table: Table, w: Words, by: str, user_id: int) -> Screen:
    """The question to somebody in the channel whether they take over a seat."""
    sheet = MessageBuilder()
    sheet.text(w("substitute-ask", mention=f"<@{user_id}>", name=by, table=str(table.id)))
    sheet.buttons(
        [
            _button(table, ControlKind.SUBSTITUTE, "yes", w("button-accept"), ButtonStyle.success),
            _button(table, ControlKind.SUBSTITUTE, "no", w("button-decline")),
        ]
    )
    return sheet.screen()


def text_screen(text: str) -> Screen:
    """A message that only says something."""
    sheet = MessageBuilder()
    sheet.text(text)
    return sheet.screen()
