"""Killing the bot again and again while people play, and looking for what was lost or is stale after it."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.load.crowd import CONTROL, Crowd, custom_ids
from tests.load.measuring import Load, seeded
from tests.support.kingbot_process import SOON, kingbot
from tests.support.loopback import Loopback

MOVES: Final = (5, 40)  # of people, answered, between two kills


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What there was after the last kill, once all was at rest: every fault in a sentence."""

    faults: list[str]
    moves: int
    kills: int


async def chaos(load: Load, kills: int, folder: Path, seed: int = 1) -> Aftermath:
    """Play at the tables of a SQLite file, and kill the bot so often at random moments."""
    database, chance = folder / "king.sqlite", random.Random(seed)
    await seeded(load, str(database))
    discord = Loopback()
    crowd = Crowd(discord, load.tables, load.think, seed)
    async with discord.listening():
        for life in range(kills + 1):
            async with kingbot(discord.address, folder, **load.settings) as running:
                await discord.until(lambda: discord.gateway.is_connected, SOON)
                crowd.resume()
                await _play(discord, crowd, chance.randint(*MOVES))
                if life < kills:
                    running.kill()
                    await running.ended()
                    await discord.until(lambda: not discord.gateway.is_connected)
                await crowd.rest()
                if life == kills:
                    await discord.until(lambda: not crowd.waits, SOON)
                    faults = await _at_rest(discord, crowd, database)
                    running.terminate()
                    await running.ended()
                    faults += [line for line in running.log if " ERROR " in line]
        async with kingbot(discord.address, folder, "db", "check", **load.settings) as checking:
            if await checking.ended():
                faults.append("the database is damaged")
    return Aftermath(faults, len(crowd.moves), kills)


async def _play(discord: Loopback, crowd: Crowd, moves: int) -> None:
    """Wait until so many more moves were answered."""
    wanted = len(crowd.moves) + moves
    await discord.until(lambda: len(crowd.moves) >= wanted, SOON)


async def _at_rest(discord: Loopback, crowd: Crowd, database: Path) -> list[str]:
    """The faults that are left once every screen shows what the database holds, or ought to long since."""
    with suppress(TimeoutError):
        await discord.until(lambda: not Stored(database).stale(discord), SOON)
    stored = Stored(database)
    return stored.lost(crowd) + stored.doubled() + stored.shown_to_others(crowd) + stored.stale(discord)


class Stored:
    """What a SQLite file holds of all tables, and how that differs from what people have seen."""

    def __init__(self, database: Path) -> None:
        with closing(sqlite3.connect(database)) as db:
            self.actions: Mapping[tuple[int, int], tuple[int, str]] = {
                (table, sequence): (user, text)
                for table, sequence, user, text in db.execute(
                    "SELECT table_id, sequence, user_id, text FROM actions"
                )
            }
            self._made: list[tuple[Any, ...]] = db.execute(
                "SELECT actions.table_id, hands.sequence, text FROM actions JOIN hands"
                " ON hands.table_id = actions.table_id AND hands.sequence ="
                " (SELECT max(sequence) FROM hands AS earlier WHERE earlier.table_id = actions.table_id"
                "  AND earlier.sequence < actions.sequence) WHERE text LIKE '_ play %'"
            ).fetchall()
            self._owners: set[tuple[int, int, int]] = set(
                db.execute("SELECT table_id, number, user_id FROM seats WHERE user_id IS NOT NULL")
            )
            self._boards: list[tuple[int, int, int]] = db.execute(
                "SELECT tables.id, tables.version, message_id FROM tables JOIN messages"
                " ON table_id = tables.id AND kind = 'board' WHERE status = 'running'"
            ).fetchall()
            self._turns: list[tuple[int, int, int]] = db.execute(
                "SELECT table_id, version, user_id FROM turns"
            ).fetchall()

    def lost(self, crowd: Crowd) -> list[str]:
        """The moves that were answered and are not there."""
        return [
            f"lost: {move}"
            for move in crowd.moves
            if self.actions.get((move.table, move.version + 1)) != (move.user, move.text)
        ]

    def doubled(self) -> list[str]:
        """The cards that were played twice in a hand."""
        return [f"doubled: {each}" for each, times in Counter(self._made).items() if times > 1]

    def shown_to_others(self, crowd: Crowd) -> list[str]:
        """The seats whose controls anybody but their owner was shown, at any time."""
        return [f"shown to somebody else: {each}" for each in crowd.shown if each not in self._owners]

    def stale(self, discord: Loopback) -> list[str]:
        """The table messages that show another version, and the people who have the turn and cannot move."""
        found = []
        for table, version, message in self._boards:
            shown = [int(each[2]) for each in _controls(discord.messages.get(str(message)))]
            if set(shown) != {version}:
                found.append(f"stale: the message of table {table} shows {shown} in place of {version}")
        offered = {
            (int(each[1]), discord.readers.get(identity), int(each[2]))
            for identity, message in discord.messages.items()
            for each in _controls(message)
            if each[4].startswith("act:")
        }
        for table, version, user in self._turns:
            if (table, user, version) not in offered:
                found.append(f"stale: {user} has the turn at table {table} and is offered no move")
        return found


def _controls(message: Mapping[str, Any] | None) -> list[Any]:
    ids = custom_ids(message["components"]) if message is not None else ()
    return [found for each in ids if (found := CONTROL.fullmatch(each))]
