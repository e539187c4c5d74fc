"""What was checked of the deals of a match, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from discord import SelectOption

from kingbot.deals import commitment
from kingbot.i18n import Words
from kingbot.record import Record, RecordedHand, RecordError, read
from kingbot.record.error_text import record_error_text
from kingbot.tables.model import Table
from kingbot.tables.snapshot import PublicSnapshot
from kingbot.ui.controls import Control, ControlKind, menu
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import escape_text, seat_names, short_hash

CHECKED: Final = 32  # how many records that were checked are kept, of up to 100 kB


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of the match record found: the record if all of it is right, else the `error`."""

    record: Record | None = None
    error: RecordError | None = None


@lru_cache(maxsize=CHECKED)
def check(text: str, published: str | None) -> Checked:
    """Check a record, and that the deals in it are bound by what was published when the match started.

    A record that was checked lately is not checked anew: the page is painted after each move, and its record
    grows only when a hand is over.
    """
    try:
        record = read(text)
    except RecordError as error:
        return Checked(error=error)
    first = record.hands[0].log.secret
    if first is not None and published is not None and commitment(first) != published:
        return Checked(error=RecordError("wrong_secret", 1))
    return Checked(record)


def deal_line(snapshot: PublicSnapshot, w: Words, over: int | None) -> str | None:
    """What binds the deal of the hand in play; after hand `over`, what its deal came from."""
    if snapshot.commitment is None:
        return None
    digits = short_hash(snapshot.commitment)
    if over is not None and snapshot.secret is not None:
        return f"-# {w('deal-opened', number=over, next=over + 1, secret=short_hash(snapshot.secret))}"
    return f"-# {w('deal-sealed', commitment=digits)}"


def verify_screen(snapshot: PublicSnapshot, w: Words, checked: Checked | None, number: int | None) -> Screen:
    """What was checked of hand `number`, else of the last that is over; `checked` is None before that."""
    table, message = snapshot.table, MessageBuilder()
    message.text(f"### {w('verify-title', table=str(table.id))}")
    if checked is None:
        message.text(w("verify-none"))
    elif checked.error is not None:
        message.text(_error(checked.error, w))
    elif checked.record is not None:
        hands = checked.record.hands
        shown = number if number is not None and 1 <= number <= len(hands) else len(hands)
        message.text(*_hand(table, hands, shown, w))
        message.text(f"-# {w('verify-all', count=len(hands))}")
        if len(hands) > 1:
            options = [
                SelectOption(label=w("verify-hand", number=each), value=str(each), default=each == shown)
                for each in range(1, len(hands) + 1)
            ]
            message.menu(menu(Control.at(table, ControlKind.VERIFY, "menu"), w("verify-which"), options))
    if snapshot.commitment is not None and table.open:
        in_play = len(snapshot.public.finished) + 1
        message.text(w("verify-in-play", number=in_play, commitment=snapshot.commitment))
    return message.screen()


def _hand(table: Table, hands: Sequence[RecordedHand], number: int, w: Words) -> Iterable[str]:
    log, names = hands[number - 1].log, seat_names(table.seats)
    yield f"**{w('verify-hand', number=number)}**"
    if log.secret is None:
        yield w("verify-no-secret")
        return
    yield f"✓ {w('verify-commitment', commitment=commitment(log.secret))}"
    if number == 1:
        yield f"✓ {w('verify-first')}"
    else:
        yield f"✓ {w('verify-chain', before=number - 1)}"
    yield f"✓ {w('verify-secret', secret=log.secret)}"
    for place in log.cuts or (0,):
        key = "verify-cut" if place else "verify-uncut"
        yield f"✓ {w(key, place=place)}"
    yield f"✓ {w('verify-cards', times=len(log.deals))}"
    yield f"✓ {w('verify-dealer', name=names[log.dealer])}"


def _error(error: RecordError, w: Words) -> str:
    why = record_error_text(w, error, escape_text)
    return f"✗ {w('verify-wrong', number=error.hand, why=why)}"
