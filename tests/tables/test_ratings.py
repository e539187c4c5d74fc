"""Ratings: ties, bots, leavers, and how many matches it takes to find the order of twenty players."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from kingbot.store.standings import RatingRow, ResultRow
from kingbot.tables.ratings import (
    BOTS,
    MATCHES_TO_ESTABLISH,
    NEW,
    Rating,
    RatingKey,
    rate,
    rate_match,
)
from kingbot.tables.standings_model import ALL_PRESETS

PEOPLE = 20
MATCHES_NEEDED = 30  # docs/standings.md
COMMUNITIES = 12

# How strong the bots are if the result of a match is strength and luck, a normal variable with deviation 1:
# these give the places that `kingbot arena` has measured against three clubs.
BEGINNER, CLUB, MASTER = -0.50, 0.0, 0.77
STRENGTHS = [BEGINNER - 0.4 + (MASTER - BEGINNER + 0.75) * number / (PEOPLE - 1) for number in range(PEOPLE)]

Ratings = dict[RatingKey, RatingRow]


def result(seat: int, place: int, user_id: int | None = None, **given: object) -> ResultRow:
    row = ResultRow(
        table_id=1,
        player=seat,
        seat=seat,
        guild_id=7,
        user_id=user_id,
        bot=None,
        left=False,
        finished=datetime(2026, 11, 30, tzinfo=UTC),
        kind="live",
        preset="rifki",
        whole=True,
        place=place,
    )
    return replace(row, **given)  # type: ignore[arg-type]


def left(seat: int, user_id: int, player: int = 4) -> ResultRow:
    return result(seat, 4, user_id, player=player, left=True)


def key(user_id: int, preset: str = ALL_PRESETS) -> RatingKey:
    return RatingKey(7, "live", preset, user_id)


def mu(ratings: Ratings, user_id: int) -> float:
    return float(ratings[key(user_id)].mu)


def places_of(scores: Sequence[float]) -> list[int]:
    return [1 + sum(other > own for other in scores) for own in scores]


def played(strengths: Sequence[float], chance: random.Random) -> list[int]:
    """The places of a match between players of these strengths."""
    return places_of([strength + chance.gauss(0, 1) for strength in strengths])


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The rank correlation of two lists without ties."""
    first, second = ([sorted(values).index(each) for each in values] for values in (one, other))
    number, apart = len(one), sum((a - b) * (a - b) for a, b in zip(first, second, strict=True))
    return 1 - 6 * apart / (number * (number * number - 1))


def test_openskill_is_not_imported_before_a_match_ends() -> None:
    code = "import sys, kingbot.bot, cogs.standings; sys.exit('openskill' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_order_of_places_is_that_of_the_changes() -> None:
    ratings: Ratings = {}
    rate_match([result(seat, seat + 1, 11 + seat) for seat in range(4)], ratings)
    found = [mu(ratings, user_id) for user_id in (11, 12, 13, 14)]
    assert found == sorted(found, reverse=True)
    assert found[0] > NEW.mu > found[3]


def test_equal_places_change_equal_ratings_equally() -> None:
    ratings: Ratings = {}
    rate_match([result(seat, place, 11 + seat) for seat, place in enumerate((1, 1, 3, 3))], ratings)
    assert mu(ratings, 11) == pytest.approx(mu(ratings, 12))
    assert mu(ratings, 13) == pytest.approx(mu(ratings, 14))
    assert mu(ratings, 11) > mu(ratings, 13)


def test_each_kind_of_play_and_preset_has_a_rating_of_its_own_beside_the_one_over_all() -> None:
    ratings: Ratings = {}
    match = [result(seat, seat + 1, 11 + seat) for seat in range(4)]
    rate_match(match, ratings)
    rate_match([replace(row, preset="classic") for row in match], ratings)
    rate_match([replace(row, kind="correspondence") for row in match], ratings)
    of_eleven = {(each.kind, each.preset): row.matches for each, row in ratings.items() if each.user_id == 11}
    assert of_eleven == {
        ("live", ""): 2,
        ("live", "rifki"): 1,
        ("live", "classic"): 1,
        ("correspondence", ""): 1,
        ("correspondence", "rifki"): 1,
    }


def test_bots_have_fixed_ratings_and_a_stronger_one_is_worth_more() -> None:
    gains = []
    for level in ("beginner", "club", "master"):
        ratings: Ratings = {}
        rate_match([result(0, 1, 11), *(result(seat, seat + 1, bot=level) for seat in (1, 2, 3))], ratings)
        assert {each.user_id for each in ratings} == {11}
        gains.append(mu(ratings, 11))
    assert gains == sorted(gains)


def test_a_rating_is_provisional_until_enough_matches() -> None:
    ratings: Ratings = {}
    for number in range(1, MATCHES_TO_ESTABLISH + 1):
        rate_match([result(seat, seat + 1, 11 + seat) for seat in range(4)], ratings)
        assert ratings[key(11)].established is (number == MATCHES_TO_ESTABLISH)


def test_a_match_that_is_too_short_changes_nothing() -> None:
    ratings: Ratings = {}
    rate_match([result(seat, seat + 1, 11 + seat, whole=False) for seat in range(4)], ratings)
    assert ratings == {}


def test_a_bot_that_stood_in_is_no_stronger_than_whoever_left_it_their_seat() -> None:
    def gain(leaver: Rating, level: str) -> float:
        ratings: Ratings = {}
        row = left(1, 12)
        for preset in (ALL_PRESETS, row.preset):
            ratings[key(12, preset)] = RatingRow(
                guild_id=7,
                kind="live",
                preset=preset,
                user_id=12,
                mu=leaver.mu,
                sigma=leaver.sigma,
                matches=20,
                established=True,
                last_table=1,
            )
        rate_match(
            [result(0, 1, 11), result(1, 2, bot=level), result(2, 3, 13), result(3, 4, 14), row], ratings
        )
        return mu(ratings, 11)

    weak, strong = BOTS["beginner"], BOTS["master"]
    assert gain(weak, "master") == gain(weak, "beginner") == gain(strong, "beginner")
    assert gain(strong, "master") > gain(weak, "master")


def test_nobody_gains_by_leaving_in_a_thousand_matches() -> None:
    """Whatever they know of the result when they leave: staying would never have been worse."""
    chance = random.Random(19)
    ratings: Ratings = {}
    gains = 0
    for _ in range(1000):
        people = chance.sample(range(PEOPLE), 4)
        places = played([STRENGTHS[each] for each in people], chance)
        leaver = chance.randrange(4)
        stayed = [result(seat, places[seat], people[seat]) for seat in range(4)]
        bot = result(leaver, chance.randint(1, 4), bot=chance.choice(list(BOTS)))
        went = [bot if row.seat == leaver else row for row in stayed] + [left(leaver, people[leaver])]
        if_stayed, if_left = dict(ratings), dict(ratings)
        rate_match(stayed, if_stayed)
        rate_match(went, if_left)
        before = ratings[key(people[leaver])].mu if key(people[leaver]) in ratings else NEW.mu
        gains += mu(if_left, people[leaver]) > min(before, mu(if_stayed, people[leaver])) + 1e-9
        ratings = if_left if chance.random() < 0.3 else if_stayed
    assert gains == 0


def test_leaving_before_every_defeat_leads_to_the_bottom() -> None:
    chance = random.Random(20)
    ratings: Ratings = {}
    equals, quitter = range(PEOPLE), 0
    for _ in range(1000):
        people = chance.sample(equals, 4)
        places = played([0.0] * 4, chance)
        match = [result(seat, places[seat], people[seat]) for seat in range(4)]
        if quitter in people and places[people.index(quitter)] > 1:
            seat = people.index(quitter)
            match[seat] = result(seat, places[seat], bot="club")
            match.append(left(seat, quitter))
        rate_match(match, ratings)
    assert mu(ratings, quitter) == min(mu(ratings, each) for each in equals)


def community(chance: random.Random, rounds: int, play: Callable[[list[int]], list[int]]) -> list[float]:
    """The rank correlation of ratings and strengths after each round, in which everybody plays one match."""
    ratings: Ratings = {}
    course = []
    for _ in range(rounds):
        order = chance.sample(range(PEOPLE), PEOPLE)
        for start in range(0, PEOPLE, 4):
            people = order[start : start + 4]
            places = play(people)
            rate_match([result(seat, places[seat], people[seat]) for seat in range(4)], ratings)
        course.append(spearman([mu(ratings, each) for each in range(PEOPLE)], STRENGTHS))
    return course


def test_the_order_of_twenty_players_of_known_strength_is_found() -> None:
    courses = []
    for number in range(COMMUNITIES):
        chance = random.Random(number)
        courses.append(
            community(
                chance,
                MATCHES_NEEDED,
                lambda people, chance=chance: played([STRENGTHS[each] for each in people], chance),  # type: ignore[misc]
            )
        )
    means = [sum(course[round_] for course in courses) / COMMUNITIES for round_ in range(MATCHES_NEEDED)]
    assert means[-1] >= 0.9, [round(mean, 3) for mean in means]


def test_the_ratings_of_bots_are_those_at_which_their_results_leave_them() -> None:
    """A community of bots that play as they were measured finds the ratings that are fixed."""
    chance = random.Random(3)
    levels = ["beginner"] * 8 + ["club"] * 8 + ["master"] * 4
    strengths = {"beginner": BEGINNER, "club": CLUB, "master": MASTER}
    ratings, sums, rounds = [NEW] * PEOPLE, dict.fromkeys(strengths, 0.0), 0
    for number in range(900):
        order = chance.sample(range(PEOPLE), PEOPLE)
        for start in range(0, PEOPLE, 4):
            people = order[start : start + 4]
            places = played([strengths[levels[each]] for each in people], chance)
            for each, after in zip(people, rate([ratings[each] for each in people], places), strict=True):
                ratings[each] = after
        if number >= 400:
            rounds += 1
            for each, level in enumerate(levels):
                sums[level] += ratings[each].mu / levels.count(level)
    means = {level: total / rounds for level, total in sums.items()}
    for level in ("beginner", "master"):
        assert means[level] - means["club"] == pytest.approx(BOTS[level].mu - BOTS["club"].mu, abs=0.6)
