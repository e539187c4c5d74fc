"""Plans: played if their condition is met, otherwise dropped; and secret to everybody else."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from kingbot.cards import Card, Rank, cards_in, rank_cards
from kingbot.engine.actions import Play, Side
from kingbot.engine.match import apply, deal, start, turn
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.presets import parse_line
from kingbot.simulate import random_deal
from kingbot.tables.deadlines import DueKind
from kingbot.tables.model import Moved, Person, Status, Table
from kingbot.tables.plans import DropReason, Plan, PlanKind, Planned, parse_plan, resolve
from kingbot.tables.service import Tables, open_tables
from kingbot.tables.time_control import parse_clock
from tests.tables.driver import ADA, CHANNEL, GUILD, STRANGER, Clock, TableDriver
from tests.tables.test_lobby import refused
from tests.tables.time_travel import run_due_after

TRICKS = parse_line("home hands=no_tricks,no_queens")


async def waiting(driver: TableDriver) -> tuple[Table, Person, PlayerView, Person, PlayerView]:
    """A trick is led to next: the table, who leads and what they see, who comes after and what they see."""
    table, leader, view = await driver.due(await driver.match(4, TRICKS))
    assert view.seat is not None
    after = (view.seat + 1) % 4
    owner = table.seats[after].owner
    assert owner is not None
    return table, leader, view, owner, await driver.tables.queries.view(table.id, after)


def same_suit(leads: PlayerView, follows: PlayerView) -> tuple[Card, Card]:
    """A card to lead, and one of its suit that the other holds."""
    for led in cards_in(leads.hand):
        for card in cards_in(follows.hand & led.suit.cards):
            return led, card
    raise AssertionError("void in everything")


async def last_move(tables: Tables, table: Table) -> Moved:
    return [each for each in await tables.queries.recent(table.id, 0) if isinstance(each, Moved)][-1]


@pytest.mark.parametrize("text", ["if D QS", "lead KH", "play 2H", "play AS high"])
def test_a_plan_is_read_back_from_its_notation(text: str) -> None:
    assert str(parse_plan(text)) == text


@pytest.mark.parametrize("text", ["", "if Q QS", "lead", "play 1H", "play AS middle", "win", "if D QS KS"])
def test_an_invalid_plan_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_plan(text)


async def test_a_card_planned_for_a_suit_is_played_when_it_is_led(
    tables: Tables, driver: TableDriver
) -> None:
    table, leader, leads, planner, follows = await waiting(driver)
    led, card = same_suit(leads, follows)
    await tables.plans.add(table.id, planner.id, Plan(PlanKind.IF, card, led.suit))
    await tables.matches.act(table.id, leader.id, Play(leads.seat or 0, led))
    (done,) = await tables.deadlines.run_due()
    assert (done.kind, done.person_id) == (DueKind.AUTO, planner.id)
    assert (await last_move(tables, table)).action == Play(follows.seat or 0, card)
    assert not (await last_move(tables, table)).by_bot
    assert await tables.plans.of_person(table.id, planner.id) == ()


async def test_a_card_planned_for_another_suit_is_dropped(tables: Tables, driver: TableDriver) -> None:
    table, leader, leads, planner, follows = await waiting(driver)
    led, card = same_suit(leads, follows)
    other = next(suit for suit in type(led.suit) if suit is not led.suit)
    await tables.plans.add(table.id, planner.id, Plan(PlanKind.IF, card, other))
    await tables.matches.act(table.id, leader.id, Play(leads.seat or 0, led))
    assert await tables.deadlines.run_due() == []
    (dropped,) = await tables.plans.of_person(table.id, planner.id)
    assert dropped.dropped is DropReason.PASSED
    await tables.matches.act(table.id, planner.id, Play(follows.seat or 0, card))
    assert await tables.plans.of_person(table.id, planner.id) == ()


async def test_an_illegal_plan_is_dropped_with_the_rest_of_the_queue(
    tables: Tables, driver: TableDriver
) -> None:
    table, leader, leads, planner, follows = await waiting(driver)
    led, _ = same_suit(leads, follows)
    wrong = list(cards_in(follows.hand & ~led.suit.cards))[:2]
    for card in wrong:
        await tables.plans.add(table.id, planner.id, Plan(PlanKind.PLAY, card))
    await tables.matches.act(table.id, leader.id, Play(leads.seat or 0, led))
    assert await tables.deadlines.run_due() == []
    dropped = await tables.plans.of_person(table.id, planner.id)
    assert [each.dropped for each in dropped] == [DropReason.ILLEGAL] * 2


async def test_a_planned_lead_is_played_only_if_the_trick_is_won(tables: Tables, driver: TableDriver) -> None:
    won = lost = False
    table = await driver.match(4, TRICKS)
    while not (won and lost):
        table, person, view = await driver.due(table)
        if view.stage is not Stage.TRICKS or view.hand.bit_count() < 2:
            table = await driver.match(4, TRICKS)
            continue
        if len(view.table) < 3:
            table = (await driver.move(table)).table
            continue
        play = driver.rng.choice(view.legal)
        assert isinstance(play, Play)
        card = next(card for card in cards_in(view.hand) if card != play.card)
        await tables.plans.add(table.id, person.id, Plan(PlanKind.LEAD, card))
        table = (await tables.matches.act(table.id, person.id, play)).table
        public = await tables.queries.view(table.id, None)
        done = await tables.deadlines.run_due()
        if public.turn == view.seat:
            won = True
            assert [each.kind for each in done] == [DueKind.AUTO]
            assert (await tables.queries.view(table.id, None)).table == (card,)
        else:
            lost = True
            assert done == []
            await driver.moves(table, 4)
            assert not any(each.dropped is None for each in await tables.plans.of_person(table.id, person.id))
        table = await tables.queries.table(table.id)


async def test_a_queue_is_played_in_order_over_several_tricks(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(1, parse_line("home hands=no_tricks,no_queens"))
    for _ in range(11):  # until one suit is left, or nearly
        table = (await driver.move(table)).table
    table, person, view = await driver.due(table)
    first, second = list(cards_in(view.hand))[:2]
    legal = {action.card for action in view.legal if isinstance(action, Play)}
    order = [first, second] if first in legal else [second, first]
    for card in order:
        await tables.plans.add(table.id, person.id, Plan(PlanKind.PLAY, card))
    assert len(await tables.deadlines.run_due()) == 1
    plans = await tables.plans.of_person(table.id, person.id)
    assert order[0] not in {each.plan.card for each in plans}
    if any(each.dropped is None for each in plans):
        assert len(await tables.deadlines.run_due()) == 1
    assert (await tables.queries.view(table.id, None)).number == 1 or not await tables.plans.of_person(
        table.id, person.id
    )


def ace_with_two_sides() -> tuple[PlayerView, Card]:
    """Somebody's turn in domino, with an ace that fits on its king and on its two."""
    rules, chance = parse_line("home hands=domino domino_ace=both"), random.Random(3)
    while True:
        match = deal(start(rules), 0, random_deal(chance)).match
        while (seat := turn(match)) is not None:
            seen = view(match, seat)
            for action in seen.legal:
                if isinstance(action, Play) and action.side is not None:
                    return seen, action.card
            match = apply(match, chance.choice(seen.legal)).match


@pytest.mark.parametrize("side", Side)
def test_an_ace_is_laid_on_the_side_it_was_planned_for(side: Side) -> None:
    seen, ace = ace_with_two_sides()
    plan = parse_plan(f"play {ace} {side}")
    assert resolve([Planned(1, plan, 0)], seen).action == Play(seen.turn or 0, ace, side)
    other_closed = replace(
        seen, rows=seen.rows & ~(ace.suit.cards & rank_cards(Rank.TWO)), legal=(Play(seen.turn or 0, ace),)
    )
    laid = resolve([Planned(1, plan, 0)], other_closed).action
    assert laid == (Play(seen.turn or 0, ace) if side is Side.HIGH else None), "not on the side not meant"


async def test_a_plan_can_be_removed_until_it_is_played(tables: Tables, driver: TableDriver) -> None:
    table, person, view = await driver.due(await driver.match(1, TRICKS))
    play = view.legal[0]
    assert isinstance(play, Play)
    (planned,) = await tables.plans.add(table.id, person.id, Plan(PlanKind.PLAY, play.card))
    await tables.plans.remove(table.id, person.id, planned.id)
    assert await tables.deadlines.run_due() == []
    assert (await tables.queries.table(table.id)).version == table.version
    await refused("no-plan", tables.plans.remove(table.id, person.id, planned.id))
    # Nothing is left of it either: the turn still waits for its person.
    assert [each.id for each in await tables.deadlines.tables_waiting_for(person.id)] == [table.id]


async def test_planning_changes_nothing_that_others_can_see(tables: Tables, driver: TableDriver) -> None:
    table, _, _, planner, follows = await waiting(driver)
    before = await tables.queries.table_and_view(table.id, None), await tables.deadlines.turn(table.id)
    card = next(iter(cards_in(follows.hand)))
    await tables.plans.add(table.id, planner.id, Plan(PlanKind.IF, card, card.suit))
    assert (
        await tables.queries.table_and_view(table.id, None),
        await tables.deadlines.turn(table.id),
    ) == before
    for other in (each.owner for each in table.seats):
        assert other is not None
        assert bool(await tables.plans.of_person(table.id, other.id)) == (other == planner)
    await refused("not-seated", tables.plans.of_person(table.id, STRANGER.id))


async def test_only_own_cards_can_be_planned_while_cards_are_played(
    tables: Tables, driver: TableDriver
) -> None:
    table, _, _, planner, follows = await waiting(driver)
    missing = next(card for card in cards_in(follows.unseen))
    await refused("not-your-card", tables.plans.add(table.id, planner.id, Plan(PlanKind.LEAD, missing)))
    domino, person, view = await driver.due(await driver.match(1, parse_line("home hands=domino")))
    card = next(iter(cards_in(view.hand)))
    await refused("plan-later", tables.plans.add(domino.id, person.id, Plan(PlanKind.LEAD, card)))


async def test_a_bot_that_stands_in_finds_no_plans(tables: Tables, driver: TableDriver) -> None:
    table, _, _, planner, follows = await waiting(driver)
    card = next(iter(cards_in(follows.hand)))
    await tables.plans.add(table.id, planner.id, Plan(PlanKind.LEAD, card))
    await tables.matches.resign(table.id, planner.id)
    await tables.matches.take_back(table.id, planner.id)
    assert await tables.plans.of_person(table.id, planner.id) == ()


async def test_the_only_legal_card_is_played_automatically_if_set(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4, TRICKS)
    await tables.deadlines.change_settings(ADA.id, only_move="always")
    alone = 0
    while (table := await tables.queries.table(table.id)).status is Status.RUNNING:
        _, person, view = await driver.due(table)
        forced = len(view.legal) == 1 and person == ADA
        done = await tables.deadlines.run_due()
        assert [each.kind for each in done] == ([DueKind.AUTO] if forced else [])
        alone += forced
        if not forced:
            await driver.move(table)
    assert alone


async def only_moves_made(tables: Tables, driver: TableDriver, table: Table) -> list[Moved]:
    """Play a match to its end; the moves that nobody was asked for."""
    while (table := await tables.queries.table(table.id)).status is Status.RUNNING:
        await driver.move(table)
    recent = await tables.queries.recent(table.id, 0)
    return [each for each in recent if isinstance(each, Moved) and each.only]


async def test_a_person_among_bots_is_asked_only_where_there_is_a_choice(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(1, parse_line("home hands=no_tricks,domino"))
    while (table := await tables.queries.table(table.id)).status is Status.RUNNING:
        _, _, view = await driver.due(table)
        assert len(view.legal) > 1
        await driver.move(table)
    made = [each for each in await tables.queries.recent(table.id, 0) if isinstance(each, Moved)]
    assert any(each.only for each in made)
    assert not any(each.only and each.by_bot for each in made)


async def test_among_people_only_what_all_know_is_played_unasked(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(4, TRICKS)
    while (table := await tables.queries.table(table.id)).status is Status.RUNNING:
        _, _, view = await driver.due(table)
        assert view.hand.bit_count() > 1, "the last card is no secret"
        if len(view.legal) == 1:
            (action,) = view.legal
            assert isinstance(action, Play)
            public = await tables.queries.view(table.id, None)
            assert public.unseen & action.card.suit.cards != action.card.bit or not view.table
        await driver.move(table)


@pytest.mark.parametrize("changes", [{"only_move": "never"}, {"confirm": True}])
async def test_who_wants_to_be_asked_is_always_asked(
    tables: Tables, driver: TableDriver, changes: dict[str, object]
) -> None:
    await tables.deadlines.change_settings(ADA.id, **changes)
    assert not await only_moves_made(tables, driver, await driver.match(1, TRICKS))


async def test_a_planned_card_that_was_the_only_one_is_planned_no_more(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.match(4, TRICKS)
    while True:
        table, person, view = await driver.due(await tables.queries.table(table.id))
        if view.hand.bit_count() == 2 and len(view.table) < 3 and view.number == 1:
            break
        await driver.move(table)
    play = view.legal[0]
    assert isinstance(play, Play)
    last = next(cards_in(view.hand & ~play.card.bit))
    await tables.plans.add(table.id, person.id, Plan(PlanKind.LEAD, last))
    await tables.matches.act(table.id, person.id, play)
    while (await tables.queries.view(table.id, None)).number == 1:
        await driver.move(await tables.queries.table(table.id))
    assert await tables.plans.of_person(table.id, person.id) == ()


async def test_automatic_moves_have_a_random_delay(tables: Tables, driver: TableDriver, clock: Clock) -> None:
    slow = open_tables(tables.store, clock=clock, automatic_delay=4)
    waits = set()
    for _ in range(6):
        table, person, view = await driver.due(await driver.match(1, TRICKS))
        play = view.legal[0]
        assert isinstance(play, Play)
        await slow.plans.add(table.id, person.id, Plan(PlanKind.PLAY, play.card))
        assert await slow.deadlines.run_due() == []
        at = await slow.deadlines.next_due(table.id)
        assert at is not None
        waits.add((at - clock.now).total_seconds())
    assert len(waits) == 6
    assert all(1 <= wait <= 4 for wait in waits)
    clock.advance(timedelta(seconds=4))
    assert len(await slow.deadlines.run_due()) >= 1


async def test_an_automatic_move_does_not_reset_the_missed_turns(
    tables: Tables, driver: TableDriver, clock: Clock
) -> None:
    table = await tables.lobbies.create(
        ADA, GUILD, CHANNEL, TRICKS, level="random", clock=parse_clock("live 30s bank=0s")
    )
    await tables.matches.start(table.id, ADA.id)
    (late,) = await run_due_after(tables, clock, seconds=30)
    _, person, view = await driver.due(late.table)
    play = view.legal[0]
    assert isinstance(play, Play)
    await tables.plans.add(table.id, person.id, Plan(PlanKind.PLAY, play.card))
    (done,) = await tables.deadlines.run_due()
    assert done.table.seats[play.seat].misses == 1


def test_a_planned_ace_is_played_when_its_suit_is_led() -> None:
    chance = random.Random(4)
    for _ in range(20):
        match, _ = deal(start(TRICKS), 0, random_deal(chance))
        leader = turn(match)
        assert leader is not None
        led = view(match, leader).legal[0]
        assert isinstance(led, Play)
        after, _ = apply(match, led)
        seat = turn(after)
        assert seat is not None
        seen = view(after, seat)
        aces = [card for card in cards_in(seen.hand & rank_cards(Rank.ACE)) if card.suit is led.card.suit]
        for ace in aces:
            plan = Planned(1, Plan(PlanKind.IF, ace, led.card.suit), 0)
            assert resolve([plan], seen).action == Play(seat, ace)
            return
    raise AssertionError("nobody held the ace of the suit led")


async def test_a_plan_that_cannot_be_resolved_is_dropped_and_costs_no_move(
    tables: Tables, driver: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, leader, view, owner, after = await waiting(driver)
    led, follow = same_suit(view, after)
    await tables.plans.add(table.id, owner.id, Plan(PlanKind.IF, follow, led.suit))

    def broken(plans: object, seen: object) -> None:
        raise IndexError("no such row")

    assert view.seat is not None
    with monkeypatch.context() as patched:
        patched.setattr("kingbot.tables.automatic_moves.resolve", broken)
        outcome = await tables.matches.act(table.id, leader.id, Play(view.seat, led))
    assert outcome.table.version > table.version
    assert "could not be resolved" in caplog.text
    (dropped,) = await tables.plans.of_person(table.id, owner.id)
    assert dropped.dropped is DropReason.ILLEGAL


async def test_a_card_planned_for_when_it_fits_waits_through_leads_of_other_suits(
    tables: Tables, driver: TableDriver
) -> None:
    table, leader, leads, planner, follows = await waiting(driver)
    led, _ = same_suit(leads, follows)
    waits = next(cards_in(follows.hand & ~led.suit.cards))
    await tables.plans.switch(table.id, planner.id, Plan(PlanKind.FIT, waits))
    await tables.matches.act(table.id, leader.id, Play(leads.seat or 0, led))
    assert await tables.deadlines.run_due() == [], "it may not be played to this trick"
    (kept,) = await tables.plans.of_person(table.id, planner.id)
    assert (kept.plan.card, kept.dropped) == (waits, None)


async def test_a_card_planned_for_when_it_fits_is_played_to_a_trick_of_its_suit(
    tables: Tables, driver: TableDriver
) -> None:
    table, leader, leads, planner, follows = await waiting(driver)
    led, card = same_suit(leads, follows)
    await tables.plans.switch(table.id, planner.id, Plan(PlanKind.FIT, card))
    await tables.matches.act(table.id, leader.id, Play(leads.seat or 0, led))
    (done,) = await tables.deadlines.run_due()
    assert (done.kind, done.person_id) == (DueKind.AUTO, planner.id)
    assert await tables.plans.of_person(table.id, planner.id) == ()


async def test_a_second_touch_takes_a_planned_card_back(tables: Tables, driver: TableDriver) -> None:
    table, _, _, planner, follows = await waiting(driver)
    plan = Plan(PlanKind.FIT, next(cards_in(follows.hand)))
    await tables.plans.switch(table.id, planner.id, plan)
    assert [each.plan for each in await tables.plans.of_person(table.id, planner.id)] == [plan]
    await tables.plans.switch(table.id, planner.id, plan)
    assert await tables.plans.of_person(table.id, planner.id) == ()


async def test_a_card_planned_for_when_it_fits_is_never_led(tables: Tables, driver: TableDriver) -> None:
    table, leader, leads, _, _ = await waiting(driver)
    for card in list(cards_in(leads.hand))[:5]:
        await tables.plans.switch(table.id, leader.id, Plan(PlanKind.FIT, card))
    assert await tables.deadlines.run_due() == []
