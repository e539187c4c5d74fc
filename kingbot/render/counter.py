"""The picture of the card counter: 4 × 13 chips, the viewer's own framed, those that are gone in shade."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.cards import CARDS, Rank
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import list_cards
from kingbot.render.cards import CHIP_HEIGHT, CHIP_WIDTH, Deck
from kingbot.render.layout import felt_document
from kingbot.render.picture import Picture, join_sentences
from kingbot.render.style import GOLD, PALE, PAPER, SUITS_IN_HAND, Style
from kingbot.render.svg import WIDTH, group, rect, text

_LEFT: Final = 10.0
_STEP: Final = (WIDTH - 2 * _LEFT - CHIP_WIDTH) / 12
_ROW: Final = CHIP_HEIGHT + 6
_FRAME: Final = 2.5
_LEGEND: Final = (("out", PAPER), ("mine", GOLD), ("gone", "#1b4b37"))
_LEGEND_HEIGHT: Final = 22.0


def counter_picture(view: PlayerView, *, style: Style, words: Words) -> Picture:
    """All cards by suit and rank: still out, the viewer's own, or gone in this hand.

    It shows hidden cards: only its viewer may be sent it.
    """
    drawn, bottom = draw_counter(view, 8, Deck(style, words))
    return Picture(felt_document(bottom, drawn), join_sentences(counter_sentences(view, words)))


def counter_sentences(view: PlayerView, words: Words) -> Iterable[str]:
    """The counter in sentences, for an alt text."""
    unseen = list_cards(view.unseen, words) or "–"
    yield words("alt-out", count=view.unseen.bit_count(), cards=unseen)
    if view.hand:
        yield words("alt-hand", count=view.hand.bit_count(), cards=list_cards(view.hand, words))


def draw_counter(view: PlayerView, top: float, deck: Deck) -> tuple[str, float]:
    """The grid with its legend from `top` down, and where it ends."""
    parts = []
    for row, suit in enumerate(SUITS_IN_HAND):
        for card in (each for each in CARDS if each.suit is suit):
            x, y = _LEFT + (Rank.ACE - card.rank) * _STEP, top + row * _ROW
            if view.hand & card.bit:
                width, height = CHIP_WIDTH + 2 * _FRAME, CHIP_HEIGHT + 2 * _FRAME
                parts.append(rect(x - _FRAME, y - _FRAME, width, height, GOLD, rx=6))
            gone = not (view.hand | view.unseen) & card.bit
            parts.append(deck.chip(card, x, y, played=gone))
    y = top + 4 * _ROW
    for column, (name, colour) in enumerate(_LEGEND):
        x = _LEFT + column * (WIDTH - 2 * _LEFT) / 3
        parts.append(rect(x, y + 2, 14, 12, colour, rx=3))
        parts.append(text(x + 20, y + 13, deck.words(f"picture-counter-{name}"), 13.5, PALE))
    return group(*parts, class_="counter"), y + _LEGEND_HEIGHT
