"""Clocks, deadlines, absences and votes in words."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from discord.utils import format_dt

from kingbot.i18n import Words
from kingbot.tables.model import Status
from kingbot.tables.snapshot import PublicSnapshot
from kingbot.tables.time_control import TimeControl
from kingbot.ui.sentences import Names

_UNITS: Final = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def clock_name(clock: TimeControl, w: Words) -> str:
    """A time control in words."""
    parts = [w(f"clock-{clock.mode}", time=_length(clock.seconds, w))]
    if clock.bank:
        parts.append(w("clock-bank", time=_length(clock.bank, w)))
    return " ".join(parts)


def _length(seconds: int, w: Words) -> str:
    for name, size in _UNITS:
        if seconds >= size and seconds % size == 0 and (name, seconds) != ("days", 24 * 3600):
            return w(f"time-{name}", count=seconds // size)
    return w("time-seconds", count=seconds)


def time_lines(snapshot: PublicSnapshot, names: Names, w: Words) -> Iterable[str]:
    """The lines on a match's time: a pause, the deadline, who is away, timeouts, and votes."""
    if snapshot.table.status is Status.PAUSED:
        yield w("matters-paused")
    if snapshot.turn is not None and snapshot.turn.deadline is not None:
        yield f"-# {w('clock-until', when=relative(snapshot.turn.deadline))}"
    for number, until in snapshot.away.items():
        yield f"-# {w('clock-away', name=names[number], until=format_dt(until, 'f'))}"
    for seat in snapshot.table.seats:
        if seat.misses and seat.owner is not None:
            yield f"-# {w('clock-misses', name=names[seat.number], count=seat.misses)}"
    yield from vote_lines(snapshot, names, w)


def vote_lines(snapshot: PublicSnapshot, names: Names, w: Words) -> Iterable[str]:
    """The votes in words: who is in favour, and how many are needed."""
    owners = {seat.owner.id: names[seat.number] for seat in snapshot.table.seats if seat.owner is not None}
    for vote in snapshot.votes:
        yield w(
            f"vote-{vote.subject}",
            names=w.both(owners[each] for each in sorted(vote.in_favour) if each in owners),
            name=owners.get(vote.against or 0, ""),
            count=len(vote.in_favour),
            needed=vote.needed,
        )


def relative(at: datetime) -> str:
    """A time that Discord shows relative to now."""
    return format_dt(at, "R")
