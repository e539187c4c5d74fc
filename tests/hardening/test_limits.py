"""Nobody opens tables faster than a server can bear."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from kingbot.presets import load
from kingbot.store import Store
from kingbot.tables.model import Person, Table, TableError
from kingbot.tables.repository import OpeningLimits
from kingbot.tables.service import Tables, open_tables
from tests.support.bench import Bench
from tests.support.database import new_database
from tests.support.sitting import plain
from tests.tables.driver import ADA, BRUNO, CARLA, CHANNEL, GUILD, Clock


async def opened(tables: Tables, person: Person, guild: int = GUILD) -> Table:
    """A table that somebody opens and closes again."""
    table = await tables.lobbies.create(person, guild, CHANNEL, load("classic"))
    return (await tables.lobbies.close(table.id, person.id)).table


async def test_tables_are_opened_at_a_pace_by_a_person_and_in_a_server(tmp_path: Path) -> None:
    store, clock = await Store.open(new_database(tmp_path / "king.db")), Clock()
    tables = open_tables(store, clock=clock, opening_limits=OpeningLimits(person=3, server=4))
    for _ in range(3):
        last = await opened(tables, ADA)
    with pytest.raises(TableError) as refused:
        await opened(tables, ADA, GUILD + 1)
    assert (refused.value.key, refused.value.parameters) == ("too-fast", {"limit": 3, "whose": "person"})
    with pytest.raises(TableError, match="too-fast"):
        await tables.lobbies.play_again(last.id, ADA.id)
    await opened(tables, BRUNO)
    with pytest.raises(TableError) as refused:
        await opened(tables, CARLA)
    assert (refused.value.key, refused.value.parameters) == ("too-fast", {"limit": 4, "whose": "server"})
    await opened(tables, CARLA, GUILD + 1)
    clock.advance(timedelta(hours=1))
    await opened(tables, ADA)
    await store.close()


async def test_whoever_opens_tables_too_fast_is_told_so(tmp_path: Path) -> None:
    async with Bench(lambda database: plain(database, opened_by_person=2), tmp_path) as bench:
        ada = bench.person("Ada")
        for number in (1, 2):
            await ada.slash("king new")
            await ada.slash("king close", table=number)
        answer = await ada.slash("king new")
        assert "You have opened too many tables in the last hour" in answer
        assert answer.private
