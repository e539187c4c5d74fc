"""The picture of how many people had which score in the daily King."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingbot.i18n import Words
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit
from kingbot.render.layout import felt_document
from kingbot.render.picture import Picture, join_sentences
from kingbot.render.style import CREAM, GOLD, PALE, WHITE, Style
from kingbot.render.svg import WIDTH, group, rect, text

_TITLE_HEIGHT: Final = 40.0
_ROW_HEIGHT: Final = 24.0
_LEFT: Final = 14.0
_BARS_LEFT: Final = 62.0
_BARS_RIGHT: Final = WIDTH - 56.0


@dataclass(frozen=True, slots=True)
class ScoreBar:
    """How many people had a score; `own` marks that of the viewer."""

    score: int
    count: int
    own: bool = False


def scores_picture(title: str, bars: Sequence[ScoreBar], *, style: Style, words: Words) -> Picture:
    """Scores, the best at the top, each with a bar as long as many people had it."""
    return Picture(_draw(title, bars, style, words), scores_alt_text(title, bars, words))


def scores_alt_text(title: str, bars: Sequence[ScoreBar], words: Words) -> str:
    """The picture in words."""
    return join_sentences((f"{title}.", *(f"{score_line(bar, words)}." for bar in bars)))


def score_line(bar: ScoreBar, words: Words) -> str:
    """A bar in words: the score, and how many people had it."""
    key = "daily-score-own" if bar.own else "daily-score"
    return words(key, points=words.points(bar.score, plus=True), count=bar.count)


def _draw(title: str, bars: Sequence[ScoreBar], style: Style, words: Words) -> str:
    row = _ROW_HEIGHT * style.print_scale
    heading, size = shrink_to_fit(drawable_text(title, Font.BOLD), WIDTH - 2 * _LEFT, 17, 12, Font.BOLD)
    parts = [text(_LEFT, 26, heading, size, WHITE, font=Font.BOLD)]
    most = max((bar.count for bar in bars), default=1)
    for number, bar in enumerate(bars):
        top = _TITLE_HEIGHT + 8 + number * row
        base, colour = top + row / 2 + 5, GOLD if bar.own else CREAM
        width = max(3.0, (_BARS_RIGHT - _BARS_LEFT) * bar.count / most)
        score = words.points(bar.score, plus=True)
        parts.append(
            group(
                text(_BARS_LEFT - 10, base, score, 15, colour, anchor="end", font=Font.BOLD),
                rect(_BARS_LEFT, top + 3, width, row - 7, colour, rx=3),
                text(_BARS_LEFT + width + 8, base, str(bar.count), 14, PALE),
                class_="score",
            )
        )
    return felt_document(_TITLE_HEIGHT + 14 + len(bars) * row, *parts, band_height=_TITLE_HEIGHT)
