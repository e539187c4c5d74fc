"""The layout of a table picture: positions of cards, bubbles and panels; its background; blocks of text.

Positions are in picture units from the upper left corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingbot.render.cards import CARD_RATIO
from kingbot.render.fonts import Font, text_width
from kingbot.render.seats import Side
from kingbot.render.style import FELT, FELT_LIGHT, PANEL, TABLE_EDGE
from kingbot.render.svg import WIDTH, document, filled_path, rect, tag, text

MARGIN: Final = 8.0
SIDE_PANEL_WIDTH: Final = 130.0
MIDDLE_PANEL_WIDTH: Final = 184.0
BUBBLE_WIDTH: Final = 110.0
BUBBLE_HEIGHT: Final = 38.0
_GAP: Final = 5.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where cards, speech bubbles and seat panels go on a table below `top`.

    `panel_height` is the height of a panel without extra rows of chips.
    """

    top: float
    card_width: float
    panel_height: float

    @property
    def card_height(self) -> float:
        """The height of a card."""
        return self.card_width * CARD_RATIO

    @property
    def bottom(self) -> float:
        """The height of the whole picture."""
        return self.top + 2 * self.panel_height + 2 * self.card_height + 3 * _GAP + MARGIN

    @property
    def centre_y(self) -> float:
        """The y coordinate of the table's centre."""
        return self.top + self.panel_height + _GAP + self.card_height + _GAP / 2

    def card_at(self, side: Side) -> tuple[float, float]:
        """The upper left corner of the card in front of a player."""
        left = (WIDTH - self.card_width) / 2
        aside = self.card_width + 9
        upper = self.centre_y - _GAP / 2 - self.card_height
        side_y = self.centre_y - (self.panel_height + _GAP + self.card_height) / 2 + self.panel_height + _GAP
        return {
            Side.SOUTH: (left, self.centre_y + _GAP / 2),
            Side.EAST: (left + aside, side_y),
            Side.NORTH: (left, upper),
            Side.WEST: (left - aside, side_y),
        }[side]

    def card_centre(self, side: Side) -> tuple[float, float]:
        """The centre of the card in front of a player."""
        x, y = self.card_at(side)
        return x + self.card_width / 2, y + self.card_height / 2

    def bubble_at(self, side: Side) -> tuple[float, float]:
        """The centre of a player's speech bubble, between their panel and the table's centre."""
        if side is Side.NORTH:
            return WIDTH / 2, self.top + self.panel_height + 2 * _GAP + BUBBLE_HEIGHT / 2
        if side is Side.SOUTH:
            return WIDTH / 2, self.bottom - MARGIN - self.panel_height - 2 * _GAP - BUBBLE_HEIGHT / 2
        x = MARGIN + SIDE_PANEL_WIDTH / 2
        y = self.card_at(side)[1] + _GAP + BUBBLE_HEIGHT / 2
        return (x if side is Side.WEST else WIDTH - x), y

    def panel_at(self, side: Side, height: float) -> tuple[float, float, float]:
        """The upper left corner and the width of a panel of this height; panels at the sides grow upwards."""
        if side in (Side.NORTH, Side.SOUTH):
            y = self.top if side is Side.NORTH else self.bottom - MARGIN - self.panel_height
            return (WIDTH - MIDDLE_PANEL_WIDTH) / 2, y, MIDDLE_PANEL_WIDTH
        x = MARGIN if side is Side.WEST else WIDTH - MARGIN - SIDE_PANEL_WIDTH
        below_north = self.top + self.panel_height + _GAP
        return x, max(below_north, self.card_at(side)[1] - _GAP - height), SIDE_PANEL_WIDTH


def panel_width(side: Side) -> float:
    """The width of the seat panel on a side of the table."""
    return MIDDLE_PANEL_WIDTH if side in (Side.NORTH, Side.SOUTH) else SIDE_PANEL_WIDTH


@dataclass(frozen=True, slots=True)
class Felt:
    """What lies on a green table of this `height`, before it becomes a document.

    `band` is the height of a darker band at the top. `highlight` is an ellipse of lighter felt: the y
    coordinate of its centre and its two radii.
    """

    height: float
    parts: tuple[str, ...]
    band: float = 0
    highlight: tuple[float, float, float] | None = None

    def document(self) -> str:
        """The SVG document."""
        return felt_document(self.height, *self.parts, band_height=self.band, highlight=self.highlight)

    def extended(self, height: float, *parts: str) -> Felt:
        """The same table, higher, with more on it."""
        return replace(self, height=height, parts=(*self.parts, *parts))


def felt_document(
    height: float, *children: str, band_height: float = 0, highlight: tuple[float, float, float] | None = None
) -> str:
    """An SVG document on a green table, with a darker band of `band_height` at the top.

    `highlight` is an ellipse of lighter felt: the y coordinate of its centre and its two radii.
    """
    # Opaque to its corners, which Discord rounds itself: only opaque pictures become small files.
    parts = [rect(-1, -1, WIDTH + 2, height + 2, TABLE_EDGE), rect(3, 3, WIDTH - 6, height - 6, FELT, rx=12)]
    if highlight is not None:
        parts.append(
            tag("ellipse", cx=WIDTH / 2, cy=highlight[0], rx=highlight[1], ry=highlight[2], fill=FELT_LIGHT)
        )
    if band_height:
        left, right = 3, WIDTH - 3
        corners = f"L{left} 15A12 12 0 0 1 15 3L{right - 12:g} 3A12 12 0 0 1 {right:g} 15"
        parts.append(filled_path(f"M{left} {band_height:g}{corners}L{right:g} {band_height:g}Z", PANEL))
    return document(height, *parts, *children)


def wrap_text(words: str, max_width: float, size: float, font: Font = Font.PLAIN) -> list[str]:
    """A text in lines no wider than `max_width`, unless a single word is."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, font) <= max_width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(
    lines: Sequence[str], x: float, centre_y: float, size: float, fill: str, *, font: Font = Font.PLAIN
) -> str:
    """Lines of text, centred on (`x`, `centre_y`) as a block."""
    step = size * 1.22
    first = centre_y - step * (len(lines) - 1) / 2 + size * 0.35
    return "".join(
        text(x, first + i * step, line, size, fill, font=font, anchor="middle")
        for i, line in enumerate(lines)
    )
