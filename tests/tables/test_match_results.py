"""What a match brings: King points, Kings made and escaped, who stayed, how long they thought."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import timedelta
from fractions import Fraction

import pytest

from kingbot.engine.contracts import Contract
from kingbot.presets import parse_line
from kingbot.store import Store, log, schema
from kingbot.store import standings as rows
from kingbot.store.standings import ResultRow
from kingbot.tables.match_results import _escape, is_whole, king_value, place_points
from kingbot.tables.model import Subject, Table
from kingbot.tables.service import Tables
from kingbot.tables.standings_model import PARTS
from tests.tables.driver import ADA, BRUNO, CARLA, DINO, Clock, TableDriver

RULES = parse_line("portuguese hands=no_queens,no_hearts,no_king_hearts,declaration,declaration")


async def results_of(store: Store, table: Table) -> list[ResultRow]:
    async with store.reading() as db:
        found = await rows.read(db, ResultRow, order=(schema.results.c.player,))
    return [row for row in found if row.table_id == table.id]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), (6, 4, 2, 0)),
        ((1, 1, 3, 4), (5, 5, 2, 0)),
        ((3, 1, 1, 4), (2, 5, 5, 0)),
        ((1, 2, 2, 2), (6, 2, 2, 2)),
        ((1, 1, 1, 4), (4, 4, 4, 0)),
        ((1, 1, 1, 1), (3, 3, 3, 3)),
    ],
)
def test_those_who_share_places_share_their_king_points(places: Sequence[int], points: Sequence[int]) -> None:
    assert tuple(place_points(places, seat) for seat in range(4)) == points


@pytest.mark.parametrize(
    ("bots", "value"),
    [
        ((None, "beginner", "beginner", "master"), 5),
        ((None, "beginner", "club", "master"), 10),
        ((None, "beginner", "master", "master"), 20),
        ((None, None, None, None), 10),
        ((None, None, None, "beginner"), 10),
        ((None, "random", "random", None), 5),
    ],
)
def test_a_king_is_worth_what_two_of_the_three_opponents_are(bots: Sequence[str | None], value: int) -> None:
    assert king_value(bots, 0) == value


@pytest.mark.parametrize(
    ("winners", "breaker"),
    [
        ([2] * 13, None),
        ([2] * 12 + [3], 3),
        ([2] * 8 + [1] + [2] * 4, 1),
        ([2] * 7 + [1] + [2] * 5, None),
        ([0, 1] * 6 + [0], None),
        ([], None),
    ],
)
def test_a_king_is_escaped_by_who_takes_the_first_trick_late(winners: list[int], breaker: int | None) -> None:
    assert _escape(winners) == breaker


def test_half_of_the_hands_of_a_kind_of_king_make_a_match() -> None:
    assert is_whole("classic", 7)
    assert not is_whole("classic", 6)
    assert is_whole("rifki", 10)


async def test_the_points_of_the_hands_add_up_to_those_of_the_match(
    store: Store, driver: TableDriver
) -> None:
    table = await driver.play_out(await driver.match(4, parse_line("pirandello")))
    for row in await results_of(store, table):
        hands = json.loads(row.hands)
        assert len(hands) == table.rules.length
        assert sum(points for _, points, _ in hands) == row.points
        assert sum(chosen for _, _, chosen in hands) == 3
        assert {contract for contract, _, _ in hands} <= {contract.value for contract in Contract}


async def test_results_agree_with_the_score_sheet(store: Store, tables: Tables, driver: TableDriver) -> None:
    table = await driver.play_out(await driver.match(4, RULES))
    view = await tables.queries.view(table.id, None)
    found = await results_of(store, table)
    assert [Fraction(row.points, PARTS) for row in found] == list(view.totals)
    assert tuple(row.place for row in found) == view.ranking
    assert [row.user_id for row in found] == [ADA.id, BRUNO.id, CARLA.id, DINO.id]


async def test_time_is_counted_from_the_move_before_to_ones_own(
    store: Store, clock: Clock, driver: TableDriver
) -> None:
    table = await driver.match(4, RULES)
    while not table.over:
        clock.advance(timedelta(seconds=7))
        table = (await driver.move(table)).table
    async with store.reading() as db:
        entries = await log.after(db, table.id)
    for row in await results_of(store, table):
        own = [each for each in entries if isinstance(each, log.ActionRow) and each.user_id == row.user_id]
        assert row.moves == len(own)
        assert row.seconds == pytest.approx(7 * row.moves)


async def test_a_seat_of_a_bot_counts_for_nobody(store: Store, driver: TableDriver) -> None:
    table = await driver.play_out(await driver.match(1, RULES))
    found = await results_of(store, table)
    assert [(row.user_id, row.bot) for row in found] == [(ADA.id, None), *[(None, "random")] * 3]


async def test_a_single_move_after_a_timeout_is_no_harm(
    store: Store, tables: Tables, driver: TableDriver
) -> None:
    table = await driver.moves(await driver.match(4, RULES), 30)
    _, person, _ = await driver.due(table)
    await tables.matches.resign(table.id, person.id)
    await tables.matches.take_back(table.id, person.id)
    table = await driver.play_out(await tables.queries.table(table.id))
    assert person.id in {row.user_id for row in await results_of(store, table) if not row.left}


async def test_hands_that_were_ended_by_vote_are_nobodys(
    store: Store, tables: Tables, driver: TableDriver
) -> None:
    table = await driver.moves(await driver.match(2, RULES), 4)
    for _ in range(3):
        for person in (ADA, BRUNO):
            await tables.votes.vote(table.id, person.id, Subject.END)
        table = await driver.moves(await tables.queries.table(table.id), 2)
    table = await driver.play_out(table)
    found = await results_of(store, table)
    assert [row.user_id for row in found[:2]] == [ADA.id, BRUNO.id]
    assert len(found) == 4
