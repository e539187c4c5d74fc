"""The result of a hand in words: what the picture marks is said."""

import re
from dataclasses import replace

import pytest
from discord.ui import TextDisplay

from kingbot.engine.contracts import Trump
from kingbot.engine.projection import view
from kingbot.engine.view import PublicView
from kingbot.i18n import words
from kingbot.ui.score import hand_just_over, hand_result, score
from tests.render.helpers import NAMES, public, walk
from tests.support.largest import table_of

W = words("en")


@pytest.fixture(scope="module")
def rifki() -> PublicView:
    return public("rifki", lambda seen: seen.ranking)


def test_who_dealt_a_fixed_hand_is_told() -> None:
    seen = public("classic", lambda seen: seen.number == 2)
    hand = seen.finished[0]
    assert f"dealt by {NAMES[hand.dealer]}" in hand_result(hand, seen, NAMES, W)


def test_who_chose_and_who_named_the_trump_is_told(rifki: PublicView) -> None:
    for hand in rifki.finished:
        said = hand_result(hand, rifki, NAMES, W)
        if hand.trump is None:
            assert f"chosen by {NAMES[hand.chooser]}" in said
        else:
            assert hand.declarer is not None
            assert f"{W.trump(hand.trump)}, named by {NAMES[hand.declarer]}" in said
    bought = next(hand for hand in rifki.finished if hand.trump is not None)
    bought = replace(bought, declarer=(bought.chooser + 1) % 4, trump=Trump.HEARTS)
    said = hand_result(bought, rifki, NAMES, W)
    assert f"chosen by {NAMES[bought.chooser]} · hearts, named by " in said


def test_a_king_is_celebrated_in_words(rifki: PublicView) -> None:
    hand = next(hand for hand in rifki.finished if hand.trump is not None)
    assert "👑" not in hand_result(hand, rifki, NAMES, W)
    assert "👑 **Carla makes King**" in hand_result(replace(hand, slam=2), rifki, NAMES, W)


def test_a_result_is_shown_from_the_end_of_its_hand_until_a_card_is_played() -> None:
    for preset in ("classic", "portuguese"):
        for match in walk(preset, 2):
            seen = view(match, None)
            over = hand_just_over(seen)
            played = match.hand is not None and bool(seen.tricks or seen.table or seen.moves)
            in_play = seen.number > len(seen.finished)
            if not seen.finished or (in_play and played):
                assert over is None
            else:
                assert over == seen.finished[-1]


def sheet(seen: PublicView) -> list[str]:
    """The score sheet in columns of text, line by line."""
    table = table_of(seen.rules)
    *_, text = (part for part in score(table, seen, W).view.walk_children() if isinstance(part, TextDisplay))
    return text.content.replace("\ufe0e", "").splitlines()


def test_the_columns_of_text_carry_chooser_and_trump_as_the_picture_does(rifki: PublicView) -> None:
    lines = sheet(rifki)
    rows = lines[2:-3]
    assert len(rows) == len(rifki.finished)
    for hand, row in zip(rifki.finished, rows, strict=True):
        cells = row.split()[-4:]
        for seat, cell in enumerate(cells):
            named = seat == hand.declarer and hand.trump is not None
            assert ("*" in cell) == (seat == hand.chooser and not named)
            assert any(each in cell for each in "♣♦♥♠=") == named
    assert "* chose" in lines[-1]
    assert "named the trump" in lines[-1]
    assert "dealt" not in lines[-1], "only what occurs is explained"


def test_the_columns_of_text_are_straight_and_fit_on_a_phone(rifki: PublicView) -> None:
    rows = sheet(rifki)[1:-2]
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) <= 40


def test_the_points_of_a_column_stand_below_one_another(rifki: PublicView) -> None:
    *rows, total = sheet(rifki)[2:-2]
    ends = {
        tuple(found.end() for found in re.finditer(r"(?<= )[+−]?[\d.]+(?=[*=♠♥♦♣ ])", row))[-4:]
        for row in rows
    }
    assert len(ends) == 1, "also where a sign follows"
    assert total.startswith("Σ")
