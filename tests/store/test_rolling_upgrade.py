"""One process after another is upgraded: the former version goes on with a database of this one, and back."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import ModuleType

import pytest
import sqlalchemy as sa

from kingbot.record import read
from kingbot.store import Store, schema
from kingbot.store.upgrade import revisions
from tests.support.postgres import server
from tests.support.previous_code import ROOT, unpack

PLAYER = ROOT / "tests" / "support" / "upgrade_player.py"


@pytest.fixture(scope="module")
def previous(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(tmp_path_factory.mktemp("previous"))


@pytest.fixture(scope="module")
def former(previous: Path) -> ModuleType:
    """The schema of the former version."""
    spec = importlib.util.spec_from_file_location("former_schema", previous / "kingbot/store/schema.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Ask = Callable[..., "asyncio.Future[str]"]


@asynccontextmanager
async def process(code: Path, address: str) -> AsyncIterator[Ask]:
    """A process of this code that has the database open; it does what it is asked."""
    environment = os.environ | {"PYTHONPATH": str(code)}
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        str(PLAYER),
        address,
        cwd=code,
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    asked, answered = running.stdin, running.stdout

    async def ask(*order: object) -> str:
        if order:
            asked.write(f"{' '.join(map(str, order))}\n".encode())
        line = await asyncio.wait_for(answered.readline(), 120)
        assert line, "it has failed"
        return line.decode().strip()

    try:
        assert await ask() == "ready"
        yield ask  # type: ignore[misc]
        asked.close()
        assert await running.wait() == 0
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()


async def test_former_and_present_processes_play_the_same_matches_on_an_upgraded_database(
    previous: Path,
) -> None:
    address = server().url(server().create())
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(process(previous, address))
        first = await old("open")
        assert await old("play", first, 9) == "running"
        new = await stack.enter_async_context(process(ROOT, address))  # it migrates the database
        assert await _revision(address) == schema.REVISION
        assert await old("play", first, 9) == "running"
        assert await new("play", first, 9) == "running"
        assert await old("play", first, 3) == "running"
        second = await new("open")
        assert await new("play", second, 9) == "running"
        assert await old("play", second, 9) == "running"
        third = await old("open")
        assert await old("play", first, 99) == "finished"
        assert await new("play", second, 99) == "finished"
        assert await new("play", third, 99) == "finished"
        for table in (first, second, third):
            record = await new("record", table)
            assert await old("record", table) == record
            read(record)


async def _revision(address: str) -> str:
    store = await Store.open(address)
    try:
        async with store.reading() as db:
            return str((await db.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one())
    finally:
        await store.close()


def test_the_former_version_is_an_earlier_one_that_has_a_way_to_this_one(former: ModuleType) -> None:
    """Once several migrations have been released, the archive is to be made anew (docs/extending.md)."""
    assert former.REVISION in revisions()[1:]


def test_nothing_that_the_former_version_uses_is_dropped_renamed_or_changed(former: ModuleType) -> None:
    missing = set(former.metadata.tables) - set(schema.metadata.tables)
    assert not missing, f"contract in a later release: {missing}"
    for name, before in former.metadata.tables.items():
        now = schema.metadata.tables[name]
        for column in before.columns:
            assert column.name in now.c, f"{name}.{column.name}: contract in a later release"
            kept = now.c[column.name]
            assert str(kept.type) == str(column.type), f"{name}.{column.name}"
            assert kept.nullable or not column.nullable, f"the former version may write NULL: {kept}"
        for column in now.columns:
            new = column.name not in before.c
            filled = column.nullable or column.server_default is not None
            assert not new or filled, f"the former version writes no {name}.{column.name}: give it a default"
        keys, present = _unique(before), _unique(now)
        assert present <= keys, f"the former version may break a new rule of {name}"
        assert before.primary_key.columns.keys() == now.primary_key.columns.keys(), name


def _unique(table: sa.Table) -> set[tuple[str, ...]]:
    rules = (each for each in table.constraints if isinstance(each, sa.UniqueConstraint))
    return {tuple(each.columns.keys()) for each in rules}
