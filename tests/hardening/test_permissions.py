"""A moderator takes permissions away in the middle of a match.

Play goes on, the host is told once, and all is as before when they are given back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.hardening.windows import Restless
from tests.support.bench import Bench
from tests.support.simcord_internals import deny, hide
from tests.support.sitting import Sitting, plain, sit_down

TOLD = "were taken from me"


@pytest.fixture
async def sitting(tmp_path: Path) -> AsyncIterator[Sitting]:
    """Two people at a table, with pictures."""
    async with Bench(lambda database: plain(database, pictures=True), tmp_path) as bench:
        sat = await sit_down(bench, "Ada", "Bruno", rules="hands=no_queens,no_hearts")
        yield Restless(bench, sat.people)


async def move(sitting: Sitting, times: int = 1) -> None:
    for _ in range(times):
        before = (await sitting.table()).version
        await sitting.touch(await sitting.awaited())
        assert (await sitting.table()).version > before


def times_told(sitting: Sitting) -> int:
    return sum(TOLD in screen for screen in sitting.host.dms())


def board_files(sitting: Sitting) -> int:
    return len(sitting.board().raw.attachments)


async def test_without_attach_files_the_board_is_in_words_and_gets_its_picture_back(sitting: Sitting) -> None:
    bench = sitting.bench
    assert board_files(sitting) == 1
    deny(bench.env, bench.channel.id, "attach_files")
    await move(sitting, 3)
    assert board_files(sitting) == 0
    assert "Bruno" in sitting.board(), "seats are described in words"
    assert times_told(sitting) == 1
    told = next(screen for screen in sitting.host.dms() if TOLD in screen)
    assert "Attach Files" in told
    deny(bench.env, bench.channel.id)
    await bench.settle()
    assert board_files(sitting) == 1
    assert times_told(sitting) == 1
    deny(bench.env, bench.channel.id, "attach_files")
    await move(sitting)
    assert times_told(sitting) == 2, "it was taken away again"


@pytest.mark.parametrize("permission", ["view_channel", "send_messages"])
async def test_a_channel_that_is_closed_to_the_bot_leaves_the_hands_and_comes_back(
    sitting: Sitting, permission: str
) -> None:
    bench = sitting.bench
    deny(bench.env, bench.channel.id, permission)
    await move(sitting, 4)
    assert times_told(sitting) == 1
    bench.take_faults()
    deny(bench.env, bench.channel.id)
    await bench.settle()
    version = (await sitting.table()).version
    assert any(f"king:1:{version}:" in button.custom_id for button in sitting.board().buttons)


async def test_embed_links_are_not_needed(sitting: Sitting) -> None:
    deny(sitting.bench.env, sitting.bench.channel.id, "embed_links", "read_message_history")
    await move(sitting, 2)
    assert times_told(sitting) == 0
    assert board_files(sitting) == 1


async def test_the_result_of_a_match_comes_without_files_where_none_may_be_sent(sitting: Sitting) -> None:
    deny(sitting.bench.env, sitting.bench.channel.id, "attach_files")
    await sitting.skip()
    await sitting.bench.settle()
    last = sitting.host.sees()[-1]
    assert "Ada" in last
    assert not last.raw.attachments


async def test_tables_in_a_channel_that_somebody_cannot_see_are_not_there_for_them(sitting: Sitting) -> None:
    bench = sitting.bench
    (eva,) = bench.people("Eva")
    elsewhere = bench.guild.create_text_channel("elsewhere")
    assert "table 1" in (await eva.slash("king tables", where=elsewhere)).text.lower()
    hide(bench.env, bench.channel.id, eva.id)
    answer = await eva.slash("king tables", where=elsewhere)
    assert "Ada" not in answer.text
    assert "table 1" not in answer.text.lower()
    for command in ("score", "last", "table", "rules", "verify", "join"):
        assert "There is no such table" in await eva.slash(f"king {command}", where=elsewhere, table=1), (
            command
        )
    assert "table 1" in (await sitting.host.slash("king tables", where=elsewhere)).text.lower()


async def test_whoever_sits_at_a_table_is_shown_it_though_they_cannot_see_its_channel(
    sitting: Sitting,
) -> None:
    elsewhere = sitting.bench.guild.create_text_channel("elsewhere")
    hide(sitting.bench.env, sitting.bench.channel.id, sitting.host.id)
    assert "table 1" in (await sitting.host.slash("king tables", where=elsewhere)).text.lower()
    assert "There is no such table" not in await sitting.host.slash("king score", where=elsewhere, table=1)
