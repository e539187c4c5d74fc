"""The pack and how cards are written (rules 1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.cards import (
    CARDS,
    PACK,
    Card,
    Rank,
    Suit,
    card,
    card_of,
    card_set,
    cards_in,
    format_cards,
    parse_cards,
    rank_cards,
)

SETS = st.integers(0, PACK)


def test_the_pack_has_fifty_two_cards_thirteen_of_each_suit() -> None:
    assert len(CARDS) == len({str(each) for each in CARDS}) == PACK.bit_count() == 52
    for suit in Suit:
        assert suit.cards.bit_count() == 13
        assert {each.suit for each in cards_in(suit.cards)} == {suit}


def test_rank_is_high_to_low_a_k_q_j_10_down_to_2() -> None:
    spades = [card(rank + "S") for rank in "AKQJT98765432"]
    assert spades == sorted(spades, reverse=True)
    assert [each.rank.letter for each in spades] == list("AKQJT98765432")


def test_a_card_is_written_rank_then_suit() -> None:
    assert str(card_of(Suit.SPADES, Rank.ACE)) == "AS"
    assert str(card_of(Suit.HEARTS, Rank.TEN)) == "TH"
    assert f"{card('2C'):>4}" == "  2C"
    assert repr(card("QD")) == "Card(QD)"
    assert [suit.letter for suit in Suit] == list("CDHS")


@pytest.mark.parametrize("each", CARDS, ids=str)
def test_every_card_round_trips_through_its_text(each: Card) -> None:
    assert card(str(each)) is each
    assert card_of(each.suit, each.rank) is each
    assert each.bit == 1 << each


@pytest.mark.parametrize("text", ["", "A", "AS ", "as", "SA", "10H", "1S", "XX", "A♠", "ASS"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        card(text)


@given(SETS)
def test_every_set_round_trips_through_its_text(cards: int) -> None:
    assert parse_cards(format_cards(cards)) == cards
    assert card_set(cards_in(cards)) == cards


@given(SETS)
def test_a_set_is_read_in_any_order(cards: int) -> None:
    words = format_cards(cards).split()
    assert parse_cards("  ".join(reversed(words))) == cards


def test_a_card_stands_once_in_a_set() -> None:
    with pytest.raises(ValueError, match="card twice: 7D"):
        parse_cards("7D AS 7D")


def test_cards_of_a_rank_are_four_and_of_two_ranks_eight() -> None:
    assert format_cards(rank_cards(Rank.QUEEN)) == "QC QD QH QS"
    assert rank_cards(Rank.KING, Rank.JACK).bit_count() == 8
