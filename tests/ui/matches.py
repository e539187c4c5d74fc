"""Matches of random moves with their announcements, for tests of screens."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kingbot.engine import match as engine
from kingbot.engine.options import Rules
from kingbot.engine.schedule import dealers_of
from kingbot.simulate import random_deal
from kingbot.tables.match_log import MatchLog, empty_log


def match_logs(rules: Rules, seed: int) -> Iterator[MatchLog]:
    """The log of a match after every deal and action."""
    rng = random.Random(seed)
    log = empty_log(rules)
    while (due := engine.upcoming(log.match)) is not None or engine.turn(log.match) is not None:
        if due is not None:
            cards = random_deal(rng)
            dealer = min(dealers_of(rules, due, cards))
            log = log.with_deal(log.version + 1, dealer, cards)
        else:
            action = rng.choice(engine.legal_actions(log.match))
            log = log.with_action(log.version + 1, action, by_person=1)
        yield log
