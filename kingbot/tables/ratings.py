"""Ratings of people from their results: openskill's Plackett-Luce model for four places with ties.

There is one rating for each kind of play, over all presets, and one for each preset. Bots have fixed ratings.
Whoever leaves a match is rated as last behind the other three, so leaving never pays (docs/standings.md).
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from kingbot.store.standings import RatingRow, ResultRow
from kingbot.tables.standings_model import ALL_PRESETS

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MATCHES_TO_ESTABLISH: Final = 10
"""A rating from fewer matches is provisional."""


class Rating(NamedTuple):
    """How strong somebody is, `mu`, and how uncertain that is, `sigma`; on the scale of openskill."""

    mu: float
    sigma: float


NEW: Final = Rating(25.0, 25.0 / 3)  # of somebody without a match, also of people who are not to be counted

# From `kingbot arena` against three clubs, over all presets: master wins +1.24 places a match, beginner −0.83
# (docs/bots.md). These are the ratings at which such results leave ratings where they are.
_BOTS_SIGMA: Final = 1.6
BOTS: Final[Mapping[str, Rating]] = {
    "beginner": Rating(20.0, _BOTS_SIGMA),
    "club": Rating(25.0, _BOTS_SIGMA),
    "master": Rating(33.0, _BOTS_SIGMA),
}


@dataclass(frozen=True, slots=True)
class RatingKey:
    """Whose rating it is, in which server, for which kind of play and preset (`ALL_PRESETS` for all)."""

    guild_id: int
    kind: str
    preset: str
    user_id: int


RatingTable = MutableMapping[RatingKey, RatingRow]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # imported late: only finished matches and recounts need it

    return PlackettLuce()


def load_model() -> None:
    """Import openskill, which takes a moment; to be called off the event loop."""
    _model()


def rate_match(results: Sequence[ResultRow], ratings: RatingTable) -> None:
    """Enter the results of one match into the ratings; a match that is too short changes none."""
    if results[0].whole:
        for preset in (ALL_PRESETS, results[0].preset):
            _rate(results, preset, ratings)


def _rate(results: Sequence[ResultRow], preset: str, ratings: RatingTable) -> None:
    held = [row for row in results if not row.left]
    leavers = [row for row in results if row.left and row.user_id is not None]
    strengths = [_strength(row, leavers, preset, ratings) for row in held]
    places = [row.place for row in held]
    after = rate(strengths, places)
    changed = [(row, rating) for row, rating in zip(held, after, strict=True) if row.user_id is not None]
    for row in leavers:
        own, last = [*strengths], [*places]
        own[row.seat], last[row.seat] = _rating(row, preset, ratings), max(places) + 1
        changed.append((row, rate(own, last)[row.seat]))
    for row, rating in changed:
        key = _key(row, preset)
        before = ratings.get(key)
        matches = 1 + (before.matches if before else 0)
        ratings[key] = RatingRow(
            guild_id=row.guild_id,
            kind=row.kind,
            preset=preset,
            user_id=key.user_id,
            mu=rating.mu,
            sigma=rating.sigma,
            matches=matches,
            established=matches >= MATCHES_TO_ESTABLISH,
            last_table=row.table_id if not row.left or before is None else before.last_table,
        )


def rate(strengths: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match that ended with these places; equal places are ties."""
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in strengths]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(p) for p in places])]


def _strength(row: ResultRow, leavers: Sequence[ResultRow], preset: str, ratings: RatingTable) -> Rating:
    """How strong the player of a seat was. Where somebody left, it is the weaker of them and their bot."""
    if row.user_id is not None:
        return _rating(row, preset, ratings)
    played = [BOTS.get(row.bot, NEW) if row.bot is not None else NEW]
    played += [_rating(leaver, preset, ratings) for leaver in leavers if leaver.seat == row.seat]
    return min(played, key=lambda rating: rating.mu)


def _rating(row: ResultRow, preset: str, ratings: RatingTable) -> Rating:
    found = ratings.get(_key(row, preset))
    return NEW if found is None else Rating(found.mu, found.sigma)


def _key(row: ResultRow, preset: str) -> RatingKey:
    assert row.user_id is not None
    return RatingKey(row.guild_id, row.kind, preset, row.user_id)
