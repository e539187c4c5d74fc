"""The private screen for votes, claims and changing the host; invitations of substitutes."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle, SelectOption

from kingbot.i18n import Words
from kingbot.tables.model import Seat, Status, Subject, Table
from kingbot.tables.snapshot import PublicSnapshot
from kingbot.ui.controls import Control, ControlItem, ControlKind, menu, table_button
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import clean, seat_names
from kingbot.ui.time_text import time_lines


def votes_screen(snapshot: PublicSnapshot, w: Words, person_id: int) -> Screen:
    """The votes at a table, with controls to vote, claim, resume and change the host."""
    table, message = snapshot.table, MessageBuilder()
    message.text(f"### {w('matters-title', table=str(table.id))}", f"-# {w('matters-tip')}")
    message.text(*time_lines(snapshot, seat_names(table.seats), w))
    mine = table.seat_of(person_id)
    if mine is None or mine.person is None or table.over:
        return message.screen()
    if table.status is Status.PAUSED:
        message.buttons(
            [table_button(table, ControlKind.RESUME, w("button-resume"), style=ButtonStyle.success)]
        )
    else:
        message.buttons(_votes(snapshot, w, person_id))
        claims = (("all", "button-claim-all"), ("none", "button-claim-none"))
        message.buttons(table_button(table, ControlKind.CLAIM, w(key), goal) for goal, key in claims)
    others = [seat for seat in table.seats if seat.owner is not None and seat.owner.id != person_id]
    if others:
        options = [_removal(snapshot, seat, w, person_id) for seat in others]
        message.menu(menu(Control.at(table, ControlKind.VOTE, "remove"), w("menu-remove"), options))
    if others and table.host.id == person_id:
        hosts = [SelectOption(label=clean(seat.name), value=str(seat.number)) for seat in others]
        message.menu(menu(Control.at(table, ControlKind.HOST), w("menu-host"), hosts))
    return message.screen()


def parse_vote(argument: str) -> tuple[Subject, int | None, bool] | None:
    """Parse the argument of a vote control: the subject, the seat, and whether in favour; None if invalid."""
    words = argument.split(" ")
    yes = words[0] != "no"
    match words if yes else words[1:]:
        case ["pause" | "end" as subject]:
            return Subject(subject), None, yes
        case ["remove", "0" | "1" | "2" | "3" as seat]:
            return Subject.REMOVE, int(seat), yes
    return None


def _votes(snapshot: PublicSnapshot, w: Words, person_id: int) -> Iterable[ControlItem]:
    keys = {Subject.PAUSE: "pause", Subject.END: "end-hand"}
    for subject, key in keys.items():
        no = "no " if _has_voted(snapshot, subject, None, person_id) else ""
        label = w(f"button-{no.strip()}-{key}" if no else f"button-{key}")
        yield table_button(snapshot.table, ControlKind.VOTE, label, f"{no}{subject}")


def _removal(snapshot: PublicSnapshot, seat: Seat, w: Words, person_id: int) -> SelectOption:
    no = _has_voted(snapshot, Subject.REMOVE, seat.number, person_id)
    label = w("option-no-remove" if no else "option-remove", name=clean(seat.name))
    return SelectOption(label=label, value=f"{'no ' if no else ''}remove {seat.number}")


def _has_voted(snapshot: PublicSnapshot, subject: Subject, seat: int | None, person_id: int) -> bool:
    return any(
        (vote.subject, vote.seat) == (subject, seat) and person_id in vote.in_favour
        for vote in snapshot.votes
    )


def invitation(table: Table, w: Words, by: str, user_id: int) -> Screen:
    """The public question to somebody whether they take over a seat."""
    message = MessageBuilder()
    message.text(w("substitute-ask", mention=f"<@{user_id}>", name=by, table=str(table.id)))
    message.buttons(
        [
            table_button(table, ControlKind.SUBSTITUTE, w("button-accept"), "yes", style=ButtonStyle.success),
            table_button(table, ControlKind.SUBSTITUTE, w("button-decline"), "no"),
        ]
    )
    return message.screen()


def text_screen(text: str) -> Screen:
    """A message with only a text."""
    message = MessageBuilder()
    message.text(text)
    return message.screen()
