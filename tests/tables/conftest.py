"""Tables on a new database file, already migrated, for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.store import Store
from kingbot.tables.service import Tables
from tests.support.database import new_database
from tests.tables.driver import Clock, TableDriver, tables_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "king.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(new_database(path))
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return tables_on(store, clock)


@pytest.fixture
def driver(tables: Tables) -> TableDriver:
    return TableDriver(tables)
