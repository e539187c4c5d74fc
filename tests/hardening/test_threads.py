"""A table in a thread of its own: Discord archives threads where nothing is written, moderators lock them."""

from __future__ import annotations

from tests.hardening.windows import Restless
from tests.support.bench import Bench
from tests.support.simcord_internals import archive, is_archived, unlock
from tests.support.sitting import Sitting


async def sat(bench: Bench) -> tuple[Sitting, int]:
    """Two people at a table in a thread, and the thread."""
    people = bench.people("Ada", "Bruno")
    await people[0].slash("king new", rules="hands=no_queens,no_hearts", thread=True)
    await people[1].slash("king join", table=1)
    await people[0].slash("king start", table=1)
    sitting = Restless(bench, people)
    return sitting, (await sitting.table()).channel_id


async def move(sitting: Sitting, times: int = 1) -> None:
    for _ in range(times):
        before = (await sitting.table()).version
        await sitting.touch(await sitting.awaited())
        assert (await sitting.table()).version > before


async def newest_board(sitting: Sitting, thread: int) -> str:
    screens = sitting.bench.screens(sitting.host.id, thread)
    return "".join(button.custom_id for screen in screens[-2:] for button in screen.buttons)


async def test_a_thread_that_was_archived_is_opened_by_a_new_board(bench: Bench) -> None:
    sitting, thread = await sat(bench)
    archive(bench.env, thread)
    await move(sitting)
    assert not is_archived(bench.env, thread)
    await move(sitting)
    assert f"king:1:{(await sitting.table()).version}:" in await newest_board(sitting, thread)


async def test_in_a_locked_thread_play_goes_on_from_the_hands_and_the_board_comes_back(bench: Bench) -> None:
    sitting, thread = await sat(bench)
    archive(bench.env, thread, locked=True)
    await move(sitting, 4)
    bench.take_faults()
    assert is_archived(bench.env, thread)
    unlock(bench.env, thread)
    await bench.advance(601)
    await move(sitting)
    assert f"king:1:{(await sitting.table()).version}:" in await newest_board(sitting, thread)
