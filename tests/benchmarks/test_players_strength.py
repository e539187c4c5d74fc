"""How strong the bots are: gains a hand above the even share, against rivals of several kinds, with errors.

These take a long time; `kingbot arena` measures anything else.
"""

from __future__ import annotations

from typing import Any

import pytest

from kingbot.arena import Measurement, Tally, measure
from kingbot.engine.contracts import Contract
from kingbot.players import Player, player
from kingbot.players.warm_up import warm_up
from kingbot.presets import PRESETS, custom, load
from tests.benchmarks.simple import Simple

DEALS = 200
NINE = tuple(
    contract for contract in dict.fromkeys(load("classic").options.hands) if contract is not Contract.DOMINO
)


def _rivals(name: str) -> Player:
    warm_up()
    return Simple() if name == "simple" else player(name)


def _alone(contract: Contract, hero: str, rivals: str, deals: int) -> Measurement:
    rules = custom("classic", {"hands": [str(contract)], "sale": "off"})
    return measure(rules, [_rivals(hero), *[_rivals(rivals)] * 3], deals)


def _gain(tallies: list[Tally]) -> tuple[float, float]:
    mean = sum(tally.mean for tally in tallies) / len(tallies)
    return mean, sum(tally.error**2 for tally in tallies) ** 0.5 / len(tallies)


@pytest.mark.long
@pytest.mark.parametrize(
    ("hero", "rivals", "least"),
    [("master", "simple", 1.15), ("master", "random", 2.1), ("club", "random", 1.5), ("master", "club", 0.6)],
)
def test_gain_in_the_nine_contracts_of_tricks(benchmark: Any, hero: str, rivals: str, least: float) -> None:
    deals = DEALS if benchmark.enabled else 2
    tallies = benchmark.pedantic(
        lambda: [_alone(contract, hero, rivals, deals).total for contract in NINE], rounds=1
    )
    for contract, tally in zip(NINE, tallies, strict=True):
        print(f"\n{contract:<20} {tally.mean:+.2f} ± {tally.error:.2f}", end="")
    mean, error = _gain(tallies)
    print(f"\n{hero} against three {rivals}: {mean:+.3f} ± {error:.3f}")
    if benchmark.enabled:
        assert mean + 2 * error >= least


@pytest.mark.long
@pytest.mark.parametrize(("hero", "rivals", "least"), [("master", "random", 1.2), ("master", "club", 0.0)])
def test_places_in_domino(benchmark: Any, hero: str, rivals: str, least: float) -> None:
    deals = DEALS if benchmark.enabled else 2
    places = benchmark.pedantic(lambda: _alone(Contract.DOMINO, hero, rivals, deals).places, rounds=1)
    print(f"\ndomino, {hero} against three {rivals}: {places.mean:+.2f} ± {places.error:.2f}")
    if benchmark.enabled:
        assert places.mean + 2 * places.error >= least


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches_against_club(benchmark: Any, preset: str) -> None:
    deals = 10 if benchmark.enabled else 1
    line_up = [player("master"), *[player("club")] * 3]
    measured = benchmark.pedantic(lambda: measure(load(preset), line_up, deals), rounds=1)
    total, places = measured.total, measured.places
    print(f"\n{preset}: {total.mean:+.1f} ± {total.error:.1f} points,", end=" ")
    print(f"{places.mean:+.2f} ± {places.error:.2f} places")
    if benchmark.enabled:
        assert places.mean + 2 * places.error > 0
