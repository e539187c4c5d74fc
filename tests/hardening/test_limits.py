"""Nobody opens tables faster than a server can bear."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from kingbot.presets import load
from kingbot.store import Store
from kingbot.tables.model import Person, Table, TableError
from kingbot.tables.opening_pace import OpeningLimits
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


async def hand_on(tables: Tables) -> None:
    """Open a table and leave it to somebody else, who has it from then on."""
    table = await tables.lobbies.create(ADA, GUILD, CHANNEL, load("classic"))
    await tables.lobbies.join(table.id, BRUNO)
    left = (await tables.matches.leave(table.id, ADA.id)).table
    assert left.host == BRUNO
    await tables.lobbies.close(table.id, BRUNO.id)


async def erase_after(tables: Tables) -> None:
    """Open a table and have all one's data deleted."""
    await opened(tables, ADA)
    await tables.personal_data.erase(ADA.id, lambda language: "former player")


@pytest.mark.parametrize("way_out", [hand_on, erase_after])
async def test_the_pace_holds_for_who_hands_the_host_on_or_deletes_their_data(
    tmp_path: Path, way_out: Callable[[Tables], Awaitable[None]]
) -> None:
    store, clock = await Store.open(new_database(tmp_path / "king.db")), Clock()
    tables = open_tables(store, clock=clock, opening_limits=OpeningLimits(person=5, server=50))
    for _ in range(5):
        await way_out(tables)
        clock.advance(timedelta(minutes=10))
    with pytest.raises(TableError, match="too-fast"):
        await way_out(tables)
    clock.advance(timedelta(minutes=10))  # an hour after the first
    await way_out(tables)
    with pytest.raises(TableError, match="too-fast"):
        await way_out(tables)
    await opened(tables, BRUNO)
    await store.close()


async def test_the_pace_holds_when_the_clock_of_the_machine_is_set(tmp_path: Path) -> None:
    store, clock = await Store.open(new_database(tmp_path / "king.db")), Clock()
    tables = open_tables(
        store, clock=clock, monotonic=lambda: 5.0, opening_limits=OpeningLimits(person=2, server=50)
    )
    for _ in range(2):
        await opened(tables, ADA)
    clock.advance(timedelta(days=3))
    await tables.deadlines.run_due()
    with pytest.raises(TableError, match="too-fast"):
        await opened(tables, ADA)
    await store.close()


async def test_tables_that_were_opened_before_a_restart_count(tmp_path: Path) -> None:
    store, clock = await Store.open(new_database(tmp_path / "king.db")), Clock()
    limits = OpeningLimits(person=3, server=50)
    for _ in range(3):
        tables = open_tables(store, clock=clock, opening_limits=limits)
        await opened(tables, ADA)
        clock.advance(timedelta(minutes=1))
    for each in (tables, open_tables(store, clock=clock, opening_limits=limits)):
        with pytest.raises(TableError, match="too-fast"):
            await opened(each, ADA)
    await store.close()


async def test_a_table_that_was_refused_does_not_count_as_opened(tmp_path: Path) -> None:
    store, clock = await Store.open(new_database(tmp_path / "king.db")), Clock()
    tables = open_tables(store, clock=clock, opening_limits=OpeningLimits(person=2, server=50))
    for _ in range(2):
        await opened(tables, ADA)
    clock.advance(timedelta(minutes=59))
    for _ in range(9):
        with pytest.raises(TableError, match="too-fast"):
            await opened(tables, ADA)
    clock.advance(timedelta(minutes=1))
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
