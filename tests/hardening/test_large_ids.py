"""Ids from outside that no database can hold are those of nothing, on both engines; nobody sees an error."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.tables.model import TableError
from kingbot.ui.controls import ControlKind, number_in
from tests.support.bench import Bench
from tests.support.postgres import new_postgres_database
from tests.support.sitting import king_on, plain, plain_on_postgresql, sit_down

TABLES = (2**31 - 1, 2**31, 10**15 - 1)
NUMBERS = (str(2**31), str(2**63 - 1), str(2**63), "9" * 50)
# What carries somebody's id, an invitation's, or another number.
CARRIERS = (
    ControlKind.HOST,
    ControlKind.SUBSTITUTE,
    ControlKind.UNPLAN,
    ControlKind.REPLAY,
    ControlKind.VERIFY,
    ControlKind.DECISIONS,
    ControlKind.REVIEW,
)


@pytest.fixture(params=["sqlite", "postgresql"])
async def bench(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Bench]:
    def bot(database: Path) -> object:
        return plain(database) if request.param == "sqlite" else plain_on_postgresql(new_postgres_database())

    async with Bench(bot, tmp_path) as bench:  # type: ignore[arg-type]
        yield bench  # which fails if the bot logs an error or leaves an action unanswered


async def test_a_control_of_a_table_that_cannot_be_is_answered_in_words(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_tricks")
    ada, screen = sitting.host, sitting.host.dm()
    for table in TABLES:
        for kind in ControlKind:
            answer = await ada.forge(f"king:{table}:1:{kind}", screen)
            assert "Something went wrong" not in str(answer.screen), (table, kind)
        answer = await ada.slash("king score", table=table)
        assert "no such table" in str(answer.screen), table


async def test_a_command_for_a_table_that_cannot_be_is_answered_in_words(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_tricks")
    for table in (*TABLES, 2**53 - 1):
        for name in ("king table", "king hand", "king score", "king leave", "king close"):
            answer = await sitting.host.slash(name, table=table)
            assert "no such table" in str(answer.screen), (name, table)


async def test_a_number_that_cannot_be_anybodys_is_nobodys(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_tricks")
    for kind in CARRIERS:
        for number in NUMBERS:
            for argument in (number, f"yes {number}", f"{number} 1"):
                answer = await sitting.host.forge(f"king:1:1:{kind}", sitting.host.dm(), [argument])
                assert "Something went wrong" not in str(answer.screen), (kind, argument)


async def test_statistics_of_nobody_are_answered_in_words(bench: Bench) -> None:
    ada = bench.person("Ada")
    shown = (await ada.slash("king stats")).screen
    for number in NUMBERS:
        answer = await ada.forge(f"king:0:0:{ControlKind.STATS}", shown, [f"{number} classic"])
        assert "Something went wrong" not in str(answer.screen), number


async def test_services_say_of_such_a_table_that_there_is_none(bench: Bench) -> None:
    tables = king_on(bench).tables
    for table in (-(2**31), 0, *TABLES, 2**53, 2**63, 10**40):
        for call in (tables.queries.table, tables.queries.record):
            with pytest.raises(TableError, match="no-table"):
                await call(table)
        with pytest.raises(TableError, match="no-table"):
            await tables.matches.leave(table, 1)


@pytest.mark.parametrize("text", ["", "-1", "²", "١", "1.0", str(2**63), "9" * 99])
def test_what_is_no_number_of_ours_is_none(text: str) -> None:
    assert number_in(text) is None
    assert number_in(str(2**63 - 1)) == 2**63 - 1
