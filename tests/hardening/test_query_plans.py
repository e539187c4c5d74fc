"""No statement of the bot reads through a table that grows: by the plans of both engines."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import ClauseElement, CompoundSelect, Connection, Delete, Engine, Select, Update, event
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.dialects.sqlite import aiosqlite

from kingbot.store import packed, schema
from kingbot.tables.packing import Packing
from tests.support import simcord_internals
from tests.support.bench import Bench
from tests.support.database import new_database
from tests.support.postgres import new_postgres_database, server
from tests.support.sitting import king_on, sit_down

POSTGRESQL: Final = asyncpg.dialect()  # type: ignore[no-untyped-call]

# They hold one row, or as many as there are servers, processes or shards.
SMALL: Final = {"watch", "servers", "stale_standings", "processes", "shards", "session_starts"}
GROWING: Final = {table.name for table in schema.metadata.sorted_tables} - SMALL
# What is read once a start or once a day, by the beginning of its statement.
SELDOM: Final = (
    "SELECT DISTINCT",  # the servers that anything is kept of, at the start
    "SELECT tables.id FROM tables WHERE tables.status = ? AND NOT (EXISTS",  # matches not counted, daily
)


@pytest.fixture
def issued() -> Iterator[dict[str, ClauseElement]]:
    """The statements since, by their text on SQLite."""
    found: dict[str, ClauseElement] = {}

    def note(connection: Connection, clause: Any, *rest: object) -> None:
        if connection.dialect.name == "sqlite" and isinstance(
            clause, (Select, CompoundSelect, Update, Delete)
        ):
            found[on_sqlite(clause)] = clause

    event.listen(Engine, "before_execute", note)
    yield found
    event.remove(Engine, "before_execute", note)


def on_sqlite(clause: ClauseElement) -> str:
    text = str(clause.compile(dialect=aiosqlite.dialect(), compile_kwargs={"render_postcompile": True}))
    return " ".join(text.split())


def on_postgresql(clause: ClauseElement) -> str:
    return str(clause.compile(dialect=POSTGRESQL, compile_kwargs={"render_postcompile": True}))


def scans_on_sqlite(path: Path, statement: str) -> set[str]:
    """The growing tables that SQLite would read through."""
    with closing(sqlite3.connect(path)) as raw:
        nothing = [None] * statement.count("?")
        plan = [row[3] for row in raw.execute(f"EXPLAIN QUERY PLAN {statement}", nothing)]
    names = {line.split()[1] for line in plan if line.startswith("SCAN ")}
    return {name for name in names if name in GROWING or name in ("mine", "theirs")}


def scans_on_postgresql(name: str, statement: str) -> set[str]:
    """The growing tables that PostgreSQL would read through, even where it is told to avoid that."""
    answer = server().sql(f"SET enable_seqscan = off; EXPLAIN (GENERIC_PLAN, FORMAT JSON) {statement}", name)
    return set(_scanned(json.loads(answer)[0]["Plan"]))


def _scanned(plan: dict[str, Any]) -> Iterator[str]:
    kind = plan["Node Type"]
    unbounded = kind in ("Index Scan", "Index Only Scan") and "Index Cond" not in plan
    if (kind == "Seq Scan" or unbounded) and plan["Relation Name"] in GROWING:
        yield plan["Relation Name"]
    for part in plan.get("Plans", ()):
        yield from _scanned(part)


async def test_no_statement_reads_through_a_table_that_grows(
    bench: Bench, issued: dict[str, ClauseElement], tmp_path: Path
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_tricks")
    for _ in range(8):
        person = await sitting.awaited()
        await sitting.touch(person, person.dm())
    await sitting.people[0].slash("king tables")
    await sitting.people[0].slash("king stats")
    await sitting.people[0].slash("king leaderboard")
    await sitting.skip()
    tables = king_on(bench).tables
    with simcord_internals.as_bot(bench.env):
        await tables.deadlines.run_due()
        await tables.personal_data.delete_expired()
        await Packing(tables.repository, timedelta(days=30)).pack_due(10)
        await tables.personal_data.export(sitting.people[0].id)
        async with tables.store.transaction() as db:
            assert await packed.pack(db, sitting.table_id, tables.clock() + timedelta(days=1))
            await packed.rows_of(db, sitting.table_id)
    assert len(issued) > 40
    path, name = new_database(tmp_path / "plans.sqlite"), new_postgres_database().split("/")[3].split("?")[0]
    found: dict[str, set[str]] = {}
    for text, clause in issued.items():
        if not text.startswith(SELDOM):
            scans = scans_on_sqlite(path, text) | scans_on_postgresql(name, on_postgresql(clause))
            found |= {text: scans} if scans else {}
    assert not found, json.dumps({text: sorted(scans) for text, scans in found.items()}, indent=1)
