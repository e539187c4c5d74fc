"""The picture of somebody's statistics."""

from fractions import Fraction

import pytest

from kingbot.i18n import Words
from kingbot.render import ALT_LIMIT, ContractBar, StatsSheet, render_png, stats_picture
from tests.render.helpers import LARGE, PLAIN, WRITTEN, Drawing, W, texts

MANY = tuple(ContractBar("C" * 90, Fraction(9), "9", 1) for _ in range(12))
BARS = (
    ContractBar("Kupa Almaz", Fraction(-127, 2), "−63.5", 12),
    ContractBar("Rıfkı", Fraction(-80), "−80", 12),
    ContractBar("Koz", Fraction(162), "162", 48),
)
SHEET = StatsSheet("Ada", "Rıfkı", BARS, (1, 4, 2, 1, 3))


def test_each_contract_has_a_bar_with_its_points() -> None:
    rows = Drawing(stats_picture(SHEET, style=PLAIN, words=W).svg).groups("contract")
    assert [texts(row) for row in rows] == [[bar.name, bar.shown] for bar in BARS]


def test_losses_lie_to_the_left_of_zero_and_gains_to_the_right() -> None:
    rows = Drawing(stats_picture(SHEET, style=PLAIN, words=W).svg).groups("contract")
    bars = [next(each for each in row if each.tag.endswith("rect")) for row in rows]
    spans = [(float(bar.get("x", "")), float(bar.get("width", ""))) for bar in bars]
    zero = spans[2][0]
    assert all(left + width == pytest.approx(zero, abs=0.05) for left, width in spans[:2])
    assert spans[1][1] > spans[0][1]


def test_the_line_has_a_point_for_every_match_and_the_first_place_is_at_the_top() -> None:
    form = Drawing(stats_picture(SHEET, style=PLAIN, words=W).svg).group("form")
    points = [each for each in form.iter() if each.tag.endswith("circle")]
    heights = [float(each.get("cy", "")) for each in points]
    assert len(points) == len(SHEET.form)
    assert [sorted(set(heights)).index(each) + 1 for each in heights] == list(SHEET.form)


@pytest.mark.parametrize("words", WRITTEN, ids=lambda words: words.language)
def test_all_of_it_is_said_in_the_alt_text(words: Words) -> None:
    alt = stats_picture(SHEET, style=LARGE, words=words).alt
    assert all(f"{bar.name} {bar.shown}" in alt for bar in BARS)
    assert "1, 4, 2, 1, 3" in alt
    assert len(alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    "sheet",
    [
        StatsSheet("\N{DROMEDARY CAMEL}", "x", (), ()),
        StatsSheet("Ada", "x", (ContractBar("y", Fraction(0), "0", 1),), (2,)),
        StatsSheet(
            "A" * 200,
            "P" * 200,
            tuple(ContractBar("C" * 90, Fraction(9), "9", 1) for _ in range(12)),
            (1,) * 20,
        ),
    ],
)
def test_little_and_much_can_be_drawn(sheet: StatsSheet) -> None:
    assert render_png(stats_picture(sheet, style=LARGE, words=W).svg)
