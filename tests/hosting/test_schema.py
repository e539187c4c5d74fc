"""No table of the database is forgotten when somebody's data, or a server's, is asked for or deleted."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import Store, privacy, schema
from tests.hosting.traces import traces
from tests.support.database import new_database

ADA, OTHER, SERVER = 4242, 777777, 9191
NAME = "Adalgisa"
NOW = datetime(2026, 11, 30, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(new_database(tmp_path / "king.sqlite"))
    yield store
    await store.close()


def filled(table: sa.Table, **given: Any) -> dict[str, Any]:
    """A row with something in every column; user ids are those of somebody else."""
    row: dict[str, Any] = {}
    for column in table.columns:
        match column.type:
            case _ if column.info.get("user_id"):
                row[column.name] = OTHER
            case _ if column.name == "guild_id":
                row[column.name] = SERVER
            case schema.UtcDateTime():
                row[column.name] = NOW
            case sa.Date():
                row[column.name] = NOW.date()
            case sa.Boolean():
                row[column.name] = False
            case sa.Float():
                row[column.name] = 1.5
            case sa.Integer():  # among them the id of the one table there is
                row[column.name] = 1
            case _:
                row[column.name] = b"{}" if isinstance(column.type, sa.LargeBinary) else "{}"
    row |= {"again_of": None} if "again_of" in row else {}
    return row | given


async def fill(db: AsyncConnection, table: sa.Table, **given: Any) -> None:
    """Put that row into a table, and the table of cards that it belongs to."""
    if table is not schema.tables:
        await db.execute(sa.insert(schema.tables).values(filled(schema.tables)))
    await db.execute(sa.insert(table).values(filled(table, **given)))


@pytest.mark.parametrize("column", schema.user_columns(), ids=str)
async def test_a_user_id_is_found_and_erased_in_whatever_column_it_stands(
    store: Store, column: sa.Column[int]
) -> None:
    names = {each.name: NAME for each in column.table.columns if each.name.endswith("user_name")}
    async with store.transaction() as db:
        await fill(db, column.table, **{column.name: ADA}, **names)
    assert traces(Path(store.place), ADA) == [f"{column.table.name}.{column.name}"]
    async with store.transaction() as db:
        found = await privacy.rows_of_person(db, ADA)
        await privacy.erase_person(db, ADA, lambda language: "former player")
    assert found[column.table.name][0][column.name] == ADA
    assert str(OTHER) not in json.dumps(found, default=str)
    assert traces(Path(store.place), ADA, NAME) == []
    assert await _count(store, schema.tables) == 1  # others play there


@pytest.mark.parametrize("table", list(schema.metadata.sorted_tables), ids=str)
async def test_of_a_server_that_is_gone_nothing_is_left_in_any_table(store: Store, table: sa.Table) -> None:
    async with store.transaction() as db:
        await fill(db, table)
        await privacy.mark_server_joined(db, SERVER)
        await privacy.mark_server_left(db, SERVER, NOW - timedelta(days=31))
        assert await privacy.delete_left_servers(db, NOW - timedelta(days=30)) == [SERVER]
    assert traces(Path(store.place), SERVER) == []
    of_no_server = {"table_id", "guild_id"}.isdisjoint(table.c.keys())
    assert await _count(store, table) == int(of_no_server)


async def test_a_server_that_is_gone_for_a_shorter_time_stays(store: Store) -> None:
    async with store.transaction() as db:
        await fill(db, schema.seats)
        await privacy.mark_server_left(db, SERVER, NOW - timedelta(days=29))
        await privacy.mark_server_left(db, SERVER, NOW)  # the first time counts
        assert await privacy.delete_left_servers(db, NOW - timedelta(days=30)) == []
        assert await privacy.delete_left_servers(db, NOW - timedelta(days=28)) == [SERVER]


async def _count(store: Store, table: sa.Table) -> int:
    async with store.reading() as db:
        return (await db.execute(sa.select(sa.func.count()).select_from(table))).scalar_one()
