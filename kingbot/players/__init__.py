"""What fills a seat when nobody sits there: bots of three levels, which know only a player's view."""

from __future__ import annotations

from typing import Final

from kingbot.players.chance import Chance
from kingbot.players.club import BEGINNER, CLUB
from kingbot.players.decision import Decision, Estimate, Player, Why
from kingbot.players.master import Master
from kingbot.players.names import BOT_NAMES, bot_name

LEVELS: Final = ("beginner", "club", "master")
"""The levels a table can choose from, weakest first."""

__all__ = ["BOT_NAMES", "LEVELS", "Decision", "Estimate", "Player", "Why", "bot_name", "player"]


def player(level: str) -> Player:
    """The bot of a level: one of `LEVELS`, or `random`.

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
            return Master()
        case _:
            raise ValueError(f"no such level: {level!r}")
