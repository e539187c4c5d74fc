"""The picture of the end of a match: the ranking, and the course of everybody's points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.alt import end_in_words
from kingbot.render.chart import chart, marker
from kingbot.render.crown import crown
from kingbot.render.fonts import Face, drawable, fit, shrink, width
from kingbot.render.layout import felt
from kingbot.render.picture import Picture
from kingbot.render.seats import drawn_names
from kingbot.render.style import BAND, CREAM, GOLD, INK, WHITE, Style
from kingbot.render.svg import WIDTH, box, group, text

_BAND: Final = 64.0
_ROW: Final = 34.0
_CHART: Final = 210.0
_LEFT: Final = 12.0


def match_end_picture(view: PlayerView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The final ranking with a line chart of points hand by hand.

    :raises ValueError: while the match is not over.
    """
    if view.ranking is None:
        raise ValueError("the match is not over")
    shown = drawn_names(names, words)
    return Picture(_draw(view, view.ranking, shown, style, words), end_in_words(view, names, words))


def _draw(
    view: PlayerView, ranking: Sequence[int], names: tuple[str, ...], style: Style, words: Words
) -> str:
    row = _ROW * style.print
    winners = [names[seat] for seat in range(4) if ranking[seat] == 1]
    title = words("picture-winners", names=words.both(winners), count=len(winners))
    title, size = shrink(drawable(title, Face.TITLE), WIDTH - 84, 24, 15, Face.TITLE)
    parts = [crown(38, 34, 44), text(70, 33 + size * 0.35, title, size, WHITE, face=Face.TITLE)]
    order = sorted(range(4), key=lambda seat: (ranking[seat], seat))
    top = _BAND + 8
    for i, seat in enumerate(order):
        parts.append(
            _place(ranking[seat], seat, names[seat], words.points(view.totals[seat]), top + i * row, row)
        )
    top += 4 * row + 4
    parts.append(chart(view.finished, 8, top, WIDTH - 16, _CHART, words))
    return felt(top + _CHART + 8, *parts, band=_BAND)


def _place(place: int, seat: int, name: str, total: str, y: float, high: float) -> str:
    first = place == 1
    size = high * 0.5
    base = y + high / 2 + size * 0.35 - 2
    ink = INK if first else WHITE
    room = WIDTH - 8 - 16 - 74 - width(total, size, Face.BOLD) - 14
    return group(
        box(8, y, WIDTH - 16, high - 4, CREAM if first else BAND, rx=8, stroke=GOLD if first else None),
        text(28, base, str(place), size, ink, face=Face.BOLD, anchor="middle"),
        marker(seat, 56, y + high / 2 - 2, 6.5),
        text(74, base, fit(name, room, size, Face.BOLD), size, ink, face=Face.BOLD),
        text(WIDTH - 20, base, total, size, ink, face=Face.BOLD, anchor="end"),
        class_="place",
        data_seat=str(seat),
    )
