"""Positions of random matches under random rules, as bots meet them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kingbot.engine import match as engine
from kingbot.engine.actions import Action
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.engine.view import PlayerView
from kingbot.players import Player
from kingbot.simulate import random_deal


def matches(rules: Rules, seed: int, bot: Player | None = None) -> Iterator[Match]:
    """Every position of a match in which somebody has the turn, and the last of each hand."""
    rng = random.Random(seed)
    match = engine.start(rules)
    while (due := engine.upcoming(match)) is not None:
        cards = random_deal(rng)
        dealer = rng.choice(sorted(dealers_of(rules, due, cards)))
        match = engine.deal(match, dealer, cards).match
        while len(match.finished) < due.number:
            seat = engine.turn(match)
            if seat is None:
                match = engine.deal(match, dealer, random_deal(rng)).match
                continue
            yield match
            # A random player needs no view, which is most of the work.
            action = (
                rng.choice(engine.legal_actions(match)) if bot is None else _decided(bot, match, seat, rng)
            )
            match = engine.apply(match, action).match
        yield match


def _decided(bot: Player, match: Match, seat: int, rng: random.Random) -> Action:
    return bot.decide(view(match, seat), rng).action


def views(rules: Rules, seed: int, bot: Player | None = None) -> Iterator[PlayerView]:
    """What the seat whose turn it is sees, in every position."""
    for match in matches(rules, seed, bot):
        seat = engine.turn(match)
        if seat is not None:
            yield view(match, seat)
