"""Clocks, reminders, playing hours and being stood in for, as people meet them in Discord."""

import logging
import re
from datetime import timedelta
from typing import Any

import discord
import pytest

from kingbot.tables.model import Status, Table
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.simcord_internals import set_machine_clock
from tests.support.sitting import Sitting, king_on

HOUR = 3600


async def sit_down(bench: Bench, *names: str, clock: str, ada: Person | None = None) -> Sitting:
    """A match with that clock, of new people or of Ada, who is there already."""
    people = bench.people(*names) if ada is None else (ada,)
    await people[0].slash("king new", preset="classic", clock=clock)
    for person in people[1:]:
        await person.click("Join")
    await people[0].click("Start")
    return Sitting(bench, people)


def pings(person: Person) -> list[str]:
    return [screen.text for screen in person.dms() if screen.text.startswith("It’s your turn")]


async def table_of(bench: Bench) -> Table:
    return await king_on(bench).tables.queries.table(1)


@pytest.mark.parametrize(("bank", "told"), [("30m", True), ("2h", False)])
async def test_board_and_window_tell_a_deadline_within_the_hour(bench: Bench, bank: str, told: bool) -> None:
    sitting = await sit_down(bench, "Ada", clock=f"relaxed 15m bank={bank}")
    turn = await king_on(bench).tables.deadlines.turn(1)
    assert turn is not None
    assert turn.deadline is not None
    stamp = f"<t:{int(turn.deadline.timestamp())}:R>"
    assert [stamp in sitting.board(), stamp in sitting.host.dm()] == [told, told]


async def test_without_a_word_the_servers_clock_holds(bench: Bench) -> None:
    (ada,) = bench.people("Ada")
    await ada.slash("king new", preset="classic")
    assert (await table_of(bench)).clock.over_days
    offered = [choice.label for menu in ada.sees()[-1].menus for choice in menu.choices]
    assert "Clock: correspondence, 24 h per move" in offered


async def test_what_is_no_clock_is_explained(bench: Bench) -> None:
    (ada,) = bench.people("Ada")
    answer = await ada.slash("king new", preset="classic", clock="fast")
    assert answer.private
    assert "`fast` is not a valid clock setting" in answer


async def test_clocks_are_offered_and_what_is_typed_is_understood(bench: Bench) -> None:
    (ada,) = bench.people("Ada")
    assert "live" in (await ada.offered("king new", "clock", "")).values()
    assert await ada.offered("king new", "clock", "12h") == {
        "correspondence 12h · correspondence, 12 h per move": "correspondence 12h"
    }


async def test_a_reminder_takes_the_place_of_the_ping(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="relaxed 10m remind=50")
    person = await sitting.awaited()
    window = person.dm()
    await bench.advance(60)
    (ping,) = pings(person)
    assert "Deadline" not in ping
    await bench.advance(4 * 60 + 1)
    (ping,) = pings(person)
    assert "Deadline for your move: <t:" in ping
    await sitting.touch(person, window)
    assert pings(person) == []


async def test_when_time_is_up_a_bot_plays_the_move_and_all_is_shown(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="live 30s bank=0s")
    person = await sitting.awaited()
    before = await table_of(bench)
    await bench.advance(31)
    after = await table_of(bench)
    assert after.version > before.version
    seat = after.seat_of(person.id)
    assert seat is not None
    assert seat.misses == 1
    assert f"{person.name} has run out of time." in sitting.board()


async def test_who_stays_away_is_stood_in_for_and_can_come_back(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="live 30s bank=0s out=seat")
    person = await sitting.awaited()
    await bench.advance(31)
    assert "A bot is playing your seat" in person.dm()
    await person.click("I’m back", on=person.dm())
    seat = (await table_of(bench)).seat_of(person.id)
    assert seat is not None
    assert seat.person is not None


async def test_clocks_go_on_after_a_restart(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", clock="relaxed 10m remind=0")
    await bench.advance(300)
    await bench.restart(kill=True)
    await bench.advance(301)
    seat = (await table_of(bench)).seat_of(sitting.host.id)
    assert seat is not None
    assert seat.misses == 1


@pytest.mark.parametrize("days", [-3, 3])
async def test_a_clock_that_is_set_gives_and_takes_nobody_time(bench: Bench, days: int) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="correspondence 12h remind=0")
    person = await sitting.awaited()
    await bench.advance(HOUR)
    set_machine_clock(bench.env, timedelta(days=days))
    await bench.advance(121)
    deadline = bench.now() + timedelta(seconds=11 * HOUR - 121)
    turn = await king_on(bench).tables.deadlines.turn(1)
    assert turn is not None
    assert turn.deadline is not None
    assert int(turn.deadline.timestamp()) == int(deadline.timestamp())
    await bench.advance(11 * HOUR)
    seat = (await table_of(bench)).seat_of(person.id)
    assert seat is not None
    assert seat.misses == 1


async def test_after_the_clock_is_set_back_expired_data_is_still_deleted_every_day(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs.privacy")
    set_machine_clock(bench.env, timedelta(days=-3))
    await bench.advance(48 * HOUR + 1)
    assert len([each for each in caplog.records if "was deleted" in each.message]) == 2


async def test_after_the_clock_is_set_back_the_next_move_is_pinged_for_in_time(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="none")
    set_machine_clock(bench.env, timedelta(days=-3))
    await bench.advance(140)
    assert len(pings(await sitting.awaited())) == 1


async def test_nobody_is_pinged_outside_their_hours(bench: Bench) -> None:
    """The bench's clock begins at midnight; it is one o'clock in Rome."""
    (ada,) = bench.people("Ada")
    answer = await ada.slash("king settings", zone="europe/rome", hours="3-22", days="1-7")
    assert "03:00–22:00 (Rome)" in answer
    await sit_down(bench, ada=ada, clock="correspondence 2h remind=0")
    await bench.advance(1.9 * HOUR)
    assert pings(ada) == []
    await bench.advance(0.2 * HOUR)
    assert len(pings(ada)) == 1


async def test_settings_say_what_is_wrong_with_hours(bench: Bench) -> None:
    (ada,) = bench.people("Ada")
    for options, words in (
        ({"zone": "Romulus"}, "no time zone `Romulus`"),
        ({"hours": "late"}, "18:00-23:30"),
        ({"days": "0-8"}, "1 is Monday"),
        ({"holiday": "tomorrow"}, "2026-12-20"),
        ({"holiday": "2026-01-01 2026-12-31"}, "35 days at most"),
        ({"hours": "9-10", "days": "1"}, "12 hours a week"),
    ):
        given: dict[str, Any] = options
        assert words in await ada.slash("king settings", **given)
    assert await ada.offered("king settings", "zone", "rome") == {"Rome (Europe/Rome)": "Europe/Rome"}


async def test_somebody_on_holiday_is_shown_as_away_and_not_pinged(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="correspondence 24h")
    person = await sitting.awaited()
    await person.slash("king settings", holiday="2026-01-01 2026-01-10")
    assert f"{person.name} is away until <t:" in sitting.board()
    await bench.advance(HOUR)
    assert pings(person) == []
    await person.slash("king settings", holiday="-")
    assert "is away" not in sitting.board()


async def test_one_is_told_as_one_likes(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", clock="none")
    await sitting.host.slash("king settings")
    await sitting.host.choose("Your turn: mention in the channel")
    await bench.advance(30)
    assert pings(sitting.host) == []
    assert any(sitting.host.mention in screen for screen in sitting.host.sees())
    await sitting.touch(sitting.host, sitting.host.dms()[-1])
    await sitting.host.slash("king settings")
    await sitting.host.choose("Your turn: don’t notify me")
    before = len(sitting.host.sees())
    await bench.advance(60)
    assert len(sitting.host.sees()) == before


async def test_who_has_left_the_server_is_stood_in_for(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="relaxed 10m remind=50")
    person = await sitting.awaited()
    person.leaves(bench.guild)
    await bench.advance(5 * 60 + 1)
    seat = (await table_of(bench)).seat_of(person.id)
    assert seat is not None
    assert seat.bot is not None


async def test_who_has_left_is_stood_in_for_also_where_no_clock_runs(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", clock="none")
    gone = await sitting.awaited()
    (other,) = set(sitting.people) - {gone}
    gone.leaves(bench.guild)
    await bench.advance(21)
    seat = (await table_of(bench)).seat_of(gone.id)
    assert seat is not None
    assert seat.bot is not None
    assert await sitting.awaited() is other
    assert not any(":act:" in button.custom_id for button in gone.dm().buttons)


def manager(bench: Bench, name: str) -> Person:
    """Somebody who may manage the server."""
    person = bench.person(name, member=False)
    role = bench.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    person.members[bench.guild.id] = bench.guild.add_member(person.user, roles=[role])
    return person


async def test_those_who_manage_a_server_set_what_holds_there(bench: Bench) -> None:
    ada = manager(bench, "Ada")
    answer = await ada.slash("king-server", clock="live 90s", tables=1, lobby=1)
    assert answer.private
    assert "live, 90 s per move" in answer
    await ada.slash("king new", preset="classic")
    assert str((await table_of(bench)).clock) == "live 90s"
    assert "reached its limit of one open table" in await ada.slash("king new", preset="classic")
    # An hour later the lobby is closed, and another table can be opened.
    await bench.advance(HOUR + 200)
    assert (await table_of(bench)).status is Status.ABANDONED
    assert not any(screen.enabled for screen in ada.sees())
    await ada.slash("king new", preset="classic")
    assert len(await king_on(bench).tables.queries.lobbies()) == 1


async def test_the_next_table_that_waits_is_one_touch_away(bench: Bench) -> None:
    (ada, bruno) = bench.people("Ada", "Bruno")
    for _ in range(2):
        await ada.slash("king new", preset="classic")
        table = max(await king_on(bench).tables.queries.tables_of(ada.id), key=lambda table: table.id)
        await bruno.slash("king join", table=table.id)
        await ada.slash("king start", table=table.id)
    first, second = Sitting(bench, (ada, bruno)), Sitting(bench, (ada, bruno), table_id=2)
    while (person := await first.awaited()) is not await second.awaited():
        await first.touch(person, window(person, 1))
    while await first.awaited() is person:
        await first.touch(person, window(person, 1))
    assert "table 2" in await person.click("Next: table 2", on=window(person, 1))
    assert re.search(r"^- Table 2 · ", (await person.slash("king tables")).text, re.MULTILINE)
    other = bruno if person is ada else ada
    assert "Next: table 2" not in window(other, 1).enabled


def window(person: Person, table: int) -> Screen:
    """The newest direct message about a table."""
    return [screen for screen in person.dms() if f"· table {table} ·" in screen][-1]
