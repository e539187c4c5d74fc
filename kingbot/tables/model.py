"""The public values of the tables: tables, seats, people, turns, votes, announcements, errors. No cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, TypeAlias

from kingbot.engine.actions import Action
from kingbot.engine.events import Event
from kingbot.engine.options import Rules
from kingbot.tables.time_control import NO_CLOCK, TimeControl


class Status(StrEnum):
    """The state of a table: before, during, paused, or after its match, or closed without an end.

    A match that was closed may be taken up again for a while, so its cards stay secret; then it is abandoned.
    """

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    CLOSED = "closed"
    FINISHED = "finished"
    ABANDONED = "abandoned"


OPEN: Final = (Status.LOBBY, Status.RUNNING, Status.PAUSED)

RESUMABLE: Final = timedelta(hours=24)  # how long a match that was closed may be taken up again


class Closing(StrEnum):
    """Why a table was closed before its match was over: by its players, a moderator, or as idle."""

    PLAYERS = "players"
    MODERATOR = "moderator"
    IDLE = "idle"


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user: their user id, and their name at the table. Whoever is renamed is still the same."""

    id: int
    name: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table, 0–3. It keeps its cards whoever plays it.

    `owner` is the person it belongs to, `bot` the level of the bot that plays it now: an empty seat has
    neither, a person's seat an owner, a bot's seat a bot; with both, a bot plays for its owner.
    `misses` is the number of consecutive timeouts, `bank` the seconds left in the time bank (None: all of
    it), `claim` the hand in which the owner has claimed to take no more tricks.
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
        """Whether the seat has neither an owner nor a bot."""
        return self.owner is None and self.bot is None

    @property
    def name(self) -> str:
        """The name of the owner or of the bot; empty for an empty seat."""
        if self.owner is not None:
            return self.owner.name
        return self.bot_name or ""

    @property
    def person(self) -> Person | None:
        """The person who plays the seat now; None if a bot does."""
        return self.owner if self.bot is None else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The public state of a table.

    `version` grows with every action, deal and other change: a control that carries an older one is stale.
    `level` is that of its bots, `reserved` the number of seats kept free of bots, `thread` whether it has
    a thread of its own, `counter` whether players may use the card counter. `commitment` binds all deals
    of the match and is published at its start; the `seed` (hex) they come from is there once the match is
    over; `deal_scheme` is how they come from it. `host_seen` is when the host last did something there,
    `closed` why it was closed. Times are UTC.
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
    deal_scheme: int = 2
    created: datetime
    changed: datetime
    host_seen: datetime
    closed: Closing | None = None

    @property
    def open(self) -> bool:
        """Whether the match is yet to be played or still goes on."""
        return self.status in OPEN

    @property
    def over(self) -> bool:
        """Whether the match was finished or abandoned; everything about it is public then."""
        return self.status in (Status.FINISHED, Status.ABANDONED)

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays at the table."""
        return any(seat.bot is not None for seat in self.seats)

    def seat_of(self, person_id: int) -> Seat | None:
        """The seat owned by a person; None if they have none."""
        return next((seat for seat in self.seats if seat.owner and seat.owner.id == person_id), None)

    def why_not_close(self, person_id: int) -> TableError | None:
        """Why somebody may not close the table, or ask the others to agree to it; None if they may.

        In a lobby its host may, in a match whoever plays; where nobody plays, whoever owns a seat.
        """
        if not self.open:
            return TableError("already-over")
        if self.status is Status.LOBBY:
            return None if self.host.id == person_id else TableError("not-host", {"host": self.host})
        seat = self.seat_of(person_id)
        if seat is None:
            return TableError("not-seated")
        stood_in = seat.person is None and any(each.person is not None for each in self.seats)
        return TableError("stood-in") if stood_in else None


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is: since when, and until when if a clock runs. Public."""

    table_id: int
    person_id: int
    since: datetime
    deadline: datetime | None = None


class Subject(StrEnum):
    """What can be voted on: to pause, to end the hand, to close the table, to give a seat to a bot."""

    PAUSE = "pause"
    END = "end"
    CLOSE = "close"
    REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class Vote:
    """The votes on a subject: `in_favour` are the user ids, `needed` is how many there must be.

    `against` is the user id of the owner of the seat that is to be given away, if any.
    """

    subject: Subject
    against: int | None
    in_favour: frozenset[int]
    needed: int


class Ending(StrEnum):
    """Why an invitation has ended: its answer, its inviter, a change at the table, or its time."""

    TAKEN = "taken"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    CHANGED = "changed"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Invitation:
    """An open invitation: `by` has asked `person_id` to take over a seat, until `expires`. Public."""

    id: int
    seat: int
    person_id: int
    by: int
    expires: datetime


@dataclass(frozen=True, slots=True)
class Moved:
    """An action was committed; `by_bot` if a bot made it, `only` if it was made since there was no other."""

    version: int
    action: Action
    by_bot: bool
    only: bool = False


@dataclass(frozen=True, slots=True)
class SatDown:
    """A person or a bot has taken an empty seat in the lobby."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GotUp:
    """A seat in the lobby has become empty; `seat` as it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The owner of a seat has left the match, and a bot plays for them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookBack:
    """The owner of a seat plays it again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The table has a new host."""

    host: Person


@dataclass(frozen=True, slots=True)
class Started:
    """The match begins; `commitment` binds all its deals (`kingbot.deals`)."""

    commitment: str


@dataclass(frozen=True, slots=True)
class Paused:
    """The match is paused, by a vote or because no person plays any more."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match goes on."""


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of a seat has run out, and a bot has made the move or taken the seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Voted:
    """Somebody has voted in favour of a subject, or withdrawn their vote."""

    person_id: int
    subject: Subject
    against: int | None
    in_favour: bool


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """A seat was given to a substitute, or taken from its owner (`to` is None); `seat` as it was."""

    seat: Seat
    to: Person | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """Somebody has claimed all further tricks of the hand or none, which was checked to be certain."""

    seat: int
    goal: str


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seats in the lobby have changed places; `first` and `second` as they are now."""

    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its match was over."""

    why: Closing


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
    | Swapped
    | Closed
)
Announcement: TypeAlias = Moved | Event | TableEvent


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a call: the table afterwards, and the announcements in order."""

    table: Table
    announcements: tuple[Announcement, ...] = ()


@dataclass(eq=False)
class TableError(Exception):
    """A request is refused for another reason than the rules; the text is `error-<key>` with `parameters`.

    Keys: `no-table`, `not-lobby`, `not-running`, `not-over`, `already-over`, `table-full`, `seat-taken`,
    `seat-reserved`, `already-seated`, `not-seated`, `not-host`, `not-a-bot`, `stale`, `stood-in` (a bot
    plays for them until they take the seat back), `nothing-to-take-back`, `too-many-tables` (`limit`, and
    `whose`: `person` or `server`), `too-fast` (the same two), `not-paused`, `not-certain`,
    `nothing-to-vote`, `not-invited`, `cannot-give`, `not-your-card`, `plan-later`, `too-many-plans`,
    `no-plan`, `not-a-move`, `changed` (what is acted on is no longer what was shown), `too-few-voters`,
    `ask-others` (other people play), `not-closed`, `daily-off`, `daily-over`, `no-hints` (the table does not
    allow them), `no-decision` (nothing is to be decided by them now).
    """

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.key
