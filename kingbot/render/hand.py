"""The picture of a hand: the viewer's sorted cards, legal ones raised, the others in shade.

The cards of a hand overlap, but never on an index. Whatever else is drawn of a card would be cut, so a
covered card has its index only.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from kingbot.cards import Card, CardSet, card_set, cards_in
from kingbot.engine.actions import Play
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import hand_sentences
from kingbot.render.cards import CARD_RATIO, CARD_WIDTH, INDEX_WIDTH, Deck
from kingbot.render.layout import felt_document, paragraph, wrap_text
from kingbot.render.picture import Picture, join_sentences
from kingbot.render.style import GOLD, INK, SUITS_IN_HAND, WHITE, Style
from kingbot.render.svg import WIDTH, circle, group, stroked_path

_MARGIN: Final = 7.0
_RAISE: Final = 13.0
_CARD_WIDTH: Final = 60.0
_LARGE_CARD_WIDTH: Final = 90.0
_SUIT_GAP: Final = 7.0
_CARDS_IN_LARGE_ROW: Final = 7
_EMPTY_HEIGHT: Final = 70.0


def hand_picture(view: PlayerView, *, style: Style, words: Words, planned: CardSet = 0) -> Picture:
    """The viewer's own cards, in two rows in large print; those that are `planned` are marked."""
    drawn, height = draw_hand(view, planned, 0, Deck(style, words))
    alt = join_sentences(hand_sentences(view, playable(view), planned, words))
    return Picture(felt_document(height, drawn), alt)


def sorted_hand(cards: CardSet, style: Style) -> list[Card]:
    """The cards of a hand sorted by suit in alternating colours, or by rank; high cards first."""
    if style.sort == "rank":
        return sorted(cards_in(cards), key=lambda card: (-card.rank, SUITS_IN_HAND.index(card.suit)))
    return sorted(cards_in(cards), key=lambda card: (SUITS_IN_HAND.index(card.suit), -card.rank))


def playable(view: PlayerView) -> CardSet:
    """The cards that the viewer may legally play now; empty while it is not their turn to play one."""
    return card_set(action.card for action in view.legal if isinstance(action, Play))


def draw_hand(view: PlayerView, planned: CardSet, top: float, deck: Deck) -> tuple[str, float]:
    """The viewer's cards from `top` down, and where their picture ends."""
    if not view.hand:
        line = deck.words("picture-unlooked" if view.unlooked else "picture-no-cards")
        middle = top + _EMPTY_HEIGHT / 2
        note = paragraph(wrap_text(line, WIDTH - 60, 17), WIDTH / 2, middle, 17, WHITE)
        return group(note, class_="hand"), top + _EMPTY_HEIGHT
    width = _LARGE_CARD_WIDTH if deck.style.large else _CARD_WIDTH
    legal, drawn, y = playable(view), [], top + _RAISE + 4
    for row in _rows(sorted_hand(view.hand, deck.style), deck.style):
        drawn += _row(row, y, width, legal, planned, deck)
        y += width * CARD_RATIO + _RAISE + 2
    return group(*drawn, class_="hand"), y - _RAISE - 2 + _MARGIN


def _rows(cards: list[Card], style: Style) -> list[list[Card]]:
    """One row, or two in large print, with no suit in both if they can be of about equal length."""
    if not style.large or len(cards) <= _CARDS_IN_LARGE_ROW:
        return [cards]
    half = len(cards) / 2
    ends = [i for i in range(1, len(cards)) if cards[i].suit is not cards[i - 1].suit]
    best = min(ends, key=lambda end: abs(end - half), default=0) if style.sort == "suit" else 0
    if max(best, len(cards) - best) > _CARDS_IN_LARGE_ROW + 1:
        best = -(-len(cards) // 2)
    return [cards[:best], cards[best:]]


def _row(
    cards: Sequence[Card], y: float, width: float, legal: CardSet, planned: CardSet, deck: Deck
) -> list[str]:
    lefts = _places(cards, width, deck.style)
    drawn = []
    for i, (card, x) in enumerate(zip(cards, lefts, strict=True)):
        raised = bool(legal >> card & 1)
        seen = lefts[i + 1] - x if i + 1 < len(lefts) else width
        drawn.append(
            deck.card(
                card,
                x,
                y - _RAISE if raised else y,
                width,
                border=GOLD if raised else None,
                shaded=bool(legal) and not raised,
                covered=seen < width,
            )
        )
        if planned >> card & 1:
            drawn.append(_plan_mark(x, y - _RAISE if raised else y, width))
    return drawn


def _places(cards: Sequence[Card], width: float, style: Style) -> list[float]:
    """The left edges of cards in a row that is centred, with gaps between the suits."""
    suits = [len(list(same)) for _, same in groupby(cards, key=lambda card: card.suit)]
    gap = _SUIT_GAP if style.sort == "suit" else 0
    gaps = gap * (len(suits) - 1) if gap else 0
    room = WIDTH - 2 * _MARGIN - width - gaps
    step = min(width + 4, room / max(1, len(cards) - 1))
    x = (WIDTH - width - gaps - step * (len(cards) - 1)) / 2
    lefts = []
    for i, card in enumerate(cards):
        if i:
            x += step + (gap if card.suit is not cards[i - 1].suit else 0)
        lefts.append(x)
    return lefts


def _plan_mark(x: float, y: float, width: float) -> str:
    """A tick on a golden disc below the index of a card that is planned."""
    unit = width / CARD_WIDTH
    x, y, radius = x + INDEX_WIDTH * unit / 2 + 1, y + 108 * unit, 15 * unit
    tick = f"M{x - radius * 0.45:.1f} {y:.1f}L{x - radius * 0.1:.1f} {y + radius * 0.38:.1f}"
    tick += f"L{x + radius * 0.5:.1f} {y - radius * 0.4:.1f}"
    disc = circle(x, y, radius, GOLD, stroke=INK, stroke_width=1)
    return group(disc, stroked_path(tick, INK, radius * 0.26), class_="planned")
