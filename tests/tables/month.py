"""A month at correspondence tables: people with their hours and holidays, absentees, and a restart a day.

What Discord would be sent is counted here as the rules have it (docs/clock.md): a ping when somebody has been
awaited for twenty seconds and has their hours, a reminder when the tables say so.
"""

from __future__ import annotations

import heapq
import random
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

from kingbot.presets import parse_line
from kingbot.store import Store
from kingbot.store import turns as turn_rows
from kingbot.store.settings import person
from kingbot.store.turns import TurnRow
from kingbot.tables.deadlines import DueKind
from kingbot.tables.model import OPEN, Person, Status, Subject, Table
from kingbot.tables.playing_hours import PlayingHours, hours_of
from kingbot.tables.time_control import parse_clock
from tests.tables.evening import CHANNEL, GUILD, Clock, tables_on

START: Final = datetime(2026, 3, 15, 12, tzinfo=UTC)  # summer time begins in Europe two weeks later
PEACE: Final = timedelta(seconds=20)
ZONES: Final = ("Europe/Rome", "Europe/Lisbon", "America/Sao_Paulo", "Europe/Istanbul", "Asia/Kathmandu")


@dataclass
class Report:
    """What happened in a month."""

    ended: Counter[str] = field(default_factory=Counter)
    in_the_month: int = 0
    plays: int = 0
    timed_out: int = 0
    pings: int = 0
    reminders: int = 0
    restarts: int = 0
    days: float = 0


@dataclass
class Guest:
    """Somebody with habits: how long they take in their own hours, and whether they ever come at all."""

    person: Person
    hours: PlayingHours
    absent: bool
    busy: float


class Month:
    """The tables of a month, and all that happens at them in order."""

    def __init__(self, path: Path, number: int, hands: str, seed: int = 1) -> None:
        self.path, self.number, self.hands = path, number, hands
        self.chance = random.Random(seed)
        self.clock = Clock(START)
        self.report = Report()
        self.guests: dict[int, Guest] = {}
        self._events: list[tuple[datetime, int, str, int, int]] = []
        self._order = count()
        self._pinged: set[tuple[int, int]] = set()
        self._reminded: set[tuple[int, int]] = set()

    async def play(self, longest: timedelta) -> Report:
        """Play until all matches have ended, or that long."""
        self.store = await Store.open(self.path)
        self.tables = tables_on(self.store, self.clock)
        await self._sit_down()
        self._at(START + timedelta(hours=5), "restart")
        self._at(START, "round")
        while self._events and self._events[0][0] < START + longest and await self._anything_open():
            at, _, kind, table_id, version = heapq.heappop(self._events)
            self.clock.now = max(self.clock.now, at)
            if kind == "restart":
                await self._restart()
            elif kind == "round":
                await self._round()
            else:
                await self._happen(kind, table_id, version)
        for table in await self._all_tables():
            self.report.ended[table.status] += 1
            self.report.in_the_month += table.over and table.changed <= START + timedelta(days=30)
        self.report.days = (self.clock.now - START) / timedelta(days=1)
        await self.store.close()
        return self.report

    def _at(self, at: datetime, kind: str, table_id: int = 0, version: int = 0) -> None:
        heapq.heappush(self._events, (at, next(self._order), kind, table_id, version))

    async def _all_tables(self) -> list[Table]:
        return await self.tables.queries.tables_in(GUILD, open_only=False)

    async def _anything_open(self) -> bool:
        return bool(await self.tables.queries.running())

    # ------------------------------------------------------------------- people

    def _guest(self, number: int) -> Guest:
        person = Person(number, f"Guest {number}")
        begin = self.chance.choice((8, 12, 17))
        days = frozenset(range(7)) if self.chance.random() < 0.7 else frozenset(range(5))
        holiday = None
        if self.chance.random() < 0.2:
            first = date(2026, 3, 15) + timedelta(days=self.chance.randrange(25))
            holiday = first, first + timedelta(days=self.chance.randrange(3, 9))
        zone = ZoneInfo(ZONES[number % len(ZONES)])
        hours = PlayingHours(
            zone, time(begin), time((begin + self.chance.randrange(6, 13)) % 24), days, holiday
        )
        absent = self.chance.random() < 0.05
        return Guest(person, hours, absent, self.chance.choice((120, 600, 1800)))

    async def _sit_down(self) -> None:
        for number in range(1, self.number * 3):
            guest = self.guests[number] = self._guest(number)
            hours = guest.hours
            await self.tables.deadlines.change_settings(
                number,
                zone=hours.zone.key,
                begin=hours.begin,
                end=hours.end,
                days=tuple(sorted(hours.days)),
                holiday=hours.holiday,
                auto_single=number % 2 == 0,
            )
            async with self.store.reading() as db:
                assert hours_of(await person(db, number)) == hours
        rules, clock = parse_line(f"home hands={self.hands}"), parse_clock("correspondence 24h misses=2")
        for number in range(self.number):
            zone = range(number % len(ZONES) or len(ZONES), self.number * 3, len(ZONES))  # people of one zone
            people = self.chance.sample(zone, min(len(zone), self.chance.choice((1, 2, 3, 4, 4))))
            host, *others = (self.guests[each].person for each in people)
            table = await self.tables.lobbies.create(host, GUILD, CHANNEL, rules, level="random", clock=clock)
            for person_ in others:
                await self.tables.lobbies.join(table.id, person_)
            await self.tables.matches.start(table.id, host.id)
            await self._expect(table.id)

    # ------------------------------------------------------------------- events

    async def _expect(self, table_id: int) -> None:
        """What will happen at a table next, as far as anybody can know."""
        async with self.store.reading() as db:
            turn = await turn_rows.find(db, table_id)
        if turn is None:
            return
        guest = self.guests[turn.user_id]
        self._expect_due(turn)
        self._at(guest.hours.next_open(turn.since + PEACE), "ping", table_id, turn.version)
        if not guest.absent:
            slow = self.chance.random() < 0.15
            seconds = self.chance.expovariate(1 / (guest.busy * (8 if slow else 1)))
            self._at(guest.hours.after(turn.since + PEACE, seconds), "move", table_id, turn.version)

    def _expect_due(self, turn: TurnRow) -> None:
        if turn.next is not None:
            self._at(turn.next, "due", turn.table_id, turn.version)

    async def _happen(self, kind: str, table_id: int, version: int) -> None:
        async with self.store.reading() as db:
            turn = await turn_rows.find(db, table_id)
        if turn is None or turn.version != version:
            return
        guest = self.guests[turn.user_id]
        if kind == "ping":
            assert guest.hours.open(self.clock.now), "pinged outside their hours"
            assert (table_id, version) not in self._pinged, "pinged twice for one turn"
            self._pinged.add((table_id, version))
            self.report.pings += 1
        elif kind == "move":
            table = await self.tables.queries.table(table_id)
            seat = table.seat_of(guest.person.id)
            assert seat is not None
            view = await self.tables.queries.view(table_id, seat.number)
            await self.tables.matches.act(table_id, guest.person.id, self.chance.choice(view.legal), version)
            self.report.plays += 1
            await self._expect(table_id)
        else:
            await self._look()

    async def _look(self) -> None:
        async with self.store.transaction() as db:
            await turn_rows.save_last_seen(db, self.clock.now)
        for each in await self.tables.deadlines.run_due():
            guest = self.guests[each.person_id]
            if each.kind is DueKind.REMIND:
                turn = (each.table.id, each.table.version)
                assert guest.hours.open(self.clock.now), "reminded outside their hours"
                assert turn not in self._reminded, "reminded twice for one turn"
                self._reminded.add(turn)
                self.report.reminders += 1
                async with self.store.reading() as db:
                    row = await turn_rows.find(db, each.table.id)
                if row is not None:
                    self._expect_due(row)
                continue
            if each.kind is DueKind.TIME_UP:
                self.report.timed_out += 1
            await self._come_back(each.table)
            await self._expect(each.table.id)

    async def _come_back(self, table: Table) -> None:
        """Those who were only late take their seats back; the others vote absentees away."""
        for seat in table.seats:
            if seat.owner is None or seat.bot is None or table.status not in OPEN:
                continue
            if not self.guests[seat.owner.id].absent:
                await self.tables.matches.take_back(table.id, seat.owner.id)
                return
            for other in table.seats:
                if other.person is not None:
                    voted = await self.tables.votes.vote(
                        table.id, other.person.id, Subject.REMOVE, seat.number
                    )
                    if voted.table.seats[seat.number].owner is None:
                        return

    async def _round(self) -> None:
        await self.tables.lobbies.expire(self.clock.now)
        self._at(self.clock.now + timedelta(hours=1), "round")

    async def _restart(self) -> None:
        """The bot is away for some minutes or hours; nothing is due in a burst when it is back."""
        await self._look()  # it was at work until now
        await self.store.close()
        self.report.restarts += 1
        self.clock.pass_by(timedelta(minutes=self.chance.choice((1, 2, 20, 300))))
        self.store = await Store.open(self.path)
        self.tables = tables_on(self.store, self.clock)
        happened = await self.tables.deadlines.run_due()
        assert all(each.kind is not DueKind.TIME_UP for each in happened) or len(happened) < 3
        for table in await self.tables.queries.running():
            if table.status is Status.RUNNING:
                async with self.store.reading() as db:
                    turn = await turn_rows.find(db, table.id)
                if turn is not None:
                    self._expect_due(turn)
        self._at(self.clock.now + timedelta(days=1), "restart")
