"""Matches that were over long ago are packed, and are read, counted, exported and forgotten as before."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select

from kingbot.presets import parse_line
from kingbot.store import Store, packed, packed_code, schema
from kingbot.store.packed_code import PACKED, PackedError, decode, encode
from kingbot.tables.model import Status, Table
from kingbot.tables.packing import Packing
from kingbot.tables.service import Tables
from tests.hosting.traces import traces
from tests.tables.driver import ADA, BRUNO, CARLA, DINO, Clock, TableDriver, tables_on

AGE = timedelta(days=30)
LINE = "home hands=no_queens,no_last_two hints=on"


async def count(store: Store, table: Any) -> int:
    async with store.reading() as db:
        return (await db.execute(select(func.count()).select_from(table))).scalar_one()


async def play(tables: Tables, driver: TableDriver, clock: Clock) -> Table:
    """A match of three people and a bot that Carla leaves in the middle, with a hint asked for."""
    table = await driver.match(3, parse_line(LINE))
    while (await driver.due(table))[1] != CARLA:
        table = (await driver.move(table)).table
    await tables.hints.ask(table.id, CARLA.id)
    for _ in range(9):
        clock.advance(timedelta(seconds=7, microseconds=12_345))
        table = (await driver.move(table)).table
    await tables.matches.leave(table.id, CARLA.id)
    async with tables.repository.transaction(table.id) as (_, draft):
        seat = draft.table.seat_of(CARLA.id)
        assert seat is not None
        draft.give_to_bot(seat)
    return await driver.play_out(await tables.queries.table(table.id))


async def all_told(store: Store, table: Table) -> list[Any]:
    """Everything that anybody may ask of a match, from services that have nothing in memory."""
    tables = tables_on(store)
    async with store.reading() as db:
        results = (await db.execute(select(schema.results).order_by(schema.results.c.player))).all()
    reviews = await tables.reviews.of_person(table.id, ADA.id)
    return [
        await tables.queries.record(table.id),
        await tables.queries.recent(table.id, 0),
        await tables.queries.view(table.id, 1),
        [await tables.queries.bot_moves(table.id, hand) for hand in (1, 2)],
        (await tables.queries.snapshot(table.id, 5)).open.hints,
        [each.id for each in await tables.queries.replayable(ADA.id, None)],
        reviews.moves,
        results,
    ]


async def exports(tables: Tables) -> list[Any]:
    """What the three are given of their moves and hints, in the order of the log."""
    found = [await tables.personal_data.export(each.id) for each in (ADA, BRUNO, CARLA)]
    return [
        {
            name: sorted(rows, key=lambda row: (row["table_id"], row["sequence"]))
            for name, rows in each.items()
            if name in ("actions", "hints")
        }
        for each in found
    ]


async def test_a_packed_match_is_told_counted_and_exported_as_before(
    store: Store, tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    table = await play(tables, driver, clock)
    before, exported = await all_told(store, table), await exports(tables)
    assert exported[2]["hints"]
    clock.advance(AGE + timedelta(seconds=1))
    packing = Packing(tables.repository, AGE)
    assert await packing.pack_due(5) == 1
    assert [await count(store, each) for each in PACKED] == [0, 0, 0, 0]
    assert await count(store, schema.packed) == 1
    assert await packing.pack_due(5) == 0
    assert await all_told(store, table) == before
    assert await exports(tables) == exported
    assert await tables.counting.rebuild() == 1
    assert (await all_told(store, table))[-1] == before[-1]
    await tables.counting.set_counted(CARLA.id, False)  # who has no seat there any more
    await tables.counting.set_counted(CARLA.id, True)
    assert (await all_told(store, table))[-1] == before[-1]


async def test_who_is_forgotten_is_forgotten_in_packed_matches(
    store: Store, tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    table = await play(tables, driver, clock)
    clock.advance(AGE + timedelta(seconds=1))
    record = await tables.queries.record(table.id)
    await Packing(tables.repository, AGE).pack_due(1)
    for person in (CARLA, ADA):
        await tables.personal_data.erase(person.id, lambda language: "former player")
        assert await tables.personal_data.export(person.id) == {}
        async with store.reading() as db:
            rows = await packed.rows_of(db, table.id)
        assert person.id not in {row.get("user_id") for found in rows.values() for row in found}
    told = await tables_on(store).queries.record(table.id)
    assert told is not None
    assert record is not None
    assert told.replace("former player", "Ada") == record
    assert {row.get("user_id") for row in rows[schema.actions]} == {BRUNO.id, None}


async def test_no_trace_of_who_is_forgotten_is_left_in_the_file(
    path: Path, store: Store, tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    await play(tables, driver, clock)
    clock.advance(AGE + timedelta(seconds=1))
    await Packing(tables.repository, AGE).pack_due(1)
    assert "packed_people.user_id" in traces(path, CARLA.id)
    await tables.personal_data.erase(CARLA.id, lambda language: "former player")
    assert traces(path, CARLA.id) == []


async def test_only_matches_that_are_over_for_long_are_packed(
    store: Store, tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    line = parse_line("home hands=no_queens")
    running = await driver.match(2, line)
    closed = await driver.match(1, line)
    await tables.lobbies.close(closed.id, ADA.id)
    finished = await driver.play_out(await driver.match(1, line))
    await tables.lobbies.expire(clock() + timedelta(days=2))
    clock.advance(AGE)
    packing = Packing(tables.repository, AGE)
    assert await packing.pack_due(5) == 0
    assert await Packing(tables.repository, None).pack_due(5) == 0
    clock.advance(timedelta(seconds=1))
    assert await packing.pack_due(5) == 2
    async with store.reading() as db:
        assert set((await db.execute(select(schema.packed.c.table_id))).scalars()) == {closed.id, finished.id}
    assert (await driver.play_out(running)).status is Status.FINISHED


async def test_two_who_pack_at_once_pack_each_match_once(
    store: Store, tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    for _ in range(4):
        await driver.play_out(await driver.match(1, parse_line("home hands=no_queens")))
    clock.advance(AGE + timedelta(seconds=1))
    other = tables_on(store, clock)
    done = await asyncio.gather(
        *(Packing(each.repository, AGE).pack_due(10) for each in (tables, other, tables))
    )
    assert sum(done) == 4
    assert await count(store, schema.packed) == 4


async def test_packing_that_breaks_off_changes_nothing(
    store: Store, tables: Tables, driver: TableDriver, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await driver.play_out(await driver.match(1, parse_line("home hands=no_queens")))
    before = await all_told(store, table)
    rows = [await count(store, each) for each in PACKED]
    clock.advance(AGE + timedelta(seconds=1))

    def die(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(packed, "delete", die)  # after the value was written, before the rows are gone
        with pytest.raises(asyncio.CancelledError):
            await Packing(tables.repository, AGE).pack_due(1)
    assert await count(store, schema.packed) == 0
    with monkeypatch.context() as patched:
        patched.setattr(packed_code, "_differences", lambda values: [0 for _ in values])  # a fault of ours
        assert await Packing(tables.repository, AGE).pack_due(1) == 0
    assert [await count(store, each) for each in PACKED] == rows
    assert await all_told(store, table) == before
    assert await Packing(tables.repository, AGE).pack_due(1) == 1


@given(
    st.lists(
        st.tuples(
            st.text(max_size=12),
            st.none() | st.integers(1, 2**63 - 1),
            st.none() | st.sampled_from(["club", "master"]),
            st.datetimes(datetime(2020, 1, 1), datetime(2090, 1, 1)),
        ),
        max_size=6,
    ),
    st.lists(st.binary(max_size=30), max_size=6),
)
def test_whatever_is_packed_is_unpacked_as_it_was(
    moves: list[tuple[str, int | None, str | None, datetime]], data: list[bytes]
) -> None:
    rows: dict[Any, Any] = {table: [] for table in PACKED}
    rows[schema.actions] = [
        {
            "sequence": 3 * at + 1,
            "hand": at,
            "text": text,
            "user_id": user_id,
            "bot": bot,
            "at": when.astimezone(),
        }
        for at, (text, user_id, bot, when) in enumerate(moves)
    ]
    rows[schema.decisions] = [{"sequence": 5 * at, "data": each} for at, each in enumerate(data)]
    content, people = encode(rows)
    assert decode(content, dict(enumerate(people))) == rows
    forgotten = decode(content, {})
    assert {row["user_id"] for row in forgotten[schema.actions]} <= {None}
    for broken in (
        b"",
        b"\x09" + content[1:],
        content[:-9],
        content[:30] + bytes([content[30] ^ 1]) + content[31:],
    ):
        with pytest.raises(PackedError):
            decode(broken, {})


def test_a_column_that_is_younger_than_what_is_packed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    rows: dict[Any, Any] = {table: [] for table in PACKED}
    rows[schema.hints] = [{"sequence": 4, "seat": 1, "user_id": DINO.id}]
    with monkeypatch.context() as patched:
        known = packed_code._columns
        patched.setattr(packed_code, "_columns", lambda table: [c for c in known(table) if c.name != "seat"])
        content, people = encode(rows)
    assert decode(content, dict(enumerate(people)))[schema.hints] == [{"sequence": 4, "user_id": DINO.id}]
