"""The moves of bots in a hand that is over: each with the view that its bot had, and its decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kingbot.cards import CardSet
from kingbot.engine.actions import Action
from kingbot.engine.view import PlayerView
from kingbot.players import Decision


@dataclass(frozen=True, slots=True, kw_only=True)
class BotMove:
    """A move of a bot of this `level`, in a hand that is over.

    `view` is what its seat saw, `hand` the cards that the bot was given. `decision` is None where it was not
    kept: the move is older than that, or was made without asking the bot.
    """

    level: str
    view: PlayerView
    action: Action
    hand: CardSet
    decision: Decision | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BotMoves:
    """The moves of the bots in hand `number`, which is over, by seat; a seat that no bot played has none."""

    number: int
    by_seat: Mapping[int, Sequence[BotMove]]
