"""A bot beside others on the same database: it shows what they did at its tables, and leaves theirs alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kingbot.bot import KingBot
from kingbot.store import Store
from kingbot.tables.service import Tables, open_tables
from tests.support import simcord_internals
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import Sitting, king_on, plain, sit_down


@dataclass
class SomeShards:
    """The shards of one process among several, with our server or without it."""

    owning: bool = True
    alone: bool = False

    def owns(self, guild_id: int) -> bool:
        """Whether the tables of a server are looked after here."""
        return self.owning


@pytest.fixture
def shards(monkeypatch: pytest.MonkeyPatch) -> SomeShards:
    made = SomeShards()
    monkeypatch.setattr(KingBot, "_shards_of_ours", lambda bot: made)
    return made


@pytest.fixture
async def sitting(shards: SomeShards, tmp_path: Path) -> AsyncIterator[Sitting]:
    async with Bench(plain, tmp_path) as bench:
        yield await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_tricks")


@pytest.fixture
async def elsewhere(sitting: Sitting) -> AsyncIterator[Tables]:
    """The services of another process."""
    store = await Store.open(sitting.bench.database)
    yield open_tables(store)
    await store.close()


async def move(sitting: Sitting, tables: Tables) -> Person:
    """Make a move in another process, and return whose turn it is then."""
    moment = await sitting.moment()
    assert moment.public.turn is not None
    legal = moment.seats[moment.public.turn].legal
    await tables.matches.act(sitting.table_id, sitting.awaited_in(moment).id, legal[0])
    return await sitting.awaited()


async def finish() -> None:
    while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith("coalesced")]:
        await asyncio.wait(tasks)


def shown_version(sitting: Sitting) -> int:
    """The version of the table that the board shows."""
    return int(sitting.board().button("My hand").custom_id.split(":")[2].partition(".")[0])


async def test_what_another_process_did_at_a_table_of_ours_is_shown(
    sitting: Sitting, elsewhere: Tables
) -> None:
    bot = king_on(sitting.bench)
    for _ in range(3):
        person = await move(sitting, elsewhere)
        version = (await sitting.table()).version
        assert shown_version(sitting) < version
        with simcord_internals.as_bot(sitting.bench.env):
            await bot.reconciler.catch_up()
            await finish()
        assert shown_version(sitting) == version
        assert await sitting.touch(person) is not None
        assert (await sitting.table()).version > version


async def test_a_window_in_which_another_process_answered_is_shown_as_it_is_now(
    sitting: Sitting, elsewhere: Tables
) -> None:
    """Ours may have been showing an earlier state there at that moment."""
    bot, mover = king_on(sitting.bench), await sitting.awaited()
    before = sitting.window(mover).summary()
    await move(sitting, elsewhere)
    with simcord_internals.as_bot(sitting.bench.env):
        await bot.reconciler.catch_up()
        await finish()
    assert mover.dm().summary() != before
    version = (await sitting.table()).version
    controls = [
        each.custom_id.split(":") for each in mover.dm().buttons if each.custom_id.startswith("king:1")
    ]
    assert {parts[2].partition(".")[0] for parts in controls} == {str(version)}


async def test_the_tables_of_another_process_are_left_alone_until_they_are_ours_again(
    sitting: Sitting, elsewhere: Tables, shards: SomeShards
) -> None:
    bot, env = king_on(sitting.bench), sitting.bench.env
    shards.owning = False
    with simcord_internals.as_bot(env):
        await bot.reconciler.let_go()
        seen = shown_version(sitting)
        person = await move(sitting, elsewhere)
        await bot.reconciler.catch_up()
        await bot.reconciler.show(sitting.table_id)
        bot.reconciler.refresh_hand(sitting.table_id, person.id)
        await finish()
        assert shown_version(sitting) == seen
        assert await bot.tables.deadlines.run_due(shards.owns) == []
        shards.owning = True
        await bot.reconciler.repair()
        await finish()
    assert shown_version(sitting) == (await sitting.table()).version
    assert await sitting.touch(person) is not None


async def test_a_press_that_reaches_a_process_whose_table_it_is_not_counts(
    sitting: Sitting, shards: SomeShards
) -> None:
    """Presses in direct messages come to shard 0 only."""
    bot, person = king_on(sitting.bench), await sitting.awaited()
    shards.owning = False
    with simcord_internals.as_bot(sitting.bench.env):
        await bot.reconciler.let_go()
    version = (await sitting.table()).version
    seen = shown_version(sitting)
    assert await sitting.touch(person) is not None
    assert (await sitting.table()).version > version
    assert shown_version(sitting) == seen  # the board is its owner's
    store = await Store.open(sitting.bench.database)
    async with store.reading() as db:
        shown = (await bot.reconciler.messages.read(db, sitting.table_id))["hand", person.id]
    await store.close()
    assert shown.version == (await sitting.table()).version
