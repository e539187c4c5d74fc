"""Lobbies: tables opened, filled, moved, closed, and opened again after a match."""

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

EMPTY = (Seat(0), Seat(1), Seat(2), Seat(3))


class Lobbies:
    """Tables that wait for their players."""

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
        """Open a table with its host in seat 0; `reserved` of the other seats are kept for people.

        :raises TableError: `too-many-tables`, `too-fast`.
        :raises ValueError: for a level of bots, or a number of seats, that does not exist.
        """
        player(level)
        if reserved not in range(4):
            raise ValueError(f"a table has three other seats, not {reserved}")
        host = named(host)
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
            seats=(Seat(0, host), *EMPTY[1:]),
            reserved=reserved,
            thread=thread,
            clock=clock,
            counter=counter,
            created=now,
            changed=now,
        )
        return await self._repository.add(table, None)

    async def play_again(self, table_id: int, by: int) -> Table:
        """Open a table like one whose match is over, for those who played to its end, hosted by who asks.

        Where bots played in the end, bots sit again. Only the first call opens one; later calls find it.

        :raises TableError: `no-table`, `not-over`, `not-seated`, `too-many-tables`, `too-fast`.
        """
        async with self._repository.store.reading() as db:
            draft = await self._repository.load(db, table_id)
        draft.must_be(Status.FINISHED, Status.ABANDONED, key="not-over")
        owner = draft.seat_of(by).owner
        assert owner is not None  # the seat was found by its owner
        for seat in draft.table.seats:
            if seat.empty:  # a former player's
                draft.replace_seat(Seat(seat.number))
            elif seat.owner is not None and seat.owner.id != by and seat.bot is not None:
                draft.replace_seat(draft.new_bot(seat.number))
            else:
                draft.replace_seat(Seat(seat.number, seat.owner, seat.bot, seat.bot_name))
        draft.replace_seat(Seat(draft.seat_of(by).number, owner))
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
        """Sit down in the lobby, in that seat or the first empty one.

        :raises TableError: `not-lobby`, `already-seated`, `table-full`, `seat-taken`, `too-many-tables`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.must_be(Status.LOBBY, key="not-lobby")
            if draft.table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            number = _empty_seat(draft.table, seat)
            await self._repository.check_limits(db, draft.table.guild_id, person.id, new_table=False)
            draft.sit(Seat(number, named(person)))
        return draft.outcome

    async def add_bot(self, table_id: int, by: int) -> Outcome:
        """Put a bot in the first empty seat that is not kept for a person. For the host.

        :raises TableError: `not-lobby`, `not-host`, `table-full`, `seat-reserved`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.must_be(Status.LOBBY, key="not-lobby")
            draft.must_host(by)
            number = _empty_seat(draft.table, None)
            if sum(seat.empty for seat in draft.table.seats) <= kept_seats(draft.table):
                raise TableError("seat-reserved", {"seats": kept_seats(draft.table)})
            draft.sit(draft.new_bot(number))
        return draft.outcome

    async def remove_bot(self, table_id: int, by: int, seat: int) -> Outcome:
        """Send a bot away from its seat. For the host.

        :raises TableError: `not-lobby`, `not-host`, `not-a-bot`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.must_be(Status.LOBBY, key="not-lobby")
            draft.must_host(by)
            bots = {each.number: each for each in draft.table.seats if each.bot is not None}
            if seat not in bots:
                raise TableError("not-a-bot")
            draft.get_up(bots[seat])
        return draft.outcome

    async def move(self, table_id: int, channel_id: int) -> Table:
        """Note that a table is now in another channel, such as a thread of its own."""
        async with self._repository.transaction(table_id) as (_, draft):
            draft.table = replace(draft.table, channel_id=channel_id, version=draft.table.version + 1)
        return draft.table

    async def close(self, table_id: int, by: int) -> Outcome:
        """End a table, whether its match has begun or not. For the host.

        :raises TableError: `already-over`, `not-host`.
        """
        async with self._repository.transaction(table_id) as (_, draft):
            draft.must_be(*OPEN, key="already-over")
            draft.must_host(by)
            draft.close()
        return draft.outcome

    async def expire(self, now: datetime) -> list[Outcome]:
        """Close the lobbies where nothing has happened for long, and matches that nobody came back to.

        How long, each server sets for itself.
        """
        async with self._repository.store.reading() as db:
            found = await table_rows.search(db, table_rows.in_status((Status.LOBBY, Status.PAUSED)))
            limits = {row.guild_id: await server(db, row.guild_id) for row, _ in found}
        closed = []
        for row, _ in found:
            settings = limits[row.guild_id]
            lobby = timedelta(hours=settings.lobby_hours)
            patience = lobby if row.status == Status.LOBBY else timedelta(days=settings.paused_days)
            if now - row.changed < patience:
                continue
            async with self._repository.transaction(row.id) as (_, draft):
                if draft.read.version != row.version:
                    continue  # somebody came just now
                draft.close()
            closed.append(draft.outcome)
        return closed


def kept_seats(table: Table) -> int:
    """How many empty seats are still kept for people."""
    guests = sum(seat.owner is not None for seat in table.seats) - 1
    return max(0, table.reserved - guests)


def _empty_seat(table: Table, wanted: int | None) -> int:
    empty = [seat.number for seat in table.seats if seat.empty]
    if not empty:
        raise TableError("table-full")
    if wanted is not None and wanted not in empty:
        raise TableError("seat-taken")
    return empty[0] if wanted is None else wanted


def named(person: Person) -> Person:
    """Somebody under a name that can be shown."""
    return Person(person.id, clean_name(person.name, person.id))
