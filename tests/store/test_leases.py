"""Leases of shards: shared evenly, renewed, taken over when their process is dead. On PostgreSQL only."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import select, update

from kingbot.store import Store, schema
from kingbot.store.leases import Leases, leave, next_session, release, renew
from tests.support.postgres import new_postgres_database

LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
async def shared() -> AsyncIterator[Store]:
    store = await Store.open(new_postgres_database())
    yield store
    await store.close()


async def renewed(store: Store, process: str, total: int = 2, **how: Any) -> Leases:
    async with store.transaction() as db:
        return await renew(db, process, total=total, **how)


async def settled(store: Store, *processes: str, total: int) -> dict[str, set[int]]:
    """What each process holds once nothing changes any more; they give up what is too much at once."""
    held: dict[str, set[int]] = {}
    for _ in range(2 * total + 2):
        for each in processes:
            found = await renewed(store, each, total)
            async with store.transaction() as db:
                await release(db, each, found.surplus)
            held[each] = set(found.held - found.surplus)
    return held


async def die(store: Store, process: str) -> None:
    """Let the lease of a process be over, without having waited."""
    async with store.transaction() as db:
        processes = schema.processes
        await db.execute(update(processes).where(processes.c.name == process).values(until=LONG_AGO))


async def test_one_process_leases_all_shards_one_at_a_time(shared: Store) -> None:
    assert (await renewed(shared, "a")).held == {0}
    assert (await renewed(shared, "a", take=False)).held == {0}
    found = await renewed(shared, "a")
    assert set(found.held) == {0, 1}
    assert not found.surplus
    assert (found.total, found.alone) == (2, True)


@pytest.mark.parametrize(
    ("total", "shares"), [(1, [0, 0, 1]), (2, [0, 1, 1]), (3, [1, 1, 1]), (5, [1, 2, 2]), (6, [2, 2, 2])]
)
async def test_shards_are_shared_evenly_whoever_came_first(
    shared: Store, total: int, shares: list[int]
) -> None:
    assert await settled(shared, "a", total=total) == {"a": set(range(total))}
    held = await settled(shared, "a", "b", "c", total=total)
    assert sorted(number for each in held.values() for number in each) == list(range(total))
    assert sorted(map(len, held.values())) == shares


async def test_a_shard_is_never_leased_twice(shared: Store) -> None:
    await renewed(shared, "a", 1)
    found = await renewed(shared, "b", 1)
    assert not found.held
    assert not found.alone


async def test_what_is_too_much_stays_leased_until_its_process_gives_it_up(shared: Store) -> None:
    await settled(shared, "a", total=2)
    assert (await renewed(shared, "b")).held == set()
    assert (await renewed(shared, "a")).surplus == {1}
    assert (await renewed(shared, "b")).held == set()
    async with shared.transaction() as db:
        await release(db, "a", {1})
    assert (await renewed(shared, "b")).held == {1}


async def test_the_shards_of_a_dead_process_are_taken_over_and_it_learns_that_when_it_comes_back(
    shared: Store,
) -> None:
    await settled(shared, "a", total=1)
    await renewed(shared, "b", 1)
    await die(shared, "a")
    assert (await renewed(shared, "b", 1)).held == {0}
    assert (await renewed(shared, "a", 1)).held == set()


async def test_a_process_whose_lease_was_over_keeps_what_nobody_took(shared: Store) -> None:
    await settled(shared, "a", total=2)
    await die(shared, "a")
    assert (await renewed(shared, "a", take=False)).held == {0, 1}


async def test_a_process_that_leaves_need_not_be_waited_for(shared: Store) -> None:
    await settled(shared, "a", total=1)
    async with shared.transaction() as db:
        await leave(db, "a")
    found = await renewed(shared, "b", 1)
    assert set(found.held) == {0}
    assert found.alone


async def test_pinned_shards_are_all_that_a_process_takes(shared: Store) -> None:
    for _ in range(4):
        found = await renewed(shared, "a", 4, pinned={1, 3})
        other = await renewed(shared, "b", 4, pinned={0, 2})
    assert (set(found.held), set(other.held)) == ({1, 3}, {0, 2})
    assert not found.surplus | other.surplus


async def test_the_number_of_shards_changes_when_no_process_serves_any(shared: Store) -> None:
    await settled(shared, "a", total=1)
    assert (await renewed(shared, "b", 4)).total == 1
    async with shared.transaction() as db:
        await leave(db, "a")
    assert (await renewed(shared, "b", 4)).total == 4


async def test_leases_are_by_the_clock_of_the_database(shared: Store) -> None:
    """It is the server's, in UTC, whatever zone it believes itself to be in."""
    await renewed(shared, "a")
    async with shared.reading() as db:
        until = (await db.execute(select(schema.processes.c.until))).scalar_one()
    assert 0 < (until - datetime.now(UTC)).total_seconds() <= 15


async def test_sessions_begin_one_by_one_in_each_bucket(shared: Store) -> None:
    async def wait(shard: int, concurrency: int) -> int:
        async with shared.transaction() as db:
            return round(await next_session(db, shard, concurrency))

    assert [await wait(shard, 1) for shard in (0, 1, 0)] == [0, 5, 10]
    assert [await wait(shard, 16) for shard in (1, 2, 17, 3)] == [0, 0, 5, 0]
