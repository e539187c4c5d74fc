"""Alt texts: all of the picture in words, within Discord's limit."""

import pytest

from kingbot.cards import parse_cards
from kingbot.engine.projection import view
from kingbot.engine.view import Stage
from kingbot.i18n import Words
from kingbot.presets import PRESETS
from kingbot.render import (
    ALT_LIMIT,
    hand_picture,
    last_trick_picture,
    match_end_picture,
    score_picture,
    table_picture,
)
from kingbot.render.alt import NAME_LENGTH_AT_TABLE, alt_names, list_cards
from kingbot.render.picture import join_sentences
from tests.render.helpers import NAMES, PLAIN, WRITTEN, W, position, public, walk

LONG = tuple(letter * 32 for letter in "WMĞŞ")


@pytest.mark.parametrize("words", WRITTEN, ids=lambda words: words.language)
@pytest.mark.parametrize("preset", PRESETS)
def test_alt_text_of_a_table_fits_with_the_longest_names(preset: str, words: Words) -> None:
    last = alt_names(LONG, words, NAME_LENGTH_AT_TABLE)
    for number, match in enumerate(walk(preset, 3)):
        if number % 29:
            continue
        seen = view(match, number % 4)
        alt = table_picture(seen, LONG, style=PLAIN, words=words).alt
        assert len(alt) <= ALT_LIMIT
        # The order of play comes last: if it is there, nothing fell away.
        first = seen.seat or 0
        assert alt.rstrip(".").endswith(last[(first + 3) % 4])


@pytest.mark.parametrize("words", WRITTEN, ids=lambda words: words.language)
@pytest.mark.parametrize("preset", PRESETS)
def test_alt_texts_of_a_finished_match_fit_with_the_longest_names(preset: str, words: Words) -> None:
    seen = public(preset, lambda seen: seen.ranking, seed=3)
    score = score_picture(seen, LONG, style=PLAIN, words=words).alt
    course = match_end_picture(seen, LONG, style=PLAIN, words=words).alt
    hands = str(len(seen.finished))
    assert max(len(score), len(course)) <= ALT_LIMIT
    # Whose hands they were comes last, in order of play: if the fourth player is there, nothing fell away.
    assert alt_names(LONG, words, 12)[3] in score.rpartition(". ")[2]
    assert f"{hands}: " in course


def test_a_table_says_contract_turn_trick_and_every_player() -> None:
    seen = public("classic", lambda seen: seen.number == 1 and len(seen.tricks) == 3 and len(seen.table) == 2)
    alt = table_picture(seen, NAMES, style=PLAIN, words=W).alt
    assert alt.startswith("Hand 1 of 13: No kings or jacks.")
    assert seen.turn is not None
    assert f"{NAMES[seen.turn]}’s turn." in alt
    assert all(W.spoken(each) in alt for each in seen.table)
    assert all(f"{name}: " in alt for name in NAMES)
    assert f"Still out: {list_cards(seen.still_out, W)}." in alt


def test_a_domino_says_each_row_with_its_ends_and_what_fits() -> None:
    seen = public("classic", lambda seen: seen.stage is Stage.DOMINO and len(seen.moves) == 12)
    alt = table_picture(seen, NAMES, style=PLAIN, words=W).alt
    assert "Rows: no spades; hearts 5 to 8; clubs 4 to 7; diamonds 7 to 8." in alt
    assert "Cards that fit:" in alt


def test_a_hand_says_its_cards_and_what_may_be_played() -> None:
    match = position("classic", lambda seen: seen.table and len(seen.tricks) == 2)
    seat = view(match, None).turn
    assert seat is not None
    seen = view(match, seat)
    alt = hand_picture(seen, style=PLAIN, words=W).alt
    assert alt.startswith(f"Your {seen.hand.bit_count()} cards: {list_cards(seen.hand, W)}.")
    assert "You can play" in alt


def test_a_hand_out_of_turn_does_not_say_what_may_be_played() -> None:
    match = position("classic", lambda seen: seen.table and len(seen.tricks) == 2)
    seat = view(match, None).turn
    assert seat is not None
    assert "You can play" not in hand_picture(view(match, (seat + 1) % 4), style=PLAIN, words=W).alt


def test_the_last_trick_says_who_led_and_who_took_it() -> None:
    seen = public("classic", lambda seen: len(seen.tricks) == 3)
    trick = seen.last_trick
    assert trick is not None
    alt = last_trick_picture(seen, NAMES, style=PLAIN, words=W).alt
    assert alt.startswith(f"Trick 3: {NAMES[trick.leader]} led the {W.spoken(trick.cards[0])}")
    assert f"{NAMES[trick.winner]} took it" in alt


def test_cards_are_listed_suit_by_suit_high_cards_first() -> None:
    assert list_cards(parse_cards("TH KS AS 2D QD"), W) == "spades A, K; hearts 10; diamonds Q, 2"


def test_alt_names_are_cut_off_and_without_invisible_characters() -> None:
    assert alt_names(["a\u202eb", "x" * 40, "\u200b", "👑 Ada"], W) == (
        "ab",
        "x" * 23 + "…",
        "Seat 3",
        "👑 Ada",
    )


def test_sentences_over_the_limit_are_left_out() -> None:
    assert join_sentences(["First.", "", "x" * ALT_LIMIT, "Last."]) == "First. Last."


def test_a_first_sentence_over_the_limit_is_an_error() -> None:
    with pytest.raises(ValueError, match="limit"):
        join_sentences(["x" * (ALT_LIMIT + 1)])
