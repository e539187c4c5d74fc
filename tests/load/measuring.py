"""What a process uses, as Linux tells it, and a load of the bot with everything that it is measured by."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kingbot.settings import Settings
from tests.load.crowd import Crowd, Figures
from tests.load.seeding import WHOLE
from tests.support.kingbot_process import ROOT, kingbot
from tests.support.loopback import Loopback

CONNECTED_SECONDS: Final = 600.0
BEAT: Final = (
    1.0  # seconds between two questions for a heartbeat: discord.py sends at most 110 things a minute
)
CALM: Final = 0.05  # of one processor: a bot that uses less for a second has nothing left to do
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Load:
    """What is played: so many tables, for so many seconds after everybody has come."""

    tables: int
    seconds: float = 60.0  # at least
    plays: int = 0  # at least, that everybody has seen
    think: float = 8.0  # seconds, on average, before somebody plays
    arrive: float = 0.0  # seconds in which everybody comes; 0: as many as it takes at fifty a second
    matches: int = 4  # that are played to the end before, for tables to be made of
    rules: str = WHOLE
    level: str = "club"
    database: str = ""  # its address; empty for a file that is thrown away
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Measured:
    """What came of it. Times are in seconds, memory and the database in bytes."""

    load: Load
    seconds: float
    figures: Figures
    acknowledged: list[float]
    lag: list[float]
    processor: float  # seconds that the bot used
    driver: float  # and the driver, Discord included
    memory_calm: int  # of the bot, before anybody has come
    memory: int
    bytes_a_match: int
    moves_a_match: int
    calls: int
    held: list[float]
    refused: int  # calls beyond a limit of Discord
    errors: list[str]


def processor_seconds(process: int) -> float:
    """The processor time of a process so far."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / _TICKS


def memory(process: int) -> int:
    """The bytes of a process that are in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def seeded(load: Load, database: str) -> tuple[int, int]:
    """Fill a database in a process of its own; the bytes and moves of a whole match."""
    command = (
        "-m",
        "tests.load.seeding",
        database,
        str(load.tables),
        str(load.matches),
        load.rules,
        load.level,
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError("the database could not be filled")
    found = json.loads(told)
    return found["bytes"], found["moves"]


def usual_settings() -> dict[str, Any]:
    """The settings of a bot whose host has set nothing but the token."""
    names = ("pictures", "board_pause", "ping_after", "plan_pause", "bot_pause", "master_milliseconds")
    return {name: Settings.model_fields[name].default for name in names}


async def measure(load: Load, folder: Path) -> Measured:
    """Fill a database, start the bot on it, and play."""
    database = load.database or str(folder / "king.sqlite")
    size, moves = await seeded(load, database)
    discord = Loopback()
    crowd = Crowd(discord, load.tables, load.think)
    settings = usual_settings() | load.settings | {"database": database}
    async with discord.listening(), kingbot(discord.address, folder, **settings) as running:
        await discord.until(lambda: discord.gateway.is_connected, CONNECTED_SECONDS)
        await _calm(running.id)
        calm = memory(running.id)
        watching = asyncio.create_task(crowd.watch())
        await crowd.arrive(load.arrive or load.tables * 2 / 50)
        crowd.figures = Figures()
        before = _Counters.read(discord, running.id)
        lag = await _lag(discord, crowd, load)
        after = _Counters.read(discord, running.id)
        figures, crowd.figures = crowd.figures, Figures()
        used = memory(running.id)
        watching.cancel()
        await crowd.rest()
        running.terminate()
        await running.ended()
    return Measured(
        load=load,
        seconds=after.time - before.time,
        figures=figures,
        acknowledged=discord.acknowledged_after(before.time),
        lag=lag,
        processor=after.processor - before.processor,
        driver=after.driver - before.driver,
        memory_calm=calm,
        memory=used,
        bytes_a_match=size,
        moves_a_match=moves,
        calls=after.calls - before.calls,
        held=discord.rates.held[before.held : after.held],
        refused=after.refused - before.refused,
        errors=[line for line in running.log if " ERROR " in line],
    )


async def _calm(process: int) -> None:
    """Wait until a process has done what it does after its start, such as compiling the bots' kernels."""
    async with asyncio.timeout(CONNECTED_SECONDS):
        used = 1.0
        while used > CALM:
            before = processor_seconds(process)
            await asyncio.sleep(1)
            used = processor_seconds(process) - before


async def _lag(discord: Loopback, crowd: Crowd, load: Load) -> list[float]:
    """How late the bot answers a question for a heartbeat, again and again while the load lasts."""
    until, found = time.monotonic() + load.seconds, list[float]()
    while time.monotonic() < until or crowd.figures.seen < load.plays:
        found.append(await discord.gateway.heartbeat_seconds())
        await asyncio.sleep(BEAT)
    return found


@dataclass(frozen=True, slots=True)
class _Counters:
    time: float
    processor: float
    driver: float
    calls: int
    held: int
    refused: int

    @classmethod
    def read(cls, discord: Loopback, process: int) -> _Counters:
        rates = discord.rates
        return cls(
            time.monotonic(),
            processor_seconds(process),
            time.process_time(),
            discord.calls.total(),
            len(rates.held),
            len(rates.exceeded) + rates.too_many,
        )
