"""The picture of the end of a match."""

from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.engine.view import PublicView
from kingbot.render import match_end_picture
from kingbot.render.chart import axis_scale, running_totals
from tests.render.helpers import NAMES, PLAIN, Drawing, W, public, texts


@pytest.fixture(scope="module")
def seen() -> PublicView:
    return public("classic", lambda seen: seen.ranking)


def test_players_stand_in_the_order_of_the_ranking_with_their_totals(seen: PublicView) -> None:
    drawing = Drawing(match_end_picture(seen, NAMES, style=PLAIN, words=W).svg)
    assert seen.ranking is not None
    order = [int(each.get("data-seat", "")) for each in drawing.groups("place")]
    assert [seen.ranking[seat] for seat in order] == sorted(seen.ranking)
    for seat, row in zip(order, drawing.groups("place"), strict=True):
        assert texts(row) == [str(seen.ranking[seat]), NAMES[seat], W.points(seen.totals[seat], plus=True)]


def test_equals_share_a_place_and_win_together(seen: PublicView) -> None:
    tied = replace(seen, ranking=(1, 3, 1, 4))
    picture = match_end_picture(tied, NAMES, style=PLAIN, words=W)
    assert "Ada and Carla win" in Drawing(picture.svg).texts()


def test_the_chart_has_a_line_a_seat_with_a_point_for_every_hand(seen: PublicView) -> None:
    lines = Drawing(match_end_picture(seen, NAMES, style=PLAIN, words=W).svg).groups("line")
    assert [each.get("data-seat") for each in lines] == ["0", "1", "2", "3"]
    for line in lines:
        path = next(each.get("d", "") for each in line if each.tag.endswith("path"))
        assert path.count("L") == len(seen.finished)


def test_running_totals_begin_at_zero_and_end_at_the_total(seen: PublicView) -> None:
    for course, total in zip(running_totals(seen.finished), seen.totals, strict=True):
        assert course[0] == 0
        assert course[-1] == total


@pytest.mark.parametrize(
    ("values", "low", "top"),
    [((-8, 5), -10, 5), ((-1300, 325), -1500, 500), ((0, 0), 0, 1), ((3, 100), 0, 100), ((-1, -13), -15, 0)],
)
def test_the_axis_runs_in_round_steps_and_holds_zero(values: tuple[int, ...], low: int, top: int) -> None:
    lowest, highest, step = axis_scale([Fraction(each) for each in values])
    assert (lowest, highest) == (low, top)
    assert (highest - lowest) % step == 0


def test_a_match_without_any_points_can_still_be_drawn(seen: PublicView) -> None:
    nothing = (Fraction(0),) * 4
    empty = tuple(replace(hand, points=nothing) for hand in seen.finished)
    flat = replace(seen, finished=empty, totals=nothing, ranking=(1, 1, 1, 1))
    assert Drawing(match_end_picture(flat, NAMES, style=PLAIN, words=W).svg).groups("line")


def test_ranking_and_every_hand_are_said_in_the_alt_text(seen: PublicView) -> None:
    alt = match_end_picture(seen, NAMES, style=PLAIN, words=W).alt
    totals = [W.points(total, plus=True) for total in seen.totals]
    assert all(f"{name} {total}" in alt for name, total in zip(NAMES, totals, strict=True))
    assert "13: " + ", ".join(totals) in alt


def test_a_match_that_goes_on_has_no_end() -> None:
    early = public("classic", lambda seen: seen.number == 2)
    with pytest.raises(ValueError, match="not over"):
        match_end_picture(early, NAMES, style=PLAIN, words=W)
