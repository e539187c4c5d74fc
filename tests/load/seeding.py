"""Filling a database with tables in the middle of their matches, before the bot is started.

    python -m tests.load.seeding DATABASE TABLES MATCHES RULES LEVEL

A few matches of two people and two bots are played to the end by the bot's own services; on the way
everything that is stored of them is kept at random moments. From these moments the tables are made, each with
people, a channel and messages of its own. So a thousand tables need no thousand lobbies.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import Table as Rows
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import PersonSettings
from kingbot.presets import parse_line
from kingbot.settings import read_settings
from kingbot.store import Store, schema
from kingbot.tables.model import Person, Status
from kingbot.tables.service import Tables, open_tables
from tests.load.places import NAMES, PEOPLE, Place

# What is stored of a table in play.
KEPT: Final[tuple[Rows, ...]] = (
    schema.tables,
    schema.seats,
    schema.hands,
    schema.actions,
    schema.decisions,
    schema.turns,
)
WHOLE: Final = "classic"  # the rules of the load
MOMENTS: Final = 6  # that are kept of each match
LATEST: Final = 120  # moves of people after which they are taken: there is as much left to play
CHUNK: Final = 50  # tables that are written at once

Moment = Mapping[str, Sequence[Mapping[str, Any]]]
"""The rows of a table at some moment, by the name of where they are stored."""


@dataclass(frozen=True, slots=True)
class Played:
    """Matches that were played: moments of them, and what one took in the database when it was over."""

    moments: Sequence[Moment]
    bytes_a_match: int
    moves_a_match: int


async def play(matches: int, rules: str, level: str, seed: int = 1) -> Played:
    """Play so many whole matches in a database that is then thrown away."""
    chance, moments = random.Random(seed), list[Moment]()
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "king.sqlite")
        tables = open_tables(store)
        before = await _size(store)
        moves = 0
        for number in range(matches):
            moves += await _play_match(tables, number, rules, level, chance, moments)
        size = await _size(store) - before
        await store.close()
    return Played(moments, size // matches, moves // matches)


async def _play_match(
    tables: Tables, number: int, rules: str, level: str, chance: random.Random, moments: list[Moment]
) -> int:
    """Play a match and keep moments of it; how many moves people made."""
    people = [Person(each + 1, name) for each, name in enumerate(NAMES)]
    table = await tables.lobbies.create(people[0], number + 1, number + 1, parse_line(rules), level=level)
    for person in people[1:]:
        await tables.lobbies.join(table.id, person)
    table = (await tables.matches.start(table.id, people[0].id)).table
    at, moves = set(chance.sample(range(1, LATEST if rules == WHOLE else LATEST // 10), MOMENTS)), 0
    while table.status is Status.RUNNING:
        if moves in at:
            moments.append(await _moment(tables.store, table.id))
        _, public = await tables.queries.table_and_view(table.id, None)
        assert public.turn is not None
        view = await tables.queries.view(table.id, public.turn)
        seated = table.seats[public.turn].person
        assert seated is not None
        table = (await tables.matches.act(table.id, seated.id, chance.choice(view.legal))).table
        moves += 1
    return moves


async def _moment(store: Store, table_id: int) -> Moment:
    async with store.reading() as db:
        return {rows.name: await _rows(db, rows, table_id) for rows in KEPT}


async def _rows(db: AsyncConnection, rows: Rows, table_id: int) -> Sequence[Mapping[str, Any]]:
    key = rows.c.id if rows is schema.tables else rows.c.table_id
    found = await db.execute(select(rows).where(key == table_id))
    return [dict(row) for row in found.mappings()]


async def _size(store: Store) -> int:
    """The bytes that a SQLite file is in need of."""
    async with store.reading() as db:
        pages, free, size = [
            (await db.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("page_count", "freelist_count", "page_size")
        ]
    return int((pages - free) * size)


async def fill(store: Store, played: Played, tables: int) -> None:
    """Store so many tables, numbered from 1, as they were at these moments, and the messages showing them."""
    for first in range(1, tables + 1, CHUNK):
        numbers = range(first, min(first + CHUNK, tables + 1))
        stored: dict[str, list[Mapping[str, Any]]] = {}
        for number in numbers:
            for name, rows in _table(Place(number), played.moments[number % len(played.moments)]).items():
                stored.setdefault(name, []).extend(rows)
        async with store.transaction() as db:
            for each in schema.metadata.sorted_tables:
                if stored.get(each.name):
                    await db.execute(insert(each), stored[each.name])


def _table(place: Place, moment: Moment) -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """The rows of a table at a place."""
    users = {each + 1: place.person(each).id for each in range(PEOPLE)}
    made = {name: [_moved(row, place, users) for row in rows] for name, rows in moment.items()}
    (table,) = made["tables"]
    hand = max(row["number"] for row in made["hands"])
    row = {"table_id": place.number, "version": table["version"], "hand": hand}
    board = {"kind": "board", "user_id": 0, "channel_id": place.channel, "message_id": place.board}
    windows = [
        {
            "kind": "hand",
            "user_id": place.person(each).id,
            "channel_id": place.direct(each),
            "message_id": place.window(each),
        }
        for each in range(PEOPLE)
    ]
    people = [
        {
            "user_id": place.person(each).id,
            "settings": PersonSettings(dm_channel=place.direct(each), seen="en").model_dump_json(
                exclude_defaults=True
            ),
        }
        for each in range(PEOPLE)
    ]
    return made | {"messages": [row | each for each in (board, *windows)], "people": people}


def _moved(row: Mapping[str, Any], place: Place, users: Mapping[int, int]) -> Mapping[str, Any]:
    """A row as it stands at another place."""
    there = {"table_id": place.number, "guild_id": place.guild, "channel_id": place.channel}
    moved = {key: there.get(key, value) for key, value in row.items()}
    for key in ("user_id", "host_id"):
        if moved.get(key):
            moved[key] = users[moved[key]]
    if "guild_id" in row:
        moved["id"] = place.number
    return moved


async def seed(database: str, tables: int, matches: int, rules: str, level: str) -> Played:
    """Fill an empty database; its address is as in the setting."""
    played = await play(matches, rules, level)
    store = await Store.open(read_settings(None, database=database).database)
    await fill(store, played, tables)
    await store.close()
    return played


if __name__ == "__main__":
    _, address, tables, matches, rules, level = sys.argv
    done = asyncio.run(seed(address, int(tables), int(matches), rules, level))
    print(json.dumps({"bytes": done.bytes_a_match, "moves": done.moves_a_match}))
