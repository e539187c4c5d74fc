"""The picture of a review: one's own points in each hand, and what better moves would have added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from kingbot.i18n import Words
from kingbot.plain_text import one_line, shorten
from kingbot.render.chart import axis_line, axis_scale
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit
from kingbot.render.layout import felt_document
from kingbot.render.picture import Picture, join_sentences
from kingbot.render.style import FAINT, GAIN, GOLD, LOSS, PANEL, WHITE, Style
from kingbot.render.svg import WIDTH, group, rect, text

_TITLE_HEIGHT: Final = 44.0
_HEIGHT: Final = 200.0
_LABELS: Final = 46.0
_NUMBERS: Final = 20.0


@dataclass(frozen=True, slots=True)
class Swing:
    """A hand: its number, one's own points, what was lost in it, and both as text."""

    number: int
    points: Fraction
    lost: Fraction
    shown: tuple[str, str]


def review_picture(swings: Sequence[Swing], name: str, *, style: Style, words: Words) -> Picture:
    """A bar for each hand from zero to its points, and upon it in outline what was lost."""
    told = ", ".join(
        words("review-chart-hand", number=each.number, points=each.shown[0], loss=each.shown[1])
        for each in swings
    )
    whose = shorten(one_line(name), 24) or "?"
    alt = join_sentences((words("review-chart"), words("review-chart-alt", name=whose, shown=told)))
    return Picture(_draw(swings, style, words), alt)


def _draw(swings: Sequence[Swing], style: Style, words: Words) -> str:
    title, size = shrink_to_fit(drawable_text(words("review-chart")), WIDTH - 28, 17, 11, Font.BOLD)
    low, top, step = axis_scale(
        [value for each in swings for value in (each.points, each.points + each.lost)]
    )
    height = _HEIGHT * style.print_scale
    y = _TITLE_HEIGHT + 8
    left, right, bottom = 8 + _LABELS, WIDTH - 18.0, y + height - _NUMBERS
    unit = (bottom - y - 10) / (top - low)
    parts = [text(14, 28, title, size, WHITE, font=Font.BOLD), rect(8, y, WIDTH - 16, height, PANEL, rx=9)]
    for number in range(round((top - low) / step) + 1):
        value = low + number * step
        parts.append(axis_line(value, left, right, bottom - (value - low) * unit, words))
    room = (right - left) / len(swings)
    for place, each in enumerate(swings):
        x = left + room * place
        parts.append(_bar(each, x + room * 0.16, room * 0.68, bottom + low * unit, unit))
        if len(swings) <= 14 or place % 2 == 0:
            parts.append(text(x + room / 2, bottom + 15, str(each.number), 13, FAINT, anchor="middle"))
    return felt_document(y + height + 8, *parts, band_height=_TITLE_HEIGHT)


def _bar(swing: Swing, x: float, width: float, zero: float, unit: float) -> str:
    points, better = float(swing.points), float(swing.points + swing.lost)
    start, end = zero - max(points, 0.0) * unit, zero - min(points, 0.0) * unit
    parts = [rect(x, start, width, max(end - start, 1.0), GAIN if points > 0 else LOSS, rx=2)]
    if swing.lost:
        reach = (better - points) * unit
        parts.append(
            rect(x, zero - better * unit, width, max(reach, 1.5), "none", rx=2, stroke=GOLD, stroke_width=2)
        )
    return group(*parts, class_="swing")
