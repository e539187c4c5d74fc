"""Whatever may come up: random rules, positions of random matches, and every action that can be written."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Final

from hypothesis import settings
from hypothesis import strategies as st

from kingbot.cards import CARDS
from kingbot.engine import match as engine
from kingbot.engine.actions import (
    Accept,
    Action,
    Bid,
    Blind,
    Call,
    Choose,
    Cut,
    CutPlace,
    Decline,
    Keep,
    Look,
    NameTrump,
    Pass,
    Play,
    Redeal,
    Sell,
    Side,
    Stop,
)
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.hand import Tricks
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.presets import PRESETS, allowed, custom, load, parse_value
from kingbot.presets.values import KINDS, OPTION_KEYS, Contracts, Number, Points
from kingbot.record import MatchRecorder
from tests.engine.world import deal_next, run

PLAYERS: Final = ("Ada", "Bruno", "Carla", "Dino")


def random_rules(rng: random.Random, preset: str | None = None) -> Rules:
    """A preset with about a third of its options changed to anything that it admits (rules 9)."""
    preset = preset or rng.choice(PRESETS)
    changes = {
        key: _value(rng, preset, key) for key in OPTION_KEYS if rng.random() < 0.35 and allowed(preset, key)
    }
    return custom(preset, changes)


def _value(rng: random.Random, preset: str, key: str) -> object:
    own = load(preset).options
    match KINDS[key]:
        case Number(words=words):
            return rng.choice([*words, 0, 8, 13])
        case Points():
            contracts = rng.sample(list(own.points), rng.randint(0, 3))
            return {str(each): rng.randint(1, 20) * (1 if own.points[each] > 0 else -1) for each in contracts}
        case Contracts(words=words) as kind if not words or rng.random() < 0.6:
            listed = kind.listed(own)
            return [str(each) for each in rng.sample(listed, rng.randint(1, len(listed)))]
        case Contracts(words=words):
            return rng.choice(words)
    return parse_value(preset, key, rng.choice(allowed(preset, key)))


def random_record(
    rules: Rules, rng: random.Random, *, most: int | None = None
) -> tuple[Match, MatchRecorder]:
    """A match played at random to its end, or for `most` deals and actions; and the log of it."""
    match, recorder = engine.start(rules), MatchRecorder(rules, PLAYERS)
    while not engine.over(match) and (most is None or most > 0):
        most = None if most is None else most - 1
        if engine.turn(match) is None:
            due = engine.upcoming(match)
            assert due is not None
            again = len(recorder.hands) == due.number
            dealer, dealt, match = deal_next(match, rng)
            recorder.dealt(dealer, dealt, again=again)
        else:
            action = rng.choice(engine.legal_actions(match))
            match = engine.apply(match, action).match
            recorder.acted(action)
    return match, recorder


def positions(rules: Rules, rng: random.Random, most: int = 8) -> list[Match]:
    """A few positions of a random match: some at random, and some of those that are not plain card play."""
    seen = [after for _, _, after in run(engine.start(rules), rng)]
    rare = [each for each in seen if each.hand is None or not isinstance(each.hand.phase, Tricks)]
    return [*rng.sample(seen, min(most, len(seen))), *rng.sample(rare, min(most, len(rare)))]


RULES: Final = st.randoms(use_true_random=False).map(random_rules)
# Whole matches run to a thousand actions and more; what hypothesis would choose is drawn from a seed.
SEEDS: Final = st.integers(0, 2**32 - 1)
# An example is a match here, and there are eight presets.
few: Final = settings(max_examples=max(1, settings().max_examples // 12))
SEATS: Final = tuple(range(4))


def _written() -> Iterator[Action]:
    for seat in SEATS:
        yield from (kind(seat) for kind in (Look, Pass, Accept, Decline, Redeal, Keep, Stop))
        yield from (Cut(seat, CutPlace(place)) for place in range(-1, 53))
        yield from (Choose(seat, contract) for contract in Contract)
        for trump in Trump:
            yield from (Blind(seat, trump), NameTrump(seat, trump))
        for number in range(-1, 16):
            yield from (Sell(seat, number), Bid(seat, number))
        yield from (Call(seat, card) for card in CARDS)
        yield from (Play(seat, card, side) for card, side in product(CARDS, (None, *Side)))


EVERY_ACTION: Final = tuple(_written())
