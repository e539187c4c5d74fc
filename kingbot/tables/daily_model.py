"""The daily King as values: its deal, the hand of one person, what came of it.

One deal a date, the same for everybody. docs/deals.md says how it comes from the secret of the day.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from fractions import Fraction
from functools import cache
from hashlib import sha256
from typing import Final

from kingbot.cards import Card
from kingbot.deals import commitment, deal, lot, number_below, stream
from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import Deal
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.view import PlayerView
from kingbot.players import BOT_NAMES
from kingbot.presets import custom

PRESET: Final = "classic"
SEAT: Final = 0  # of the person
BOTS: Final = BOT_NAMES[1:4]  # at seats 1 to 3
CONTRACTS: Final = (
    Contract.NO_KINGS_JACKS,
    Contract.NO_QUEENS,
    Contract.NO_HEARTS,
    Contract.NO_LAST_TWO,
    Contract.NO_TRICKS,
    Contract.NO_TRUMP,
)
"""Those of which one is drawn for a day: in each many results are possible, and nothing is chosen."""
SIGNS: Final = 5
_LAST_ZONE: Final = timedelta(hours=12)  # how long after midnight in UTC a date is over everywhere
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What is dealt on a date. The `secret` tells all four hands."""

    day: date
    secret: str = field(repr=False)

    @property
    def commitment(self) -> str:
        """The number that binds the deal and gives nothing away."""
        return commitment(self.secret)

    @property
    def contract(self) -> Contract:
        """The contract of the day."""
        return CONTRACTS[number_below(len(CONTRACTS), stream(f"{self.secret} contract"))]

    @property
    def rules(self) -> Rules:
        """The rules: a match of one hand."""
        return _rules(self.contract)

    def dealt(self) -> Match:
        """The match with the cards dealt, before the first move."""
        return engine.deal(engine.start(self.rules), lot(self.secret, range(4)), deal(self.secret)).match


def deal_of(root: str, day: date) -> DailyDeal:
    """The deal of a date, derived from the root secret of a bot."""
    return DailyDeal(day, hmac.new(bytes.fromhex(root), day.isoformat().encode(), sha256).hexdigest())


@cache
def _rules(contract: Contract) -> Rules:
    return custom(PRESET, {"hands": [contract.value]})


def is_over_everywhere(day: date, now: datetime) -> bool:
    """Whether no place on earth has this date any more: then its secret may be known, and nobody plays it."""
    return now >= datetime.combine(day + _DAY, time(), UTC) + _LAST_ZONE


def last_over_everywhere(now: datetime) -> date:
    """The last date that is over everywhere."""
    return (now - _LAST_ZONE).astimezone(UTC).date() - _DAY


@dataclass(frozen=True, slots=True)
class DailyHand:
    """The hand of one person on a date, as they may see it; `moves` are their own so far."""

    day: date
    user_id: int
    view: PlayerView
    moves: int

    @property
    def score(self) -> Fraction | None:
        """Their points, once the hand is over."""
        return self.view.totals[SEAT] if self.view.finished else None


@dataclass(frozen=True, slots=True)
class DailyStep:
    """A decision in a hand that its viewer has finished: who held what, and the card that was played."""

    view: PlayerView
    hands: Deal
    played: Card


@dataclass(frozen=True, slots=True)
class DailyLine:
    """A line of play of a hand that its viewer has finished, with the score that it brought."""

    day: date
    user_id: int
    score: int
    steps: Sequence[DailyStep]


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days somebody has played in a row; `joker_left`: whether they may miss a day of this week."""

    days: int
    joker_left: bool


def streak(played: Collection[date], today: date) -> Streak:
    """The run of days up to today, or to yesterday while today's hand is still to be played.

    One missed day in each week, from Monday to Sunday, does not break it; it does not count either.
    """
    days, missed = 0, dict[date, int]()
    first = min(played, default=today)
    day = today if today in played else today - _DAY
    while day >= first:
        week = day - _DAY * day.weekday()
        if day in played:
            days += 1
        elif missed.get(week):
            break
        else:
            missed[week] = 1
        day -= _DAY
    this_week = today - _DAY * today.weekday()
    return Streak(days, days > 0 and not missed.get(this_week))


@dataclass(frozen=True, slots=True)
class Reference:
    """How bots did in the person's place: their scores, and the log of the best of these games."""

    scores: tuple[int, ...]
    best: tuple[str, ...]

    def signs(self, score: int) -> int:
        """How good a result is, from 1 to 5: by the quarters of these games, 5 if none was better."""
        if score >= max(self.scores):
            return SIGNS
        reached = sum(score >= each for each in self.scores)
        return 1 + min(reached * (SIGNS - 1) // len(self.scores), SIGNS - 2)


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What came of somebody's hand, compared with all who have finished that day's and are counted.

    `scores` is how many people had which score, themselves included; empty for whoever is not counted.
    `here` is the same in the server where they played, None outside one.
    """

    score: int
    signs: int
    scores: Mapping[int, int]
    here: Mapping[int, int] | None
    shared: bool

    @property
    def place(self) -> tuple[int, int] | None:
        """Their place and how many people there are; None for whoever is not counted."""
        return place_among(self.score, self.scores) if self.scores else None

    @property
    def place_here(self) -> tuple[int, int] | None:
        """The same in their server."""
        return place_among(self.score, self.here) if self.here else None


def place_among(score: int, scores: Mapping[int, int]) -> tuple[int, int]:
    """The place of a score among those of people, by how many have which; and how many people there are."""
    return 1 + sum(count for each, count in scores.items() if each > score), sum(scores.values())


@dataclass(frozen=True, slots=True)
class Proof:
    """What of the deals may be known now: the commitments of a date and the next; the last secret."""

    day: date
    commitment: str
    next_commitment: str
    opened: DailyDeal

    @property
    def next_day(self) -> date:
        """The date after."""
        return self.day + _DAY


@dataclass(frozen=True, slots=True)
class DailyState:
    """All that a screen of the daily King is made from. `result` is there once the `hand` is over.

    `hand` is None before somebody has begun.
    """

    day: date
    contract: Contract
    rules: Rules
    streak: Streak
    proof: Proof
    hand: DailyHand | None = None
    result: DailyResult | None = None


@dataclass(frozen=True, slots=True)
class DailyPost:
    """What a server is told once a day: today's contract, and who did how well yesterday, the best first.

    `lines` are places, names and scores; `people` counts all who played yesterday there.
    """

    guild_id: int
    channel_id: int
    day: date
    contract: Contract
    yesterday: Contract
    lines: Sequence[tuple[int, str, int]]
    people: int
    proof: Proof
