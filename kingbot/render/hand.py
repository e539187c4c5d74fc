"""The picture of a hand: the viewer's cards in order, what may be played raised, the rest in the shade."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card, CardSet, card_set, cards_in
from kingbot.engine.actions import Play
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import hand_in_words
from kingbot.render.cards import RATIO, Deck
from kingbot.render.layout import felt, paragraph, wrapped
from kingbot.render.picture import Picture
from kingbot.render.style import GOLD, SUITS_IN_HAND, WHITE, Style
from kingbot.render.svg import WIDTH

_MARGIN: Final = 12.0
_RAISED: Final = 14.0
_CARD: Final = 72.0
_LARGE_CARD: Final = 96.0
_LARGE_ROW: Final = 7


def hand_picture(view: PlayerView, *, style: Style, words: Words) -> Picture:
    """The viewer's own cards; in large print in two rows.

    :raises ValueError: for a view of the public, which has no hand.
    """
    if view.seat is None:
        raise ValueError("the public holds no cards")
    deck = Deck(style, words)
    cards = sorted_hand(view.hand, style)
    return Picture(_draw(view, cards, deck), hand_in_words(view, cards, playable(view), words))


def sorted_hand(cards: CardSet, style: Style) -> list[Card]:
    """A hand as its player holds it: by suit in alternating colours, or by rank; high cards first."""
    if style.sort == "rank":
        return sorted(cards_in(cards), key=lambda card: (-card.rank, SUITS_IN_HAND.index(card.suit)))
    return sorted(cards_in(cards), key=lambda card: (SUITS_IN_HAND.index(card.suit), -card.rank))


def playable(view: PlayerView) -> CardSet:
    """The cards that the viewer may play now; none while it is not their turn to play one."""
    return card_set(action.card for action in view.legal if isinstance(action, Play))


def _draw(view: PlayerView, cards: list[Card], deck: Deck) -> str:
    if not cards:
        line = deck.words("picture-unlooked" if view.unlooked else "picture-no-cards")
        return felt(70, paragraph(wrapped(line, WIDTH - 60, 18), WIDTH / 2, 35, 18, WHITE))
    wide = _LARGE_CARD if deck.style.large else _CARD
    rows = [cards]
    if deck.style.large and len(cards) > _LARGE_ROW:
        half = -(-len(cards) // 2)
        rows = [cards[:half], cards[half:]]
    open_now = playable(view)
    high = wide * RATIO + _RAISED + 8
    drawn = [
        card
        for i, row in enumerate(rows)
        for card in _row(row, _MARGIN + _RAISED + i * high, wide, open_now, deck)
    ]
    return felt(_MARGIN + _RAISED + len(rows) * high - _RAISED - 8 + _MARGIN, *drawn)


def _row(cards: list[Card], y: float, wide: float, open_now: CardSet, deck: Deck) -> list[str]:
    room = WIDTH - 2 * _MARGIN - wide
    step = min(wide + 6, room / max(1, len(cards) - 1))
    x = (WIDTH - wide - step * (len(cards) - 1)) / 2
    drawn = []
    for i, card in enumerate(cards):
        left = x + i * step
        if not open_now:
            drawn.append(deck.face(card, left, y, wide))
        elif open_now >> card & 1:
            drawn.append(deck.face(card, left, y - _RAISED, wide, mark=GOLD))
        else:
            drawn.append(deck.face(card, left, y, wide, dim=0.45))
    return drawn
