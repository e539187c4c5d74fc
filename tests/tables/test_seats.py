"""Leaving a match, coming back, and playing again."""

from datetime import timedelta

from kingbot.engine.view import Stage
from kingbot.presets import parse_line
from kingbot.tables.model import (
    Closed,
    Closing,
    HostChanged,
    Moved,
    Paused,
    Resumed,
    Seat,
    Status,
    StoodIn,
    Subject,
    TookBack,
)
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, BRUNO, CARLA, PEOPLE, STRANGER, Clock, TableDriver
from tests.tables.test_lobby import refused

SHORT = parse_line("home hands=no_last_two")


async def test_a_bot_stands_in_with_the_same_cards(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    table, person, view = await driver.due(table)
    assert view.seat is not None
    outcome = await tables.matches.resign(table.id, person.id)
    seat = Seat(view.seat, person, "random")
    assert outcome.table.seats[view.seat] == seat
    assert StoodIn(seat) in outcome.announcements
    moves = [each for each in outcome.announcements if isinstance(each, Moved)]
    assert moves[0].by_bot
    assert moves[0].action in view.legal
    await driver.due(outcome.table)  # a person is


async def test_who_is_stood_in_for_cannot_play_until_back(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    table, person, view = await driver.due(table)
    await tables.matches.leave(table.id, person.id)  # the same as to resign, once the match has begun
    await refused("stood-in", tables.matches.act(table.id, person.id, view.legal[0]))
    await refused("stood-in", tables.matches.resign(table.id, person.id))
    outcome = await tables.matches.take_back(table.id, person.id)
    assert outcome.table.seats[view.seat or 0] == Seat(view.seat or 0, person)
    assert outcome.announcements[0] == TookBack(Seat(view.seat or 0, person))
    await refused("nothing-to-take-back", tables.matches.take_back(table.id, person.id))


async def test_a_seat_is_taken_back_at_once(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    await tables.matches.resign(table.id, BRUNO.id)
    table = await driver.moves(table, 7)
    table = (await tables.matches.take_back(table.id, BRUNO.id)).table
    while (due := await driver.due(table))[1] != BRUNO:
        table = (await driver.move(table)).table
    await tables.matches.act(table.id, BRUNO.id, due[2].legal[0], due[0].version)


async def test_only_those_who_sit_there_leave_and_come_back(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    await refused("not-seated", tables.matches.resign(table.id, STRANGER.id))
    await refused("not-seated", tables.matches.leave(table.id, STRANGER.id))
    await refused("not-seated", tables.matches.take_back(table.id, STRANGER.id))
    lobby = await driver.lobby()
    await refused("not-running", tables.matches.resign(lobby.id, ADA.id))
    await refused("not-running", tables.matches.take_back(lobby.id, ADA.id))


async def test_a_host_who_resigns_hands_the_table_on(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(3)
    outcome = await tables.matches.resign(table.id, ADA.id)
    assert outcome.table.host == BRUNO
    assert HostChanged(BRUNO) in outcome.announcements
    outcome = await tables.matches.resign(table.id, CARLA.id)
    assert outcome.table.host == BRUNO
    await tables.votes.vote(table.id, BRUNO.id, Subject.CLOSE)
    assert (await tables.queries.table(table.id)).status is Status.CLOSED


async def test_a_match_that_nobody_plays_waits(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    await tables.matches.resign(table.id, BRUNO.id)
    before = await tables.queries.view(table.id, None)
    outcome = await tables.matches.resign(table.id, ADA.id)
    assert outcome.table.status is Status.PAUSED
    assert outcome.announcements[-1] == Paused()
    assert outcome.table.host == ADA
    assert await tables.queries.view(table.id, None) == before
    outcome = await tables.matches.take_back(table.id, BRUNO.id)
    assert outcome.table.status is Status.RUNNING
    assert outcome.announcements[1] == Resumed()
    table = await driver.play_out(outcome.table)
    assert table.status is Status.FINISHED


async def test_a_match_that_waits_too_long_is_given_up(
    tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    table = await driver.match(1)
    await tables.matches.resign(table.id, ADA.id)
    clock.advance(timedelta(days=29))
    assert await tables.lobbies.expire(clock.now) == []
    clock.advance(timedelta(days=1))
    (outcome,) = await tables.lobbies.expire(clock.now)
    assert outcome.announcements == (Closed(Closing.IDLE),)
    await refused("not-running", tables.matches.take_back(table.id, ADA.id))


async def test_a_match_is_played_again_at_a_table_like_it(tables: Tables, driver: TableDriver) -> None:
    old = await driver.match(3, SHORT)
    await refused("not-over", tables.lobbies.play_again(old.id, ADA.id))
    await tables.matches.resign(old.id, CARLA.id)
    old = await driver.play_out(old)
    await refused("not-seated", tables.lobbies.play_again(old.id, STRANGER.id))
    again = await tables.lobbies.play_again(old.id, BRUNO.id)
    assert again.status is Status.LOBBY
    assert again.host == BRUNO
    assert (again.rules, again.level, again.channel_id) == (old.rules, old.level, old.channel_id)
    assert again.seed is again.commitment is None
    assert [seat.owner for seat in again.seats] == [ADA, BRUNO, None, None]
    assert [seat.bot for seat in again.seats] == [None, None, "random", "random"]
    assert len({seat.name for seat in again.seats}) == 4
    assert await tables.lobbies.play_again(old.id, ADA.id) == again  # the second click finds the same table
    again = (await tables.matches.start(again.id, BRUNO.id)).table
    assert (await driver.play_out(again)).status is Status.FINISHED


async def test_who_left_early_may_still_play_again(tables: Tables, driver: TableDriver) -> None:
    old = await driver.match(2, SHORT)
    await tables.matches.resign(old.id, BRUNO.id)
    old = await driver.play_out(old)
    again = await tables.lobbies.play_again(old.id, BRUNO.id)
    assert again.seats[:2] == (Seat(0, ADA), Seat(1, BRUNO))


async def test_four_people_come_and_go_and_the_match_ends(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4, parse_line("home hands=no_last_two,domino,declaration"))
    turns = 0
    while table.status is Status.RUNNING:
        turns += 1
        person = PEOPLE[turns % 4]
        seat = table.seat_of(person.id)
        assert seat is not None
        if seat.bot is not None:
            table = (await tables.matches.take_back(table.id, person.id)).table
        elif turns % 3 == 0 and sum(each.person is not None for each in table.seats) > 1:
            table = (await tables.matches.resign(table.id, person.id)).table
        if table.status is Status.RUNNING:
            table = (await driver.move(table)).table
    assert (await tables.queries.view(table.id, None)).stage is Stage.OVER
