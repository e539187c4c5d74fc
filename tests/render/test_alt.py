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
from kingbot.render.alt import listed, spoken_names
from kingbot.render.picture import in_words
from tests.render.world import NAMES, PLAIN, WRITTEN, W, position, public, walk

LONG = tuple(letter * 32 for letter in "WMĞŞ")


@pytest.mark.parametrize("words", WRITTEN, ids=lambda words: words.language)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_longest_names_leave_room_for_all_of_a_table_in_words(preset: str, words: Words) -> None:
    last = spoken_names(LONG, words)
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
def test_the_longest_names_leave_room_for_all_of_a_finished_match_in_words(preset: str, words: Words) -> None:
    seen = public(preset, lambda seen: seen.ranking, seed=3)
    score = score_picture(seen, LONG, style=PLAIN, words=words).alt
    course = match_end_picture(seen, LONG, style=PLAIN, words=words).alt
    hands = str(len(seen.finished))
    assert max(len(score), len(course)) <= ALT_LIMIT
    assert hands in score.rpartition(":")[2] or hands in score[-60:]
    assert f"{hands}: " in course


def test_a_table_says_contract_turn_trick_and_every_player() -> None:
    seen = public("classic", lambda seen: seen.number == 1 and len(seen.tricks) == 3 and len(seen.table) == 2)
    alt = table_picture(seen, NAMES, style=PLAIN, words=W).alt
    assert alt.startswith("Hand 1 of 13: No kings or jacks.")
    assert seen.turn is not None
    assert f"{NAMES[seen.turn]} is to play." in alt
    assert all(W.spoken(each) in alt for each in seen.table)
    assert all(f"{name}: " in alt for name in NAMES)
    assert f"Still out: {listed(seen.still_out, W)}." in alt


def test_a_domino_says_each_row_with_its_ends_and_what_fits() -> None:
    seen = public("classic", lambda seen: seen.stage is Stage.DOMINO and len(seen.moves) == 12)
    alt = table_picture(seen, NAMES, style=PLAIN, words=W).alt
    assert "Rows: spades" in alt
    assert "What fits:" in alt


def test_a_hand_says_its_cards_and_what_may_be_played() -> None:
    match = position("classic", lambda seen: seen.table and len(seen.tricks) == 2)
    seat = view(match, None).turn
    seen = view(match, seat)
    alt = hand_picture(seen, style=PLAIN, words=W).alt
    assert alt.startswith(f"Your {seen.hand.bit_count()} cards: {listed(seen.hand, W)}.")
    assert "You may play" in alt


def test_a_hand_that_waits_does_not_say_what_may_be_played() -> None:
    match = position("classic", lambda seen: seen.table and len(seen.tricks) == 2)
    seat = view(match, None).turn
    assert seat is not None
    assert "You may play" not in hand_picture(view(match, (seat + 1) % 4), style=PLAIN, words=W).alt


def test_the_last_trick_says_who_led_and_who_took_it() -> None:
    seen = public("classic", lambda seen: len(seen.tricks) == 3)
    trick = seen.last_trick
    assert trick is not None
    alt = last_trick_picture(seen, NAMES, style=PLAIN, words=W).alt
    assert alt.startswith(f"Trick 3: {NAMES[trick.leader]} led the {W.spoken(trick.cards[0])}")
    assert f"{NAMES[trick.winner]} took it" in alt


def test_cards_are_listed_suit_by_suit_high_cards_first() -> None:
    assert listed(parse_cards("TH KS AS 2D QD"), W) == "spades A, K; hearts 10; diamonds Q, 2"


def test_names_are_said_short_and_without_invisible_signs() -> None:
    assert spoken_names(["a\u202eb", "x" * 40, "\u200b", "👑 Ada"], W) == (
        "ab",
        "x" * 23 + "…",
        "Seat 3",
        "👑 Ada",
    )


def test_what_is_over_the_limit_falls_away_sentence_by_sentence() -> None:
    assert in_words(["First.", "", "x" * ALT_LIMIT, "Last."]) == "First. Last."


def test_a_first_sentence_over_the_limit_is_an_error() -> None:
    with pytest.raises(ValueError, match="limit"):
        in_words(["x" * (ALT_LIMIT + 1)])
