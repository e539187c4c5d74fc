"""The picture of somebody's statistics: points a hand by contract, and their places in the last matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from kingbot.i18n import Words
from kingbot.plain_text import one_line, shorten
from kingbot.render.crown import crown
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit
from kingbot.render.layout import felt_document
from kingbot.render.picture import Picture, join_sentences
from kingbot.render.style import CREAM, FAINT, GAIN, GOLD, INK, LINE, LOSS, PALE, PANEL, WHITE, Style
from kingbot.render.svg import WIDTH, circle, format_number, group, rect, stroked_path, text

_TITLE_HEIGHT: Final = 58.0
_ROW_HEIGHT: Final = 25.0
_LEFT: Final = 14.0
_BARS_LEFT: Final = 150.0  # the bars are drawn from here to the right edge
_BARS_RIGHT: Final = WIDTH - 60.0
_FORM_HEIGHT: Final = 108.0
_PLACES: Final = 4


@dataclass(frozen=True, slots=True)
class ContractBar:
    """A row of the chart: a contract's name, the points a hand as text and as number, and how many hands."""

    name: str
    average: Fraction
    shown: str
    hands: int


@dataclass(frozen=True, slots=True)
class StatsSheet:
    """What the picture shows: a name, the kind of King, its contracts, and places, the oldest first."""

    name: str
    preset: str
    contracts: Sequence[ContractBar]
    form: Sequence[int]


def stats_picture(sheet: StatsSheet, *, style: Style, words: Words) -> Picture:
    """The statistics of one person."""
    return Picture(_draw(sheet, style, words), stats_alt_text(sheet, words))


def stats_alt_text(sheet: StatsSheet, words: Words) -> str:
    """The picture in words: each contract with its points, then the places."""
    name = shorten(one_line(sheet.name), 24) or "?"
    bars = ", ".join(
        words("alt-stats-contract", contract=bar.name, average=bar.shown, count=bar.hands)
        for bar in sheet.contracts
    )
    places = ", ".join(str(place) for place in sheet.form)
    return join_sentences(
        (
            words("alt-stats", name=name, preset=sheet.preset),
            words("alt-stats-contracts", contracts=bars) if bars else "",
            words("alt-stats-form", places=places) if places else "",
        )
    )


def _draw(sheet: StatsSheet, style: Style, words: Words) -> str:
    row = _ROW_HEIGHT * style.print_scale
    title = drawable_text(sheet.name, Font.TITLE) or "?"
    title, size = shrink_to_fit(title, WIDTH - 84, 24, 15, Font.TITLE)
    subtitle, small = shrink_to_fit(words("picture-stats", preset=sheet.preset), WIDTH - 84, 14, 11)
    parts = [
        crown(36, 30, 40),
        text(68, 27, title, size, WHITE, font=Font.TITLE),
        text(68, 47, subtitle, small, PALE),
    ]
    top = _TITLE_HEIGHT + 8
    parts.append(_bars(sheet.contracts, top, row))
    top += len(sheet.contracts) * row + 6
    if sheet.form:
        parts.append(_form(sheet.form, top, words))
        top += _FORM_HEIGHT + 8
    return felt_document(top + 2, *parts, band_height=_TITLE_HEIGHT)


def _bars(contracts: Sequence[ContractBar], top: float, row: float) -> str:
    """A bar for each contract: losses to the left of the line at zero, gains to the right."""
    values = [float(bar.average) for bar in contracts]
    low, high = min(0.0, *values, 0.0), max(0.0, *values, 0.0)
    unit = (_BARS_RIGHT - _BARS_LEFT) / ((high - low) or 1.0)
    zero = _BARS_LEFT - low * unit
    parts = []
    for number, (bar, value) in enumerate(zip(contracts, values, strict=True)):
        y = top + number * row
        base = y + row / 2 + 5
        name, size = shrink_to_fit(drawable_text(bar.name), _BARS_LEFT - _LEFT - 10, 14, 10)
        start, width = zero + min(value, 0.0) * unit, max(abs(value) * unit, 1.0)
        parts.append(
            group(
                text(_LEFT, base, name, size, WHITE),
                rect(start, y + 3, width, row - 7, GAIN if value > 0 else LOSS, rx=3),
                text(WIDTH - _LEFT, base, bar.shown, 14, WHITE, font=Font.BOLD, anchor="end"),
                class_="contract",
            )
        )
    if contracts:
        line = f"M{format_number(zero)} {format_number(top)}V{format_number(top + len(contracts) * row)}"
        parts.append(stroked_path(line, PALE, 1.2))
    return "".join(parts)


def _form(form: Sequence[int], top: float, words: Words) -> str:
    """The places of the last matches as a line, the first place at the top."""
    left, right = _LEFT + 24, WIDTH - _LEFT - 14
    step = (right - left) / max(1, len(form) - 1)
    gap = (_FORM_HEIGHT - 40) / (_PLACES - 1)

    def position(number: int, place: int) -> tuple[float, float]:
        return left + number * step, top + 32 + (place - 1) * gap

    parts = [
        rect(8, top, WIDTH - 16, _FORM_HEIGHT, PANEL, rx=9),
        text(_LEFT + 2, top + 16, words("picture-stats-form"), 13, PALE),
    ]
    for place in range(1, _PLACES + 1):
        _, y = position(0, place)
        parts.append(text(_LEFT + 6, y + 4.5, str(place), 13, FAINT, anchor="middle"))
        across = f"M{format_number(left)} {format_number(y)}H{format_number(right)}"
        parts.append(stroked_path(across, LINE, 0.8))
    points = [position(number, place) for number, place in enumerate(form)]
    path = "M" + "L".join(f"{format_number(x)} {format_number(y)}" for x, y in points)
    parts.append(stroked_path(path, CREAM, 2.2, stroke_linejoin="round"))
    for (x, y), place in zip(points, form, strict=True):
        parts.append(circle(x, y, 5.2 if place == 1 else 3.8, GOLD if place == 1 else CREAM, stroke=INK))
    return group(*parts, class_="form")
