"""The standings of a server: a page of people, menus for what it shows, and buttons to turn pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from discord import SelectOption
from discord.utils import format_dt

from kingbot.i18n import Words
from kingbot.presets import PRESETS
from kingbot.render import LeaderboardLine, LeaderboardSheet
from kingbot.tables.standings_model import (
    ALL_PRESETS,
    CALENDAR,
    Leaderboard,
    Order,
    Period,
    Season,
    Standing,
    shown_rating,
)
from kingbot.ui.controls import Control, ControlKind, button, menu
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import clean, escape, keep_number
from kingbot.ui.stats import rating_number, shown_name

_ANY: Final = "-"  # stands for all presets in a control
_MAX_PAGE: Final = 9999
_MAX_SEASON: Final = 10**9
_MAX_SEASONS: Final = 20  # in the menu


@dataclass(frozen=True, slots=True)
class Shown:
    """What a leaderboard shows: the order, the period (for King points), the preset, the page from 0.

    `season` is the id of the season, 0 for the newest; of a period that is none it is 0.
    """

    order: Order = Order.POINTS
    period: Period = Period.ALL
    preset: str = ALL_PRESETS
    page: int = 0
    season: int = 0

    def __str__(self) -> str:
        period = f"{self.period}.{self.season}" if self.season else self.period
        return f"{self.order} {period} {self.preset or _ANY} {self.page}"


def read_shown(text: str) -> Shown:
    """What a control shows; the first page of all, if it is not one of ours."""
    try:
        order, period, preset, page = text.split(" ")
        period, _, season = period.partition(".")
        return Shown(
            Order(order),
            Period(period),
            preset if preset in PRESETS else ALL_PRESETS,
            min(_number(page), _MAX_PAGE),
            min(_number(season), _MAX_SEASON) if period == Period.SEASON else 0,
        )
    except ValueError:
        return Shown()


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0


def leaderboard(board: Leaderboard, w: Words, *, ratings: bool, picture: Attachment | None = None) -> Screen:
    """A page of the standings; orders by rating are offered only where `ratings` are shown."""
    shown = _shown(board)
    message = MessageBuilder()
    message.text(f"### {w('leaders-title')}", f"-# {_what(board, w, escape)}", *_season_lines(board, w))
    if picture is not None:
        message.picture(picture)
    if not board.lines:
        message.text(w("leaders-none"))
    message.text(*(_line(line, board, w) for line in board.lines))
    if board.own is not None and all(line.user_id != board.own.user_id for line in board.lines):
        message.text(_line(board.own, board, w))
    if any(line.rating is not None and not line.rating.established for line in board.lines):
        message.text(f"-# {w('leaders-provisional')}")
    _add_menus(message, board, shown, w, ratings=ratings)
    if board.pages > 1:
        _add_pages(message, board, shown, w)
    return message.screen()


def leaderboard_sheet(board: Leaderboard, w: Words) -> LeaderboardSheet:
    """What the picture of a page of standings shows."""
    most = max((_worth(line) for line in board.lines), default=0)
    lines = [
        LeaderboardLine(
            line.place,
            clean(line.name),
            _value(line),
            _worth(line) / most if most else 0.0,
            w("leaders-matches", count=_matches(line)),
            board.own is not None and line.user_id == board.own.user_id,
        )
        for line in board.lines
    ]
    return LeaderboardSheet(
        w("leaders-title"),
        _what(board, w, clean),
        lines,
        [f"{_words(line, clean(line.name), w)}." for line in board.lines],
    )


def _worth(line: Standing) -> int:
    """What somebody is ranked by: King points, or a rating."""
    if line.total is not None:
        return line.total.king_points
    assert line.rating is not None
    return shown_rating(line.rating)


def _value(line: Standing) -> str:
    certain = line.total is not None or (line.rating is not None and line.rating.established)
    return rating_number(_worth(line), certain)


def _matches(line: Standing) -> int:
    counted = line.total or line.rating
    return counted.matches if counted is not None else 0


def _shown(board: Leaderboard) -> Shown:
    season = board.season.id if board.season is not None else 0
    return Shown(board.order, board.period, board.preset, board.page, season)


def _what(board: Leaderboard, w: Words, name: Callable[[str], str]) -> str:
    """What is shown, on one line; `name` makes the name of a season fit to stand there."""
    parts = [w(f"leaders-order-{board.order}")]
    if board.order is Order.POINTS and board.season is not None:
        parts.append(name(board.season.name))
    elif board.order is Order.POINTS:
        parts.append(w(f"leaders-period-{board.period}"))
    if board.preset or board.season is None or not board.season.presets:
        parts.append(_preset(board.preset, w))
    return " · ".join(parts)


def _season_lines(board: Leaderboard, w: Words) -> Iterable[str]:
    """When the season is that is shown, what counts in it, and whether it is over."""
    if board.season is not None and board.order is Order.POINTS:
        yield season_line(board.season, board.at, w)


def season_line(season: Season, now: datetime, w: Words) -> str:
    """A season in one line: its name, its days, what counts in it, and whether it is over."""
    noon = time(12, tzinfo=ZoneInfo(season.zone))
    first, last = (format_dt(datetime.combine(day, noon), "D") for day in (season.first_day, season.last_day))
    state = "over" if season.ends <= now else "running" if season.begins <= now else "coming"
    presets = ", ".join(_preset(each, w) for each in season.presets.split()) or w("leaders-all-presets")
    line = w("season-line", name=escape(season.name), first=first, last=last, presets=presets)
    return f"{line} {w(f'season-{state}')}"


def _preset(preset: str, w: Words) -> str:
    return w(f"preset-{preset}") if preset else w("leaders-all-presets")


def _line(line: Standing, board: Leaderboard, w: Words) -> str:
    text = _words(line, shown_name(line.name, line.user_id), w)
    own = board.own is not None and board.own.user_id == line.user_id
    return f"**{text}**" if own else keep_number(text)


def _words(line: Standing, name: str, w: Words) -> str:
    if line.total is not None:
        total = line.total
        return w(
            "leaders-points",
            place=line.place,
            name=name,
            points=total.king_points,
            count=total.matches,
            won=total.firsts,
        )
    assert line.rating is not None
    return w("leaders-rating", place=line.place, name=name, rating=_value(line), count=line.rating.matches)


def _add_menus(message: MessageBuilder, board: Leaderboard, shown: Shown, w: Words, *, ratings: bool) -> None:
    orders = [(w(f"leaders-order-{each}"), replace(shown, order=each, page=0)) for each in Order]
    periods = [
        (w(f"leaders-period-{each}"), replace(shown, period=each, page=0, season=0)) for each in CALENDAR
    ]
    periods += [
        (clean(each.name), replace(shown, period=Period.SEASON, page=0, season=each.id))
        for each in board.seasons[:_MAX_SEASONS]
    ]
    presets = [
        (_preset(each, w), replace(shown, preset=each, page=0)) for each in (ALL_PRESETS, *board.presets)
    ]
    offered = [("order", orders)] if ratings else []
    offered += [("period", periods)] if shown.order is Order.POINTS else []
    offered += [("preset", presets)] if board.presets else []
    for name, choices in offered:
        control = Control(0, 0, ControlKind.LEADERBOARD, name)
        message.menu(menu(control, choices[0][0], list(_options(choices, shown))))


def _options(choices: Iterable[tuple[str, Shown]], shown: Shown) -> Iterable[SelectOption]:
    for label, choice in choices:
        yield SelectOption(label=label, value=str(choice), default=choice == replace(shown, page=0))


def _add_pages(message: MessageBuilder, board: Leaderboard, shown: Shown, w: Words) -> None:
    around = (
        (board.page - 1, "leaders-before"),
        (board.page + 1, "leaders-after"),
    )
    message.text(f"-# {w('leaders-page', page=board.page + 1, pages=board.pages, people=board.people)}")
    message.buttons(
        button(Control(0, 0, ControlKind.LEADERBOARD, str(replace(shown, page=page))), w(key))
        for page, key in around
        if 0 <= page < board.pages
    )
