"""People at many tables of the loopback Discord: they play what their windows offer, each at their own pace.

What is measured begins when somebody presses, and ends when Discord has what the press led to.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tests.load.places import PEOPLE, Place
from tests.support.loopback import Guest, Loopback

CONTROL: Final = re.compile(r"king:(\d+):(\d+)(?:\.(\d))?:(.+)")
IDLE: Final = 30.0  # seconds without a move after which somebody opens their hand anew
READS: Final = 0.1  # of the turns in which somebody first looks at a page
PAGES: Final = ("score", "last")


@dataclass(frozen=True, slots=True)
class Move:
    """A move that was answered with a window of a later version: whose, and the button that was pressed."""

    table: int
    user: int
    version: int
    text: str  # with the seat, as in the record


@dataclass(slots=True)
class _Press:
    version: int
    at: float
    text: str


@dataclass(slots=True)
class Figures:
    """Seconds from a press to the window of whoever pressed, to that of the other player, to the board."""

    window: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    board: list[float] = field(default_factory=list)
    plays: int = 0
    stalled: int = 0  # times that a hand was opened anew, for nothing had happened

    @property
    def seen(self) -> int:
        """How many plays have been seen by everybody, at least."""
        return min(len(self.window), len(self.other), len(self.board))


class Crowd:
    """Two people at each of so many tables. `think` is how long they think on average, in seconds."""

    def __init__(self, discord: Loopback, tables: int, think: float, seed: int = 1) -> None:
        self.discord, self.think = discord, think
        self.places = {number: Place(number) for number in range(1, tables + 1)}
        self.figures = Figures()
        self.moves: list[Move] = []
        self.shown: set[tuple[int, int, int | None]] = set()  # of which table's seat who was shown controls
        self.playing = False
        self._chance = random.Random(seed)
        self._pressed: dict[tuple[int, int], _Press] = {}  # by table and user, until it is answered
        self._turns: dict[tuple[int, int], int] = {}  # the version of the last turn that was seen
        self._others: dict[tuple[int, int], _Press] = {}  # presses that the other has not seen
        self._boards: dict[int, list[_Press]] = {}  # presses that the board has not shown
        self._moved: dict[int, float] = {}
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        for place in self.places.values():
            self._sit(place)
        discord.on_shown = self._see

    def _sit(self, place: Place) -> None:
        discord = self.discord
        discord.guild_of[str(place.channel)] = str(place.guild)
        self._show(place, place.board, place.channel, "hand")
        for which in range(PEOPLE):
            guest = place.person(which)
            discord.guests[guest.id] = guest
            discord.open_direct(guest, str(place.direct(which)))
            discord.readers[str(place.window(which))] = guest.id
            self._show(place, place.window(which), place.direct(which), "page")

    def _show(self, place: Place, message: int, channel: int, control: str) -> None:
        """A message as it was left: with one button."""
        self.discord.messages[str(message)] = self._left(place, message, channel, control)

    @staticmethod
    def _left(place: Place, message: int, channel: int, control: str) -> dict[str, Any]:
        button = {"type": 2, "style": 2, "label": control, "custom_id": f"king:{place.number}:0:{control}"}
        shown = {"id": str(message), "channel_id": str(channel), "flags": 1 << 15, "type": 0, "content": ""}
        shown["components"] = [{"type": 1, "components": [button]}]
        return shown

    # ---------------------------------------------------------------------- playing

    async def arrive(self, seconds: float) -> None:
        """Have everybody open their hand, spread over so many seconds; they play from then on."""
        self.playing = True
        pause = seconds / (len(self.places) * PEOPLE)
        for place in self.places.values():
            for which in range(PEOPLE):
                self._do(self._open(place, which))
                await asyncio.sleep(pause)

    async def watch(self) -> None:
        """Open the hands anew where nothing happens; runs until it is cancelled."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = time.monotonic()
            for number, place in self.places.items():
                if now - self._moved.get(number, now) > IDLE:
                    self.figures.stalled += 1
                    self.reopen(place)

    @property
    def waits(self) -> bool:
        """Whether somebody has pressed and was not answered yet."""
        return bool(self._pressed)

    def resume(self) -> None:
        """Have everybody open their hand and play on; what was not answered before is given up."""
        self.playing = True
        for place in self.places.values():
            self.reopen(place)

    def reopen(self, place: Place) -> None:
        """Have both people at a table open their hand anew; a press that was not answered is given up."""
        self._moved[place.number] = time.monotonic()
        for which in range(PEOPLE):
            key = place.number, place.person(which).id
            self._pressed.pop(key, None)
            self._turns.pop(key, None)
            if key in self._thinking:
                self._thinking.pop(key).cancel()
            self._do(self._open(place, which))

    async def rest(self) -> None:
        """Press nothing more; what was pressed may still be answered."""
        self.playing = False
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _open(self, place: Place, which: int) -> None:
        self._moved.setdefault(place.number, time.monotonic())
        window = self._left(place, place.window(which), place.direct(which), "page")
        await self._press(place.person(which), window, f"king:{place.number}:0:page")

    async def _play(
        self, table: int, user: int, message: dict[str, Any], control: re.Match[str], pages: list[str]
    ) -> None:
        """Think, perhaps look at a page, and press the button of a move."""
        guest = self.discord.guests[user]
        think = self._chance.lognormvariate(-0.32, 0.8) * self.think  # its mean is that
        if pages and self._chance.random() < READS:
            await asyncio.sleep(think / 2)
            await self._press(guest, message, self._chance.choice(pages))
            think /= 2
        await asyncio.sleep(think)
        move = control[4].partition(":")[2]
        press = _Press(int(control[2]), time.monotonic(), f"{control[3]} {move}")
        self._pressed[table, user] = self._others[table, user] = press
        self._boards.setdefault(table, []).append(press)
        self._moved[table] = press.at
        self.figures.plays += 1
        self._do(self._press(guest, message, control[0]))

    async def _press(self, guest: Guest, message: dict[str, Any], control: str) -> None:
        """Press a button of a message as somebody sees it; discord.py heeds only what is on the message."""
        await self.discord.interact(guest, 3, {"custom_id": control, "component_type": 2}, message)

    def _do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---------------------------------------------------------------------- seeing

    def _see(self, message: dict[str, Any]) -> None:
        """Note what a message shows, and play where it offers a move."""
        controls = [found for each in custom_ids(message["components"]) if (found := CONTROL.fullmatch(each))]
        if not controls:
            return
        table, version = int(controls[0][1]), max(int(each[2]) for each in controls)
        user = self.discord.readers.get(message["id"])
        now = time.monotonic()
        self.shown |= {(table, int(each[3]), user) for each in controls if each[3]}
        if user is None:
            waiting = self._boards.pop(table, [])
            self.figures.board += [now - each.at for each in waiting if each.version < version]
            if later := [each for each in waiting if each.version >= version]:
                self._boards[table] = later
            return
        self._answered(table, user, version, now)
        offers = [each for each in controls if each[4].startswith("act:")]
        if self.playing and offers and self._turns.get((table, user), -1) < version:
            self._turns[table, user] = version
            pages = [each[0] for each in controls if each[4] in PAGES]
            play = self._play(table, user, message, self._chance.choice(offers), pages)
            self._thinking[table, user] = self._do(play)

    def _answered(self, table: int, user: int, version: int, now: float) -> None:
        press = self._pressed.get((table, user))
        if press is not None and press.version < version:
            del self._pressed[table, user]
            self.figures.window.append(now - press.at)
            self.moves.append(Move(table, user, press.version, press.text))
        for key, other in list(self._of_others(table, user)):
            if other.version < version:
                del self._others[key]
                self.figures.other.append(now - other.at)

    def _of_others(self, table: int, user: int) -> Iterator[tuple[tuple[int, int], _Press]]:
        for which in range(PEOPLE):
            key = table, self.places[table].person(which).id
            if key[1] != user and key in self._others:
                yield key, self._others[key]


def custom_ids(components: list[dict[str, Any]]) -> Iterator[str]:
    """The custom ids of all components that can be used."""
    for each in components:
        if "custom_id" in each and not each.get("disabled"):
            yield each["custom_id"]
        if "components" in each:
            yield from custom_ids(each["components"])
        if "accessory" in each:
            yield from custom_ids([each["accessory"]])
