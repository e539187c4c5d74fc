"""What a player who can follow suit must play: following, `give_up`, `raise_duty` (rules 1, 3, 4)."""

from __future__ import annotations

import pytest

from tests.engine.world import seat

TRICK_CONTRACTS = [
    "no_kings_jacks",
    "no_queens",
    "no_eight_diamonds",
    "no_king_hearts",
    "no_hearts",
    "no_last_two",
    "no_tricks",
    "declaration",
    "no_trump",
    "no_jack_hearts",
    "no_king_spades",
]


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_who_can_follow_must_follow(contract: str) -> None:
    """Rules 1, 4; each refusal names it: `follow_suit` (rules 10)."""
    player = seat(contract, "2C 9C AS KH 8D", table="5C")
    assert player.may_play == "2C 9C"
    assert {player.why_not(text) for text in ("AS", "KH", "8D")} == {"follow_suit"}


def test_any_card_of_the_suit_led_will_do_where_no_duty_applies() -> None:
    """Rules 4: else any card of the suit led."""
    assert seat("no_queens", "2S QS AS", table="KS").may_play == "2S QS AS"


def test_a_trump_does_not_replace_a_card_of_the_suit_led() -> None:
    """Rules 1, 4."""
    player = seat("declaration", "2C AS", table="KC", trump="S", ruff_duty=True)
    assert player.may_play == "2C"
    assert player.why_not("AS") == "follow_suit"


# --- give_up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "hand", "table", "given"),
    [
        ("no_kings_jacks", "2S JS KS", "AS", "JS KS"),
        ("no_kings_jacks", "2S JS KS", "QS", "JS"),
        ("no_queens", "2S QS", "KS", "QS"),
        ("no_king_hearts", "2H KH", "AH", "KH"),
        ("no_eight_diamonds", "2D 8D", "9D", "8D"),
        ("no_jack_hearts", "2H JH", "QH", "JH"),
        ("no_king_spades", "2S KS", "AS", "KS"),
    ],
)
def test_a_penalty_card_below_the_highest_of_the_suit_must_be_given_up(
    contract: str, hand: str, table: str, given: str
) -> None:
    """Rules 3, `give_up`: in each contract of particular cards."""
    player = seat(contract, hand, table=table, give_up=True)
    assert player.may_play == given
    assert player.why_not("2" + hand[1]) == "give_up"
    assert seat(contract, hand, table=table).may_play == hand, "off: any card"


def test_a_penalty_card_above_the_trick_need_not_be_given_up() -> None:
    """Rules 3, `give_up`: lower than the highest card of that suit already in the trick."""
    assert seat("no_queens", "2S QS", table="JS", give_up=True).may_play == "2S QS"


def test_giving_up_looks_at_the_highest_card_that_lies_whoever_played_it() -> None:
    """Rules 3, `give_up`."""
    assert seat("no_queens", "2S QS", table="3S KS 4S", give_up=True).may_play == "QS"


def test_only_cards_of_the_suit_led_count_as_higher() -> None:
    """Rules 3, `give_up`: the highest card *of that suit*; a discarded ace beats nothing."""
    assert seat("no_queens", "2C QC", table="3C AS AH", give_up=True).may_play == "2C QC"


def test_of_another_suit_nothing_need_be_given_up() -> None:
    """Rules 3, `give_up`: penalty cards of the suit led."""
    assert seat("no_queens", "2C QS", table="AC", give_up=True).may_play == "2C"


@pytest.mark.parametrize("contract", ["no_hearts", "no_tricks", "no_last_two", "no_trump", "declaration"])
def test_where_a_whole_suit_or_no_card_is_the_penalty_nothing_is_given_up(contract: str) -> None:
    """Rules 3, `give_up`: particular cards, not a whole suit."""
    assert seat(contract, "2H 9H AH", table="KH", give_up=True).may_play == "2H 9H AH"


def test_the_queen_to_give_up_may_be_the_only_card() -> None:
    """Rules 3, `give_up`."""
    assert seat("no_queens", "QS", table="KS", give_up=True).may_play == "QS"


# --- raise_duty --------------------------------------------------------------------------------


def test_a_card_that_beats_the_trick_must_be_played() -> None:
    """Rules 3, `raise_duty=all`."""
    player = seat("no_trump", "2S 9S KS AS", table="TS", raise_duty="all")
    assert player.may_play == "KS AS"
    assert player.why_not("9S") == "raise_duty"


def test_it_must_beat_every_card_of_the_suit_in_the_trick() -> None:
    """Rules 3, `raise_duty`: every card now in the trick."""
    assert seat("no_trump", "2S QS AS", table="TS KS 3S", raise_duty="all").may_play == "AS"


def test_who_cannot_beat_the_trick_plays_any_card_of_the_suit() -> None:
    """Rules 3, `raise_duty`: only who holds such a card."""
    assert seat("no_trump", "2S QS", table="TS KS", raise_duty="all").may_play == "2S QS"


def test_a_discard_in_the_trick_is_no_card_to_beat() -> None:
    """Rules 3, `raise_duty`."""
    assert seat("no_trump", "2C QC", table="TC AS", raise_duty="all").may_play == "QC"


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_raise_duty_all_holds_in_every_contract_of_tricks(contract: str) -> None:
    """Rules 3, `raise_duty=all`."""
    player = seat(contract, "2C TC", table="9C", raise_duty="all")
    assert player.may_play == "TC"
    assert player.why_not("2C") == "raise_duty"


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_raise_duty_trump_holds_in_declarations_only(contract: str) -> None:
    """Rules 3, `raise_duty=trump`."""
    expected = "TC" if contract == "declaration" else "2C TC"
    assert seat(contract, "2C TC", table="9C", raise_duty="trump").may_play == expected
    assert seat(contract, "2C TC", table="9C").may_play == "2C TC", "off"


@pytest.mark.parametrize("trump", ["C", "S", "NT", "NULOS"])
def test_raise_duty_trump_holds_whatever_was_named(trump: str) -> None:
    """Rules 3, `raise_duty=trump`: also when no trump or nulos was named."""
    assert seat("declaration", "2C TC", table="9C", trump=trump, raise_duty="trump").may_play == "TC"


@pytest.mark.parametrize("duty", ["trump", "all"])
def test_after_a_ruff_there_is_no_duty_to_raise(duty: str) -> None:
    """Rules 3, `raise_duty`: a card of the suit led cannot beat a ruff."""
    player = seat("declaration", "2C KC", table="9C 2S", trump="S", raise_duty=duty)
    assert player.may_play == "2C KC"


def test_where_trumps_are_led_they_must_be_raised() -> None:
    """Rules 3, `raise_duty`: following a trump lead is no ruff."""
    assert seat("declaration", "2S KS", table="9S 3S", trump="S", raise_duty="trump").may_play == "KS"


def test_no_duty_among_ruffs() -> None:
    """Rules 3, `raise_duty`: who ruffs need not go over another ruff."""
    player = seat("declaration", "2S KS", table="9C 3S", trump="S", raise_duty="all", ruff_duty=True)
    assert player.may_play == "2S KS"


# --- both --------------------------------------------------------------------------------------


def test_give_up_comes_before_raise_duty() -> None:
    """Rules 4: `give_up` applies first, if it names any card."""
    player = seat("no_queens", "2S QS AS", table="KS", give_up=True, raise_duty="all")
    assert player.may_play == "QS"
    assert player.why_not("AS") == player.why_not("2S") == "give_up"


def test_raise_duty_applies_where_give_up_names_no_card() -> None:
    """Rules 4: else `raise_duty`, if it names any card."""
    player = seat("no_queens", "2S QS AS", table="JS", give_up=True, raise_duty="all")
    assert player.may_play == "QS AS"
    assert player.why_not("2S") == "raise_duty"


def test_where_everything_must_be_given_up_raising_says_nothing() -> None:
    """Rules 4: `give_up` names the whole holding, which is then free."""
    assert seat("no_kings_jacks", "JS KS", table="AS", give_up=True, raise_duty="all").may_play == "JS KS"


def test_where_neither_names_a_card_any_card_of_the_suit_will_do() -> None:
    """Rules 4: else any card of the suit led."""
    assert seat("no_queens", "2S 3S QD", table="KS", give_up=True, raise_duty="all").may_play == "2S 3S"
