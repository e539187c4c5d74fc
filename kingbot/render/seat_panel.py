"""The panel beside a seat: the player's name, total, dealer and turn marks, and what they have taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from kingbot.cards import Card, Suit
from kingbot.render.cards import CHIP_HEIGHT, Deck, rank_chips_width
from kingbot.render.fonts import Font, text_width, truncate_to_fit
from kingbot.render.seats import dealer_mark, suit_mark
from kingbot.render.style import CREAM, GOLD, INK, PALE, PANEL, WHITE
from kingbot.render.suits import pip
from kingbot.render.svg import circle, group, rect, text, translated

PANEL_HEIGHT: Final = 43.0
_NAME_SIZE: Final = 15.5  # font sizes of the two rows
_TOTAL_SIZE: Final = 15.0
_PADDING: Final = 8.0
_GAP: Final = 3.0

SameRank: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPanel:
    """The contents of a seat's panel.

    `total` is the player's total in the match, `tricks` the number of tricks taken, `chips` the penalty cards
    taken, or `count` their suit and number where all are of one suit; `declares` is the trump suit that this
    player named; `cards` is the number of cards held.
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

    def height(self, width: float, print_scale: float = 1) -> float:
        """The height of the panel at this width."""
        return print_scale * (PANEL_HEIGHT + self._chip_rows(width / print_scale) * (CHIP_HEIGHT + _GAP))

    def _chip_rows(self, width: float) -> int:
        """How many rows of chips are needed below the two rows that every panel has."""
        return len(self._lines(width)) - 1

    def _lines(self, width: float) -> list[list[SameRank]]:
        """The cards taken, those of one rank together, in lines; the first line is beside the total."""
        full = width - 2 * _PADDING
        max_width = full - text_width(self.total, _TOTAL_SIZE, Font.BOLD) - 8
        lines: list[list[SameRank]] = [[]]
        for _, cards in groupby(self.chips, key=lambda card: card.rank):
            same_rank = tuple(cards)
            if _line_width([*lines[-1], same_rank]) > (max_width if len(lines) == 1 else full):
                lines.append([])
            lines[-1].append(same_rank)
        return lines

    def draw(self, x: float, y: float, width: float, deck: Deck) -> str:
        """The panel with its upper left corner at (`x`, `y`)."""
        size = deck.style.print_scale
        width /= size
        ink, paper, edge = (INK, CREAM, GOLD) if self.turn else (WHITE, PANEL, None)
        frame = rect(
            0, 0, width, self.height(width), paper, rx=9, stroke=edge, stroke_width=2.5 if self.turn else None
        )
        return translated(
            x,
            y,
            frame,
            self._first_row(width, ink, deck),
            self._second_row(width, deck),
            scale=size,
            class_="seat",
            data_seat=str(self.seat),
            data_turn="yes" if self.turn else None,
        )

    def _first_row(self, width: float, ink: str, deck: Deck) -> str:
        parts, left, right = [], _PADDING, width - _PADDING
        if self.dealer:
            parts.append(dealer_mark(left + 8, 14))
            left += 21
        if self.declares is not None:
            parts.append(suit_mark(self.declares, right - 8, 14, 8.5, deck))
            right -= 21
        if self.partner:
            parts.append(_partner_icon(right - 16, 14))
            right -= 26
        parts.append(
            text(
                left,
                19,
                truncate_to_fit(self.name, right - left, _NAME_SIZE, Font.BOLD),
                _NAME_SIZE,
                ink,
                font=Font.BOLD,
            )
        )
        return "".join(parts)

    def _second_row(self, width: float, deck: Deck) -> str:
        ink, right = "#5a4a1c" if self.turn else PALE, width - _PADDING
        parts = [
            text(_PADDING, 37, self.total, _TOTAL_SIZE, ink, font=Font.BOLD, class_="total"),
            *self._chips(right, width, deck),
        ]
        if self.count is not None:
            parts.append(_count_chip(*self.count, right, deck))
        if self.tricks is not None:
            parts.append(_number(self.tricks, right, ink) + _trick_icon(right - 16, 25))
        if self.cards is not None:
            parts.append(_number(self.cards, right, ink) + _hand_icon(right - 16, 25))
        return "".join(parts)

    def _chips(self, right: float, width: float, deck: Deck) -> list[str]:
        drawn = []
        for i, line in enumerate(self._lines(width)):
            x = right - _line_width(line)
            for same_rank in line:
                drawn.append(deck.rank_chips(same_rank, x, 23 + i * (CHIP_HEIGHT + _GAP)))
                x += rank_chips_width(len(same_rank)) + _GAP
        return drawn


def _line_width(line: Sequence[SameRank]) -> float:
    return sum(rank_chips_width(len(same_rank)) + _GAP for same_rank in line) - _GAP


def _partner_icon(x: float, y: float) -> str:
    rings = circle(x, y, 6, "none", stroke=GOLD, stroke_width=2.6) + circle(
        x + 8, y, 6, "none", stroke=GOLD, stroke_width=2.6
    )
    return group(rings, class_="pair")


def _number(value: int, right: float, ink: str) -> str:
    return text(right - 20, 37, str(value), _TOTAL_SIZE, ink, font=Font.BOLD, anchor="end")


def _count_chip(suit: Suit, number: int, right: float, deck: Deck) -> str:
    width = 26 + text_width(str(number), 15, Font.BOLD)
    return group(
        rect(right - width, 23, width, CHIP_HEIGHT, WHITE, rx=4),
        pip(suit, right - width + 11, 32, 11, deck.colour(suit)),
        text(right - 5, 37, str(number), 15, deck.colour(suit), font=Font.BOLD, anchor="end"),
        class_="count",
    )


def _trick_icon(x: float, y: float) -> str:
    """An icon for tricks taken: two crossed cards."""
    return translated(
        x,
        y,
        rect(1, 3, 8, 11, "#8fbda6", rx=1.5, transform="rotate(-14 5 8)"),
        rect(6, 2, 8, 11, "#e8f3ec", rx=1.5, stroke="#123a2a", stroke_width=1, transform="rotate(12 10 8)"),
    )


def _hand_icon(x: float, y: float) -> str:
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
