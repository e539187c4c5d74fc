"""Hands played out from the first card to the last, for tests about what they are worth.

`SUITS`: every seat holds one suit. `SHARED`: in the tricks of `TRICKS` seat 0 takes ten, seat 1 one, seat 2
none and seat 3 two, with spades as trump as well as without any.
"""

from __future__ import annotations

from kingbot.engine import match as engine
from kingbot.engine.match import Match
from tests.engine.world import deal, play

SUITS = deal("*S", "*H", "*D", "*C")

SHARED = deal("AKQJT98765S 2C 23D", "4S AC 45D 23456789TH", "3S JQKAH 6789TJQKC")
TRICKS = (
    "AS 4S 3S 2S",
    "KS 2H JH QD",
    "QS 3H QH JD",
    "JS 4H KH TD",
    "TS 5H AH 9D",
    "9S 6H 6C 8D",
    "8S 7H 7C 7D",
    "7S 8H 8C 6D",
    "6S 9H 9C 5C",
    "5S TH TC 4C",
    "2C AC JC 3C",
    "4D QC KD 2D",
    "AD 3D 5D KC",
)


def play_shared(match: Match) -> Match:
    """The match after the thirteen tricks of `SHARED`, led by seat 0."""
    return play(match, *TRICKS)


def play_slam(match: Match) -> Match:
    """The match after a hand of `SUITS` in which seat 0 leads spades until it is over."""
    while engine.turn(match) is not None:
        match = engine.apply(match, engine.legal_actions(match)[-1]).match
    return match
