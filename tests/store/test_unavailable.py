"""A database that cannot be used says so at once, in a way that can be told apart."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from kingbot.store import Store, StoreUnavailableError, driver
from kingbot.store.unavailable import Obstacle
from tests.store.rows import add_table


@contextmanager
def obstacle(expected: Obstacle) -> Iterator[None]:
    with pytest.raises(StoreUnavailableError) as refused:
        yield
    assert refused.value.obstacle is expected


async def test_a_database_that_another_process_writes_for_long_is_busy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "BUSY_MILLISECONDS", 1)
    store = await Store.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with obstacle(Obstacle.BUSY):
            async with store.transaction():
                raise AssertionError("nothing can be written")
        async with store.reading() as db:
            await db.execute(text("SELECT 1"))
        other.execute("ROLLBACK")
        async with store.transaction() as db:
            await add_table(db)
    await store.close()


async def test_a_full_disk_is_told(file_store: Store) -> None:
    with obstacle(Obstacle.FULL):
        async with file_store.transaction() as db:
            await db.execute(text("PRAGMA max_page_count = 1"))
            for _ in range(99):
                await add_table(db)
    async with file_store.reading() as db:
        assert (await db.execute(text("SELECT count(*) FROM tables"))).scalar_one() == 0


async def test_a_file_that_may_only_be_read_is_told(file_store: Store) -> None:
    with obstacle(Obstacle.READ_ONLY):
        async with file_store.transaction() as db:
            await db.execute(text("PRAGMA query_only = ON"))
            await add_table(db)


def move_away(path: Path, *, replaced: bool) -> None:
    path.rename(path.with_name("elsewhere.db"))
    if replaced:
        path.write_bytes(b"")


def move_back(path: Path, *, replaced: bool) -> None:
    assert path.exists() == replaced, "no empty database was made in its place"
    path.with_name("elsewhere.db").rename(path)


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_file_that_was_renamed_or_replaced_is_noticed_at_once(
    file_store: Store, path: Path, replaced: bool
) -> None:
    async with file_store.transaction() as db:
        await add_table(db)
    move_away(path, replaced=replaced)
    with obstacle(Obstacle.GONE):
        async with file_store.transaction():
            raise AssertionError("nothing is written where nobody will look for it")
    with obstacle(Obstacle.GONE):
        async with file_store.reading():
            raise AssertionError("nothing is read there either")
    move_back(path, replaced=replaced)
    async with file_store.reading() as db:
        assert (await db.execute(text("SELECT count(*) FROM tables"))).scalar_one() == 1


async def test_a_fault_in_a_statement_is_no_obstacle(store: Store) -> None:
    with pytest.raises(DBAPIError, match="no_such_thing"):
        async with store.reading() as db:
            await db.execute(text("SELECT * FROM no_such_thing"))
