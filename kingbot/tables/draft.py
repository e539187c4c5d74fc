"""A table being changed: its new state, new log entries and announcements, written in one transaction.

Every change of a seat's owner, or of who plays it, is a method of `Draft`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from kingbot.deals import format_deal
from kingbot.engine import match as engine
from kingbot.engine.actions import Action
from kingbot.players import bot_name
from kingbot.store.decisions import DecisionRow
from kingbot.store.log import ActionRow, DealRow, Entry
from kingbot.store.turns import TurnRow
from kingbot.tables.dealing import SECRET_PER_HAND, DealDue, cards_and_dealer, commitment_of
from kingbot.tables.match_log import MatchLog, empty_log
from kingbot.tables.model import (
    Announcement,
    Closed,
    Closing,
    Ending,
    GotUp,
    HostChanged,
    Outcome,
    Paused,
    Person,
    Resumed,
    SatDown,
    Seat,
    SeatGiven,
    Status,
    StoodIn,
    Subject,
    Swapped,
    Table,
    TableError,
    TableEvent,
    TookBack,
)

# After so long without anything done by the host, the others may act as the host.
LOBBY_HOST_AWAY: Final = timedelta(minutes=30)
MATCH_HOST_AWAY: Final = timedelta(hours=24)


class Draft:
    """The state of a table after a change: `table`, log `entries` to append with the `decisions` of bots, and
    announcements.

    `original` and `original_log` are the state before the change, `turn` is its turn.
    """

    def __init__(
        self,
        table: Table,
        seed: str | None,
        again_of: int | None,
        match_log: MatchLog,
        turn: TurnRow | None,
        now: datetime,
    ) -> None:
        self.table = replace(table, changed=now)
        self.seed = seed
        self.again_of = again_of
        self.match_log = match_log
        self.original, self.original_log, self.turn = table, match_log, turn
        self.entries: list[Entry] = []
        self.decisions: list[DecisionRow] = []
        self.names_nearby: frozenset[str] = frozenset()
        """The names of bots at other open tables of the channel, where they were read."""
        self.decided_votes: list[tuple[Subject, int | None]] = []
        self.ended_invitations: dict[int, Ending] = {}
        self._announced: list[Announcement] = []

    @property
    def now(self) -> datetime:
        """The time of the change."""
        return self.table.changed

    @property
    def seat_to_move(self) -> Seat | None:
        """The seat of the person whose turn it is; None if the match waits for nobody."""
        seat = engine.turn(self.match_log.match) if self.table.status is Status.RUNNING else None
        return self.table.seats[seat] if seat is not None and self.table.seats[seat].person else None

    @property
    def bot_to_move(self) -> Seat | None:
        """The seat of the bot whose turn it is; None if it is nobody's, or a person's."""
        seat = engine.turn(self.match_log.match) if self.table.status is Status.RUNNING else None
        return self.table.seats[seat] if seat is not None and self.table.seats[seat].person is None else None

    @property
    def hand(self) -> int:
        """The number of the current hand; 0 before the first."""
        return self.match_log.match.hand.number if self.match_log.match.hand else 0

    @property
    def outcome(self) -> Outcome:
        """The public table after the change, with the announcements."""
        return Outcome(self.table, tuple(self._announced))

    def require_status(self, *statuses: Status, key: str) -> None:
        """Refuse unless the table has one of these statuses.

        :raises TableError: with this key.
        """
        if self.table.status not in statuses:
            raise TableError(key, {"status": self.table.status})

    def require_host(self, person_id: int) -> None:
        """Refuse anybody but the host; a person who plays becomes the host in place of one who is away.

        :raises TableError: `not-host`.
        """
        if self.table.host.id != person_id:
            seat = self.table.seat_of(person_id)
            if seat is None or seat.person is None or not self.host_is_away:
                raise TableError("not-host", {"host": self.table.host})
            self.set_host(seat.person)
        self._note_host(person_id)

    @property
    def host_is_away(self) -> bool:
        """Whether the host has no seat, or has done nothing at the table for a while."""
        away = LOBBY_HOST_AWAY if self.table.status is Status.LOBBY else MATCH_HOST_AWAY
        return self.table.seat_of(self.table.host.id) is None or self.now - self.original.host_seen >= away

    def require_hand(self, version: int | None) -> None:
        """Refuse what was shown, in this version, before the current hand was dealt.

        :raises TableError: `changed`.
        """
        if version is not None and not self.match_log.hand_version <= version <= self.table.version:
            raise TableError("changed")

    def seat_of(self, person_id: int) -> Seat:
        """The seat of a person who does something at the table.

        :raises TableError: `not-seated`.
        """
        seat = self.table.seat_of(person_id)
        if seat is None:
            raise TableError("not-seated")
        self._note_host(person_id)
        return seat

    def seat_played_by(self, person_id: int, number: int | None = None) -> Seat:
        """The seat of a person who plays it themselves; `number` is the one that they were shown.

        :raises TableError: `not-seated`; `stood-in` if a bot plays for them; `changed` if it is another one.
        """
        seat = self.seat_of(person_id)
        if number is not None and seat.number != number:
            raise TableError("changed")
        if seat.bot is not None:
            raise TableError("stood-in")
        return seat

    def _note_host(self, person_id: int) -> None:
        if self.table.host.id == person_id:
            self.table = replace(self.table, host_seen=self.now)

    def announce(self, event: TableEvent) -> None:
        """Add an announcement, which makes a new version of the table."""
        self._next_version()
        self._announced.append(event)

    def decide_vote(self, subject: Subject, against: int | None) -> None:
        """Mark a vote as carried out, so that its votes are deleted."""
        self.decided_votes.append((subject, against))

    def end_invitation(self, invitation_id: int, why: Ending) -> None:
        """Mark an invitation as ended."""
        self.ended_invitations[invitation_id] = why

    def replace_seat(self, seat: Seat) -> None:
        """Replace the seat with the same number."""
        a, b, c, d = (seat if seat.number == each.number else each for each in self.table.seats)
        self.table = replace(self.table, seats=(a, b, c, d))

    def rename(self, seat: Seat, owner: Person) -> None:
        """Change the name of the owner of a seat, and of the host if they are the host; a new version."""
        self._next_version()
        self.replace_seat(replace(seat, owner=owner))
        if self.table.host.id == owner.id:
            self.table = replace(self.table, host=owner)

    def new_bot(self, number: int) -> Seat:
        """A bot of the table's level for a seat, whose name nobody at the table has, nor a bot nearby."""
        taken = {seat.name for seat in self.table.seats}
        return Seat(number, None, self.table.level, bot_name(number, taken, self.names_nearby))

    def set_table(self, **changes: Any) -> None:
        """Change how the table is set before its match; bots that sit there already play at its level."""
        self.table = replace(self.table, **changes)
        for seat in self.table.seats:
            if seat.bot is not None:
                self.replace_seat(replace(seat, bot=self.table.level))
        self.match_log = empty_log(self.table.rules)
        self._next_version()

    def set_status(self, status: Status) -> None:
        """Change the status; the seed of a match that is over becomes public."""
        self.table = replace(self.table, status=status)
        if self.table.over:
            self.table = replace(self.table, seed=self.seed)

    # ------------------------------------------------------- who owns and who plays a seat

    def sit(self, seat: Seat) -> None:
        """Fill an empty seat, with a person or a bot."""
        self.replace_seat(seat)
        self.announce(SatDown(seat))

    def vacate(self, seat: Seat) -> None:
        """Empty a seat in the lobby."""
        self.replace_seat(Seat(seat.number))
        self.announce(GotUp(seat))

    def swap(self, first: int, second: int) -> None:
        """Let two seats in the lobby change places, with whoever has them."""
        one, other = self.table.seats[first], self.table.seats[second]
        self.replace_seat(replace(one, number=second))
        self.replace_seat(replace(other, number=first))
        self.announce(Swapped(self.table.seats[first], self.table.seats[second]))

    def stand_in(self, seat: Seat) -> None:
        """Let a bot play for the owner of a seat; without any other person, the match is paused."""
        assert seat.owner is not None
        owner, seat = seat.owner, replace(seat, bot=self.table.level)
        self.replace_seat(seat)
        self.announce(StoodIn(seat))
        self.pass_on_host(owner.id)
        if (
            self.table.status is Status.RUNNING
            and self.has_no_players
            and not engine.over(self.match_log.match)
        ):
            self.pause()

    def take_back(self, seat: Seat) -> None:
        """Give a seat back to its owner, for whom a bot has played; a paused match goes on."""
        seat = replace(seat, bot=None, misses=0)
        self.replace_seat(seat)
        self.announce(TookBack(seat))
        if self.table.status is Status.PAUSED:
            self.resume()

    def give_to(self, seat: Seat, person: Person) -> None:
        """Make a substitute the owner of a seat, and the host if its owner was.

        The time belongs to the seat: its bank stays, and its timeouts, of which the substitute has one left
        at least. A match that was paused because no person played goes on.
        """
        had_no_players = self.has_no_players
        misses = min(seat.misses, self.table.clock.misses - 1)
        self.replace_seat(Seat(seat.number, person, misses=misses, bank=seat.bank))
        self.announce(SeatGiven(seat, person))
        if seat.owner is not None and self.table.host.id == seat.owner.id:
            self.set_host(person)
        if had_no_players and self.table.status is Status.PAUSED:
            self.resume()

    def give_to_bot(self, seat: Seat) -> None:
        """Take a seat away from its owner for good; a bot plays it from now on."""
        assert seat.owner is not None
        bot = self.new_bot(seat.number)
        self.replace_seat(replace(bot, bot=seat.bot or bot.bot, bank=seat.bank))
        self.announce(SeatGiven(seat, None))
        self.pass_on_host(seat.owner.id)

    def set_host(self, host: Person) -> None:
        """Change the host, who counts as present from now on."""
        self.table = replace(self.table, host=host, host_seen=self.now)
        self.announce(HostChanged(host))

    def pass_on_host(self, person_id: int) -> None:
        """If this person is the host, make another player the host, or, if they have no seat, any owner."""
        if self.table.host.id != person_id:
            return
        candidates = [seat.person for seat in self.table.seats if seat.person is not None]
        if not candidates and self.table.seat_of(person_id) is None:
            candidates = [seat.owner for seat in self.table.seats if seat.owner is not None]
        if candidates:
            self.set_host(candidates[0])

    @property
    def has_no_players(self) -> bool:
        """Whether bots play all seats."""
        return all(seat.person is None for seat in self.table.seats)

    # ------------------------------------------------------------------------- the match

    def pause(self) -> None:
        """Pause the match."""
        self.set_status(Status.PAUSED)
        self.announce(Paused())

    def resume(self) -> None:
        """Resume a paused match."""
        self.set_status(Status.RUNNING)
        self.announce(Resumed())

    def set_seed(self, seed: str) -> None:
        """Set the seed that all deals come from; from now on the table shows what binds them."""
        self.seed = seed
        commitment = commitment_of(seed, SECRET_PER_HAND, self.table.rules.length)
        self.table = replace(self.table, commitment=commitment, deal_scheme=SECRET_PER_HAND)

    def close(self, why: Closing) -> None:
        """Close the table before its match is over; a match that has begun may be taken up again."""
        can_go_on = self.seed is not None and any(seat.owner is not None for seat in self.table.seats)
        self.set_status(Status.CLOSED if can_go_on else Status.ABANDONED)
        self.table = replace(self.table, closed=why)
        self.announce(Closed(why))

    def reopen(self) -> None:
        """Take up a match again that was closed."""
        self.table = replace(self.table, closed=None)
        self.resume()

    def end_rest(self) -> None:
        """Let the last trick of a hand rest no longer, which makes a new version of the table."""
        self._next_version()

    def abandon(self) -> None:
        """Make a closed match final: everything about it becomes public."""
        self.set_status(Status.ABANDONED)
        self._next_version()

    def act(
        self,
        action: Action,
        *,
        person_id: int | None = None,
        bot: str | None = None,
        data: bytes | None = None,
    ) -> None:
        """Apply an action of a person, or of a bot of this level; of neither, if there was no choice.

        `data` is what the bot went by (`kingbot.tables.decision_code`), where it is to be kept.

        :raises RefusedError: if the rules refuse it.
        """
        version = self.table.version + 1
        hand = self.match_log.match.hand
        self._advance(self.match_log.with_action(version, action, by_person=person_id, by_bot=bot))
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
        if data is not None:
            self.decisions.append(DecisionRow(table_id=self.table.id, sequence=version, data=data))

    def deal(self) -> bool:
        """Deal the cards if a deal is due and the pack need not be cut first; returns whether they were."""
        match = self.match_log.match
        due = engine.upcoming(match)
        if due is None or engine.cut_due(match):
            return False
        assert self.seed is not None  # drawn at the start
        redeal = self.match_log.redeals + 1 if engine.redeal_due(match) else 0
        wanted = DealDue(due, redeal, match.cut or 0)
        cards, dealer = cards_and_dealer(self.seed, self.table.deal_scheme, self.table.rules, wanted)
        version = self.table.version + 1
        self._advance(self.match_log.with_deal(version, dealer, cards))
        self.entries.append(
            DealRow(
                table_id=self.table.id,
                sequence=version,
                number=due.number,
                redeal=redeal,
                dealer=dealer,
                deal=format_deal(cards),
                at=self.table.changed,
                cut=wanted.cut,
            )
        )
        return True

    def _advance(self, match_log: MatchLog) -> None:
        new = match_log.announced[len(self.match_log.announced) :]
        self._announced += (announcement for _, announcement in new)
        self.match_log = match_log
        self._next_version()

    def _next_version(self) -> None:
        self.table = replace(self.table, version=self.table.version + 1)
