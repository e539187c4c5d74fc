"""Positions of random matches under random rules, as bots meet them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kingbot.arena import shuffled
from kingbot.engine import match as engine
from kingbot.engine.look import view
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.schedule import dealers_of
from kingbot.engine.view import PlayerView
from kingbot.players import Player, player


def matches(rules: Rules, seed: int, bot: Player | None = None) -> Iterator[Match]:
    """Every position of a match in which somebody has the turn, and the last of each hand."""
    rng = random.Random(seed)
    bot = bot or player("random")
    match = engine.start(rules)
    while (due := engine.upcoming(match)) is not None:
        cards = shuffled(rng)
        dealer = rng.choice(sorted(dealers_of(rules, due, cards)))
        match = engine.deal(match, dealer, cards).match
        while len(match.finished) < due.number:
            seat = engine.turn(match)
            if seat is None:
                match = engine.deal(match, dealer, shuffled(rng)).match
                continue
            yield match
            match = engine.apply(match, bot.decide(view(match, seat), rng).action).match
        yield match


def views(rules: Rules, seed: int, bot: Player | None = None) -> Iterator[PlayerView]:
    """What the seat whose turn it is sees, in every position."""
    for match in matches(rules, seed, bot):
        seat = engine.turn(match)
        if seat is not None:
            yield view(match, seat)
