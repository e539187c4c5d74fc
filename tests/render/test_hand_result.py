"""The picture of the result of a hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.cards import card, card_set
from kingbot.engine import scoring
from kingbot.engine.contracts import Contract
from kingbot.engine.view import PublicView
from kingbot.i18n import Words
from kingbot.presets import PRESETS
from kingbot.render import ALT_LIMIT, hand_result_picture
from tests.render.helpers import LARGE, NAMES, PLAIN, WRITTEN, Drawing, W, public, texts

LONG = tuple(letter * 32 for letter in "WMĞŞ")


@pytest.fixture(scope="module")
def seen() -> PublicView:
    return public("classic", lambda seen: seen.ranking)


def result(seen: PublicView, number: int) -> Drawing:
    return Drawing(hand_result_picture(seen, number, NAMES, style=PLAIN, words=W).svg)


@pytest.mark.parametrize("preset", PRESETS)
def test_each_player_has_a_row_with_the_points_of_the_hand_and_the_total(preset: str) -> None:
    seen = public(preset, lambda seen: seen.ranking)
    for number, hand in enumerate(seen.finished, start=1):
        totals = scoring.totals(seen.finished[:number])
        rows = {int(each.get("data-seat", "")): texts(each) for each in result(seen, number).groups("result")}
        for seat in range(4):
            both = hand.points[seat], totals[seat]
            assert rows[seat][-2:] == [W.points(each, plus=True) for each in both]


def test_the_rows_stand_in_the_order_of_the_totals_and_say_who_rose_and_fell(seen: PublicView) -> None:
    drawing = result(seen, 4)
    totals, before = scoring.totals(seen.finished[:4]), scoring.totals(seen.finished[:3])
    rows = drawing.groups("result")
    order = [int(each.get("data-seat", "")) for each in rows]
    assert [totals[seat] for seat in order] == sorted(totals, reverse=True)
    now, then = scoring.ranking(totals), scoring.ranking(before)
    assert [int(each.get("data-rise", "")) for each in rows] == [then[seat] - now[seat] for seat in order]
    assert len(drawing.groups("rose")) == sum(now[seat] < then[seat] for seat in range(4))
    assert len(drawing.groups("fell")) == sum(now[seat] > then[seat] for seat in range(4))


def test_nobody_rises_or_falls_in_the_first_hand(seen: PublicView) -> None:
    assert {each.get("data-rise") for each in result(seen, 1).groups("result")} == {"0"}


def test_the_penalty_cards_lie_with_who_took_them(seen: PublicView) -> None:
    hand = seen.finished[1]
    assert hand.contract is Contract.NO_QUEENS
    for row in result(seen, 2).groups("result"):
        seat = int(row.get("data-seat", ""))
        chips = card_set(
            card(each.get("data-chip", "")) for each in row.iter() if each.get("class") == "chip"
        )
        assert chips == hand.penalty_cards(seat)
        assert chips.bit_count() == hand.counted[seat]


@pytest.mark.parametrize("contract", [Contract.NO_HEARTS, Contract.NO_LAST_TWO, Contract.DOMINO])
def test_what_cannot_be_shown_as_cards_is_counted(seen: PublicView, contract: Contract) -> None:
    hand = next(each for each in seen.finished if each.contract is contract)
    for row in result(seen, hand.number).groups("result"):
        number = hand.counted[int(row.get("data-seat", ""))]
        assert (str(number) in texts(row)[2:-2]) is bool(number or contract is not Contract.NO_HEARTS)


def test_it_says_what_comes_next_as_long_as_that_is_the_hand_on_the_table() -> None:
    seen = public("classic", lambda seen: seen.number == 3)
    assert seen.dealer is not None
    said = f"Next: No eight of diamonds · {NAMES[seen.dealer]} deals"
    assert said in result(seen, 2).texts()
    assert not [each for each in result(seen, 1).texts() if each.startswith("Next")]


def test_it_says_who_chooses_next_and_then_what_they_chose() -> None:
    choosing = public("rifki", lambda seen: seen.number == 2 and seen.contract is None)
    assert choosing.chooser is not None
    name = NAMES[choosing.chooser]
    assert f"Next: {name} chooses" in result(choosing, 1).texts()
    chosen = public("rifki", lambda seen: seen.number == 2 and seen.contract)
    assert any(
        each.startswith("Next: ") and each.endswith(f"{name} chose it") for each in result(chosen, 1).texts()
    )


def test_before_a_cut_it_says_who_cuts() -> None:
    seen = public("home", lambda seen: seen.finished and seen.stage == "cut", cut=True)
    assert seen.turn is not None
    assert f"{NAMES[seen.turn]} cuts the pack" in result(seen, 1).texts()


def test_a_sale_and_the_partners_are_told() -> None:
    sold = public("declared", lambda seen: seen.finished and seen.finished[-1].sale)
    assert any("bought the declaration" in each for each in result(sold, len(sold.finished)).texts())
    called = public("pirandello", lambda seen: seen.number == 2)
    drawing = result(called, 1)
    assert any("are partners" in each for each in drawing.texts())
    pair = called.finished[0].pair
    assert pair is not None
    shown = {
        row.get("data-seat"): [each.get("data-pair") for each in row.iter() if each.get("data-pair")]
        for row in drawing.groups("result")
    }
    assert all(shown[str(seat)] == [str(0 if seat in pair else 1)] for seat in range(4))


def test_taking_all_tricks_of_a_declaration_names_the_king_under_a_crown(seen: PublicView) -> None:
    finished = tuple(replace(hand, slam=2) if hand.number == 9 else hand for hand in seen.finished)
    picture = hand_result_picture(replace(seen, finished=finished), 9, NAMES, style=PLAIN, words=W)
    drawing = Drawing(picture.svg)
    assert drawing.group("crown") is not None
    assert "Carla makes King" in drawing.texts()
    assert "Carla makes King" in picture.alt
    assert not result(seen, 9).groups("crown")


def test_a_slam_in_hearts_is_named_as_one(seen: PublicView) -> None:
    number = next(each.number for each in seen.finished if each.contract is Contract.NO_HEARTS)
    finished = tuple(replace(hand, slam=0) if hand.number == number else hand for hand in seen.finished)
    alt = hand_result_picture(replace(seen, finished=finished), number, NAMES, style=PLAIN, words=W).alt
    assert "Ada took every heart" in alt


@pytest.mark.parametrize("number", [0, 14])
def test_a_hand_that_is_not_over_has_no_result(seen: PublicView, number: int) -> None:
    with pytest.raises(ValueError, match="not over"):
        hand_result_picture(seen, number, NAMES, style=PLAIN, words=W)


@pytest.mark.parametrize("words", WRITTEN, ids=lambda words: words.language)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_alt_text_says_every_row_with_the_longest_names(preset: str, words: Words) -> None:
    seen = public(preset, lambda seen: seen.ranking)
    for number, hand in enumerate(seen.finished, start=1):
        crowned = tuple(replace(each, slam=1) if each is hand else each for each in seen.finished)
        alt = hand_result_picture(
            replace(seen, finished=crowned),
            number,
            LONG,
            style=LARGE,
            words=words,
        ).alt
        assert len(alt) <= ALT_LIMIT
        assert all(letter * 20 in alt for letter in "WMĞŞ")


def test_points_without_a_change_of_totals_are_drawn_as_zero(seen: PublicView) -> None:
    nothing = (Fraction(0),) * 4
    flat = replace(seen, finished=tuple(replace(hand, points=nothing) for hand in seen.finished))
    assert all(texts(row)[-2:] == ["0", "0"] for row in result(flat, 3).groups("result"))
