"""Whatever anybody sends: no error, no effect by those not entitled to it, no card shown."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from kingbot.bot import KingBot
from kingbot.cards import CardSet
from kingbot.engine.view import Stage
from kingbot.tables.model import Status, Table, TableError
from kingbot.ui.controls import ControlKind
from tests.hardening.secrets import Watch, named
from tests.hardening.windows import Restless, thoughtless
from tests.support.bench import Bench
from tests.support.people import Answer, Person
from tests.support.sitting import king_on, plain, sit_down

ARGUMENTS = (
    "", "play AS", "play 2C", "play QH high", "pass", "bid 5", "choose no_hearts", "trump S",
    "sell 3", "stop", "call KD", "redeal", "look", "if AS H", "lead 4C", "play XX", "all", "none",
    "pause", "end", "remove 1", "no remove 1", "yes", "no", "0", "1", "3", "99", "suit", "S",
    "delete", "export", "sort rank", "on 3", "-1",
)  # fmt: skip
LINES = (
    "",
    "slam=plus14",
    "`@everyone`",
    "sale=<@1>",
    "x" * 300,
    "hands=domino",
    "\u202e[a](https://b.example)",
)
TRICKS = ("**Ada** @everyone", "\u202eoĐ`_~|", "[king](https://b.example)", "<@&1> <#2> <:a:3>")

# These show cards that are in no hand at the table, and have tests of their own.
OTHER_CARDS = (ControlKind.LEARN, ControlKind.DAILY)


def _shows_other_cards(custom_id: str) -> bool:
    return any(f":{each}" in custom_id for each in OTHER_CARDS)


class Mob:
    """People who touch and type anything; `guild` is another server, whose people have no business here."""

    def __init__(self, bench: Bench, watch: Watch, chance: random.Random) -> None:
        self.bench, self.watch, self.chance = bench, watch, chance
        self.elsewhere = bench.env.create_guild("Chess club")
        self.there = self.elsewhere.create_text_channel("chess")
        self.mallory = bench.person("Mallory", member=False)
        self.mallory.joins(self.elsewhere)
        self.people = (*watch.sitting.people, watch.stranger, self.mallory)
        self.commands = [
            (each.qualified_name, each)
            for each in bench.bot.tree.walk_commands()
            if isinstance(each, app_commands.Command)
            and "privacy" not in each.qualified_name
            and each.name not in ("king-server", "king-daily", "learn")
        ]

    async def do_something(self) -> tuple[Person, str, Answer]:
        """One thing, by one of them."""
        person = self.chance.choice(self.people)
        kind = self.chance.choice(("forge", "forge", "click", "slash"))
        screens = [screen for screen in person.everything() if screen.buttons]
        if kind != "slash" and screens:
            screen = self.chance.choice(screens[:8])
            if kind == "click":
                buttons = [each for each in screen.buttons if not each.disabled and not each.url]
                buttons = [each for each in buttons if not _shows_other_cards(each.custom_id)]
                if buttons:
                    custom_id = self.chance.choice(buttons).custom_id
                    return person, custom_id, await person.click(custom_id, on=screen)
            custom_id = self._invented()
            values = [self.chance.choice(ARGUMENTS) or "x"] if self.chance.random() < 0.2 else None
            return person, custom_id, await person.forge(custom_id, screen, values)
        return await self._slash(person)

    def _invented(self) -> str:
        table = self.chance.choice((1, 1, 1, 2, 3, 0, 999, 10**14))
        version = self.chance.choice((0, 5, 20, 999_999_999))
        what, argument = self.chance.choice(list(ControlKind)), self.chance.choice(ARGUMENTS)
        if what in (ControlKind.PRIVACY, *OTHER_CARDS) or (
            what in (ControlKind.CLOSE, ControlKind.LEAVE) and self.chance.random() < 0.9
        ):
            what = ControlKind.VOTES  # else the mob would soon sit at no table
        return f"king:{table}:{version}:{what}" + (f":{argument}" if argument else "")

    async def _slash(self, person: Person) -> tuple[Person, str, Answer]:
        name, command = self.chance.choice(self.commands)
        if name in ("king close", "king leave") and self.chance.random() < 0.9:
            name, command = self.commands[0]
        options = {
            each.name: value
            for each in command.parameters
            if (each.required or self.chance.random() < 0.4) and (value := self._value(each)) is not None
        }
        where = self.there if person is self.mallory else self.bench.channel
        # An answer about one's hand at another table need not name that table.
        self.watch.asked = named(str(options)) | await self._held_elsewhere(person)
        answer = await person.slash(name, where=where, **options)
        return person, f"{name} {options}", answer

    async def _held_elsewhere(self, person: Person) -> CardSet:
        """The cards that somebody holds, or held in the end, at other tables than the one that is watched."""
        tables, held = king_on(self.bench).tables, 0
        for table in await tables.queries.tables_of(person.id, open_only=False):
            if table.id != self.watch.sitting.table_id:
                with suppress(TableError):  # where no match has begun
                    held |= (await tables.queries.own_look(table.id, person.id))[1].hand
        return held

    def _value(self, option: app_commands.Parameter) -> Any:
        if option.choices:
            return self.chance.choice(option.choices).value
        match option.type.name:
            case "integer":
                low, high = int(option.min_value or 0), int(option.max_value or 14)
                return self.chance.randint(low, high)
            case "boolean":
                return self.chance.random() < 0.5
            case "user":
                return self.chance.choice(self.people[:2])
        return self.chance.choice((*LINES, *ARGUMENTS[1:5]))


def _entitled(person: Person, table: Table, what: str, mallory: Person) -> bool:
    """Whether somebody may change a table at all: its people, and whoever joins there or takes over."""
    if table.seat_of(person.id) is not None:
        return True
    return person is not mallory and any(word in what for word in ("join", "substitute"))


async def rage(bench: Bench, times: int, seed: int) -> int:
    """Let a mob loose on two tables; how many interactions were answered."""
    sat = await sit_down(bench, "Ada", "Bruno", rules="hands=no_queens,declaration")
    people = Restless(bench, sat.people)
    thoughtless(bench)
    tables = king_on(bench).tables
    await people.people[1].slash("king new")
    with Watch(people, await people.table()) as watch:
        mob = Mob(bench, watch, random.Random(seed))
        await mob.mallory.slash("king new", where=mob.there)
        for _ in range(times):
            before = [await tables.queries.table(number) for number in (1, 2, 3)]
            person, what, answer = await mob.do_something()
            watch.asked = 0
            assert answer.acknowledged, what
            for old in before:
                new = await tables.queries.table(old.id)
                if not _entitled(person, old, what, mob.mallory):
                    assert (new.seats, new.version) == (old.seats, old.version), f"{person.name}: {what}"
                if old.host.id != person.id and new.status is Status.ABANDONED is not old.status:
                    assert all(seat.owner is None for seat in new.seats), f"{person.name} closed it: {what}"
            assert watch.leaks == [], what
        return watch.looked_at


def patient(database: Path) -> KingBot:
    """A bot that pings nobody, for what is put off for some seconds would be waited for."""
    return plain(database, ping_after=3600)


async def test_a_mob_does_no_harm(tmp_path: Path) -> None:
    async with Bench(patient, tmp_path) as bench:
        assert await rage(bench, 100, 4) > 20


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
async def test_a_mob_does_no_harm_for_long(tmp_path: Path, seed: int) -> None:
    async with Bench(patient, tmp_path) as bench:
        assert await rage(bench, 500, seed) > 50


async def test_names_and_rules_neither_format_nor_mention_nor_turn_the_line(bench: Bench) -> None:
    people = bench.people(*TRICKS)
    await people[0].slash("king new", rules="hands=no_queens", thread=False)
    for person in people[1:]:
        await person.click("Join")
    for line in LINES:
        await people[0].slash("king new", rules=line)
    await people[0].click(
        "Start", on=next(s for s in people[0].sees() if any(b.label == "Start" for b in s.buttons))
    )
    sitting = Restless(bench, people)
    await sitting.skip(lambda view: len(view.tricks) == 2 or view.stage is Stage.OVER)
    for glimpse in bench.glimpses:
        assert glimpse.message.pinged <= {person.id for person in people[:0]}, glimpse.message
    for person in people:
        for screen in person.everything():
            text = re.sub("`[^`]*`", "", screen.text)  # what stands in code is shown as it is
            assert "\u202e" not in screen.text
            assert "](https://b.example" not in text
            assert "**Ada**" not in text
            assert "<@&1>" not in text
            assert "<#2>" not in text


async def test_a_table_of_another_server_is_not_there(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    guild = bench.env.create_guild("Chess club")
    channel = guild.create_text_channel("chess")
    mallory = bench.person("Mallory", member=False)
    mallory.joins(guild)
    for command in (
        "king table",
        "king score",
        "king last",
        "king join",
        "king rules",
        "king close",
        "king start",
    ):
        assert "There is no such table" in await mallory.slash(command, where=channel, table=1)
    await sitting.host.slash("king new")
    assert "There is no such table" in await mallory.slash("king join", where=channel, table=2)
    assert "There is no such table" in await mallory.slash_in_dm("king table", table=1)
    assert "table 1" in await sitting.host.slash_in_dm("king table", table=1)


async def test_a_control_that_was_never_there_does_not_change_what_all_see(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    board, version = sitting.board(), (await sitting.table()).version
    for invented in ("plans:lead", "plan:play AS", "unplan:all", "set:sort rank", "page:trump", "help:deal"):
        await sitting.host.forge(f"king:1:{version}:{invented}", board)
        assert sitting.host.again(board).text == board.text
