"""Votes of the players at a table, resuming after a pause, and claims."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine import match as engine
from kingbot.engine.claims import Goal, certain
from kingbot.engine.projection import view
from kingbot.store import votes as vote_rows
from kingbot.store.votes import VoteRow
from kingbot.tables.draft import Draft
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.model import (
    Claimed,
    Outcome,
    Seat,
    Status,
    Subject,
    TableError,
    Vote,
    Voted,
)
from kingbot.tables.repository import TableRepository
from kingbot.tables.turns import NO_SEAT


class Votes:
    """Votes to pause, to end a hand, or to give a seat away; and claims of the remaining tricks."""

    def __init__(self, repository: TableRepository, runner: MatchRunner) -> None:
        self._repository = repository
        self._runner = runner

    async def vote(
        self, table_id: int, person_id: int, subject: Subject, seat: int | None = None, *, yes: bool = True
    ) -> Outcome:
        """Vote in favour of a subject, or withdraw one's vote; with enough votes it is carried out at once.

        Only people vote. To pause, or to end the hand, which bots then play out, all who play must agree. To
        give `seat` away all others must agree, or more than half of them if its owner counts as absent.
        A vote lasts until the hand is over.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `nothing-to-vote`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(Status.RUNNING, Status.PAUSED, key="not-running")
            mine = draft.seat_played_by(person_id)
            if not _can_be_voted_on(draft, subject, seat) or mine.number == seat:
                raise TableError("nothing-to-vote")
            row = VoteRow(
                table_id=table_id,
                subject=subject,
                seat=NO_SEAT if seat is None else seat,
                user_id=person_id,
                hand=draft.hand,
            )
            await (vote_rows.add_vote if yes else vote_rows.remove_vote)(db, row)
            draft.announce(Voted(person_id, subject, seat, yes))
        return await self._carry_out_vote(table_id, subject, seat, draft.outcome)

    async def votes(self, table_id: int) -> tuple[Vote, ...]:
        """The votes at a table; public."""
        async with self._repository.store.reading() as db:
            return await votes_at(db, await self._repository.load(db, table_id))

    async def _carry_out_vote(
        self, table_id: int, subject: Subject, seat: int | None, voted: Outcome
    ) -> Outcome:
        async with self._repository.edit(table_id) as draft:
            async with self._repository.store.reading() as db:
                vote = _vote(draft, await vote_rows.votes_of_table(db, table_id), subject, seat)
            if len(vote.in_favour) < vote.needed or not _can_be_voted_on(draft, subject, seat):
                return voted
            draft.decide_vote(subject, seat)
            match subject, seat:
                case Subject.PAUSE, _:
                    draft.pause()
                case Subject.REMOVE, int():
                    draft.give_to_bot(draft.table.seats[seat])
                case _:
                    await self._runner.play_out_hand(draft)
            await self._runner.proceed(draft)
        return Outcome(draft.table, voted.announcements + draft.outcome.announcements)

    async def resume(self, table_id: int, person_id: int) -> Outcome:
        """Resume a paused match; any person who plays may do it.

        :raises TableError: `not-paused`, `not-seated`, `stood-in`.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.PAUSED, key="not-paused")
            draft.seat_played_by(person_id)
            draft.resume()
            await self._runner.proceed(draft)
        return draft.outcome

    async def claim(self, table_id: int, person_id: int, goal: Goal) -> Outcome:
        """Claim all remaining tricks of the hand, or none; refused unless certain whatever the others hold.

        After a claim of all, the hand is played out at once. After a claim of none, the claimer's moves are
        automatic until the hand is over.

        :raises TableError: `not-running`, `not-seated`, `stood-in`; `not-certain`, without a reason.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.RUNNING, key="not-running")
            seat = draft.seat_played_by(person_id)
            if not await asyncio.to_thread(certain, view(draft.match_log.match, seat.number), goal):
                raise TableError("not-certain")
            draft.announce(Claimed(seat.number, goal))
            if goal == "none":
                draft.replace_seat(replace(seat, claim=draft.hand))
            else:
                await self._runner.play_claimed(draft, seat, person_id)
            await self._runner.proceed(draft)
        return draft.outcome


async def votes_at(db: AsyncConnection, draft: Draft) -> tuple[Vote, ...]:
    """The votes at a table that have anybody in favour."""
    rows = await vote_rows.votes_of_table(db, draft.table.id)
    subjects = dict.fromkeys((Subject(row.subject), None if row.seat < 0 else row.seat) for row in rows)
    votes = (_vote(draft, rows, subject, seat) for subject, seat in subjects)
    return tuple(vote for vote in votes if vote.in_favour)


def _can_be_voted_on(draft: Draft, subject: Subject, seat: int | None) -> bool:
    match subject:
        case Subject.REMOVE:
            return seat is not None and draft.table.seats[seat].owner is not None
        case Subject.END:
            playing = engine.turn(draft.match_log.match) is not None
            return seat is None and playing and draft.table.status is Status.RUNNING
        case Subject.PAUSE:
            return seat is None and draft.table.status is Status.RUNNING


def _vote(draft: Draft, rows: list[VoteRow], subject: Subject, seat: int | None) -> Vote:
    """The state of a vote: only votes of this hand by people who play count."""
    voters = {each.person.id for each in draft.table.seats if each.person is not None and each.number != seat}
    key = (subject, NO_SEAT if seat is None else seat, draft.hand)
    in_favour = {
        row.user_id for row in rows if (row.subject, row.seat, row.hand) == key and row.user_id in voters
    }
    is_absent = seat is not None and _is_absent(draft, draft.table.seats[seat])
    needed = len(voters) // 2 + 1 if is_absent else max(1, len(voters))
    return Vote(subject, seat, frozenset(in_favour), needed)


def _is_absent(draft: Draft, seat: Seat) -> bool:
    """Whether the owner of a seat counts as absent: a bot plays for them, or they keep timing out."""
    return seat.bot is not None or seat.misses >= draft.table.clock.misses
