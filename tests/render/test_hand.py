"""The picture of a hand."""

from dataclasses import replace
from itertools import pairwise

import pytest

from kingbot.cards import cards_in, parse_cards
from kingbot.engine.actions import PLAYS
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.render import Style, hand_picture, sorted_hand
from tests.render.helpers import LARGE, PLAIN, Drawing, W, position, translation

HAND = parse_cards("AS 4S KH 6H 5H 5C JD 8D TC 2C 3D 9H QS")


@pytest.fixture(scope="module")
def seen() -> PlayerView:
    match = position("classic", lambda seen: seen.stage is Stage.TRICKS and not seen.tricks)
    return replace(view(match, 1), hand=HAND, legal=())


def test_cards_are_sorted_by_suit_in_alternating_colours_high_cards_first(seen: PlayerView) -> None:
    shown = Drawing(hand_picture(seen, style=PLAIN, words=W).svg).cards()
    assert shown == ["AS", "QS", "4S", "KH", "9H", "6H", "5H", "TC", "5C", "2C", "JD", "8D", "3D"]


def test_cards_are_sorted_by_rank_if_the_style_says_so() -> None:
    by_rank = sorted_hand(HAND, Style(sort="rank"))
    assert [str(each) for each in by_rank] == [
        "AS",
        "KH",
        "QS",
        "JD",
        "TC",
        "9H",
        "8D",
        "6H",
        "5H",
        "5C",
        "4S",
        "3D",
        "2C",
    ]


def test_playable_cards_are_raised_and_the_others_dimmed(seen: PlayerView) -> None:
    legal = tuple(PLAYS[1][each] for each in cards_in(parse_cards("JD 8D 3D")))
    drawing = Drawing(hand_picture(replace(seen, legal=legal), style=PLAIN, words=W).svg)
    heights = {each.get("data-card"): translation(each)[1] for each in drawing.groups("card")}
    raised = min(heights.values())
    assert {each for each, height in heights.items() if height == raised} == {"JD", "8D", "3D"}
    assert len(set(heights.values())) == 2
    shaded = {
        each.get("data-card")
        for each in drawing.groups("card")
        if any(part.get("fill-opacity") for part in each.iter())
    }
    assert shaded == set(drawing.cards()) - {"JD", "8D", "3D"}


def test_nothing_is_raised_while_another_is_to_play(seen: PlayerView) -> None:
    drawing = Drawing(hand_picture(seen, style=PLAIN, words=W).svg)
    assert len({translation(each)[1] for each in drawing.groups("card")}) == 1


def test_every_index_stays_free_of_the_next_card(seen: PlayerView) -> None:
    lefts = [
        translation(each)[0] for each in Drawing(hand_picture(seen, style=PLAIN, words=W).svg).groups("card")
    ]
    assert min(right - left for left, right in pairwise(lefts)) >= 25


def test_large_print_lays_thirteen_cards_in_two_rows(seen: PlayerView) -> None:
    drawing = Drawing(hand_picture(seen, style=LARGE, words=W).svg)
    assert len({translation(each)[1] for each in drawing.groups("card")}) == 2


def test_a_hand_played_out_says_so(seen: PlayerView) -> None:
    picture = hand_picture(replace(seen, hand=0), style=PLAIN, words=W)
    assert picture.alt == "You have no cards left."
    assert "You have no cards left." in Drawing(picture.svg).texts()
