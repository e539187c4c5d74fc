"""Votes of a table's players, pauses and claims."""

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
    """What players decide together: to pause, to end a hand, to give a seat away; and claims."""

    def __init__(self, repository: TableRepository, runner: MatchRunner) -> None:
        self._repository = repository
        self._runner = runner

    async def vote(
        self, table_id: int, person_id: int, subject: Subject, seat: int | None = None, *, yes: bool = True
    ) -> Outcome:
        """Be for something, or no longer; what enough people are for is done at once. Bots agree to anything.

        All who play must agree to pause, or to end the hand, which bots then play out. To give `seat` away
        all others must agree, or more than half of them if its owner is taken for absent. A vote stands
        until the hand is over.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `nothing-to-vote`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            mine = draft.seat_played_by(person_id)
            if not _votable(draft, subject, seat) or mine.number == seat:
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
        """What somebody at a table is for, as anybody may know."""
        async with self._repository.store.reading() as db:
            return await votes_at(db, await self._repository.load(db, table_id))

    async def _carry_out_vote(
        self, table_id: int, subject: Subject, seat: int | None, voted: Outcome
    ) -> Outcome:
        async with self._repository.edit(table_id) as draft:
            async with self._repository.store.reading() as db:
                vote = _vote(draft, await vote_rows.votes_of_table(db, table_id), subject, seat)
            if len(vote.in_favour) < vote.needed or not _votable(draft, subject, seat):
                return voted
            draft.settle(subject, seat)
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
        """Go on after a pause; any of those who play may say so.

        :raises TableError: `not-paused`, `not-seated`, `stood-in`.
        """
        async with self._repository.edit(table_id) as draft:
            draft.must_be(Status.PAUSED, key="not-paused")
            draft.seat_played_by(person_id)
            draft.resume()
            await self._runner.proceed(draft)
        return draft.outcome

    async def claim(self, table_id: int, person_id: int, goal: Goal) -> Outcome:
        """Claim all further tricks of the hand, or none; it counts if it is certain, whatever others hold.

        All: the hand is played out at once. None: the claimer's cards play themselves from now on.

        :raises TableError: `not-running`, `not-seated`, `stood-in`; `not-certain`, whatever the reason.
        """
        async with self._repository.edit(table_id) as draft:
            draft.must_be(Status.RUNNING, key="not-running")
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
    """What somebody at a table is for."""
    rows = await vote_rows.votes_of_table(db, draft.table.id)
    asked = dict.fromkeys((Subject(row.subject), None if row.seat < 0 else row.seat) for row in rows)
    every = (_vote(draft, rows, subject, seat) for subject, seat in asked)
    return tuple(vote for vote in every if vote.in_favour)


def _votable(draft: Draft, subject: Subject, seat: int | None) -> bool:
    match subject:
        case Subject.REMOVE:
            return seat is not None and draft.table.seats[seat].owner is not None
        case Subject.END:
            playing = engine.turn(draft.match_log.match) is not None
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
