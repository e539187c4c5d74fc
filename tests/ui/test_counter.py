"""The card counter: each of the 52 cards is out, the viewer's own, or gone."""

from __future__ import annotations

from xml.etree import ElementTree

import discord
import pytest

from kingbot.cards import CARDS, Card, card_set, cards_in
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import words
from kingbot.i18n.catalogue import written
from kingbot.presets import load
from kingbot.render import Style, counter_picture, window_picture
from kingbot.render.style import SUITS_IN_HAND
from kingbot.ui.counter import GONE, MINE, OUT, counter
from tests.support.largest import opened, table_of
from tests.ui.matches import match_logs

W = words("en")
NAMES = ("Ada", "Bruno", "Carla", "Dino")


@pytest.fixture(scope="module")
def seen() -> PlayerView:
    """A view in the middle of a hand."""
    for log in match_logs(load("classic"), seed=1):
        own = view(log.match, 0)
        if own.stage is Stage.TRICKS and len(own.tricks) == 5 and len(own.table) == 2:
            return own
    raise AssertionError("no such position")


def text(seen: PlayerView, language: str = "en", style: str = "international") -> str:
    w = words(language, style)
    items = opened(counter(table_of(seen.rules), seen, w)).view.walk_children()
    return "\n".join(item.content for item in items if isinstance(item, discord.ui.TextDisplay))


def grid(seen: PlayerView) -> dict[Card, str]:
    """The marks of the grid of text, by card."""
    _, *rows = text(seen).split("```")[1].strip("\n").splitlines()
    found: dict[Card, str] = {}
    for suit, row in zip(SUITS_IN_HAND, rows, strict=True):
        found |= dict(zip([*cards_in(suit.cards)][::-1], row.split()[1:], strict=True))
    return found


def test_the_grid_of_text_marks_every_card(seen: PlayerView) -> None:
    marks = grid(seen)
    gone = card_set(CARDS) & ~seen.hand & ~seen.unseen
    for mark, cards in ((MINE, seen.hand), (OUT, seen.unseen), (GONE, gone)):
        assert {each for each, found in marks.items() if found == mark} == set(cards_in(cards))


@pytest.mark.parametrize("language", written())
def test_the_grid_of_text_fits_on_a_phone(language: str, seen: PlayerView) -> None:
    assert max(map(len, text(seen, language, "local").split("```")[1].splitlines())) <= 32


def test_in_words_the_cards_that_are_out_are_told_suit_by_suit(seen: PlayerView) -> None:
    told, spoken = text(seen, style="spoken"), words("en", "spoken")
    assert all((spoken.card(each) in told) == bool(seen.unseen & each.bit) for each in CARDS)


def test_the_picture_has_all_cards_and_says_how_many_are_out(seen: PlayerView) -> None:
    picture = counter_picture(seen, style=Style(), words=W)
    chips = [each.get("data-chip") for each in ElementTree.fromstring(picture.svg).iter()]
    assert sorted(filter(None, chips)) == sorted(map(str, CARDS))
    assert f"({seen.unseen.bit_count()})" in picture.alt


def test_the_counter_stands_below_the_hand_if_that_is_wanted(seen: PlayerView) -> None:
    plain = window_picture(seen, NAMES, style=Style(), words=W).svg
    kept = window_picture(seen, NAMES, style=Style(), words=W, counter=True).svg
    assert 'class="counter"' not in plain
    assert 'class="counter"' in kept
