"""Seasons: started, changed and ended by a server, over by themselves; and the table that each leaves."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from kingbot.presets import parse_line
from kingbot.store import Store, schema
from kingbot.store.standings import ResultRow, TotalRow, add, read
from kingbot.tables.model import TableError
from kingbot.tables.service import Tables
from kingbot.tables.standings_model import Period
from tests.store.rows import add_table
from tests.tables.driver import GUILD, Clock, TableDriver

ROME, BRUNO, ADA = "Europe/Rome", 1002, 1001
FIRST, LAST = date(2026, 12, 1), date(2026, 12, 31)


async def played(
    store: Store, tables: Tables, at: datetime, winner: int, loser: int, preset: str = "classic"
) -> None:
    """A match between two people that ended at this time."""
    async with store.transaction() as db:
        table_id = await add_table(db, guild_id=GUILD, status="finished")
        rows = [
            ResultRow(
                table_id=table_id, player=seat, seat=seat, guild_id=GUILD, user_id=user, bot=None, left=False,
                finished=at, kind="live", preset=preset, whole=True, place=seat + 1, king_points=6 - 2 * seat,
            )
            for seat, user in enumerate((winner, loser, None, None))
        ]  # fmt: skip
        await add(db, rows)
        await db.execute(schema.stale_standings.delete())
        await db.execute(schema.stale_standings.insert().values(guild_id=GUILD))
    await tables.counting.catch_up()


async def listed(tables: Tables, season: int = 0, preset: str = "") -> list[tuple[int, int, int]]:
    board = await tables.standings.leaderboard(GUILD, period=Period.SEASON, season=season, preset=preset)
    assert board.season is not None
    return [(line.place, line.user_id, line.total.king_points) for line in board.lines if line.total]


async def start(tables: Tables, **given: Any) -> int:
    values: dict[str, Any] = {"name": "Winter", "first": FIRST, "last": LAST} | given
    return (await tables.seasons.set(GUILD, ROME, **values)).id


async def test_a_season_lasts_from_midnight_to_midnight_where_the_server_is(tables: Tables) -> None:
    await start(tables)
    (season,) = await tables.seasons.of_server(GUILD)
    assert season.begins == datetime(2026, 11, 30, 23, tzinfo=UTC)
    assert season.ends == datetime(2026, 12, 31, 23, tzinfo=UTC)
    assert (season.first_day, season.last_day) == (FIRST, LAST)


async def test_only_matches_within_it_and_of_its_presets_count(
    store: Store, tables: Tables, clock: Clock
) -> None:
    season = await start(tables, presets=["classic", "rifki"])
    clock.now = datetime(2026, 12, 10, tzinfo=UTC)
    await played(store, tables, datetime(2026, 11, 30, 22, 59, tzinfo=UTC), BRUNO, ADA)
    await played(store, tables, datetime(2026, 11, 30, 23, tzinfo=UTC), ADA, BRUNO)
    await played(store, tables, datetime(2026, 12, 9, tzinfo=UTC), BRUNO, ADA, "home")
    await played(store, tables, datetime(2026, 12, 10, tzinfo=UTC), ADA, BRUNO, "rifki")
    await played(store, tables, datetime(2026, 12, 31, 23, tzinfo=UTC), BRUNO, ADA)
    assert await listed(tables) == [(1, ADA, 12), (2, BRUNO, 8)]
    assert await listed(tables, season, "rifki") == [(1, ADA, 6), (2, BRUNO, 4)]
    assert (await tables.standings.leaderboard(GUILD, period=Period.SEASON)).presets == ("classic", "rifki")


async def test_it_is_over_by_itself_and_its_table_stays(store: Store, tables: Tables, clock: Clock) -> None:
    first = await start(tables)
    clock.now = datetime(2026, 12, 10, tzinfo=UTC)
    await played(store, tables, clock.now, ADA, BRUNO)
    clock.now = datetime(2027, 1, 2, tzinfo=UTC)
    await played(store, tables, clock.now, BRUNO, ADA)
    assert await listed(tables) == [(1, ADA, 6), (2, BRUNO, 4)]
    with pytest.raises(TableError, match="no-season"):
        await tables.seasons.end(GUILD)
    second = await start(tables, name="Spring", first=None, last=date(2027, 3, 31))
    assert await listed(tables) == [(1, BRUNO, 6), (2, ADA, 4)]  # it began today at midnight
    assert await listed(tables, first) == [(1, ADA, 6), (2, BRUNO, 4)]
    board = await tables.standings.leaderboard(GUILD)
    assert [each.id for each in board.seasons] == [second, first]


async def test_who_manages_the_server_may_end_it(store: Store, tables: Tables, clock: Clock) -> None:
    season = await start(tables)
    clock.now = datetime(2026, 12, 10, tzinfo=UTC)
    await played(store, tables, clock.now, ADA, BRUNO)
    ended = await tables.seasons.end(GUILD)
    assert ended is not None
    assert ended.ends == clock.now + timedelta(microseconds=1)
    await played(store, tables, ended.ends, BRUNO, ADA)
    assert await listed(tables, season) == [(1, ADA, 6), (2, BRUNO, 4)]


async def test_one_that_has_not_begun_is_dropped(tables: Tables) -> None:
    await start(tables, first=date(2026, 12, 20))
    assert (await tables.standings.leaderboard(GUILD, period=Period.SEASON)).season is None
    assert await tables.seasons.end(GUILD) is None
    assert await tables.seasons.of_server(GUILD) == []


async def test_one_that_runs_may_be_changed_and_counts_anew(
    store: Store, tables: Tables, clock: Clock
) -> None:
    season = await start(tables)
    clock.now = datetime(2026, 12, 10, tzinfo=UTC)
    await played(store, tables, datetime(2026, 12, 2, tzinfo=UTC), ADA, BRUNO)
    await played(store, tables, datetime(2026, 12, 9, tzinfo=UTC), BRUNO, ADA, "home")
    changed = await tables.seasons.set(GUILD, ROME, name="December", presets=["home"])
    assert (changed.id, changed.name, changed.last_day) == (season, "December", LAST)
    assert await listed(tables) == [(1, BRUNO, 6), (2, ADA, 4)]
    await tables.seasons.set(GUILD, ROME, first=date(2026, 12, 9), presets=[])
    assert await listed(tables) == [(1, BRUNO, 6), (2, ADA, 4)]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"name": None}, "season-name"),
        ({"name": " \n "}, "season-name"),
        ({"last": None}, "season-dates"),
        ({"last": date(2026, 11, 29)}, "season-dates"),
        ({"first": date(2026, 12, 9), "last": date(2026, 12, 8)}, "season-dates"),
        ({"last": date(2027, 12, 3)}, "season-dates"),
    ],
)
async def test_what_cannot_be_a_season_is_refused(tables: Tables, given: dict[str, Any], key: str) -> None:
    with pytest.raises(TableError) as refused:
        await start(tables, **given)
    assert refused.value.key == key
    assert await tables.seasons.of_server(GUILD) == []


async def test_seasons_do_not_overlap(tables: Tables, clock: Clock) -> None:
    await start(tables)
    clock.now = datetime(2027, 1, 5, tzinfo=UTC)
    with pytest.raises(TableError) as refused:
        await start(tables, name="Next", first=date(2026, 12, 31), last=date(2027, 1, 31))
    assert refused.value.key == "season-overlaps"


async def test_who_leaves_leaves_no_hole(store: Store, tables: Tables, clock: Clock) -> None:
    await start(tables)
    clock.now = datetime(2026, 12, 10, tzinfo=UTC)
    await played(store, tables, clock.now, ADA, BRUNO)
    await played(store, tables, clock.now + timedelta(seconds=1), BRUNO, 1003)
    clock.now = datetime(2027, 1, 2, tzinfo=UTC)
    assert [line[1] for line in await listed(tables)] == [BRUNO, ADA, 1003]
    await tables.counting.set_counted(BRUNO, False)
    assert await listed(tables) == [(1, ADA, 6), (2, 1003, 4)]


async def test_the_table_of_a_season_that_is_over_is_of_those_who_are_counted_now(
    tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    await start(tables, first=date(2026, 11, 30))
    rules = parse_line("home hands=no_queens,no_hearts,no_king_hearts,declaration,declaration,no_trump")
    for _ in range(2):
        await driver.play_out(await driver.match(3, rules))
    clock.now = datetime(2027, 1, 2, tzinfo=UTC)
    whole = await listed(tables)
    assert len(whole) == 3
    gone = whole[0][1]
    others = [(user, points) for _, user, points in whole if user != gone]
    await tables.counting.set_counted(gone, False)
    assert [(user, points) for _, user, points in await listed(tables)] == others
    assert (await listed(tables))[0][0] == 1  # the places close up
    await tables.counting.set_counted(gone, True)
    assert await listed(tables) == whole
    await tables.personal_data.erase(gone, lambda language: "former player")
    await tables.counting.set_counted(gone, True)  # there is nothing left to count
    assert [(user, points) for _, user, points in await listed(tables)] == others


async def test_the_same_comes_of_counting_a_match_at_its_end_and_of_counting_anew(
    store: Store, tables: Tables, driver: TableDriver
) -> None:
    await start(tables, first=date(2026, 11, 30))
    rules = parse_line("home hands=no_queens,no_hearts,no_king_hearts,declaration,declaration,no_trump")
    await driver.play_out(await driver.match(2, rules))

    async def sums() -> list[TotalRow]:
        c = schema.totals.c
        async with store.reading() as db:
            return await read(db, TotalRow, c.period.like("season %"), order=(c.preset, c.user_id))

    found = await sums()
    assert [(row.preset, row.user_id) for row in found] == [
        ("", ADA), ("", BRUNO), ("home", ADA), ("home", BRUNO)
    ]  # fmt: skip
    await tables.counting.rebuild()
    assert await sums() == found
