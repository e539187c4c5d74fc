"""Concurrent calls: exactly one wins, the other is refused, and nothing is written twice."""

import asyncio
import random
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.view import PlayerView
from kingbot.players import Decision, player
from kingbot.store import Store, log
from kingbot.tables.bots import decide_in_threads
from kingbot.tables.model import Outcome, Status, TableError
from kingbot.tables.service import Tables, open_tables
from tests.support.database import new_database
from tests.tables.driver import ADA, BRUNO, PEOPLE, SEED, Clock, TableDriver, tables_on
from tests.tables.test_lobby import refused


class Pondering:
    """A bot that waits to be told to go on."""

    def __init__(self) -> None:
        self.thinking = threading.Event()
        self.go_on = threading.Event()

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        self.thinking.set()
        self.go_on.wait(timeout=60)
        return player("random").decide(view, rng)


def split(results: list[Outcome | BaseException]) -> tuple[list[Outcome], list[str]]:
    won = [each for each in results if isinstance(each, Outcome)]
    lost = [each.key for each in results if isinstance(each, TableError)]
    assert len(won) + len(lost) == len(results)
    return won, lost


async def log_of(store: Store, table_id: int) -> list[log.Entry]:
    async with store.reading() as db:
        return await log.after(db, table_id)


async def test_of_two_clicks_of_one_person_one_counts(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(1)
    for _ in range(20):
        table, person, view = await driver.due(table)
        clicks = (driver.rng.choice(view.legal) for _ in range(3))
        results = await asyncio.gather(
            *(tables.matches.act(table.id, person.id, action, table.version) for action in clicks),
            return_exceptions=True,
        )
        won, lost = split(results)
        assert lost == ["stale", "stale"]
        (outcome,) = won
        table = outcome.table
    versions = [entry.sequence for entry in await log_of(tables.store, table.id)]
    assert versions == sorted(set(versions))


async def test_the_last_seat_is_taken_once(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(2)
    await tables.lobbies.add_bot(table.id, ADA.id)
    results = await asyncio.gather(
        *(tables.lobbies.join(table.id, person) for person in PEOPLE[2:]), return_exceptions=True
    )
    won, lost = split(results)
    assert (len(won), lost) == (1, ["table-full"])


async def test_a_match_starts_once(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby()
    results = await asyncio.gather(
        *(tables.matches.start(table.id, ADA.id) for _ in range(3)), return_exceptions=True
    )
    won, lost = split(results)
    assert (len(won), lost) == (1, ["not-lobby", "not-lobby"])


async def test_play_again_opens_one_table(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    await tables.lobbies.close_as_moderator(table.id)
    again = await asyncio.gather(
        *(tables.lobbies.play_again(table.id, person.id) for person in PEOPLE[:2] * 2)
    )
    assert len({each.id for each in again}) == 1
    assert len(await tables.queries.lobbies()) == 1


async def test_tables_do_not_wait_for_each_other(store: Store, tables: Tables, driver: TableDriver) -> None:
    bot = Pondering()
    slow = open_tables(store, decide=decide_in_threads(lambda _: bot), seeds=lambda: SEED)
    waiting = asyncio.create_task(slow.matches.start((await driver.lobby()).id, ADA.id))
    assert await asyncio.to_thread(bot.thinking.wait, 60)
    other = await driver.moves(await driver.match(4), 8)  # while a bot ponders elsewhere
    assert other.status is Status.RUNNING
    bot.go_on.set()
    await waiting


async def other_process(path: Path, program: str, *arguments: object) -> str:
    """Run some lines with `tables` on the same database in a process of its own; what they print."""
    whole = f"""
import asyncio, sys
from kingbot.store import Store
from kingbot.tables.service import Tables, open_tables
async def main():
    tables = open_tables(await Store.open(sys.argv[1]))
    a, b = map(int, sys.argv[2:])
{program}
    await tables.store.close()
asyncio.run(main())
"""
    texts = [str(each) for each in arguments]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", whole, str(path), *texts, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await process.communicate()
    assert process.returncode == 0
    return printed.decode().strip()


PLAY_FIRST_LEGAL = """
    table = await tables.queries.table(a)
    seat = table.seat_of(b)
    view = await tables.queries.view(a, seat.number)
    outcome = await tables.matches.act(a, b, view.legal[0], table.version)
    print(outcome.table.version)
"""


async def test_the_move_of_a_slower_process_is_stale(path: Path, store: Store) -> None:
    """The first process takes a person's move and its bots ponder; the second plays that move meanwhile."""
    driver = TableDriver(tables_on(store))
    table, person, view = await driver.due(await driver.match(1))
    while len(view.table) == 3:  # whoever is last in a trick may lead the next one
        table, person, view = await driver.due(await driver.moves(table, 1))
    bot = Pondering()
    slow = open_tables(store, decide=decide_in_threads(lambda _: bot), seeds=lambda: SEED)
    losing = asyncio.create_task(slow.matches.act(table.id, person.id, view.legal[-1], table.version))
    assert await asyncio.to_thread(bot.thinking.wait, 60)
    version = int(await other_process(path, PLAY_FIRST_LEGAL, table.id, person.id))
    bot.go_on.set()
    await refused("stale", losing)
    entries = await log_of(store, table.id)
    after = [each for each in entries if isinstance(each, log.ActionRow) and each.sequence > table.version]
    assert [each.text for each in after if each.user_id == person.id] == [str(view.legal[0])]
    assert entries[-1].sequence == version
    # The loser has learnt of it, and play goes on there.
    bot.go_on.set()
    await TableDriver(slow).moves(table, 3)


async def test_processes_take_turns_at_one_table(path: Path, store: Store) -> None:
    other = await Store.open(path)
    here, there = TableDriver(tables_on(store)), TableDriver(tables_on(other))
    table = await here.match(4)
    for _ in range(30):
        table = await here.moves(table, 1)
        table = await there.moves(table, 2)
    versions = [entry.sequence for entry in await log_of(store, table.id)]
    assert versions == list(range(versions[0], table.version + 1))
    await other.close()


async def test_a_call_cancelled_during_a_bots_decision_changes_nothing(store: Store, tables: Tables) -> None:
    driver = TableDriver(tables)
    table, person, view = await driver.due(await driver.match(1))
    bot = Pondering()
    slow = open_tables(store, decide=decide_in_threads(lambda _: bot), seeds=lambda: SEED)
    task = asyncio.create_task(slow.matches.act(table.id, person.id, view.legal[0], table.version))
    assert await asyncio.to_thread(bot.thinking.wait, 60)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    bot.go_on.set()
    assert await slow.queries.table_and_view(table.id, None) == await tables.queries.table_and_view(
        table.id, None
    )
    assert (await slow.queries.table(table.id)).version == table.version
    await slow.matches.act(table.id, person.id, view.legal[0], table.version)


class Interrupted(Store):
    """A store where something else happens once, right after it was read."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with super().reading() as db:
            yield db
        if self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            await happens()


async def test_a_lobby_that_somebody_joins_while_it_is_found_to_have_expired_stays_open(path: Path) -> None:
    clock = Clock()
    store = await Interrupted.open(new_database(path))
    assert isinstance(store, Interrupted)
    try:
        tables = tables_on(store, clock)
        table = await TableDriver(tables).lobby()
        clock.advance(timedelta(hours=24))
        store.meanwhile = partial(tables.lobbies.join, table.id, BRUNO)
        assert await tables.lobbies.expire(clock.now) == []
        assert (await tables.queries.table(table.id)).status is Status.LOBBY
        clock.advance(timedelta(hours=24))
        assert [each.table.id for each in await tables.lobbies.expire(clock.now)] == [table.id]
    finally:
        await store.close()
