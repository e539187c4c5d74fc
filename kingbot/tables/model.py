"""The words the tables speak: plain values, without Discord and without anybody's cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final, TypeAlias

from kingbot.engine.actions import Action
from kingbot.engine.events import Event
from kingbot.engine.options import Rules
from kingbot.tables.time_control import NO_CLOCK, TimeControl


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    ABANDONED = "abandoned"


OPEN: Final = (Status.LOBBY, Status.RUNNING, Status.PAUSED)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account; `id` is Discord's user id, `name` what they are called at the table."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table, 0–3. It keeps its cards whoever sits there.

    `owner` is the person it belongs to, `bot` the level of the bot that plays it now: an empty seat has
    neither, a person's seat an owner, a bot's seat a bot; with both, a bot stands in for its owner.
    `misses` counts how often in a row their time has run out, `bank` the seconds left in their time bank
    (None: all of it), `claim` is the hand in which they have claimed to take no more tricks.
    """

    number: int
    owner: Person | None = None
    bot: str | None = None
    bot_name: str | None = None
    misses: int = 0
    bank: int | None = None
    claim: int | None = None

    @property
    def empty(self) -> bool:
        """Whether anybody may still sit down here."""
        return self.owner is None and self.bot is None

    @property
    def name(self) -> str:
        """Who is shown as sitting here; empty text for nobody."""
        if self.owner is not None:
            return self.owner.name
        return self.bot_name or ""

    @property
    def person(self) -> Person | None:
        """The person who plays here now; None where a bot does."""
        return self.owner if self.bot is None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table as anybody may know it.

    `version` counts the actions (deals too) of the match and grows with every change in the lobby as well:
    a control that carries an older one is stale. `commitment` is the SHA-256 of the match's seed, published
    at the start; `seed` itself (hex) only once the match is over. `counter`: players may be shown the cards
    that they have not seen yet. Times are UTC.
    """

    id: int
    status: Status
    version: int
    host: Person
    guild_id: int
    channel_id: int
    rules: Rules
    language: str
    level: str
    seats: tuple[Seat, Seat, Seat, Seat]
    reserved: int = 0
    thread: bool = False
    clock: TimeControl = NO_CLOCK
    counter: bool = True
    commitment: str | None = None
    seed: str | None = None
    created: datetime
    changed: datetime

    @property
    def open(self) -> bool:
        """Whether people still sit here, playing or about to."""
        return self.status in OPEN

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end or broken off; everything may be known then."""
        return self.status in (Status.FINISHED, Status.ABANDONED)

    def seat_of(self, person_id: int) -> Seat | None:
        """The seat that belongs to a person."""
        return next((seat for seat in self.seats if seat.owner and seat.owner.id == person_id), None)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whom a match waits for: since when, and until when, if a clock runs. Anybody may know it."""

    table_id: int
    person_id: int
    since: datetime
    deadline: datetime | None = None


class Subject(StrEnum):
    """What people at a table can agree on: to pause, to end the hand, to give somebody's seat away."""

    PAUSE = "pause"
    END = "end"
    REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class Vote:
    """What some are for: `seat` is the one to be given away; of `needed` these people are `in_favour`."""

    subject: Subject
    seat: int | None
    in_favour: frozenset[int]
    needed: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A committed action, and whether a bot made it."""

    version: int
    action: Action
    by_bot: bool


@dataclass(frozen=True, slots=True)
class SatDown:
    """Somebody, or a bot, has taken an empty seat in the lobby."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GotUp:
    """A seat in the lobby is empty again; `seat` as it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The owner of a seat has left the match and a bot plays on for them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookBack:
    """The owner of a seat is back in it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The table has a new host."""

    host: Person


@dataclass(frozen=True, slots=True)
class Started:
    """The match begins; `commitment` binds the house to all its deals and lots (`kingbot.tables.deals`)."""

    commitment: str


@dataclass(frozen=True, slots=True)
class Paused:
    """Nobody plays any more, so the match waits for somebody to take their seat back."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match goes on."""


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of whoever sits in a seat has run out, and a bot has played for them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Voted:
    """Somebody is for something now, or no longer."""

    person_id: int
    subject: Subject
    seat: int | None
    in_favour: bool


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """A seat has another owner, or none: it was handed to a substitute, or voted away; `seat` as it was."""

    seat: Seat
    to: Person | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """Somebody has claimed all further tricks of the hand, or none of them, and it is certain."""

    seat: int
    goal: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its match was over, by its host or because nobody came."""


TableEvent: TypeAlias = (
    SatDown
    | GotUp
    | StoodIn
    | TookBack
    | HostChanged
    | Started
    | Paused
    | Resumed
    | TimedOut
    | Voted
    | SeatGiven
    | Claimed
    | Closed
)
Announcement: TypeAlias = Moved | Event | TableEvent


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call did: the table afterwards, and what is to be told, in order."""

    table: Table
    announcements: tuple[Announcement, ...] = ()


@dataclass(eq=False)
class TableError(Exception):
    """Something the tables refuse, rules aside; `key` names the sentence, `parameters` fill it.

    Keys: `no-table`, `not-lobby`, `not-running`, `not-over`, `already-over`, `table-full`, `seat-taken`,
    `seat-reserved`, `already-seated`, `not-seated`, `not-host`, `not-a-bot`, `stale`, `stood-in` (a bot
    plays for them until they take the seat back), `nothing-to-take-back`, `too-many-tables` (`limit`, and
    `whose`: `person` or `server`), `too-fast` (the same two), `not-paused`, `not-certain`,
    `nothing-to-vote`, `not-invited`, `cannot-give`, `not-your-card`, `plan-later`, `too-many-plans`,
    `no-plan`, `not-a-move`.
    """

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.key
