"""Pauses of bots: a person's card is committed first, and a full trick rests, whatever anybody holds."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Decision, player
from kingbot.presets import parse_line
from kingbot.store import Store
from kingbot.store import turns as turn_rows
from kingbot.store.turns import BOTS, TurnRow
from kingbot.tables.deadlines import DueKind
from kingbot.tables.draft import Draft
from kingbot.tables.model import Moved, Status, Table
from kingbot.tables.service import Tables, open_tables
from kingbot.tables.time_control import TimeControlError, parse_clock
from tests.tables.driver import ADA, BRUNO, CHANNEL, GUILD, SEED, Clock

PAUSE = 0.6
TRICKS = parse_line("home hands=no_tricks,no_queens")


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return open_tables(store, clock=clock, seeds=lambda: SEED, rng=random.Random(5), bot_pause=PAUSE)


async def _begin(tables: Tables, clock: str = "none") -> Table:
    table = await tables.lobbies.create(ADA, GUILD, CHANNEL, TRICKS, level="random", clock=parse_clock(clock))
    return (await tables.matches.start(table.id, ADA.id)).table


async def _turn(tables: Tables, table: Table) -> TurnRow:
    async with tables.store.reading() as db:
        row = await turn_rows.find(db, table.id)
    assert row is not None
    return row


async def _let_bots_move(tables: Tables, table: Table, clock: Clock) -> float:
    """Wait until bots move, and let them; how many seconds that took."""
    row = await _turn(tables, table)
    assert row.user_id == BOTS
    assert row.auto is not None
    waited = (row.auto - clock.now).total_seconds()
    clock.now = row.auto
    assert await tables.deadlines.play_bots(table.id) is not None
    return waited


async def _await_ada(tables: Tables, table: Table, clock: Clock) -> PlayerView:
    while (await _turn(tables, table)).user_id == BOTS:
        await _let_bots_move(tables, table, clock)
    return await tables.queries.view(table.id, 0)


async def _play_card(tables: Tables, table: Table, seen: PlayerView) -> int:
    outcome = await tables.matches.act(table.id, ADA.id, seen.legal[0])
    return sum(isinstance(each, Moved) for each in outcome.announcements)


async def test_a_persons_card_lies_on_the_table_before_bots_move(tables: Tables, clock: Clock) -> None:
    table = await _begin(tables)
    seen = await _await_ada(tables, table, clock)
    while len(seen.table) == 3:  # that card would end the trick
        await _play_card(tables, table, seen)
        seen = await _await_ada(tables, table, clock)
    assert await _play_card(tables, table, seen) == 1
    after = await tables.queries.view(table.id, None)
    assert len(after.table) == len(seen.table) + 1
    assert await _let_bots_move(tables, table, clock) == PAUSE


async def test_bots_do_not_move_before_their_time(tables: Tables, clock: Clock) -> None:
    table = await _begin(tables)
    before = await _await_ada(tables, table, clock)
    await _play_card(tables, table, before)
    version = (await tables.queries.table(table.id)).version
    clock.advance(timedelta(seconds=PAUSE / 2))
    assert await tables.deadlines.play_bots(table.id) is None
    assert await tables.deadlines.run_due() == []
    assert (await tables.queries.table(table.id)).version == version


@pytest.mark.parametrize(("line", "rest"), [("none", 1.5), ("live pace=3", 3.0), ("none pace=0", PAUSE)])
async def test_a_full_trick_rests_before_a_bot_leads_on(
    tables: Tables, clock: Clock, line: str, rest: float
) -> None:
    table = await _begin(tables, line)
    rested = 0
    while rested < 3:
        seen = await tables.queries.view(table.id, None)
        full = seen.stage is Stage.TRICKS and seen.last_trick is not None and not seen.table
        if seen.turn == 0:
            await _play_card(tables, table, await tables.queries.view(table.id, 0))
        else:
            waited = await _let_bots_move(tables, table, clock)
            rested += full
            assert waited == (rest if full else PAUSE)


async def _last_trick(tables: Tables, table: Table, clock: Clock, hand: int) -> None:
    """Play until the last trick of a hand is full."""
    while not (seen := await tables.queries.view(table.id, None)).hand_over or seen.number < hand:
        if seen.turn == 0:
            await _play_card(tables, table, await tables.queries.view(table.id, 0))
        else:
            await _let_bots_move(tables, table, clock)


async def test_the_last_trick_of_a_hand_rests_before_its_result_and_that_before_a_bot_leads(
    tables: Tables, clock: Clock
) -> None:
    table = await _begin(tables)
    await _last_trick(tables, table, clock, 1)
    assert await _let_bots_move(tables, table, clock) == 1.5
    dealt = await tables.queries.view(table.id, None)
    assert (dealt.number, dealt.stage, dealt.tricks) == (2, Stage.TRICKS, ())
    if dealt.turn != 0:
        assert await _let_bots_move(tables, table, clock) == 3.0


async def test_the_last_trick_of_the_match_rests_before_it_is_over(tables: Tables, clock: Clock) -> None:
    table = await _begin(tables)
    await _last_trick(tables, table, clock, 2)
    resting = await tables.queries.table(table.id)
    assert resting.status is Status.RUNNING
    assert await _let_bots_move(tables, table, clock) == 1.5
    over = await tables.queries.table(table.id)
    assert over.status is Status.FINISHED
    assert over.version > resting.version, "windows that show the trick are to be edited"


async def test_a_match_whose_last_player_leaves_during_its_last_trick_is_over_all_the_same(
    tables: Tables, clock: Clock
) -> None:
    table = await _begin(tables)
    await _last_trick(tables, table, clock, 2)
    await tables.matches.resign(table.id, ADA.id)
    await _let_bots_move(tables, table, clock)
    assert (await tables.queries.table(table.id)).status is Status.FINISHED


async def test_without_a_pace_the_next_hand_is_dealt_at_once(tables: Tables, clock: Clock) -> None:
    table = await _begin(tables, "none pace=0")
    while (seen := await tables.queries.view(table.id, None)).number == 1:
        assert not seen.hand_over
        if seen.turn == 0:
            await _play_card(tables, table, await tables.queries.view(table.id, 0))
        else:
            assert await _let_bots_move(tables, table, clock) == PAUSE


@pytest.mark.parametrize(("speed", "times"), [("quick", 0.5), ("normal", 1), ("slow", 2)])
async def test_everybody_sets_how_fast_bots_are(
    tables: Tables, clock: Clock, speed: str, times: float
) -> None:
    await tables.deadlines.change_settings(ADA.id, bot_speed=speed)
    table = await _begin(tables)
    pauses = set()
    for _ in range(40):
        seen = await tables.queries.view(table.id, None)
        if seen.turn == 0:
            await _play_card(tables, table, await tables.queries.view(table.id, 0))
        else:
            pauses.add(await _let_bots_move(tables, table, clock))
    assert pauses <= {PAUSE * times, 1.5 * times, 3.0 * times}
    assert {PAUSE * times, 1.5 * times} <= pauses


async def test_among_several_the_one_who_wants_bots_to_be_slowest_sets_their_pace(
    tables: Tables, clock: Clock
) -> None:
    await tables.deadlines.change_settings(BRUNO.id, bot_speed="slow")
    await tables.deadlines.change_settings(ADA.id, bot_speed="quick")
    table = await tables.lobbies.create(
        ADA, GUILD, CHANNEL, TRICKS, level="random", clock=parse_clock("none")
    )
    await tables.lobbies.join(table.id, BRUNO)
    await tables.matches.start(table.id, ADA.id)
    while (row := await _turn(tables, table)).user_id != BOTS:
        seat = 0 if row.user_id == ADA.id else 1
        seen = await tables.queries.view(table.id, seat)
        await tables.matches.act(table.id, row.user_id, seen.legal[0])
    assert await _let_bots_move(tables, table, clock) >= 2 * PAUSE


async def test_without_a_pace_bots_lead_on_at_once_when_one_of_them_has_taken_the_trick(
    tables: Tables, clock: Clock
) -> None:
    table = await _begin(tables, "none pace=0")
    for _ in range(9):
        await _play_card(tables, table, await _await_ada(tables, table, clock))
        if (await _turn(tables, table)).user_id == BOTS:
            await _let_bots_move(tables, table, clock)
        assert (await _turn(tables, table)).user_id == ADA.id


async def test_the_pause_is_as_long_whatever_the_bot_holds(store: Store) -> None:
    pauses = set()
    for seed in range(6):
        clock = Clock()
        tables = open_tables(store, clock=clock, seeds=partial(bytes, [seed] * 32), bot_pause=PAUSE)
        table = await _begin(tables)
        seen = await _await_ada(tables, table, clock)
        if len(seen.table) < 3:
            await _play_card(tables, table, seen)
            pauses.add(await _let_bots_move(tables, table, clock))
    assert pauses == {PAUSE}


async def test_bots_decide_while_their_pause_lasts(store: Store, clock: Clock) -> None:
    asked: list[PlayerView] = []

    async def decide(level: str, view: PlayerView, rng: random.Random) -> Decision:
        asked.append(view)
        return player(level).decide(view, rng)

    tables = open_tables(store, clock=clock, seeds=lambda: SEED, decide=decide, bot_pause=PAUSE)
    table = await _begin(tables)
    for _ in range(6):
        await _play_card(tables, table, await _await_ada(tables, table, clock))
    # Bots play as chance has it: Ada may have taken the trick, and lead the next.
    while (draft := await _draft(tables, table)).bot_to_move is None:
        await _play_card(tables, table, await _await_ada(tables, table, clock))
    decided = await tables.bots.decided(draft)
    assert decided
    assert [each.view for each in decided] == asked[-len(decided) :]
    assert not any(each in asked[:at] for at, each in enumerate(asked)), "somebody was asked twice"


async def _draft(tables: Tables, table: Table) -> Draft:
    async with tables.store.reading() as db:
        return await tables.repository.load(db, table.id)


async def test_bots_whose_pause_was_cut_short_by_a_restart_move_after_it(
    tables: Tables, clock: Clock, store: Store
) -> None:
    table = await _begin(tables)
    await _play_card(tables, table, await _await_ada(tables, table, clock))
    if (await _turn(tables, table)).user_id != BOTS:
        pytest.fail("the seed leads to no turn of a bot")
    again = open_tables(store, clock=clock, seeds=lambda: SEED, bot_pause=PAUSE)
    clock.advance(timedelta(seconds=30))
    events = await again.deadlines.run_due()
    assert [event.kind for event in events] == [DueKind.BOTS]


async def test_no_turn_of_a_bot_is_shown_as_somebodys(tables: Tables, clock: Clock) -> None:
    table = await _begin(tables)
    await _play_card(tables, table, await _await_ada(tables, table, clock))
    assert (await _turn(tables, table)).user_id == BOTS
    assert await tables.deadlines.turn(table.id) is None


async def test_a_match_with_pauses_comes_to_its_end(tables: Tables, clock: Clock) -> None:
    table = await _begin(tables)
    while (table := await tables.queries.table(table.id)).status is Status.RUNNING:
        if (await _turn(tables, table)).user_id == BOTS:
            await _let_bots_move(tables, table, clock)
        else:
            await _play_card(tables, table, await tables.queries.view(table.id, 0))
    assert table.status is Status.FINISHED


@pytest.mark.parametrize("line", ["live pace=2", "none pace=0", "correspondence 12h pace=0.25"])
def test_a_pace_is_written_as_it_is_read(line: str) -> None:
    assert str(parse_clock(line)) == line
    assert parse_clock(str(parse_clock(line))) == parse_clock(line)


@pytest.mark.parametrize("line", ["live pace=6", "live pace=-1", "live pace=x", "none bank=2d", "live pace="])
def test_an_impossible_pace_is_refused(line: str) -> None:
    with pytest.raises(TimeControlError):
        parse_clock(line)


def test_the_usual_pace_is_not_written() -> None:
    assert str(replace(parse_clock("live"), pace=1.5)) == "live"
