"""People at a table who play by touching whatever is offered to them."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, overload

from kingbot.bot import KingBot
from kingbot.delivery.shards import AllShards
from kingbot.engine.view import PlayerView, PublicView, Stage
from kingbot.settings import read_settings
from kingbot.tables.model import Table
from kingbot.tables.snapshot import Snapshot
from tests.support import simcord_internals
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.screen import Screen

MOST_TOUCHES = 3000


def plain(database: Path | str, **settings: Any) -> KingBot:
    """A bot without pictures and pauses, whose deals and bots are the same each time."""
    chance = random.Random(7)
    given = {"pictures": False, "board_pause": 0, "plan_pause": 0, "bot_pause": 0, "database": database}
    given |= {"opened_by_person": 1000, "opened_in_server": 1000, "master_milliseconds": 0} | settings
    return KingBot(
        read_settings(None, **given), seeds=lambda: chance.randbytes(32), rng=random.Random(chance.random())
    )


def plain_on_postgresql(address: str) -> KingBot:
    """A plain bot on PostgreSQL that owns all tables: the simulated Discord has no sessions to lease."""
    bot = plain(address)
    bot._shards_of_ours = AllShards  # type: ignore[method-assign]
    return bot


def king_on(bench: Bench) -> KingBot:
    """The bot on a bench, for what only its inside can tell."""
    assert isinstance(bench.bot, KingBot)
    return bench.bot


@dataclass
class Sitting:
    """A table with people at it, the first its host; `verbs` are the actions they have touched so far.

    `curious` people touch what was never touched before, as long as there is such a thing.
    """

    bench: Bench
    people: tuple[Person, ...]
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    table_id: int = 1
    verbs: set[str] = field(default_factory=set)
    curious: bool = False

    @property
    def host(self) -> Person:
        return self.people[0]

    @overload
    async def view(self) -> PublicView: ...

    @overload
    async def view(self, person: Person) -> PlayerView: ...

    async def view(self, person: Person | None = None) -> PublicView | PlayerView:
        """What the person, who has a seat, or the public may know of the match."""
        moment = await self.moment()
        if person is None:
            return moment.public
        seat = moment.table.seat_of(person.id)
        assert seat is not None, f"{person.name} has no seat"
        return moment.seats[seat.number]

    async def moment(self) -> Snapshot:
        return await king_on(self.bench).tables.queries.snapshot(self.table_id, 0)

    async def table(self) -> Table:
        return await king_on(self.bench).tables.queries.table(self.table_id)

    async def awaited(self) -> Person:
        """The person whose turn it is."""
        return self.awaited_in(await self.moment())

    def awaited_in(self, moment: Snapshot) -> Person:
        """The person whose turn it was at that moment."""
        assert moment.public.turn is not None
        owner = moment.table.seats[moment.public.turn].owner
        assert owner is not None
        return next(person for person in self.people if person.id == owner.id)

    def window(self, person: Person) -> Screen:
        """The hand window where a person can act now: their newest direct message that has controls."""
        return next((screen for screen in reversed(person.dms()) if screen.enabled), person.dm())

    def board(self) -> Screen:
        """The newest table message in the channel."""
        shown = [screen for screen in self.host.sees() if not screen.private]
        boards = [screen for screen in shown if any(b.label == "My hand" for b in screen.buttons)]
        assert boards, "there is no board"
        return boards[-1]

    async def touch(self, person: Person, window: Screen | None = None) -> Answer | None:
        """Touch one of the things offered, by chance; None if nothing is."""
        screen = window or self.window(person)
        buttons = [
            button.custom_id
            for button in screen.buttons
            if not button.disabled and (":act:" in button.custom_id or ":page" in button.custom_id)
        ]
        offers = [(custom_id, "") for custom_id in buttons]
        menus = [menu for menu in screen.menus if ":act:" in menu.custom_id or ":page:" in menu.custom_id]
        offers += [(menu.custom_id, each.value) for menu in menus for each in menu.choices[:4]]
        if not offers:
            return None
        new = [offer for offer in offers if _verb(*offer) not in self.verbs] if self.curious else []
        custom_id, value = self.chance.choice(new or offers)
        self.verbs.add(_verb(custom_id, value))
        if value:
            return await person.choose(value, menu=custom_id, on=screen)
        return await person.click(custom_id, on=screen)

    async def play(self, until: Callable[[PublicView], bool] = lambda view: False) -> PublicView:
        """Play till the match is over, or till this is true of the public view."""
        for _ in range(MOST_TOUCHES):
            moment = await self.moment()
            if moment.public.stage is Stage.OVER or until(moment.public):
                return moment.public
            person = self.awaited_in(moment)
            answer = await self.touch(person)
            assert answer is not None, (
                f"{person.name} is awaited but offered nothing: {person.dm().summary()}"
            )
        raise AssertionError("the match does not end")

    async def close(self) -> None:
        """Have everybody agree to close the table."""
        for person in self.people:
            question = (await person.slash("king close", table=self.table_id)).screen
            await person.click(re.compile("king:.*:close:(ask|alone).*"), on=question)

    async def skip(self, until: Callable[[PublicView], bool] = lambda view: False) -> PublicView:
        """Like `play`, but only the last position is shown: people move without touching anything.

        Much quicker, for tests that only want to come to a position.
        """
        bot = king_on(self.bench)
        while True:
            moment = await self.moment()
            turn = moment.public.turn
            if moment.public.stage is Stage.OVER or until(moment.public):
                break
            assert turn is not None
            move = self.chance.choice(moment.seats[turn].legal)
            await bot.tables.matches.act(self.table_id, self.awaited_in(moment).id, move)
        with simcord_internals.as_bot(self.bench.env):
            await bot.reconciler.show(self.table_id)
        # `settle` waits for what people's actions began, not for what a test began itself.
        while tasks := [task for task in asyncio.all_tasks() if task.get_name().startswith("coalesced")]:
            await asyncio.wait(tasks)
        return moment.public

    async def sit_again(self, preset: str, rules: str) -> None:
        """Open another table for the same people and start."""
        self.table_id += 1
        await self.host.slash("king new", preset=preset, rules=rules)
        for person in self.people[1:]:
            await person.click("Join")
        await self.host.click("Start")


def _verb(custom_id: str, value: str) -> str:
    argument = value or custom_id.split(":", 4)[-1]
    return argument.split(" ")[0] if ":act" in custom_id else "page"


async def sit_down(bench: Bench, *names: str, preset: str = "classic", rules: str = "") -> Sitting:
    """Open a table for these people, seat them, and start; bots fill the other seats."""
    people = bench.people(*names)
    await people[0].slash("king new", preset=preset, rules=rules)
    for person in people[1:]:
        await person.click("Join")
    await people[0].click("Start")
    return Sitting(bench, people)
