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
from kingbot.presets.values import KINDS, OPTION_KEYS, Contracts, Number, Points
from kingbot.record import MatchRecorder

# How often a table departs from its preset in one option, where the options are drawn.
DEPARTS: Final = 0.3
# How often a list is drawn for an option that may be a word instead.
LISTS: Final = 0.5
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
    recorder = MatchRecorder(rules, BOT_NAMES[:4])
    match = engine.start(rules)
    while engine.upcoming(match) is not None:
        match = _deal(match, recorder, rng)
        while (seat := engine.turn(match)) is not None:
            action = players[seat].decide(view(match, seat), rng).action
            recorder.acted(action)
            match = engine.apply(match, action).match
    return recorder.record()


def _deal(match: Match, recorder: MatchRecorder, rng: random.Random) -> Match:
    due = engine.upcoming(match)
    assert due is not None  # asked by the caller
    cards = random_deal(rng)
    dealer = rng.choice(sorted(dealers_of(match.rules, due, cards)))
    recorder.dealt(dealer, cards, again=due.number == len(recorder.hands))
    return engine.deal(match, dealer, cards).match


def random_deal(rng: random.Random) -> Deal:
    """The pack, shuffled and dealt."""
    pack = [*CARDS]
    rng.shuffle(pack)
    a, b, c, d = (card_set(pack[seat::4]) for seat in range(4))
    return (a, b, c, d)


def draw_options(preset: str, rng: random.Random) -> Rules:
    """Rules of a preset with some options drawn by lot, but for changes that would have no effect."""
    changes = {
        option: draw_value(preset, option, rng)
        for option in OPTION_KEYS
        if allowed(preset, option) and rng.random() < DEPARTS
    }
    drawn = custom(preset, changes)
    idle = {
        "sale_shortfall": drawn.options.sale == "off",
        "rifki_void": drawn.options.void_duty == "free",
    }
    return custom(preset, {option: value for option, value in changes.items() if not idle.get(option)})


def draw_value(preset: str, option: str, rng: random.Random) -> object:
    """A value, as a record has it, of an option that the preset has."""
    own = load(preset).options
    match KINDS[option]:
        case Points():
            few = rng.sample(list(own.points.items()), rng.randint(1, 3))
            return {str(contract): rng.choice(SIZES) * (1 if value > 0 else -1) for contract, value in few}
        case Contracts(words=words) as kind if not words or rng.random() < LISTS:
            listed = kind.listed(own)
            return [str(contract) for contract in rng.sample(listed, rng.randint(1, len(listed)))]
        case Contracts(words=words):
            return rng.choice(words)
        case Number(words=words):
            return rng.choice([*words, *SIZES])
    return parse_value(preset, option, rng.choice(allowed(preset, option)))
