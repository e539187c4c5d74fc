"""The menu *More*: what else one can look at or do at a table, each line explained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from discord import SelectOption

from kingbot.i18n import Words
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import Control, ControlItem, ControlKind, menu
from kingbot.ui.layout import MessageBuilder, Screen

_LABELS: Final = {ControlKind.BACK: "button-take-back", ControlKind.LEAVE: "button-leave-table"}


def more(table: Table, w: Words) -> Screen:
    """The message that opens with the menu: its title."""
    message = MessageBuilder()
    message.text(f"### {w('more-title', table=str(table.id))}", f"-# {w('more-tip')}")
    return message.screen()


def more_menu(table: Table, w: Words, person_id: int, page: str) -> ControlItem:
    """The menu for this person, as it stands on a `page`: a player, the host, or a spectator."""
    options = [
        SelectOption(
            label=w(_LABELS.get(kind, f"button-{kind}")), value=kind, description=w(f"more-about-{kind}")
        )
        for kind in more_kinds(table, person_id)
    ]
    seat = table.seat_of(person_id)
    # The argument differs from page to page, so that Discord's client shows none of the options as chosen.
    control = Control.at(table, ControlKind.MORE, f"on {page or 'hand'}", seat.number if seat else None)
    return menu(control, w("menu-more"), options)


def more_kinds(table: Table, person_id: int) -> Iterable[ControlKind]:
    """What the menu offers this person, what matters in play first."""
    seat = table.seat_of(person_id)
    playing = table.open and seat is not None and seat.person is not None
    if seat is not None and table.counter:
        yield ControlKind.COUNTER
    yield ControlKind.HISTORY
    yield ControlKind.CHOICES
    yield ControlKind.REPLAY
    yield ControlKind.VERIFY
    if table.has_bots:
        yield ControlKind.DECISIONS
    if seat is not None:
        yield ControlKind.REVIEW
    if playing:
        yield ControlKind.PLANS
        yield ControlKind.VOTES
    yield ControlKind.RULES
    yield ControlKind.SETTINGS
    yield ControlKind.BOARD
    if table.open and seat is not None:
        yield ControlKind.LEAVE if playing else ControlKind.BACK
    if table.status is not Status.LOBBY and table.why_not_close(person_id) is None:
        yield ControlKind.CLOSE
