"""The daily King: one deal a date for all, the same play the same result, nobody counts twice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.cards import Card, card
from kingbot.deals import commitment
from kingbot.engine.actions import Play
from kingbot.engine.refusals import RefusedError
from kingbot.engine.view import PlayerView
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.store import Store, settings
from kingbot.tables.daily_model import (
    CONTRACTS,
    DailyState,
    Reference,
    Streak,
    deal_of,
    is_over_everywhere,
    last_over_everywhere,
    streak,
)
from kingbot.tables.model import Person, TableError
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, BRUNO, GUILD, Clock, tables_on

DAY = date(2026, 11, 30)  # a Monday, the date of the clock
ROOT = "5e" * 32
Choice = Callable[[PlayerView], Card]


def lowest(view: PlayerView) -> Card:
    return min(action.card for action in view.legal if isinstance(action, Play))


def highest(view: PlayerView) -> Card:
    return max(action.card for action in view.legal if isinstance(action, Play))


def by_chance(seed: int) -> Choice:
    chance = random.Random(seed)
    return lambda view: chance.choice([each.card for each in view.legal if isinstance(each, Play)])


async def finish(
    tables: Tables, who: Person, choice: Choice = lowest, guild: int | None = GUILD
) -> DailyState:
    """Play today's hand to its end."""
    state = await tables.daily.begin(who, guild)
    while state.result is None:
        hand = state.hand
        assert hand is not None
        assert hand.view.my_turn
        state = await tables.daily.play(who.id, state.day, choice(hand.view), hand.moves)
    return state


async def change(store: Store, user_id: int, **changes: object) -> None:
    async with store.transaction() as db:
        await settings.set_person(db, user_id, PersonSettings().model_copy(update=changes))


async def set_server(store: Store, **changes: object) -> None:
    async with store.transaction() as db:
        await settings.set_server(db, GUILD, ServerSettings().model_copy(update=changes))


# ------------------------------------------------------------------------------ the deal


def test_each_date_has_a_deal_of_its_own_which_its_commitment_binds() -> None:
    deals = [deal_of(ROOT, DAY + timedelta(days=each)) for each in range(60)]
    assert len({each.secret for each in deals}) == 60
    assert {each.contract for each in deals} == set(CONTRACTS)
    assert all(each.commitment == commitment(each.secret) for each in deals)
    assert deals[0].dealt() == deal_of(ROOT, DAY).dealt() != deal_of("5f" * 32, DAY).dealt()


def test_a_deal_does_not_show_its_secret_where_it_is_logged() -> None:
    deal = deal_of(ROOT, DAY)
    assert deal.secret not in repr(deal)


async def test_every_process_and_every_restart_has_the_same_deal(store: Store, clock: Clock) -> None:
    first = await tables_on(store, clock).daily.begin(ADA, GUILD)
    second = await tables_on(store, clock).daily.state(ADA.id, DAY)
    assert first.hand == second.hand is not None


# --------------------------------------------------------------------------- the same for all


async def test_the_same_line_of_play_gives_a_hundred_people_the_same_result(tables: Tables) -> None:
    states = [await finish(tables, Person(5000 + each, "Guest"), by_chance(3)) for each in range(100)]
    results = Counter(state.result.score for state in states if state.result is not None)
    assert len(results) == 1
    assert len({state.hand.view for state in states if state.hand is not None}) == 1


async def test_the_same_line_gives_the_same_after_a_restart_amid_the_hand(store: Store, clock: Clock) -> None:
    without = await finish(tables_on(store, clock), ADA)
    state = await tables_on(store, clock).daily.begin(BRUNO, GUILD)
    while state.result is None:
        assert state.hand is not None
        again = tables_on(store, clock)  # of another process
        state = await again.daily.play(BRUNO.id, DAY, lowest(state.hand.view), state.hand.moves)
    assert without.result is not None
    assert without.result.score == state.result.score
    assert without.hand is not None
    assert state.hand is not None
    assert without.hand.view == state.hand.view


# ---------------------------------------------------------------------------- trying twice


async def test_a_hand_that_is_begun_again_goes_on_where_it_was(tables: Tables) -> None:
    state = await tables.daily.begin(ADA, GUILD)
    assert state.hand is not None
    moved = await tables.daily.play(ADA.id, DAY, lowest(state.hand.view), 0)
    assert (await tables.daily.begin(ADA, None)).hand == moved.hand
    assert moved.hand is not None
    assert moved.hand.moves == 1


async def test_another_card_for_a_move_made_already_changes_nothing(tables: Tables) -> None:
    state = await tables.daily.begin(ADA, GUILD)
    assert state.hand is not None
    moved = await tables.daily.play(ADA.id, DAY, lowest(state.hand.view), 0)
    assert await tables.daily.play(ADA.id, DAY, highest(state.hand.view), 0) == moved


async def test_a_finished_hand_stays_as_it_is_and_counts_once(tables: Tables) -> None:
    done = await finish(tables, ADA)
    assert (await tables.daily.begin(ADA, GUILD)) == done
    assert (await tables.daily.play(ADA.id, DAY, card("AS"), 13)) == done
    assert done.result is not None
    assert done.result.place == (1, 1)


async def test_a_card_that_one_does_not_hold_is_refused(tables: Tables) -> None:
    state = await tables.daily.begin(ADA, GUILD)
    assert state.hand is not None
    strange = next(Card(each) for each in range(52) if not state.hand.view.hand >> each & 1)
    with pytest.raises(RefusedError):
        await tables.daily.play(ADA.id, DAY, strange, 0)


@pytest.mark.parametrize("day", [DAY + timedelta(days=1), DAY - timedelta(days=1)])
async def test_the_hand_of_another_day_cannot_be_played(tables: Tables, day: date) -> None:
    await tables.daily.begin(ADA, GUILD)
    with pytest.raises(TableError, match="daily-over"):
        await tables.daily.play(ADA.id, day, card("AS"), 0)
    assert (await tables.daily.state(ADA.id, day)).hand is None


async def test_a_hand_can_be_ended_after_midnight_but_not_once_its_secret_is_known(
    tables: Tables, clock: Clock
) -> None:
    state = await tables.daily.begin(ADA, GUILD)
    assert state.hand is not None
    clock.now = datetime(2026, 12, 1, 11, 59, tzinfo=UTC)
    state = await tables.daily.play(ADA.id, DAY, lowest(state.hand.view), 0)
    assert state.hand is not None
    assert state.proof.opened.day < DAY
    clock.now = datetime(2026, 12, 1, 12, tzinfo=UTC)
    with pytest.raises(TableError, match="daily-over"):
        await tables.daily.play(ADA.id, DAY, lowest(state.hand.view), 1)
    assert (await tables.daily.state(ADA.id, DAY)).proof.opened.day == DAY


# ------------------------------------------------------------------------------ the date


@pytest.mark.parametrize(
    ("zone", "at", "day"),
    [
        ("UTC", datetime(2026, 11, 30, 23, 59, tzinfo=UTC), DAY),
        ("UTC", datetime(2026, 12, 1, tzinfo=UTC), date(2026, 12, 1)),
        ("Europe/Rome", datetime(2026, 11, 30, 23, tzinfo=UTC), date(2026, 12, 1)),
        ("America/Sao_Paulo", datetime(2026, 12, 1, 2, 59, tzinfo=UTC), DAY),
        ("Pacific/Kiritimati", datetime(2026, 11, 30, 10, tzinfo=UTC), date(2026, 12, 1)),
    ],
)
async def test_the_date_is_the_servers_and_by_direct_message_ones_own(
    store: Store, tables: Tables, clock: Clock, zone: str, at: datetime, day: date
) -> None:
    clock.now = at
    await set_server(store, zone=zone)
    await change(store, ADA.id, zone=zone)
    assert await tables.daily.today(BRUNO.id, GUILD) == day
    assert await tables.daily.today(ADA.id, None) == day
    assert await tables.daily.today(BRUNO.id, None) == at.date()


def test_a_date_is_over_everywhere_when_it_is_over_in_the_last_zone() -> None:
    end = datetime(2026, 12, 1, 12, tzinfo=UTC)  # midnight at UTC−12
    assert not is_over_everywhere(DAY, end - timedelta(seconds=1))
    assert is_over_everywhere(DAY, end)
    assert last_over_everywhere(end - timedelta(seconds=1)) == DAY - timedelta(days=1)
    assert last_over_everywhere(end) == DAY


@given(st.datetimes(datetime(2020, 1, 1), datetime(2040, 1, 1), timezones=st.just(UTC)))
def test_the_last_date_over_everywhere_is_over_and_the_next_is_not(now: datetime) -> None:
    last = last_over_everywhere(now)
    assert is_over_everywhere(last, now)
    assert not is_over_everywhere(last + timedelta(days=1), now)


async def test_where_the_server_does_not_play_it_there_is_none(store: Store, tables: Tables) -> None:
    await set_server(store, daily=False)
    with pytest.raises(TableError, match="daily-off"):
        await tables.daily.begin(ADA, GUILD)
    assert (await tables.daily.begin(ADA, None)).hand is not None


# ------------------------------------------------------------------------------ comparing


async def test_places_are_among_all_and_in_ones_server(tables: Tables) -> None:
    done = [
        await finish(tables, Person(4000 + each, "Guest"), by_chance(each), GUILD if each % 2 else None)
        for each in range(8)
    ]
    scores = [state.result.score for state in done if state.result is not None]
    for number, own in enumerate(scores):
        result = (await tables.daily.state(4000 + number, DAY)).result
        assert result is not None
        assert result.place == (1 + sum(each > own for each in scores), 8)
        assert result.scores == Counter(scores)
        here = [each for other, each in enumerate(scores) if other % 2]
        assert result.place_here == ((1 + sum(each > own for each in here), 4) if number % 2 else None)


async def test_who_does_not_want_to_be_counted_is_in_no_list_not_even_as_a_hole(
    store: Store, tables: Tables
) -> None:
    await finish(tables, ADA)
    await change(store, BRUNO.id, counted=False)
    own = (await finish(tables, BRUNO)).result
    assert own is not None
    assert (own.place, own.scores, own.here) == (None, {}, None)
    result = (await tables.daily.state(ADA.id, DAY)).result
    assert result is not None
    assert result.place == (1, 1)
    await tables.daily.set_counted(BRUNO.id, True)
    result = (await tables.daily.state(ADA.id, DAY)).result
    assert result is not None
    assert result.place == (1, 2)
    await tables.daily.set_counted(BRUNO.id, False)
    result = (await tables.daily.state(ADA.id, DAY)).result
    assert result is not None
    assert result.place == (1, 1)


async def test_the_best_line_is_the_best_of_people_and_bots_and_for_those_who_are_done(
    tables: Tables,
) -> None:
    await tables.daily.begin(ADA, GUILD)
    with pytest.raises(TableError, match="daily-over"):
        await tables.daily.best_line(ADA.id, DAY)
    result = await finish(tables, ADA, highest)
    assert result.result is not None
    line = await tables.daily.best_line(ADA.id, DAY)
    assert line.score >= result.result.score
    steps = line.steps
    assert all(step.hands[0] >> step.played & 1 for step in steps)
    assert steps[0].view.hand.bit_count() == 13
    last = steps[-1].view
    assert last.my_turn


@pytest.mark.parametrize(("score", "signs"), [(0, 5), (-1, 4), (-2, 3), (-4, 2), (-5, 1), (-9, 1), (3, 5)])
def test_signs_tell_in_quarters_how_bots_did_in_ones_place(score: int, signs: int) -> None:
    assert Reference((-5, -4, -2, -2, -1, -1, 0, 0), ()).signs(score) == signs


# ------------------------------------------------------------------------------- streaks


def days(*numbers: int) -> set[date]:
    """Dates by how many days they are after Monday the thirtieth of November."""
    return {DAY + timedelta(days=each) for each in numbers}


@pytest.mark.parametrize(
    ("played", "today", "expected"),
    [
        ((), 3, Streak(0, False)),
        ((3,), 3, Streak(1, True)),
        ((0, 1, 2), 3, Streak(3, True)),  # today can still be played
        ((0, 1, 3), 3, Streak(3, False)),  # Wednesday was missed
        ((0, 3), 3, Streak(1, False)),  # two were
        ((0, 1), 3, Streak(2, False)),  # Wednesday was missed, today is open
        ((3, 4, 5, 7, 9), 9, Streak(5, False)),  # Sunday of one week, Tuesday of the next
        ((5, 8), 8, Streak(2, False)),  # Sunday and Monday: a joker of each week
    ],
)
def test_a_streak_survives_one_missed_day_a_week(
    played: tuple[int, ...], today: int, expected: Streak
) -> None:
    assert streak(days(*played), DAY + timedelta(days=today)) == expected


@given(st.sets(st.integers(0, 60)), st.integers(0, 60))
def test_a_streak_is_never_longer_than_what_was_played(played: set[int], today: int) -> None:
    found = streak(days(*played), DAY + timedelta(days=today))
    assert 0 <= found.days <= sum(each <= today for each in played)
    assert streak(days(*played, today), DAY + timedelta(days=today)).days >= 1


# --------------------------------------------------------------------------------- posts


async def due(tables: Tables) -> list[date]:
    found = await tables.daily.due_posts([GUILD])
    for post in found:
        await tables.daily.mark_posted(post)
    return [post.day for post in found]


async def test_a_server_is_told_once_a_day_at_its_hour(store: Store, tables: Tables, clock: Clock) -> None:
    await set_server(store, zone="Europe/Rome", daily_channel=8, daily_hour=9)
    clock.now = datetime(2026, 12, 1, 7, 59, tzinfo=UTC)
    assert await due(tables) == []
    clock.now = datetime(2026, 12, 1, 8, tzinfo=UTC)
    assert await tables.daily.due_posts([]) == []  # those of another process
    assert await due(tables) == [date(2026, 12, 1)]
    assert await due(tables_on(store, clock)) == []
    await set_server(store, zone="Europe/Rome", daily_channel=8, daily_hour=12)
    clock.now = datetime(2026, 12, 1, 20, tzinfo=UTC)
    assert await due(tables) == []
    clock.now = datetime(2026, 12, 4, 20, tzinfo=UTC)  # after three days without the bot
    assert await due(tables) == [date(2026, 12, 4)]


@pytest.mark.parametrize("changes", [{"daily": False, "daily_channel": 8}, {"daily_channel": None}])
async def test_nothing_is_posted_where_that_is_not_wanted(
    store: Store, tables: Tables, changes: dict[str, object]
) -> None:
    await set_server(store, **changes)
    assert await due(tables) == []


async def test_a_post_names_yesterdays_people_of_that_server(
    store: Store, tables: Tables, clock: Clock
) -> None:
    await set_server(store, daily_channel=8)
    await finish(tables, ADA, highest)
    await finish(tables, BRUNO, lowest)
    await finish(tables, Person(77, "Elsewhere"), lowest, guild=None)
    clock.advance(timedelta(days=1))
    (post,) = await tables.daily.due_posts([GUILD])
    assert {name for _, name, _ in post.lines} == {"Ada", "Bruno"}
    assert post.people == 2
    assert next(place for place, *_ in post.lines) == 1
    assert post.yesterday == (await tables.daily.state(ADA.id, DAY)).contract
    assert post.proof.opened.day == DAY


# ------------------------------------------------------------------------------- privacy


async def test_what_is_kept_of_somebody_is_exported_and_gone_after_deletion(tables: Tables) -> None:
    await finish(tables, ADA)
    await finish(tables, BRUNO)
    (row,) = (await tables.personal_data.export(ADA.id))["daily_hands"]
    assert (row["user_name"], row["day"]) == ("Ada", DAY)
    await tables.personal_data.erase(ADA.id, lambda language: "former player")
    assert "daily_hands" not in await tables.personal_data.export(ADA.id)
    result = (await tables.daily.state(BRUNO.id, DAY)).result
    assert result is not None
    assert result.place == (1, 1)


async def test_hands_played_by_direct_message_belong_to_no_server_that_could_be_left(
    store: Store, tables: Tables, clock: Clock, path: Path
) -> None:
    await finish(tables, ADA, guild=None)
    await tables.personal_data.set_joined_servers([])
    clock.advance(timedelta(days=40))
    assert await tables.personal_data.delete_expired() == []
    assert (await tables.personal_data.export(ADA.id))["daily_hands"]
