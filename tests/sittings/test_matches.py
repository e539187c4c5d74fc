"""Whole matches, played by touches as people play them."""

import pytest

from kingbot import record
from kingbot.engine.view import Stage
from kingbot.presets import PRESETS
from tests.support.bench import Bench
from tests.support.sitting import Sitting, sit_down

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

NAMES = ("Ada", "Bruno", "Carla", "Dino")
MOST_MATCHES = 20


async def check_result(sitting: Sitting) -> None:
    """The end is told in the channel, with a ranking; a record that checks clean is behind a button."""
    shown = next(screen for screen in reversed(sitting.host.sees()) if "the match is over" in screen)
    view = await sitting.view()
    assert "the match is over" in shown
    assert view.ranking is not None
    (name, text), *rest = (await sitting.host.click("Record", on=shown)).screens[-1].files.items()
    assert (name, rest) == ("table-1.king.json", [])
    checked = record.read(text)
    assert len(checked.hands) == view.rules.length
    for person in sitting.people:
        assert "The match is over" in person.dm()
        assert not any(":act:" in button.custom_id for button in person.dm().buttons)


@pytest.mark.parametrize("preset", PRESETS)
async def test_one_person_and_three_bots_play_a_hand_of_every_king(bench: Bench, preset: str) -> None:
    sitting = await sit_down(bench, "Ada", preset=preset)
    view = await sitting.play(until=lambda view: view.number == 2)
    assert [hand.number for hand in view.finished] == [1]
    assert "hand 2" in sitting.host.dm()


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("people", [1, 2, 3, 4])
async def test_people_and_bots_play_a_whole_match(bench: Bench, preset: str, people: int) -> None:
    sitting = await sit_down(bench, *NAMES[:people], preset=preset)
    assert (await sitting.play()).stage is Stage.OVER
    await check_result(sitting)


@pytest.mark.parametrize(
    ("preset", "people", "hands"),
    [
        ("classic", 1, "no_queens,domino"),
        ("portuguese", 2, "declaration"),
        ("home", 3, "domino"),
        ("classic", 4, "no_queens"),
    ],
)
async def test_people_play_short_matches_together(bench: Bench, preset: str, people: int, hands: str) -> None:
    sitting = await sit_down(bench, *NAMES[:people], preset=preset, rules=f"hands={hands}")
    await sitting.play()
    await check_result(sitting)


EVERY_DECISION = {
    "hands=domino domino_redeal=on": {"redeal", "keep"},
    "hands=domino domino_ace=both": {"play", "pass", "stop"},
    "hands=declaration blind_declaration=on": {"blind", "look", "trump", "sell", "bid"},
    "portuguese hands=declaration": {"accept", "decline"},
    "pirandello": {"choose", "call", "page"},
}


@pytest.mark.parametrize("rules", EVERY_DECISION)
async def test_every_decision_is_asked_for(bench: Bench, rules: str) -> None:
    wanted = EVERY_DECISION[rules]
    preset, changes = ("classic", rules) if "=" in rules.split()[0] else (rules.partition(" ")[::2])
    asked = {Stage.DOMINO} if "redeal" in wanted else set()
    sitting = await sit_down(bench, *NAMES, preset=preset, rules=changes)
    for person in sitting.people:  # a pass that must be is asked for too
        panel = (await person.slash("king settings")).screen
        await person.choose("only_move never", on=panel)
    sitting.curious = True
    for _ in range(MOST_MATCHES):
        view = await sitting.play(
            lambda view: wanted <= sitting.verbs or view.stage in {Stage.TRICKS} | asked
        )
        if wanted <= sitting.verbs:
            return
        if view.stage is not Stage.OVER:
            await sitting.close()
        await sitting.sit_again(preset, changes)
    raise AssertionError(f"never asked for: {wanted - sitting.verbs}")
