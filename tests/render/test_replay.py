"""The picture of a replay: all four hands of a hand that is over, played cards in shade, in words as well."""

from __future__ import annotations

from functools import cache

import pytest

from kingbot.cards import CardSet, card, card_set, cards_in
from kingbot.i18n import Words
from kingbot.record import Position, play_back, read
from kingbot.render import ALT_LIMIT, Style, replay_picture
from tests.record.goldens import lines
from tests.render.helpers import LARGE, NAMES, PLAIN, WRITTEN, Drawing, W

PLAYED = "#1b4b37"


@cache
def hand(name: str, number: int) -> tuple[Position, ...]:
    return play_back(read(lines(name)[0]), number)


def open_hands(drawing: Drawing) -> list[tuple[CardSet, CardSet]]:
    """The cards of each seat, and those of them that are not in shade."""
    found = []
    for group in drawing.groups("open-hand"):
        chips = [each for each in group.iter() if each.get("class") == "chip"]
        drawn = [(card(each.get("data-chip") or ""), each[0].get("fill") != PLAYED) for each in chips]
        found.append((card_set(each for each, _ in drawn), card_set(each for each, held in drawn if held)))
    return found


@pytest.mark.parametrize("style", [PLAIN, LARGE, Style(four_colours=False, sort="rank")])
@pytest.mark.parametrize("name", ["classic", "pirandello", "rifki"])
def test_all_four_hands_are_drawn_as_dealt_and_played_cards_in_shade(name: str, style: Style) -> None:
    for number in (1, 4, 9):
        for position in hand(name, number)[:-1:7]:
            drawing = Drawing(replay_picture(position, NAMES, style=style, words=W).svg)
            assert open_hands(drawing) == list(zip(position.dealt, position.held, strict=True))


def test_the_last_position_is_the_picture_of_the_result() -> None:
    drawing = Drawing(replay_picture(hand("classic", 1)[-1], NAMES, style=PLAIN, words=W).svg)
    assert len(drawing.groups("result")) == 4
    assert not drawing.groups("open-hand")


@pytest.mark.parametrize("w", WRITTEN, ids=lambda w: w.language)
def test_the_alt_text_says_who_holds_what_and_is_within_the_limit(w: Words) -> None:
    for name, number in (("classic", 1), ("pirandello", 3), ("portuguese", 10)):
        for position in hand(name, number)[:-1:5]:
            alt = replay_picture(position, ["N" * 40] * 4, style=PLAIN, words=w).alt
            assert len(alt) <= ALT_LIMIT
            for held in position.held:
                for each in list(cards_in(held))[:1]:
                    assert w.rank(each) in alt


def test_a_player_without_cards_is_said_to_have_none() -> None:
    played = next(hand("classic", at)[-2] for at in range(1, 14) if not any(hand("classic", at)[-2].held))
    alt = replay_picture(played, NAMES, style=PLAIN, words=W).alt
    assert alt.count("has no cards left.") == 4


def test_the_last_card_lies_on_the_table_at_the_end() -> None:
    position = hand("classic", 2)[-2]
    drawing = Drawing(replay_picture(position, NAMES, style=PLAIN, words=W).svg)
    last = position.view.tricks[-1]
    assert drawing.card_set() == card_set(last.cards)
