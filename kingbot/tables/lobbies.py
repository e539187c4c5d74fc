"""Lobbies: opening, joining, filling and closing tables, and playing again after a match."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from kingbot.engine.options import Rules
from kingbot.players import player
from kingbot.store import tables as table_rows
from kingbot.store.settings import server
from kingbot.tables.model import (
    OPEN,
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
        draft.require_status(Status.FINISHED, Status.ABANDONED, key="not-over")
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
        )
        return await self._repository.add(table, table_id)

    async def join(self, table_id: int, person: Person, seat: int | None = None) -> Outcome:
        """Take a seat in the lobby: this one, or the first empty one.

        :raises TableError: `not-lobby`, `already-seated`, `table-full`, `seat-taken`, `too-many-tables`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            number = _empty_seat(draft.table, seat)
            await self._repository.check_limits(db, draft.table.guild_id, person.id, new_table=False)
            draft.sit(Seat(number, with_clean_name(person)))
        return draft.outcome

    async def add_bot(self, table_id: int, by: int) -> Outcome:
        """Put a bot in the first empty seat that is not reserved. For the host.

        :raises TableError: `not-lobby`, `not-host`, `table-full`, `seat-reserved`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(Status.LOBBY, key="not-lobby")
            draft.require_host(by)
            number = _empty_seat(draft.table, None)
            if sum(seat.empty for seat in draft.table.seats) <= reserved_seats_left(draft.table):
                raise TableError("seat-reserved", {"seats": reserved_seats_left(draft.table)})
            draft.sit(draft.new_bot(number))
        return draft.outcome

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

    async def move(self, table_id: int, channel_id: int) -> Table:
        """Change the channel of a table, for example to a thread of its own."""
        async with self._repository.transaction(table_id) as (_, draft):
            draft.table = replace(draft.table, channel_id=channel_id, version=draft.table.version + 1)
        return draft.table

    async def close(self, table_id: int, by: int) -> Outcome:
        """Close a table, whether its match has begun or not. For the host.

        :raises TableError: `already-over`, `not-host`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.require_status(*OPEN, key="already-over")
            draft.require_host(by)
            draft.close()
        return draft.outcome

    async def expire(self, now: datetime) -> list[Outcome]:
        """Close lobbies and paused matches without a change for as long as their server's settings allow."""
        async with self._repository.store.reading() as db:
            found = await table_rows.search(db, table_rows.in_status((Status.LOBBY, Status.PAUSED)))
            limits = {row.guild_id: await server(db, row.guild_id) for row, _ in found}
        closed = []
        for row, _ in found:
            settings = limits[row.guild_id]
            in_lobby = timedelta(hours=settings.lobby_hours)
            lifetime = in_lobby if row.status == Status.LOBBY else timedelta(days=settings.paused_days)
            if now - row.changed < lifetime:
                continue
            async with self._repository.transaction(row.id) as (_, draft):
                if draft.original.version != row.version:
                    continue  # it has just changed
                draft.close()
            closed.append(draft.outcome)
        return closed


def reserved_seats_left(table: Table) -> int:
    """How many empty seats are still kept free of bots."""
    guests = sum(seat.owner is not None for seat in table.seats) - 1
    return max(0, table.reserved - guests)


def _empty_seat(table: Table, wanted: int | None) -> int:
    empty = [seat.number for seat in table.seats if seat.empty]
    if not empty:
        raise TableError("table-full")
    if wanted is not None and wanted not in empty:
        raise TableError("seat-taken")
    return empty[0] if wanted is None else wanted


def with_clean_name(person: Person) -> Person:
    """The person with a name that is safe to show."""
    return Person(person.id, clean_name(person.name, person.id))
