"""*What did the bot know?*: told of hands that are over only, to whoever may see their results."""

import re

import pytest

from kingbot.engine.actions import Play
from kingbot.i18n import words
from kingbot.store import schema
from kingbot.ui.controls import ControlKind
from tests.support.bench import Bench
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on, sit_down

MORE = re.compile("king:.*:more:.*")
W = words("en")
RULES = "hands=no_queens,no_last_two,declaration,domino"
BOTS = re.compile("king:.*:decisions:bot")
MOVES = re.compile("king:.*:decisions:move")
HANDS = re.compile("king:.*:decisions:hand")


@pytest.fixture
async def sitting(bench: Bench) -> Sitting:
    """A match of two people and two bots whose first hand is over."""
    sitting = await sit_down(bench, "Ada", "Bruno", rules=RULES)
    await sitting.play(lambda view: len(view.finished) == 1)
    return sitting


async def opened(sitting: Sitting) -> Screen:
    return (await sitting.host.click("What did the bot know?", on=sitting.board())).screens[-1]


async def test_a_bots_cards_and_choices_are_told_under_the_result(sitting: Sitting) -> None:
    screen = await opened(sitting)
    moves = await king_on(sitting.bench).tables.queries.bot_moves(1, 1)
    assert moves is not None
    assert screen.private
    assert "Hand 1" in screen
    (one, other) = (seat for seat, found in moves.by_seat.items() if found)
    for seat in (one, other):
        screen = (await sitting.host.choose(re.compile(f"1 {seat} .*"), menu=BOTS, on=screen)).screens[-1]
        screen = (await sitting.host.choose(f"1 {seat} 0", menu=MOVES, on=screen)).screens[-1]
        for number, move in enumerate(moves.by_seat[seat]):
            if number:
                screen = (await sitting.host.click("Later ▶", on=screen)).screens[-1]
            assert move.decision is not None
            assert f"trick {len(move.view.tricks) + 1}" in screen
            compared = move.decision.estimates
            assert ("It had no choice." in screen) == (not compared)
            for each in compared:
                assert isinstance(each.action, Play)
                assert W.card(each.action.card) in screen
        assert "Later ▶" not in [button.label for button in screen.buttons]
    menu = screen.menu(MOVES)
    assert len(menu.choices) == len(moves.by_seat[other])


async def test_a_hand_that_is_played_stays_a_secret(sitting: Sitting) -> None:
    await sitting.play(lambda view: view.number == 2 and len(view.tricks) == 2)
    screen = await opened_in_window(sitting)
    version = (await sitting.table()).version
    for argument in ("2", "2 0 0", "2 2 5", "3 1 1", "0", "99 9 9", "x y"):
        answer = await sitting.host.forge(f"king:1:{version}:{ControlKind.DECISIONS}:{argument}", screen)
        shown = answer.screens[-1]
        told = "Hand 1" in shown
        assert told or "once the hand is over" in shown
        assert told == (argument == "x y")
        assert "Hand 2 ·" not in shown


async def opened_in_window(sitting: Sitting) -> Screen:
    await sitting.host.choose(
        "decisions", menu=re.compile("king:.*:more:.*"), on=sitting.window(sitting.host)
    )
    screen = sitting.host.again(sitting.window(sitting.host))
    assert "what did the bot know?" in screen
    return screen


async def test_it_opens_in_the_hand_window_with_a_way_back(sitting: Sitting) -> None:
    screen = await opened_in_window(sitting)
    assert [button for button in screen.buttons if button.label.startswith("Back")]
    later = (await sitting.host.click("Later ▶", on=screen)).screens[-1]
    assert "trick 2" in later


async def test_nobody_elsewhere_is_told(sitting: Sitting, bench: Bench) -> None:
    stranger = bench.person("Eva", member=False)
    version = (await sitting.table()).version
    answer = await stranger.slash_in_dm("king help")
    forged = await stranger.forge(f"king:1:{version}:decisions:1 2 0", answer.screens[-1])
    assert "There is no such table." in forged


async def test_an_older_match_says_that_nothing_was_kept(sitting: Sitting) -> None:
    async with king_on(sitting.bench).tables.store.transaction() as db:
        await db.execute(schema.decisions.delete())
    screen = await opened(sitting)
    assert "What it was going by was not kept" in screen
    assert "Its cards:" in screen


async def test_a_table_without_bots_has_no_such_button(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_queens,no_last_two")
    await sitting.skip(lambda view: view.number == 2)
    assert "What did the bot know?" not in [button.label for button in sitting.board().buttons]


async def test_it_is_at_the_end_of_the_match(sitting: Sitting) -> None:
    await sitting.play()
    end = next(screen for screen in reversed(sitting.host.sees()) if "the match is over" in screen)
    screen = (await sitting.host.click("What did the bot know?", on=end)).screens[-1]
    assert "Hand 4" in screen
    assert "turn 1" in screen
    chosen = (await sitting.host.choose("3", menu=HANDS, on=screen)).screens[-1]
    assert "Hand 3" in chosen
