"""What one call changes at a table, gathered before it is written all at once."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from kingbot.engine import match as engine
from kingbot.engine.actions import Action
from kingbot.engine.schedule import dealers_of
from kingbot.players import bot_name
from kingbot.store.log import ActionRow, DealRow, Entry
from kingbot.store.turns import TurnRow
from kingbot.tables import deals
from kingbot.tables.match_log import MatchLog
from kingbot.tables.model import (
    Announcement,
    Closed,
    HostChanged,
    Outcome,
    Person,
    Seat,
    Status,
    Subject,
    Table,
    TableError,
    TableEvent,
)


class Draft:
    """A table as it will be, the log entries to add, and what is to be told once that is written."""

    def __init__(
        self,
        table: Table,
        seed: str | None,
        again_of: int | None,
        course: MatchLog,
        turn: TurnRow | None,
        now: datetime,
    ) -> None:
        self.table = replace(table, changed=now)
        self.seed = seed
        self.again_of = again_of
        self.course = course
        self.read, self.read_course, self.turn = table, course, turn
        self.entries: list[Entry] = []
        self.settled: list[tuple[Subject, int | None]] = []
        self._told: list[Announcement] = []

    @property
    def now(self) -> datetime:
        """When this is done."""
        return self.table.changed

    @property
    def awaited(self) -> Seat | None:
        """The seat of the person whom the match waits for; None if it waits for nobody."""
        seat = engine.turn(self.course.match) if self.table.status is Status.RUNNING else None
        return self.table.seats[seat] if seat is not None and self.table.seats[seat].person else None

    @property
    def hand(self) -> int:
        """The number of the hand on the table; 0 before the first."""
        return self.course.match.hand.number if self.course.match.hand else 0

    @property
    def outcome(self) -> Outcome:
        """What the call did, as its caller may know it."""
        return Outcome(self.table, tuple(self._told))

    def must_be(self, *statuses: Status, key: str) -> None:
        """Refuse unless the table is in one of these statuses.

        :raises TableError: with that key.
        """
        if self.table.status not in statuses:
            raise TableError(key, {"status": self.table.status})

    def must_host(self, person_id: int) -> None:
        """Refuse anybody but the host.

        :raises TableError: `not-host`.
        """
        if self.table.host.id != person_id:
            raise TableError("not-host", {"host": self.table.host})

    def seat_of(self, person_id: int) -> Seat:
        """The seat of a person.

        :raises TableError: `not-seated`.
        """
        seat = self.table.seat_of(person_id)
        if seat is None:
            raise TableError("not-seated")
        return seat

    def tell(self, event: TableEvent) -> None:
        """Have something told, which also makes a new version."""
        self._next_version()
        self._told.append(event)

    def settle(self, subject: Subject, seat: int | None) -> None:
        """Note that the votes on something have had their effect."""
        self.settled.append((subject, seat))

    def put(self, seat: Seat) -> None:
        """Change who sits in a seat."""
        a, b, c, d = (seat if seat.number == each.number else each for each in self.table.seats)
        self.table = replace(self.table, seats=(a, b, c, d))

    def new_bot(self, number: int) -> Seat:
        """A bot of the table's level for a seat, with a name that nobody here has."""
        taken = {seat.name for seat in self.table.seats}
        return Seat(number, None, self.table.level, bot_name(number, taken))

    def set_status(self, status: Status) -> None:
        """Change the status; with a match that is over its seed becomes public."""
        self.table = replace(self.table, status=status)
        if self.table.over:
            self.table = replace(self.table, seed=self.seed)

    def set_host(self, host: Person) -> None:
        """Hand the table over."""
        self.table = replace(self.table, host=host)
        self.tell(HostChanged(host))

    def set_seed(self, seed: str) -> None:
        """Settle all chance of the match; from now on the table shows the commitment."""
        self.seed = seed
        self.table = replace(self.table, commitment=deals.commitment(seed))

    def close(self) -> None:
        """End the table before its match is over."""
        self.set_status(Status.ABANDONED)
        self.tell(Closed())

    def act(self, action: Action, *, person_id: int | None = None, bot: str | None = None) -> None:
        """Do an action, by a person or by a bot of that level.

        :raises RefusedError: if the rules refuse it.
        """
        version = self.table.version + 1
        hand = self.course.match.hand
        self._advance(self.course.acted(version, action, by_bot=bot is not None))
        self.entries.append(
            ActionRow(
                table_id=self.table.id,
                sequence=version,
                hand=hand.number if hand else 0,
                text=str(action),
                user_id=person_id,
                bot=bot,
                at=self.table.changed,
            )
        )

    def deal(self) -> bool:
        """Deal the cards if a deal is due, as the seed has it; whether one was."""
        due = engine.upcoming(self.course.match)
        if due is None:
            return False
        assert self.seed is not None  # drawn at the start
        hand = self.course.match.hand
        again = self.course.dealt_again + 1 if hand is not None and hand.number == due.number else 0
        cards = deals.deal(self.seed, due.number, again)
        dealer = deals.lot(self.seed, due.number, dealers_of(self.table.rules, due, cards))
        version = self.table.version + 1
        self._advance(self.course.dealt(version, dealer, cards))
        self.entries.append(
            DealRow(
                table_id=self.table.id,
                sequence=version,
                number=due.number,
                redeal=again,
                dealer=dealer,
                deal=deals.format_deal(cards),
                at=self.table.changed,
            )
        )
        return True

    def _advance(self, course: MatchLog) -> None:
        self._told += (announcement for _, announcement in course.told[len(self.course.told) :])
        self.course = course
        self._next_version()

    def _next_version(self) -> None:
        self.table = replace(self.table, version=self.table.version + 1)
