"""What the picture of the table shows while tricks are played."""

from dataclasses import replace
from fractions import Fraction

import pytest

from kingbot.cards import card, parse_cards
from kingbot.engine.contracts import Contract
from kingbot.engine.projection import view
from kingbot.engine.restrictions import broken_suits
from kingbot.engine.trick_points import HandTerms, points_so_far, trick_points
from kingbot.engine.view import MatchView, PublicView, Stage
from kingbot.i18n import Words
from kingbot.render import Style, table_picture
from tests.render.helpers import (
    LARGE,
    NAMES,
    PLAIN,
    WRITTEN,
    Drawing,
    W,
    numbers,
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


@pytest.mark.parametrize("words", WRITTEN, ids=lambda words: words.language)
def test_the_dealer_bears_the_letter_of_the_language(words: Words) -> None:
    seen = trick_of(1)
    drawing = Drawing(table_picture(seen, NAMES, style=PLAIN, words=words).svg)
    assert seen.dealer is not None
    assert words("ui-dealer-mark") in texts(drawing.seat(seen.dealer))
    assert len(drawing.groups("dealer")) == 1


def test_where_the_contract_is_chosen_the_chooser_is_marked_and_not_the_dealer() -> None:
    seen = public("rifki", lambda seen: len(seen.tricks) == 2)
    drawing = drawn(seen)
    assert seen.chooser is not None
    assert any(each.get("class") == "chose" for each in drawing.seat(seen.chooser).iter())
    assert len(drawing.groups("chose")) == 1
    assert not drawing.groups("dealer")


def test_points_of_this_hand_stand_beside_the_total() -> None:
    seen = public("classic", lambda seen: seen.number == 1 and len(seen.tricks) == 9)
    points = points_so_far(seen)
    assert points is not None
    shown = [
        [texts(each)[0] for each in drawn(seen).seat(seat).iter() if each.get("class") == "hand-points"]
        for seat in range(4)
    ]
    assert shown == [[W.points(each, plus=True)] if each else [] for each in points]


def test_the_last_trick_stays_small_in_a_corner_with_its_cost() -> None:
    seen = public("classic", lambda seen: len(seen.tricks) == 6 and len(seen.table) == 2)
    trick = seen.last_trick
    assert trick is not None
    picture = table_picture(seen, NAMES, style=PLAIN, words=W)
    corner = Drawing(picture.svg).group("trick-corner")
    cards = {each.get("data-small"): each.get("data-ringed") for each in corner}
    assert {str(each) for each in trick.cards} <= set(cards)
    assert [each for each, ringed in cards.items() if ringed] == [str(trick.card_of(trick.winner))]
    points = trick_points(seen.rules, 6, trick, HandTerms(seen.contract or Contract.NO_QUEENS))
    assert texts(corner)[-2:] == [NAMES[trick.winner], W.points(points, plus=True)]
    assert f"{NAMES[trick.winner]} took it, {W.points(points, plus=True)}." in picture.alt


def test_a_suit_that_has_been_broken_is_seen_in_the_heading_and_said() -> None:
    seen = public("rifki", lambda seen: seen.contract == "no_hearts" and broken_suits(seen))
    picture = table_picture(seen, NAMES, style=PLAIN, words=W)
    assert Drawing(picture.svg).group("broken").get("data-suits") == "H"
    assert "May be led now: hearts." in picture.alt
    closed = public("rifki", lambda seen: seen.contract == "no_hearts" and not broken_suits(seen))
    assert not drawn(closed).groups("broken")


def test_points_so_far_stand_beside_each_seat() -> None:
    totals = (Fraction(-12), Fraction(9, 2), Fraction(0), Fraction(130))
    drawing = drawn(replace(trick_of(1), totals=totals))
    assert [each.text for each in drawing.groups("total")] == ["−12", "+4½", "0", "+130"]


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
    (row,) = (each for each in drawn(seen).seat(1).iter() if each.get("class") == "chips")
    corners = [translation(each) for each in row]
    assert len(corners) == 2  # the kings, then the jacks
    assert all(0 <= x <= 62 + 3 for x, _ in corners)
    x, scale = translation(row)[0], float(row.get("transform", "").partition("scale(")[2].rstrip(")"))
    assert x >= 8
    assert x + 127 * scale <= 130 - 8 + 0.1


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
    drawing = drawn(seen)
    counted = [numbers(drawing, seat)[0] for seat in range(4)]
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
    pairs = {
        seat: each.get("data-pair")
        for seat in range(4)
        for each in drawing.seat(seat).iter()
        if each.get("class") == "pair"
    }
    assert pairs == {seat: "0" if seat in seen.pair else "1" for seat in range(4)}
    assert NAMES[seen.dealer or 0] in texts(drawing.group("called"))


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
        "  hand-points",
        "  number",
        "  chips",
        "    chip chip=KH",
        "seat seat=1 turn=yes",
        "  total",
        "  number",
        "seat seat=2",
        "  dealer",
        "  total",
        "  number",
        "seat seat=3",
        "  total",
        "  number",
        "  chips",
        "    chip chip=KC",
        "    chip chip=JC",
        "card card=9S",
        "card card=KS",
        "pill",
        "trick-corner",
        "  small-card small=4S",
        "  small-card small=8S",
        "  small-card small=3S",
        "  small-card small=AS ringed=yes",
        "  cost",
    ]
