"""The line chart of a match: each player's total after every hand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from math import ceil, floor, log10
from typing import Final

from kingbot.engine.hand import FinishedHand
from kingbot.i18n import Words
from kingbot.render.style import FAINT, LINE, PALE, PANEL, SEAT_COLOURS, TABLE_EDGE
from kingbot.render.svg import circle, format_number, group, rect, stroked_path, tag, text

_Y_LABELS_WIDTH: Final = 42.0
_X_LABELS_HEIGHT: Final = 20.0
_STEPS: Final = (1, 2, 2.5, 5, 10)


def running_totals(finished: Sequence[FinishedHand]) -> tuple[tuple[Fraction, ...], ...]:
    """The total points of each seat before the first hand and after every hand."""
    return tuple(
        tuple(accumulate((hand.points[seat] for hand in finished), initial=Fraction(0))) for seat in range(4)
    )


def chart(
    finished: Sequence[FinishedHand], x: float, y: float, width: float, height: float, words: Words
) -> str:
    """A chart in a rectangle of the picture. The lines differ in colour and in the shape of their markers."""
    lines = running_totals(finished)
    low, top, step = axis_scale([total for line in lines for total in line])
    left, right, bottom = x + _Y_LABELS_WIDTH, x + width - 12, y + height - _X_LABELS_HEIGHT
    unit = (bottom - y - 10) / (top - low)

    def position(hand: int, total: float) -> tuple[float, float]:
        return left + (right - left) * hand / len(finished), bottom - (total - low) * unit

    parts = [rect(x, y, width, height, PANEL, rx=9)]
    for i in range(round((top - low) / step) + 1):
        value = low + i * step
        parts.append(axis_line(value, left, right, position(0, value)[1], words))
    gap = 1 if len(finished) <= 10 else 2 if len(finished) <= 14 else 4
    for hand in range(gap, len(finished) + 1, gap):
        parts.append(text(position(hand, low)[0], bottom + 15, str(hand), 13, FAINT, anchor="middle"))
    for seat, line in enumerate(lines):
        parts.append(_line(seat, [position(hand, float(total)) for hand, total in enumerate(line)]))
    return group(*parts, class_="chart")


def _line(seat: int, points: Sequence[tuple[float, float]]) -> str:
    path = "M" + "L".join(f"{format_number(x)} {format_number(y)}" for x, y in points)
    drawn = stroked_path(path, SEAT_COLOURS[seat], 2.6, stroke_linejoin="round")
    dots = "".join(marker(seat, *point, 3.6) for point in points[1:])
    return group(drawn, dots, class_="line", data_seat=str(seat))


def marker(seat: int, x: float, y: float, size: float) -> str:
    """The data point marker of a seat, centred at (`x`, `y`): circle, square, triangle or diamond."""
    colour = SEAT_COLOURS[seat]
    if seat == 0:
        return circle(x, y, size, colour, stroke=TABLE_EDGE, stroke_width=0.8)
    if seat == 1:
        return rect(
            x - size * 0.9,
            y - size * 0.9,
            size * 1.8,
            size * 1.8,
            colour,
            stroke=TABLE_EDGE,
            stroke_width=0.8,
        )
    corners = {2: ((0, -1.25), (1.2, 0.95), (-1.2, 0.95)), 3: ((0, -1.35), (1.35, 0), (0, 1.35), (-1.35, 0))}[
        seat
    ]
    points = " ".join(f"{format_number(x + dx * size)},{format_number(y + dy * size)}" for dx, dy in corners)
    return tag("polygon", points=points, fill=colour, stroke=TABLE_EDGE, stroke_width=0.8)


def axis_line(value: float, left: float, right: float, level: float, words: Words) -> str:
    """A line across a chart at the level of a value, which stands before it; that of zero is brighter."""
    line = f"M{format_number(left)} {format_number(level)}H{format_number(right)}"
    label = text(left - 7, level + 4.5, words.points(Fraction(value)), 13, PALE, anchor="end")
    return stroked_path(line, LINE if value else PALE, 1) + label


def axis_scale(values: Sequence[Fraction]) -> tuple[float, float, float]:
    """The minimum and maximum of an axis that holds these values and zero, and the step of its grid lines."""
    numbers = [0.0, *map(float, values)]
    lowest, highest = min(numbers), max(numbers)
    span = highest - lowest or 1.0
    rough = span / 4
    tens = 10 ** floor(log10(rough))
    step = max(1.0, next(each for each in (m * tens for m in _STEPS) if each >= rough))
    low = floor(lowest / step) * step
    return low, max(low + step, ceil(highest / step) * step), step
