"""The match in the pictures of the help: played by bots from a fixed seed, seen from the first seat."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Final

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.engine.view import MatchView, PlayerView, Stage
from kingbot.players import BOT_NAMES, player
from kingbot.presets import load
from kingbot.simulate import random_deal

NAMES: Final = BOT_NAMES[:4]
PRESET: Final = "classic"
_HANDS_LEFT: Final = 4  # to be played in the score sheet that is shown


@dataclass(frozen=True, slots=True)
class HelpMatch:
    """The views in the pictures: an unfinished trick, a domino hand, the score so far, and the end.

    Where there is no domino, `special` is a trick of a declaration.
    """

    trick: PlayerView
    special: MatchView
    score: MatchView
    end: MatchView


@cache
def help_match(preset: str = PRESET) -> HelpMatch:
    """Play matches until one has all these views. Slow at the first call: not for the event loop."""
    return next(found for seed in count(1) if (found := _play(preset, random.Random(seed))) is not None)


def _play(preset: str, rng: random.Random) -> HelpMatch | None:
    rules, bot = load(preset), player("beginner")
    has_domino = Contract.DOMINO in rules.options.points
    match, trick, special, score = engine.start(rules), None, None, None
    while engine.upcoming(match) is not None:
        match = _deal(match, rng)
        while (seat := engine.turn(match)) is not None:
            seen = view(match, seat)
            if seat == 0 and _is_instructive_trick(seen):
                trick = trick or seen
            elif seat == 0 and (_is_instructive_domino if has_domino else _is_instructive_trump)(seen):
                special = special or seen
            match = engine.apply(match, bot.decide(seen, rng).action).match
        if len(match.finished) == rules.length - _HANDS_LEFT:
            score = view(match, 0)
    if trick is None or special is None or score is None:
        return None
    return HelpMatch(trick, special, score, view(match, 0))


def _deal(match: Match, rng: random.Random) -> Match:
    due = engine.upcoming(match)
    assert due is not None  # asked by the caller
    cards = random_deal(rng)
    return engine.deal(match, min(dealers_of(match.rules, due, cards)), cards).match


def _is_instructive_trick(seen: PlayerView) -> bool:
    """Three cards of a trick in a no-queens hand, with some but not all cards legal."""
    some_legal = 1 < len(seen.legal) < seen.hand.bit_count()
    is_last_card = len(seen.table) == 3 and len(seen.tricks) > 1
    return seen.contract is Contract.NO_QUEENS and is_last_card and some_legal


def _is_instructive_domino(seen: PlayerView) -> bool:
    """More than 19 cards laid in domino, and a choice of moves."""
    return seen.stage is Stage.DOMINO and seen.rows.bit_count() > 19 and len(seen.legal) > 1


def _is_instructive_trump(seen: PlayerView) -> bool:
    """Some cards of a trick in a declaration with a trump suit, after a few tricks."""
    named = seen.trump is not None and seen.trump.suit is not None
    return seen.contract is Contract.DECLARATION and named and len(seen.table) > 1 and len(seen.tricks) > 2
