"""The plate beside a seat, with what is known of its player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from kingbot.cards import Card, Suit
from kingbot.render.cards import CHIP_HIGH, Deck, bundle_width
from kingbot.render.fonts import Face, fit, width
from kingbot.render.seats import dealer_mark, suit_mark
from kingbot.render.style import BAND, CREAM, GOLD, INK, PALE, WHITE
from kingbot.render.suits import pip
from kingbot.render.svg import box, disc, group, moved, text

PLATE_HIGH: Final = 43.0
_FIRST: Final = 15.5  # font sizes of the two rows
_SECOND: Final = 15.0
_PAD: Final = 8.0
_GAP: Final = 3.0

Bundle: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plate:
    """What is written beside a seat.

    `total` are the points of the match so far, `tricks` the tricks taken, `chips` the penalty cards taken, or
    `count` of them where all are of one suit; `declares` the suit of a declarer who named one; `cards` those
    still held.
    """

    seat: int
    name: str
    total: str
    dealer: bool = False
    turn: bool = False
    partner: bool = False
    declares: Suit | None = None
    tricks: int | None = None
    chips: tuple[Card, ...] = ()
    count: tuple[Suit, int] | None = None
    cards: int | None = None

    def high(self, wide: float, size: float = 1) -> float:
        """How high the plate is when it is that wide; `size` is that of the print."""
        return size * (PLATE_HIGH + self._chip_rows(wide / size) * (CHIP_HIGH + _GAP))

    def _chip_rows(self, wide: float) -> int:
        """How many more rows the chips need than the two that every plate has."""
        return len(self._lines(wide)) - 1

    def _lines(self, wide: float) -> list[list[Bundle]]:
        """The cards taken, those of a rank together, in lines: the first stands beside the total."""
        full = wide - 2 * _PAD
        room = full - width(self.total, _SECOND, Face.BOLD) - 8
        lines: list[list[Bundle]] = [[]]
        for _, cards in groupby(self.chips, key=lambda card: card.rank):
            bundle = tuple(cards)
            if _line_width([*lines[-1], bundle]) > (room if len(lines) == 1 else full):
                lines.append([])
            lines[-1].append(bundle)
        return lines

    def draw(self, x: float, y: float, wide: float, deck: Deck) -> str:
        """The plate, its upper left corner at a place."""
        size = deck.style.print
        wide /= size
        ink, paper, edge = (INK, CREAM, GOLD) if self.turn else (WHITE, BAND, None)
        frame = box(
            0, 0, wide, self.high(wide), paper, rx=9, stroke=edge, stroke_width=2.5 if self.turn else None
        )
        return moved(
            x,
            y,
            frame,
            self._first_row(wide, ink, deck),
            self._second_row(wide, deck),
            scale=size,
            class_="seat",
            data_seat=str(self.seat),
            data_turn="yes" if self.turn else None,
        )

    def _first_row(self, wide: float, ink: str, deck: Deck) -> str:
        parts, left, right = [], _PAD, wide - _PAD
        if self.dealer:
            parts.append(dealer_mark(left + 8, 14))
            left += 21
        if self.declares is not None:
            parts.append(suit_mark(self.declares, right - 8, 14, 8.5, deck))
            right -= 21
        if self.partner:
            parts.append(_link(right - 16, 14))
            right -= 26
        parts.append(
            text(left, 19, fit(self.name, right - left, _FIRST, Face.BOLD), _FIRST, ink, face=Face.BOLD)
        )
        return "".join(parts)

    def _second_row(self, wide: float, deck: Deck) -> str:
        ink, right = "#5a4a1c" if self.turn else PALE, wide - _PAD
        parts = [
            text(_PAD, 37, self.total, _SECOND, ink, face=Face.BOLD, class_="total"),
            *self._chips(right, wide, deck),
        ]
        if self.count is not None:
            parts.append(_counted(*self.count, right, deck))
        if self.tricks is not None:
            parts.append(_number(self.tricks, right, ink) + _trick_icon(right - 16, 25))
        if self.cards is not None:
            parts.append(_number(self.cards, right, ink) + _hand_icon(right - 16, 25))
        return "".join(parts)

    def _chips(self, right: float, wide: float, deck: Deck) -> list[str]:
        drawn = []
        for i, line in enumerate(self._lines(wide)):
            x = right - _line_width(line)
            for bundle in line:
                drawn.append(deck.bundle(bundle, x, 23 + i * (CHIP_HIGH + _GAP)))
                x += bundle_width(len(bundle)) + _GAP
        return drawn


def _line_width(line: Sequence[Bundle]) -> float:
    return sum(bundle_width(len(bundle)) + _GAP for bundle in line) - _GAP


def _link(x: float, y: float) -> str:
    rings = disc(x, y, 6, "none", stroke=GOLD, stroke_width=2.6) + disc(
        x + 8, y, 6, "none", stroke=GOLD, stroke_width=2.6
    )
    return group(rings, class_="pair")


def _number(value: int, right: float, ink: str) -> str:
    return text(right - 20, 37, str(value), _SECOND, ink, face=Face.BOLD, anchor="end")


def _counted(suit: Suit, number: int, right: float, deck: Deck) -> str:
    wide = 26 + width(str(number), 15, Face.BOLD)
    return group(
        box(right - wide, 23, wide, CHIP_HIGH, WHITE, rx=4),
        pip(suit, right - wide + 11, 32, 11, deck.colour(suit)),
        text(right - 5, 37, str(number), 15, deck.colour(suit), face=Face.BOLD, anchor="end"),
        class_="count",
    )


def _trick_icon(x: float, y: float) -> str:
    """Four cards crosswise: a trick."""
    return moved(
        x,
        y,
        box(1, 3, 8, 11, "#8fbda6", rx=1.5, transform="rotate(-14 5 8)"),
        box(6, 2, 8, 11, "#e8f3ec", rx=1.5, stroke="#123a2a", stroke_width=1, transform="rotate(12 10 8)"),
    )


def _hand_icon(x: float, y: float) -> str:
    """A fan of cards: those still held."""
    return moved(
        x,
        y,
        box(4, 1, 7, 11, "#8fbda6", rx=1.5, transform="rotate(-24 7.5 13)"),
        box(4, 1, 7, 11, "#c3dccf", rx=1.5, stroke="#123a2a", stroke_width=0.8, transform="rotate(0 7.5 13)"),
        box(
            4, 1, 7, 11, "#ffffff", rx=1.5, stroke="#123a2a", stroke_width=0.8, transform="rotate(24 7.5 13)"
        ),
    )
