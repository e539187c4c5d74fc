"""Learning by doing: six positions of one tap each, in the King of one's tradition, then a real hand."""

import pytest

from kingbot.players.advice import advise
from kingbot.ui.lesson import LENGTH, positions
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on


def newest(person: Person) -> Screen:
    """The newest message with a move, wherever it is."""
    return next(each for each in person.everything() if any(":act:" in one.custom_id for one in each.buttons))


async def answered(person: Person, *, rightly: bool) -> list[str]:
    """Go through the lesson and return what is said to each answer."""
    screen, said = (await person.slash("king learn")).screen, []
    for _ in range(LENGTH):
        cards = [each for each in screen.buttons if ":learn:" in each.custom_id]
        verdicts = {}
        for each in cards:
            shown = (await person.forge(each.custom_id, on=person.again(screen))).text
            verdicts[each.custom_id] = "Right" in shown
        wanted = next(custom_id for custom_id, right in verdicts.items() if right is rightly)
        said.append((await person.forge(wanted, on=person.again(screen))).text)
        assert sum(verdicts.values()) == 1, "one card is right"
        screen = (await person.click("Next", on=person.again(screen))).screen
    assert "Now a real hand" in screen
    return said


@pytest.mark.parametrize("rightly", [True, False])
async def test_each_position_takes_one_tap_and_says_why(bench: Bench, rightly: bool) -> None:
    ada = bench.person("Ada")
    for text in await answered(ada, rightly=rightly):
        assert ("Right: " if rightly else "Not that one: ") in text


async def test_after_the_lesson_a_hand_against_beginners_is_one_tap_away(bench: Bench) -> None:
    ada = bench.person("Ada")
    await answered(ada, rightly=True)
    window = (await ada.click("Play a first hand")).screens[-1]
    assert window.private
    table = await king_on(bench).tables.queries.table(1)
    assert {seat.bot for seat in table.seats[1:]} == {"beginner"}


async def test_a_turkish_reader_learns_rifki_and_an_italian_one_domino(bench: Bench) -> None:
    assert positions("rifki")[-1].key == "king"
    assert positions("classic")[-1].key == "domino"
    ada = bench.person("Ada")
    await ada.choose("language tr", on=(await ada.slash("king settings")).screen)
    assert "El Almaz" in (await ada.slash("king learn")).text


async def test_whoever_asks_is_told_that_bots_see_no_hidden_cards(bench: Bench) -> None:
    ada = bench.person("Ada")
    screen = (await ada.slash("king help")).screen
    for _ in range(4):
        screen = (await ada.click("Next", on=screen)).screen
    assert "never look at hidden cards" in screen


async def test_the_first_hand_gives_a_tip_each_turn_and_later_hands_none(bench: Bench) -> None:
    ada = bench.person("Ada")
    await answered(ada, rightly=True)
    await ada.click("Play a first hand")
    sitting, tips, turns = Sitting(bench, (ada,)), 0, 0
    while (seen := await sitting.view(ada)).number == 1:
        window = newest(ada)
        assert ("Tip: " in window) == (advise(seen) is not None)
        tips, turns = tips + ("Tip: " in window), turns + 1
        await sitting.touch(ada, window)
    assert tips > turns / 2
    assert "Tip: " not in newest(ada)


async def test_a_table_beside_the_guided_one_gives_no_tips(bench: Bench) -> None:
    ada = bench.person("Ada")
    await answered(ada, rightly=True)
    await ada.click("Play a first hand")
    window = (await ada.click("Play now", on=(await ada.slash("king help")).screen)).screens[-1]
    assert "Tip: " not in window
