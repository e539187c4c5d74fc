"""A hand window belongs to a person: whoever gives up a seat, in whatever way, sees no card of it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest

from kingbot.cards import Card, card, cards_in
from kingbot.tables.model import Status
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, sit_down

TRICKS = "hands=no_tricks,no_queens,no_hearts"
CARD_ON_BUTTON = re.compile(r"king:1:\d+:(?:act:play|plan:fit) (\w\w)")

Way = Callable[[Sitting, Person, Person], Awaitable[None]]


async def voted_away(sitting: Sitting, leaver: Person, heir: Person) -> None:
    """All others vote the seat away; the host then gives it to somebody else."""
    seat = (await sitting.table()).seat_of(leaver.id)
    assert seat is not None
    for person in sitting.people:
        if person is not leaver:
            await person.choose("Pause, claim …", on=person.dm())
            await person.choose(f"remove {seat.number}")
    await sitting.host.slash("king substitute", who=heir.user, seat=seat.number + 1)
    await heir.click("Take it")


async def substituted(sitting: Sitting, leaver: Person, heir: Person) -> None:
    """The owner hands the seat to a substitute."""
    await leaver.slash("king substitute", who=heir.user)
    await heir.click("Take it")


async def resigned_and_substituted(sitting: Sitting, leaver: Person, heir: Person) -> None:
    """A bot stands in, then a substitute takes over."""
    await leaver.slash("king leave")
    await leaver.slash("king substitute", who=heir.user)
    await heir.click("Take it")


async def deleted(sitting: Sitting, leaver: Person, heir: Person) -> None:
    """The owner deletes all that is stored about them; the host gives the bot's seat to somebody else."""
    seat = (await sitting.table()).seat_of(leaver.id)
    assert seat is not None
    await leaver.slash("king privacy")
    await leaver.click("Delete …")
    await leaver.click("Delete everything")
    await sitting.host.slash("king substitute", who=heir.user, seat=seat.number + 1)
    await heir.click("Take it")


async def exchanged(sitting: Sitting, leaver: Person, heir: Person) -> None:
    """The owner hands the seat on, and then gets another one at the same table."""
    await substituted(sitting, leaver, heir)
    await substituted(sitting, next(each for each in sitting.people if each not in (leaver, heir)), leaver)


async def closed(sitting: Sitting, leaver: Person, heir: Person) -> None:
    """The host closes the table."""
    await sitting.host.slash("king close", table=1)


WAYS = (voted_away, substituted, resigned_and_substituted, deleted, exchanged, closed)


async def by_direct_message(sitting: Sitting, person: Person) -> Screen:
    return person.dm()


async def in_the_channel(sitting: Sitting, person: Person) -> Screen:
    return (await person.click("My hand", on=sitting.board())).screens[-1]


async def by_command(sitting: Sitting, person: Person) -> Screen:
    return (await person.slash("king hand", table=1)).screens[-1]


WINDOWS = (by_direct_message, in_the_channel, by_command)


def cards_offered(screen: Screen) -> set[Card]:
    """The cards on the controls of a screen."""
    found = (CARD_ON_BUTTON.match(button.custom_id or "") for button in screen.buttons)
    return {card(each[1]) for each in found if each is not None}


async def check_windows(sitting: Sitting, people: tuple[Person, ...]) -> None:
    """Nobody is offered a card that is not in their own hand."""
    moment = await sitting.moment()
    for person in people:
        seat = moment.table.seat_of(person.id)
        held = set(cards_in(moment.seats[seat.number].hand)) if seat is not None else set()
        for screen in person.everything():
            assert cards_offered(screen) <= held, f"{person.name}: {screen.summary()}"


@pytest.mark.parametrize("opened", WINDOWS)
@pytest.mark.parametrize("way", WAYS)
async def test_who_gives_up_a_seat_sees_no_card_of_it_any_more(
    bench: Bench, way: Way, opened: Callable[[Sitting, Person], Awaitable[Screen]]
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)
    bruno, eva = sitting.people[1], bench.person("Eva")
    window = await opened(sitting, bruno)
    offered = next(button.custom_id for button in window.buttons if CARD_ON_BUTTON.match(button.custom_id))
    stale = offered.replace(":plan:fit ", ":act:play ")
    everybody = (*sitting.people, eva)
    await way(sitting, bruno, eva)
    await bench.settle()
    await check_windows(sitting, everybody)
    table = await sitting.table()
    here = bruno.again(window)
    before = table.version
    await bruno.forge(stale, here)  # a click that was under way
    assert (await sitting.table()).version == before, "a click in an old window counts for no other seat"
    await check_windows(sitting, everybody)
    if table.status is Status.RUNNING:
        sitting.people = tuple(person for person in everybody if table.seat_of(person.id) is not None)
        await sitting.play(lambda view: view.number == 2)
        await check_windows(sitting, everybody)


async def test_one_window_of_a_person_is_live_and_the_others_show_the_way_back(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)
    person = await sitting.awaited()
    direct = person.dm()
    beside = await in_the_channel(sitting, person)
    await sitting.touch(person, person.again(beside))
    await bench.settle()
    assert cards_offered(person.again(beside))
    assert not cards_offered(person.again(direct))
    await person.click("Play here", on=person.again(direct))
    assert cards_offered(person.again(direct))
    assert not cards_offered(person.again(beside))
