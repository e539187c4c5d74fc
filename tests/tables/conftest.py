"""Tables on a new database, already migrated, for every test."""

import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.store import Store
from kingbot.tables.service import Tables
from tests.support.database import new_database
from tests.support.postgres import new_postgres_database
from tests.tables.driver import Clock, TableDriver, tables_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "king.db"


# What is read and written otherwise on PostgreSQL: the modules whose tests run on both engines, unless they
# look into the file.
ON_BOTH_ENGINES = (
    "test_acting",
    "test_deadlines",
    "test_lobby",
    "test_packing",
    "test_pauses",
    "test_plans",
    "test_queries",
    "test_races",
    "test_rights",
    "test_seats",
    "test_standings",
    "test_two_processes",
    "test_votes",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    in_file = "path" in inspect.signature(metafunc.function).parameters
    module = metafunc.module.__name__.rpartition(".")[2]
    if "engine" in metafunc.fixturenames and module in ON_BOTH_ENGINES and not in_file:
        metafunc.parametrize("engine", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
async def store(engine: str, path: Path) -> AsyncIterator[Store]:
    store = await Store.open(new_database(path) if engine == "sqlite" else new_postgres_database())
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
