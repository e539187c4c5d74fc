"""A whole evening by clicks alone: no word is typed from the welcome to the closed table.

Nobody uses `Person.slash`, `write` or `fill_in` here, which are the ways to type something.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from kingbot.actions.welcome import welcome_server
from kingbot.engine.view import Stage
from kingbot.tables.model import Status
from tests.support import simcord_internals
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.screen import Screen, Wanted
from tests.support.sitting import Sitting, king_on

# Left out, so that the match has two hands.
LEFT_OUT = ["domino", "no_kings_jacks", "no_eight_diamonds", "no_king_hearts", "no_hearts", "no_last_two"]
LEFT_OUT += ["declaration", "no_trump"]


@dataclass
class Taps:
    """Counts what people tap; a choice from a menu is one, too."""

    count: int = 0
    by: dict[str, int] = field(default_factory=dict)

    async def click(self, person: Person, wanted: Wanted, on: Screen | None = None) -> Answer:
        self.note(person)
        return await person.click(wanted, on=on)

    async def choose(self, person: Person, *choices: Wanted, on: Screen | None = None) -> Answer:
        self.note(person)
        return await person.choose(*choices, on=on)

    def note(self, person: Person) -> None:
        self.count += 1
        self.by[person.name] = self.by.get(person.name, 0) + 1


async def welcomed(bench: Bench, person: Person) -> Screen:
    """The welcome, as it is posted where the bot was invited."""
    bot = king_on(bench)
    guild = bot.get_guild(bench.guild.id)
    assert guild is not None
    with simcord_internals.as_bot(bench.env):
        await welcome_server(bot.services, guild)
    return person.sees()[-1]


async def test_alone_the_first_card_lies_after_two_taps_on_the_welcome(bench: Bench) -> None:
    ada, taps = bench.person("Ada"), Taps()
    window = (await taps.click(ada, "Play now", on=await welcomed(bench, ada))).screens[-1]
    sitting = Sitting(bench, (ada,))
    before = (await sitting.moment()).table.version
    await sitting.touch(ada, window)
    taps.note(ada)
    assert (await sitting.moment()).table.version > before
    assert taps.count <= 3


async def test_four_people_spend_an_evening_with_clicks_only(bench: Bench) -> None:
    ada, bruno, *_ = people = bench.people("Ada", "Bruno", "Carla", "Dino")
    taps = Taps()
    await taps.click(ada, "Open a table", on=await welcomed(bench, ada))
    for person in people[1:]:
        await taps.click(person, "Join")
    taps_to_start = taps.count + 1
    lobby = next(each for each in ada.sees() if "Start" in each.enabled)

    for picked in ("kind classic", "bots beginner", "clock live", "counter off"):
        await taps.choose(ada, picked, on=lobby)
    page = (await taps.click(ada, "Rules …", on=lobby)).screens[-1]
    await taps.choose(ada, *(f"hands=-{each}" for each in LEFT_OUT), on=page)
    await taps.click(ada, "Points by contract", on=page)
    await taps.choose(ada, "points=no_queens:-5", on=page)
    seats = (await taps.click(ada, "Seats …", on=lobby)).screens[-1]
    await taps.choose(ada, "0 2", on=seats)
    table = await king_on(bench).tables.queries.table(1)
    assert [str(each) for each in table.rules.options.hands] == ["no_queens", "no_tricks"]
    assert (str(table.clock), table.level, table.counter) == ("live", "beginner", False)
    assert [seat.name for seat in table.seats] == ["Carla", "Bruno", "Ada", "Dino"]

    await taps.click(ada, "Start", on=lobby)
    assert taps_to_start <= 5
    sitting = Sitting(bench, people)
    assert (await sitting.play()).stage is Stage.OVER
    assert all("Play again" in person.dm().enabled for person in people)

    ended = next(each for each in reversed(bruno.sees()) if "Play again" in each.enabled)
    await taps.click(bruno, "Play again", on=ended)
    again = next(each for each in reversed(bruno.sees()) if "Start" in each.enabled)
    await taps.click(bruno, "Start", on=again)
    sitting = Sitting(bench, people, table_id=2)
    assert (await sitting.table()).status is Status.RUNNING
    assert [seat.name for seat in (await sitting.table()).seats] == ["Carla", "Bruno", "Ada", "Dino"]
    await sitting.play(until=lambda view: bool(view.finished))

    for person in people:
        question = (await taps.choose(person, "Close the table", on=sitting.window(person))).screens[-1]
        await taps.click(person, re.compile("king:.*:close:ask.*"), on=question)
    table = await sitting.table()
    assert table.status is Status.CLOSED
    closed = ada.sees()[-1]
    assert "Resume" in closed.enabled
    assert all(person.name in closed for person in people), "the ranking so far is kept"
