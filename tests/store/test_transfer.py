"""Everything moves from any engine to any other, and is the same there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.store import Store, log, schema, transfer
from kingbot.store.transfer import TransferError, copy_everything
from tests.store.rows import NOON, add_table
from tests.store.test_queries import action, deal
from tests.support.postgres import another_postgres_database


@pytest.fixture(params=["sqlite", "postgresql"])
async def target(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    other = tmp_path / "other.sqlite"
    store = await Store.open(other if request.param == "sqlite" else another_postgres_database())
    yield store
    await store.close()


async def fill(store: Store, moves: int) -> int:
    async with store.transaction() as db:
        table_id = await add_table(db, 11, 12, changed=NOON.replace(microsecond=7))
        again = await add_table(db, 11, again_of=table_id, counter=False)
        await log.append(db, [deal(again, 1), *(action(again, number) for number in range(2, moves + 2))])
        gone = await add_table(db)
        await db.execute(schema.tables.delete().where(schema.tables.c.id == gone))
    return gone


async def rows(store: Store) -> dict[str, list[object]]:
    async with store.reading() as db:
        return {
            table.name: sorted((await db.execute(table.select())).all(), key=repr)
            for table in schema.metadata.sorted_tables
        }


async def test_every_row_arrives_and_no_number_is_given_twice(store: Store, target: Store) -> None:
    gone = await fill(store, transfer.CHUNK + 3)
    copied = await copy_everything(store, target)
    assert copied["actions"] == transfer.CHUNK + 3
    assert copied["tables"] == 2
    assert await rows(target) == await rows(store)
    async with target.transaction() as db:
        assert await add_table(db) > gone


async def test_a_database_with_anything_in_it_is_left_alone(store: Store, target: Store) -> None:
    await fill(store, 1)
    async with target.transaction() as db:
        await add_table(db, 99)
    before = await rows(target)
    with pytest.raises(TransferError, match="not-empty: tables"):
        await copy_everything(store, target)
    assert await rows(target) == before


async def test_a_copy_that_differs_is_taken_back(
    store: Store, target: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store, 3)
    whole = transfer._chunks

    async def torn(db: object, table: object) -> AsyncIterator[object]:
        async for part in whole(db, table):  # type: ignore[arg-type]
            yield part[:-1] if table is schema.actions and len(part) == 3 else part

    monkeypatch.setattr(transfer, "_chunks", torn)
    with pytest.raises(TransferError, match="differs: actions"):
        await copy_everything(store, target)
    assert not any((await rows(target)).values())
