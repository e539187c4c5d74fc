"""Analyses of decisions: blunders are found, the strongest bot's own plays lose next to nothing."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice

import pytest

from kingbot.cards import card
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, Pass, Play, Stop
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import Player, player
from kingbot.players.analysis import Analysis, analyse, is_decision
from kingbot.players.decision import Estimate
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.presets import PRESETS, load, parse_line
from kingbot.simulate import random_deal
from tests.players.positions import views

SEAT = 0
COSTLIEST = 3  # of a hand, told with the reason
ORACLE = 4096  # deals, with other random numbers than those of the review


@dataclass(frozen=True, slots=True)
class ReviewedHand:
    """The decisions of a seat in a hand, and which of them is a planted blunder, if any."""

    name: str
    moves: tuple[tuple[PlayerView, Action], ...]
    planted: int | None = None


def hands(preset: str, seed: int, *, plant: bool) -> Iterator[ReviewedHand]:
    """Hands of a match of masters; with `plant` the seat blunders once in each, where it can."""
    rules, rng = load(preset), random.Random(f"{preset} {seed}")
    bot: Player = Master(Budget(deals=96), deterministic=True)
    match = engine.start(rules)
    while (due := engine.upcoming(match)) is not None:
        cards = random_deal(rng)
        dealer = rng.choice(sorted(dealers_of(rules, due, cards)))
        match = engine.deal(match, dealer, cards).match
        moves: list[tuple[PlayerView, Action]] = []
        planted, first = None, rng.randrange(12)
        while len(match.finished) < due.number:
            seat = engine.turn(match)
            if seat is None:
                match = engine.deal(match, dealer, random_deal(rng)).match
                continue
            seen = view(match, seat)
            action = bot.decide(seen, rng).action
            if seat == SEAT and is_decision(seen):
                if plant and planted is None and len(moves) >= first and (bad := blunder(rules, seen, rng)):
                    action, planted = bad, len(moves)
                moves.append((seen, action))
            match = engine.apply(match, action).match
        yield ReviewedHand(f"{preset} {match.finished[-1].contract}", tuple(moves), planted)


def blunder(rules: Rules, seen: PlayerView, rng: random.Random) -> Action | None:
    """The worst action, if that loses at least what one card or trick of the contract counts."""
    if seen.contract is None:
        return None
    found = analyse(seen, rng.getrandbits(30), ORACLE)
    worst = found.estimates[-1].action
    return worst if found.loss(worst) >= abs(rules.points(seen.contract)) else None


def losses(hand: ReviewedHand) -> list[float]:
    return [analyse(seen, number).loss(action) for number, (seen, action) in enumerate(hand.moves)]


def planted(presets: tuple[str, ...], *, a_match: int) -> Iterator[ReviewedHand]:
    """Hands with a blunder, of the presets in turn, so many of a match."""
    for seed in range(20):
        for preset in presets:
            found = (hand for hand in hands(preset, seed, plant=True) if hand.planted is not None)
            yield from islice(found, a_match)


def missed(found: Iterator[ReviewedHand]) -> list[str]:
    """The hands whose blunder is not told among their costliest moves."""
    names = []
    for hand in found:
        lost = losses(hand)
        assert hand.planted is not None
        own = lost[hand.planted]
        if not own or sum(each > own for each in lost) >= COSTLIEST:
            names.append(f"{hand.name}: {own:.1f} of {sorted(lost)[-4:]}")
    return names


def test_planted_blunders_are_among_the_three_costliest_of_their_hand() -> None:
    assert missed(islice(planted(("classic", "rifki", "declared"), a_match=2), 6)) == []


@pytest.mark.long
def test_fifty_planted_blunders_are_all_among_the_three_costliest_of_their_hand() -> None:
    assert missed(islice(planted(PRESETS, a_match=4), 50)) == []


def lost_by_masters(hands_: Iterator[ReviewedHand], rules: Rules) -> float:
    """What a decision loses on average, as a share of what one card or trick of its contract counts."""
    shares = [
        loss / abs(rules.points(seen.contract)) if seen.contract is not None else 0.0
        for hand in hands_
        for loss, (seen, _) in zip(losses(hand), hand.moves, strict=True)
    ]
    return sum(shares) / len(shares)


def test_the_plays_of_a_master_lose_next_to_nothing() -> None:
    assert lost_by_masters(islice(hands("classic", 1, plant=False), 3), load("classic")) < 0.03


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_the_plays_of_a_master_lose_next_to_nothing_in_any_preset(preset: str) -> None:
    matches = chain.from_iterable(hands(preset, seed, plant=False) for seed in range(2))
    assert lost_by_masters(matches, load(preset)) < 0.03


def some_decisions(line: str, each: int = 1) -> list[PlayerView]:
    """So many decisions of each stage in a match of people who play anything."""
    found: dict[Stage, list[PlayerView]] = defaultdict(list)
    for seen in views(parse_line(line), 3, player("random")):
        if is_decision(seen) and len(found[seen.stage]) < each:
            found[seen.stage].append(seen)
    return [seen for of_stage in found.values() for seen in of_stage]


@pytest.mark.parametrize(
    "line", ["pirandello", "portuguese", "classic hands=declaration,domino blind_declaration=on"]
)
def test_every_move_that_was_legal_is_told_the_best_first(line: str) -> None:
    stages = set()
    for seen in some_decisions(line, 2):
        found = analyse(seen, 1, 32)
        told = [each.action for each in found.estimates]
        values = [each.value for each in found.estimates]
        if seen.stage is not Stage.TRUMP:  # where offers are weighed only if they promise more
            assert set(told) == set(seen.legal)
        assert len(set(told)) == len(told)
        assert values == sorted(values, reverse=True)
        assert found.of(told[0]) == found.best
        stages.add(seen.stage)
    assert len(stages) > 2


def test_the_same_view_and_seed_give_the_same_analysis() -> None:
    for seen in some_decisions("pirandello"):
        assert analyse(seen, 7, 32) == analyse(seen, 7, 32)


def test_a_difference_that_may_be_chance_is_no_loss() -> None:
    best, close = Play(0, card("2C")), Play(0, card("3C"))
    worse, unknown = Pass(0), Stop(0)
    found = Analysis((Estimate(best, 2.0), Estimate(close, 1.5, 0.2), Estimate(worse, 1.0, 0.2)), 64)
    assert (found.loss(best), found.loss(close), found.loss(worse)) == (0.0, 0.0, 1.0)
    assert (found.of(unknown), found.loss(unknown)) == (None, 0.0)


def test_who_has_no_choice_has_nothing_to_be_analysed() -> None:
    seen = next(each for each in views(load("classic"), 3) if len(each.legal) == 1)
    with pytest.raises(ValueError, match="no decision"):
        analyse(seen, 1)
