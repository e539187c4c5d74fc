"""Moves in a match: versions, the log, refusals, deals from the seed."""

from datetime import timedelta

import pytest

from kingbot import deals
from kingbot.cards import cards_in
from kingbot.engine.actions import PLAYS, Action, Play
from kingbot.engine.events import Dealt, HandScored, MatchEnded, TrickTaken
from kingbot.engine.refusals import Reason, RefusedError
from kingbot.engine.view import Stage
from kingbot.presets import custom, load, parse_line
from kingbot.store import log
from kingbot.store.log import ActionRow, DealRow
from kingbot.tables.model import Moved, Outcome, SatDown, Started, Status, Table
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, BRUNO, PEOPLE, SEED, STRANGER, Clock, TableDriver
from tests.tables.test_lobby import refused


async def refused_by_the_rules(reason: Reason, call: object) -> None:
    with pytest.raises(RefusedError) as caught:
        await call  # type: ignore[misc]
    assert caught.value.refusal.reason is reason


async def entries(tables: Tables, table: Table) -> list[log.Entry]:
    async with tables.store.reading() as db:
        return await log.after(db, table.id)


async def test_at_the_start_bots_fill_the_table_and_cards_are_dealt(
    tables: Tables, driver: TableDriver
) -> None:
    lobby = await driver.lobby(2, reserved=3)
    outcome = await tables.matches.start(lobby.id, ADA.id)
    table = outcome.table
    assert table.status is Status.RUNNING
    assert [seat.bot for seat in table.seats] == [None, None, "random", "random"]
    assert len({seat.name for seat in table.seats}) == 4
    first = outcome.announcements[:4]
    assert first[:2] == (SatDown(table.seats[2]), SatDown(table.seats[3]))
    assert first[2] == Started(deals.commitment(deals.secret_of_hand(SEED.hex(), 1, table.rules.length)))
    assert isinstance(first[3], Dealt)
    assert await tables.queries.table(table.id) == table
    await refused("not-lobby", tables.matches.start(table.id, ADA.id))
    await refused("not-lobby", tables.lobbies.join(table.id, STRANGER))


async def test_the_version_counts_every_deal_and_action(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    assert [entry.sequence for entry in await entries(tables, table)] == [table.version]
    table = await driver.moves(table, 60)
    versions = [entry.sequence for entry in await entries(tables, table)]
    assert versions == list(range(versions[0], table.version + 1))


async def test_bots_move_in_the_same_call_until_a_person_is_due(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    for _ in range(60):
        before = table.version
        outcome = await driver.move(table)
        table = outcome.table
        moves = [each for each in outcome.announcements if isinstance(each, Moved)]
        assert [each.by_bot or each.only for each in moves] == [False] + [True] * (len(moves) - 1)
        assert moves[0].version == before + 1
        assert all(each.only or table.seats[each.action.seat].bot for each in moves[1:])
        await driver.due(table)  # asserts that a person is


async def test_who_did_what_when_is_in_the_log(tables: Tables, driver: TableDriver, clock: Clock) -> None:
    table = await driver.match(1)
    clock.advance(timedelta(minutes=5))
    outcome = await driver.move(table)
    mine, *others = [
        each
        for each in await entries(tables, table)
        if isinstance(each, ActionRow) and each.sequence > table.version
    ]
    assert (mine.user_id, mine.bot, mine.at) == (ADA.id, None, clock.now)
    assert all((each.user_id, each.bot) == (None, "random") for each in others)
    assert outcome.table.changed == clock.now


async def test_the_next_hand_is_dealt_in_the_same_call(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    outcome = Outcome(table)
    while not any(isinstance(each, HandScored) for each in outcome.announcements):
        outcome = await driver.move(table)
    move, trick, scored, dealt = outcome.announcements
    assert isinstance(move, Moved)
    assert isinstance(trick, TrickTaken)
    assert isinstance(scored, HandScored)
    assert isinstance(dealt, Dealt)
    assert (scored.hand.number, dealt.number) == (1, 2)
    assert outcome.table.version == move.version + 1
    assert (await tables.queries.view(table.id, None)).number == 2


async def test_the_rules_refuse_in_their_own_words_and_nothing_changes(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4)
    table, person, view = await driver.due(table)
    assert view.turn is not None
    others = next(card for card in cards_in(view.unseen))
    await refused_by_the_rules(
        Reason.NOT_IN_HAND, tables.matches.act(table.id, person.id, PLAYS[view.turn][others], table.version)
    )
    next_seat = (view.turn + 1) % 4
    theirs = next(cards_in((await tables.queries.view(table.id, next_seat)).hand))
    await refused_by_the_rules(
        Reason.NOT_YOUR_TURN,
        tables.matches.act(table.id, PEOPLE[next_seat].id, Play(next_seat, theirs), table.version),
    )
    assert await tables.queries.table(table.id) == table


async def test_nobody_plays_for_another_seat(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    table, person, view = await driver.due(table)
    action = view.legal[0]
    for other in (STRANGER, *PEOPLE):
        if other != person:
            await refused("not-seated", tables.matches.act(table.id, other.id, action, table.version))
    assert await tables.queries.table(table.id) == table


async def test_a_control_from_before_the_last_move_is_stale(tables: Tables, driver: TableDriver) -> None:
    old = await driver.match(4)
    await driver.move(old)
    table, person, view = await driver.due(old)
    await refused("stale", tables.matches.act(table.id, person.id, view.legal[0], old.version))
    await refused("stale", tables.matches.act(table.id, person.id, view.legal[0], table.version + 1))
    assert await tables.queries.table(table.id) == table
    await tables.matches.act(table.id, person.id, view.legal[0], table.version)


async def test_a_control_stays_valid_while_people_come_and_go(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    table, person, view = await driver.due(table)
    other = next(each for each in PEOPLE if each != person)
    after = (await tables.matches.resign(table.id, other.id)).table
    assert after.version > table.version
    await tables.matches.act(table.id, person.id, view.legal[0], table.version)


async def test_nothing_is_played_before_the_start_or_after_the_end(
    tables: Tables, driver: TableDriver
) -> None:
    action: Action = PLAYS[0][0]
    lobby = await driver.lobby()
    await refused("not-running", tables.matches.act(lobby.id, ADA.id, action))
    table = await driver.match(1, parse_line("home hands=no_last_two"))
    table = await driver.play_out(table)
    await refused("not-running", tables.matches.act(table.id, ADA.id, action, table.version))
    await refused("already-over", tables.lobbies.close(table.id, ADA.id))


async def test_a_closed_match_is_over_at_once(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(2)
    table, person, view = await driver.due(table)
    closed = (await tables.lobbies.close(table.id, ADA.id)).table
    assert closed.status is Status.ABANDONED
    assert closed.seed == SEED.hex()
    await refused("not-running", tables.matches.act(table.id, person.id, view.legal[0]))
    await refused("not-running", tables.matches.resign(table.id, BRUNO.id))


async def test_the_seed_is_a_secret_until_the_match_is_over(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(1, parse_line("home hands=no_queens,no_last_two"))
    while table.status is Status.RUNNING:
        assert table.commitment == deals.commitment(deals.commitment(SEED.hex()))  # a match of two hands
        assert SEED.hex() not in repr(table)
        outcome = await driver.move(table)
        table = outcome.table
    assert isinstance(outcome.announcements[-1], MatchEnded)
    assert table.status is Status.FINISHED
    assert table.seed == SEED.hex()
    assert (await tables.queries.table(table.id)).seed == SEED.hex()


async def test_every_deal_comes_from_the_seed_redeals_too(tables: Tables, driver: TableDriver) -> None:
    rules = custom("home", {"hands": ["domino"] * 1, "domino_redeal": True})
    dealt: list[DealRow] = []
    while not any(row.redeal for row in dealt):  # until somebody asks for a redeal
        table = await driver.play_out(await driver.match(4, rules))
        dealt = [row for row in await entries(tables, table) if isinstance(row, DealRow)]
    assert table.seed is not None
    assert [row.redeal for row in dealt] == list(range(len(dealt)))
    assert len({row.dealer for row in dealt}) == 1
    for row in dealt:
        secret = deals.secret_of_hand(table.seed, row.number, table.rules.length)
        assert deals.parse_deal(row.deal) == deals.deal(secret, row.redeal)


async def test_the_first_dealer_is_drawn_by_lot(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4)
    secret = deals.secret_of_hand(SEED.hex(), 1, table.rules.length)
    assert (await tables.queries.view(table.id, None)).dealer == deals.lot(secret, range(4))


async def test_in_rifki_the_holder_of_the_two_of_diamonds_chooses_first(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4, load("rifki"))
    view = await tables.queries.view(table.id, None)
    holder = next(seat for seat in range(4) if deals.deal(SEED.hex(), 1, 0)[seat] >> 13 & 1)
    assert (view.chooser, view.dealer) == (holder, (holder - 1) % 4)
    assert view.stage is Stage.CONTRACT
