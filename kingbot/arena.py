"""The arena: bots play duplicate hands and matches, and their strength is told with standard errors.

A line-up is four levels; the first is the one measured. Each deal is played four times with the line-up
turned one seat further, so that luck in the cards falls out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from kingbot.engine.contracts import Contract
from kingbot.engine.hand import Deal, FinishedHand
from kingbot.engine.match import Match, apply, deal, start, turn, upcoming
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.players import Player

PACK_SIZE: Final = 52


@dataclass(slots=True)
class Tally:
    """A running mean and its standard error."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one more value."""
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 0.0
        spread = self.squares / self.number - self.mean**2
        return sqrt(max(spread, 0.0) / (self.number - 1))


@dataclass(slots=True)
class Measured:
    """What the measured player earned above the even share.

    Each value counted is the mean over the four seatings of a deal.
    `points` by contract and `total` a match are in points, `places` in places won against lost (3, 1, −1, −3
    for first to last of a match).
    """

    points: dict[Contract, Tally] = field(default_factory=dict)
    total: Tally = field(default_factory=Tally)
    places: Tally = field(default_factory=Tally)


def shuffled(chance: random.Random) -> Deal:
    """The pack, shuffled and dealt."""
    pack = list(range(PACK_SIZE))
    chance.shuffle(pack)
    a, b, c, d = (sum(1 << card for card in pack[seat::4]) for seat in range(4))
    return (a, b, c, d)


def play_match(rules: Rules, seats: Sequence[Player], seed: str) -> tuple[FinishedHand, ...]:
    """Play a whole match; the same seed gives the same deals and lots, whoever plays."""
    chances = [random.Random(f"{seed} player {seat}") for seat in range(4)]
    match = start(rules)
    while (following := upcoming(match)) is not None:
        match = _play_hand(match, seats, chances, random.Random(f"{seed} hand {following.number}"))
    return match.finished


def _play_hand(
    match: Match, seats: Sequence[Player], chances: Sequence[random.Random], lots: random.Random
) -> Match:
    following = upcoming(match)
    assert following is not None
    cards = shuffled(lots)
    dealer = lots.choice(sorted(dealers_of(match.rules, following, cards)))
    match = deal(match, dealer, cards).match
    while len(match.finished) < following.number:
        seat = turn(match)
        if seat is None:  # a redeal
            match = deal(match, dealer, shuffled(lots)).match
            continue
        decision = seats[seat].decide(view(match, seat), chances[seat])
        match = apply(match, decision.action).match
    return match


def measure(
    rules: Rules,
    line_up: Sequence[Player],
    deals: int,
    seed: str = "arena",
    progress: Callable[[], None] = lambda: None,
) -> Measured:
    """Play each of `deals` matches four times, the line-up turned, and tally the first of the line-up."""
    result = Measured()
    for number in range(deals):
        hands: dict[Contract, Tally] = {}
        whole, places = Tally(), Tally()
        for shift in range(4):
            seats = [line_up[(seat - shift) % 4] for seat in range(4)]
            finished = play_match(rules, seats, f"{seed} {number}")
            for hand in finished:
                gain = float(hand.points[shift] - sum(hand.points) / 4)
                hands.setdefault(hand.contract, Tally()).add(gain)
            totals = [sum(hand.points[seat] for hand in finished) for seat in range(4)]
            whole.add(float(totals[shift] - sum(totals) / 4))
            places.add(sum((totals[shift] > other) - (totals[shift] < other) for other in totals))
            progress()
        for contract, tally in hands.items():
            result.points.setdefault(contract, Tally()).add(tally.mean)
        result.total.add(whole.mean)
        result.places.add(places.mean)
    return result


def seats_of(text: str) -> Iterator[str]:
    """The levels of a line-up written with commas; a single rival is seated three times.

    :raises ValueError: unless there are two or four.
    """
    levels = [level.strip() for level in text.split(",")]
    if len(levels) == 2:
        levels += [levels[1]] * 2
    if len(levels) != 4:
        raise ValueError("a line-up is two or four levels")
    return iter(levels)
