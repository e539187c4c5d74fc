"""The arena: measuring the strength of bots on duplicate deals, with standard errors.

A line-up is four players, the first of which is measured. Each match is played four times with the line-up
rotated by one seat, so that the luck of the deal cancels out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand
from kingbot.engine.match import Match, apply, deal, start, turn, upcoming
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.players import Player
from kingbot.simulate import random_deal


@dataclass(slots=True)
class Tally:
    """A running mean with its standard error."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add a sample."""
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean of the samples; 0 without any."""
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 0.0
        variance = self.squares / self.number - self.mean**2
        return sqrt(max(variance, 0.0) / (self.number - 1))


@dataclass(slots=True)
class Measurement:
    """What the measured player scored above an equal share, each sample being the mean of the four rotations.

    `points` (by contract) and `total` (of a match) are in points; `places` counts opponents beaten less
    opponents lost to (3, 1, −1, −3 for first to last).
    """

    points: dict[Contract, Tally] = field(default_factory=dict)
    total: Tally = field(default_factory=Tally)
    places: Tally = field(default_factory=Tally)


def play_match(rules: Rules, seats: Sequence[Player], seed: str) -> tuple[FinishedHand, ...]:
    """Play a whole match; the same seed gives the same deals and dealers, whoever plays."""
    player_rngs = [random.Random(f"{seed} player {seat}") for seat in range(4)]
    match = start(rules)
    while (next_hand := upcoming(match)) is not None:
        match = _play_hand(match, seats, player_rngs, random.Random(f"{seed} hand {next_hand.number}"))
    return match.finished


def _play_hand(
    match: Match, seats: Sequence[Player], player_rngs: Sequence[random.Random], deal_rng: random.Random
) -> Match:
    next_hand = upcoming(match)
    assert next_hand is not None
    cards = random_deal(deal_rng)
    dealer = deal_rng.choice(sorted(dealers_of(match.rules, next_hand, cards)))
    match = deal(match, dealer, cards).match
    while len(match.finished) < next_hand.number:
        seat = turn(match)
        if seat is None:  # a redeal
            match = deal(match, dealer, random_deal(deal_rng)).match
            continue
        decision = seats[seat].decide(view(match, seat), player_rngs[seat])
        match = apply(match, decision.action).match
    return match


def measure(
    rules: Rules,
    line_up: Sequence[Player],
    deals: int,
    seed: str = "arena",
    progress: Callable[[], None] = lambda: None,
) -> Measurement:
    """Play each of `deals` matches four times with the line-up rotated, and measure its first player."""
    result = Measurement()
    for number in range(deals):
        hands: dict[Contract, Tally] = {}
        match_total, places = Tally(), Tally()
        for shift in range(4):
            seats = [line_up[(seat - shift) % 4] for seat in range(4)]
            finished = play_match(rules, seats, f"{seed} {number}")
            for hand in finished:
                gain = float(hand.points[shift] - sum(hand.points) / 4)
                hands.setdefault(hand.contract, Tally()).add(gain)
            totals = [sum(hand.points[seat] for hand in finished) for seat in range(4)]
            match_total.add(float(totals[shift] - sum(totals) / 4))
            places.add(sum((totals[shift] > other) - (totals[shift] < other) for other in totals))
            progress()
        for contract, tally in hands.items():
            result.points.setdefault(contract, Tally()).add(tally.mean)
        result.total.add(match_total.mean)
        result.places.add(places.mean)
    return result


@dataclass(slots=True)
class BudgetStrength:
    """The strength of a player with one budget: its gain a hand, and how much more that is than another's.

    `milliseconds` is the budget, `more` the gain above that of the first budget on the same deals.
    """

    milliseconds: float
    gain: Tally = field(default_factory=Tally)
    more: Tally = field(default_factory=Tally)


def measure_budgets(
    rules: Sequence[Rules],
    line_ups: Sequence[tuple[float, Sequence[Player]]],
    deals: int,
    seed: str = "arena",
    progress: Callable[[], None] = lambda: None,
) -> list[BudgetStrength]:
    """Measure the same player with several budgets, each with its line-up, on the same deals.

    Each of `rules` is played with each of `deals`, four times as in `measure`; a sample is one deal.
    """
    found = [BudgetStrength(milliseconds) for milliseconds, _ in line_ups]
    for number in range(deals):
        for each in rules:
            gains = []
            for strength, (_, line_up) in zip(found, line_ups, strict=True):
                gains.append(measure(each, line_up, 1, f"{seed} {number}", progress).total.mean)
                strength.gain.add(gains[-1])
                strength.more.add(gains[-1] - gains[0])
    return found


def parse_line_up(text: str) -> Iterator[str]:
    """The four levels of a line-up separated by commas; of two levels, the second is repeated.

    :raises ValueError: unless there are two or four.
    """
    levels = [level.strip() for level in text.split(",")]
    if len(levels) == 2:
        levels += [levels[1]] * 2
    if len(levels) != 4:
        raise ValueError("a line-up is two or four levels")
    return iter(levels)
