"""Two sets of services on one database, as two processes have them: who writes first wins, nothing is stale.

Each has its own caches and its own locks; versions, and the write lock of the database, decide.
"""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from kingbot.engine.actions import Play
from kingbot.store import Store, log
from kingbot.tables.deadlines import DueKind
from kingbot.tables.model import Person, Status, Subject
from kingbot.tables.plans import Plan, PlanKind
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, GUILD, PEOPLE, Clock, TableDriver, tables_on
from tests.tables.test_deadlines import match
from tests.tables.test_plans import last_move, same_suit, waiting
from tests.tables.test_races import log_of, split


@pytest.fixture
async def there(store: Store, clock: Clock) -> AsyncIterator[Tables]:
    """The services of another process on the same database, by the same clock."""
    other = await Store.open(store.place if "://" in store.place else Path(store.place))
    yield tables_on(other, clock)
    await other.close()


async def assert_seen_alike(here: Tables, there: Tables, table_id: int) -> None:
    for seat in (None, *range(4)):
        assert await here.queries.table_and_view(table_id, seat) == await there.queries.table_and_view(
            table_id, seat
        )


async def test_of_the_same_press_that_reaches_two_processes_one_counts(
    tables: Tables, there: Tables, driver: TableDriver
) -> None:
    table = await driver.match(2)
    for _ in range(12):
        table, person, view = await driver.due(table)
        action = driver.rng.choice(view.legal)
        results = await asyncio.gather(
            *(each.matches.act(table.id, person.id, action, table.version) for each in (tables, there) * 2),
            return_exceptions=True,
        )
        won, lost = split(results)
        assert len(won) == 1
        assert lost == ["stale"] * 3
        table = won[0].table
        await assert_seen_alike(tables, there, table.id)
    entries = await log_of(tables.store, table.id)
    versions = [entry.sequence for entry in entries]
    assert versions == list(range(versions[0], table.version + 1))
    assert len([entry for entry in entries if isinstance(entry, log.ActionRow) and entry.bot is None]) == 12


async def test_the_last_seat_is_taken_once_by_people_who_ask_two_processes(
    tables: Tables, there: Tables, driver: TableDriver
) -> None:
    table = await driver.lobby(3)
    people = [Person(2000 + number, f"Guest {number}") for number in range(4)]
    results = await asyncio.gather(
        *(
            each.lobbies.join(table.id, person)
            for each, person in zip((tables, there) * 2, people, strict=True)
        ),
        return_exceptions=True,
    )
    won, lost = split(results)
    assert (len(won), set(lost)) == (1, {"table-full"})
    assert len((await there.queries.table(table.id)).seats) == 4


async def test_all_votes_are_counted_whichever_process_they_are_given_to(
    tables: Tables, there: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4)
    await asyncio.gather(
        *(
            each.votes.vote(table.id, person.id, Subject.PAUSE)
            for each, person in zip((tables, there) * 2, PEOPLE, strict=True)
        )
    )
    assert (await tables.queries.table(table.id)).status is Status.PAUSED


async def test_what_is_due_is_carried_out_by_one_of_two_processes(
    tables: Tables, there: Tables, clock: Clock
) -> None:
    table = await match(tables, "live 30s bank=0s misses=20 remind=0")
    for _ in range(8):
        clock.advance(timedelta(seconds=31))
        events = [
            event
            for found in await asyncio.gather(tables.deadlines.run_due(), there.deadlines.run_due())
            for event in found
        ]
        assert [event.kind for event in events] == [DueKind.TIME_UP]
        await assert_seen_alike(tables, there, table.id)


async def test_a_process_does_only_what_is_due_in_servers_of_its_own(
    tables: Tables, there: Tables, clock: Clock
) -> None:
    table = await match(tables, "live 30s bank=0s misses=20 remind=0")
    clock.advance(timedelta(seconds=31))
    assert await there.deadlines.run_due(lambda guild_id: guild_id != GUILD) == []
    (event,) = await tables.deadlines.run_due(lambda guild_id: guild_id == GUILD)
    assert (event.table.id, event.kind) == (table.id, DueKind.TIME_UP)


async def test_a_plan_made_in_one_process_is_played_by_the_other(
    tables: Tables, there: Tables, driver: TableDriver
) -> None:
    table, leader, leads, planner, follows = await waiting(driver)
    led, card = same_suit(leads, follows)
    await there.plans.add(table.id, planner.id, Plan(PlanKind.IF, card, led.suit))
    assert len(await tables.plans.of_person(table.id, planner.id)) == 1
    await tables.matches.act(table.id, leader.id, Play(leads.seat or 0, led))
    done = await asyncio.gather(there.deadlines.run_due(), tables.deadlines.run_due())
    assert [(each.kind, each.person_id) for found in done for each in found] == [(DueKind.AUTO, planner.id)]
    assert (await last_move(tables, table)).action == Play(follows.seat or 0, card)
    assert await there.plans.of_person(table.id, planner.id) == ()


async def test_what_somebody_sets_in_one_process_holds_in_the_other_at_once(
    tables: Tables, there: Tables
) -> None:
    await tables.deadlines.change_settings(ADA.id, language="it")
    await there.deadlines.change_settings(ADA.id, bot_speed="slow")
    changed = await tables.deadlines.change_settings(ADA.id, told="nothing")
    assert (changed.language, changed.bot_speed, changed.told) == ("it", "slow", "nothing")


async def test_a_match_is_played_again_at_one_table_whichever_process_is_asked(
    tables: Tables, there: Tables, driver: TableDriver
) -> None:
    table = await driver.match(2)
    await tables.lobbies.close_as_moderator(table.id)
    again = await asyncio.gather(*(each.lobbies.play_again(table.id, ADA.id) for each in (tables, there) * 2))
    assert len({each.id for each in again}) == 1


async def test_servers_that_another_process_serves_do_not_count_as_left(
    tables: Tables, there: Tables, driver: TableDriver, clock: Clock
) -> None:
    table = await driver.lobby()
    await there.personal_data.set_joined_servers({3}, lambda guild_id: guild_id != GUILD)
    clock.advance(timedelta(days=40))
    assert await tables.personal_data.delete_expired() == []
    await there.personal_data.set_joined_servers({3}, lambda guild_id: guild_id == GUILD)
    clock.advance(timedelta(days=40))
    assert await tables.personal_data.delete_expired() == [GUILD]
    assert table.id not in await tables.queries.versions()
