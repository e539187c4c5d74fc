"""Fixtures: a new database file for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "king & co #1?.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()
