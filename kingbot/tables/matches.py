"""Matches at the table: the one way in for every move, and coming and going while they last."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from kingbot.engine import match as engine
from kingbot.engine.actions import PLAYS, Action
from kingbot.engine.claims import sure_card
from kingbot.engine.projection import view
from kingbot.tables.draft import Draft
from kingbot.tables.lobbies import get_up
from kingbot.tables.model import (
    Outcome,
    Paused,
    Resumed,
    SatDown,
    Seat,
    Started,
    Status,
    StoodIn,
    TableError,
    TookBack,
)
from kingbot.tables.repository import TableRepository


class Matches(TableRepository):
    """The calls for tables whose match is played."""

    async def start(self, table_id: int, by: int) -> Outcome:
        """Begin the match: bots fill the empty seats, kept or not, and the first hand is dealt. For the host.

        :raises TableError: `not-lobby`, `not-host`.
        """
        async with self._playing(table_id) as draft:
            draft.must_be(Status.LOBBY, key="not-lobby")
            draft.must_host(by)
            for seat in draft.table.seats:
                if seat.empty:
                    draft.put(draft.new_bot(seat.number))
                    draft.tell(SatDown(draft.table.seats[seat.number]))
            draft.set_seed(self._seeds().hex())
            draft.set_status(Status.RUNNING)
            draft.tell(Started(draft.table.commitment or ""))
            await self._proceed(draft)
        return draft.outcome

    async def act(self, table_id: int, person_id: int, action: Action, version: int | None = None) -> Outcome:
        """Do what a person wants to do, and all that follows: bots' moves, the next deal, the match's end.

        `version` is that of the table as the person saw it. It may be older than the table's, for people come
        and go meanwhile, but not older than the match's last move or deal.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `stale`.
        :raises RefusedError: with the reason, if the rules refuse the action.
        """
        return await self._act(table_id, person_id, action, version, present=True)

    async def _act(
        self, table_id: int, person_id: int, action: Action, version: int | None, *, present: bool
    ) -> Outcome:
        """Do an action for a person, who is `present` unless it plays by itself."""
        async with self._playing(table_id) as draft:
            draft.must_be(Status.RUNNING, key="not-running")
            seat = draft.seat_of(person_id)
            if seat.number != action.seat:
                raise TableError("not-seated")
            if seat.bot is not None:
                raise TableError("stood-in")
            if version is not None and not draft.course.version <= version <= draft.table.version:
                raise TableError("stale")
            draft.act(action, person_id=person_id)
            if present and seat.misses:
                draft.put(replace(seat, misses=0))
            await self._proceed(draft)
        return draft.outcome

    async def leave(self, table_id: int, person_id: int) -> Outcome:
        """Leave a table: the seat is free in the lobby, and goes to a bot once the match has begun.

        A host who leaves hands the table on; when nobody is left in the lobby it closes.

        :raises TableError: `not-seated`, `not-running`, `stood-in`.
        """
        async with self._editing(table_id) as (_, draft):
            in_lobby = draft.table.status is Status.LOBBY
            if in_lobby:
                get_up(draft, draft.seat_of(person_id))
                self._hand_on(draft, person_id)
                if all(seat.owner is None for seat in draft.table.seats):
                    draft.close()
        return draft.outcome if in_lobby else await self.resign(table_id, person_id)

    async def resign(self, table_id: int, person_id: int) -> Outcome:
        """Leave a running match to a bot, which plays on with the same cards until the owner is back.

        A host hands the table on. When nobody plays any more the match waits.

        :raises TableError: `not-running`, `not-seated`, `stood-in`.
        """
        async with self._playing(table_id) as draft:
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            seat = draft.seat_of(person_id)
            if seat.bot is not None:
                raise TableError("stood-in")
            self._stand_in(draft, seat)
            await self._proceed(draft)
        return draft.outcome

    async def take_back(self, table_id: int, person_id: int) -> Outcome:
        """Take one's seat back from the bot that stands in; a match that waited for somebody goes on.

        :raises TableError: `not-running`, `not-seated`, `nothing-to-take-back`.
        """
        async with self._playing(table_id) as draft:
            draft.must_be(Status.RUNNING, Status.PAUSED, key="not-running")
            seat = draft.seat_of(person_id)
            if seat.bot is None:
                raise TableError("nothing-to-take-back")
            seat = replace(seat, bot=None, misses=0)
            draft.put(seat)
            draft.tell(TookBack(seat))
            if draft.table.status is Status.PAUSED:
                draft.set_status(Status.RUNNING)
                draft.tell(Resumed())
            await self._proceed(draft)
        return draft.outcome

    async def _proceed(self, draft: Draft) -> None:
        """Deal and let bots move until a person is due, or nobody."""
        while draft.table.status is Status.RUNNING:
            if draft.deal():
                continue
            seat = engine.turn(draft.course.match)
            if seat is None:
                draft.set_status(Status.FINISHED)
                return
            if not await self._move(draft, draft.table.seats[seat]):
                return

    async def _move(self, draft: Draft, seat: Seat) -> bool:
        """Let a bot move, or whoever has claimed to take no more tricks; False if a person is due."""
        if seat.bot is not None:
            await self._bot_moves(draft, seat.number, seat.bot)
            return True
        if seat.owner is not None and seat.claim == draft.hand:
            card = await asyncio.to_thread(sure_card, view(draft.course.match, seat.number), "none")
            if card is not None:
                draft.act(PLAYS[seat.number][card], person_id=seat.owner.id)
                return True
        return False

    async def _bot_moves(self, draft: Draft, seat: int, level: str) -> None:
        action = await self._bots.decide(level, view(draft.course.match, seat))
        draft.act(action, bot=level)

    def _stand_in(self, draft: Draft, seat: Seat) -> None:
        """Have a bot play on for the owner of a seat; when nobody plays any more the match waits."""
        assert seat.owner is not None
        owner, seat = seat.owner, replace(seat, bot=draft.table.level)
        draft.put(seat)
        draft.tell(StoodIn(seat))
        self._hand_on(draft, owner.id)
        if draft.table.status is Status.RUNNING and all(each.person is None for each in draft.table.seats):
            draft.set_status(Status.PAUSED)
            draft.tell(Paused())

    def _hand_on(self, draft: Draft, person_id: int) -> None:
        """Give the table another host, if this person was it and somebody else plays."""
        players = [seat.person for seat in draft.table.seats if seat.person is not None]
        if draft.table.host.id == person_id and players:
            draft.set_host(players[0])
