"""What hosts do, what others do where the host is gone, and offers of seats, as people do it in Discord."""

from __future__ import annotations

from datetime import timedelta

from kingbot.tables.model import Status
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import king_on, sit_down


async def lobby(bench: Bench, *names: str) -> tuple[Person, ...]:
    """A lobby of the first of these people, with the others in it."""
    people = bench.people(*names)
    await people[0].slash("king new")
    for person in people[1:]:
        await person.click("Join")
    return people


def offer(person: Person) -> Screen:
    """The newest offer of a seat."""
    return next(screen for screen in reversed(person.sees()) if "asks you to take over" in screen)


async def test_the_host_removes_somebody_and_swaps_seats(bench: Bench) -> None:
    ada, bruno, carla = await lobby(bench, "Ada", "Bruno", "Carla")
    assert "Only Ada" in await bruno.click("Seats …")
    seats = (await ada.click("Seats …")).screens[-1]
    await ada.choose(str(bruno.id), on=seats)
    table = await king_on(bench).tables.queries.table(1)
    assert table.seat_of(bruno.id) is None
    await ada.choose("0 2", on=seats)
    table = await king_on(bench).tables.queries.table(1)
    assert [table.seats[number].name for number in (0, 2)] == ["Carla", "Ada"]
    stale = next(menu for menu in seats.menus if ":swap" in menu.custom_id)
    assert "That has changed" in await ada.forge(stale.custom_id, seats, ["0 2"])
    assert "That has changed" in await ada.forge(
        stale.custom_id.replace(":swap", ":dismiss"), seats, [str(bruno.id)]
    )
    assert (await king_on(bench).tables.queries.table(1)).seats == table.seats
    assert "Carla" in carla.sees()[-1]


async def test_a_lobby_starts_with_those_who_were_shown(bench: Bench) -> None:
    ada, bruno = await lobby(bench, "Ada", "Bruno")
    shown = ada.sees()[-1]
    await bruno.click("Leave")
    assert "That has changed" in await ada.forge(shown.button("Start").custom_id, shown)
    assert (await king_on(bench).tables.queries.table(1)).status is Status.LOBBY
    await ada.click("Start")
    assert (await king_on(bench).tables.queries.table(1)).status is Status.RUNNING


async def test_where_the_host_has_left_the_server_another_player_starts(bench: Bench) -> None:
    ada, bruno = await lobby(bench, "Ada", "Bruno")
    assert "Only Ada" in await bruno.click("Start")
    ada.leaves(bench.guild)
    await bruno.click("Start")
    table = await king_on(bench).tables.queries.table(1)
    assert (table.status, table.host.id) == (Status.RUNNING, bruno.id)


async def test_where_the_host_is_away_another_player_cancels(bench: Bench) -> None:
    _, bruno = await lobby(bench, "Ada", "Bruno")
    await bench.advance(timedelta(minutes=31).total_seconds())
    question = (await bruno.slash("king close", table=1)).screen
    await bruno.click("Close the table", on=question)
    assert (await king_on(bench).tables.queries.table(1)).status is Status.ABANDONED


async def test_of_two_offers_each_gives_the_seat_it_names(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    (eva,) = bench.people("Eva")
    ada, bruno = sitting.people
    seats = (await sitting.table()).seats
    await ada.slash("king substitute", who=eva, seat=3)
    of_nobody = offer(eva)
    await bruno.slash("king substitute", who=eva)
    await eva.click("Take it", on=of_nobody)
    table = await sitting.table()
    assert table.seats[1] == seats[1]
    assert table.seat_of(eva.id) == table.seats[2]


async def test_an_offer_is_withdrawn_by_who_made_it_and_nobody_else(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    (eva,) = bench.people("Eva")
    ada, bruno = sitting.people
    await bruno.slash("king substitute", who=eva)
    asked = offer(eva)
    await ada.click("Withdraw the offer of seat 2", on=asked)
    assert eva.again(asked).buttons, "it is not Ada's to withdraw"
    await bruno.click("Withdraw the offer of seat 2", on=asked)
    assert "was withdrawn" in eva.again(asked)
    assert not eva.again(asked).buttons
    take = asked.button("Take it").custom_id
    assert "That has changed" in await eva.forge(take, asked)
    assert (await sitting.table()).seat_of(bruno.id) is not None


async def test_an_offer_ends_with_what_it_was_about(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    (eva,) = bench.people("Eva")
    bruno = sitting.people[1]
    await bruno.slash("king substitute", who=eva)
    asked = offer(eva)
    await bruno.slash("king leave")
    await bench.settle()
    assert "no longer on offer" in eva.again(asked)
    await bruno.slash("king back")
    assert "That has changed" in await eva.forge(asked.button("Take it").custom_id, asked)
    assert (await sitting.table()).seat_of(eva.id) is None


async def test_a_menu_that_names_somebody_hits_nobody_else(bench: Bench) -> None:
    """The seat has changed hands since the menu was shown: whoever has it now is not meant."""
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla")
    ada, bruno, carla = sitting.people
    (eva,) = bench.people("Eva")
    menus = (await ada.choose("Pause, claim …", on=ada.dm())).screen
    await carla.choose("Pause, claim …", on=carla.dm())
    await carla.choose("Replace Bruno")
    await bruno.slash("king substitute", who=eva)
    await eva.click("Take it")
    remove, host, _ = (menu.custom_id for menu in menus.menus)
    assert "That has changed" in await ada.forge(remove, ada.again(menus), [f"remove {bruno.id}"])
    assert "That has changed" in await ada.forge(host, ada.again(menus), [str(bruno.id)])
    assert ":host" in host
    assert ":vote" in remove
    table = await sitting.table()
    assert table.seat_of(eva.id) is not None
    assert table.host.id == ada.id
    assert await king_on(bench).tables.votes.votes(1) == (), "Carla's vote was against Bruno"


async def test_who_gets_a_seat_is_shown_it_while_the_former_owners_window_cannot_be_edited(
    bench: Bench,
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", preset="home", rules="hands=no_tricks,no_queens")
    leaver = await sitting.awaited()
    (eva,) = bench.people("Eva")
    old = leaver.dm()
    bench.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=500, code=0, times=None)
    await leaver.slash("king substitute", who=eva)
    await eva.click("Take it")
    await bench.advance(60)
    seen = [screen for screen in eva.dms() if any(":act:play" in each.custom_id for each in screen.buttons)]
    assert seen
    assert any("It’s your turn at table 1" in screen for screen in eva.dms())
    assert not any("It’s your turn at table 1" in screen for screen in leaver.dms())
    bench.env.backend.faults.clear()
    bench.take_faults()
    await bench.advance(600)
    assert not [each for each in leaver.again(old).buttons if ":act:" in each.custom_id]


async def test_the_next_hand_comes_while_the_last_ones_window_cannot_be_edited(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", preset="home", rules="hands=no_eight_diamonds,no_queens,no_tricks")
    ada = sitting.host
    old = ada.dm()
    bench.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=500, code=0, times=None)
    await sitting.skip(lambda view: view.number == 2)
    await bench.settle()
    assert "hand 2 of 3" in ada.dm()
    bench.env.backend.faults.clear()
    bench.take_faults()
