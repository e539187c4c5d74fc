"""Invitations to a free seat of a lobby: who gets it, and what ends them."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from kingbot.tables.model import Invitation, Person, Status, TableError
from kingbot.tables.service import Tables
from kingbot.tables.time_control import parse_clock
from tests.tables.driver import ADA, BRUNO, CARLA, DINO, Clock, TableDriver


async def asked(tables: Tables, table_id: int, who: Person = DINO, seat: int | None = None) -> Invitation:
    return (await tables.substitutes.invite(table_id, ADA.id, who, seat))[1]


async def owners(tables: Tables, table_id: int) -> list[str]:
    return [seat.name for seat in (await tables.queries.table(table_id)).seats]


async def test_the_invited_sits_down_where_they_were_invited(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(1)
    invitation = await asked(tables, table.id, seat=2)
    with pytest.raises(TableError, match="not-invited"):
        await tables.substitutes.accept(table.id, BRUNO, invitation.id)
    await tables.substitutes.accept(table.id, DINO, invitation.id)
    assert await owners(tables, table.id) == ["Ada", "", "Dino", ""]
    assert (await tables.queries.table(table.id)).status is Status.LOBBY
    assert await tables.queries.invitations(table.id) == ()


async def test_without_a_seat_the_first_is_meant_that_nobody_is_invited_to(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.lobby(1)
    assert (await asked(tables, table.id, DINO)).seat == 1
    assert (await asked(tables, table.id, CARLA)).seat == 2


async def test_the_invited_gets_that_seat_with_join_as_well(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(1)
    await asked(tables, table.id, DINO, 3)
    await tables.lobbies.join(table.id, DINO)
    assert await owners(tables, table.id) == ["Ada", "", "", "Dino"]
    assert await tables.queries.invitations(table.id) == ()


async def test_others_and_bots_take_a_seat_that_somebody_is_invited_to_last(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.lobby(1)
    invitation = await asked(tables, table.id, DINO, 1)
    await tables.lobbies.join(table.id, BRUNO)
    await tables.lobbies.add_bot(table.id, ADA.id)
    table = await tables.queries.table(table.id)
    assert table.seats[1].empty
    assert await tables.queries.invitations(table.id) == (invitation,)
    await tables.lobbies.join(table.id, CARLA)
    assert (await owners(tables, table.id))[1] == "Carla"
    assert await tables.queries.invitations(table.id) == ()


async def test_a_new_invitation_of_the_same_person_or_seat_takes_the_place_of_the_old(
    tables: Tables, driver: TableDriver
) -> None:
    table = await driver.lobby(1)
    await asked(tables, table.id, DINO, 1)
    await asked(tables, table.id, DINO, 2)
    last = await asked(tables, table.id, CARLA, 2)
    assert await tables.queries.invitations(table.id) == (last,)


@pytest.mark.parametrize(
    ("who", "seat", "key"), [(BRUNO, 2, "already-seated"), (DINO, 1, "seat-taken"), (DINO, 0, "seat-taken")]
)
async def test_nobody_is_invited_who_has_a_seat_nor_to_one_that_is_taken(
    tables: Tables, driver: TableDriver, who: Person, seat: int, key: str
) -> None:
    table = await driver.lobby(2)
    with pytest.raises(TableError, match=key):
        await asked(tables, table.id, who, seat)


async def test_a_bot_takes_the_seat_where_no_other_is_free(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(3)
    await asked(tables, table.id, DINO, 3)
    await tables.lobbies.add_bot(table.id, ADA.id)
    assert await tables.queries.invitations(table.id) == ()


ENDINGS: dict[str, Callable[[Tables, int], Awaitable[object]]] = {
    "start": lambda tables, table: tables.matches.start(table, ADA.id),
    "close": lambda tables, table: tables.lobbies.close(table, ADA.id),
    "other host": lambda tables, table: tables.substitutes.hand_over(table, ADA.id, BRUNO.id),
    "host leaves": lambda tables, table: tables.matches.leave(table, ADA.id),
}


@pytest.mark.parametrize("ending", ENDINGS)
async def test_an_invitation_ends_with_the_lobby_and_with_its_host(
    tables: Tables, driver: TableDriver, ending: str
) -> None:
    table = await driver.lobby(2)
    invitation = await asked(tables, table.id, DINO, 3)
    await ENDINGS[ending](tables, table.id)
    assert await tables.queries.invitations(table.id) == ()
    with pytest.raises(TableError):
        await tables.substitutes.accept(table.id, DINO, invitation.id)
    assert "Dino" not in await owners(tables, table.id)


async def test_swapping_the_invited_seat_ends_the_invitation(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(1)
    await asked(tables, table.id, DINO, 2)
    await tables.lobbies.swap(table.id, ADA.id, 0, 2, table.version)
    assert await tables.queries.invitations(table.id) == ()


@pytest.mark.parametrize(("line", "minutes"), [("live", 10), ("none", 24 * 60)])
async def test_an_invitation_ends_when_its_time_is_up(
    tables: Tables, driver: TableDriver, clock: Clock, line: str, minutes: int
) -> None:
    table = await driver.lobby(1)
    await tables.lobbies.change(table.id, ADA.id, clock=parse_clock(line))
    invitation = await asked(tables, table.id, DINO, 2)
    clock.advance(timedelta(minutes=minutes) - timedelta(seconds=1))
    assert await tables.queries.invitations(table.id) == (invitation,)
    clock.advance(timedelta(seconds=1))
    with pytest.raises(TableError, match="changed"):
        await tables.substitutes.accept(table.id, DINO, invitation.id)
    assert await tables.substitutes.expire(clock()) == [table.id]


async def test_what_was_declined_or_withdrawn_cannot_be_taken(tables: Tables, driver: TableDriver) -> None:
    table = await driver.lobby(1)
    declined = await asked(tables, table.id, DINO, 2)
    await tables.substitutes.decline(table.id, DINO.id, declined.id)
    withdrawn = await asked(tables, table.id, DINO, 2)
    await tables.substitutes.withdraw(table.id, ADA.id, withdrawn.id)
    for each in (declined, withdrawn):
        with pytest.raises(TableError, match="changed"):
            await tables.substitutes.accept(table.id, DINO, each.id)
