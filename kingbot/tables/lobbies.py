"""Lobbies: opening, joining, filling and closing tables, and playing again after a match."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.options import Rules
from kingbot.players import player
from kingbot.preferences import ServerSettings
from kingbot.store import invitations as invitation_rows
from kingbot.store import tables as table_rows
from kingbot.store.invitations import InvitationRow
from kingbot.store.settings import server
from kingbot.tables.draft import Draft
from kingbot.tables.model import (
    OPEN,
    RESUMABLE,
    Closing,
    Ending,
    Outcome,
    Person,
    Seat,
    Status,
    Table,
    TableError,
)
from kingbot.tables.names import clean_name
from kingbot.tables.repository import TableRepository
from kingbot.tables.time_control import NO_CLOCK, TimeControl

EMPTY_SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))


class Lobbies:
    """Tables before their match begins."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def create(
        self,
        host: Person,
        guild_id: int,
        channel_id: int,
        rules: Rules,
        *,
        level: str = "club",
        language: str = "en",
        thread: bool = False,
        reserved: int = 0,
        clock: TimeControl = NO_CLOCK,
        counter: bool = True,
    ) -> Table:
        """Open a table with its host in seat 0; `reserved` of the other seats are kept free of bots.

        :raises TableError: `too-many-tables`, `too-fast`.
        :raises ValueError: for an unknown level of bots, or an impossible number of reserved seats.
        """
        player(level)
        if reserved not in range(4):
            raise ValueError(f"a table has three other seats, not {reserved}")
        host = with_clean_name(host)
        now = self._repository.clock()
        table = Table(
            id=0,
            status=Status.LOBBY,
            version=0,
            host=host,
            guild_id=guild_id,
            channel_id=channel_id,
            rules=rules,
            language=language,
            level=level,
            seats=(Seat(0, host), *EMPTY_SEATS[1:]),
            reserved=reserved,
            thread=thread,
            clock=clock,
            counter=counter,
            created=now,
            changed=now,
            host_seen=now,
        )
        return await self._repository.add(table, None)

    async def play_again(self, table_id: int, by: int) -> Table:
        """Open a table like one whose match is over, with the same people, hosted by `by`.

        Bots replace the people for whom bots played at the end. Only the first call opens one; later calls
        return it.

        :raises TableError: `no-table`, `not-over`, `not-seated`, `too-many-tables`, `too-fast`.
        """
        async with self._repository.store.reading() as db:
            draft = await self._repository.load(db, table_id)
        draft.require_status(Status.FINISHED, Status.CLOSED, Status.ABANDONED, key="not-over")
        owner = draft.seat_of(by).owner
        assert owner is not None  # the seat was found by its owner
        for seat in draft.table.seats:
            if seat.owner is not None and seat.owner.id == by:
                draft.replace_seat(Seat(seat.number, owner))
            elif seat.empty:  # its owner's data was deleted
                draft.replace_seat(Seat(seat.number))
            elif seat.owner is not None and seat.bot is not None:
                draft.replace_seat(draft.new_bot(seat.number))
            else:
                draft.replace_seat(Seat(seat.number, seat.owner, seat.bot, seat.bot_name))
        now = self._repository.clock()
        table = replace(
            draft.table,
            status=Status.LOBBY,
            version=0,
            host=owner,
            commitment=None,
            seed=None,
            created=now,
            changed=now,
            host_seen=now,
            closed=None,
        )
        return await self._repository.add(table, table_id)

    async def join(self, table_id: int, person: Person, seat: int | None = None) -> Outcome:
        """Take a seat in the lobby: this one, that of one's invitation, or the first empty one.

        Seats that others are invited to are taken last.

        :raises TableError: `not-lobby`, `already-seated`, `table-full`, `seat-taken`, `too-many-tables`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            invited = await _invited(db, draft)
            own = next((row for row in invited.values() if row.user_id == person.id), None)
            if seat is None and own is not None:
                seat = own.seat
            number = empty_seat(draft.table, seat, invited)
            if own is not None and own.seat == number:
                draft.end_invitation(own.id, Ending.TAKEN)
            await self._repository.check_limits(db, draft.table.guild_id, person.id, new_table=False)
            draft.sit(Seat(number, with_clean_name(person)))
        return draft.outcome

    async def add_bot(self, table_id: int, by: int) -> Outcome:
        """Put a bot in the first empty seat that is not reserved, if possible one that nobody is invited to.

        For the host.

        :raises TableError: `not-lobby`, `not-host`, `table-full`, `seat-reserved`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
            draft.names_nearby = await self._repository.names_nearby(db, draft.table)
            number = empty_seat(draft.table, None, await _invited(db, draft))
            if sum(seat.empty for seat in draft.table.seats) <= reserved_seats_left(draft.table):
                raise TableError("seat-reserved", {"seats": reserved_seats_left(draft.table)})
            draft.sit(draft.new_bot(number))
        return draft.outcome

    async def require_host(self, table_id: int, by: int) -> Table:
        """The lobby, for its host; a player becomes the host in place of one who is away.

        :raises TableError: `not-lobby`, `not-host`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
        return draft.table

    async def remove_bot(self, table_id: int, by: int, seat: int) -> Outcome:
        """Remove a bot from its seat. For the host.

        :raises TableError: `not-lobby`, `not-host`, `not-a-bot`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
            bots = {each.number: each for each in draft.table.seats if each.bot is not None}
            if seat not in bots:
                raise TableError("not-a-bot")
            draft.vacate(bots[seat])
        return draft.outcome

    async def change(
        self,
        table_id: int,
        by: int,
        *,
        rules: Rules | None = None,
        level: str | None = None,
        clock: TimeControl | None = None,
        counter: bool | None = None,
    ) -> Outcome:
        """Change how a table is set before its match; what is None stays. For the host.

        :raises TableError: `not-lobby`, `not-host`.
        :raises ValueError: for an unknown level of bots.
        """
        if level is not None:
            player(level)
        given = {"rules": rules, "level": level, "clock": clock, "counter": counter}
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
            draft.set_table(**{name: value for name, value in given.items() if value is not None})
        return draft.outcome

    async def remove(self, table_id: int, by: int, person_id: int) -> Outcome:
        """Remove a person from the lobby, who may join again. For the host.

        :raises TableError: `not-lobby`, `not-host`; `changed` if they have no seat any more.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
            seat = draft.table.seat_of(person_id)
            if seat is None:
                raise TableError("changed")
            vacate(draft, seat)
        return draft.outcome

    async def swap(self, table_id: int, by: int, first: int, second: int, version: int) -> Outcome:
        """Let two seats change places; `version` is that of the table as the host saw it. For the host.

        :raises TableError: `not-lobby`, `not-host`; `changed` if anything has changed since.
        :raises ValueError: if these are not two seats.
        """
        if first == second or not {first, second} <= {0, 1, 2, 3}:
            raise ValueError(f"seats {first} and {second} cannot change places")
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
            if draft.original.version != version:
                raise TableError("changed")
            draft.swap(first, second)
        return draft.outcome

    async def move(self, table_id: int, channel_id: int) -> Table:
        """Change the channel of a table, for example to a thread of its own."""
        async with self._repository.transaction(table_id) as (_, draft):
            draft.table = replace(draft.table, channel_id=channel_id, version=draft.table.version + 1)
        return draft.table

    async def rename(self, table_id: int, person: Person) -> Table:
        """Show a person at a table by the name that they have now; nothing is done if it is the same."""
        person = with_clean_name(person)
        async with self._repository.transaction(table_id) as (_, draft):
            seat = draft.table.seat_of(person.id)
            owner = seat.owner if seat is not None else None
            if seat is not None and owner is not None and owner.name != person.name and draft.table.open:
                draft.rename(seat, person)
        return draft.table

    async def close(self, table_id: int, by: int) -> Outcome:
        """Close a lobby, as its host, or a match that no other person plays, as the owner of a seat.

        While other people play, they vote on it (`Votes.vote`).

        :raises TableError: `already-over`, `not-host`, `not-seated`, `stood-in`, `ask-others`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            in_lobby = draft.table.status is Status.LOBBY
            if in_lobby:
                draft.require_host(by)
            refusal = draft.table.why_not_close(by)
            if refusal is not None:
                raise refusal
            others = any(seat.person is not None and seat.person.id != by for seat in draft.table.seats)
            if others and not in_lobby:
                raise TableError("ask-others")
            draft.close(Closing.PLAYERS)
        return draft.outcome

    async def close_as_moderator(self, table_id: int) -> Outcome:
        """Close a table whoever sits there; the caller has checked that it is a moderator's to close.

        :raises TableError: `already-over`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(*OPEN, key="already-over")
            draft.close(Closing.MODERATOR)
        return draft.outcome

    async def expire(self, now: datetime) -> list[Outcome]:
        """Close lobbies and paused matches without a change for as long as their server's settings allow.

        Matches that were closed become final when they can no longer be taken up again.
        """
        async with self._repository.store.reading() as db:
            statuses = (Status.LOBBY, Status.PAUSED, Status.CLOSED)
            found = await table_rows.search(db, table_rows.in_status(statuses))
            limits = {row.guild_id: await server(db, row.guild_id) for row, _ in found}
        closed = []
        for row, _ in found:
            if now - row.changed < _lifetime(Status(row.status), limits[row.guild_id]):
                continue
            async with self._repository.transaction(row.id) as (_, draft):
                if draft.original.version != row.version:
                    continue  # it has just changed
                if draft.table.status is Status.CLOSED:
                    draft.abandon()
                else:
                    draft.close(Closing.IDLE)
            closed.append(draft.outcome)
        return closed


def vacate(draft: Draft, seat: Seat) -> None:
    """Empty a person's seat in the lobby; the host passes on, and a lobby without people closes."""
    assert seat.owner is not None
    draft.vacate(seat)
    draft.pass_on_host(seat.owner.id)
    if all(each.owner is None for each in draft.table.seats):
        draft.close(Closing.PLAYERS)


def _lifetime(status: Status, settings: ServerSettings) -> timedelta:
    if status is Status.CLOSED:
        return RESUMABLE
    if status is Status.LOBBY:
        return timedelta(hours=settings.lobby_hours)
    return timedelta(days=settings.paused_days)


def reserved_seats_left(table: Table) -> int:
    """How many empty seats are still kept free of bots."""
    guests = sum(seat.owner is not None for seat in table.seats) - 1
    return max(0, table.reserved - guests)


async def _invited(db: AsyncConnection, draft: Draft) -> dict[int, InvitationRow]:
    """The open invitations of a lobby, by seat."""
    return {row.seat: row for row in await invitation_rows.open_at(db, draft.table.id, draft.now)}


def empty_seat(table: Table, wanted: int | None, invited: Collection[int] = ()) -> int:
    """This seat, or the first empty one, first those that nobody is `invited` to.

    :raises TableError: `table-full`, `seat-taken`.
    """
    empty = sorted((seat.number in invited, seat.number) for seat in table.seats if seat.empty)
    if not empty:
        raise TableError("table-full")
    if wanted is None:
        return empty[0][1]
    if all(wanted != number for _, number in empty):
        raise TableError("seat-taken")
    return wanted


def with_clean_name(person: Person) -> Person:
    """The person with a name that is safe to show."""
    return Person(person.id, clean_name(person.name, person.id))
