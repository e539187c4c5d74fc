"""What processes on one PostgreSQL database hear of each other, early; nothing depends on it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kingbot.store import Store
from tests.support.postgres import new_postgres_database


@asynccontextmanager
async def heard_by(store: Store) -> AsyncIterator["asyncio.Queue[int]"]:
    """What a store hears from now on: something of another process has been heard first."""
    heard: asyncio.Queue[int] = asyncio.Queue()
    listening = asyncio.create_task(store.listen(heard.put_nowait))
    other = await Store.open(store.place)
    try:
        while heard.empty():
            async with other.transaction() as db:
                await other.announce(db, 0)
            await asyncio.sleep(0)
        while await after(other, heard) == 0:
            pass
        yield heard
    finally:
        listening.cancel()
        await other.close()


async def after(other: Store, heard: "asyncio.Queue[int]") -> int:
    """The next that is heard once -1 was announced."""
    async with other.transaction() as db:
        await other.announce(db, -1)
    return await heard.get()


async def test_what_another_process_commits_is_heard_and_nothing_else() -> None:
    here = await Store.open(new_postgres_database())
    there = await Store.open(here.place)
    async with heard_by(here) as heard:
        while not heard.empty():
            heard.get_nowait()
        async with here.transaction() as db:
            await here.announce(db, 1)  # one's own
        try:
            async with there.transaction() as db:
                await there.announce(db, 2)
                raise ValueError
        except ValueError:
            pass
        async with there.transaction() as db:
            await there.announce(db, 3)
        while (found := await asyncio.wait_for(heard.get(), 60)) == -1:
            pass
        assert found == 3
    await here.close()
    await there.close()


async def test_on_sqlite_there_is_nobody_to_be_heard(file_store: Store) -> None:
    async with file_store.transaction() as db:
        await file_store.announce(db, 1)
    await file_store.listen(lambda table_id: None)
