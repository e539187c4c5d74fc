"""A process that plays matches as it is told, with whatever version of kingbot it finds.

    python tests/support/upgrade_player.py DATABASE

It reads orders from its input, a line each, and answers each with a line: `open` a table and start its match,
answered with its number; `play N COUNT` moves of people at table N, answered with its status; `record N`.
It stands by itself, since the same file is run with the code of the former version.
"""

from __future__ import annotations

import asyncio
import random
import sys

from kingbot.presets import parse_line
from kingbot.store import Store
from kingbot.tables.model import Person
from kingbot.tables.service import Tables, open_tables

LINE = "home hands=no_queens,no_last_two,no_tricks"
PEOPLE = (Person(11, "Ada"), Person(12, "Bruno"))


async def open_match(tables: Tables) -> int:
    """Open a table of two people and two bots, and start its match."""
    table = await tables.lobbies.create(PEOPLE[0], 7, 8, parse_line(LINE), level="random")
    await tables.lobbies.join(table.id, PEOPLE[1])
    await tables.matches.start(table.id, PEOPLE[0].id)
    return table.id


async def play(tables: Tables, table_id: int, moves: int) -> str:
    """Make so many moves of people, fewer if the match ends; returns its status."""
    rng = random.Random(moves)
    for _ in range(moves):
        table, public = await tables.queries.table_and_view(table_id, None)
        if public.turn is None:
            break
        person = table.seats[public.turn].person
        assert person is not None
        view = await tables.queries.view(table_id, public.turn)
        await tables.matches.act(table_id, person.id, rng.choice(view.legal), table.version)
    return (await tables.queries.table(table_id)).status


async def whole_match(address: str) -> None:
    """Play a match to its end and read it, so that all modules that are needed are loaded."""
    store = await Store.open(address)
    tables = open_tables(store)
    assert await play(tables, await open_match(tables), 999) == "finished"
    await tables.queries.record(1)
    await tables.personal_data.export(11)
    await tables.counting.rebuild()
    await tables.deadlines.run_due()
    await store.close()


async def obey(address: str) -> None:
    """Do what is ordered, until the input ends."""
    store = await Store.open(address)
    tables = open_tables(store)
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        match line.split():
            case ["open"]:
                answer = str(await open_match(tables))
            case ["play", table, moves]:
                answer = await play(tables, int(table), int(moves))
            case ["record", table]:
                answer = str(await tables.queries.record(int(table))).replace("\n", "")
            case order:
                raise ValueError(order)
        print(answer, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(obey(sys.argv[1]))
