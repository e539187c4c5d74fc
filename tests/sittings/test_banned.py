"""Who is banned from a server loses their seats at its tables, and nowhere else."""

from __future__ import annotations

import pytest

from kingbot.tables.model import Status
from kingbot.tables.service import Tables
from tests.support.bench import Bench
from tests.support.sitting import king_on, sit_down

TRICKS = "hands=no_tricks,no_queens"


def tables(bench: Bench) -> Tables:
    return king_on(bench).tables


async def test_who_is_banned_gets_up_from_a_lobby(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new")
    await bruno.click("Join")
    bruno.is_banned(bench.guild)
    await bench.settle()
    table = await tables(bench).queries.table(1)
    assert table.seat_of(bruno.id) is None
    assert table.status is Status.LOBBY
    assert "Bruno" not in ada.sees()[-1]


async def test_a_banned_host_hands_the_lobby_on(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    await ada.slash("king new")
    await bruno.click("Join")
    ada.is_banned(bench.guild)
    await bench.settle()
    assert (await tables(bench).queries.table(1)).host.id == bruno.id
    await bruno.click("Start")
    assert (await tables(bench).queries.table(1)).status is Status.RUNNING


async def test_a_bot_plays_the_seat_of_who_is_banned_and_the_host_may_offer_it(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=TRICKS)
    ada, bruno = sitting.people
    bruno.is_banned(bench.guild)
    await bench.settle()
    table = await sitting.table()
    assert table.seat_of(bruno.id) is None
    assert table.status is Status.RUNNING
    assert not [button for button in bruno.dm().buttons if button.custom_id and ":act:" in button.custom_id]
    eva = bench.person("Eva")
    await ada.slash("king substitute", who=eva.user, seat=2)
    await eva.click("Take it")
    assert (await sitting.table()).seats[1].person is not None


async def test_the_table_of_whoever_played_alone_closes_for_good(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules=TRICKS)
    sitting.host.is_banned(bench.guild)
    await bench.settle()
    assert (await sitting.table()).status is Status.ABANDONED


async def test_at_the_tables_of_other_servers_who_is_banned_plays_on(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=TRICKS)
    elsewhere = bench.env.create_guild("Bridge club")
    bruno = sitting.people[1]
    bruno.joins(elsewhere)
    bruno.is_banned(elsewhere)
    await bench.settle()
    seat = (await sitting.table()).seat_of(bruno.id)
    assert seat is not None
    assert seat.person is not None


async def test_a_match_that_was_closed_keeps_no_seat_for_who_is_banned(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=TRICKS)
    ada, bruno = sitting.people
    await tables(bench).lobbies.close_as_moderator(1)
    await king_on(bench).reconciler.show(1)
    await bench.settle()
    bruno.is_banned(bench.guild)
    await bench.settle()
    await ada.click("Resume")
    table = await sitting.table()
    assert table.status is Status.RUNNING
    assert table.seat_of(bruno.id) is None


@pytest.mark.parametrize("banned", [False, True], ids=["has left", "is banned, unheard of"])
async def test_who_is_gone_from_the_server_cannot_come_back_by_direct_message(
    bench: Bench, banned: bool
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules=TRICKS)
    bruno = sitting.people[1]
    await bruno.slash("king leave")
    if banned:
        bruno.is_banned(bench.guild, heard=False)
    else:
        bruno.leaves(bench.guild)
    answer = await bruno.slash_in_dm("king back", table=1)
    assert "You’re no longer in the server of table 1" in answer
    seat = (await sitting.table()).seat_of(bruno.id)
    assert seat is not None
    assert seat.bot is not None
    bruno.joins(bench.guild)
    await bruno.slash_in_dm("king back", table=1)
    seat = (await sitting.table()).seat_of(bruno.id)
    assert seat is not None
    assert seat.bot is None
