"""How a person likes to play: what is chosen in the panel shows wherever it matters."""

import pytest

from kingbot.cards import card
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import king_on, sit_down


async def choose(person: Person, setting: str) -> Screen:
    """Pick a value in the panel."""
    panel = (await person.slash("king settings")).screen
    return (await person.choose(setting, on=panel)).screen


def chosen(panel: Screen) -> set[str]:
    """The values that the menus of a panel show as chosen."""
    rows = [part for part in panel.raw.components if part["type"] == 1]
    options = [option for row in rows for menu in row["components"] for option in menu["options"]]
    return {option["value"] for option in options if option.get("default")}


async def test_the_panel_is_private_and_shows_what_is_chosen(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno")
    answer = await ada.slash("king settings")
    assert answer.private
    assert {"language auto", "sort suit", "confirm off"} <= chosen(answer.screen)
    after = await choose(ada, "sort rank")
    assert "sort rank" in chosen(after)
    assert "sort suit" in chosen((await bruno.slash("king settings")).screen)


async def test_the_panel_outlives_a_restart(bench: Bench) -> None:
    ada = bench.person("Ada")
    panel = (await ada.slash_in_dm("king settings")).screen
    await bench.restart(kill=True)
    answer = await ada.choose("large on", on=panel)
    assert answer.updated
    assert "large on" in chosen(answer.screen)


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
        assert ("letters international" in chosen(panel)) is offered
