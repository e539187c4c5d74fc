"""One hand window a person and table: what one looks at opens inside it, and it stays true for the match."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from kingbot.engine.view import PublicView
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import Sitting, king_on, sit_down

TRICKS = "hands=no_tricks,no_queens"
BACK = re.compile("Back.*")


async def four(bench: Bench) -> Sitting:
    return await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", preset="home", rules=TRICKS)


async def who_waits(sitting: Sitting) -> Person:
    """Somebody who is not awaited, and is not next either."""
    turn = (await sitting.view()).turn
    assert turn is not None
    owner = (await sitting.table()).seats[(turn + 3) % 4].owner
    return next(person for person in sitting.people if owner is not None and person.id == owner.id)


async def in_the_channel(sitting: Sitting, person: Person) -> Screen:
    return (await person.click("My hand", on=sitting.board())).screens[-1]


async def test_a_page_that_is_open_follows_the_table(bench: Bench) -> None:
    sitting = await four(bench)
    person = await who_waits(sitting)
    window = person.dm()
    await person.choose("Card counter", on=window)
    assert "39 cards are" in person.again(window)
    await sitting.play(lambda view: len(view.table) == 2)
    assert "37 cards are" in person.again(window)
    await person.click(BACK, on=window)
    assert "Your cards" in person.again(window)


async def test_pages_lead_to_each_other_and_back(bench: Bench) -> None:
    sitting = await four(bench)
    person, labels = sitting.host, []
    window = person.dm()
    for menu in person.dm().menus:
        labels += [each.label for each in menu.choices if ":more:" in menu.custom_id]
    pages = [label for label in labels if not label.endswith("the table") and label != "Replay"]
    assert len(pages) == 9
    for label in pages:
        await person.choose(label, on=window)
        assert any(BACK.fullmatch(button.label) for button in person.again(window).buttons), label
        assert "Your cards" not in person.again(window)
    assert person.dm().id == window.id
    await person.click(BACK, on=window)
    assert "Your cards" in person.again(window)


async def test_a_match_by_direct_message_is_one_window_from_the_first_hand_to_the_last(bench: Bench) -> None:
    sitting = await four(bench)
    windows = {person: person.dm() for person in sitting.people}
    await sitting.play(lambda view: view.number == 2)
    for person, window in windows.items():
        assert person.dm().id == window.id
        assert "hand 2 of 2" in person.again(window)
    await sitting.play()
    for person, window in windows.items():
        lines = person.again(window).text.splitlines()
        assert [line.split(" · ")[0] for line in lines if line.startswith("**")][:2] == ["**1", "**2"]


async def test_a_new_hand_comes_below_the_windows_of_other_tables(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_tricks,no_queens")
    ada, first = sitting.host, sitting.host.dm()
    await sitting.sit_again("classic", "hands=no_hearts")
    sitting.table_id = 1
    await sitting.skip(lambda view: view.number == 2)
    assert "hand 2 of 2" in ada.dm()
    assert first.id not in {screen.id for screen in ada.dms()}


async def test_the_window_goes_where_one_plays_with_the_page_that_is_open(bench: Bench) -> None:
    sitting = await four(bench)
    person = await sitting.awaited()
    direct = person.dm()
    await in_the_channel(sitting, person)
    assert "You are playing in another window" in person.again(direct)
    window = await in_the_channel(sitting, person)
    assert [screen.id for screen in person.sees() if screen.private] == [window.id], "the earlier one is gone"
    await person.choose("Card counter", on=window)
    await person.click("Play here", on=person.again(direct))
    assert "cards you have not seen" in person.again(direct)
    assert "You are playing in another window" in person.again(window)


async def test_who_plays_in_the_channel_gets_no_direct_message_and_no_ping_for_two_minutes(
    bench: Bench,
) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new", rules=TRICKS)
    await ada.click("Start")
    sitting = Sitting(bench, (ada,))
    direct = ada.dms()
    window = await in_the_channel(sitting, ada)
    while (await sitting.view()).number == 1:
        await sitting.touch(ada, ada.again(window))
    board = sitting.board()
    assert board.id < window.id, "no board has come below the window"
    await bench.advance(100)
    assert [screen.id for screen in ada.dms()] == [screen.id for screen in direct]
    assert not [screen for screen in ada.sees() if screen.pinged]
    await bench.advance(25)
    assert [screen.pinged for screen in ada.sees() if screen.pinged] == [{ada.id}]
    await sitting.touch(ada, ada.again(window))
    assert not [screen for screen in ada.sees() if screen.pinged]


async def test_a_look_while_one_is_present_puts_the_ping_off(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules=TRICKS)
    ada, window = sitting.host, await in_the_channel(sitting, sitting.host)
    await bench.advance(100)
    await ada.click("Score", on=window)
    await bench.advance(100)
    assert not [screen for screen in ada.sees() if screen.pinged]
    await bench.advance(25)
    assert [screen.pinged for screen in ada.sees() if screen.pinged] == [{ada.id}]


async def test_looks_from_the_board_take_the_place_of_each_other(bench: Bench) -> None:
    sitting = await four(bench)
    gil, ada = bench.person("Gil"), sitting.host
    for person in (gil, ada):
        for label in ("Score", "More", "Trick", "Score"):
            look = (await person.click(label, on=sitting.board())).screens[-1]
        await person.choose("Contracts", on=look)
        assert "who chose what" in person.again(look)
        assert [screen.id for screen in person.sees() if screen.private] == [look.id]
    assert "Your cards" in ada.dm(), "whoever only looks does not move"
    await ada.click("My hand", on=look)
    assert "Your cards" in ada.again(look)
    await ada.click("Score", on=sitting.board())
    private = [screen for screen in ada.sees() if screen.private]
    assert len(private) == 1, "whoever plays in the channel has the page in the window"
    assert any(BACK.fullmatch(button.label) for button in private[0].buttons)


def _trick_is_over(number: int, view: PublicView) -> bool:
    return len(view.tricks) == number and not view.table


async def test_looks_from_the_board_stay_true(bench: Bench) -> None:
    sitting = await four(bench)
    gil, ada = bench.person("Gil"), sitting.host
    trick = (await gil.click("Trick", on=sitting.board())).screens[-1]
    await ada.click("Score", on=sitting.board())
    counter = (await ada.choose("Card counter", on=ada.sees()[-1])).screens[-1]
    shown = set()
    for tricks in (1, 2):
        await sitting.play(partial(_trick_is_over, tricks))
        shown |= {gil.again(trick).text, ada.again(counter).text}
        assert f"{39 - 3 * tricks} cards are" in ada.again(counter)
    assert len(shown) == 4
    assert not any("· score" in each for each in shown)


async def test_a_look_that_says_the_same_as_before_is_not_edited(bench: Bench) -> None:
    sitting = await four(bench)
    gil = bench.person("Gil")
    look = (await gil.click("Score", on=sitting.board())).screens[-1]
    edited, api = list[int](), king_on(bench).reconciler.messages.api

    async def edit_by_token(message_id: int, screen: Any) -> bool:
        edited.append(message_id)
        return await edit(message_id, screen)

    edit, api.edit_by_token = api.edit_by_token, edit_by_token  # type: ignore[method-assign]
    await sitting.play(lambda view: view.number == 1 and len(view.tricks) == 2)
    assert look.id not in edited
    await sitting.play(lambda view: view.number == 2)
    assert edited.count(look.id) == 1


async def test_a_look_at_ones_own_cards_folds_when_the_seat_is_given_up(bench: Bench) -> None:
    sitting = await four(bench)
    bruno, eva = sitting.people[1], bench.person("Eva")
    await bruno.click("Score", on=sitting.board())
    counter = (await bruno.choose("Card counter", on=bruno.sees()[-1])).screens[-1]
    assert "cards you have not seen" in bruno.again(counter)
    await bruno.slash("king substitute", who=eva.user)
    await eva.click("Take it")
    assert "You’re not playing at this table" in bruno.again(counter)


async def test_a_page_of_somebody_who_gave_the_seat_up_shows_nothing_of_it(bench: Bench) -> None:
    sitting = await four(bench)
    bruno, eva = sitting.people[1], bench.person("Eva")
    window = bruno.dm()
    await bruno.choose("Card counter", on=window)
    stale = next(menu.custom_id for menu in bruno.again(window).menus if ":more:" in menu.custom_id)
    await bruno.slash("king substitute", who=eva.user)
    await eva.click("Take it")
    assert "You’re not playing at this table" in bruno.again(window)
    for value in ("counter", "plans"):
        await bruno.forge(stale, bruno.again(window), values=[value])
        assert "cards you have not seen" not in bruno.again(window)
        assert "planned moves" not in bruno.again(window)
    assert not [screen for screen in bruno.sees() if "cards you have not seen" in screen]


async def test_after_a_restart_a_window_shows_the_page_that_is_asked_for(bench: Bench) -> None:
    sitting = await four(bench)
    person = await sitting.awaited()
    direct, window = person.dm(), await in_the_channel(sitting, person)
    await bench.restart(kill=True)
    await person.click("Score", on=window)
    assert "· score" in person.again(window)
    await person.click("My hand", on=window)
    await sitting.touch(person, [screen for screen in person.sees() if screen.private][-1])
    assert "You are playing in another window" in person.again(direct)
