"""Inviting people to a free seat of a lobby, with a menu, and what becomes of that."""

import re

from kingbot.tables.model import Status
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import king_on

SEAT_2 = re.compile("Invite to seat 2 .*")
SEAT_3 = re.compile("Invite to seat 3 .*")


async def seats_of(host: Person) -> Screen:
    """The private page where the host of a new lobby sets its seats."""
    await host.slash("king new", preset="classic")
    return (await host.click("Seats …")).screens[-1]


async def test_a_person_is_invited_by_menu_and_takes_the_seat_with_one_tap(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    seats = await seats_of(ada)
    answer = await ada.pick(bruno, SEAT_3, on=seats)
    assert answer.updated
    assert f"<@{bruno.id}> is invited to seat 3" in ada.again(seats)
    asked = bruno.sees()[-1]
    assert asked.pinged == {bruno.id}
    for words in ("Ada invites you to table 1", "seat 3", "Classic", "~45 min"):
        assert words in asked
    await bruno.click("Take it", on=asked)
    table = await king_on(bench).tables.queries.table(1)
    assert table.seats[2].owner is not None
    assert table.seats[2].owner.id == bruno.id
    assert "3. Bruno" in ada.sees()[0]
    assert not bruno.again(asked).buttons
    assert "You’re at table 1" in bruno.dm()


async def test_an_invitation_is_declined_or_withdrawn_and_its_message_says_so(bench: Bench) -> None:
    ada, bruno, carla = bench.people("Ada", "Bruno", "Carla")
    seats = await seats_of(ada)
    await ada.pick(bruno, SEAT_2, on=seats)
    asked = bruno.sees()[-1]
    assert "Nobody has asked you" in await carla.click("Take it", on=asked)
    assert "Only whoever offered" in await carla.click("Withdraw the offer of seat 2", on=asked)
    await bruno.click("No, thanks", on=asked)
    assert not ada.again(asked).buttons
    await ada.click("Seats …")
    seats = ada.sees()[-1]
    await ada.pick(bruno, SEAT_2, on=seats)
    again = bruno.sees()[-1]
    await ada.click("Withdraw the offer of seat 2", on=seats)
    assert "withdrawn" in bruno.again(again)
    assert "is invited" not in ada.again(seats)


async def test_the_start_ends_an_invitation_in_its_message_too(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.pick(bruno, SEAT_2, on=await seats_of(ada))
    asked = bruno.sees()[-1]
    await ada.click("Start")
    assert (await king_on(bench).tables.queries.table(1)).status is Status.RUNNING
    assert not bruno.again(asked).buttons
    assert "no longer on offer" in bruno.again(asked)
    late = await bruno.forge(asked.button("Take it").custom_id, on=asked)
    assert "changed" in late.text


async def test_a_bot_or_somebody_at_the_table_is_not_invited(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    seats = await seats_of(ada)
    await bruno.click("Join")
    assert "already" in await ada.pick(bruno, SEAT_3, on=seats)
    assert not any("Take it" in screen.enabled for screen in ada.sees())


async def test_whoever_is_host_no_longer_invites_nobody(bench: Bench) -> None:
    ada, bruno, carla = bench.people("Ada", "Bruno", "Carla")
    seats = await seats_of(ada)
    await bruno.click("Join")
    await ada.click("Leave")
    assert "Only Bruno, the host" in await ada.pick(carla, SEAT_3, on=seats)
    assert await king_on(bench).tables.queries.invitations(1) == ()
