"""Bots know nothing they may not: with the hidden cards exchanged they decide the same."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np

from kingbot.engine import match as engine
from kingbot.engine.hand import Deal, Domino, Hand, Tricks
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Player, player
from kingbot.players.beliefs import domino_sampler, first_deals, trick_sampler
from kingbot.players.encoding import encode_domino_rules, encode_trick_rules
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.presets import PRESETS
from tests.engine.anything import random_rules
from tests.players.positions import matches

QUICK = Budget(deals=48)  # enough for a Markov chain of samples


def _exchanged(match: Match, seen: PlayerView, seed: int) -> Match | None:
    """The match with cards that the seat has not seen dealt otherwise; None where that changes the view."""
    rng = np.array([seed], np.int64)
    if seen.stage is Stage.TRICKS:
        dealt = trick_sampler(seen, encode_trick_rules(seen), rng).draw(1)[0, :4]
    elif seen.stage is Stage.DOMINO:
        dealt = domino_sampler(seen, encode_domino_rules(seen), rng).draw(1)[0, :4]
    else:
        dealt = first_deals(seen, 1, rng)[0]
    hand = match.hand
    assert isinstance(hand, Hand)
    cards: Deal = tuple(int(each) for each in dealt)  # type: ignore[assignment]
    gone = [whole & ~left for whole, left in zip(hand.deal, hand.cards, strict=True)]
    deal: Deal = tuple(left | played for left, played in zip(cards, gone, strict=True))  # type: ignore[assignment]
    other = replace(match, hand=replace(hand, cards=cards, deal=deal))
    # Who was asked for a redeal tells of the hands: an exchange that would have asked others is none.
    return other if view(other, seen.seat) == seen else None


def _decides_alike(bot: Player, match: Match, seen: PlayerView, seed: int) -> bool | None:
    other = _exchanged(match, seen, seed)
    if other is None or other.hand == match.hand:
        return None
    first = bot.decide(seen, random.Random(seed))
    return bot.decide(view(other, seen.seat), random.Random(seed)) == first


def test_no_decision_changes_when_hidden_cards_are_exchanged() -> None:
    bots = [Master(QUICK, deterministic=True), player("club"), player("beginner")]
    alike: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        for match in matches(random_rules(rng, PRESETS[seed % len(PRESETS)]), seed):
            seat = engine.turn(match)
            if seat is None:
                continue
            assert match.hand is not None
            playing = isinstance(match.hand.phase, (Tricks, Domino))
            if rng.random() < (0.94 if playing else 0.7):
                continue
            seen = view(match, seat)
            if len(seen.legal) == 1:
                continue
            same = _decides_alike(bots[rng.choice((0, 0, 1, 2))], match, seen, seed)
            if same is not None:
                assert same, f"{seen.stage} {seen.contract}"
                alike[str(seen.contract)] += 1
    assert alike.total() >= 1000
    assert len(alike) >= 12  # all contracts, and the choice among them


def test_an_equal_generator_gives_the_same_decision() -> None:
    bot = Master(QUICK, deterministic=True)
    rng = random.Random(5)
    for match in matches(random_rules(rng, "pirandello"), 5):
        seat = engine.turn(match)
        if seat is not None and rng.random() < 0.1:
            seen = view(match, seat)
            first = bot.decide(seen, random.Random(1))
            assert bot.decide(seen, random.Random(1)) == first
