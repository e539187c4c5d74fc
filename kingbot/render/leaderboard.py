"""The picture of a page of standings: a line a person, the first three marked, with a bar for what counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingbot.i18n import Words
from kingbot.plain_text import one_line
from kingbot.render.crown import crown
from kingbot.render.fonts import Font, drawable_text, shrink_to_fit
from kingbot.render.layout import felt_document
from kingbot.render.picture import Picture, join_sentences
from kingbot.render.style import FAINT, GOLD, INK, LINE, PALE, PANEL, WHITE, Style
from kingbot.render.svg import WIDTH, circle, group, rect, text

_TITLE_HEIGHT: Final = 58.0
_ROW_HEIGHT: Final = 34.0
_MEDALS: Final = {1: GOLD, 2: "#d3dbe0", 3: "#d99a5b"}


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """Somebody's place and name; `shown` is what they are ranked by, `share` its part of the most (0-1)."""

    place: int
    name: str
    shown: str
    share: float
    note: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardSheet:
    """What the picture shows: the title, what is ranked, and the lines in order; in words in `sentences`."""

    title: str
    subtitle: str
    lines: Sequence[LeaderboardLine]
    sentences: Sequence[str]


def leaderboard_picture(sheet: LeaderboardSheet, *, style: Style, words: Words) -> Picture:
    """A page of standings. `words` are those that its texts were made with."""
    row = _ROW_HEIGHT * style.print_scale
    title, size = shrink_to_fit(drawable_text(sheet.title, Font.TITLE), WIDTH - 84, 24, 15, Font.TITLE)
    subtitle, small = shrink_to_fit(drawable_text(sheet.subtitle), WIDTH - 84, 14, 10)
    parts = [
        crown(36, 30, 40),
        text(68, 27, title, size, WHITE, font=Font.TITLE),
        text(68, 47, subtitle, small, PALE),
    ]
    top = _TITLE_HEIGHT + 6
    for number, line in enumerate(sheet.lines):
        parts.append(_line(line, top + number * row, row, words))
    bottom = top + len(sheet.lines) * row + 6
    alt = join_sentences((f"{sheet.title}: {sheet.subtitle}.", *sheet.sentences))
    return Picture(felt_document(bottom, *parts, band_height=_TITLE_HEIGHT), alt)


def _line(line: LeaderboardLine, y: float, height: float, words: Words) -> str:
    middle = y + height / 2
    name = drawable_text(one_line(line.name)) or words("picture-seat", number=line.place)
    name, size = shrink_to_fit(name, 178, 16, 10, Font.BOLD)
    value, value_size = shrink_to_fit(line.shown, 70, 18, 12, Font.BOLD)
    medal = _MEDALS.get(line.place)
    place_ink = INK if medal else FAINT
    return group(
        rect(8, y + 2, WIDTH - 16, height - 4, LINE if line.own else PANEL, rx=8),
        rect(46, y + height - 7, 250 * line.share, 3, medal or FAINT, rx=1.5) if line.share > 0 else "",
        circle(28, middle, 12, medal) if medal else "",
        text(28, middle + 5.5, str(line.place), 15, place_ink, font=Font.BOLD, anchor="middle"),
        text(46, middle + 3.5, name, size, WHITE, font=Font.BOLD),
        text(318, middle + 3.5, line.note, 12.5, PALE, anchor="end"),
        text(WIDTH - 18, middle + 6, value, value_size, GOLD if line.place == 1 else WHITE,
             font=Font.BOLD, anchor="end"),
        class_="line",
        data_place=str(line.place),
        data_own="yes" if line.own else None,
    )  # fmt: skip
