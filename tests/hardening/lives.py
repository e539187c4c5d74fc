"""A bot that is killed again and again in the middle of a match, while the simulated Discord lives on.

A *warden* process forks one *life* after another. A life opens the same database and the same Discord, plays
as people play, and after so many steps of its event loop is killed, wherever that finds it: in the middle of
a move, of a commit, of a message, of the repair after the last kill. What Discord knows at that moment is
kept by a fork of the life. Run as a module, with FOLDER PRESET RULES SEED KILLS PEOPLE.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import pickle
import random
import re
import signal
import sqlite3
import sys
import time
from contextlib import closing
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

from simcord import ChannelHandle, GuildHandle, MemberActor, UserHandle
from simcord.http import router

from kingbot import record
from kingbot.tables.model import Status
from tests.hardening.windows import offers, thoughtless, window_of
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Menu
from tests.support.sitting import Sitting, king_on, plain

NAMES = ("Ada", "Bruno", "Carla", "Dino")
RECORD = "table.king.json"
STEPS = 4000  # of the event loop, within which a life is killed; a move takes some hundred


@dataclass
class Tally:
    """What came of it all; `worst` is the longest time in seconds from a start to true screens."""

    kills: int = 0
    acknowledged: int = 0
    actions: int = 0
    hands: int = 0
    worst: float = 0
    faults: list[str] = field(default_factory=list)


# --------------------------------------------------------------------------- a life


class Lasting(Bench):
    """A bench on a Discord that was there before."""

    def __init__(self, folder: Path) -> None:
        super().__init__(lambda database: plain(database, ping_after=0), folder)
        self.kept = folder / "discord.pickle"

    async def __aenter__(self) -> Self:
        self.env = self._discord()
        fresh = not self.kept.exists()
        if not fresh:
            self.env.backend = pickle.loads(self.kept.read_bytes())
        await self.env.start()
        thoughtless(self)
        backend = self.env.backend
        if fresh:
            self.guild = self.env.create_guild("Card club")
            self.channel = self.guild.create_text_channel("king-table")
            await self.sync()
            return self
        (guild,) = backend.guilds.values()
        self.guild = GuildHandle(self.env, guild)
        channel = next(each for each in backend.channels.values() if each.name == "king-table")
        self.channel = ChannelHandle(self.env, self.guild, channel)
        return self

    def known_person(self, name: str) -> Person:
        """Somebody who was there before."""
        user = next(each for each in self.env.backend.users.values() if each.global_name == name)
        person = Person(self, UserHandle(self.env, user))
        person.members[self.guild.id] = MemberActor(self.env, self.guild, person.user)
        return person


def keep_nonces() -> None:
    """Send what carries a known nonce only once, as Discord does for some minutes; simcord passes it over."""
    plain_dispatch = router.dispatch

    def dispatch(backend: Any, method: str, path: str, *, json: Any = None, **rest: Any) -> Any:
        nonce = json.get("nonce") if isinstance(json, dict) and json.get("enforce_nonce") else None
        if nonce is None:
            return plain_dispatch(backend, method, path, json=json, **rest)
        sent: dict[tuple[str, str], Any] = backend.__dict__.setdefault("nonces", {})
        if (path, nonce) not in sent:
            sent[path, nonce] = plain_dispatch(backend, method, path, json=json, **rest)
        return deepcopy(sent[path, nonce])

    router.dispatch = dispatch


def die_after(steps: int, bench: Lasting) -> None:
    """Be killed after so many steps of the event loop."""
    plain_run = asyncio.events.Handle._run
    left = steps

    def run(handle: asyncio.events.Handle) -> None:
        nonlocal left
        plain_run(handle)
        left -= 1
        if left == 0:
            _die(bench)

    asyncio.events.Handle._run = run  # type: ignore[assignment,method-assign]


def _die(bench: Lasting) -> None:
    """Be killed now; a fork keeps what Discord knows, so that a commit in its thread is not waited for."""
    if os.fork():
        os.kill(os.getpid(), signal.SIGKILL)
    gc.disable()
    backend: Any = bench.env.backend
    backend.subscribers = []
    for name in ("commit_message", "edit_message", "emit"):
        backend.__dict__.pop(name, None)
    partial = bench.kept.with_suffix(".new")
    partial.write_bytes(pickle.dumps(backend))
    partial.rename(bench.kept)
    bench.kept.with_suffix(".done").touch()
    os._exit(0)


def note(folder: Path, **what: object) -> None:
    """Write something down that no kill can take back."""
    line = json.dumps(what) + "\n"
    paper = os.open(folder / "notes.jsonl", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(paper, line.encode())
    os.close(paper)


async def live(folder: Path, preset: str, rules: str, people: int, seed: int, steps: int | None) -> None:
    """Come to life, look whether the screens are true, play on; die after so many steps."""
    chance, began = random.Random(seed), time.perf_counter()
    keep_nonces()
    bench = Lasting(folder)
    if steps is not None and bench.kept.exists():
        die_after(steps, bench)
    await bench.__aenter__()
    try:
        if not bench.kept.exists():
            sitting = await _sit_down(bench, preset, rules, people)
            if steps is not None:
                die_after(steps, bench)
        else:
            sitting = Sitting(bench, tuple(map(bench.known_person, NAMES[:people])), chance)
            await bench.settle()
            note(folder, recovered=time.perf_counter() - began)
            for fault in await screen_faults(sitting):
                note(folder, fault=f"after a restart: {fault}")
        sitting.chance = chance
        await _play(sitting, folder)
        for fault in (*await screen_faults(sitting), *bench.take_faults()):
            note(folder, fault=f"at the end: {fault}")
        note(folder, over=True)
    finally:
        await bench.__aexit__(RuntimeError, None, None)


async def _sit_down(bench: Lasting, preset: str, rules: str, people: int) -> Sitting:
    sitting = Sitting(bench, bench.people(*NAMES[:people]))
    await sitting.host.slash("king new", preset=preset, rules=rules, bots="beginner")
    for person in sitting.people[1:]:
        await person.click("Join")
    await sitting.host.click("Start")
    return sitting


async def _play(sitting: Sitting, folder: Path) -> None:
    while (table := await sitting.table()).status is Status.RUNNING:
        person = await sitting.awaited()
        seat = table.seat_of(person.id)
        assert seat is not None
        move = await _touch(sitting, person)
        if move is None:
            note(folder, fault=f"{person.name} is awaited but offered nothing: {person.dm().summary()}")
            return
        if (await sitting.table()).version > table.version:
            note(folder, acknowledged=table.version + 1, user=person.id, text=f"{seat.number} {move}")
    text = await king_on(sitting.bench).tables.queries.record(sitting.table_id)
    (folder / RECORD).write_text(text or "")


async def _touch(sitting: Sitting, person: Person) -> str | None:
    """Touch something that is offered; the move it stands for, or the page. None if nothing is offered."""
    screen = window_of(person)
    touches = [
        (each.custom_id, value)
        for each in offers(screen)
        for value in ([choice.value for choice in each.choices] if isinstance(each, Menu) else [""])
    ]
    if not touches:
        return None
    custom_id, value = sitting.chance.choice(touches)
    if value:
        await person.choose(value, menu=custom_id, on=screen)
    else:
        await person.click(custom_id, on=screen)
    return value or custom_id.split(":", 4)[-1]


async def screen_faults(sitting: Sitting) -> list[str]:
    """What is shown that should not be, or not shown that should."""
    bench, table = sitting.bench, await sitting.table()
    faults, version = [], table.version
    controls = re.compile(rf"king:{table.id}:(\d+)[.:].*")
    boards = [
        {int(found[1]) for button in screen.buttons if (found := controls.fullmatch(button.custom_id))}
        for screen in sitting.host.sees()
        if any(button.label == "My hand" for button in screen.buttons) and not screen.pinged
    ]
    results = [screen for screen in sitting.host.sees() if "the match is over" in screen]
    if table.status is Status.RUNNING:
        if boards != [{version}]:
            faults.append(f"the table is at {version}, its boards at {boards}")
        awaited = await sitting.awaited()
        for person in sitting.people:
            moves = {
                int(found[1])
                for screen in person.dms()
                for each in offers(screen)
                if (found := controls.fullmatch(each.custom_id))
            }
            if person is awaited and version not in moves:
                faults.append(f"{person.name} is awaited at {version}, and can move at {moves}")
        rows = await king_on(bench).reconciler.messages.of_table(table.id)
        pings = [row for row in rows.values() if row.kind == "ping"]
        if any(row.user_id != awaited.id for row in pings):
            faults.append(f"{awaited.name} is awaited, somebody else was told")
    elif boards or len(results) != 1:
        faults.append(f"the match is over, told {len(results)} times, with {len(boards)} boards")
    return faults


# ------------------------------------------------------------------------ the warden


def reign(folder: Path, preset: str, rules: str, seed: int, kills: int, people: int) -> Tally:
    """Let a match be played through so many kills at most, and hold what is left to what was acknowledged."""
    chance, tally = random.Random(seed), Tally()
    while True:
        steps = chance.randint(1, STEPS) if tally.kills < kills else None
        kept = folder / "discord.done"
        kept.unlink(missing_ok=True)
        life_seed = chance.getrandbits(32)
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(live(folder, preset, rules, people, life_seed, steps))
            except BaseException as error:
                note(folder, fault=f"a life ended with {error!r}")
                os._exit(1)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            break
        tally.kills += 1
        while not kept.exists():
            time.sleep(0.002)
    _examine(folder, tally)
    return tally


def _examine(folder: Path, tally: Tally) -> None:
    notes = [json.loads(line) for line in (folder / "notes.jsonl").read_text().splitlines()]
    tally.faults += [each["fault"] for each in notes if "fault" in each]
    tally.worst = max((each["recovered"] for each in notes if "recovered" in each), default=0)
    if not any("over" in each for each in notes):
        tally.faults.append("the match never ended")
    with closing(sqlite3.connect(folder / "king.sqlite")) as db:
        rows = {
            sequence: (user, text)
            for sequence, user, text in db.execute("SELECT sequence, user_id, text FROM actions")
        }
        problems = db.execute("PRAGMA integrity_check").fetchone()
    if problems != ("ok",):
        tally.faults.append(f"the database is broken: {problems}")
    tally.actions = len(rows)
    for each in notes:
        if (version := each.get("acknowledged")) is not None:
            tally.acknowledged += 1
            user, text = rows.get(version, (None, ""))
            if (user, text) != (each["user"], each["text"]):
                tally.faults.append(f"{each} was acknowledged, and is {user} {text}")
    if (folder / RECORD).exists():
        checked = record.read((folder / RECORD).read_text())
        tally.hands = len(checked.hands)


if __name__ == "__main__":
    where, preset, rules, seed, kills, people = sys.argv[1:]
    print(json.dumps(asdict(reign(Path(where), preset, rules, int(seed), int(kills), int(people)))))
