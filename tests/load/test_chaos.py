"""The bot is killed again and again under load: no answered move is lost, and no screen stays stale."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.load.chaos import Stored, chaos
from tests.load.crowd import Crowd, Move
from tests.load.measuring import Load, seeded
from tests.support.loopback import Loopback

WORDS = {"pictures": False, "board_pause": 0.5, "bot_pause": 0.05, "master_milliseconds": 0}
SMALL = Load(
    4, think=0.3, matches=1, rules="classic hands=no_queens,no_hearts", level="beginner", settings=WORDS
)


@pytest.mark.long
async def test_forty_tables_go_through_twelve_kills(tmp_path: Path) -> None:
    load = Load(40, think=1.0, matches=2, level="beginner", settings=WORDS)
    found = await chaos(load, 12, tmp_path)
    assert found.faults == []
    assert found.moves > 12 * 5


async def test_what_the_checker_looks_for_it_finds(tmp_path: Path) -> None:
    database = tmp_path / "king.sqlite"
    await seeded(SMALL, str(database))
    discord = Loopback()
    crowd = Crowd(discord, SMALL.tables, 1.0)
    before = Stored(database)
    (table, sequence), (user, text) = next(each for each in before.actions.items() if each[1][0])
    crowd.moves.append(Move(table, user, sequence - 1, text))
    assert before.lost(crowd) == []
    assert before.doubled() == []
    assert before.shown_to_others(crowd) == []
    assert len(before.stale(discord)) == 2 * SMALL.tables  # nothing is shown yet
    crowd.shown |= {(table, int(text[0]), user), (table, int(text[0]), user + 1), (table, int(text[0]), None)}
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE actions SET text = '0 play 2C' WHERE table_id = 1")
        db.execute("DELETE FROM actions WHERE table_id = ? AND sequence = ?", (table, sequence))
        db.commit()
    after = Stored(database)
    assert len(after.lost(crowd)) == 1
    assert len(after.doubled()) >= 1
    assert len(after.shown_to_others(crowd)) == 2
