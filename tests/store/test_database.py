"""The database: durability, transactions, concurrent use, refused files; on each engine, or SQLite's."""

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from kingbot.store import Store, StoreError, schema, tables
from kingbot.store.files import DatabaseState
from kingbot.store.upgrade import revisions
from tests.store.rows import add_table, seat_rows
from tests.support.postgres import server


async def pragma(store: Store, name: str) -> object:
    async with store.transaction() as db:
        return (await db.exec_driver_sql(f"PRAGMA {name}")).scalar_one()


async def count_tables(store: Store) -> int:
    async with store.reading() as db:
        return await tables.count(db)


async def test_every_commit_reaches_the_disk_and_references_are_checked(file_store: Store) -> None:
    assert await pragma(file_store, "journal_mode") == "wal"
    assert await pragma(file_store, "synchronous") == 2
    assert await pragma(file_store, "foreign_keys") == 1
    assert await pragma(file_store, "busy_timeout") == 3_000


async def test_committed_rows_survive_reopening(store: Store, address: Path | str) -> None:
    async with store.transaction() as db:
        await add_table(db)
    await store.close()
    again = await Store.open(address)
    assert await count_tables(again) == 1
    await again.close()


class Crash(BaseException):
    pass


@pytest.mark.parametrize("fault", [ValueError, asyncio.CancelledError, Crash])
async def test_a_transaction_that_raises_anything_is_rolled_back(
    store: Store, fault: type[BaseException]
) -> None:
    async def fail_halfway() -> None:
        async with store.transaction() as db:
            await add_table(db)
            raise fault

    with pytest.raises(fault):
        await fail_halfway()
    assert await count_tables(store) == 0
    async with store.transaction() as db:
        await add_table(db)
    assert await count_tables(store) == 1


async def test_a_transaction_cancelled_in_the_middle_leaves_the_store_usable(store: Store) -> None:
    inside = asyncio.Event()

    async def write() -> None:
        async with store.transaction() as db:
            await add_table(db)
            inside.set()
            while True:
                await tables.count(db)

    task = asyncio.create_task(write())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.transaction() as db:
        await add_table(db)
    assert await count_tables(store) == 1


async def test_the_write_lock_is_taken_before_anything_is_read(file_store: Store, path: Path) -> None:
    async with file_store.transaction():
        other = sqlite3.connect(path, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()


async def test_writers_of_one_process_queue(store: Store) -> None:
    async def read_and_write() -> None:
        async with store.transaction() as db:
            number = await tables.count(db)
            await add_table(db, version=number)

    await asyncio.gather(*(read_and_write() for _ in range(10)))
    async with store.reading() as db:
        assert [row.version for row, _ in await tables.search(db)] == list(range(10))


async def test_writers_of_two_stores_on_one_database_queue(store: Store, address: Path | str) -> None:
    other = await Store.open(address)

    async def write(through: Store) -> None:
        async with through.transaction() as db:
            await add_table(db, version=await tables.count(db))

    await asyncio.gather(*(write(each) for each in (store, other) * 5))
    async with store.reading() as db:
        assert [row.version for row, _ in await tables.search(db)] == list(range(10))
    await other.close()


async def test_a_reader_neither_waits_for_a_writer_nor_sees_half_of_its_work(store: Store) -> None:
    async with store.transaction() as db:
        await add_table(db)
        assert await count_tables(store) == 0
    assert await count_tables(store) == 1


async def test_a_reader_sees_one_unchanging_state(store: Store) -> None:
    async with store.reading() as db:
        assert await tables.count(db) == 0
        async with store.transaction() as other:
            await add_table(other)
        assert await tables.count(db) == 0


async def test_a_statement_is_handed_to_the_thread_of_its_connection_once(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed_over = 0
    plain: Any = aiosqlite.Connection._execute

    async def counted(connection: Any, *work: Any) -> Any:
        nonlocal handed_over
        handed_over += 1
        return await plain(connection, *work)

    assert await count_tables(file_store) == 0  # opens the connection
    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    async with file_store.reading() as db:
        assert await tables.count(db) == 0
        assert await tables.search(db) == []
    assert handed_over == 4  # they, BEGIN and ROLLBACK


async def test_a_seat_without_a_table_is_refused(store: Store) -> None:
    with pytest.raises(IntegrityError):
        async with store.transaction() as db:
            await tables.replace_seats(db, 99, seat_rows(99, 11))


async def test_closing_twice_is_allowed(store: Store) -> None:
    await store.close()
    await store.close()


@pytest.fixture
def unused(address: Path | str) -> Path | str:
    """The address of a database that no migration has seen."""
    return address if isinstance(address, Path) else server().url(server().create())


async def test_many_processes_may_create_the_same_database_at_once(unused: Path | str) -> None:
    program = "import asyncio, sys; from kingbot.store import Store; asyncio.run(Store.open(sys.argv[1]))"
    others = [await asyncio.create_subprocess_exec(sys.executable, "-c", program, unused) for _ in range(2)]
    stores = await asyncio.gather(*(Store.open(unused) for _ in range(3)))
    assert [await other.wait() for other in others] == [0, 0]
    async with stores[0].transaction() as db:
        await add_table(db)
    assert [await count_tables(store) for store in stores] == [1, 1, 1]
    for store in stores:
        await store.close()


async def test_a_file_that_is_no_database_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 200)
    with pytest.raises(StoreError, match=r"letter\.txt cannot be opened as a database"):
        await Store.open(path)


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(unused: Path | str) -> None:
    store = await Store.open(unused)
    async with store.transaction() as db:
        await db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="another version of kingbot"):
        await Store.open(unused)
    async with store.reading() as db:
        assert (await db.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "9999"
    await store.close()


def test_the_newest_revision_is_that_of_the_newest_migration() -> None:
    assert revisions()[0] == schema.REVISION


def test_a_file_is_usable_after_any_migration_there_is_and_no_other() -> None:
    assert all(DatabaseState(each).known for each in revisions())
    assert [each for each in revisions() if DatabaseState(each).current] == [schema.REVISION]
    assert not DatabaseState("9999").known
    assert not DatabaseState(None).known


async def test_a_current_database_is_opened_without_the_migrations(unused: Path | str) -> None:
    program = (
        "import asyncio, sys; from kingbot.store import Store; asyncio.run(Store.open(sys.argv[1])); "
        "sys.exit(7 if 'alembic' in sys.modules else 0)"
    )
    migrated = []
    for _ in range(2):
        opening = await asyncio.create_subprocess_exec(sys.executable, "-c", program, unused)
        migrated.append(await opening.wait())
    assert migrated == [7, 0]


async def test_a_current_file_with_rows_that_refer_to_nothing_is_refused(
    file_store: Store, path: Path
) -> None:
    async with file_store.transaction() as db:
        await add_table(db)
    await file_store.close()
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE seats SET table_id = 99")
    with pytest.raises(StoreError, match=r"rows that refer to nothing: .*seats"):
        await Store.open(path)
