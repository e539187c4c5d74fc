"""Twenty bots of known strength, from careless to masters, find their order by whole matches of King."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from kingbot.arena import play_match
from kingbot.engine import scoring
from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Player, player
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.players.warm_up import warm_up
from kingbot.presets import load
from kingbot.tables.ratings import rate_match
from tests.tables.test_ratings import PEOPLE, Ratings, mu, result, spearman

ROUNDS = 10  # matches of each
MASTERS = 4


@dataclass(frozen=True, slots=True)
class Careless:
    """A club player who plays anything legal in a share of the moves."""

    share: float

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        return player("random" if rng.random() < self.share else "club").decide(view, rng)


def community() -> list[Player]:
    """Twenty players, the weakest first: ever less careless ones, then masters who think ever more."""
    careless: list[Player] = [
        Careless(1 - number / (PEOPLE - MASTERS - 1)) for number in range(PEOPLE - MASTERS)
    ]
    budgets = [Budget(deals=8 * 3**number) for number in range(MASTERS)]
    return [*careless, *(Master(budget, deterministic=True) for budget in budgets)]


@pytest.mark.long
def test_a_community_of_bots_finds_its_order() -> None:
    warm_up()
    people, chance, ratings = community(), random.Random(7), Ratings()
    course = []
    for round_ in range(ROUNDS):
        order = chance.sample(range(PEOPLE), PEOPLE)
        for start in range(0, PEOPLE, 4):
            four = order[start : start + 4]
            finished = play_match(load("portuguese"), [people[each] for each in four], f"{round_} {start}")
            places = scoring.ranking(scoring.totals(finished))
            rate_match([result(seat, places[seat], four[seat]) for seat in range(4)], ratings)
        course.append(spearman([mu(ratings, each) for each in range(PEOPLE)], range(PEOPLE)))
        print(f"after {round_ + 1} matches each: {course[-1]:.3f}", flush=True)
    assert course[-1] >= 0.9
