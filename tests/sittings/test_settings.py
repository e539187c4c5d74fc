"""How a person likes to play: what is chosen in the panel shows wherever it matters."""

import re
from pathlib import Path

import pytest

from kingbot.bot import KingBot
from kingbot.cards import card
from kingbot.ui.settings import SWITCHED_ON
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import king_on, plain, sit_down


async def choose(person: Person, setting: str) -> Screen:
    """Pick a value in the panel."""
    panel = (await person.slash("king settings")).screen
    return (await person.choose(setting, on=panel)).screen


def chosen(panel: Screen) -> set[str]:
    """The values that the menus and the switches of a panel show as chosen."""
    rows = [part for part in panel.raw.components if part["type"] == 1]
    menus = [part for row in rows for part in row["components"] if part["type"] == 3]
    return {each["value"] for menu in menus for each in menu["options"] if each.get("default")} | {
        button.label for button in panel.buttons if button.label.startswith(SWITCHED_ON)
    }


async def test_the_panel_is_private_and_shows_what_is_chosen(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    answer = await ada.slash("king settings")
    assert answer.private
    assert chosen(answer.screen) == {
        "language auto",
        "told direct",
        "only_move known",
        "bot_speed normal",
        "✓ Four colours",
        "✓ Plan by touch",
    }
    after = await choose(ada, "sort rank")
    assert "✓ By rank" in chosen(after)
    assert "✓ By rank" not in chosen((await bruno.slash("king settings")).screen)


async def test_the_panel_outlives_a_restart(bench: Bench) -> None:
    ada = bench.person("Ada")
    panel = (await ada.slash_in_dm("king settings")).screen
    await bench.restart(kill=True)
    answer = await ada.choose("large on", on=panel)
    assert answer.updated
    assert "✓ Large print" in chosen(answer.screen)


async def test_a_setting_that_does_not_exist_changes_nothing(bench: Bench) -> None:
    ada = bench.person("Ada")
    panel = (await ada.slash("king settings")).screen
    await ada.forge("king:0:0:set:sort", on=panel, values=["dm_closed on"])
    assert not (await king_on(bench).services.people.settings(ada.id)).dm_closed


async def test_the_hand_window_follows_a_change_at_once(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    ada = sitting.host

    def cards() -> list[str]:
        return [
            button.custom_id.rsplit(" ", 1)[1] for button in ada.dm().buttons if "play" in button.custom_id
        ]

    by_suit = cards()
    await choose(ada, "sort rank")
    by_rank = cards()
    assert sorted(by_rank) == sorted(by_suit)
    ranks = [card(each).rank for each in by_rank]
    assert ranks == sorted(ranks, reverse=True)


async def test_buttons_have_the_colours_of_the_deck(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    ada = sitting.host

    def colours() -> dict[str, int]:
        playable = [
            button for button in ada.dm().buttons if "play" in button.custom_id and not button.disabled
        ]
        return {button.custom_id[-1]: button.style for button in playable}

    two = {"S": 2, "C": 2, "H": 4, "D": 4}
    four = {"S": 2, "C": 3, "H": 4, "D": 1}
    assert colours().items() <= four.items()
    await choose(ada, "four_colours off")
    assert colours().items() <= two.items()


async def test_a_move_is_made_only_when_confirmed_if_one_wants_to_be_asked(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    ada = sitting.host
    await choose(ada, "confirm on")
    before = await sitting.view(ada)
    answer = await sitting.touch(ada)
    assert answer is not None
    assert "are you sure" in answer.text
    assert (await sitting.view(ada)).hand == before.hand
    await ada.click("No, choose again")
    assert "are you sure" not in ada.dm()
    await sitting.touch(ada)
    await ada.click("Yes")
    assert (await sitting.view(ada)).hand != before.hand


@pytest.mark.parametrize(
    ("preset", "rules", "verbs"),
    [
        ("classic", "hands=declaration", {"trump", "play"}),
        ("classic", "hands=domino", {"play", "pass"}),
        ("portuguese", "hands=declaration", {"bid", "play"}),
        ("pirandello", "", {"choose", "call", "play"}),
    ],
)
async def test_every_decision_can_be_confirmed(
    bench: Bench, preset: str, rules: str, verbs: set[str]
) -> None:
    sitting = await sit_down(bench, "Ada", preset=preset, rules=rules)
    await choose(sitting.host, "confirm on")
    sitting.curious = True
    await sitting.play(lambda view: verbs <= sitting.verbs and max(view.held) <= 10)
    assert verbs <= sitting.verbs


async def test_a_language_that_was_chosen_is_spoken_whatever_discord_speaks(bench: Bench) -> None:
    ada = bench.person("Ada", locale="fr")
    panel = await choose(ada, "language en")
    assert "How you like to play" in panel


async def test_letters_are_offered_where_the_language_has_its_own(bench: Bench) -> None:
    ada, bruno = bench.person("Ada"), bench.person("Bruno", locale="it")
    for person, offered in ((ada, False), (bruno, True)):
        panel = (await person.slash("king settings")).screen
        assert any(":set:letters " in button.custom_id for button in panel.buttons) is offered


async def test_a_switch_turns_over_in_place_and_the_sample_follows(tmp_path: Path) -> None:
    def make(database: Path) -> KingBot:
        return plain(database, pictures=True)

    async with Bench(make, tmp_path) as bench:
        ada = bench.person("Ada")
        panel = (await ada.slash("king settings")).screen
        samples = [panel.files["sample.png"]]
        for label in ("Large print", "✓ Four colours", "By rank", "Counter kept"):
            answer = await ada.click(label, on=panel)
            assert answer.updated
            samples.append(answer.screen.files["sample.png"])
        assert len(set(samples)) == 5
        after = await ada.click("✓ Large print", on=panel)
        assert "Large print" in after.screen.enabled


async def test_who_wants_words_gets_the_sample_in_words(bench: Bench) -> None:
    ada = bench.person("Ada")
    panel = await choose(ada, "facilitated on")
    assert "You can play: " in panel


async def test_settings_open_in_the_hand_window_and_stay_there(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    ada, window = sitting.host, sitting.host.dm()
    await ada.choose("⚙ Settings", on=window)
    await ada.click("Counter kept", on=window)
    assert "✓ Counter kept" in ada.again(window).enabled
    await ada.click("When I play …", on=window)
    await ada.click("✓ Sun", on=window)
    assert "Mon, Tue, Wed, Thu, Fri, Sat, 00:00–00:00" in ada.again(window)
    await ada.choose("17:00–23:00", on=window)
    assert "17:00–23:00" in ada.again(window)
    settings = await king_on(bench).services.people.settings(ada.id)
    assert (settings.days, settings.begin.hour, settings.end.hour) == ((0, 1, 2, 3, 4, 5), 17, 23)
    await ada.click(re.compile("Back.*turn"), on=window)
    assert ada.dm().id == window.id
    assert "`#` yours" in ada.again(window), "the counter is kept below the hand"


async def test_too_few_hours_are_refused_where_they_were_picked(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king settings", hours="20-22")
    await ada.click("✓ Mon")
    panel = await ada.click("✓ Tue")
    assert "at least 12 hours a week" in panel.text


async def test_the_greeting_leads_to_the_settings(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new")
    answer = await ada.click("⚙ Settings", on=ada.dm())
    assert answer.screens[-1].private
    assert "How you like to play" in answer


async def test_who_does_not_plan_by_touch_has_no_buttons_while_waiting(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules="hands=no_tricks")
    awaited = await sitting.awaited()
    person = next(each for each in sitting.people if each is not awaited)
    assert [button for button in person.dm().buttons if ":plan:" in button.custom_id]
    await choose(person, "plan off")
    assert not [button for button in person.dm().buttons if ":plan:" in button.custom_id]
