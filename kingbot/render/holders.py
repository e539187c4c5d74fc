"""The picture of what a bot knew when it moved: the table and its hand, and who it took to hold what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from kingbot.cards import CARDS, Card, Rank, cards_in
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import NAME_LENGTH_AT_TABLE, alt_names, list_cards
from kingbot.render.alt_table import table_alt_text
from kingbot.render.cards import CHIP_HEIGHT, CHIP_WIDTH, Deck
from kingbot.render.fonts import shrink_to_fit
from kingbot.render.hand import draw_hand
from kingbot.render.picture import Picture
from kingbot.render.seats import drawable_names
from kingbot.render.style import LINE, PALE, PANEL, SEAT_COLOURS, SUITS_IN_HAND, Style
from kingbot.render.svg import WIDTH, group, rect, text
from kingbot.render.table import draw_table

WHOLE: Final = 255  # the shares of a card's holders add up to this
LIKELY: Final = 50  # percent from which somebody is said to hold a card

_LEFT: Final = 10.0
_STEP: Final = (WIDTH - 2 * _LEFT - CHIP_WIDTH) / 12
_LEGEND_HEIGHT: Final = 24.0
_BAR_HEIGHT: Final = 22.0
_BAR_WIDTH: Final = 7.0
_ROW: Final = CHIP_HEIGHT + _BAR_HEIGHT + 10

Shares = Sequence[tuple[int, int, int, int]]


def decision_picture(
    view: PlayerView, names: Sequence[str], holders: Shares, *, style: Style, words: Words
) -> Picture:
    """The table and the hand as a bot saw them, and below each card still out who it took to hold it.

    `holders` has the shares of seats 0-3 for each unseen card, upwards; where it is empty the table stands
    alone. It shows hidden cards: it may be made of hands that are over only.
    """
    deck = Deck(style, words)
    table = draw_table(view, drawable_names(names, words), deck)
    hand, bottom = draw_hand(view, 0, table.height - 4, deck)
    table = table.extended(bottom, hand)
    own = [words("decisions-cards", cards=list_cards(view.hand, words) or "–")]
    if holders:
        grid, bottom = _grid(view, drawable_names(names, words), holders, bottom + 2, deck)
        table = table.extended(bottom, grid)
        short = alt_names(names, words, NAME_LENGTH_AT_TABLE)
        own += holder_sentences(view, short, holders, words, card=words.spoken)
    return Picture(table.document(), table_alt_text(view, names, words, own))


def holder_sentences(
    view: PlayerView,
    names: Sequence[str],
    holders: Shares,
    words: Words,
    card: Callable[[Card], str] | None = None,
) -> Iterable[str]:
    """Of each opponent, the cards that they were taken to hold more likely than not, the likeliest first.

    `card` says a card, where not as the words do.
    """
    spelt = card or words.card
    for step in (1, 2, 3):
        seat = (view.seat + step) % 4
        likely = sorted(
            zip((percent(shares[seat]) for shares in holders), cards_in(view.unseen), strict=True),
            key=lambda each: -each[0],
        )
        said = [
            words("decisions-share", card=spelt(held), percent=share)
            for share, held in likely
            if share >= LIKELY
        ]
        if said:
            yield words("decisions-likely", name=names[seat], cards=", ".join(said))


def percent(share: int) -> int:
    """A share of `WHOLE` in percent."""
    return round(100 * share / WHOLE)


def _grid(
    view: PlayerView, names: Sequence[str], holders: Shares, top: float, deck: Deck
) -> tuple[str, float]:
    """The cards still out by suit and rank, each above three bars, and where that ends."""
    seats = [(view.seat + step) % 4 for step in (1, 2, 3)]
    by_card = dict(zip(cards_in(view.unseen), holders, strict=True))
    suits = [suit for suit in SUITS_IN_HAND if view.unseen & suit.cards]
    bottom = top + _LEGEND_HEIGHT + len(suits) * _ROW + 6
    parts = [rect(6, top, WIDTH - 12, bottom - top - 4, PANEL, rx=9)]
    for column, seat in enumerate(seats):
        x = _LEFT + 4 + column * (WIDTH - 2 * _LEFT) / 3
        name, size = shrink_to_fit(names[seat], (WIDTH - 2 * _LEFT) / 3 - 26, 13.5, 9)
        parts.append(rect(x, top + 7, 12, 12, SEAT_COLOURS[seat], rx=3))
        parts.append(text(x + 18, top + 17.5, name, size, PALE))
    for row, suit in enumerate(suits):
        y = top + _LEGEND_HEIGHT + row * _ROW + 2
        for card in (each for each in CARDS if each.suit is suit and each in by_card):
            x = _LEFT + (Rank.ACE - card.rank) * _STEP
            parts.append(deck.chip(card, x, y))
            parts.append(_bars(card, by_card[card], seats, x, y + CHIP_HEIGHT + 2))
    return group(*parts, class_="holders"), bottom


def _bars(card: Card, shares: tuple[int, int, int, int], seats: Sequence[int], x: float, y: float) -> str:
    parts = [rect(x, y + _BAR_HEIGHT, CHIP_WIDTH, 1.2, LINE)]
    for column, seat in enumerate(seats):
        height = _BAR_HEIGHT * shares[seat] / WHOLE
        if height >= 1:
            left = x + 1 + column * (CHIP_WIDTH - 2 - _BAR_WIDTH) / 2
            parts.append(rect(left, y + _BAR_HEIGHT - height, _BAR_WIDTH, height, SEAT_COLOURS[seat], rx=1.5))
    held = " ".join(str(percent(shares[seat])) for seat in seats)
    return group(*parts, class_="holder", data_of=str(card), data_percent=held)
