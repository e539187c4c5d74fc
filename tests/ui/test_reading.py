"""How messages read on a narrow screen: columns stand straight, lines break well, nothing is said twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
import pytest

from kingbot.engine.view import PublicView, Stage
from kingbot.i18n import words, written
from kingbot.render import Style
from kingbot.ui.board import board
from kingbot.ui.hand import Extras, hand_screen
from kingbot.ui.history import choices
from kingbot.ui.layout import Screen
from kingbot.ui.plans import plans_screen
from kingbot.ui.rules import table_rules
from kingbot.ui.score import hand_just_over, score
from tests.support.largest import BOARD, Position, opened, positions, table_of

A_PHONE = 30  # characters that stand beside each other in a block of code
SUITS = ["spades", "hearts", "clubs", "diamonds"]


def texts(screen: Screen) -> list[str]:
    items = screen.view.walk_children()
    return [item.content for item in items if isinstance(item, discord.ui.TextDisplay)]


def labels(screen: Screen) -> Iterator[str]:
    for item in screen.view.walk_children():
        inner = item.item if isinstance(item, discord.ui.DynamicItem) else item
        if isinstance(inner, discord.ui.Button):
            yield inner.label or ""


def at(stage: Stage) -> Iterator[Position]:
    found = [each for each in positions() if each.own.stage is stage]
    assert found
    yield from found


def sheets() -> Iterator[PublicView]:
    yield from (each.public for each in positions() if each.public.finished)


@pytest.mark.parametrize("language", written())
def test_the_columns_of_the_score_stand_straight_on_a_phone(language: str) -> None:
    for view in sheets():
        block = texts(score(table_of(view.rules), view, words(language)))[-1]
        lines = [line.replace("\ufe0e", "") for line in block.splitlines()[1:-2]]
        assert len(lines) == len(view.finished) + 2
        (width,) = {len(line) for line in lines}
        # Where thousands are lost the columns are wider than a phone.
        longest = max(len(cell.rstrip("*°=!♠♥♦♣")) for line in lines[1:] for cell in line.split()[-4:]) + 1
        assert width <= A_PHONE + 4 * max(0, longest - 4)


@pytest.mark.parametrize("language", written())
def test_the_number_of_a_hand_stays_with_its_word(language: str) -> None:
    said = words(language)("ui-hand-of", number=9, hands=20)
    assert " " not in said
    assert re.search(r"9\D+20", said)


@pytest.mark.parametrize("language", written())
def test_the_points_of_a_player_stay_with_the_name(language: str) -> None:
    assert words(language)("result-point", name="Ada", points="−8") == "Ada\N{NO-BREAK SPACE}−8"


@pytest.mark.parametrize("language", written())
def test_the_foot_of_a_window_is_one_row_and_blind_trumps_stand_in_pairs(language: str) -> None:
    w = words(language)
    for each in at(Stage.BLIND):
        screen = opened(hand_screen(table_of(each.own.rules), each.own, w, Extras(board=BOARD)))
        rows = [item for item in screen.view.children if isinstance(item, discord.ui.ActionRow)]
        after_a_hand = [2] if hand_just_over(each.own) is not None else []
        assert [len(row.children) for row in rows] == [2, 2, 2, *after_a_hand, 3, 1]


def test_who_chooses_the_contract_is_said_once() -> None:
    w = words("en")
    for each in at(Stage.CONTRACT):
        table = table_of(each.own.rules)
        assert "\n".join(texts(board(table, each.public, w))).count("the contract") == 1
        assert "\n".join(texts(opened(hand_screen(table, each.own, w, Extras())))).count("the contract") == 1


def test_suits_are_offered_as_they_are_held() -> None:
    w = words("en")
    for each in at(Stage.TRUMP):
        offered = " ".join(labels(opened(hand_screen(table_of(each.own.rules), each.own, w, Extras()))))
        assert re.findall("|".join(SUITS), offered) == SUITS
    for each in at(Stage.TRICKS):
        screen = opened(plans_screen(table_of(each.own.rules), each.own, (), w, Style()))
        menus = screen.view.to_components()  # type: ignore[no-untyped-call]
        (first,) = menus[1]["components"]
        assert [option["label"].split()[-1] for option in first["options"]] == SUITS


def test_each_section_of_the_rules_stands_apart_from_the_list_before_it() -> None:
    for each in at(Stage.OVER):
        said = texts(table_rules(table_of(each.own.rules), words("en")))
        assert all(text.startswith("**") for text in said[1:])
        assert not [text for text in said if "\n**" in text]


def test_the_choices_are_a_list_with_the_number_of_each_hand() -> None:
    for each in at(Stage.OVER):
        _, listed, *_ = texts(choices(table_of(each.own.rules), each.public, words("en")))
        numbers = [int(number) for number in re.findall(r"^(\d+)\. \*\*", listed, re.MULTILINE)]
        assert numbers == [hand.number for hand in each.public.finished][-len(numbers) :]
        assert len(numbers) == len(listed.splitlines()) > 3
    for each in at(Stage.TRICKS):
        _, listed, *_ = texts(choices(table_of(each.own.rules), each.public, words("en")))
        assert re.findall(r"^(\d+)\. \*\*", listed, re.MULTILINE)[-1] == str(each.public.number)
