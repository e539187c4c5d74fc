"""Reading standings: pages, places, ties; and a cost that does not grow with the number of matches."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import event, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import Store, schema
from kingbot.store.standings import RatingRow, ResultRow, TotalRow
from kingbot.tables.service import Tables
from kingbot.tables.standings_model import Order, Period
from tests.store.rows import table_row
from tests.tables.driver import GUILD, Clock
from tests.tables.test_ratings import result

PEOPLE = 2000


def total(user_id: int, points: int, period: str = "", preset: str = "", **given: int) -> TotalRow:
    row = TotalRow(guild_id=GUILD, period=period, preset=preset, user_id=user_id, king_points=points)
    return replace(row, matches=1, last_table=1, **given)  # type: ignore[arg-type]


def rating(user_id: int, mu: float, established: bool = True, kind: str = "live") -> RatingRow:
    return RatingRow(
        guild_id=GUILD,
        kind=kind,
        preset="",
        user_id=user_id,
        mu=mu,
        sigma=2.0,
        matches=12 if established else 3,
        established=established,
        last_table=1,
    )


async def fill(db: AsyncConnection, rows: list[TotalRow] | list[RatingRow] | list[ResultRow]) -> None:
    table = {TotalRow: schema.totals, RatingRow: schema.ratings, ResultRow: schema.results}[type(rows[0])]
    await db.execute(table.insert(), [asdict(row) for row in rows])


async def test_equal_points_share_a_place_across_pages(store: Store, tables: Tables) -> None:
    points = [50, 40, 40, 30, 20, 20, 20, 20, 20, 20, 20, 20, 5]
    async with store.transaction() as db:
        await fill(db, [total(number, each) for number, each in enumerate(points, 1)])
    first = await tables.standings.leaderboard(GUILD)
    second = await tables.standings.leaderboard(GUILD, page=1)
    places = [line.place for page in (first, second) for line in page.lines]
    assert places == [1, 2, 2, 4, 5, 5, 5, 5, 5, 5, 5, 5, 13]
    assert (first.pages, first.people, second.page) == (2, 13, 1)


async def test_a_page_that_is_not_there_is_the_last_one(store: Store, tables: Tables) -> None:
    async with store.transaction() as db:
        await fill(db, [total(number, number) for number in range(1, 12)])
    assert (await tables.standings.leaderboard(GUILD, page=99)).page == 1
    assert (await tables.standings.leaderboard(GUILD, page=-1)).page == 0
    assert (await tables.standings.leaderboard(GUILD + 1, page=3)).lines == ()


async def test_whoever_asks_learns_their_place_wherever_they_stand(store: Store, tables: Tables) -> None:
    async with store.transaction() as db:
        await fill(db, [total(number, 100 - number) for number in range(1, 26)])
    board = await tables.standings.leaderboard(GUILD, asked_by=23)
    assert board.own is not None
    assert board.own.place == 23
    assert (await tables.standings.leaderboard(GUILD, asked_by=99)).own is None


async def test_periods_and_presets_have_standings_of_their_own(
    store: Store, tables: Tables, clock: Clock
) -> None:
    month, year = f"{clock():%Y-%m}", f"{clock():%Y}"
    rows = [total(1, 9), total(2, 5), total(2, 5, year), total(1, 2, month), total(3, 1, "", "rifki")]
    async with store.transaction() as db:
        await fill(db, rows)

    async def listed(period: Period, preset: str = "") -> list[int]:
        board = await tables.standings.leaderboard(GUILD, period=period, preset=preset)
        return [line.user_id for line in board.lines]

    assert await listed(Period.ALL) == [1, 2]
    assert await listed(Period.YEAR) == [2]
    assert await listed(Period.MONTH) == [1]
    assert await listed(Period.ALL, "rifki") == [3]
    clock.advance(timedelta(days=40))
    assert await listed(Period.MONTH) == []


async def test_provisional_ratings_stand_below_the_others(store: Store, tables: Tables) -> None:
    async with store.transaction() as db:
        await fill(db, [rating(1, 24.0), rating(2, 40.0, established=False), rating(3, 28.0)])
    board = await tables.standings.leaderboard(GUILD, order=Order.LIVE, asked_by=2)
    assert [line.user_id for line in board.lines] == [3, 1, 2]
    assert board.own is not None
    assert board.own.place == 3
    assert (await tables.standings.leaderboard(GUILD, order=Order.CORRESPONDENCE)).lines == ()


# ------------------------------------------------------------------------------ cost


async def grow(store: Store, first: int, last: int) -> None:
    """Finished matches with these numbers, of the same people, as rows of the database."""
    async with store.transaction() as db:
        for start in range(first, last, 5000):
            numbers = range(start, min(start + 5000, last))
            values = asdict(table_row(guild_id=GUILD, status="finished", version=1))
            await db.execute(insert(schema.tables), [values | {"id": number} for number in numbers])
            people = [[(number * 7 + seat * 101) % PEOPLE + 1 for seat in range(4)] for number in numbers]
            seats = [
                {"table_id": number, "number": seat, "user_id": who, "user_name": "Somebody"}
                for number, four in zip(numbers, people, strict=True)
                for seat, who in enumerate(four)
            ]
            await db.execute(insert(schema.seats), seats)
            when = result(0, 1).finished
            rows = [
                replace(
                    result(seat, seat + 1, who),
                    table_id=number,
                    guild_id=GUILD,
                    finished=when + timedelta(seconds=number),
                )
                for number, four in zip(numbers, people, strict=True)
                for seat, who in enumerate(four)
            ]
            await fill(db, rows)


async def sum_up(store: Store) -> None:
    """Totals and ratings of all people, as many as there are, not as there are matches."""
    async with store.transaction() as db:
        await db.execute(schema.totals.delete())
        await db.execute(schema.ratings.delete())
        periods = [(period, preset) for period in ("", "2026", "2026-11") for preset in ("", "rifki")]
        await fill(
            db,
            [
                total(who, who % 97 * 10, period, preset)
                for who in range(1, PEOPLE + 1)
                for period, preset in periods
            ],
        )
        await fill(db, [rating(who, 20 + who % 83 / 8, who % 5 > 0) for who in range(1, PEOPLE + 1)])


async def milliseconds(read: Callable[[], object]) -> float:
    """The time of a reading when nothing else keeps the machine busy: the shortest of many."""
    times = []
    for _ in range(25):
        begin = time.perf_counter()
        await read()  # type: ignore[misc]
        times.append((time.perf_counter() - begin) * 1000)
    return min(times)


async def test_the_cost_of_a_leaderboard_does_not_grow_with_the_matches(
    store: Store, path: Path, tables: Tables
) -> None:
    assert store.place == str(path)
    await sum_up(store)
    await grow(store, 1, 1_000)

    async def read() -> None:
        await tables.standings.leaderboard(GUILD, page=3, asked_by=17)

    few = await milliseconds(read)
    await grow(store, 1_000, 16_000)
    assert await milliseconds(read) < 3 * few


@pytest.mark.parametrize("order", Order)
async def test_a_leaderboard_reads_rows_in_the_order_of_an_index(
    store: Store, path: Path, tables: Tables, order: Order
) -> None:
    """By SQLite's own plans: no table is read through, nothing is sorted, and no result is read."""
    assert store.place == str(path)
    statements: list[tuple[str, object]] = []
    engine = store._backend.readers.sync_engine

    @event.listens_for(engine, "before_cursor_execute")
    def note(connection: object, cursor: object, statement: str, parameters: object, *rest: object) -> None:
        if statement.startswith("SELECT"):
            statements.append((statement, parameters))

    await sum_up(store)
    await tables.standings.leaderboard(GUILD, order=order, page=2, asked_by=17)
    event.remove(engine, "before_cursor_execute", note)
    plans: list[str] = []
    async with store.reading() as db:
        for statement, parameters in statements:
            plan = await db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)  # type: ignore[arg-type]
            plans += plan.scalars(3)
    assert plans
    assert all(plan.startswith("SEARCH") and "INDEX" in plan for plan in plans), plans
    assert not [plan for plan in plans if "results" in plan or "TEMP B-TREE" in plan]


@pytest.mark.long
async def test_a_page_of_a_server_with_a_hundred_thousand_matches_takes_fifty_milliseconds(
    store: Store, tables: Tables
) -> None:
    await sum_up(store)
    await grow(store, 1, 100_001)
    for order in Order:

        async def read(order: Order = order) -> None:
            await tables.standings.leaderboard(GUILD, order=order, page=20, asked_by=17)

        taken = await milliseconds(read)
        print(f"{order}: {taken:.1f} ms")
        assert taken <= 50
