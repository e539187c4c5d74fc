"""A match of two people and two bots in the loopback Discord, played by pressing what is offered."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.support.loopback import ADA, BRUNO, Loopback
from tests.support.loopback_people import Offer, Visitor


@dataclass(frozen=True)
class Move:
    """A move that somebody made and that was answered: the version it led to, who, and what."""

    version: int
    user: int
    text: str


class LoopbackMatch:
    """Ada and Bruno at table 1 of a bot whose database is in a folder.

    `acknowledged` are the moves after which a window of a later version was shown.
    """

    def __init__(self, discord: Loopback, folder: Path, seed: int = 1) -> None:
        self.discord = discord
        self.database = folder / "king.sqlite"
        self.people = self.ada, self.bruno = Visitor(discord, ADA), Visitor(discord, BRUNO)
        self.acknowledged: list[Move] = []
        self._chance = random.Random(seed)

    async def begin(self, rules: str, bots: str = "beginner", preset: str = "classic") -> None:
        """Open a table, sit down, start."""
        until = self.discord.until
        await until(lambda: self.discord.gateway.is_connected)
        await self.ada.slash("new", preset=preset, rules=rules, bots=bots)
        await until(lambda: bool(self.bruno.offers("king:1:.*:join")))
        before = self.bruno.offers("king:1:.*:join")[0].version
        await self.bruno.click("king:1:.*:join")
        await until(lambda: any(each.version > before for each in self.ada.offers("king:1:.*:start")))
        await self.ada.click("king:1:.*:start")

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return bool(self.ada.offers("king:1:.*:again"))

    def boards(self) -> list[Offer]:
        """The button *My hand* of every table message."""
        return self.ada.offers(r"king:1:\d+:hand")

    def version(self) -> int:
        """The version of the table that the database holds."""
        with closing(sqlite3.connect(self.database)) as db:
            (version,) = db.execute("SELECT version FROM tables WHERE id = 1").fetchone()
        return int(version)

    def actions(self) -> dict[int, Move]:
        """What people have done, as the database holds it, by version."""
        with closing(sqlite3.connect(self.database)) as db:
            rows = db.execute("SELECT sequence, user_id, text FROM actions WHERE user_id IS NOT NULL")
            return {sequence: Move(sequence, user, text) for sequence, user, text in rows}

    def lost(self) -> list[Move]:
        """The acknowledged moves that the database does not hold as they were made."""
        kept = self.actions()
        return [move for move in self.acknowledged if kept.get(move.version) != move]

    async def offered(self, after: int = 0) -> tuple[Visitor, Offer] | None:
        """Who can move, and how, in a version after this one; None when the match is over."""
        await self.discord.until(lambda: self.is_over or bool(self._newest(after)))
        newest = self._newest(after)
        return self._chance.choice(newest) if newest else None

    def _newest(self, after: int) -> list[tuple[Visitor, Offer]]:
        found = [(who, each) for who in self.people for each in who.offers(r"king:1:[\d.]+:act:.*")]
        newest = max((each.version for _, each in found), default=0)
        return [(who, each) for who, each in found if each.version == newest > after]

    async def taken_up(self) -> None:
        """Wait until a bot that was just started has connected, and offers what the database holds."""
        before = self.discord.gateway.sessions
        await self.discord.until(lambda: self.discord.gateway.sessions > before)
        await self.discord.until(lambda: self.is_over or bool(self._newest(self.version() - 1)))

    async def move(self) -> bool:
        """Play one move and wait until it is answered; False when the match is over."""
        offered = await self.offered()
        if offered is None:
            return False
        who, offer = offered
        await who.press(offer)
        await self.answered(who, offer)
        return True

    async def answered(self, who: Visitor, offer: Offer) -> None:
        """Wait until a move that was made has led to something new."""
        await self.offered(offer.version)
        seat = re.match(r"\d", self.actions()[offer.version + 1].text)
        assert seat is not None
        self.acknowledged.append(Move(offer.version + 1, who.guest.id, f"{seat[0]} {offer.argument}"))
