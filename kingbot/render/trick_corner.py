"""The last trick in the corner of a table picture: its four cards as they lay, who took it, and its cost."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card
from kingbot.engine.trick_points import HandTerms, trick_points
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.render.cards import CHIP_HEIGHT, CHIP_WIDTH, Deck
from kingbot.render.fonts import Font, shrink_to_fit, text_width
from kingbot.render.layout import MARGIN
from kingbot.render.seats import Side, side_of
from kingbot.render.style import GOLD, PALE, PANEL, PAPER, WHITE
from kingbot.render.suits import pip
from kingbot.render.svg import WIDTH, rect, stroked_path, text, translated

CORNER_WIDTH: Final = 91.0
_HEIGHT: Final = 75.0
_LARGE_SCALE: Final = 1.05  # there is no room for more
_STEP_X: Final = CHIP_WIDTH + 1.0
_STEP_Y: Final = CHIP_HEIGHT + 0.5
_COLUMN: Final = {Side.WEST: 0, Side.NORTH: 1, Side.SOUTH: 1, Side.EAST: 2}
_ROW: Final = {Side.NORTH: 0, Side.WEST: 1, Side.EAST: 1, Side.SOUTH: 2}


def last_trick_cost(view: MatchView, words: Words) -> str:
    """The points that the last trick brought its taker, with a sign; empty before the first trick."""
    trick, terms = view.last_trick, HandTerms.of_view(view)
    if trick is None or terms is None:
        return ""
    return words.points(trick_points(view.rules, len(view.tricks), trick, terms), plus=True)


def trick_corner(view: MatchView, names: tuple[str, ...], bottom: float, deck: Deck) -> str:
    """The last trick in the lower right corner; nothing before the first and when no trick is played."""
    trick = view.last_trick
    if trick is None or not (view.stage is Stage.TRICKS or view.hand_over):
        return ""
    scale = _LARGE_SCALE if deck.style.large else 1.0
    left = (CORNER_WIDTH - 3 * _STEP_X + 1) / 2
    parts = [rect(0, 0, CORNER_WIDTH, _HEIGHT, PANEL, rx=8)]
    for seat in range(4):
        side = side_of(view, seat)
        x, y = left + _COLUMN[side] * _STEP_X, 3.5 + _ROW[side] * (_STEP_Y - 0.5)
        parts.append(_small_card(trick.card_of(seat), x, y, deck, ringed=seat == trick.winner))
    cost = last_trick_cost(view, deck.words)
    right = CORNER_WIDTH - 6
    room = right - 19 - text_width(cost, 13, Font.BOLD) - 4
    name, size = shrink_to_fit(names[trick.winner], room, 13, 10.5)
    parts += [
        stroked_path("M6 66.5H15M11.5 63L15 66.5L11.5 70", PALE, 1.5),
        text(19, 71, name, size, PALE),
        text(right, 71, cost, 13, WHITE, font=Font.BOLD, anchor="end", class_="cost"),
    ]
    x, y = WIDTH - MARGIN - CORNER_WIDTH * scale, bottom - MARGIN - _HEIGHT * scale
    return translated(x, y, *parts, scale=scale, class_="trick-corner")


def _small_card(card: Card, x: float, y: float, deck: Deck, *, ringed: bool) -> str:
    colour, letters = deck.colour(card.suit), deck.rank_letters(card)
    width, height = CHIP_WIDTH, CHIP_HEIGHT
    return translated(
        x,
        y,
        rect(0, 0, width, height, PAPER, rx=3.5),
        rect(0, 0, width, height, "none", rx=3.5, stroke=GOLD, stroke_width=3) if ringed else "",
        text(9, 14, letters, 14 if len(letters) == 1 else 12, colour, font=Font.BOLD, anchor="middle"),
        pip(card.suit, 20, 9, 10.5, colour),
        class_="small-card",
        data_small=str(card),
        data_ringed="yes" if ringed else None,
    )
