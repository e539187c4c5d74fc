"""Finished matches are counted once, and counted anew from the log with the same result."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kingbot.presets import parse_line
from kingbot.store import Store, schema
from kingbot.store.standings import DERIVED_TOTALS
from kingbot.tables import counting
from kingbot.tables.model import Person, Status, Table
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, BRUNO, CARLA, DINO, GUILD, TableDriver, tables_on

RULES = parse_line("portuguese hands=no_queens,no_hearts,no_king_hearts,declaration,declaration")
SHORT = parse_line("portuguese hands=no_queens")
DERIVED = (schema.results, *DERIVED_TOTALS)


def derived(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row that is derived from the logs."""
    with closing(sqlite3.connect(path)) as raw:
        found = {table.name: raw.execute(f'SELECT * FROM "{table.name}"').fetchall() for table in DERIVED}
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


async def play(driver: TableDriver, people: int = 4, rules: object = RULES) -> Table:
    return await driver.play_out(await driver.match(people, rules))  # type: ignore[arg-type]


async def matches_of(tables: Tables, person: Person) -> int:
    stats = await tables.standings.stats(person.id, GUILD)
    return stats.total.matches if stats else 0


async def test_a_match_is_counted_when_it_ends_and_not_before(tables: Tables, driver: TableDriver) -> None:
    table = await driver.moves(await driver.match(2, RULES), 5)
    assert await matches_of(tables, ADA) == 0
    await driver.play_out(table)
    assert await matches_of(tables, ADA) == await matches_of(tables, BRUNO) == 1
    assert await tables.standings.stats(CARLA.id, GUILD) is None


async def test_it_is_counted_once_also_after_a_restart(path: Path, store: Store) -> None:
    driver = TableDriver(tables_on(store))
    await play(driver)
    before = derived(path)
    again = tables_on(store)
    assert await again.counting.catch_up() == 0
    await again.personal_data.delete_expired()
    assert derived(path) == before
    await play(TableDriver(again), 2)
    assert await matches_of(again, ADA) == 2


async def test_a_rebuild_from_the_logs_gives_the_same_to_the_last_digit(
    path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_on(store)
    driver = TableDriver(tables)
    for people in (4, 3, 1, 4):
        await play(driver, people)
    await play(driver, 2, SHORT)
    table = await driver.moves(await driver.match(4, RULES), 30)
    await tables.matches.resign(table.id, BRUNO.id)
    await driver.play_out(await tables.queries.table(table.id))
    before = derived(path)
    assert all(before.values())
    monkeypatch.setattr(counting, "MATCHES_AT_ONCE", 2)  # so that results are read in several parts
    assert await tables.counting.rebuild() == 6
    assert derived(path) == before


async def test_matches_from_before_there_were_statistics_are_counted_in_their_order(
    path: Path, store: Store
) -> None:
    driver = TableDriver(tables_on(store))
    for _ in range(2):
        await play(driver)
    before = derived(path)
    async with store.transaction() as db:
        for table in DERIVED:
            await db.execute(table.delete())
    await driver.tables.personal_data.delete_expired()
    assert derived(path) == before


async def test_no_two_matches_of_a_server_end_at_the_same_time(tables: Tables, driver: TableDriver) -> None:
    # The clock of these tests stands still.
    first, second = await play(driver), await play(driver)
    assert first.changed < second.changed


async def test_a_match_that_is_closed_before_its_end_counts_for_nobody(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.moves(await driver.match(4, RULES), 30)
    table = (await tables.lobbies.close_as_moderator(table.id)).table
    assert table.status is Status.CLOSED
    await tables.counting.catch_up()
    assert await matches_of(tables, ADA) == 0


async def test_whoever_leaves_has_no_match_and_a_lower_rating(
    path: Path, tables: Tables, driver: TableDriver
) -> None:
    table = await driver.moves(await driver.match(4, RULES), 30)
    await tables.matches.resign(table.id, BRUNO.id)
    await driver.play_out(await tables.queries.table(table.id))
    assert await matches_of(tables, BRUNO) == 0
    assert [await matches_of(tables, each) for each in (ADA, CARLA, DINO)] == [1, 1, 1]
    with closing(sqlite3.connect(path)) as raw:
        rated = raw.execute(
            "SELECT mu FROM ratings WHERE user_id = ? AND preset = ''", (BRUNO.id,)
        ).fetchone()
    assert rated[0] < 25


async def test_a_bot_that_plays_the_difficult_part_gains_nothing_for_who_comes_back(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.moves(await driver.match(2, RULES), 20)
    await tables.matches.resign(table.id, BRUNO.id)
    table = await driver.moves(await tables.queries.table(table.id), 20)
    await tables.matches.take_back(table.id, BRUNO.id)
    await driver.play_out(await tables.queries.table(table.id))
    assert await matches_of(tables, BRUNO) == 0


async def test_whoever_takes_a_seat_over_neither_gains_nor_loses(tables: Tables, driver: TableDriver) -> None:
    table = await driver.moves(await driver.match(3, RULES), 30)
    await tables.matches.resign(table.id, BRUNO.id)
    await tables.substitutes.invite(table.id, BRUNO.id, DINO)
    await tables.substitutes.accept(table.id, DINO, 1)
    await driver.play_out(await tables.queries.table(table.id))
    board = await tables.standings.leaderboard(GUILD)
    assert {line.user_id for line in board.lines} == {ADA.id, CARLA.id}
    assert await tables.standings.stats(DINO.id, GUILD) is None


async def test_somebody_who_is_not_counted_any_more_is_nowhere_not_even_as_a_hole(
    path: Path, tables: Tables, driver: TableDriver
) -> None:
    for _ in range(3):
        await play(driver)
    before = derived(path)
    await tables.deadlines.change_settings(BRUNO.id, counted=False)
    await tables.counting.set_counted(BRUNO.id, False)
    await play(driver)
    assert str(BRUNO.id) not in repr(derived(path))
    board = await tables.standings.leaderboard(GUILD)
    assert board.people == len(board.lines) == 3
    assert [line.place for line in board.lines] == sorted(line.place for line in board.lines)
    stats = await tables.standings.stats(ADA.id, GUILD)
    assert stats is not None
    assert BRUNO.id not in {each.user_id for each in stats.opponents}
    rebuilt = derived(path)
    await tables.counting.rebuild()
    assert derived(path) == rebuilt
    await tables.deadlines.change_settings(BRUNO.id, counted=True)
    await tables.counting.set_counted(BRUNO.id, True)
    assert await matches_of(tables, BRUNO) == 4
    assert len(derived(path)["totals"]) == len(before["totals"])


async def test_after_a_deletion_a_rebuild_gives_the_same(
    path: Path, tables: Tables, driver: TableDriver
) -> None:
    await play(driver)
    table = await driver.moves(await driver.match(4, RULES), 30)
    await tables.matches.resign(table.id, BRUNO.id)
    await driver.play_out(await tables.queries.table(table.id))
    await tables.personal_data.erase(BRUNO.id, lambda language: "former player")
    after = derived(path)
    assert str(BRUNO.id) not in repr(after)
    await tables.counting.rebuild()
    assert derived(path) == after


@pytest.mark.parametrize("rules", [SHORT, RULES])
async def test_a_short_match_brings_neither_king_points_nor_a_rating(
    path: Path, tables: Tables, driver: TableDriver, rules: object
) -> None:
    await play(driver, 4, rules)
    found = derived(path)
    assert len(found["results"]) == 4
    assert bool(found["ratings"]) is (rules is RULES)
    board = await tables.standings.leaderboard(GUILD)
    assert any(line.total and line.total.king_points for line in board.lines) is (rules is RULES)
