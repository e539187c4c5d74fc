"""Votes of the players at a table, resuming after a pause or a closing, and claims."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine import match as engine
from kingbot.engine.claims import Goal, certain
from kingbot.engine.projection import view
from kingbot.store import votes as vote_rows
from kingbot.store.schema import NOBODY
from kingbot.store.votes import VoteRow
from kingbot.tables.draft import Draft
from kingbot.tables.match_runner import MatchRunner
from kingbot.tables.model import (
    Claimed,
    Closing,
    Outcome,
    Seat,
    Status,
    Subject,
    TableError,
    Vote,
    Voted,
)
from kingbot.tables.repository import TableRepository

SLOW: Final = timedelta(hours=24)  # in which somebody has to move where there is no clock
TRIES: Final = 5  # to carry a vote out, while other processes change the table


class Votes:
    """Votes to pause, to end a hand, to close the table, or to give a seat away (docs/tables.md); claims."""

    def __init__(self, repository: TableRepository, runner: MatchRunner) -> None:
        self._repository = repository
        self._runner = runner

    async def vote(
        self,
        table_id: int,
        person_id: int,
        subject: Subject,
        against: int | None = None,
        *,
        yes: bool = True,
        version: int | None = None,
        needed: int | None = None,
    ) -> Outcome:
        """Vote in favour of a subject, or withdraw one's vote; with enough votes it is carried out at once.

        Only people vote. To pause, or to end the hand, which bots then play out, all who play must agree; to
        close the table, all but those who are overdue. To give away the seat of `against`, a user id, all
        others must agree and at least two, or more than half of them where its owner counts as absent.
        A vote lasts until the hand is over, and counts while its voter plays. `version` is that of the table
        as the voter saw it, `needed` how many votes were said to be needed.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `nothing-to-vote`, `too-few-voters`;
            `changed` if the hand, the owner of the seat or the number of votes needed is no longer the same.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(Status.RUNNING, Status.PAUSED, key="not-running")
            draft.seat_played_by(person_id)
            draft.require_hand(version)
            if against is not None and draft.table.seat_of(against) is None:
                raise TableError("changed")
            if not _can_be_voted_on(draft, subject, against) or against == person_id:
                raise TableError("nothing-to-vote")
            row = VoteRow(
                table_id=table_id,
                subject=subject,
                against_user_id=against or NOBODY,
                user_id=person_id,
                hand=draft.hand,
            )
            await (vote_rows.add_vote if yes else vote_rows.remove_vote)(db, row)
            vote = _vote(draft, await vote_rows.votes_of_table(db, table_id), subject, against)
            if yes and vote.needed > len(_voters(draft, against)):
                raise TableError("too-few-voters")
            if yes and needed is not None and vote.needed != needed:
                raise TableError("changed")
            draft.announce(Voted(person_id, subject, against, yes))
        return await self._carry_out_vote(table_id, subject, against, draft.outcome)

    async def votes(self, table_id: int) -> tuple[Vote, ...]:
        """The votes at a table; public."""
        async with self._repository.store.reading() as db:
            return await votes_at(db, await self._repository.load(db, table_id))

    async def closing_vote(self, table_id: int, person_id: int) -> Vote:
        """What the vote to close the table would be if this person voted for it.

        :raises TableError: `no-table`.
        """
        async with self._repository.store.reading() as db:
            draft = await self._repository.load(db, table_id)
            rows = await vote_rows.votes_of_table(db, table_id)
        row = VoteRow(
            table_id=table_id,
            subject=Subject.CLOSE,
            against_user_id=NOBODY,
            user_id=person_id,
            hand=draft.hand,
        )
        return _vote(draft, [*rows, row], Subject.CLOSE, None)

    async def _carry_out_vote(
        self, table_id: int, subject: Subject, against: int | None, voted: Outcome
    ) -> Outcome:
        """Do what was voted for, if there are enough votes; anew if another process has moved meanwhile."""
        for _ in range(TRIES):
            try:
                return await self._try_to_carry_out(table_id, subject, against, voted)
            except TableError as error:
                if error.key != "stale":
                    raise
        raise TableError("stale")

    async def _try_to_carry_out(
        self, table_id: int, subject: Subject, against: int | None, voted: Outcome
    ) -> Outcome:
        async with self._repository.edit(table_id) as draft:
            async with self._repository.store.reading() as db:
                vote = _vote(draft, await vote_rows.votes_of_table(db, table_id), subject, against)
            if len(vote.in_favour) < vote.needed or not _can_be_voted_on(draft, subject, against):
                return voted
            draft.decide_vote(subject, against)
            match subject:
                case Subject.PAUSE:
                    draft.pause()
                case Subject.CLOSE:
                    draft.close(Closing.PLAYERS)
                case Subject.REMOVE:
                    assert against is not None  # else it could not be voted on
                    seat = draft.table.seat_of(against)
                    assert seat is not None
                    draft.give_to_bot(seat)
                case Subject.END:
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

    async def claim(
        self,
        table_id: int,
        person_id: int,
        goal: Goal,
        *,
        seat: int | None = None,
        version: int | None = None,
    ) -> Outcome:
        """Claim all remaining tricks of the hand, or none; refused unless certain whatever the others hold.

        After a claim of all, the hand is played out at once. After a claim of none, the claimer's moves are
        automatic until the hand is over. `seat` and `version` are what the claimer was shown.

        :raises TableError: `not-running`, `not-seated`, `stood-in`; `not-certain`, without a reason;
            `changed` if it is another hand or seat.
        """
        async with self._repository.edit(table_id) as draft:
            draft.require_status(Status.RUNNING, key="not-running")
            mine = draft.seat_played_by(person_id, seat)
            draft.require_hand(version)
            if not await asyncio.to_thread(certain, view(draft.match_log.match, mine.number), goal):
                raise TableError("not-certain")
            draft.announce(Claimed(mine.number, goal))
            if goal == "none":
                draft.replace_seat(replace(mine, claim=draft.hand))
            else:
                await self._runner.play_claimed(draft, mine, person_id)
            await self._runner.proceed(draft)
        return draft.outcome


async def votes_at(db: AsyncConnection, draft: Draft) -> tuple[Vote, ...]:
    """The votes at a table that have anybody in favour."""
    rows = await vote_rows.votes_of_table(db, draft.table.id)
    subjects = dict.fromkeys((Subject(row.subject), row.against_user_id or None) for row in rows)
    votes = (_vote(draft, rows, subject, against) for subject, against in subjects)
    return tuple(vote for vote in votes if vote.in_favour)


def _can_be_voted_on(draft: Draft, subject: Subject, against: int | None) -> bool:
    match subject:
        case Subject.REMOVE:
            return against is not None and draft.table.seat_of(against) is not None
        case Subject.END:
            playing = engine.turn(draft.match_log.match) is not None
            return against is None and playing and draft.table.status is Status.RUNNING
        case Subject.PAUSE:
            return against is None and draft.table.status is Status.RUNNING
        case Subject.CLOSE:
            return against is None and draft.table.open


def _voters(draft: Draft, against: int | None) -> frozenset[int]:
    """The people who play, but for the one it is about."""
    return frozenset(
        each.person.id for each in draft.table.seats if each.person is not None and each.person.id != against
    )


def _vote(draft: Draft, rows: list[VoteRow], subject: Subject, against: int | None) -> Vote:
    """The state of a vote: only votes of this hand by people who play count."""
    voters = _voters(draft, against)
    key = (subject, against or NOBODY, draft.hand)
    in_favour = voters & {row.user_id for row in rows if (row.subject, row.against_user_id, row.hand) == key}
    return Vote(subject, against, in_favour, _votes_needed(draft, subject, against, voters, in_favour))


def _votes_needed(
    draft: Draft, subject: Subject, against: int | None, voters: frozenset[int], in_favour: frozenset[int]
) -> int:
    seat = None if against is None else draft.table.seat_of(against)
    if subject is Subject.CLOSE:
        return max(1, len(voters - _overdue(draft) | in_favour))
    if seat is None:
        return max(1, len(voters))
    if _is_absent(draft, seat):
        return len(voters) // 2 + 1
    return max(1 if against in _overdue(draft) else 2, len(voters))


def _overdue(draft: Draft) -> frozenset[int]:
    """The owners of seats who let the others wait: their time has run out, or a bot plays for them.

    Without a clock, whoever has not moved for a day.
    """
    return frozenset(
        seat.owner.id
        for seat in draft.table.seats
        if seat.owner is not None and (seat.misses or _is_absent(draft, seat))
    )


def _is_absent(draft: Draft, seat: Seat) -> bool:
    """Whether the owner of a seat counts as absent: a bot plays for them, or they keep timing out."""
    return seat.bot is not None or seat.misses >= draft.table.clock.misses or _is_slow(draft, seat)


def _is_slow(draft: Draft, seat: Seat) -> bool:
    """Whether a table without a clock waits for the owner of a seat for long."""
    turn = draft.turn
    waits = turn is not None and seat.owner is not None and turn.user_id == seat.owner.id
    return waits and not draft.table.clock.runs and turn is not None and draft.now - turn.since >= SLOW
