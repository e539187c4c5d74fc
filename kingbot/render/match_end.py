"""The picture of the end of a match: the ranking, and a chart of everybody's running total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingbot.engine.view import MatchView
from kingbot.i18n import Words
from kingbot.render.alt import match_end_alt_text
from kingbot.render.chart import chart, marker
from kingbot.render.crown import crown
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit, text_width, truncate_to_fit
from kingbot.render.layout import felt_document
from kingbot.render.picture import Picture
from kingbot.render.seats import drawable_names
from kingbot.render.style import CREAM, GOLD, INK, PANEL, WHITE, Style
from kingbot.render.svg import WIDTH, group, rect, text

_TITLE_HEIGHT: Final = 64.0
_ROW_HEIGHT: Final = 34.0
_CHART_HEIGHT: Final = 210.0
_LEFT: Final = 12.0


def match_end_picture(view: MatchView, names: Sequence[str], *, style: Style, words: Words) -> Picture:
    """The final ranking with a line chart of the totals after each hand.

    :raises ValueError: while the match is not over.
    """
    if view.ranking is None:
        raise ValueError("the match is not over")
    shown = drawable_names(names, words)
    return Picture(_draw(view, view.ranking, shown, style, words), match_end_alt_text(view, names, words))


def _draw(view: MatchView, ranking: Sequence[int], names: tuple[str, ...], style: Style, words: Words) -> str:
    row = _ROW_HEIGHT * style.print_scale
    winners = [names[seat] for seat in range(4) if ranking[seat] == 1]
    title = words("picture-winners", names=words.both(winners), count=len(winners))
    title, size = shrink_to_fit(drawable_text(title, Font.TITLE), WIDTH - 84, 24, 15, Font.TITLE)
    parts = [crown(38, 34, 44), text(70, 33 + size * 0.35, title, size, WHITE, font=Font.TITLE)]
    order = sorted(range(4), key=lambda seat: (ranking[seat], seat))
    top = _TITLE_HEIGHT + 8
    for i, seat in enumerate(order):
        parts.append(
            _ranking_row(
                ranking[seat],
                seat,
                names[seat],
                words.points(view.totals[seat], plus=True),
                top + i * row,
                row,
            )
        )
    top += 4 * row + 4
    parts.append(chart(view.finished, 8, top, WIDTH - 16, _CHART_HEIGHT, words))
    return felt_document(top + _CHART_HEIGHT + 8, *parts, band_height=_TITLE_HEIGHT)


def _ranking_row(place: int, seat: int, name: str, total: str, y: float, height: float) -> str:
    first = place == 1
    size = height * 0.5
    base = y + height / 2 + size * 0.35 - 2
    ink = INK if first else WHITE
    max_width = WIDTH - 8 - 16 - 74 - text_width(total, size, Font.BOLD) - 14
    return group(
        rect(8, y, WIDTH - 16, height - 4, CREAM if first else PANEL, rx=8, stroke=GOLD if first else None),
        text(28, base, str(place), size, ink, font=Font.BOLD, anchor="middle"),
        marker(seat, 56, y + height / 2 - 2, 6.5),
        text(74, base, truncate_to_fit(name, max_width, size, Font.BOLD), size, ink, font=Font.BOLD),
        text(WIDTH - 20, base, total, size, ink, font=Font.BOLD, anchor="end"),
        class_="place",
        data_seat=str(seat),
    )
