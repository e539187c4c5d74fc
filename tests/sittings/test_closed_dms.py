"""Whoever takes no direct messages plays the same match from private windows in the channel."""

import pytest

from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long


async def with_closed_dms(bench: Bench, rules: str) -> Sitting:
    """Ada, who takes no direct messages, at a table with bots."""
    ada = bench.person("Ada")
    ada.closes_dms()
    told = await ada.slash("king new", rules=rules)
    assert "Your direct messages are closed to me" in told.screens[-1]
    assert told.screens[-1].private
    await ada.click("Start")
    return Sitting(bench, (ada,))


def private_window(person: Person) -> Screen:
    """The newest private window in the channel with something to touch."""
    return [screen for screen in person.sees() if screen.private and screen.buttons][-1]


async def test_a_match_is_played_from_private_windows(bench: Bench) -> None:
    sitting = await with_closed_dms(bench, "hands=no_queens,declaration,domino")
    ada = sitting.host
    await ada.click("My hand")
    while (await sitting.view()).ranking is None:
        assert await sitting.touch(ada, private_window(ada)) is not None
    assert len([screen for screen in ada.sees() if screen.private]) == 2, (
        "one window stays true; one told her so"
    )
    assert ada.dms() == []


async def test_after_fifteen_minutes_a_touch_brings_the_window_up_to_date(bench: Bench) -> None:
    sitting = await with_closed_dms(bench, "hands=no_queens,no_hearts")
    ada = sitting.host
    await ada.click("My hand")
    await bench.advance(3600)
    window = private_window(ada)
    await sitting.touch(ada, window)
    assert "Since your last move" in ada.again(window)


async def test_it_is_remembered_and_tried_again_only_at_the_next_table(bench: Bench) -> None:
    sitting = await with_closed_dms(bench, "hands=no_queens,no_hearts")
    failed = [
        entry for entry in bench.env.http_requests if entry.method == "POST" and "/messages" in entry.path
    ]
    tried = len([entry for entry in failed if str(sitting.host.user.dm_channel.id) in entry.path])
    await sitting.host.click("My hand")
    for _ in range(15):
        assert await sitting.touch(sitting.host, private_window(sitting.host)) is not None
    now = [entry for entry in bench.env.http_requests if entry.method == "POST" and "/messages" in entry.path]
    assert len([entry for entry in now if str(sitting.host.user.dm_channel.id) in entry.path]) == tried == 1
    sitting.host.opens_dms()
    await sitting.host.slash("king new")
    assert not (await king_on(bench).services.people.settings(sitting.host.id)).dm_closed
    assert "You’re at table 2" in sitting.host.dm()


async def test_who_closes_their_dms_during_a_match_is_reached_in_the_channel(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", rules="hands=no_queens,no_hearts")
    await ada.click("Start")
    sitting = Sitting(bench, (ada,))
    ada.closes_dms()
    await sitting.play(lambda view: view.number == 2)
    await bench.advance(21)
    ping = ada.sees()[-1]
    assert ping.pinged == {ada.id}
    await ada.click("My hand", on=ping)
    assert await sitting.touch(ada, private_window(ada)) is not None
