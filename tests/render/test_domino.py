"""The picture of a domino hand (rules 7)."""

from dataclasses import replace

import pytest

from kingbot.cards import Suit, parse_cards
from kingbot.engine.actions import Pass
from kingbot.engine.domino import fitting
from kingbot.engine.view import PublicView, Stage
from kingbot.render import table_picture
from kingbot.render.domino import row_cards
from tests.render.helpers import NAMES, PLAIN, Drawing, W, numbers, public, translation

ROWS = parse_cards("7D 8D 9D 6D 7S 8C 7C 6C 5C 4C 3C 2C AC 7H 8H 9H TH JH QH KH")


def drawn(seen: PublicView) -> Drawing:
    return Drawing(table_picture(seen, NAMES, style=PLAIN, words=W).svg)


@pytest.fixture(scope="module")
def domino() -> PublicView:
    seen = public("classic", lambda seen: seen.stage is Stage.DOMINO and len(seen.moves) == 24)
    return replace(seen, rows=ROWS)


def test_every_card_laid_lies_in_the_row_of_its_suit(domino: PublicView) -> None:
    drawing = drawn(domino)
    assert drawing.card_set() == ROWS
    for row in drawing.groups("row"):
        suits = {str(each.get("data-card"))[1] for each in row if each.get("data-card")}
        assert suits == {row.get("data-suit")}


def test_the_ends_of_the_rows_show_what_fits(domino: PublicView) -> None:
    open_ends = {each.get("data-fits") for each in drawn(domino).groups("fits")}
    assert open_ends == {"TD", "5D", "8S", "6S", "9C", "6H"}
    assert len(open_ends) == fitting(domino.rules.options, ROWS).bit_count()


def test_how_many_cards_each_still_holds_stands_beside_them(domino: PublicView) -> None:
    drawing = drawn(domino)
    assert [numbers(drawing, seat)[0] for seat in range(4)] == [str(each) for each in domino.held]


def test_a_player_who_has_just_passed_is_marked(domino: PublicView) -> None:
    drawing = drawn(replace(domino, moves=(*domino.moves, Pass(2))))
    assert len(drawing.groups("pill")) >= 1
    assert "pass" in drawing.texts()


def test_an_ace_laid_on_a_king_lies_at_the_high_end() -> None:
    seen = public("two-phase", lambda seen: seen.stage is Stage.DOMINO and seen.high_aces)
    drawing = drawn(seen)
    ace = next(each for each in cards_of(drawing) if each[0][0] == "A" and high(seen, each[0]))
    king = next(each for each in cards_of(drawing) if each[0] == "K" + ace[0][1])
    assert ace[1] > king[1]


def test_a_row_runs_from_its_lowest_card_with_an_ace_at_the_end_it_was_laid_at(domino: PublicView) -> None:
    assert list(map(str, row_cards(domino, Suit.CLUBS))) == ["AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C"]
    assert list(map(str, row_cards(domino, Suit.DIAMONDS))) == ["6D", "7D", "8D", "9D"]
    both = replace(domino, rows=ROWS | parse_cards("AH"), high_aces=parse_cards("AH"))
    assert list(map(str, row_cards(both, Suit.HEARTS))) == ["7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"]
    assert row_cards(replace(domino, rows=0), Suit.SPADES) == []


def high(seen: PublicView, written: str) -> int:
    return seen.high_aces & parse_cards(written)


def cards_of(drawing: Drawing) -> list[tuple[str, float]]:
    return [
        (str(each.get("data-card")), float(each[0].get("x", "0")))
        for each in drawing.groups("card")
        if each.get("transform") is None
    ]


def test_west_sits_left_of_north_and_east_right(domino: PublicView) -> None:
    drawing = drawn(domino)
    across = [translation(drawing.seat(seat))[0] for seat in (3, 2, 1)]
    assert across == sorted(across)
    assert translation(drawing.seat(0))[1] > translation(drawing.seat(2))[1]
