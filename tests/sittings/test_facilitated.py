"""Facilitated play: a match is played by somebody who reads words only."""

import random
import re

import pytest

from kingbot.cards import CARDS, cards_in
from kingbot.engine.actions import Play
from kingbot.engine.view import Stage
from kingbot.i18n import words
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Menu, Screen
from tests.support.sitting import Sitting, king_on

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

SPOKEN = words("en", "spoken")
IN_WORDS = {SPOKEN.card(card): card for card in CARDS}
SIGNS = re.compile("[♠♥♦♣]")


async def facilitated(bench: Bench, preset: str = "classic", rules: str = "") -> Sitting:
    """Ada plays in words with three bots."""
    ada = bench.person("Ada")
    panel = (await ada.slash("king settings")).screen
    await ada.choose("facilitated on", on=panel)
    await ada.slash("king new", preset=preset, rules=rules)
    await ada.click("Start")
    return Sitting(bench, (ada,))


async def test_a_review_and_a_hint_are_in_words(bench: Bench) -> None:
    sitting = await facilitated(bench, rules="hints=on hands=no_queens")
    ada = sitting.host
    await sitting.skip(lambda view: bool(view.table) and len(view.tricks) == 3)
    readable((await ada.slash("king hint", table=1)).screens[-1])
    await sitting.skip()
    screen = (await ada.slash("king review", table=1)).screens[-1]
    while king_on(bench).services.reviews._tasks:
        await bench.settle()
    shown = ada.again(screen)
    assert "averages over" in shown
    readable(shown)
    everything = await ada.choose(re.compile("Hand 1.*"), on=shown)
    readable((await ada.click("All moves", on=everything.screens[-1])).screens[-1])


def labels(screen: Screen) -> list[str]:
    return [button.label for button in screen.buttons if not button.disabled]


def decisions(screen: Screen) -> list[Menu]:
    """The menus of the screen that decide something: all but *More*."""
    return [menu for menu in screen.menus if ":more:" not in menu.custom_id]


def readable(screen: Screen) -> None:
    """Nothing of the message needs eyes for pictures or symbols, and nothing in it is a picture."""
    assert not [name for name in screen.files if name.endswith(".png")]
    said = [screen.text, *labels(screen), *(each.label for menu in screen.menus for each in menu.choices)]
    assert not SIGNS.search("\n".join(said)), said


async def decide(person: Person, chance: random.Random) -> str:
    """Choose something of what is offered in words, confirm it, and return what was asked before."""
    screen = person.dm()
    menus = [(menu, choice) for menu in decisions(screen) for choice in menu.choices]
    steps = {"Trick", "Score", "Table", "Ask me instead"}
    buttons = [label for label in labels(screen) if label not in steps]
    pick = chance.randrange(len(menus) + len(buttons))
    if pick < len(menus):
        menu, choice = menus[pick]
        answer = await person.choose(choice.value, menu=menu.custom_id, on=screen)
    else:
        answer = await person.click(buttons[pick - len(menus)], on=screen)
    return answer.text


async def play_in_words(sitting: Sitting) -> tuple[int, list[str]]:
    """Play to the end by what the messages say; how often something was read out, and every text."""
    ada, chance, heard, texts = sitting.host, random.Random(3), 0, []
    for _ in range(4000):
        screen = ada.dm()
        readable(screen)
        texts.append(screen.text)
        if "The match is over" in screen:
            return heard, texts
        if "Continue" in labels(screen):
            assert "Your turn" not in screen
            assert not decisions(screen)
            heard += 1
            await ada.click("Continue", on=screen)
        elif "Yes" in labels(screen):
            assert "are you sure?" in screen
            await ada.click("Yes", on=screen)
        else:
            assert "Your turn" in screen
            asked = await decide(ada, chance)
            if "suit?" not in asked and "Which card of" not in asked and "Call a card" not in asked:
                assert "are you sure?" in asked
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    "rules", ["hands=no_last_two,domino", pytest.param("", marks=pytest.mark.long, id="all hands")]
)
async def test_a_match_is_played_to_the_end_by_reading_words_only(bench: Bench, rules: str) -> None:
    sitting = await facilitated(bench, rules=rules)
    heard, texts = await play_in_words(sitting)
    view = await sitting.view()
    assert view.stage is Stage.OVER
    tricks = sum("Trick" in text and "is over" in text for text in texts)
    assert heard >= view.rules.length  # each hand's end, and every trick before it
    assert tricks >= 3 * view.rules.length
    assert any("Cards that fit now" in text for text in texts)


@pytest.mark.parametrize(
    ("preset", "rules"),
    [
        ("pirandello", ""),
        ("portuguese", "hands=declaration,declaration"),
        ("classic", "hands=declaration,domino"),
    ],
)
async def test_other_kinds_of_king_are_played_in_words_too(bench: Bench, preset: str, rules: str) -> None:
    sitting = await facilitated(bench, preset, rules)
    ada, chance = sitting.host, random.Random(5)
    for _ in range(36):
        screen = ada.dm()
        readable(screen)
        if "The match is over" in screen:
            break
        step = next((each for each in ("Continue", "Yes") if each in labels(screen)), None)
        await (ada.click(step, on=screen) if step else decide(ada, chance))


async def test_the_cards_that_may_be_played_are_named_first_and_offered_alone(bench: Bench) -> None:
    sitting = await facilitated(bench, rules="hands=no_queens")
    ada = sitting.host
    await sitting_in_trick(sitting)
    view, screen = await sitting.view(ada), ada.dm()
    legal = {action.card for action in view.legal if isinstance(action, Play)}
    rest = set(cards_in(view.hand)) - legal
    may, also = screen.text.index("You can play"), screen.text.find("You also hold")
    assert bool(rest) == (also > may)
    offered = {
        choice.label.removeprefix("Play the ") for menu in decisions(screen) for choice in menu.choices
    }
    assert {IN_WORDS[name] for name in offered} == legal


async def sitting_in_trick(sitting: Sitting) -> None:
    """Play until Ada has to follow suit with some of her cards but not all."""
    ada, chance = sitting.host, random.Random(2)
    for _ in range(80):
        view, screen = await sitting.view(ada), ada.dm()
        if view.my_turn and 0 < len(view.legal) < view.hand.bit_count() and "You can play" in screen:
            return
        step = next((each for each in ("Continue", "Yes") if each in labels(screen)), None)
        await (ada.click(step, on=screen) if step else decide(ada, chance))
    raise AssertionError("Ada never had to follow suit")


async def test_a_trick_is_read_out_with_its_winner_the_reason_and_the_points(bench: Bench) -> None:
    sitting = await facilitated(bench, rules="hands=no_tricks")
    ada, chance = sitting.host, random.Random(1)
    while "Continue" not in labels(ada.dm()):
        await (ada.click("Yes") if "Yes" in labels(ada.dm()) else decide(ada, chance))
    view, text = await sitting.view(ada), ada.dm().text
    trick = view.last_trick
    assert trick is not None
    winner = (await sitting.table()).seats[trick.winner].name
    assert all(SPOKEN.card(card) in text for card in trick.cards)
    assert f"**{winner}** took the trick with the {SPOKEN.card(trick.card_of(trick.winner))}" in text
    assert "the highest of the suit led" in text
    assert f"{winner} scores −1 for it." in text
    again = (await ada.click("Continue")).text
    assert "is over" not in again


async def test_a_restart_reads_out_again_what_had_not_been_confirmed(bench: Bench) -> None:
    sitting = await facilitated(bench, rules="hands=no_tricks")
    ada, chance = sitting.host, random.Random(1)
    while "Continue" not in labels(ada.dm()):
        await (ada.click("Yes") if "Yes" in labels(ada.dm()) else decide(ada, chance))
    await bench.restart(kill=True)
    assert "is over" not in (await ada.click("Continue")).text


async def test_the_score_and_the_last_trick_are_told_in_words(bench: Bench) -> None:
    sitting = await facilitated(bench, rules="hands=no_tricks,no_queens")
    ada, chance = sitting.host, random.Random(4)
    while (await sitting.view()).number < 2:
        screen = ada.dm()
        step = next((each for each in ("Continue", "Yes") if each in labels(screen)), None)
        await (ada.click(step, on=screen) if step else decide(ada, chance))
    window = ada.dm()
    for label in ("Score", "Trick"):
        readable((await ada.click(label, on=window)).screens[-1])
    score = await ada.slash("king score")
    assert "So far: " in score
    assert "```" not in score
