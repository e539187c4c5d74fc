"""Two processes at one table, in any order: each version is written once, and everybody agrees on it."""

from __future__ import annotations

import asyncio
import random
import tempfile
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kingbot.engine.refusals import RefusedError
from kingbot.presets import load
from kingbot.store import Store, log
from kingbot.tables.model import Outcome, Status, Subject, TableError
from kingbot.tables.service import Tables
from kingbot.tables.time_control import parse_clock
from tests.support.database import new_database
from tests.tables.driver import ADA, CHANNEL, GUILD, PEOPLE, Clock, tables_on

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

# What somebody may do: play a legal card, click on an old state, leave, come back, vote; or time runs out.
DEEDS = ("play", "play", "play", "stale", "leave", "back", "vote", "time")
deed = st.tuples(st.sampled_from(DEEDS), st.integers(0, 2), st.integers(0, 1))
rounds = st.lists(st.lists(deed, min_size=1, max_size=4), min_size=1, max_size=8)


async def do(tables: Tables, clock: Clock, kind: str, who: int, chance: random.Random) -> Outcome | None:
    """One deed at table 1; what it did, or None if it was refused."""
    person = PEOPLE[who]
    try:
        match kind:
            case "play" | "stale":
                table, view = await tables.queries.table_and_view(1, who)
                if not view.legal:
                    return None
                version = table.version - 3 if kind == "stale" else table.version
                return await tables.matches.act(1, person.id, chance.choice(view.legal), version)
            case "leave":
                return await tables.matches.resign(1, person.id)
            case "back":
                return await tables.matches.take_back(1, person.id)
            case "vote":
                return await tables.votes.vote(1, person.id, Subject.END)
            case _:
                await tables.deadlines.run_due()
    except (TableError, RefusedError):
        pass  # somebody was quicker, or it is not their turn: they are told
    return None


async def live(script: list[list[tuple[str, int, int]]], folder: Path) -> None:
    """Act out a script, each round at once, and hold the log to what the winners were told."""
    clock, chance, path = Clock(), random.Random(1), new_database(folder / "king.db")
    stores = [await Store.open(path) for _ in range(2)]
    processes = [tables_on(store, clock) for store in stores]
    table = await processes[0].lobbies.create(
        ADA, GUILD, CHANNEL, load("classic"), level="random", clock=parse_clock("relaxed 10m")
    )
    for person in PEOPLE[1:3]:
        await processes[0].lobbies.join(table.id, person)
    await processes[0].matches.start(table.id, ADA.id)
    won: list[int] = []
    for deeds in script:
        if any(kind == "time" for kind, _, _ in deeds):
            clock.advance(timedelta(minutes=11))
        done = await asyncio.gather(
            *(do(processes[where], clock, kind, who, chance) for kind, who, where in deeds)
        )
        won += [each.table.version for each in done if each is not None]
        views = [
            [await one.queries.table_and_view(1, seat) for seat in (None, 0, 1, 2, 3)] for one in processes
        ]
        assert views[0] == views[1], "both processes see the same"
    assert len(won) == len(set(won)), "two who acted were told the same version"
    async with stores[0].reading() as db:
        entries = await log.after(db, 1)
    versions = [each.sequence for each in entries]
    assert versions == sorted(set(versions))
    fresh = tables_on(stores[0], clock)
    assert await fresh.queries.table_and_view(1, 0) == await processes[0].queries.table_and_view(1, 0), (
        "the log alone gives the same match"
    )
    assert (await fresh.queries.table(1)).status in (Status.RUNNING, Status.PAUSED, Status.FINISHED)
    for store in stores:
        await store.close()


@settings(max_examples=max(1, settings().max_examples // 5))
@given(rounds)
@example([[("play", 0, 0), ("play", 0, 1)], [("time", 0, 0), ("play", 0, 1), ("play", 1, 0), ("play", 2, 0)]])
@example(
    [[("leave", 0, 0), ("leave", 0, 1), ("leave", 1, 0), ("leave", 2, 1)], [("back", 1, 0), ("back", 1, 1)]]
)
def test_whoever_acts_at_once_with_others_one_thing_happens_at_a_time(
    script: list[list[tuple[str, int, int]]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(script, Path(folder)))
