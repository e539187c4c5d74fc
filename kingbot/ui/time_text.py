"""Time in words: clocks, deadlines, who is away, and what some at the table are for."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from discord.utils import format_dt

from kingbot.i18n import Words
from kingbot.tables.model import Status
from kingbot.tables.snapshot import Snapshot
from kingbot.tables.time_control import TimeControl
from kingbot.ui.sentences import Names

_UNITS: Final = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def clock_name(clock: TimeControl, w: Words) -> str:
    """A clock in words."""
    parts = [w(f"clock-{clock.mode}", time=_length(clock.seconds, w))]
    if clock.bank:
        parts.append(w("clock-bank", time=_length(clock.bank, w)))
    return " ".join(parts)


def _length(seconds: int, w: Words) -> str:
    for name, size in _UNITS:
        if seconds >= size and seconds % size == 0 and (name, seconds) != ("days", 24 * 3600):
            return w(f"time-{name}", count=seconds // size)
    return w("time-seconds", count=seconds)


def time_lines(moment: Snapshot, names: Names, w: Words) -> Iterable[str]:
    """What there is to say of a match's time: until when the move is due, who is away, what is voted on."""
    if moment.table.status is Status.PAUSED:
        yield w("matters-paused")
    if moment.turn is not None and moment.turn.deadline is not None:
        yield f"-# {w('clock-until', when=relative(moment.turn.deadline))}"
    for number, until in moment.away.items():
        yield f"-# {w('clock-away', name=names[number], until=format_dt(until, 'f'))}"
    for seat in moment.table.seats:
        if seat.misses and seat.owner is not None:
            yield f"-# {w('clock-misses', name=names[seat.number], count=seat.misses)}"
    yield from vote_lines(moment, names, w)


def vote_lines(moment: Snapshot, names: Names, w: Words) -> Iterable[str]:
    """What some are for, and how many are needed."""
    owners = {seat.owner.id: names[seat.number] for seat in moment.table.seats if seat.owner is not None}
    for vote in moment.votes:
        yield w(
            f"vote-{vote.subject}",
            names=w.both(owners[each] for each in sorted(vote.in_favour) if each in owners),
            name="" if vote.seat is None else names[vote.seat],
            count=len(vote.in_favour),
            needed=vote.needed,
        )


def relative(at: datetime) -> str:
    """A moment as Discord counts down to it."""
    return format_dt(at, "R")
