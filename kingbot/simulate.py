"""Whole matches played by bots, from a seed: the same seed, the same records."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kingbot.cards import CARDS, card_set
from kingbot.engine import match as engine
from kingbot.engine.hand import Deal
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.players import BOT_NAMES, Player
from kingbot.presets import allowed, custom, load, parse_value
from kingbot.presets.values import OPTION_KEYS
from kingbot.record import Scribe

# How often a table departs from its preset in one option, where the options are drawn.
DEPARTS: Final = 0.3
# Drawn points are the preset's sign and one of these; drawn prizes of a domino are of these too.
SIZES: Final = (1, 2, 3, 5, 8, 13, 20)


@dataclass(frozen=True, slots=True)
class Simulation:
    """How matches are made: rules and players are drawn or fixed, deals and lots come from the seed.

    Matches go round the `tables` in turn. With `draw_options` each table's options are drawn anew.
    """

    tables: Sequence[Rules]
    players: Sequence[Player]
    seed: str
    draw_options: bool = False

    def records(self, count: int) -> Iterator[dict[str, Any]]:
        """The records of the first `count` matches (record 1)."""
        for number in range(count):
            yield self.record(number)

    def record(self, number: int) -> dict[str, Any]:
        """The record of one match, counted from 0; it does not depend on the others."""
        rng = random.Random(f"{self.seed} {number}")
        rules = self.tables[number % len(self.tables)]
        if self.draw_options:
            rules = draw_options(rules.preset, rng)
        return play(rules, self.players, rng)


def play(rules: Rules, players: Sequence[Player], rng: random.Random) -> dict[str, Any]:
    """The record of a match that four players play to its end."""
    scribe = Scribe(rules, BOT_NAMES[:4])
    match = engine.start(rules)
    while engine.upcoming(match) is not None:
        match = _deal(match, scribe, rng)
        while (seat := engine.turn(match)) is not None:
            action = players[seat].decide(view(match, seat), rng).action
            scribe.acted(action)
            match = engine.apply(match, action).match
    return scribe.record()


def _deal(match: Match, scribe: Scribe, rng: random.Random) -> Match:
    due = engine.upcoming(match)
    assert due is not None  # asked by the caller
    cards = random_deal(rng)
    dealer = rng.choice(sorted(dealers_of(match.rules, due, cards)))
    scribe.dealt(dealer, cards, again=due.number == len(scribe.hands))
    return engine.deal(match, dealer, cards).match


def random_deal(rng: random.Random) -> Deal:
    """The pack, random_deal and dealt."""
    pack = [*CARDS]
    rng.shuffle(pack)
    a, b, c, d = (card_set(pack[seat::4]) for seat in range(4))
    return (a, b, c, d)


def draw_options(preset: str, rng: random.Random) -> Rules:
    """Rules of a preset with some options drawn by lot, but for changes that would have no effect."""
    own = load(preset)
    changes: dict[str, object] = {}
    for option in OPTION_KEYS:
        if not allowed(preset, option) or rng.random() >= DEPARTS:
            continue
        match option:
            case "points":
                changes[option] = _points(own, rng)
            case "hands":
                changes[option] = _hands(own, rng)
            case "domino_win":
                changes[option] = rng.choice(["sum", *SIZES])
            case _:
                changes[option] = parse_value(preset, option, rng.choice(allowed(preset, option)))
    drawn = custom(preset, changes)
    idle = {
        "sale_shortfall": drawn.options.sale == "off",
        "rifki_void": drawn.options.void_duty == "free",
    }
    return custom(preset, {option: value for option, value in changes.items() if not idle.get(option)})


def _points(own: Rules, rng: random.Random) -> dict[str, int]:
    """New points for a few contracts of a preset."""
    few = rng.sample(list(own.options.points.items()), rng.randint(1, 3))
    return {str(contract): rng.choice(SIZES) * (1 if value > 0 else -1) for contract, value in few}


def _hands(own: Rules, rng: random.Random) -> list[str]:
    """Some of the preset's hands, in any order."""
    some = rng.sample(own.options.hands, rng.randint(1, len(own.options.hands)))
    return [str(contract) for contract in some]
