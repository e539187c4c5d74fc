"""Where things lie in a picture of the table: plates around, cards or words before them, a band on top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingbot.render.cards import RATIO
from kingbot.render.fonts import Face, width
from kingbot.render.seats import Place
from kingbot.render.style import BAND, FELT, GLOW, RIM
from kingbot.render.svg import WIDTH, box, document, shape, tag, text

MARGIN: Final = 8.0
SIDE_PLATE: Final = 130.0
MIDDLE_PLATE: Final = 176.0
SPEECH_WIDE: Final = 110.0
SPEECH_HIGH: Final = 38.0
_GAP: Final = 5.0


@dataclass(frozen=True, slots=True)
class Spots:
    """The places of a table whose felt begins at `top`, with cards `card` wide and plates `plate` high."""

    top: float
    card: float
    plate: float

    @property
    def card_high(self) -> float:
        """How high a card is."""
        return self.card * RATIO

    @property
    def bottom(self) -> float:
        """Where the picture ends."""
        return self.top + 2 * self.plate + 2 * self.card_high + 3 * _GAP + MARGIN

    @property
    def middle(self) -> float:
        """The height of the table's middle."""
        return self.top + self.plate + _GAP + self.card_high + _GAP / 2

    def card_at(self, place: Place) -> tuple[float, float]:
        """The upper left corner of the card in front of a player."""
        left = (WIDTH - self.card) / 2
        aside = self.card + 9
        upper = self.middle - _GAP / 2 - self.card_high
        side = self.middle - (self.plate + _GAP + self.card_high) / 2 + self.plate + _GAP
        return {
            Place.SOUTH: (left, self.middle + _GAP / 2),
            Place.EAST: (left + aside, side),
            Place.NORTH: (left, upper),
            Place.WEST: (left - aside, side),
        }[place]

    def middle_of(self, place: Place) -> tuple[float, float]:
        """The middle of the card in front of a player."""
        x, y = self.card_at(place)
        return x + self.card / 2, y + self.card_high / 2

    def speech_at(self, place: Place) -> tuple[float, float]:
        """The middle of what a player says: before the plate, towards the table's middle."""
        if place is Place.NORTH:
            return WIDTH / 2, self.top + self.plate + 2 * _GAP + SPEECH_HIGH / 2
        if place is Place.SOUTH:
            return WIDTH / 2, self.bottom - MARGIN - self.plate - 2 * _GAP - SPEECH_HIGH / 2
        x = MARGIN + SIDE_PLATE / 2
        y = self.card_at(place)[1] + _GAP + SPEECH_HIGH / 2
        return (x if place is Place.WEST else WIDTH - x), y

    def plate_at(self, place: Place, high: float) -> tuple[float, float, float]:
        """The upper left corner and the width of a plate that is so high; side plates grow upwards."""
        if place in (Place.NORTH, Place.SOUTH):
            y = self.top if place is Place.NORTH else self.bottom - MARGIN - self.plate
            return (WIDTH - MIDDLE_PLATE) / 2, y, MIDDLE_PLATE
        x = MARGIN if place is Place.WEST else WIDTH - MARGIN - SIDE_PLATE
        below_north = self.top + self.plate + _GAP
        return x, max(below_north, self.card_at(place)[1] - _GAP - high), SIDE_PLATE


def plate_width(place: Place) -> float:
    """How wide the plate on a side of the table is."""
    return MIDDLE_PLATE if place in (Place.NORTH, Place.SOUTH) else SIDE_PLATE


def felt(high: float, *children: str, band: float = 0, glow: tuple[float, float, float] | None = None) -> str:
    """A picture on a table of our own, so many units high, with a darker band on top.

    `glow` is the lighter middle of the table: the height of its centre and its two radii.
    """
    parts = [box(0, 0, WIDTH, high, RIM, rx=14), box(3, 3, WIDTH - 6, high - 6, FELT, rx=12)]
    if glow is not None:
        parts.append(tag("ellipse", cx=WIDTH / 2, cy=glow[0], rx=glow[1], ry=glow[2], fill=GLOW))
    if band:
        left, right = 3, WIDTH - 3
        corners = f"L{left} 15A12 12 0 0 1 15 3L{right - 12:g} 3A12 12 0 0 1 {right:g} 15"
        parts.append(shape(f"M{left} {band:g}{corners}L{right:g} {band:g}Z", BAND))
    return document(high, *parts, *children)


def wrapped(words: str, room: float, size: float, face: Face = Face.PLAIN) -> list[str]:
    """A sentence in lines no wider than the room, where its words allow it."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(
    lines: Sequence[str], x: float, middle: float, size: float, fill: str, *, face: Face = Face.PLAIN
) -> str:
    """Centred lines of text, the middle of them all at a height."""
    step = size * 1.22
    first = middle - step * (len(lines) - 1) / 2 + size * 0.35
    return "".join(
        text(x, first + i * step, line, size, fill, face=face, anchor="middle")
        for i, line in enumerate(lines)
    )
