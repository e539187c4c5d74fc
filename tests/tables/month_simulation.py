"""Simulates a month at correspondence tables: playing hours, holidays, absent players, and a restart a day.

It counts what would be sent to Discord (docs/clock.md): a ping after twenty seconds of a turn, within the
player's hours, and a reminder when it is due.
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
from tests.tables.driver import CHANNEL, GUILD, Clock, tables_on

START: Final = datetime(2026, 3, 15, 12, tzinfo=UTC)  # summer time begins in Europe two weeks later
PING_DELAY: Final = timedelta(seconds=20)
ZONES: Final = ("Europe/Rome", "Europe/Lisbon", "America/Sao_Paulo", "Europe/Istanbul", "Asia/Kathmandu")


@dataclass
class Report:
    """What happened in a month."""

    ended: Counter[str] = field(default_factory=Counter)
    ended_in_time: int = 0
    moves_made: int = 0
    timed_out: int = 0
    pings: int = 0
    reminders: int = 0
    restarts: int = 0
    days: float = 0


@dataclass
class SimulatedPlayer:
    """A player's habits: the mean time of a move within their hours, and whether they play at all."""

    person: Person
    hours: PlayingHours
    absent: bool
    mean_seconds: float


class MonthSimulation:
    """An event queue over the tables of a month."""

    def __init__(self, path: Path, number: int, hands: str, seed: int = 1) -> None:
        self.path, self.number, self.hands = path, number, hands
        self.rng = random.Random(seed)
        self.clock = Clock(START)
        self.report = Report()
        self.players: dict[int, SimulatedPlayer] = {}
        self._events: list[tuple[datetime, int, str, int, int]] = []
        self._order = count()
        self._pinged: set[tuple[int, int]] = set()
        self._reminded: set[tuple[int, int]] = set()

    async def play(self, duration: timedelta) -> Report:
        """Play until all matches have ended, or for this long."""
        self.store = await Store.open(self.path)
        self.tables = tables_on(self.store, self.clock)
        await self._start_matches()
        self._at(START + timedelta(hours=5), "restart")
        self._at(START, "round")
        while self._events and self._events[0][0] < START + duration and await self._anything_open():
            at, _, kind, table_id, version = heapq.heappop(self._events)
            self.clock.now = max(self.clock.now, at)
            if kind == "restart":
                await self._restart()
            elif kind == "round":
                await self._expire_tables()
            else:
                await self._handle(kind, table_id, version)
        for table in await self._all_tables():
            self.report.ended[table.status] += 1
            self.report.ended_in_time += table.over and table.changed <= START + timedelta(days=30)
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

    def _new_player(self, number: int) -> SimulatedPlayer:
        person = Person(number, f"Guest {number}")
        begin = self.rng.choice((8, 12, 17))
        days = frozenset(range(7)) if self.rng.random() < 0.7 else frozenset(range(5))
        holiday = None
        if self.rng.random() < 0.2:
            first = date(2026, 3, 15) + timedelta(days=self.rng.randrange(25))
            holiday = first, first + timedelta(days=self.rng.randrange(3, 9))
        zone = ZoneInfo(ZONES[number % len(ZONES)])
        hours = PlayingHours(zone, time(begin), time((begin + self.rng.randrange(6, 13)) % 24), days, holiday)
        absent = self.rng.random() < 0.05
        return SimulatedPlayer(person, hours, absent, self.rng.choice((120, 600, 1800)))

    async def _start_matches(self) -> None:
        for number in range(1, self.number * 3):
            player = self.players[number] = self._new_player(number)
            hours = player.hours
            await self.tables.deadlines.change_settings(
                number,
                zone=hours.zone.key,
                begin=hours.begin,
                end=hours.end,
                days=tuple(sorted(hours.days)),
                holiday=hours.holiday,
                only_move="always" if number % 2 == 0 else "never",
            )
            async with self.store.reading() as db:
                assert hours_of(await person(db, number)) == hours
        rules, clock = parse_line(f"home hands={self.hands}"), parse_clock("correspondence 24h misses=2")
        for number in range(self.number):
            zone = range(number % len(ZONES) or len(ZONES), self.number * 3, len(ZONES))  # people of one zone
            people = self.rng.sample(zone, min(len(zone), self.rng.choice((1, 2, 3, 4, 4))))
            host, *others = (self.players[each].person for each in people)
            table = await self.tables.lobbies.create(host, GUILD, CHANNEL, rules, level="random", clock=clock)
            for person_ in others:
                await self.tables.lobbies.join(table.id, person_)
            await self.tables.matches.start(table.id, host.id)
            await self._schedule(table.id)

    # ------------------------------------------------------------------- events

    async def _schedule(self, table_id: int) -> None:
        """Schedule what happens next at a table: what is due, a ping, and the player's move."""
        async with self.store.reading() as db:
            turn = await turn_rows.find(db, table_id)
        if turn is None:
            return
        player = self.players[turn.user_id]
        self._schedule_due(turn)
        self._at(player.hours.next_open(turn.since + PING_DELAY), "ping", table_id, turn.version)
        if not player.absent:
            slow = self.rng.random() < 0.15
            seconds = self.rng.expovariate(1 / (player.mean_seconds * (8 if slow else 1)))
            self._at(player.hours.after(turn.since + PING_DELAY, seconds), "move", table_id, turn.version)

    def _schedule_due(self, turn: TurnRow) -> None:
        if turn.next is not None:
            self._at(turn.next, "due", turn.table_id, turn.version)

    async def _handle(self, kind: str, table_id: int, version: int) -> None:
        async with self.store.reading() as db:
            turn = await turn_rows.find(db, table_id)
        if turn is None or turn.version != version:
            return
        player = self.players[turn.user_id]
        if kind == "ping":
            assert player.hours.is_open(self.clock.now), "pinged outside their hours"
            assert (table_id, version) not in self._pinged, "pinged twice for one turn"
            self._pinged.add((table_id, version))
            self.report.pings += 1
        elif kind == "move":
            table = await self.tables.queries.table(table_id)
            seat = table.seat_of(player.person.id)
            assert seat is not None
            view = await self.tables.queries.view(table_id, seat.number)
            await self.tables.matches.act(table_id, player.person.id, self.rng.choice(view.legal), version)
            self.report.moves_made += 1
            await self._schedule(table_id)
        else:
            await self._run_due()

    async def _run_due(self) -> None:
        async with self.store.transaction() as db:
            await turn_rows.save_last_seen(db, self.clock.now)
        for each in await self.tables.deadlines.run_due():
            player = self.players[each.person_id]
            if each.kind is DueKind.REMIND:
                turn = (each.table.id, each.table.version)
                assert player.hours.is_open(self.clock.now), "reminded outside their hours"
                assert turn not in self._reminded, "reminded twice for one turn"
                self._reminded.add(turn)
                self.report.reminders += 1
                async with self.store.reading() as db:
                    row = await turn_rows.find(db, each.table.id)
                if row is not None:
                    self._schedule_due(row)
                continue
            if each.kind is DueKind.TIME_UP:
                self.report.timed_out += 1
            await self._return_or_vote(each.table)
            await self._schedule(each.table.id)

    async def _return_or_vote(self, table: Table) -> None:
        """Let a late player take their seat back; let the others vote an absent one away."""
        for seat in table.seats:
            if seat.owner is None or seat.bot is None or table.status not in OPEN:
                continue
            if not self.players[seat.owner.id].absent:
                await self.tables.matches.take_back(table.id, seat.owner.id)
                return
            for other in table.seats:
                if other.person is not None:
                    voted = await self.tables.votes.vote(
                        table.id, other.person.id, Subject.REMOVE, seat.owner.id
                    )
                    if voted.table.seats[seat.number].owner is None:
                        return

    async def _expire_tables(self) -> None:
        await self.tables.lobbies.expire(self.clock.now)
        self._at(self.clock.now + timedelta(hours=1), "round")

    async def _restart(self) -> None:
        """The bot is away for some minutes or hours; nothing is due in a burst when it is back."""
        await self._run_due()  # it was at work until now
        await self.store.close()
        self.report.restarts += 1
        self.clock.advance(timedelta(minutes=self.rng.choice((1, 2, 20, 300))))
        self.store = await Store.open(self.path)
        self.tables = tables_on(self.store, self.clock)
        happened = await self.tables.deadlines.run_due()
        assert all(each.kind is not DueKind.TIME_UP for each in happened) or len(happened) < 3
        for table in await self.tables.queries.running():
            if table.status is Status.RUNNING:
                async with self.store.reading() as db:
                    turn = await turn_rows.find(db, table.id)
                if turn is not None:
                    self._schedule_due(turn)
        self._at(self.clock.now + timedelta(days=1), "restart")
