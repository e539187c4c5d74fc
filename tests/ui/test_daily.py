"""The screens of the daily King: within Discord's limits in every language, and their words."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.i18n import CardStyle, words, written
from kingbot.preferences import PersonSettings
from kingbot.render import DEFAULT_STYLE, ScoreBar, scores_picture
from kingbot.tables.daily_model import DailyResult, Streak
from kingbot.ui import daily as screens
from kingbot.ui.layout import Screen
from kingbot.ui.reader import Reader
from tests.support.largest import broken, opened
from tests.ui.daily_screens import DAY, PERSON, of_daily, played, state
from tests.ui.golden_screens import lines

W = words("en")


def text_of(screen: Screen) -> str:
    return "\n".join(lines(screen))


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("style", ["local", "spoken"])
def test_all_screens_are_within_the_limits(language: str, style: CardStyle) -> None:
    assert not [*broken(of_daily(words(language, style)))]


def result(**changes: object) -> str:
    end = state(len(played()) - 1)
    assert end.result is not None
    shown = replace(end, result=replace(end.result, **changes))  # type: ignore[arg-type]
    return text_of(opened(screens.daily_result(shown, ["Ada"] * 4, W, ())))


def test_a_place_in_ones_server_is_told_where_it_says_more_than_the_other() -> None:
    assert "On this server: place 3 of 4" in result()
    assert "On this server" not in result(here=None)
    assert "On this server" not in result(here={-3: 1})
    assert "On this server" not in result(scores={-3: 2}, here={-3: 2})


def test_whoever_is_alone_is_told_they_are_the_first_and_shown_no_bars() -> None:
    alone = result(scores={-3: 1}, here={-3: 1})
    assert "You are the first to finish today." in alone
    assert "people" not in alone.partition("Stars")[0]


def test_the_bars_are_those_of_all_scores_the_best_first() -> None:
    found = DailyResult(-2, 3, {-2: 3, 0: 1, -9: 2}, None, shared=False)
    assert screens.score_bars(found) == [ScoreBar(0, 1), ScoreBar(-2, 3, True), ScoreBar(-9, 2)]


def test_the_picture_of_scores_says_in_words_what_it_shows() -> None:
    bars = [ScoreBar(0, 1), ScoreBar(-2, 3, True), ScoreBar(-9, 2)]
    picture = scores_picture("Everybody", bars, style=DEFAULT_STYLE, words=W)
    assert picture.alt == "Everybody. 0: one person. −2: 3 people, you among them. −9: 2 people."
    assert picture.svg.count('class="score"') == 3


@pytest.mark.parametrize("count", range(1, 6))
def test_five_signs_are_stars_and_in_words_a_number(count: int) -> None:
    assert screens.signs(count, W) == "★" * count + "☆" * (5 - count)
    assert screens.signs(count, words("en", "spoken")) == f"{count} of 5"


def test_what_is_shared_names_no_contract_card_or_points() -> None:
    end = state(len(played()) - 1)
    assert screens.share_text(end, W) == "King, Dec 24, 2026: ★★★☆☆ · 1,234 days in a row"
    alone = replace(end, streak=Streak(1, True))
    assert screens.share_text(alone, W) == "King, Dec 24, 2026: ★★★☆☆"


def test_a_streak_says_whether_a_day_may_be_missed() -> None:
    assert screens.streak_line(Streak(0, False), W) is None
    assert screens.streak_line(Streak(1, False), W) == "One day in a row."
    assert screens.streak_line(Streak(2, True), W) == "2 days in a row. You may still miss one day this week."


def test_a_private_screen_of_the_hand_is_for_its_player_alone() -> None:
    shown = state(3).hand
    assert shown is not None
    screen = screens.daily_hand(shown, ["Ada"] * 4, Reader("en", PersonSettings()), None, None)
    assert "Your cards" in text_of(screen.for_reader(PERSON))
    for other in (PERSON + 1, None):
        assert "Your cards" not in text_of(screen.for_reader(other))
        assert "[Daily hand]" in text_of(screen.for_reader(other))


def test_a_control_names_the_day_and_how_many_moves_were_made() -> None:
    control = screens.daily_control(DAY, screens.PLAY, "QS", moves=3)
    assert str(control) == "king:0:3:daily:2026-12-24 play QS"
    asked = screens.read_asked(control.argument)
    assert (asked.day, asked.what, str(asked.card)) == (DAY, "play", "QS")
    assert screens.read_asked("2026-12-24 play XX").card is None


def test_points_are_whole() -> None:
    shown = state(len(played()) - 1).hand
    assert shown is not None
    assert shown.score == Fraction(int(shown.score or 0))
