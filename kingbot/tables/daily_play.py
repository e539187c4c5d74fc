"""Playing the daily King: the log of a hand folded, the bots' moves, and how bots do in the person's place.

The bots play the same to the same cards: what chance they have comes from the secret of the day and from all
that was played before.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kingbot.engine import match as engine
from kingbot.engine.actions import Action, Play, parse_action
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.players import player
from kingbot.tables.daily_model import SEAT, DailyDeal, DailyStep, Reference

LEVEL: Final = "club"
_REFERENCES: Final = (
    ("beginner", 16),
    ("club", 4),
    ("random", 20),
)  # who plays how many games in the person's place


def fold(deal: DailyDeal, log: Iterable[str]) -> Match:
    """The match after these actions in record notation.

    :raises RefusedError: if one of them breaks the rules.
    """
    match = deal.dealt()
    for text in log:
        match = engine.apply(match, parse_action(text)).match
    return match


def proceed(deal: DailyDeal, match: Match, log: Sequence[str]) -> tuple[Match, tuple[str, ...]]:
    """The match and its log after the bots have moved, up to the person's turn or the end."""
    bot, after = player(LEVEL), [*log]
    while (seat := engine.turn(match)) is not None and seat != SEAT:
        chance = random.Random(f"{deal.secret} bots {' '.join(after)}")
        action = bot.decide(view(match, seat), chance).action
        match = engine.apply(match, action).match
        after.append(str(action))
    return match, tuple(after)


def act(deal: DailyDeal, log: Sequence[str], action: Action | None) -> tuple[Match, tuple[str, ...]]:
    """The match and its log after the person's action, if there is one, and the bots' that follow.

    :raises RefusedError: if the rules refuse it.
    """
    match = fold(deal, log)
    if action is not None:
        match = engine.apply(match, action).match
        log = (*log, str(action))
    return proceed(deal, match, log)


def score_of(match: Match) -> int | None:
    """The person's points, which are whole; None before the end."""
    return int(match.finished[0].points[SEAT]) if engine.over(match) else None


def own_moves(log: Iterable[str]) -> int:
    """How many of the actions are the person's."""
    return sum(parse_action(text).seat == SEAT for text in log)


def reference(deal: DailyDeal) -> Reference:
    """Play the deal with bots in the person's place; it takes some tenths of a second."""
    games = [_bots_game(deal, level, number) for level, count in _REFERENCES for number in range(count)]
    best = max(games, key=lambda game: game[0])
    return Reference(tuple(score for score, _ in games), best[1])


def _bots_game(deal: DailyDeal, level: str, number: int) -> tuple[int, tuple[str, ...]]:
    bot, chance = player(level), random.Random(f"{deal.secret} {level} {number}")
    match, log = act(deal, (), None)
    while engine.turn(match) is not None:
        action = bot.decide(view(match, SEAT), chance).action
        match, log = proceed(deal, engine.apply(match, action).match, (*log, str(action)))
    score = score_of(match)
    assert score is not None  # nobody has the turn
    return score, log


def steps(deal: DailyDeal, log: Iterable[str]) -> Iterator[DailyStep]:
    """The person's decisions in a hand that is over."""
    match = deal.dealt()
    for text in log:
        action = parse_action(text)
        if action.seat == SEAT and isinstance(action, Play):
            assert match.hand is not None  # it was dealt
            yield DailyStep(view(match, SEAT), match.hand.cards, action.card)
        match = engine.apply(match, action).match
