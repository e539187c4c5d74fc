"""After a restart, in whatever phase, everybody sees what they saw before."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from kingbot.engine.view import MatchView, Stage
from kingbot.presets import parse_line
from kingbot.store import Store
from kingbot.tables.model import Table
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, TableDriver, tables_on

VIEWERS = (None, 0, 1, 2, 3)

# Matches in which these phases come soon.
PHASES = {
    "pirandello": {Stage.CONTRACT, Stage.CALL},
    "home hands=declaration blind_declaration=on": {Stage.BLIND, Stage.TRUMP},
    "home hands=declaration sale=offer": {Stage.TRUMP, Stage.OFFER, Stage.TRICKS},
    "home hands=declaration sale=auction": {Stage.AUCTION, Stage.ANSWER},
    "classic hands=no_last_two cut=on": {Stage.CUT},
    "home hands=domino,no_last_two domino_redeal=on": {Stage.REDEAL, Stage.DOMINO, Stage.OVER},
}


async def seen_by_all(tables: Tables, table: Table) -> list[tuple[Table, MatchView]]:
    return [await tables.queries.table_and_view(table.id, seat) for seat in VIEWERS]


def test_no_phase_is_forgotten() -> None:
    assert set.union(*PHASES.values()) == set(Stage) - {Stage.DEAL}  # no call ends with a deal due


@pytest.mark.parametrize("line", PHASES)
async def test_play_goes_on_after_a_restart_in_any_phase(path: Path, line: str) -> None:
    store = await Store.open(path)
    driver = TableDriver(tables_on(store))
    table = await driver.match(4, parse_line(line))
    missing = set(PHASES[line])
    while missing:
        stage = (await driver.tables.queries.view(table.id, None)).stage
        if stage in missing:
            missing.remove(stage)
            seen = await seen_by_all(driver.tables, table)
            told = await driver.tables.queries.recent(table.id, 0)
            await store.close()
            store = await Store.open(path)
            driver = TableDriver(tables_on(store), driver.rng)
            assert await seen_by_all(driver.tables, table) == seen
            assert await driver.tables.queries.recent(table.id, 0) == told
        if stage is not Stage.OVER:
            table = (await driver.move(table)).table
        elif missing:
            table = await driver.match(4, parse_line(line))
    await store.close()


async def test_cached_logs_of_a_newer_database_are_dropped(path: Path, store: Store) -> None:
    driver = TableDriver(tables_on(store))
    table = await driver.moves(await driver.match(4), 5)
    copy = path.with_name("copy.db")
    with closing(sqlite3.connect(path)) as here, closing(sqlite3.connect(copy)) as there:
        here.backup(there)
    seen = await seen_by_all(driver.tables, table)
    await driver.moves(table, 5)
    older = await Store.open(copy)
    driver.tables.repository.store = older
    assert await seen_by_all(driver.tables, table) == seen
    await driver.moves(table, 5)
    await older.close()


PLAY_FOR_EVER = """
import asyncio, sys
from kingbot.store import Store
from kingbot.tables.service import Tables, open_tables
async def main():
    tables = open_tables(await Store.open(sys.argv[1]))
    table_id, person = map(int, sys.argv[2:])
    while True:
        table, view = await tables.queries.table_and_view(table_id, 0)
        action = view.legal[0]
        await tables.matches.act(table_id, person, action, table.version)
        print(table.version, action, flush=True)
asyncio.run(main())
"""


async def test_a_killed_process_loses_no_move_it_had_acknowledged(path: Path, store: Store) -> None:
    driver = TableDriver(tables_on(store))
    table = await driver.match(1)
    acknowledged: list[str] = []
    for moves in (1, 12):
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            PLAY_FOR_EVER,
            path,
            str(table.id),
            str(ADA.id),
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        for _ in range(moves):
            acknowledged.append((await process.stdout.readline()).decode().strip())
        process.kill()
        rest, _ = await process.communicate()
        acknowledged += [line for line in rest.decode().splitlines() if line]
    async with store.reading() as db:
        rows = await db.exec_driver_sql(
            "SELECT (sequence - 1) || ' ' || text FROM actions WHERE user_id IS NOT NULL ORDER BY sequence"
        )
        written: list[str] = list(rows.scalars())
    # The kill may fall between a commit and its acknowledgement: then one more was written, once.
    missing = [each for each in acknowledged if each not in written]
    assert missing == []
    assert len(written) == len(set(written)) <= len(acknowledged) + 2
    await driver.moves(table, 3)
