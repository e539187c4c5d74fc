"""Lobbies: opening, joining, bots, reserved seats, limits, expiry."""

from datetime import timedelta

import pytest

from kingbot.preferences import ServerSettings
from kingbot.presets import load
from kingbot.store import settings
from kingbot.tables.model import (
    Closed,
    Closing,
    GotUp,
    HostChanged,
    Outcome,
    Person,
    SatDown,
    Seat,
    Status,
    TableError,
)
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, BRUNO, CARLA, CHANNEL, DINO, GUILD, STRANGER, Clock, TableDriver


async def refused(key: str, call: object) -> TableError:
    with pytest.raises(TableError) as caught:
        await call  # type: ignore[misc]
    assert caught.value.key == key
    return caught.value


async def test_the_host_sits_at_a_new_table(tables: Tables, clock: Clock) -> None:
    rules = load("portuguese")
    table = await tables.lobbies.create(ADA, GUILD, CHANNEL, rules, language="pt", thread=True, reserved=2)
    assert table == await tables.queries.table(table.id)
    assert table.status is Status.LOBBY
    assert table.seats == (Seat(0, ADA), Seat(1), Seat(2), Seat(3))
    assert (table.host, table.rules, table.language, table.level) == (ADA, rules, "pt", "club")
    assert (table.guild_id, table.channel_id, table.thread, table.reserved) == (GUILD, CHANNEL, True, 2)
    assert table.created == table.changed == clock.now
    assert table.commitment is table.seed is None


async def test_a_table_needs_bots_and_seats_that_exist(tables: Tables) -> None:
    with pytest.raises(ValueError, match="no such level"):
        await tables.lobbies.create(ADA, GUILD, CHANNEL, load("classic"), level="genius")
    with pytest.raises(ValueError, match="three other seats"):
        await tables.lobbies.create(ADA, GUILD, CHANNEL, load("classic"), reserved=4)


async def test_there_is_no_table_of_an_unknown_number(tables: Tables) -> None:
    await refused("no-table", tables.queries.table(99))
    await refused("no-table", tables.lobbies.join(99, BRUNO))
    await refused("no-table", tables.matches.start(99, ADA.id))
    await refused("no-table", tables.queries.view(99, None))
    await refused("no-table", tables.queries.record(99))


async def test_people_sit_down_where_they_like(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby()
    outcome = await tables.lobbies.join(table.id, BRUNO, 2)
    assert outcome.announcements == (SatDown(Seat(2, BRUNO)),)
    assert outcome.table.version > table.version
    await refused("seat-taken", tables.lobbies.join(table.id, CARLA, 2))
    await tables.lobbies.join(table.id, CARLA)
    await tables.lobbies.join(table.id, DINO)
    await refused("table-full", tables.lobbies.join(table.id, STRANGER))
    await refused("already-seated", tables.lobbies.join(table.id, BRUNO))
    assert [seat.name for seat in (await tables.queries.table(table.id)).seats] == [
        "Ada",
        "Carla",
        "Bruno",
        "Dino",
    ]


async def test_names_are_cleaned_when_people_sit_down(tables: Tables) -> None:
    table = await tables.lobbies.create(Person(1, " A\u202eda\n"), GUILD, CHANNEL, load("classic"))
    table = (await tables.lobbies.join(table.id, Person(2, "x" * 99))).table
    assert [table.host.name, table.seats[1].name] == ["Ada", "x" * 32]


async def test_the_host_seats_bots_and_sends_them_away(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(2)
    outcome = await tables.lobbies.add_bot(table.id, ADA.id)
    bot = outcome.table.seats[2]
    assert bot.bot == "random"
    assert bot.name
    assert bot.person is bot.owner is None
    outcome = await tables.lobbies.add_bot(table.id, ADA.id)
    names = [seat.name for seat in outcome.table.seats]
    assert len(set(names)) == 4
    await refused("table-full", tables.lobbies.add_bot(table.id, ADA.id))
    outcome = await tables.lobbies.remove_bot(table.id, ADA.id, 2)
    assert outcome.announcements == (GotUp(bot),)
    assert outcome.table.seats[2].empty
    for seat in (1, 2, 9):
        await refused("not-a-bot", tables.lobbies.remove_bot(table.id, ADA.id, seat))


async def test_seats_kept_for_people_are_not_given_to_bots(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(reserved=2)
    await tables.lobbies.add_bot(table.id, ADA.id)
    await refused("seat-reserved", tables.lobbies.add_bot(table.id, ADA.id))
    await tables.lobbies.join(table.id, BRUNO)
    error = await refused("seat-reserved", tables.lobbies.add_bot(table.id, ADA.id))
    assert error.parameters == {"seats": 1}
    await tables.lobbies.join(table.id, CARLA)


async def test_only_the_host_runs_the_table(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(2)
    for stranger in (BRUNO, STRANGER):
        await refused("not-host", tables.lobbies.add_bot(table.id, stranger.id))
        await refused("not-host", tables.lobbies.remove_bot(table.id, stranger.id, 3))
        await refused("not-host", tables.matches.start(table.id, stranger.id))
        await refused("not-host", tables.lobbies.close(table.id, stranger.id))
    assert await tables.queries.table(table.id) == table


async def test_a_host_who_leaves_hands_the_table_on(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(3)
    outcome = await tables.matches.leave(table.id, ADA.id)
    assert outcome.announcements == (GotUp(Seat(0, ADA)), HostChanged(BRUNO))
    assert outcome.table.host == BRUNO
    await refused("not-seated", tables.matches.leave(table.id, ADA.id))
    assert (await tables.matches.leave(table.id, CARLA.id)).table.host == BRUNO


async def test_a_lobby_that_everybody_left_closes(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby()
    await tables.lobbies.add_bot(table.id, ADA.id)
    outcome = await tables.matches.leave(table.id, ADA.id)
    assert outcome.table.status is Status.ABANDONED
    assert Closed(Closing.PLAYERS) in outcome.announcements
    await refused("not-lobby", tables.lobbies.join(table.id, BRUNO))


async def test_a_closed_table_stays_closed(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby()
    assert (await tables.lobbies.close(table.id, ADA.id)) == Outcome(
        await tables.queries.table(table.id), (Closed(Closing.PLAYERS),)
    )
    await refused("already-over", tables.lobbies.close(table.id, ADA.id))
    await refused("not-lobby", tables.matches.start(table.id, ADA.id))
    await refused("not-lobby", tables.lobbies.add_bot(table.id, ADA.id))
    await refused("not-running", tables.queries.view(table.id, None))


async def test_a_table_can_move_into_a_thread(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby()
    assert (await tables.lobbies.move(table.id, 4321)).channel_id == 4321
    assert [each.id for each in await tables.queries.tables_in(GUILD, 4321)] == [table.id]
    assert await tables.queries.tables_in(GUILD, CHANNEL) == []


async def test_nobody_has_more_open_tables_than_the_server_allows(
    tables: Tables, driver: TableDriver
) -> None:
    async with tables.store.transaction() as db:
        await settings.set_server(db, GUILD, ServerSettings(tables_per_person=2, tables=3))
    first, _ = await driver.lobby(2), await driver.lobby()
    error = await refused("too-many-tables", driver.lobby())
    assert error.parameters == {"limit": 2, "whose": "person"}
    third = await tables.lobbies.create(BRUNO, GUILD, CHANNEL, load("classic"))
    await refused("too-many-tables", tables.lobbies.join(third.id, ADA))
    error = await refused("too-many-tables", tables.lobbies.create(CARLA, GUILD, CHANNEL, load("classic")))
    assert error.parameters == {"limit": 3, "whose": "server"}
    await tables.lobbies.create(ADA, GUILD + 1, CHANNEL, load("classic"))  # another server, other limits
    await tables.lobbies.close(first.id, ADA.id)
    await tables.lobbies.join(third.id, ADA)


async def test_a_lobby_where_nothing_happens_expires(
    tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    old = await driver.lobby()
    clock.advance(timedelta(hours=23))
    young = await driver.lobby()
    playing = await driver.match()
    assert await tables.lobbies.expire(clock.now) == []
    clock.advance(timedelta(hours=1))
    (outcome,) = await tables.lobbies.expire(clock.now)
    assert (outcome.table.id, outcome.table.status) == (old.id, Status.ABANDONED)
    assert outcome.announcements == (Closed(Closing.IDLE),)
    assert await tables.lobbies.expire(clock.now) == []
    await tables.lobbies.join(young.id, BRUNO)
    clock.advance(timedelta(days=300))
    assert [each.table.id for each in await tables.lobbies.expire(clock.now)] == [young.id]
    assert (await tables.queries.table(playing.id)).status is Status.RUNNING


async def test_tables_are_found_by_person_server_and_channel(tables: Tables, driver: TableDriver) -> None:
    one, two = await driver.lobby(2), await driver.match()
    other = await tables.lobbies.create(CARLA, GUILD, CHANNEL + 1, load("rifki"))
    far = await tables.lobbies.create(CARLA, GUILD + 1, CHANNEL, load("rifki"))
    closed = (await tables.lobbies.close((await driver.lobby()).id, ADA.id)).table

    def numbers(*of: object) -> list[object]:
        return [getattr(each, "id", None) for each in of]

    assert numbers(*await tables.queries.tables_of(ADA.id)) == numbers(one, two)
    assert numbers(*await tables.queries.tables_of(ADA.id, open_only=False)) == numbers(one, two, closed)
    assert numbers(*await tables.queries.tables_of(BRUNO.id)) == numbers(one)
    assert await tables.queries.tables_of(STRANGER.id) == []
    assert numbers(*await tables.queries.tables_in(GUILD)) == numbers(one, two, other)
    assert numbers(*await tables.queries.tables_in(GUILD, CHANNEL)) == numbers(one, two)
    assert numbers(*await tables.queries.tables_in(GUILD + 1)) == numbers(far)
    assert numbers(*await tables.queries.running()) == numbers(two)
    assert numbers(*await tables.queries.lobbies()) == numbers(one, other, far)
    assert numbers(*await tables.queries.ended(closed.changed)) == numbers(closed)
    assert await tables.queries.ended(closed.changed + timedelta(seconds=1)) == []


async def test_bots_at_tables_of_one_channel_have_different_names(
    tables: Tables, driver: TableDriver
) -> None:
    first, second = await driver.match(1), await driver.match(1)
    third = (await tables.lobbies.add_bot((await driver.lobby()).id, ADA.id)).table
    names = [seat.bot_name for table in (first, second, third) for seat in table.seats if seat.bot]
    assert len(set(names)) == len(names) == 7


async def test_only_the_host_changes_how_a_table_is_set_and_only_before_the_match(
    tables: Tables,
) -> None:
    table = await tables.lobbies.create(ADA, GUILD, CHANNEL, load("classic"))
    await refused("not-host", tables.lobbies.change(table.id, BRUNO.id, level="master"))
    await tables.lobbies.add_bot(table.id, ADA.id)
    changed = (await tables.lobbies.change(table.id, ADA.id, rules=load("rifki"), level="beginner")).table
    assert (changed.rules.preset, changed.seats[1].bot) == ("rifki", "beginner")
    assert changed.version > table.version
    started = (await tables.matches.start(table.id, ADA.id)).table
    assert started.rules == load("rifki")
    await refused("not-lobby", tables.lobbies.change(table.id, ADA.id, counter=False))
