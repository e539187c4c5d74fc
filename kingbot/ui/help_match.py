"""The match that the help shows pictures of: played by bots, the same each time, seen from the first seat."""

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
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import BOT_NAMES, player
from kingbot.presets import load
from kingbot.simulate import random_deal

NAMES: Final = BOT_NAMES[:4]
PRESET: Final = "classic"
_TO_COME: Final = 4  # hands that are still to be played in the sheet that is shown


@dataclass(frozen=True, slots=True)
class HelpMatch:
    """Moments worth a picture: a trick to be finished, a domino half laid, the sheet so far, and the end."""

    trick: PlayerView
    domino: PlayerView
    score: PlayerView
    end: PlayerView


@cache
def help_match() -> HelpMatch:
    """Play matches until one has all that, once; it takes a while, so not on the event loop."""
    return next(found for seed in count(1) if (found := _play(random.Random(seed))) is not None)


def _play(chance: random.Random) -> HelpMatch | None:
    rules, bot = load(PRESET), player("beginner")
    match, trick, domino, score = engine.start(rules), None, None, None
    while engine.upcoming(match) is not None:
        match = _deal(match, chance)
        while (seat := engine.turn(match)) is not None:
            seen = view(match, seat)
            if seat == 0 and _telling_trick(seen):
                trick = trick or seen
            elif seat == 0 and _telling_domino(seen):
                domino = domino or seen
            match = engine.apply(match, bot.decide(seen, chance).action).match
        if len(match.finished) == rules.length - _TO_COME:
            score = view(match, 0)
    if trick is None or domino is None or score is None:
        return None
    return HelpMatch(trick, domino, score, view(match, 0))


def _deal(match: Match, chance: random.Random) -> Match:
    due = engine.upcoming(match)
    assert due is not None  # asked by the caller
    cards = random_deal(chance)
    return engine.deal(match, min(dealers_of(match.rules, due, cards)), cards).match


def _telling_trick(seen: PlayerView) -> bool:
    """Three cards lie, some may follow and others not, and it is about queens."""
    some = 1 < len(seen.legal) < seen.hand.bit_count()
    return seen.contract is Contract.NO_QUEENS and len(seen.table) == 3 and len(seen.tricks) > 1 and some


def _telling_domino(seen: PlayerView) -> bool:
    """Half the cards lie, and there is a choice."""
    return seen.stage is Stage.DOMINO and seen.rows.bit_count() > 19 and len(seen.legal) > 1
