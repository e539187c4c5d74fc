"""Fixtures: a new database for every test, on each engine; a file where the test is about files."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.store import Store
from tests.support.postgres import new_postgres_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "king & co #1?.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, path: Path) -> Path | str:
    return path if request.param == "sqlite" else new_postgres_database()


@pytest.fixture
async def store(address: Path | str) -> AsyncIterator[Store]:
    store = await Store.open(address)
    yield store
    await store.close()


@pytest.fixture
async def file_store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()
