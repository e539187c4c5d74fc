"""`kingbot db`: backup, restore, check, upgrade."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations

from kingbot.presets import load
from kingbot.store import Store, StoreError, files
from kingbot.tables.model import Person
from kingbot.tables.service import open_tables
from tests.cli.conftest import Run
from tests.support.database import new_database
from tests.tables.driver import TableDriver


@pytest.fixture(autouse=True)
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the commands, with a match under way at table 1."""
    path = tmp_path / "king.sqlite"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KINGBOT_DATABASE", str(path))
    asyncio.run(_play(new_database(path)))
    return path


async def _play(path: Path) -> None:
    store = await Store.open(path)
    tables = open_tables(store)
    table = await tables.lobbies.create(Person(11, "Ada"), 1, 2, load("classic"))
    await tables.matches.start(table.id, 11)
    await store.close()


async def _finish(path: Path) -> None:
    """Play the match under way to its end."""
    store = await Store.open(path)
    driver = TableDriver(open_tables(store))
    await driver.play_out(await driver.tables.queries.table(1))
    await store.close()


@contextmanager
def sqlite(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, opened as a careless person would."""
    with closing(sqlite3.connect(path)) as connection, connection:
        yield connection


def host(path: Path) -> str:
    with sqlite(path) as raw:
        (name,) = raw.execute("SELECT user_name FROM seats WHERE user_id = 11").fetchone()
    return str(name)


def rename(path: Path, name: str) -> None:
    with sqlite(path) as raw:
        raw.execute("UPDATE seats SET user_name = ? WHERE user_id = 11", (name,))


def make_old(path: Path) -> None:
    """Make it the database of the first kingbot, with what was in it."""
    path.unlink()
    engine = sa.create_engine(f"sqlite:///{path}")
    first = import_module("kingbot.store.migrations.versions.0001_tables")
    with engine.begin() as db, Operations.context(MigrationContext.configure(db)):
        first.upgrade()
        db.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        db.exec_driver_sql("INSERT INTO alembic_version VALUES ('0001')")
        db.exec_driver_sql("INSERT INTO servers VALUES (5, '{\"tables\":7}')")
    engine.dispose()


def backups(path: Path) -> list[Path]:
    return sorted((path.parent / "backups").iterdir())


def test_a_copy_is_made_beside_the_database_and_is_whole_and_private(run: Run, path: Path) -> None:
    result = run("db", "backup")
    (copy,) = backups(path)
    assert result.stdout == f"{copy} is a new copy of the database.\n"
    assert host(copy) == "Ada"
    assert files.examine(copy) == files.examine(path)
    assert copy.stat().st_mode & 0o077 == 0


def test_a_copy_made_while_the_bot_writes_is_of_one_moment(path: Path, tmp_path: Path) -> None:
    with sqlite(path) as raw:
        raw.execute("UPDATE seats SET user_name = 'Half'")
        files.copy(path, tmp_path / "copy")
        raw.rollback()
    assert host(tmp_path / "copy") == "Ada"


def test_a_copy_takes_no_other_file_s_place(run: Run, path: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada")
    assert run("db", "backup", "letter").exit_code == 2
    assert (tmp_path / "letter").read_text() == "Dear Ada"


def test_a_copy_is_put_back_only_when_told_and_the_old_file_is_kept(run: Run, path: Path) -> None:
    run("db", "backup", "copy")
    rename(path, "Bruno")
    refused = run("db", "restore", "copy")
    assert refused.exit_code == 2
    assert "--force" in refused.stderr
    assert host(path) == "Bruno"
    assert run("db", "restore", "copy", "--force").exit_code == 0
    assert host(path) == "Ada"
    (kept,) = backups(path)
    assert host(kept) == "Bruno"


def test_a_copy_is_not_put_under_a_bot_that_is_running(run: Run, path: Path) -> None:
    run("db", "backup", "copy")
    running = sqlite3.connect(path)
    running.execute("SELECT count(*) FROM seats").fetchall()
    result = run("db", "restore", "copy", "--force")
    running.close()
    assert result.stderr == f"kingbot: {path} is in use. Stop the bot first.\n"


@pytest.mark.parametrize("what", ["a letter", "another program's database", "a newer one", "none at all"])
def test_what_is_no_copy_of_ours_is_not_put_back(run: Run, path: Path, tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy"
    match what:
        case "a letter":
            copy.write_text("Dear Ada, " * 999)
        case "another program's database":
            with sqlite(copy) as raw:
                raw.execute("CREATE TABLE letters (text)")
        case "a newer one":
            run("db", "backup", "copy")
            with sqlite(copy) as raw:
                raw.execute("UPDATE alembic_version SET version_num = '9999'")
    assert run("db", "restore", "copy", "--force").exit_code == 2
    assert host(path) == "Ada"


def test_a_file_too_broken_to_open_can_still_be_replaced(run: Run, path: Path) -> None:
    run("db", "backup", "copy")
    path.write_bytes(b"\0" * 5000)
    assert run("db", "restore", "copy", "--force").exit_code == 0
    assert host(path) == "Ada"


def test_a_database_in_order_is_said_to_be(run: Run, path: Path) -> None:
    result = run("db", "check")
    assert (result.exit_code, result.stdout) == (0, f"{path} is in order.\n")


def test_what_was_counted_is_derived_anew_from_the_logs(run: Run, path: Path) -> None:
    asyncio.run(_finish(path))
    with sqlite(path) as raw:
        before = raw.execute("SELECT * FROM totals ORDER BY 1, 2, 3, 4").fetchall()
        raw.execute("UPDATE totals SET king_points = 1000")
    assert len(before) == 6  # three periods, over all presets and in one
    assert "One match counted again" in run("db", "recount").output
    with sqlite(path) as raw:
        assert raw.execute("SELECT * FROM totals ORDER BY 1, 2, 3, 4").fetchall() == before


def test_packing_makes_the_file_smaller_and_says_how_many_matches(
    run: Run, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(_finish(path))
    assert run("db", "pack").output == "Packed matches: 0.\n"  # it was over a moment ago
    monkeypatch.setenv("KINGBOT_PACK_AFTER_DAYS", "0.0000001")
    with sqlite(path) as db:
        db.execute("VACUUM")
    before = path.stat().st_size
    assert run("db", "pack").output == "Packed matches: 1.\n"
    assert path.stat().st_size < before
    assert run("db", "check").exit_code == 0
    assert "One match counted again" in run("db", "recount").output
    monkeypatch.setenv("KINGBOT_PACK_AFTER_DAYS", "0")
    refused = run("db", "pack")
    assert refused.exit_code == 2
    assert "KINGBOT_PACK_AFTER_DAYS is 0" in refused.output


def test_a_damaged_file_is_found_and_not_opened(run: Run, path: Path) -> None:
    with sqlite(path) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_seats_user_id'").fetchone()
        (size,) = raw.execute("PRAGMA page_size").fetchone()
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as raw_file:
        raw_file.seek((page - 1) * size)
        raw_file.write(b"\x0a" + b"\xff" * 200)
    result = run("db", "check")
    assert result.exit_code == 1
    assert f"{path} is damaged" in result.stdout
    with pytest.raises(StoreError, match="damaged"):
        asyncio.run(Store.open(path))


def test_a_row_that_refers_to_nothing_is_found(run: Run, path: Path) -> None:
    with sqlite(path) as raw:
        raw.execute("UPDATE hands SET table_id = 99")
    result = run("db", "check")
    assert result.exit_code == 1
    assert "hands" in result.stdout


def test_a_match_whose_log_cannot_be_replayed_is_found_without_showing_its_cards(
    run: Run, path: Path
) -> None:
    with sqlite(path) as raw:
        raw.execute("UPDATE hands SET deal = replace(deal, '2C', 'QS')")
    result = run("db", "check")
    assert result.exit_code == 1
    assert result.stdout.startswith("The match at table 1 cannot be continued: ")
    assert "QS" not in result.stdout


def test_an_older_database_is_copied_and_upgraded_at_start(run: Run, path: Path) -> None:
    make_old(path)
    assert "older" in run("db", "check").stdout
    asyncio.run(_open(path))
    (copy,) = backups(path)
    assert files.examine(copy).revision == "0001"
    assert run("db", "check").exit_code == 0
    asyncio.run(_open(path))
    assert backups(path) == [copy]


def test_an_upgrade_can_be_made_without_starting(run: Run, path: Path) -> None:
    make_old(path)
    assert "has been upgraded" in run("db", "upgrade").stdout
    assert len(backups(path)) == 1
    assert "is up to date" in run("db", "upgrade").stdout
    with sqlite(path) as raw:
        assert raw.execute("SELECT * FROM servers").fetchall() == [(5, '{"tables":7}', None)]


def test_an_old_copy_can_be_put_back_and_is_upgraded_then(run: Run, path: Path) -> None:
    old = path.with_name("old")
    path.rename(old)
    make_old_at = old
    make_old(make_old_at)
    assert run("db", "restore", "old").exit_code == 0
    assert run("db", "upgrade").exit_code == 0


def test_copies_made_unasked_go_after_thirty_days_and_those_asked_for_stay(run: Run, path: Path) -> None:
    run("db", "backup")
    make_old(path)
    asyncio.run(_open(path))
    asked_for, unasked = backups(path)
    files.delete_old_backups(path)
    assert len(backups(path)) == 2
    long_ago = time.time() - 31 * 24 * 3600
    for each in backups(path):
        os.utime(each, (long_ago, long_ago))
    files.delete_old_backups(path)
    assert backups(path) == [asked_for]
    assert "before" in unasked.name


def test_what_a_copy_left_that_was_broken_off_goes_after_a_day(run: Run, path: Path) -> None:
    run("db", "backup")
    (whole,) = backups(path)
    part, new = (whole.with_name(f"{name}.part") for name in (whole.name, f"{path.stem}-new.sqlite"))
    for each in (part, new):
        each.write_bytes(b"half of a copy")
    day_ago = time.time() - 25 * 3600
    os.utime(part, (day_ago, day_ago))
    files.delete_old_backups(path)
    assert backups(path) == sorted([whole, new]), "a copy that is being made stays"


def test_without_a_database_there_is_nothing_to_copy(run: Run, path: Path) -> None:
    path.unlink()
    for command in ("backup", "upgrade"):
        result = run("db", command)
        assert (result.exit_code, result.stderr) == (2, f"kingbot: There is no file {path}.\n")
    assert run("db", "check").exit_code == 1
    assert not path.exists()


async def _open(path: Path) -> None:
    await (await Store.open(path)).close()
