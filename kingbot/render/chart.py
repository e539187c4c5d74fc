"""The line chart of a match: each player's points after every hand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from math import ceil, floor, log10
from typing import Final

from kingbot.engine.hand import FinishedHand
from kingbot.i18n import Words
from kingbot.render.style import BAND, FAINT, LINE, PALE, RIM, SEAT_COLOURS
from kingbot.render.svg import box, disc, group, number, stroke, tag, text

_AXIS: Final = 42.0  # room for the numbers at the left
_FOOT: Final = 20.0
_STEPS: Final = (1, 2, 2.5, 5, 10)


def courses(finished: Sequence[FinishedHand]) -> tuple[tuple[Fraction, ...], ...]:
    """The points of each seat before the first hand and after every one."""
    return tuple(
        tuple(accumulate((hand.points[seat] for hand in finished), initial=Fraction(0))) for seat in range(4)
    )


def chart(
    finished: Sequence[FinishedHand], x: float, y: float, wide: float, high: float, words: Words
) -> str:
    """The chart in a rectangle of the picture; every line has its own colour and its own kind of dots."""
    lines = courses(finished)
    low, top, step = scale([points for line in lines for points in line])
    left, right, floor_ = x + _AXIS, x + wide - 12, y + high - _FOOT
    unit = (floor_ - y - 10) / (top - low)

    def at(hand: int, points: float) -> tuple[float, float]:
        return left + (right - left) * hand / len(finished), floor_ - (points - low) * unit

    parts = [box(x, y, wide, high, BAND, rx=9)]
    for i in range(round((top - low) / step) + 1):
        value = low + i * step
        _, level = at(0, value)
        parts.append(
            stroke(f"M{number(left)} {number(level)}H{number(right)}", PALE if not value else LINE, 1)
        )
        parts.append(text(left - 7, level + 4.5, words.points(Fraction(value)), 13, PALE, anchor="end"))
    gap = 1 if len(finished) <= 10 else 2 if len(finished) <= 14 else 4
    for hand in range(gap, len(finished) + 1, gap):
        parts.append(text(at(hand, low)[0], floor_ + 15, str(hand), 13, FAINT, anchor="middle"))
    for seat, line in enumerate(lines):
        spots = [at(hand, float(points)) for hand, points in enumerate(line)]
        parts.append(_line(seat, spots))
    return group(*parts, class_="chart")


def _line(seat: int, spots: Sequence[tuple[float, float]]) -> str:
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in spots)
    drawn = stroke(path, SEAT_COLOURS[seat], 2.6, stroke_linejoin="round")
    dots = "".join(marker(seat, *spot, 3.6) for spot in spots[1:])
    return group(drawn, dots, class_="line", data_seat=str(seat))


def marker(seat: int, x: float, y: float, size: float) -> str:
    """The dot of a seat's line, its middle at a place: round, square, pointed or on its corner."""
    colour = SEAT_COLOURS[seat]
    if seat == 0:
        return disc(x, y, size, colour, stroke=RIM, stroke_width=0.8)
    if seat == 1:
        return box(
            x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8, colour, stroke=RIM, stroke_width=0.8
        )
    corners = {2: ((0, -1.25), (1.2, 0.95), (-1.2, 0.95)), 3: ((0, -1.35), (1.35, 0), (0, 1.35), (-1.35, 0))}[
        seat
    ]
    points = " ".join(f"{number(x + dx * size)},{number(y + dy * size)}" for dx, dy in corners)
    return tag("polygon", points=points, fill=colour, stroke=RIM, stroke_width=0.8)


def scale(values: Sequence[Fraction]) -> tuple[float, float, float]:
    """The ends of an axis that holds these values and zero, and the round step between its lines."""
    numbers = [0.0, *map(float, values)]
    lowest, highest = min(numbers), max(numbers)
    span = highest - lowest or 1.0
    rough = span / 4
    tens = 10 ** floor(log10(rough))
    step = max(1.0, next(each for each in (m * tens for m in _STEPS) if each >= rough))
    low = floor(lowest / step) * step
    return low, max(low + step, ceil(highest / step) * step), step
