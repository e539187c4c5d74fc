"""The picture of a hand."""

from dataclasses import replace
from itertools import pairwise

import pytest

from kingbot.cards import cards_in, parse_cards
from kingbot.engine.actions import PLAYS
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.render import Style, hand_picture, sorted_hand, window_picture
from kingbot.render.cards import BORDER, CARD_WIDTH, INDEX_WIDTH
from tests.render.helpers import LARGE, NAMES, PLAIN, Drawing, W, position, translation

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
    shaded = {each.get("data-card") for each in drawing.groups("card") if each.get("data-shaded")}
    assert shaded == set(drawing.cards()) - {"JD", "8D", "3D"}


def test_nothing_is_raised_while_another_is_to_play(seen: PlayerView) -> None:
    drawing = Drawing(hand_picture(seen, style=PLAIN, words=W).svg)
    assert len({translation(each)[1] for each in drawing.groups("card")}) == 1


def test_every_index_stays_free_of_the_next_card(seen: PlayerView) -> None:
    lefts = [
        translation(each)[0] for each in Drawing(hand_picture(seen, style=PLAIN, words=W).svg).groups("card")
    ]
    unit = 60 / CARD_WIDTH
    assert min(right - left for left, right in pairwise(lefts)) >= (INDEX_WIDTH + BORDER) * unit - 0.1


def test_suits_lie_apart(seen: PlayerView) -> None:
    drawing = Drawing(hand_picture(seen, style=PLAIN, words=W).svg)
    cards, lefts = drawing.cards(), [translation(each)[0] for each in drawing.groups("card")]
    steps = [
        (cards[i][1] != cards[i + 1][1], right - left) for i, (left, right) in enumerate(pairwise(lefts))
    ]
    assert min(step for apart, step in steps if apart) > max(step for apart, step in steps if not apart) + 5


def test_a_covered_court_card_is_not_cut_through_its_figure(seen: PlayerView) -> None:
    drawing = Drawing(hand_picture(replace(seen, hand=parse_cards("KS QS JS")), style=PLAIN, words=W).svg)
    assert [len(list(each.iter())) > 10 for each in drawing.groups("card")] == [True] * 3  # nothing covers
    drawing = Drawing(hand_picture(seen, style=PLAIN, words=W).svg)
    figures = [each.get("data-card") for each in drawing.groups("card") if len(list(each.iter())) > 10]
    assert not figures


def test_planned_cards_are_marked_and_said(seen: PlayerView) -> None:
    picture = hand_picture(seen, style=PLAIN, words=W, planned=parse_cards("KH 9H 2S"))
    assert len(Drawing(picture.svg).groups("planned")) == 2
    assert "You have planned hearts K, 9." in picture.alt


def test_a_window_shows_the_table_above_the_hand(seen: PlayerView) -> None:
    picture = window_picture(seen, NAMES, style=PLAIN, words=W)
    drawing = Drawing(picture.svg)
    assert drawing.card_set() == HAND
    hand_top = min(translation(each)[1] for each in drawing.groups("card"))
    assert all(translation(drawing.seat(seat))[1] < hand_top for seat in range(4))
    assert "Your 13 cards: spades A, Q, 4;" in picture.alt
    assert "counter-clockwise" in picture.alt


def test_large_print_lays_thirteen_cards_in_two_rows(seen: PlayerView) -> None:
    drawing = Drawing(hand_picture(seen, style=LARGE, words=W).svg)
    assert len({translation(each)[1] for each in drawing.groups("card")}) == 2


def test_a_hand_played_out_says_so(seen: PlayerView) -> None:
    picture = hand_picture(replace(seen, hand=0), style=PLAIN, words=W)
    assert picture.alt == "You have no cards left."
    assert "You have no cards left." in Drawing(picture.svg).texts()
