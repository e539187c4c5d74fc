"""Driving tables in tests: people who join and play random legal moves, and a clock that stands still."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count

from kingbot.engine.options import Rules
from kingbot.engine.view import PlayerView
from kingbot.presets import load
from kingbot.store import Store
from kingbot.tables.model import Outcome, Person, Status, Table
from kingbot.tables.service import Tables, open_tables

ADA, BRUNO, CARLA, DINO = (
    Person(number, name) for number, name in enumerate(("Ada", "Bruno", "Carla", "Dino"), 1001)
)
PEOPLE = (ADA, BRUNO, CARLA, DINO)
STRANGER = Person(6666, "Mallory")
GUILD, CHANNEL = 7, 8

SEED = bytes(range(32))


@dataclass
class Clock:
    """A clock that stands still until it is advanced."""

    now: datetime = datetime(2026, 11, 30, 20, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, span: timedelta) -> None:
        self.now += span


def tables_on(store: Store, clock: Callable[[], datetime] | None = None, seed: bytes = SEED) -> Tables:
    """Services whose matches are dealt from `seed`, and from its successors after the first."""
    seeds = (hashlib.sha256(seed + bytes([number])).digest() if number else seed for number in count())
    return open_tables(store, clock=clock or Clock(), seeds=lambda: next(seeds), rng=random.Random(5))


@dataclass
class TableDriver:
    """Opens tables and plays random legal moves at them."""

    tables: Tables
    rng: random.Random = field(default_factory=lambda: random.Random(3))

    async def lobby(self, people: int = 1, rules: Rules | None = None, reserved: int = 0) -> Table:
        """A lobby with this many people, Ada as the host."""
        table = await self.tables.lobbies.create(
            ADA, GUILD, CHANNEL, rules or load("classic"), level="random", reserved=reserved
        )
        for person in PEOPLE[1:people]:
            table = (await self.tables.lobbies.join(table.id, person)).table
        return table

    async def match(self, people: int = 1, rules: Rules | None = None) -> Table:
        """A table whose match has begun, bots in the other seats."""
        table = await self.lobby(people, rules)
        return (await self.tables.matches.start(table.id, ADA.id)).table

    async def due(self, table: Table) -> tuple[Table, Person, PlayerView]:
        """The current table, whose turn it is there, and their view."""
        table, public = await self.tables.queries.table_and_view(table.id, None)
        assert public.turn is not None
        person = table.seats[public.turn].person
        assert person is not None  # a bot never keeps anybody waiting
        return table, person, await self.tables.queries.view(table.id, public.turn)

    async def move(self, table: Table) -> Outcome:
        """Make a random legal move for the person whose turn it is."""
        table, person, view = await self.due(table)
        return await self.tables.matches.act(table.id, person.id, self.rng.choice(view.legal), table.version)

    async def moves(self, table: Table, number: int) -> Table:
        """Make this many moves of people."""
        for _ in range(number):
            table = (await self.move(table)).table
        return table

    async def play_out(self, table: Table) -> Table:
        """Play the rest of the match."""
        while table.status is Status.RUNNING:
            table = (await self.move(table)).table
        return table
