"""The panel beside a seat: the player's name and points, their part in the hand, and what they have taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Final, TypeAlias

from kingbot.cards import Card, Suit
from kingbot.render.cards import CHIP_HEIGHT, Deck, rank_chips_width
from kingbot.render.fonts import Font, shrink_to_fit, text_width
from kingbot.render.seats import chooser_mark, dealer_mark, suit_mark
from kingbot.render.style import CREAM, GAIN, GOLD, INK, LOSS, PAIR_COLOURS, PALE, PANEL, SLOT, WHITE
from kingbot.render.suits import pip
from kingbot.render.svg import circle, group, rect, text, translated

PANEL_HEIGHT: Final = 43.0
_NAME_SIZE: Final = 15.5  # font sizes of the two rows
_TOTAL_SIZE: Final = 15.0
_PADDING: Final = 8.0
_GAP: Final = 3.0
_MIN_BESIDE: Final = 150.0  # the width from which chips are beside the points, not below them

SameRank: TypeAlias = tuple[Card, ...]


class Role(Enum):
    """Who the hand turns on: its dealer, or where the contract is chosen, its chooser."""

    DEALER = "dealer"
    CHOOSER = "chooser"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPanel:
    """The contents of a seat's panel.

    `total` is the player's total in the match, `hand` that of this hand so far. `tricks` is the number of
    tricks taken, `chips` the penalty cards taken, or `count` their suit and number where all are of one suit.
    `declares` is the trump suit that this player named. A buyer has a `meter`, the tricks taken and the price
    to be paid, and the seller a `note` on what the sale brings. `pair` is 0 or 1 where pairs play; `cards`
    the number of cards held.
    """

    seat: int
    name: str
    total: str
    hand: str | None = None
    role: Role | None = None
    turn: bool = False
    pair: int | None = None
    declares: Suit | None = None
    meter: tuple[int, int] | None = None
    note: str | None = None
    tricks: int | None = None
    chips: tuple[Card, ...] = ()
    count: tuple[Suit, int] | None = None
    cards: int | None = None

    def height(self, width: float, print_scale: float = 1) -> float:
        """The height of the panel at this width: narrow ones have a third row where something was taken."""
        third = width / print_scale < _MIN_BESIDE and self._has_extra()
        return print_scale * (PANEL_HEIGHT + (CHIP_HEIGHT + _GAP if third else 0))

    def _has_extra(self) -> bool:
        return bool(self.chips or self.count or self.meter or self.note)

    def draw(self, x: float, y: float, width: float, deck: Deck) -> str:
        """The panel with its upper left corner at (`x`, `y`)."""
        size = deck.style.print_scale
        height = self.height(width, size) / size
        width /= size
        paper, edge = (CREAM, GOLD) if self.turn else (PANEL, None)
        frame = rect(0, 0, width, height, paper, rx=9, stroke=edge, stroke_width=2.5 if self.turn else None)
        below = height > PANEL_HEIGHT
        row, room = self._second_row(width, deck)
        left, right = (_PADDING, width - _PADDING) if below else room
        extra = self._extra(left, right, 44 if below else 23, deck)
        return translated(
            x,
            y,
            frame,
            pair_bar(self.pair, height) if self.pair is not None else "",
            self._first_row(width, deck),
            row,
            extra,
            scale=size,
            class_="seat",
            data_seat=str(self.seat),
            data_turn="yes" if self.turn else None,
        )

    def _first_row(self, width: float, deck: Deck) -> str:
        parts, left, right = [], _PADDING + (3 if self.pair is not None else 0), width - _PADDING
        if self.role is not None:
            mark = chooser_mark if self.role is Role.CHOOSER else dealer_mark
            parts.append(mark(left + 8, 14, 8, deck.words))
            left += 21
        if self.declares is not None:
            parts.append(suit_mark(self.declares, right - 8, 14, 8.5, deck))
            right -= 21
        ink = INK if self.turn else WHITE
        name, size = shrink_to_fit(self.name, right - left, _NAME_SIZE, 12.5, Font.BOLD)
        parts.append(text(left, 19, name, size, ink, font=Font.BOLD))
        return "".join(parts)

    def _second_row(self, width: float, deck: Deck) -> tuple[str, tuple[float, float]]:
        """Total, points of the hand and number of tricks; and what room is left between them."""
        ink = "#5a4a1c" if self.turn else PALE
        left, right = _PADDING + (3 if self.pair is not None else 0), width - _PADDING
        taken, number = "", self.tricks if self.tricks is not None else self.cards
        if number is not None:
            icon = trick_icon if self.tricks is not None else hand_icon
            taken = _number(number, right, ink) + icon(right - 16, 25)
            right -= 22 + text_width(str(number), _TOTAL_SIZE, Font.BOLD) + 5
        total_width = text_width(self.total, _TOTAL_SIZE, Font.BOLD)
        hand_width = 6 + _hand_points_width(self.hand) if self.hand is not None else 0
        scale = min(1.0, (right - left) / max(1.0, total_width + hand_width))
        total = text(0, 37, self.total, _TOTAL_SIZE, ink, font=Font.BOLD, class_="total")
        hand = _hand_points(self.hand, total_width + 6, on_cream=self.turn) if self.hand is not None else ""
        points = translated(left, 32 * (1 - scale), total, hand, scale=scale)
        return points + taken, (left + (total_width + hand_width) * scale + 5, right)

    def _extra(self, left: float, right: float, y: float, deck: Deck) -> str:
        """Chips, the meter of a sale or a note at the right of the room for them, smaller if need be."""
        if self.count is not None:
            return count_chip(*self.count, right, y, deck)
        if self.chips:
            return penalty_chips(self.chips, left, right, y, deck)
        if self.meter is not None:
            return _meter(*self.meter, left, right, y + 9, on_cream=self.turn)
        if self.note is not None:
            note, size = shrink_to_fit(self.note, right - left, 14, 10.5)
            ink = "#5a4a1c" if self.turn else PALE
            return text(right, y + 13.5, note, size, ink, anchor="end", class_="note")
        return ""


def pair_bar(pair: int, height: float) -> str:
    """The colour of a pair along the left edge of a panel; one pair's bar is whole, the other's broken."""
    pieces, inner = (1, 3)[pair], height - 12
    step = (inner + 3) / pieces
    return group(
        *(rect(2.5, 6 + i * step, 4, step - 3, PAIR_COLOURS[pair], rx=2) for i in range(pieces)),
        class_="pair",
        data_pair=str(pair),
    )


def penalty_chips(cards: Sequence[Card], left: float, right: float, y: float, deck: Deck) -> str:
    """Cards as chips, those of one rank together, at the right of the room for them, smaller if need be."""
    groups = [tuple(same) for _, same in groupby(cards, key=lambda card: card.rank)]
    width = sum(rank_chips_width(len(each)) + _GAP for each in groups) - _GAP
    scale = min(1.0, (right - left) / width)
    drawn, x = [], 0.0
    for each in groups:
        drawn.append(deck.rank_chips(each, x, 0))
        x += rank_chips_width(len(each)) + _GAP
    return translated(
        right - width * scale, y + CHIP_HEIGHT * (1 - scale) / 2, *drawn, scale=scale, class_="chips"
    )


def _meter(taken: int, price: int, left: float, right: float, y: float, *, on_cream: bool) -> str:
    """A disc for each trick of the price, filled for those that the buyer has taken."""
    step = min(13.0, (right - left) / price)
    ink, start = (INK, right - step * price) if on_cream else (GOLD, right - step * price)
    return group(
        *(
            circle(
                start + (i + 0.5) * step,
                y,
                step * 0.36,
                ink if i < taken else "none",
                stroke=ink,
                stroke_width=1.3,
            )
            for i in range(price)
        ),
        class_="meter",
        data_taken=str(taken),
        data_price=str(price),
    )


def _hand_points_width(points: str) -> float:
    return text_width(points, 14, Font.BOLD) + 12


def _hand_points(points: str, x: float, *, on_cream: bool) -> str:
    """The points of this hand on a small slip beside the total."""
    sign = points[0]
    paper = "#f2e2b4" if on_cream else SLOT
    gain, loss, none = ("#17652f", "#a01d2e", "#6b5a2b") if on_cream else (GAIN, LOSS, PALE)
    ink = loss if sign == "−" else gain if sign == "+" else none
    width = _hand_points_width(points)
    return group(
        rect(x, 23.5, width, 17, paper, rx=8.5),
        text(x + width / 2, 36.7, points, 14, ink, font=Font.BOLD, anchor="middle"),
        class_="hand-points",
    )


def _number(value: int, right: float, ink: str) -> str:
    return text(right - 20, 37, str(value), _TOTAL_SIZE, ink, font=Font.BOLD, anchor="end", class_="number")


def count_chip(suit: Suit, number: int, right: float, y: float, deck: Deck) -> str:
    """The number of cards taken of a suit, as a chip that ends at `right`."""
    width = 22 + text_width(str(number), 14, Font.BOLD)
    return group(
        rect(right - width, y, width, CHIP_HEIGHT, WHITE, rx=4),
        pip(suit, right - width + 10, y + 9, 11, deck.colour(suit)),
        text(right - 4.5, y + 14, str(number), 14, deck.colour(suit), font=Font.BOLD, anchor="end"),
        class_="count",
    )


def trick_icon(x: float, y: float) -> str:
    """An icon for tricks taken: two crossed cards."""
    return translated(
        x,
        y,
        rect(1, 3, 8, 11, "#8fbda6", rx=1.5, transform="rotate(-14 5 8)"),
        rect(6, 2, 8, 11, "#e8f3ec", rx=1.5, stroke="#123a2a", stroke_width=1, transform="rotate(12 10 8)"),
    )


def hand_icon(x: float, y: float) -> str:
    """An icon for cards held: a fan of cards."""
    return translated(
        x,
        y,
        rect(4, 1, 7, 11, "#8fbda6", rx=1.5, transform="rotate(-24 7.5 13)"),
        rect(
            4, 1, 7, 11, "#c3dccf", rx=1.5, stroke="#123a2a", stroke_width=0.8, transform="rotate(0 7.5 13)"
        ),
        rect(
            4, 1, 7, 11, "#ffffff", rx=1.5, stroke="#123a2a", stroke_width=0.8, transform="rotate(24 7.5 13)"
        ),
    )
