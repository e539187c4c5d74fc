"""Domino for tests: deals that leave everybody free to move, whole courses of play, what was moved."""

from __future__ import annotations

from typing import Any

from kingbot.engine import match as engine
from kingbot.engine.hand import Domino, Scored
from kingbot.engine.match import Match
from tests.engine.world import deal, hand_of, match_of, say

# Every seat holds a suit, so each can always lay and nobody is in another's way.
SUITS = deal("*D", "*C", "*H", "*S")
DOWN_UP = "7{0} 6{0} 5{0} 4{0} 3{0} 2{0} 8{0} 9{0} T{0} J{0} Q{0} K{0}"  # all but the ace
UP = "7{0} 8{0} 9{0} T{0} J{0} Q{0} K{0}"


def domino(dealt: tuple[int, int, int, int] = SUITS, **options: Any) -> Match:
    """A domino that begins with 7D unless another start is named."""
    return match_of("domino", dealt, **{"domino_start": "seven_diamonds", **options})


def moves_of(match: Match) -> list[str]:
    """All moves of a domino so far, as in a record."""
    phase = hand_of(match).phase
    last = phase.last if isinstance(phase, Scored) else phase
    assert isinstance(last, Domino)
    return [str(move) for move in last.moves]


def lay(match: Match, *moves: str) -> Match:
    """The match after each seat has made its `moves` (`7D pass AD/high stop`), in the order of turns."""
    waiting = [text.split() for text in moves]
    while (seat := engine.turn(match)) is not None and waiting[seat]:
        word = waiting[seat].pop(0).replace("/", " ")
        match = say(match, f"{seat} {word}" if word in {"pass", "stop"} else f"{seat} play {word}")
    return match
