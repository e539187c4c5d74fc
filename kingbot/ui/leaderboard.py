"""The standings of a server: a page of people, menus for what it shows, and buttons to turn pages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from discord import SelectOption

from kingbot.i18n import Words
from kingbot.presets import PRESETS
from kingbot.tables.standings_model import ALL_PRESETS, Leaderboard, Order, Period, Standing, shown_rating
from kingbot.ui.controls import Control, ControlKind, button, menu
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.stats import rating_number, shown_name

_ANY: Final = "-"  # stands for all presets in a control
_MAX_PAGE: Final = 9999


@dataclass(frozen=True, slots=True)
class Shown:
    """What a leaderboard shows: the order, the period (for King points), the preset, the page from 0."""

    order: Order = Order.POINTS
    period: Period = Period.ALL
    preset: str = ALL_PRESETS
    page: int = 0

    def __str__(self) -> str:
        return f"{self.order} {self.period} {self.preset or _ANY} {self.page}"


def read_shown(text: str) -> Shown:
    """What a control shows; the first page of all, if it is not one of ours."""
    try:
        order, period, preset, page = text.split(" ")
        number = int(page) if page.isascii() and page.isdigit() else 0
        return Shown(
            Order(order), Period(period), preset if preset in PRESETS else ALL_PRESETS, min(number, _MAX_PAGE)
        )
    except ValueError:
        return Shown()


def leaderboard(board: Leaderboard, w: Words, *, ratings: bool) -> Screen:
    """A page of the standings; orders by rating are offered only where `ratings` are shown."""
    shown = Shown(board.order, board.period, board.preset, board.page)
    message = MessageBuilder()
    message.text(f"### {w('leaders-title')}", f"-# {_what(shown, w)}")
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


def _what(shown: Shown, w: Words) -> str:
    parts = [w(f"leaders-order-{shown.order}")]
    if shown.order is Order.POINTS:
        parts.append(w(f"leaders-period-{shown.period}"))
    parts.append(_preset(shown.preset, w))
    return " · ".join(parts)


def _preset(preset: str, w: Words) -> str:
    return w(f"preset-{preset}") if preset else w("leaders-all-presets")


def _line(line: Standing, board: Leaderboard, w: Words) -> str:
    name = shown_name(line.name, line.user_id)
    if line.total is not None:
        total = line.total
        text = w(
            "leaders-points",
            place=line.place,
            name=name,
            points=total.king_points,
            count=total.matches,
            won=total.firsts,
        )
    else:
        assert line.rating is not None
        number = rating_number(shown_rating(line.rating), line.rating.established)
        text = w("leaders-rating", place=line.place, name=name, rating=number, count=line.rating.matches)
    own = board.own is not None and board.own.user_id == line.user_id
    return f"**{text}**" if own else text


def _add_menus(message: MessageBuilder, board: Leaderboard, shown: Shown, w: Words, *, ratings: bool) -> None:
    orders = [(w(f"leaders-order-{each}"), replace(shown, order=each, page=0)) for each in Order]
    periods = [(w(f"leaders-period-{each}"), replace(shown, period=each, page=0)) for each in Period]
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
