"""Whole matches, played by touches as people play them."""

import pytest

from kingbot import record
from kingbot.engine.view import Stage
from kingbot.presets import PRESETS
from tests.bot.bench import Bench
from tests.bot.sitting import Sitting, sit_down

NAMES = ("Ada", "Bruno", "Carla", "Dino")


async def check_result(sitting: Sitting) -> None:
    """The end is told in the channel, with a ranking and a record that checks clean."""
    shown = sitting.host.sees()[-1]
    view = await sitting.view()
    assert "the match is over" in shown
    assert view.ranking is not None
    (name, text), *rest = shown.files.items()
    assert (name, rest) == ("table-1.king.json", [])
    checked = record.read(text)
    assert len(checked.hands) == view.rules.length
    for person in sitting.people:
        assert "The match is over" in person.dm()
        assert not any(":act:" in button.custom_id for button in person.dm().buttons)


@pytest.mark.parametrize("preset", PRESETS)
async def test_one_person_and_three_bots_play_a_whole_match(bench: Bench, preset: str) -> None:
    sitting = await sit_down(bench, "Ada", preset=preset)
    assert (await sitting.play()).stage is Stage.OVER
    await check_result(sitting)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("people", [2, 3, 4])
async def test_people_and_bots_play_a_whole_match(bench: Bench, preset: str, people: int) -> None:
    sitting = await sit_down(bench, *NAMES[:people], preset=preset)
    await sitting.play()
    await check_result(sitting)


@pytest.mark.parametrize(("preset", "people"), [("portuguese", 2), ("home", 3), ("classic", 4)])
async def test_people_play_a_few_hands_together(bench: Bench, preset: str, people: int) -> None:
    hands = {
        "portuguese": "declaration,declaration",
        "home": "no_hearts,domino",
        "classic": "no_queens,domino",
    }
    sitting = await sit_down(bench, *NAMES[:people], preset=preset, rules=f"hands={hands[preset]}")
    await sitting.play()
    await check_result(sitting)


async def test_every_decision_is_asked_for(bench: Bench) -> None:
    sitting = await sit_down(bench, *NAMES, rules=DECLARING)
    while not {"redeal", "keep", "stop", "blind", "look", "sell", "bid", "trump"} <= sitting.verbs:
        await play_and_sit_again(sitting, "classic", DECLARING)
    while not {"accept", "decline"} <= sitting.verbs:
        await play_and_sit_again(sitting, "portuguese", "hands=declaration,declaration")
    while not {"choose", "call"} <= sitting.verbs:
        await play_and_sit_again(sitting, "pirandello", "")
    assert {"play", "pass", "page"} <= sitting.verbs


DECLARING = "hands=domino,declaration blind_declaration=on domino_redeal=on domino_ace=both"


async def play_and_sit_again(sitting: Sitting, preset: str, rules: str) -> None:
    """Play on as far as decisions are to be made besides cards, then leave that table for another."""
    played = (await sitting.view()).number
    await sitting.play(lambda view: view.stage is Stage.TRICKS or view.number > played + 1)
    if (await sitting.view()).stage is not Stage.OVER:
        await sitting.host.slash("king close", table=sitting.table_id)
    await sitting.sit_again(preset, rules)
