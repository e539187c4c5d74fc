"""Votes, pauses, substitutes, hosts and claims."""

import asyncio

import pytest

from kingbot.engine.claims import Goal, certain
from kingbot.engine.events import TrickTaken
from kingbot.engine.view import Stage
from kingbot.presets import parse_line
from kingbot.record import read
from kingbot.tables.model import (
    Claimed,
    HostChanged,
    Paused,
    Resumed,
    Seat,
    SeatGiven,
    Status,
    Subject,
    Table,
    Vote,
)
from kingbot.tables.service import Tables
from kingbot.tables.time_control import parse_clock
from tests.tables.driver import ADA, BRUNO, CARLA, CHANNEL, DINO, GUILD, PEOPLE, STRANGER, Clock, TableDriver
from tests.tables.test_lobby import refused
from tests.tables.time_travel import run_due_after

TRICKS = parse_line("home hands=no_tricks,no_queens")


# Pauses


async def test_all_who_play_must_agree_to_a_pause(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(3)
    for person in (ADA, BRUNO):
        outcome = await tables.votes.vote(table.id, person.id, Subject.PAUSE)
        assert outcome.table.status is Status.RUNNING
    assert await tables.votes.votes(table.id) == (
        Vote(Subject.PAUSE, None, frozenset({ADA.id, BRUNO.id}), 3),
    )
    outcome = await tables.votes.vote(table.id, CARLA.id, Subject.PAUSE)
    assert outcome.table.status is Status.PAUSED
    assert Paused() in outcome.announcements
    assert await tables.votes.votes(table.id) == ()


async def test_in_a_pause_nobody_plays_and_no_clock_runs(
    tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    table = await tables.lobbies.create(
        ADA, GUILD, CHANNEL, TRICKS, level="random", clock=parse_clock("live")
    )
    table = (await tables.matches.start(table.id, ADA.id)).table
    _, _, view = await driver.due(table)
    await tables.votes.vote(table.id, ADA.id, Subject.PAUSE)
    await refused("not-running", tables.matches.act(table.id, ADA.id, view.legal[0]))
    assert await run_due_after(tables, clock, days=3) == []
    outcome = await tables.votes.resume(table.id, ADA.id)
    assert Resumed() in outcome.announcements
    turn = await tables.deadlines.turn(table.id)
    assert turn is not None
    assert turn.since == clock.now
    await refused("not-paused", tables.votes.resume(table.id, ADA.id))


async def test_a_vote_can_be_withdrawn(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    await tables.votes.vote(table.id, ADA.id, Subject.PAUSE)
    await tables.votes.vote(table.id, ADA.id, Subject.PAUSE, yes=False)
    assert await tables.votes.votes(table.id) == ()
    outcome = await tables.votes.vote(table.id, BRUNO.id, Subject.PAUSE)
    assert outcome.table.status is Status.RUNNING


async def test_only_those_who_play_vote(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(3)
    await refused("not-seated", tables.votes.vote(table.id, STRANGER.id, Subject.PAUSE))
    await tables.matches.resign(table.id, CARLA.id)
    await refused("stood-in", tables.votes.vote(table.id, CARLA.id, Subject.PAUSE))
    await tables.votes.vote(table.id, ADA.id, Subject.PAUSE)
    assert (await tables.votes.vote(table.id, BRUNO.id, Subject.PAUSE)).table.status is Status.PAUSED


# Ending a hand


async def test_an_agreed_end_is_played_out_in_legal_moves(tables: Tables, driver: TableDriver) -> None:
    table = await driver.moves(await driver.match(4, TRICKS), 9)
    for person in PEOPLE[:3]:
        await tables.votes.vote(table.id, person.id, Subject.END)
    outcome = await tables.votes.vote(table.id, DINO.id, Subject.END)
    view = await tables.queries.view(table.id, None)
    assert (len(view.finished), view.number, view.stage) == (1, 2, Stage.TRICKS)
    await driver.play_out(outcome.table)
    assert len(read(await tables.queries.record(table.id) or "").hands) == 2


async def test_votes_end_with_their_hand(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2, TRICKS)
    await tables.votes.vote(table.id, ADA.id, Subject.END)
    while (await tables.queries.view(table.id, None)).number == 1:
        table = (await driver.move(table)).table
    assert await tables.votes.votes(table.id) == ()
    await tables.votes.vote(table.id, BRUNO.id, Subject.END)
    assert (await tables.queries.view(table.id, None)).number == 2


async def test_two_last_votes_at_once_end_one_hand(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2, TRICKS)
    both = (tables.votes.vote(table.id, person.id, Subject.END) for person in PEOPLE[:2])
    await asyncio.gather(*both)
    assert (await tables.queries.view(table.id, None)).number == 2


# Seats that are given away


async def test_a_seat_is_voted_away_by_all_others(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    seat = table.seat_of(ADA.id)
    assert seat is not None
    await refused("nothing-to-vote", tables.votes.vote(table.id, ADA.id, Subject.REMOVE, ADA.id))
    for person in (BRUNO, CARLA):
        outcome = await tables.votes.vote(table.id, person.id, Subject.REMOVE, ADA.id)
        assert outcome.table.seat_of(ADA.id) == seat
    before = await tables.queries.view(table.id, None)
    outcome = await tables.votes.vote(table.id, DINO.id, Subject.REMOVE, ADA.id)
    taken = outcome.table.seats[seat.number]
    assert (taken.owner, taken.bot) == (None, "random")
    assert SeatGiven(seat, None) in outcome.announcements
    assert outcome.table.host == BRUNO
    assert (await tables.queries.view(table.id, None)).totals == before.totals
    await refused("not-seated", tables.matches.take_back(table.id, ADA.id))


async def test_most_of_the_others_are_enough_where_somebody_is_absent(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4)
    await tables.matches.resign(table.id, ADA.id)
    await tables.votes.vote(table.id, BRUNO.id, Subject.REMOVE, ADA.id)
    outcome = await tables.votes.vote(table.id, CARLA.id, Subject.REMOVE, ADA.id)
    assert outcome.table.seats[0].owner is None


async def test_a_substitute_must_accept_and_gets_the_seat_with_its_cards(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.moves(await driver.match(4, TRICKS), 6)
    cards = (await tables.queries.view(table.id, 1)).hand
    await refused("changed", tables.substitutes.accept(table.id, STRANGER, 1))
    await refused("already-seated", tables.substitutes.invite(table.id, BRUNO.id, ADA))
    _, asked = await tables.substitutes.invite(table.id, BRUNO.id, STRANGER)
    assert (await tables.queries.table(table.id)).seats == table.seats
    await refused("not-invited", tables.substitutes.accept(table.id, CARLA, asked.id))
    outcome = await tables.substitutes.accept(table.id, STRANGER, asked.id)
    assert outcome.table.seats[1] == Seat(1, STRANGER)
    assert SeatGiven(table.seats[1], STRANGER) in outcome.announcements
    assert (await tables.queries.view(table.id, 1)).hand == cards
    await refused("not-seated", tables.matches.take_back(table.id, BRUNO.id))
    await driver.moves(outcome.table, 0)


async def test_an_invitation_can_be_declined_and_ends_with_its_seat(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4)
    _, asked = await tables.substitutes.invite(table.id, BRUNO.id, STRANGER)
    await refused("not-invited", tables.substitutes.decline(table.id, CARLA.id, asked.id))
    await tables.substitutes.decline(table.id, STRANGER.id, asked.id)
    await refused("changed", tables.substitutes.accept(table.id, STRANGER, asked.id))
    _, asked = await tables.substitutes.invite(table.id, BRUNO.id, STRANGER)
    for person in (ADA, CARLA, DINO):
        await tables.votes.vote(table.id, person.id, Subject.REMOVE, BRUNO.id)
    await refused("changed", tables.substitutes.accept(table.id, STRANGER, asked.id))


async def test_the_host_gives_seats_that_are_nobodys(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    await refused("not-host", tables.substitutes.invite(table.id, BRUNO.id, STRANGER, 2))
    await refused("cannot-give", tables.substitutes.invite(table.id, ADA.id, STRANGER, 1))
    _, asked = await tables.substitutes.invite(table.id, ADA.id, STRANGER, 2)
    outcome = await tables.substitutes.accept(table.id, STRANGER, asked.id)
    assert outcome.table.seats[2] == Seat(2, STRANGER)


async def test_a_substitute_resumes_a_match_without_players(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(1)
    await tables.matches.resign(table.id, ADA.id)
    _, asked = await tables.substitutes.invite(table.id, ADA.id, STRANGER)
    outcome = await tables.substitutes.accept(table.id, STRANGER, asked.id)
    assert outcome.table.status is Status.RUNNING
    assert outcome.table.host == STRANGER


async def test_the_host_can_hand_the_table_over(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    await refused("not-host", tables.substitutes.hand_over(table.id, BRUNO.id, BRUNO.id))
    await refused("changed", tables.substitutes.hand_over(table.id, ADA.id, STRANGER.id))
    assert (await tables.substitutes.hand_over(table.id, ADA.id, BRUNO.id)).announcements == (
        HostChanged(BRUNO),
    )
    assert (await tables.queries.table(table.id)).host == BRUNO


# Claims


async def certain_for(driver: TableDriver, goal: Goal) -> tuple[Table, int]:
    """A table and a seat that can claim this, before the last trick."""
    for _ in range(30):
        table = await driver.match(4, TRICKS)
        while (await driver.tables.queries.view(table.id, None)).number == 1:
            public = await driver.tables.queries.view(table.id, None)
            for seat in range(4):
                view = await driver.tables.queries.view(table.id, seat)
                if 3 <= view.hand.bit_count() <= 4 and public.stage is Stage.TRICKS and certain(view, goal):
                    return await driver.tables.queries.table(table.id), seat
            table = (await driver.move(table)).table
    raise AssertionError("nobody can ever claim")


async def test_a_certain_claim_of_all_tricks_ends_the_hand(tables: Tables, driver: TableDriver) -> None:
    table, seat = await certain_for(driver, "all")
    claimer = table.seats[seat].owner
    assert claimer is not None
    held = (await tables.queries.view(table.id, seat)).hand.bit_count()
    outcome = await tables.votes.claim(table.id, claimer.id, "all")
    assert Claimed(seat, "all") in outcome.announcements
    assert (await tables.queries.view(table.id, None)).number == 2
    winners = [each.trick.winner for each in outcome.announcements if isinstance(each, TrickTaken)]
    assert winners in ([seat] * held, [seat] * (held + 1))
    await driver.play_out(outcome.table)
    assert len(read(await tables.queries.record(table.id) or "").hands) == 2


async def test_a_certain_claim_of_no_tricks_makes_the_moves_automatic(
    tables: Tables, driver: TableDriver
) -> None:
    table, seat = await certain_for(driver, "none")
    claimer = table.seats[seat].owner
    assert claimer is not None
    claimed_at = table.version
    table = (await tables.votes.claim(table.id, claimer.id, "none")).table
    while (view := await tables.queries.view(table.id, None)).number == 1:
        assert view.turn != seat
        table = (await driver.move(table)).table
    later = await tables.queries.recent(table.id, claimed_at)
    winners = [each.trick.winner for each in later if isinstance(each, TrickTaken)]
    assert len(winners) >= 3
    assert seat not in winners
    assert view.turn is not None  # the claim was for that hand alone
    while (await tables.queries.view(table.id, None)).turn != seat:
        table = (await driver.move(table)).table


@pytest.mark.parametrize("goal", ["all", "none"])
async def test_an_uncertain_claim_is_refused_and_changes_nothing(
    tables: Tables, driver: TableDriver, goal: Goal
) -> None:
    table = await driver.match(4, TRICKS)
    before = await tables.queries.table_and_view(table.id, None)
    for person in PEOPLE:
        await refused("not-certain", tables.votes.claim(table.id, person.id, goal))
    assert await tables.queries.table_and_view(table.id, None) == before
