"""The values of standings and personal statistics, as screens and pictures show them (docs/standings.md)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from fractions import Fraction
from typing import Final, TypeAlias

from kingbot.engine.contracts import Contract
from kingbot.store.leaderboards import OpponentRow
from kingbot.store.seasons import SeasonRow
from kingbot.store.standings import RatingRow, TotalRow

ALL_PRESETS: Final = ""
LIVE: Final = "live"
CORRESPONDENCE: Final = "correspondence"
KINDS: Final = (LIVE, CORRESPONDENCE)

Season: TypeAlias = SeasonRow
"""A season of a server."""

PARTS: Final = 12
"""Points are stored in twelfths, so that halves, thirds and quarters are whole."""

_MIDDLE, _UNIT, _MU = 1500, 40, 25.0  # how a rating is shown: a club bot's is 1500


def in_points(twelfths: int) -> Fraction:
    """Points as they are stored, exactly."""
    return Fraction(twelfths, PARTS)


def shown_rating(rating: RatingRow) -> int:
    """A rating as people see it: 1500 is the strength of a club bot."""
    return round(_MIDDLE + _UNIT * (rating.mu - _MU))


class Period(StrEnum):
    """The span of time of a leaderboard."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    SEASON = "season"

    def key(self, now: datetime) -> str:
        """The period of this length that a time, in UTC, is in: "", 2026 or 2026-12.

        :raises KeyError: for a season, which the calendar does not know.
        """
        return {Period.ALL: "", Period.YEAR: f"{now:%Y}", Period.MONTH: f"{now:%Y-%m}"}[self]


CALENDAR: Final = (Period.ALL, Period.YEAR, Period.MONTH)


class Order(StrEnum):
    """What a leaderboard is ordered by: King points, or the rating of a kind of play."""

    POINTS = "points"
    LIVE = "live"
    CORRESPONDENCE = "correspondence"


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard: somebody's place and name, with King points or else a rating."""

    place: int
    user_id: int
    name: str
    total: TotalRow | None = None
    rating: RatingRow | None = None


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a server's standings; pages count from 0, `people` stand on all of them together.

    `presets` are the kinds of King that were played. `own` is the line of whoever asks, if they have one.
    `season` is the one that is shown, if any is; `seasons` are all that have begun, the newest first.
    """

    order: Order
    period: Period
    preset: str
    page: int
    pages: int
    people: int
    lines: tuple[Standing, ...]
    own: Standing | None
    presets: tuple[str, ...]
    at: datetime
    season: Season | None = None
    seasons: tuple[Season, ...] = ()


@dataclass(frozen=True, slots=True)
class ContractStats:
    """Somebody's hands of one contract: how many, their points, and those they chose."""

    contract: Contract
    hands: int
    points: Fraction
    chosen: int
    chosen_points: Fraction

    @property
    def average(self) -> Fraction:
        """Points a hand."""
        return self.points / self.hands


@dataclass(frozen=True, slots=True)
class PersonalStats:
    """What somebody has achieved in a server, or everywhere; in `preset`, or in all.

    `total` adds up all presets, `of_preset` only this one, in which points can be compared. `form` are the
    places of the last matches, oldest first.
    """

    user_id: int
    name: str
    total: TotalRow
    preset: str
    of_preset: TotalRow
    presets: tuple[str, ...]
    contracts: tuple[ContractStats, ...]
    form: tuple[int, ...]
    opponents: tuple[OpponentRow, ...]
    ratings: tuple[RatingRow, ...]
