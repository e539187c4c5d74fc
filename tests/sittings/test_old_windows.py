"""A click in an old hand window: it shows the way on, and is the window again where there is no newer one."""

from __future__ import annotations

from tests.sittings.test_private_windows import cards_offered, held_by
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, sit_down

NEWER = "You play in a newer message"
ONE_HAND = "hands=no_tricks,no_queens"


async def click_a_card(person: Person, old: Screen) -> Screen:
    """Press the first card of a window as it once stood; the message as it is then."""
    custom_id = next(each.custom_id for each in old.buttons if ":act:play" in each.custom_id)
    await person.forge(custom_id, old)
    return person.again(old)


async def left(bench: Bench) -> tuple[Sitting, Person, Screen]:
    """A table that somebody has left in the middle of a hand, and their window as it stood before."""
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules=ONE_HAND)
    person = await sitting.awaited()
    old = person.dm()
    await person.slash("king leave", table=1)
    return sitting, person, old


async def test_where_a_bot_plays_an_old_window_offers_the_seat_back(bench: Bench) -> None:
    _, person, old = await left(bench)
    shown = await click_a_card(person, old)
    assert "I’m back" in shown.enabled
    assert NEWER not in shown
    assert not cards_offered(shown)


async def test_where_no_newer_window_could_be_posted_an_old_one_is_the_window_again(bench: Bench) -> None:
    sitting, person, old = await left(bench)
    bench.env.inject_error("POST", f"/channels/{old.channel_id}/messages", status=500, code=0, times=None)
    await person.slash("king back", table=1)
    shown = await click_a_card(person, old)
    assert NEWER not in shown
    assert cards_offered(shown) <= await held_by(sitting, person)
    bench.env.backend.faults.clear()
    bench.take_faults()
    await bench.advance(600)
    await sitting.skip(lambda view: view.number == 2)
    assert [screen.id for screen in person.dms() if cards_offered(screen)] == [old.id]


async def test_where_there_is_a_newer_window_an_old_one_says_so(bench: Bench) -> None:
    sitting, person, old = await left(bench)
    await person.slash("king back", table=1)
    shown = await click_a_card(person, old)
    assert NEWER in shown
    assert not cards_offered(shown)
    (newer,) = (screen for screen in person.dms() if cards_offered(screen))
    assert newer.id != old.id
    assert cards_offered(newer) <= await held_by(sitting, person)


async def test_who_closes_their_direct_messages_goes_on_in_an_old_window(bench: Bench) -> None:
    sitting, person, old = await left(bench)
    person.closes_dms()
    await person.slash("king back", table=1)
    shown = await click_a_card(person, old)
    assert NEWER not in shown
    assert cards_offered(shown) <= await held_by(sitting, person)
    await sitting.skip(lambda view: view.number == 2)
    await bench.settle()
    bench.take_faults()
    assert cards_offered(person.again(old)) <= await held_by(sitting, person)
