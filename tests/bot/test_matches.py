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
    hands = {"portuguese": "declaration,declaration", "home": "no_hearts,domino", "classic": "no_queens,domino"}
    sitting = await sit_down(bench, *NAMES[:people], preset=preset, rules=f"hands={hands[preset]}")
    await sitting.play()
    await check_result(sitting)


async def test_every_decision_is_asked_for(bench: Bench) -> None:
    everything = {"play", "trump", "sell", "bid", "pass", "look", "blind", "redeal", "keep", "stop", "page"}
    declaring = "hands=" + ",".join(["declaration"] * 4) + ",domino"
    rules = f"{declaring} blind_declaration=on domino_redeal=on domino_ace=both declaration_nulos=on"
    sitting = await sit_down(bench, *NAMES, preset="classic", rules=rules)
    await sitting.play()
    auction = await sit_down(bench, "Eva", "Fritz", preset="portuguese", rules="hands=declaration,declaration")
    auction.table_id = 2
    await auction.play()
    partners = await sit_down(bench, "Gil", preset="pirandello")
    partners.table_id = 3
    await partners.play(lambda view: view.number > 4)
    reached = sitting.verbs | auction.verbs | partners.verbs
    assert everything | {"accept", "decline", "choose", "call"} <= reached
