"""The picture of the last trick."""

import pytest

from kingbot.engine.view import PublicView
from kingbot.render import last_trick_picture
from tests.render.helpers import NAMES, PLAIN, Drawing, W, public, texts, translation


@pytest.fixture(scope="module")
def seen() -> PublicView:
    return public("classic", lambda seen: len(seen.tricks) == 4 and seen.last_trick)


@pytest.fixture(scope="module")
def ruffed() -> PublicView:
    return public("rifki", lambda seen: seen.last_trick and seen.last_trick.by_trump)


def test_the_winner_and_the_reason_are_written_on_top(seen: PublicView) -> None:
    assert seen.last_trick is not None
    picture = last_trick_picture(seen, NAMES, style=PLAIN, words=W)
    written = " ".join(Drawing(picture.svg).texts())
    assert f"{NAMES[seen.last_trick.winner]} took it with the" in written
    assert "highest of the suit led" in written
    assert "highest card of the suit led" in picture.alt


def test_a_ruff_is_given_as_the_reason(ruffed: PublicView) -> None:
    picture = last_trick_picture(ruffed, NAMES, style=PLAIN, words=W)
    assert "the highest trump" in picture.alt
    assert "the highest trump" in " ".join(Drawing(picture.svg).texts())


def test_the_winners_seat_stands_out_and_the_leader_is_marked(seen: PublicView) -> None:
    assert seen.last_trick is not None
    drawing = Drawing(last_trick_picture(seen, NAMES, style=PLAIN, words=W).svg)
    lit = [each.get("data-seat") for each in drawing.groups("seat") if each.get("data-turn")]
    assert lit == [str(seen.last_trick.winner)]
    assert texts(drawing.group("pill")) == ["led"]


def test_all_four_cards_are_named_in_the_alt_text_in_order(seen: PublicView) -> None:
    trick = seen.last_trick
    assert trick is not None
    alt = last_trick_picture(seen, NAMES, style=PLAIN, words=W).alt
    positions = [alt.index(W.spoken(each)) for each in trick.cards]
    assert positions == sorted(positions)
    assert alt.index(NAMES[trick.leader]) < positions[0]


def test_cards_lie_in_a_cross(seen: PublicView) -> None:
    drawing = Drawing(last_trick_picture(seen, NAMES, style=PLAIN, words=W).svg)
    south, east, north, west = (translation(each) for each in drawing.groups("card"))
    assert south[0] == north[0]
    assert east[1] == west[1]
    assert west[0] < north[0] < east[0]
    assert north[1] < east[1] < south[1]


def test_before_the_first_trick_there_is_no_last() -> None:
    first = public("classic", lambda seen: seen.table and not seen.tricks)
    with pytest.raises(ValueError, match="no trick"):
        last_trick_picture(first, NAMES, style=PLAIN, words=W)
