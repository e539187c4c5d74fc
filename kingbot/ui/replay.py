"""A replay: a hand that is over, step by step, with all four hands open, in a private message.

The custom ids of its controls hold all there is to know: the table (0 for a record that somebody attached,
which then is in the message itself), the hand, the step, and where to go from there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from discord import SelectOption

from kingbot.engine.events import Event
from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.record import Position, Record, finished_hands, play_back
from kingbot.render import Style
from kingbot.tables.model import Announcement, Moved, Table
from kingbot.ui import sentences
from kingbot.ui.cards import hand_line
from kingbot.ui.controls import Control, ControlItem, ControlKind, around, button, menu, table_button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import escaped_names
from kingbot.ui.recap import recap
from kingbot.ui.sentences import Names

RECORD_FILE: Final = "record.king.json"

_PLACE: Final = re.compile(r"(?P<hand>\d{1,2})(?: (?P<step>\d{1,4}) (?P<go>[a-z-]+))?", re.ASCII)


class Go(StrEnum):
    """Where to go from a step."""

    FIRST = "first"
    BACK = "back"
    NEXT = "next"
    LAST = "last"
    TRICK_BACK = "trick-back"
    TRICK_NEXT = "trick-next"


_ROWS: Final = ((Go.FIRST, Go.BACK, Go.NEXT, Go.LAST), (Go.TRICK_BACK, Go.TRICK_NEXT))


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a hand; steps count from 0."""

    hand: int
    step: int = 0


@dataclass(frozen=True, slots=True)
class Replay:
    """A record, opened at a place."""

    record: Record
    place: Place
    positions: tuple[Position, ...]

    @property
    def position(self) -> Position:
        """What is shown."""
        return self.positions[self.place.step]


def read_place(argument: str) -> tuple[Place, Go | None] | None:
    """The place that a control's argument names, and where to go from there; None if it names none."""
    found = _PLACE.fullmatch(argument)
    if found is None:
        return None
    if found["go"] is None:
        return Place(int(found["hand"])), None
    if found["go"] not in set(Go):
        return None
    return Place(int(found["hand"]), int(found["step"])), Go(found["go"])


def open_replay(record: Record, place: Place, go: Go | None = None) -> Replay:
    """The record at the place where one comes to; a step beyond the end of a hand is its last.

    :raises NotOverError: if that hand is not over.
    """
    positions = play_back(record, place.hand)
    last = len(positions) - 1
    step = min(place.step, last)
    match go:
        case Go.FIRST:
            step = 0
        case Go.LAST:
            step = last
        case Go.BACK:
            step -= 1
        case Go.NEXT:
            step += 1
        case Go.TRICK_BACK:
            step = max((at for at in range(step) if positions[at].stop), default=-1)
        case Go.TRICK_NEXT:
            step = next((at for at in range(step + 1, last + 1) if positions[at].stop), last + 1)
    hands = finished_hands(record)
    if step < 0 and place.hand > hands[0]:
        before = play_back(record, place.hand - 1)
        return Replay(record, Place(place.hand - 1, len(before) - 1), before)
    if step > last and place.hand < hands[-1]:
        return Replay(record, Place(place.hand + 1), play_back(record, place.hand + 1))
    return Replay(record, Place(place.hand, max(0, min(step, last))), positions)


def happened_lines(position: Position, names: Names, w: Words) -> list[str]:
    """What led to a position, in lines."""
    announced: list[Announcement] = [
        each if isinstance(each, Event) else Moved(0, each, by_bot=False) for each in position.happened
    ]
    return recap(announced, position.view, names, w)


def replay_screen(
    replay: Replay,
    table: Table | None,
    w: Words,
    style: Style,
    picture: Attachment | None = None,
    file: bytes | None = None,
) -> Screen:
    """A step of a replay; a record that belongs to no table here goes along as a `file`."""
    record, position, place = replay.record, replay.position, replay.place
    names = escaped_names(record.players)
    message = MessageBuilder()
    title = w("replay-title", table=str(table.id)) if table is not None else w("replay-title-record")
    where = w(
        "replay-place",
        number=place.hand,
        hands=record.rules.length,
        step=place.step + 1,
        steps=len(replay.positions),
    )
    message.text(f"### {title} · {w(f'preset-{record.rules.preset}')}", f"-# {where}")
    message.text(*happened_lines(position, names, w))
    if picture is not None:
        message.picture(picture)
    else:
        message.text(*_in_words(position, names, w, style))
    if file is not None:
        message.text(f"-# {w('replay-checked')}")
        message.file(Attachment(RECORD_FILE, file))
    for row in _ROWS:
        message.buttons(_button(replay, table, go, w) for go in row)
    message.menu(_hands_menu(replay, table, w))
    if table is not None:
        message.buttons([table_button(table, ControlKind.RECORD, w("button-record"))])
    return message.screen()


def _in_words(position: Position, names: Names, w: Words, style: Style) -> Iterable[str]:
    view = position.view
    yield from sentences.contract_lines(view, names, w)
    if not position.result:
        yield from sentences.table_lines(view, names, w)
        for name, cards in zip(names, position.held, strict=True):
            held = hand_line(cards, w, style)
            yield w("replay-hand-of", name=name, cards=held) if cards else w("replay-no-cards", name=name)
    yield from sentences.seat_lines(view, names, w)


def _control(table: Table | None, argument: str) -> Control:
    if table is None:
        return Control(0, 0, ControlKind.REPLAY, argument)
    return Control.at(table, ControlKind.REPLAY, argument)


def _button(replay: Replay, table: Table | None, go: Go, w: Words) -> ControlItem:
    place = replay.place
    hands, last = finished_hands(replay.record), len(replay.positions) - 1
    backwards = go in (Go.FIRST, Go.BACK, Go.TRICK_BACK)
    if go in (Go.FIRST, Go.LAST):
        ends = place.step == (0 if backwards else last)
    else:
        ends = place == (Place(hands[0]) if backwards else Place(hands[-1], last))
    contract = replay.position.view.contract
    domino = "yes" if contract is not None and contract.spec.domino else "no"
    label = w(f"button-replay-{go}", domino=domino)
    return button(_control(table, f"{place.hand} {place.step} {go}"), label, disabled=ends)


def _hands_menu(replay: Replay, table: Table | None, w: Words) -> ControlItem:
    """The hands that are over; of very many those around the one that is shown."""
    hands, at = finished_hands(replay.record), replay.place.hand
    options = [
        SelectOption(label=shorten(label, 100), value=f"{number} 0 {Go.FIRST}", default=number == at)
        for number, label in hand_labels(replay.record, hands[around(len(hands), hands.index(at))], w)
    ]
    return menu(_control(table, f"{at} {replay.place.step} hand"), w("replay-choose-hand"), options)


def hand_labels(record: Record, hands: Sequence[int], w: Words) -> Iterable[tuple[int, str]]:
    """Each of these hands, which are over, with its number and contract."""
    played = [hand.finished.contract for hand in record.hands if hand.finished is not None]
    for number in hands:
        contract = played[number - 1]
        name = w.contract(contract, record.rules.preset, played[:number].count(contract)).partition(" (")[0]
        yield number, w("replay-hand", number=number, contract=name)
