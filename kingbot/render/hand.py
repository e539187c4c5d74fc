"""The picture of a hand: the viewer's sorted cards, legal ones raised, the others dimmed."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card, CardSet, card_set, cards_in
from kingbot.engine.actions import Play
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import hand_alt_text
from kingbot.render.cards import CARD_RATIO, Deck
from kingbot.render.layout import felt_document, paragraph, wrap_text
from kingbot.render.picture import Picture
from kingbot.render.style import GOLD, SUITS_IN_HAND, WHITE, Style
from kingbot.render.svg import WIDTH

_MARGIN: Final = 12.0
_RAISE: Final = 14.0
_CARD_WIDTH: Final = 72.0
_LARGE_CARD_WIDTH: Final = 96.0
_CARDS_IN_LARGE_ROW: Final = 7


def hand_picture(view: PlayerView, *, style: Style, words: Words) -> Picture:
    """The viewer's own cards, in two rows in large print."""
    deck = Deck(style, words)
    cards = sorted_hand(view.hand, style)
    return Picture(_draw(view, cards, deck), hand_alt_text(view, cards, playable(view), words))


def sorted_hand(cards: CardSet, style: Style) -> list[Card]:
    """The cards of a hand sorted by suit in alternating colours, or by rank; high cards first."""
    if style.sort == "rank":
        return sorted(cards_in(cards), key=lambda card: (-card.rank, SUITS_IN_HAND.index(card.suit)))
    return sorted(cards_in(cards), key=lambda card: (SUITS_IN_HAND.index(card.suit), -card.rank))


def playable(view: PlayerView) -> CardSet:
    """The cards that the viewer may legally play now; empty while it is not their turn to play one."""
    return card_set(action.card for action in view.legal if isinstance(action, Play))


def _draw(view: PlayerView, cards: list[Card], deck: Deck) -> str:
    if not cards:
        line = deck.words("picture-unlooked" if view.unlooked else "picture-no-cards")
        return felt_document(70, paragraph(wrap_text(line, WIDTH - 60, 18), WIDTH / 2, 35, 18, WHITE))
    width = _LARGE_CARD_WIDTH if deck.style.large else _CARD_WIDTH
    rows = [cards]
    if deck.style.large and len(cards) > _CARDS_IN_LARGE_ROW:
        half = -(-len(cards) // 2)
        rows = [cards[:half], cards[half:]]
    legal = playable(view)
    height = width * CARD_RATIO + _RAISE + 8
    drawn = [
        card
        for i, row in enumerate(rows)
        for card in _row(row, _MARGIN + _RAISE + i * height, width, legal, deck)
    ]
    return felt_document(_MARGIN + _RAISE + len(rows) * height - _RAISE - 8 + _MARGIN, *drawn)


def _row(cards: list[Card], y: float, width: float, legal: CardSet, deck: Deck) -> list[str]:
    max_width = WIDTH - 2 * _MARGIN - width
    step = min(width + 6, max_width / max(1, len(cards) - 1))
    x = (WIDTH - width - step * (len(cards) - 1)) / 2
    drawn = []
    for i, card in enumerate(cards):
        left = x + i * step
        if not legal:
            drawn.append(deck.card(card, left, y, width))
        elif legal >> card & 1:
            drawn.append(deck.card(card, left, y - _RAISE, width, border=GOLD))
        else:
            drawn.append(deck.card(card, left, y, width, dim=0.45))
    return drawn
