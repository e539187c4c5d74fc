"""What the picture of the table shows while tricks are played."""

from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.cards import card, parse_cards
from kingbot.engine.contracts import Contract
from kingbot.engine.projection import view
from kingbot.engine.view import MatchView, PublicView, Stage
from kingbot.render import Style, table_picture
from tests.render.helpers import (
    LARGE,
    NAMES,
    PLAIN,
    Drawing,
    W,
    outline,
    position,
    public,
    texts,
    translation,
)


def drawn(seen: MatchView) -> Drawing:
    return Drawing(table_picture(seen, NAMES, style=PLAIN, words=W).svg)


def trick_of(cards: int, preset: str = "classic") -> PublicView:
    """A position with so many cards in the third trick of the first hand."""
    return public(preset, lambda seen: len(seen.tricks) == 2 and len(seen.table) == cards)


def sides(drawing: Drawing) -> dict[str, int]:
    """Which seat is drawn on which side."""
    at = {seat: translation(drawing.seat(seat)) for seat in range(4)}
    return {
        "bottom": max(at, key=lambda seat: at[seat][1]),
        "top": min(at, key=lambda seat: at[seat][1]),
        "left": min(at, key=lambda seat: at[seat][0]),
        "right": max(at, key=lambda seat: at[seat][0]),
    }


def test_seat_0_sits_at_the_bottom_for_the_public_and_play_goes_counter_clockwise() -> None:
    assert sides(drawn(trick_of(2))) == {"bottom": 0, "right": 1, "top": 2, "left": 3}


def test_a_clockwise_table_is_drawn_clockwise() -> None:
    assert sides(drawn(trick_of(2, "portuguese"))) == {"bottom": 0, "left": 1, "top": 2, "right": 3}


def test_a_player_sits_at_the_bottom_of_their_own_picture() -> None:
    match = position("classic", lambda seen: len(seen.table) == 2)
    assert sides(drawn(view(match, 3))) == {"bottom": 3, "right": 0, "top": 1, "left": 2}


def test_every_card_lies_before_its_player_and_the_first_is_marked_as_led() -> None:
    seen = trick_of(3)
    drawing = drawn(seen)
    assert drawing.cards() == [str(each) for each in seen.table]
    assert seen.leader is not None
    for order, lying in enumerate(drawing.groups("card")):
        seat_x, seat_y = translation(drawing.seat((seen.leader + order) % 4))
        others = [translation(drawing.seat(seat)) for seat in range(4) if seat != (seen.leader + order) % 4]
        x, y = translation(lying)
        assert all(
            abs(x - seat_x - 40) + abs(y - seat_y) <= abs(x - other_x - 40) + abs(y - other_y)
            for other_x, other_y in others
        )
    assert texts(drawing.group("pill")) == ["led"]


def test_whose_turn_it_is_stands_out() -> None:
    seen = trick_of(2)
    marked = [each.get("data-seat") for each in drawn(seen).groups("seat") if each.get("data-turn")]
    assert marked == [str(seen.turn)]


def test_the_dealer_bears_an_m() -> None:
    seen = trick_of(1)
    drawing = drawn(seen)
    assert seen.dealer is not None
    assert "M" in texts(drawing.seat(seen.dealer))
    assert len(drawing.groups("dealer")) == 1


def test_points_so_far_stand_beside_each_seat() -> None:
    totals = (Fraction(-12), Fraction(9, 2), Fraction(0), Fraction(130))
    drawing = drawn(replace(trick_of(1), totals=totals))
    assert [each.text for each in drawing.groups("total")] == ["−12", "4½", "0", "130"]


def test_penalty_cards_out_and_taken_are_distinguished() -> None:
    seen = replace(
        trick_of(1),
        contract=Contract.NO_QUEENS,
        still_out=parse_cards("QS QD"),
        taken=(parse_cards("QH 2H"), 0, 0, parse_cards("QC")),
    )
    drawing = drawn(seen)
    heading = [chip.get("data-chip") for chip in drawing.group("heading").iter() if chip.get("data-chip")]
    assert heading == ["QS", "QH", "QD", "QC"]
    beside = {
        seat: [chip.get("data-chip") for chip in drawing.seat(seat).iter() if chip.get("data-chip")]
        for seat in range(4)
    }
    assert beside == {0: ["QH"], 1: [], 2: [], 3: ["QC"]}


def test_taken_hearts_are_counted_rather_than_listed() -> None:
    hearts = parse_cards("2H 3H 4H 5H 6H 7H AH")
    seen = replace(trick_of(1), contract=Contract.NO_HEARTS, still_out=0, taken=(0, hearts, 0, 0))
    drawing = drawn(seen)
    assert texts(drawing.group("count")) == ["7"]


def test_eight_taken_kings_and_jacks_still_fit_beside_one_seat() -> None:
    all_of_them = parse_cards("KC KD KH KS JC JD JH JS")
    seen = replace(trick_of(1), still_out=0, taken=(0, all_of_them, 0, 0))
    chips = [chip for chip in drawn(seen).seat(1).iter() if chip.get("data-chip")]
    assert len(chips) == 8
    bundles = [each for each in drawn(seen).seat(1) if any(part.get("data-chip") for part in each)]
    corners = [translation(each) for each in bundles]
    assert len({y for _, y in corners}) == len(corners) == 2  # the kings in one line, the jacks in another
    assert all(8 <= x <= 130 - 8 - 62 for x, _ in corners)


def test_the_trump_and_its_declarer_are_marked() -> None:
    seen = public("rifki", lambda seen: seen.trump is not None and len(seen.tricks) == 3)
    drawing = drawn(seen)
    assert seen.trump is not None
    assert seen.declarer is not None
    assert [each.get("data-trump") for each in drawing.groups("trump") if each.get("data-trump")] == [
        seen.trump
    ]
    assert any(each.get("class") == "trump" for each in drawing.seat(seen.declarer).iter())


def test_tricks_taken_are_counted_where_tricks_count() -> None:
    seen = public("rifki", lambda seen: seen.contract == "no_tricks" and len(seen.tricks) == 6)
    counted = [texts(seat)[-1] for seat in drawn(seen).groups("seat")]
    won = [0, 0, 0, 0]
    for trick in seen.tricks:
        won[trick.winner] += 1
    assert counted == [str(each) for each in won]


def test_the_trick_just_taken_stays_until_the_next_is_led() -> None:
    seen = trick_of(0)
    drawing = drawn(seen)
    assert seen.last_trick is not None
    assert sorted(drawing.cards()) == sorted(str(each) for each in seen.last_trick.cards)
    assert drawing.groups("last-trick")


def test_a_called_card_lies_in_the_corner_and_known_partners_are_linked() -> None:
    seen = public("pirandello", lambda seen: seen.stage is Stage.TRICKS and seen.called and seen.pair)
    drawing = drawn(seen)
    assert str(seen.called) in drawing.cards()
    assert seen.pair is not None
    linked = {
        seat for seat in range(4) if any(each.get("class") == "pair" for each in drawing.seat(seat).iter())
    }
    assert linked == set(seen.pair)


def test_a_partner_who_is_not_known_is_not_linked() -> None:
    seen = public("pirandello", lambda seen: seen.stage is Stage.TRICKS and seen.called and not seen.pair)
    assert not drawn(seen).groups("pair")


@pytest.mark.parametrize("style", [PLAIN, LARGE])
def test_nothing_lies_outside_the_picture(style: Style) -> None:
    seen = trick_of(3)
    drawing = Drawing(table_picture(seen, NAMES, style=style, words=W).svg)
    _, _, wide, high = map(float, drawing.root.get("viewBox", "").split())
    for each in (*drawing.groups("seat"), *drawing.groups("card")):
        x, y = translation(each)
        assert 0 <= x <= wide - 60
        assert 0 <= y <= high - 43


def test_the_structure_of_a_picture_is_unchanged() -> None:
    seen = replace(
        trick_of(2),
        leader=3,
        turn=1,
        dealer=2,
        table=(card("9S"), card("KS")),
        still_out=parse_cards("KS JH"),
        taken=(parse_cards("KH 2H"), 0, 0, parse_cards("JC KC")),
        totals=(Fraction(0),) * 4,
    )
    assert outline(drawn(seen).root) == [
        "heading",
        *(f"  chip chip={each}" for each in ("KS", "KH", "KD", "KC", "JS", "JH", "JD", "JC")),
        "seat seat=0",
        "  total",
        "  chip chip=KH",
        "seat seat=1 turn=yes",
        "  total",
        "seat seat=2",
        "  dealer",
        "  total",
        "seat seat=3",
        "  total",
        "  chip chip=KC",
        "  chip chip=JC",
        "card card=9S",
        "card card=KS",
        "pill",
    ]
