"""What people at a table settle among themselves: pauses, early ends, claims, who plays, who is host."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine import match as engine
from kingbot.engine.actions import PLAYS
from kingbot.engine.claims import Goal, certain, sure_card
from kingbot.engine.projection import view
from kingbot.store import votes
from kingbot.store.votes import InvitationRow, VoteRow
from kingbot.tables.draft import Draft
from kingbot.tables.lobbies import named
from kingbot.tables.matches import Matches
from kingbot.tables.model import (
    OPEN,
    Claimed,
    Outcome,
    Paused,
    Person,
    Resumed,
    Seat,
    SeatGiven,
    Status,
    Subject,
    Table,
    TableError,
    Vote,
    Voted,
)
from kingbot.tables.turns import NO_SEAT


class Votes(Matches):
    """The calls for what needs more than one's own turn."""

    # ---------------------------------------------------------------------- votes

    async def vote(
        self, table_id: int, person_id: int, subject: Subject, seat: int | None = None, *, yes: bool = True
    ) -> Outcome:
        """Be for something, or no longer; what enough people are for is done at once. Bots agree to anything.

        All who play must agree to pause, or to end the hand, which bots then play out. To give `seat` away
        all others must agree, or more than half of them if its owner is taken for absent. A vote stands
        until the hand is over.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `nothing-to-vote`.
        """
        async with self._editing(table_id) as (db, draft):
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            mine = draft.seat_of(person_id)
            if mine.bot is not None:
                raise TableError("stood-in")
            if not _votable(draft, subject, seat) or mine.number == seat:
                raise TableError("nothing-to-vote")
            row = VoteRow(
                table_id=table_id,
                subject=subject,
                seat=NO_SEAT if seat is None else seat,
                user_id=person_id,
                hand=draft.hand,
            )
            await (votes.vote if yes else votes.withdraw)(db, row)
            draft.tell(Voted(person_id, subject, seat, yes))
        return await self._carry_out_vote(table_id, subject, seat, draft.outcome)

    async def votes(self, table_id: int) -> tuple[Vote, ...]:
        """What somebody at a table is for, as anybody may know."""
        async with self.store.reading() as db:
            return await votes_at(db, await self._draft(db, table_id))

    async def _carry_out_vote(
        self, table_id: int, subject: Subject, seat: int | None, voted: Outcome
    ) -> Outcome:
        async with self._playing(table_id) as draft:
            async with self.store.reading() as db:
                vote = _vote(draft, await votes.votes(db, table_id), subject, seat)
            if len(vote.in_favour) < vote.needed or not _votable(draft, subject, seat):
                return voted
            draft.settle(subject, seat)
            match subject, seat:
                case Subject.PAUSE, _:
                    draft.set_status(Status.PAUSED)
                    draft.tell(Paused())
                case Subject.REMOVE, int():
                    self._give_away(draft, seat)
                case _:
                    await self._play_out(draft)
            await self._proceed(draft)
        return Outcome(draft.table, voted.announcements + draft.outcome.announcements)

    def _give_away(self, draft: Draft, seat: int) -> None:
        before = draft.table.seats[seat]
        assert before.owner is not None
        draft.put(draft.new_bot(seat))
        draft.tell(SeatGiven(before, None))
        self._hand_on(draft, before.owner.id)

    async def _play_out(self, draft: Draft) -> None:
        """Have bots play the hand to its end, for everybody."""
        hand = draft.hand
        while draft.hand == hand and (seat := engine.turn(draft.course.match)) is not None:
            await self._bot_moves(draft, seat, draft.table.seats[seat].bot or draft.table.level)

    async def resume(self, table_id: int, person_id: int) -> Outcome:
        """Go on after a pause; any of those who play may say so.

        :raises TableError: `not-paused`, `not-seated`, `stood-in`.
        """
        async with self._playing(table_id) as draft:
            draft.must_be(Status.PAUSED, key="not-paused")
            if draft.seat_of(person_id).bot is not None:
                raise TableError("stood-in")
            _resume(draft)
            await self._proceed(draft)
        return draft.outcome

    # --------------------------------------------------------------------- claims

    async def claim(self, table_id: int, person_id: int, goal: Goal) -> Outcome:
        """Claim all further tricks of the hand, or none; it counts if it is certain, whatever others hold.

        All: the hand is played out at once. None: the claimer's cards play themselves from now on.

        :raises TableError: `not-running`, `not-seated`, `stood-in`; `not-certain`, whatever the reason.
        """
        async with self._playing(table_id) as draft:
            draft.must_be(Status.RUNNING, key="not-running")
            seat = draft.seat_of(person_id)
            if seat.bot is not None:
                raise TableError("stood-in")
            if not await asyncio.to_thread(certain, view(draft.course.match, seat.number), goal):
                raise TableError("not-certain")
            draft.tell(Claimed(seat.number, goal))
            if goal == "none":
                draft.put(replace(seat, claim=draft.hand))
            else:
                await self._take_the_rest(draft, seat, person_id)
            await self._proceed(draft)
        return draft.outcome

    async def _take_the_rest(self, draft: Draft, claimer: Seat, person_id: int) -> None:
        """Play the tricks that all go to one player: whatever the others add to them."""
        hand = draft.hand
        while draft.hand == hand and (seat := engine.turn(draft.course.match)) is not None:
            seen = view(draft.course.match, seat)
            if seat != claimer.number:
                draft.act(seen.legal[0], bot=draft.table.seats[seat].bot or draft.table.level)
                continue
            card = await asyncio.to_thread(sure_card, seen, "all")
            if card is None:
                return  # too long to think about now; the claimer plays on
            draft.act(PLAYS[seat][card], person_id=person_id)

    # ------------------------------------------------------------- who plays a seat

    async def invite(self, table_id: int, by: int, person: Person, seat: int | None = None) -> Table:
        """Ask somebody to take over one's own seat; or, as the host, one that belongs to nobody.

        :raises TableError: `not-running`, `not-seated`, `not-host`, `cannot-give`, `already-seated`.
        """
        async with self._editing(table_id) as (db, draft):
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            if seat is None:
                seat = draft.seat_of(by).number
            row = InvitationRow(table_id=table_id, seat=seat, user_id=person.id, by_user_id=by)
            if not _may_give(draft, row):
                draft.must_host(by)
                raise TableError("cannot-give")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            await votes.invite(db, row)
        return draft.table

    async def accept(self, table_id: int, person: Person) -> Outcome:
        """Take over the seat that one was asked to take, with its cards and its points.

        :raises TableError: `not-running`, `already-seated`, `not-invited`, `too-many-tables`.
        """
        async with self._playing(table_id) as draft:
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            async with self.store.reading() as db:
                mine = [row for row in await votes.invitations(db, table_id) if row.user_id == person.id]
                mine = [row for row in mine if _may_give(draft, row)]
                if not mine:
                    raise TableError("not-invited")
                await self._check_limits(db, draft.table.guild_id, person.id, new_table=False)
            before, person = draft.table.seats[mine[0].seat], named(person)
            deserted = all(each.person is None for each in draft.table.seats)
            draft.put(Seat(before.number, person))
            draft.tell(SeatGiven(before, person))
            if before.owner is not None and draft.table.host.id == before.owner.id:
                draft.set_host(person)
            if deserted and draft.table.status is Status.PAUSED:
                _resume(draft)
            await self._proceed(draft)
        return draft.outcome

    async def decline(self, table_id: int, person_id: int) -> bool:
        """Not take over the seat that one was asked to take; whether one was.

        :raises TableError: `no-table`.
        """
        async with self._editing(table_id) as (db, _):
            mine = [row for row in await votes.invitations(db, table_id) if row.user_id == person_id]
            for row in mine:
                await votes.uninvite(db, table_id, row.seat)
        return bool(mine)

    async def hand_over(self, table_id: int, by: int, person_id: int) -> Outcome:
        """Make somebody at the table its host. For the host.

        :raises TableError: `already-over`, `not-host`, `not-seated`.
        """
        async with self._editing(table_id) as (_, draft):
            draft.must_be(*OPEN, key="already-over")
            draft.must_host(by)
            owner = draft.seat_of(person_id).owner
            assert owner is not None  # the seat was found by its owner
            draft.set_host(owner)
        return draft.outcome


async def votes_at(db: AsyncConnection, draft: Draft) -> tuple[Vote, ...]:
    """What somebody at a table is for."""
    rows = await votes.votes(db, draft.table.id)
    asked = dict.fromkeys((Subject(row.subject), None if row.seat < 0 else row.seat) for row in rows)
    every = (_vote(draft, rows, subject, seat) for subject, seat in asked)
    return tuple(vote for vote in every if vote.in_favour)


def _votable(draft: Draft, subject: Subject, seat: int | None) -> bool:
    match subject:
        case Subject.REMOVE:
            return seat is not None and draft.table.seats[seat].owner is not None
        case Subject.END:
            playing = engine.turn(draft.course.match) is not None
            return seat is None and playing and draft.table.status is Status.RUNNING
        case Subject.PAUSE:
            return seat is None and draft.table.status is Status.RUNNING


def _vote(draft: Draft, rows: list[VoteRow], subject: Subject, seat: int | None) -> Vote:
    """The votes that count now: of those who play, in this hand."""
    playing = {
        each.person.id for each in draft.table.seats if each.person is not None and each.number != seat
    }
    place = NO_SEAT if seat is None else seat
    given = {
        row.user_id
        for row in rows
        if (row.subject, row.seat, row.hand) == (subject, place, draft.hand) and row.user_id in playing
    }
    absent = seat is not None and _absent(draft, draft.table.seats[seat])
    needed = len(playing) // 2 + 1 if absent else max(1, len(playing))
    return Vote(subject, seat, frozenset(given), needed)


def _absent(draft: Draft, seat: Seat) -> bool:
    """Whether the owner of a seat is taken for absent: a bot plays for them, or their time runs out."""
    return seat.bot is not None or seat.misses >= draft.table.clock.misses


def _may_give(draft: Draft, row: InvitationRow) -> bool:
    """Whether whoever invites may give the seat: it is theirs, or nobody's and they are the host."""
    owner = draft.table.seats[row.seat].owner
    giver = owner.id if owner is not None else draft.table.host.id
    return giver == row.by_user_id


def _resume(draft: Draft) -> None:
    draft.set_status(Status.RUNNING)
    draft.tell(Resumed())
