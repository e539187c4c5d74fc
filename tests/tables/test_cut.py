"""The cut: with `cut=on` the player before the dealer cuts the pack, bound before they choose."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kingbot import deals
from kingbot.engine.actions import Cut, CutPlace
from kingbot.engine.refusals import RefusedError
from kingbot.engine.view import Stage
from kingbot.presets import parse_line
from kingbot.record import read
from kingbot.store.log import DealRow
from kingbot.tables.model import Person, Table, TableError
from kingbot.tables.service import Tables
from kingbot.tables.time_control import parse_clock
from tests.tables.driver import ADA, CHANNEL, DINO, GUILD, PEOPLE, SEED, Clock, TableDriver
from tests.tables.test_acting import entries

RULES = parse_line("home hands=no_queens,no_last_two cut=on")


async def cut_of(tables: Tables, table: Table, person: Person) -> CutPlace | None:
    """The cut that somebody has given in advance."""
    seat = table.seat_of(person.id)
    assert seat is not None
    return (await tables.queries.snapshot(table.id, 0)).cuts[seat.number]


async def test_nobody_has_cards_before_the_pack_is_cut(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4, RULES)
    view = await tables.queries.view(table.id, 3)
    assert (view.stage, view.turn, view.hand, len(view.legal)) == (Stage.CUT, 3, 0, 52)
    assert table.commitment is not None
    outcome = await tables.matches.act(table.id, DINO.id, Cut(3, CutPlace(17)), table.version)
    view = await tables.queries.view(table.id, 3)
    secret = deals.secret_of_hand(SEED.hex(), 1, 2)
    assert view.hand == deals.deal(secret, 0, 17)[3]
    assert view.dealer == deals.lot(secret, range(4), 17)
    assert [row.cut for row in await entries(tables, outcome.table) if isinstance(row, DealRow)] == [17]


@pytest.mark.parametrize("place", [-1, 52])
async def test_a_cut_beyond_the_pack_is_refused(tables: Tables, driver: TableDriver, place: int) -> None:
    table = await driver.match(4, RULES)
    with pytest.raises(RefusedError) as refused:
        await tables.matches.act(table.id, DINO.id, Cut(3, CutPlace(place)), table.version)
    assert refused.value.refusal.reason == "cut_range"


async def test_the_player_before_the_dealer_cuts_every_further_hand(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4, RULES)
    seen = set()
    while table.open:
        view = await tables.queries.view(table.id, None)
        if view.stage is Stage.CUT and view.number:
            assert view.dealer is not None
            assert view.turn == view.dealer  # the next dealer is the one after
            seen.add(view.number)
        table = (await driver.move(table)).table
    assert seen == {1}
    record = await tables.queries.record(table.id)
    assert record is not None
    assert all(hand.log.secret and hand.log.cuts for hand in read(record).hands)


async def test_a_bot_leaves_the_pack_as_it_is(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(1, RULES)
    assert (await tables.queries.view(table.id, 0)).dealer is not None


async def test_a_cut_that_is_missed_is_none(tables: Tables, driver: TableDriver, clock: Clock) -> None:
    table = await tables.lobbies.create(
        ADA, GUILD, CHANNEL, RULES, level="random", clock=parse_clock("live 60s bank=0s")
    )
    for person in PEOPLE[1:]:
        await tables.lobbies.join(table.id, person)
    await tables.matches.start(table.id, ADA.id)
    clock.advance(timedelta(seconds=61))
    assert await tables.deadlines.run_due()
    view = await tables.queries.view(table.id, 3)
    assert view.hand == deals.deal(deals.secret_of_hand(SEED.hex(), 1, 2))[3]


async def test_a_cut_given_in_advance_is_made_as_soon_as_it_is_due(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4, RULES)
    table = (await driver.move(table)).table
    view = await tables.queries.view(table.id, None)
    assert view.dealer is not None
    cutter, other = PEOPLE[view.dealer], PEOPLE[(view.dealer + 1) % 4]
    with pytest.raises(TableError) as refused:
        await tables.plans.cut(table.id, other.id, CutPlace(7))
    assert refused.value.key == "plan-later"
    for place in (7, 19):
        await tables.plans.cut(table.id, cutter.id, CutPlace(place))
    assert await cut_of(tables, table, cutter) == 19
    while view.number == 1:
        assert view.stage is not Stage.CUT
        table = (await driver.move(table)).table
        view = await tables.queries.view(table.id, None)
    secret = deals.secret_of_hand(SEED.hex(), 2, 2)
    assert view.dealer is not None
    assert (await tables.queries.view(table.id, view.dealer)).number == 2
    assert [row.cut for row in await entries(tables, table) if isinstance(row, DealRow)][1] == 19
    played = await tables.queries.view(table.id, 0)
    assert played.hand | 0 == deals.deal(secret, 0, 19)[0]
    assert await cut_of(tables, table, cutter) is None


async def test_nobody_cuts_in_advance_for_a_hand_that_never_comes(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4, parse_line("home hands=no_queens cut=on"))
    table = (await driver.move(table)).table
    for person in PEOPLE:
        with pytest.raises(TableError, match="plan-later"):
            await tables.plans.cut(table.id, person.id, CutPlace(7))
