"""The picture of the score sheet."""

from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.cards import Suit
from kingbot.engine.view import PublicView
from kingbot.render import score_picture
from kingbot.render.score import Mark, contract_label, marks
from kingbot.render.style import GOLD, WHITE
from tests.render.helpers import NAMES, PLAIN, Drawing, W, public, texts


def drawn(seen: PublicView) -> Drawing:
    return Drawing(score_picture(seen, NAMES, style=PLAIN, words=W).svg)


def over(preset: str) -> PublicView:
    return public(preset, lambda seen: seen.ranking)


@pytest.mark.parametrize(
    ("preset", "hands"), [("classic", 13), ("portuguese", 10), ("rifki", 20), ("two-phase", 17)]
)
def test_every_hand_of_the_match_has_a_row_from_the_start(preset: str, hands: int) -> None:
    seen = public(preset, lambda seen: seen.number == 2 and seen.contract)
    rows = drawn(seen).groups("hand")
    assert [each.get("data-hand") for each in rows] == [str(number) for number in range(1, hands + 1)]


def test_a_finished_hand_shows_four_points_and_one_to_come_none() -> None:
    seen = public("portuguese", lambda seen: seen.number == 4 and seen.table)
    rows = drawn(seen).groups("hand")
    for number, row in enumerate(rows, start=1):
        written = texts(row)
        points = [W.points(each) for each in seen.finished[number - 1].points] if number < 4 else []
        assert [each for each in written[2:] if each != "D"] == points


def test_fixed_hands_to_come_are_named_and_chosen_ones_are_not() -> None:
    fixed = public("classic", lambda seen: seen.number == 1)
    assert contract_label(fixed, 13, W) == "No trump"
    chosen = public("rifki", lambda seen: seen.number == 3 and seen.contract)
    assert contract_label(chosen, 4, W) == ""


def test_the_crusades_are_named_one_by_one() -> None:
    seen = over("feudum")
    assert contract_label(seen, 10, W) == "Crociata: Damasco"


def test_the_dealer_of_a_fixed_hand_is_marked() -> None:
    seen = over("portuguese")
    for hand in seen.finished:
        assert [seat for seat in range(4) if Mark.DEALT in marks(seen, hand, seat)] == [hand.dealer]
    assert "dealt" in " ".join(texts(drawn(seen).group("legend")))


def test_who_chose_and_who_named_which_trump_is_marked() -> None:
    seen = over("rifki")
    for hand in seen.finished:
        assert [seat for seat in range(4) if Mark.CHOSE in marks(seen, hand, seat)] == [hand.chooser]
        if hand.trump is not None:
            assert hand.declarer is not None
            assert hand.trump.suit in marks(seen, hand, hand.declarer)
        else:
            assert not any(isinstance(mark, Suit) for seat in range(4) for mark in marks(seen, hand, seat))


def test_totals_stand_below() -> None:
    seen = over("classic")
    assert texts(drawn(seen).group("totals")) == [
        "Total",
        *(W.points(each, plus=True) for each in seen.totals),
    ]


def test_the_best_totals_are_gold_once_a_hand_is_finished() -> None:
    totals = (Fraction(-12), Fraction(8), Fraction(8), Fraction(-4))
    seen = replace(over("classic"), totals=totals)
    assert colours_of_totals(seen) == [WHITE, GOLD, GOLD, WHITE]
    assert colours_of_totals(replace(seen, finished=())) == [WHITE] * 4


def colours_of_totals(seen: PublicView) -> list[str | None]:
    _, *totals = (each for each in drawn(seen).group("totals") if each.tag.endswith("text"))
    return [each.get("fill") for each in totals]


def test_the_alt_text_says_every_hand_and_who_dealt() -> None:
    seen = over("classic")
    alt = score_picture(seen, NAMES, style=PLAIN, words=W).alt
    for hand in seen.finished:
        points = ", ".join(W.points(each, plus=True) for each in hand.points)
        assert f"{points}." in alt
    assert "Dealt by Ada: 1, 5, 9, 13." in alt
