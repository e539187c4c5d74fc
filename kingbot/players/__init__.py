"""What fills a seat when nobody sits there: bots of three levels, which know only a player's view."""

from __future__ import annotations

from typing import Final

from kingbot.players.bot_names import BOT_NAMES, bot_name
from kingbot.players.club import BEGINNER, CLUB
from kingbot.players.decision import Decision, Estimate, Player, Why
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.players.random_player import Chance

LEVELS: Final = ("beginner", "club", "master")
"""The levels a table can choose from, weakest first."""

STEADY: Final = Budget(deals=96)

__all__ = ["BOT_NAMES", "LEVELS", "Decision", "Estimate", "Player", "Why", "bot_name", "player"]


def player(level: str, *, steady: bool = False) -> Player:
    """The bot of a level: one of `LEVELS`, or `random`.

    A `steady` master counts deals instead of time, so that a seed gives the same match on every machine.

    :raises ValueError: if there is no such level.
    """
    match level:
        case "random":
            return Chance()
        case "beginner":
            return BEGINNER
        case "club":
            return CLUB
        case "master":
            return Master(STEADY if steady else None, steady=steady)
        case _:
            raise ValueError(f"no such level: {level!r}")
