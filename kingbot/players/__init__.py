"""Bots: they fill seats where nobody sits, on three levels, and know only a player's view."""

from __future__ import annotations

from typing import Final

from kingbot.players.bot_names import BOT_NAMES, bot_name
from kingbot.players.club import BEGINNER, CLUB
from kingbot.players.decision import Decision, Estimate, Knowledge, Player, Why
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.players.random_player import RandomPlayer

LEVELS: Final = ("beginner", "club", "master")
"""The levels a table can choose from, weakest first."""

_DETERMINISTIC_BUDGET: Final = Budget(deals=96)

__all__ = ["BOT_NAMES", "LEVELS", "Decision", "Estimate", "Knowledge", "Player", "Why", "bot_name", "player"]


def player(level: str, *, deterministic: bool = False) -> Player:
    """The bot of a level: one of `LEVELS`, or `random`.

    A `deterministic` master counts deals instead of time, so that a seed gives the same match on every
    machine.

    :raises ValueError: if there is no such level.
    :raises WeightsError: if the learned weights do not fit the contracts.
    """
    if level == "random":
        return RandomPlayer()
    if level not in LEVELS:
        raise ValueError(f"no such level: {level!r}")
    weight_arrays()  # a bot that cannot play must not fail in the middle of a match
    match level:
        case "beginner":
            return BEGINNER
        case "club":
            return CLUB
        case _:
            return Master(_DETERMINISTIC_BUDGET if deterministic else None, deterministic=deterministic)
