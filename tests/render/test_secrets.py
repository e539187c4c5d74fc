"""A picture holds no card that its viewer has not seen."""

import pytest

from kingbot.cards import CardSet, card, card_set
from kingbot.engine.contracts import PENALTY_CARDS
from kingbot.engine.projection import view
from kingbot.engine.view import MatchView
from kingbot.presets import PRESETS
from kingbot.render import hand_picture, last_trick_picture, score_picture, table_picture
from tests.render.helpers import NAMES, PLAIN, VIEWERS, Drawing, W, position, walk


def shown_to_all(seen: MatchView) -> CardSet:
    """The cards that lie or lay open in this hand."""
    lying = card_set(seen.table) | seen.rows
    for trick in seen.tricks:
        lying |= card_set(trick.cards)
    return lying | (seen.called.bit if seen.called is not None else 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_shows_only_cards_that_lie_open_whoever_the_viewer_is(preset: str) -> None:
    for number, match in enumerate(walk(preset)):
        if number % 23:
            continue  # a sample of the positions is enough, and quick
        for seat in VIEWERS:
            seen = view(match, seat)
            drawing = Drawing(table_picture(seen, NAMES, style=PLAIN, words=W).svg)
            assert not drawing.card_set() & ~shown_to_all(seen)
            penalty = PENALTY_CARDS.get(seen.contract, 0) if seen.contract else 0
            assert not card_set(card(text) for text in drawing.chips()) & ~penalty


@pytest.mark.parametrize("preset", ["classic", "pirandello", "two-phase"])
def test_the_hand_shows_the_viewers_own_cards_and_no_others(preset: str) -> None:
    for number, match in enumerate(walk(preset)):
        if number % 23:
            continue
        for seat in range(4):
            seen = view(match, seat)
            drawing = Drawing(hand_picture(seen, style=PLAIN, words=W).svg)
            assert drawing.card_set() == seen.hand


def test_the_last_trick_shows_its_four_cards_and_no_others() -> None:
    match = position("classic", lambda seen: len(seen.tricks) == 5 and len(seen.table) == 2)
    seen = view(match, 2)
    assert seen.last_trick is not None
    drawing = Drawing(last_trick_picture(seen, NAMES, style=PLAIN, words=W).svg)
    assert drawing.card_set() == card_set(seen.last_trick.cards)


def test_the_score_sheet_shows_no_card() -> None:
    seen = view(position("classic", lambda seen: seen.number == 3 and seen.table), 1)
    assert Drawing(score_picture(seen, NAMES, style=PLAIN, words=W).svg).cards() == []


def test_a_player_who_may_declare_blind_sees_no_card_of_the_hand() -> None:
    match = position("classic", lambda seen: seen.stage == "blind", blind_declaration=True)
    seat = view(match, None).turn
    assert seat is not None
    picture = hand_picture(view(match, seat), style=PLAIN, words=W)
    assert Drawing(picture.svg).cards() == []
    assert picture.alt == W("picture-unlooked")
