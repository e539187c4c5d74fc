"""Nobody can tell two worlds apart that differ only in hidden cards of two seats."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from kingbot.presets import PRESETS, load
from tests.hardening.planted_leaks import PLANTED
from tests.hardening.twin_hands import course
from tests.hardening.twin_worlds import ASIDES, Aside, Plant, Setting, ask_for_hints, compare

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

SHORT = (
    Setting(preset="pirandello", seats=(1, 2), hands=1, moves=9, asides=0.8, seed=4),
    Setting(preset="classic", people=4, seats=(0, 3), hands=1, moves=8, asides=0.7, clock="live 60s", seed=2),
    Setting(preset="rifki", rules="hints=on", hands=2, past_alike=True, moves=6, asides=0.8, seed=1),
)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_tell_nobody_else_who_holds_the_hidden_cards(preset: str) -> None:
    rules = load(preset)
    for seed in range(8):
        chance = random.Random(seed)
        seats = seed % 4, (seed + 1 + seed // 4) % 4
        made = course(rules, seats, chance, hands=3, tries=2, past_alike=seed % 2 == 1)
        assert made.actions
        assert made.exchanged


@pytest.mark.parametrize("setting", SHORT, ids=lambda setting: setting.preset)
async def test_nobody_else_can_tell_twin_worlds_apart(tmp_path: Path, setting: Setting) -> None:
    found = await compare(setting, tmp_path)
    assert found.difference is None, found.difference
    assert found.private_differs, "the worlds are the same to the two as well"
    assert len(found.asides) >= 3


def _setting(preset: str, number: int) -> Setting:
    """One of many matches, with more or fewer people and bots, most of them short."""
    chance = random.Random(f"{preset} {number}")
    x, y = chance.sample(range(4), 2)
    past_alike = chance.random() < 0.4
    return Setting(
        preset=preset,
        rules="hints=on" if chance.random() < 0.7 else "",
        past_alike=past_alike,
        hands=chance.choice([2, 3] if past_alike else [1, 1, 2, 4]),
        moves=chance.choice([6, 12, 24, 60]),
        tries=4,
        people=chance.randint(1, 4),
        seats=(x, y),
        clock=chance.choice(["none", "relaxed 10m", "live 60s bank=0s remind=50"]),
        pictures=chance.random() < 0.7,
        spoken=chance.random() < 0.3,
        most=chance.choice([3, 6, 13]),
        seed=number,
    )


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("preset", PRESETS)
async def test_nobody_else_can_tell_twin_worlds_apart_in_many_matches(
    tmp_path: Path, preset: str, part: int
) -> None:
    """200 matches of each preset, 25 in each test, which takes a minute or two."""
    asides: set[str] = set()
    moves = entries = 0
    for number in range(25 * part, 25 * part + 25):
        setting = _setting(preset, number)
        found = await compare(setting, tmp_path / str(number))
        assert found.difference is None, f"{setting}: {found.difference}"
        asides |= found.asides
        moves, entries = moves + found.moves, entries + found.entries
    assert asides == {each.__name__ for each in ASIDES}
    print(f"{moves} moves, {entries} entries compared")


LEAKY = Setting(
    preset="home", rules="hints=on", people=2, hands=1, moves=3, most=3, asides=1.0, seed=15, tries=1
)


@pytest.mark.parametrize(
    "aside", dict.fromkeys(aside for _, aside in PLANTED), ids=lambda each: each.__name__
)
async def test_where_nothing_is_planted_nothing_is_found(tmp_path: Path, aside: Aside) -> None:
    found = await compare(LEAKY, tmp_path, asides=[aside])
    assert found.difference is None, found.difference


@pytest.mark.parametrize(("plant", "aside"), PLANTED, ids=lambda each: each.__name__)
async def test_every_planted_leak_is_found(tmp_path: Path, plant: Plant, aside: Aside) -> None:
    long = replace(LEAKY, moves=12, tries=4)  # until somebody else than the two has a choice to make
    found = await compare(long if aside is ask_for_hints else LEAKY, tmp_path, plant=plant, asides=[aside])
    assert found.difference is not None
