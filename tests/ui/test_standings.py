"""Statistics and standings in words: numbers, lengths of time, and what a control shows."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

import pytest

from kingbot.engine.contracts import Contract
from kingbot.i18n import Words, words, written
from kingbot.render import leaderboard_picture
from kingbot.store.leaderboards import OpponentRow
from kingbot.store.seasons import SeasonRow
from kingbot.store.standings import RatingRow, TotalRow
from kingbot.tables.ratings import BOTS
from kingbot.tables.standings_model import (
    ContractStats,
    Leaderboard,
    Order,
    Period,
    PersonalStats,
    Standing,
    shown_rating,
)
from kingbot.ui.layout import Screen
from kingbot.ui.leaderboard import Shown, leaderboard, leaderboard_sheet, read_shown, season_line
from kingbot.ui.stats import decimal, duration, stats
from tests.render.helpers import PLAIN, Drawing

W = words("en")
NOW = datetime(2026, 12, 3, 9, tzinfo=UTC)
TOTAL = TotalRow(
    guild_id=7,
    period="",
    preset="",
    user_id=11,
    last_table=1,
    matches=3,
    firsts=2,
    fourths=1,
    hands=60,
    points=1200,
    king_points=42,
    kings_made=1,
    kings_escaped=2,
    best=3900,
    best_contract="declaration",
    worst=-3840,
    worst_contract="no_king_hearts",
    longest_run=2,
    live_moves=10,
    live_seconds=75,
)
RATING = RatingRow(
    guild_id=7,
    kind="live",
    preset="",
    user_id=11,
    mu=27.0,
    sigma=4.0,
    matches=3,
    established=False,
    last_table=1,
)
FOUND = PersonalStats(
    user_id=11,
    name="Ada *the* King",
    total=TOTAL,
    preset="rifki",
    of_preset=replace(TOTAL, preset="rifki"),
    presets=("rifki", "classic"),
    contracts=(ContractStats(Contract.NO_KING_HEARTS, 6, Fraction(-480), 2, Fraction(-320)),),
    form=(1, 4, 1),
    opponents=(OpponentRow(12, "Bruno", 3, 2, 1),),
    ratings=(RATING,),
)


def text(screen: Screen) -> str:
    return "\n".join(str(getattr(item, "content", "")) for item in screen.view.walk_children())


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(0), "0"),
        (Fraction(-127, 2), "−63.5"),
        (Fraction(1, 3), "0.3"),
        (Fraction(-1, 30), "0"),
        (Fraction(199, 20), "10"),
    ],
)
def test_averages_have_one_decimal_place_at_most(value: Fraction, shown: str) -> None:
    assert decimal(value, W) == shown


def test_a_decimal_comma_is_used_where_people_do() -> None:
    assert decimal(Fraction(5, 2), words("tr")) == "2,5"


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0.4, "0 s"), (7.5, "8 s"), (119, "119 s"), (120, "2 min"), (7200, "2 h"), (172800, "2 days")],
)
def test_lengths_of_time_are_told_in_a_unit_that_fits(seconds: float, shown: str) -> None:
    assert duration(seconds, W) == shown


def test_a_club_bot_is_rated_1500() -> None:
    shown = [shown_rating(replace(RATING, mu=BOTS[level].mu)) for level in ("beginner", "club", "master")]
    assert shown == [1300, 1500, 1820]  # docs/standings.md


@pytest.mark.parametrize("language", written())
def test_statistics_are_told_in_every_language(language: str) -> None:
    shown = text(stats(FOUND, words(language), ratings=True))
    assert "1580?" in shown
    assert r"Ada \*the\* King" in shown
    assert "+325" in shown
    assert "−320" in shown
    assert "Bruno" in shown


def test_ratings_are_told_only_where_they_are_shown() -> None:
    assert "1580" not in text(stats(FOUND, W, ratings=False))


def test_discord_shows_the_name_of_who_has_no_seat_any_more() -> None:
    nameless = replace(FOUND, opponents=(OpponentRow(12, "", 3, 2, 1),))
    assert "<@12>: 3 matches" in text(stats(nameless, W, ratings=True))


def board(**given: object) -> Leaderboard:
    line = Standing(1, 11, "Ada", total=TOTAL)
    found = Leaderboard(Order.POINTS, Period.ALL, "", 0, 1, 1, (line,), line, ("rifki",), NOW)
    return replace(found, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", written())
def test_standings_are_told_in_every_language(language: str) -> None:
    shown = text(leaderboard(board(), words(language), ratings=True))
    assert "42" in shown
    assert "Ada" in shown


def test_ones_own_line_stands_below_a_page_without_it() -> None:
    own = Standing(31, 12, "Bruno", total=replace(TOTAL, king_points=1))
    shown = text(leaderboard(board(own=own, page=1, pages=4, people=31), W, ratings=True))
    assert "31. Bruno" in shown.replace("**", "")
    assert "Page 2 of 4" in shown


def test_without_ratings_no_order_is_offered() -> None:
    def menus(w: Words, ratings: bool) -> list[str]:
        view = leaderboard(board(), w, ratings=ratings).view
        return [str(item.custom_id) for item in view.walk_children() if hasattr(item, "custom_id")]

    assert any(each.endswith(":order") for each in menus(W, True))
    assert not any(each.endswith(":order") for each in menus(W, False))


@pytest.mark.parametrize(
    "shown",
    [Shown(), Shown(Order.LIVE, Period.MONTH, "two-phase", 7), Shown(period=Period.SEASON, season=12)],
)
def test_a_control_says_what_it_shows(shown: Shown) -> None:
    assert read_shown(str(shown)) == shown


@pytest.mark.parametrize(
    "text", ["", "order", "points all - x", "points all nothing 0", "a b c d", "points all - 99999999999"]
)
def test_a_control_that_is_not_ours_shows_a_page_that_there_is(text: str) -> None:
    found = read_shown(text)
    assert (found.order, found.preset) == (Order.POINTS, "")
    assert 0 <= found.page < 10_000


SEASON = SeasonRow(
    id=3,
    guild_id=7,
    name="Winter *cup*",
    zone="Europe/Rome",
    begins=datetime(2026, 11, 30, 23, tzinfo=UTC),
    ends=datetime(2026, 12, 31, 23, tzinfo=UTC),
    presets="classic rifki",
)


@pytest.mark.parametrize("language", written())
def test_a_season_says_when_it_is_and_what_counts(language: str) -> None:
    w = words(language)
    shown = text(leaderboard(board(period=Period.SEASON, season=SEASON, seasons=(SEASON,)), w, ratings=True))
    assert "Winter \\*cup\\*" in shown
    assert "Winter *cup*" not in shown
    for day in (datetime(2026, 12, 1, 11, tzinfo=UTC), datetime(2026, 12, 31, 11, tzinfo=UTC)):
        assert f"<t:{int(day.timestamp())}:D>" in shown
    assert w("preset-rifki") in shown
    assert w("season-running") in shown


@pytest.mark.parametrize(
    ("now", "state"),
    [(SEASON.ends, "over"), (SEASON.begins, "running"), (datetime(2026, 1, 1, tzinfo=UTC), "coming")],
)
def test_a_season_says_whether_it_is_over(now: datetime, state: str) -> None:
    assert season_line(SEASON, now, W).endswith(W(f"season-{state}"))


@pytest.mark.parametrize("language", written())
def test_the_picture_of_standings_shows_what_the_words_say(language: str) -> None:
    w = words(language)
    lines = tuple(
        Standing(place, place, f"Name {place}", total=replace(TOTAL, king_points=100 - place))
        for place in range(1, 11)
    )
    sheet = leaderboard_sheet(board(lines=lines, own=lines[2], season=SEASON), w)
    picture = leaderboard_picture(sheet, style=PLAIN, words=w)
    drawing = Drawing(picture.svg)
    assert [each.get("data-place") for each in drawing.groups("line")] == [str(each) for each in range(1, 11)]
    assert [each.get("data-own") for each in drawing.groups("line")].index("yes") == 2
    for line in lines:
        assert line.name in drawing.texts()
        assert line.total is not None
        assert str(line.total.king_points) in drawing.texts()
        assert line.name in picture.alt


def test_a_picture_of_ratings_marks_provisional_ones() -> None:
    line = Standing(1, 11, "Ada", rating=RATING)
    sheet = leaderboard_sheet(board(order=Order.LIVE, lines=(line,), own=None), W)
    assert (sheet.lines[0].shown, sheet.lines[0].share) == ("1580?", 1.0)
