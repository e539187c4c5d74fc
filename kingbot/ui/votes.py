"""The private screen for votes, claims and changing the host; invitations of substitutes."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle, SelectOption

from kingbot.i18n import Words
from kingbot.tables.model import Invitation, Person, Status, Subject, Table
from kingbot.tables.snapshot import PublicSnapshot
from kingbot.ui.controls import Control, ControlItem, ControlKind, menu, table_button
from kingbot.ui.kinds import kind_length, kind_name
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import clean, seat_names
from kingbot.ui.time_text import relative, time_lines


def votes_screen(snapshot: PublicSnapshot, w: Words, person_id: int) -> Screen:
    """The votes at a table, with controls to vote, claim, resume, change the host and withdraw invitations.

    Every control names what it is about: a person by user id, an
    invitation by its own, and the hand by the table's version.
    """
    table, message = snapshot.table, MessageBuilder()
    title = f"### {w('matters-title', table=str(table.id))}"
    message.text(title, f"-# {w('matters-tip')}")
    message.text(*time_lines(snapshot, seat_names(table.seats), w))
    mine = table.seat_of(person_id)
    invitations = [each for each in snapshot.invitations if each.by == person_id and table.open]
    if invitations:
        message.text(*(invitation_line(each, w) for each in invitations))
        message.buttons(withdrawal(table, each, w) for each in invitations)
    if mine is None or mine.person is None or not table.open:
        return message.screen()
    if table.status is Status.PAUSED:
        message.buttons(
            [table_button(table, ControlKind.RESUME, w("button-resume"), style=ButtonStyle.success)]
        )
    else:
        message.buttons(_votes(snapshot, w, person_id))
        claims = (("all", "button-claim-all"), ("none", "button-claim-none"))
        message.buttons(
            table_button(table, ControlKind.CLAIM, w(key), goal, seat=mine.number) for goal, key in claims
        )
    others = [seat for seat in table.seats if seat.owner is not None and seat.owner.id != person_id]
    if others:
        options = [_removal(snapshot, seat.owner, w, person_id) for seat in others if seat.owner is not None]
        message.menu(menu(Control.at(table, ControlKind.VOTE, "remove"), w("menu-remove"), options))
    if others and table.host.id == person_id:
        hosts = [
            SelectOption(label=clean(seat.name), value=str(seat.owner.id))
            for seat in others
            if seat.owner is not None
        ]
        message.menu(menu(Control.at(table, ControlKind.HOST), w("menu-host"), hosts))
    return message.screen()


def parse_vote(argument: str) -> tuple[Subject, int | None, bool] | None:
    """Parse the argument of a vote control: the subject, whom it is against, and whether in favour.

    None if it is invalid.
    """
    words = argument.split(" ")
    yes = words[0] != "no"
    match words if yes else words[1:]:
        case ["pause" | "end" as subject]:
            return Subject(subject), None, yes
        case ["remove", user_id] if user_id.isascii() and user_id.isdigit():
            return Subject.REMOVE, int(user_id), yes
    return None


def _votes(snapshot: PublicSnapshot, w: Words, person_id: int) -> Iterable[ControlItem]:
    keys = {Subject.PAUSE: "pause", Subject.END: "end-hand"}
    for subject, key in keys.items():
        no = "no " if _has_voted(snapshot, subject, None, person_id) else ""
        label = w(f"button-{no.strip()}-{key}" if no else f"button-{key}")
        yield table_button(snapshot.table, ControlKind.VOTE, label, f"{no}{subject}")


def _removal(snapshot: PublicSnapshot, person: Person, w: Words, person_id: int) -> SelectOption:
    no = _has_voted(snapshot, Subject.REMOVE, person.id, person_id)
    label = w("option-no-remove" if no else "option-remove", name=clean(person.name))
    return SelectOption(label=label, value=f"{'no ' if no else ''}remove {person.id}")


def _has_voted(snapshot: PublicSnapshot, subject: Subject, against: int | None, person_id: int) -> bool:
    return any(
        (vote.subject, vote.against) == (subject, against) and person_id in vote.in_favour
        for vote in snapshot.votes
    )


def invitation_line(asked: Invitation, w: Words) -> str:
    """Who is invited to which seat, and until when."""
    person, until = f"<@{asked.person_id}>", relative(asked.expires)
    return w("substitute-open", person=person, seat=asked.seat + 1, until=until)


def withdrawal(table: Table, asked: Invitation, w: Words) -> ControlItem:
    """The button of whoever invited, to withdraw that."""
    label = w("button-withdraw", seat=asked.seat + 1)
    return table_button(table, ControlKind.SUBSTITUTE, label, f"withdraw {asked.id}")


def invitation(table: Table, asked: Invitation, w: Words, by: str) -> Screen:
    """The public question to somebody whether they take a seat, or one over; whoever asks may withdraw it."""
    message = MessageBuilder()
    person, until = f"<@{asked.person_id}>", relative(asked.expires)
    if table.status is Status.LOBBY:
        kind = f"{kind_name(table.rules, w)} · {kind_length(table.rules, w)}"
        question = w("invite-ask", mention=person, name=by, table=str(table.id), seat=asked.seat + 1)
    else:
        kind, question = "", w("substitute-ask", mention=person, name=by, table=str(table.id))
    message.text(
        question,
        kind and f"-# {kind}",
        f"-# {w('substitute-until', until=until)}",
    )
    yes, no = (f"{answer} {asked.id}" for answer in ("yes", "no"))
    message.buttons(
        [
            table_button(table, ControlKind.SUBSTITUTE, w("button-accept"), yes, style=ButtonStyle.success),
            table_button(table, ControlKind.SUBSTITUTE, w("button-decline"), no),
            withdrawal(table, asked, w),
        ]
    )
    return message.screen()


def parse_answer(argument: str) -> tuple[str, int] | None:
    """Parse the argument of an invitation's control: the answer and the invitation; None if invalid."""
    match argument.split(" "):
        case ["yes" | "no" | "withdraw" as answer, number] if number.isascii() and number.isdigit():
            return answer, int(number)
    return None


def text_screen(text: str) -> Screen:
    """A message with only a text."""
    message = MessageBuilder()
    message.text(text)
    return message.screen()
