"""What a player who cannot follow must play: `first_trick_discard`, `void_duty`, `ruff_duty` (rules 3, 4)."""

from __future__ import annotations

import pytest

from kingbot.engine.contracts import Contract
from tests.engine.world import seat

# A hand void in clubs with penalty cards of every contract, and those of each contract.
HAND = "JD 2D 8D 3H JH KH QH 4S KS QS JS"
PENALTY = {
    "no_kings_jacks": "JD JH KH JS KS",
    "no_queens": "QH QS",
    "no_eight_diamonds": "8D",
    "no_king_hearts": "KH",
    "no_hearts": "3H JH QH KH",
    "no_jack_hearts": "JH",
    "no_king_spades": "KS",
}
SINGLE = ["no_eight_diamonds", "no_king_hearts", "no_jack_hearts", "no_king_spades"]
WITHOUT = ["no_last_two", "no_tricks", "declaration", "no_trump"]
ALL = "2D 8D JD 3H JH QH KH 4S JS QS KS"


@pytest.mark.parametrize("contract", [*PENALTY, *WITHOUT])
def test_who_cannot_follow_plays_any_card_where_nothing_is_owed(contract: str) -> None:
    """Rules 3, all options off; rules 4: else any card."""
    assert seat(contract, HAND, table="5C", first=True).may_play == ALL
    assert seat(contract, HAND, table="5C", trump="D").may_play == ALL
    assert seat(contract, "2C AC KH JH QS", table="5D", first=True).may_play == "2C AC JH KH QS"


# --- first_trick_discard -----------------------------------------------------------------------


@pytest.mark.parametrize(("contract", "penalty"), PENALTY.items())
def test_no_penalty_card_may_be_discarded_on_the_first_trick(contract: str, penalty: str) -> None:
    """Rules 3, `first_trick_discard=no_penalty`: in every contract that has penalty cards."""
    player = seat(contract, HAND, table="5C", first=True, first_trick_discard="no_penalty")
    forbidden = [text for text in ALL.split() if player.why_not(text) == "first_trick_discard"]
    assert forbidden == penalty.split()
    assert player.may_play.split() == [text for text in ALL.split() if text not in forbidden]


@pytest.mark.parametrize("contract", PENALTY)
def test_the_first_trick_rule_ends_with_the_first_trick(contract: str) -> None:
    """Rules 3, `first_trick_discard`."""
    assert seat(contract, HAND, table="5C", first_trick_discard="no_penalty").may_play == ALL


@pytest.mark.parametrize("contract", WITHOUT)
def test_without_penalty_cards_the_first_trick_rule_says_nothing(contract: str) -> None:
    """Rules 3, `first_trick_discard`: contracts that have penalty cards."""
    player = seat(contract, HAND, table="5C", first=True, first_trick_discard="no_penalty")
    assert player.may_play == ALL


def test_who_holds_only_penalty_cards_may_discard_any_of_them_on_the_first_trick() -> None:
    """Rules 4: unless only penalty cards are held; then any of them may be played."""
    player = seat("no_hearts", "2H KH", table="5C", first=True, first_trick_discard="no_penalty")
    assert player.may_play == "2H KH"


def test_who_can_follow_may_play_a_penalty_card_on_the_first_trick() -> None:
    """Rules 3, `first_trick_discard`: a player who cannot follow."""
    player = seat("no_queens", "2C QC", table="5C", first=True, first_trick_discard="no_penalty")
    assert player.may_play == "2C QC"


def test_a_penalty_card_may_be_led_to_the_first_trick() -> None:
    """Rules 3, `first_trick_discard`: it is about discards, not leads."""
    player = seat("no_queens", "2C QC", first=True, first_trick_discard="no_penalty")
    assert player.may_play == "2C QC"


@pytest.mark.parametrize("contract", PENALTY)
def test_a_list_guards_the_first_trick_of_its_contracts_and_of_no_other(contract: str) -> None:
    """Rules 3, `first_trick_discard`: a list of contracts, and in these only."""
    others = tuple(Contract(each) for each in PENALTY if each != contract)
    everywhere = seat(contract, HAND, table="5C", first=True, first_trick_discard="no_penalty")
    listed = seat(contract, HAND, table="5C", first=True, first_trick_discard=(Contract(contract),))
    assert listed.may_play == everywhere.may_play
    assert listed.why_not(PENALTY[contract].split()[0]) == "first_trick_discard"
    assert seat(contract, HAND, table="5C", first=True, first_trick_discard=others).may_play == ALL


def test_in_a_contract_that_is_not_listed_the_void_duty_speaks_on_the_first_trick() -> None:
    """Rules 4: where `first_trick_discard` does not hold, `void_duty` does."""
    player = seat(
        "no_king_hearts",
        HAND,
        table="5C",
        first=True,
        first_trick_discard=(Contract.NO_QUEENS,),
        void_duty="single",
    )
    assert player.may_play == "KH"
    assert player.why_not("QH") == "void_duty"


def test_in_a_contract_that_is_listed_the_void_duty_is_silent_on_the_first_trick() -> None:
    """Rules 4: on the first trick of these contracts."""
    listed = (Contract.NO_QUEENS, Contract.NO_KING_HEARTS)
    player = seat(
        "no_king_hearts", HAND, table="5C", first=True, first_trick_discard=listed, void_duty="single"
    )
    assert player.may_play == ALL.replace("KH ", "")
    assert player.why_not("KH") == "first_trick_discard"


@pytest.mark.parametrize("duty", ["single", "penalty"])
@pytest.mark.parametrize("rifki_void", ["king", "any_heart"])
def test_on_the_first_trick_the_void_duties_say_nothing(duty: str, rifki_void: str) -> None:
    """Rules 4: `first_trick_discard=no_penalty` silences `void_duty` and `rifki_void` there."""
    player = seat(
        "no_king_hearts",
        HAND,
        table="5C",
        first=True,
        first_trick_discard="no_penalty",
        void_duty=duty,
        rifki_void=rifki_void,
    )
    assert player.may_play == ALL.replace("KH ", "")
    assert player.why_not("KH") == "first_trick_discard"


def test_the_void_duties_are_silent_there_also_for_who_holds_only_penalty_cards() -> None:
    """Rules 4: any of them may be played."""
    player = seat(
        "no_kings_jacks",
        "JD JH KS",
        table="5C",
        first=True,
        first_trick_discard="no_penalty",
        void_duty="penalty",
    )
    assert player.may_play == "JD JH KS"


def test_on_the_first_trick_no_heart_is_owed_by_who_does_not_hold_the_king() -> None:
    """Rules 4: `rifki_void` is silent on the first trick, whatever is held."""
    player = seat(
        "no_king_hearts",
        "3H 4S",
        table="5C",
        first=True,
        first_trick_discard="no_penalty",
        void_duty="penalty",
        rifki_void="any_heart",
    )
    assert player.may_play == "3H 4S"


def test_after_the_first_trick_the_void_duty_speaks() -> None:
    """Rules 4."""
    player = seat("no_king_hearts", HAND, table="5C", first_trick_discard="no_penalty", void_duty="single")
    assert player.may_play == "KH"


def test_with_free_discards_the_void_duty_holds_on_the_first_trick_too() -> None:
    """Rules 4: only `no_penalty` silences it."""
    assert seat("no_king_hearts", HAND, table="5C", first=True, void_duty="single").may_play == "KH"


# --- void_duty ---------------------------------------------------------------------------------


@pytest.mark.parametrize("contract", SINGLE)
def test_the_single_card_must_be_discarded(contract: str) -> None:
    """Rules 3, `void_duty=single`: KH, 8D, JH, KS in their contracts."""
    player = seat(contract, HAND, table="5C", void_duty="single")
    assert player.may_play == PENALTY[contract]
    assert player.why_not("2D") == "void_duty"


@pytest.mark.parametrize("contract", ["no_kings_jacks", "no_queens", "no_hearts", *WITHOUT])
def test_single_says_nothing_where_more_cards_count(contract: str) -> None:
    """Rules 3, `void_duty=single`."""
    assert seat(contract, HAND, table="5C", void_duty="single").may_play == ALL


@pytest.mark.parametrize(("contract", "penalty"), PENALTY.items())
def test_a_penalty_card_must_be_discarded(contract: str, penalty: str) -> None:
    """Rules 3, `void_duty=penalty`: in every contract that has penalty cards."""
    player = seat(contract, HAND, table="5C", void_duty="penalty")
    assert player.may_play == penalty
    assert player.why_not("4S") == "void_duty"


@pytest.mark.parametrize("contract", WITHOUT)
def test_without_penalty_cards_no_void_duty(contract: str) -> None:
    """Rules 3, `void_duty=penalty`."""
    assert seat(contract, HAND, table="5C", trump="H", void_duty="penalty").may_play == ALL


@pytest.mark.parametrize("duty", ["single", "penalty"])
def test_who_holds_no_penalty_card_discards_what_they_like(duty: str) -> None:
    """Rules 3, `void_duty`: if they hold it."""
    assert seat("no_king_hearts", "2D QH 3S", table="5C", void_duty=duty).may_play == "2D QH 3S"


def test_who_can_follow_owes_no_penalty_card() -> None:
    """Rules 3, `void_duty`: who cannot follow."""
    assert seat("no_king_hearts", "2C KH", table="5C", void_duty="penalty").may_play == "2C"
    assert seat("no_queens", "2C QC", table="5C", void_duty="penalty").may_play == "2C QC"


# --- rifki_void --------------------------------------------------------------------------------


@pytest.mark.parametrize("duty", ["single", "penalty"])
def test_any_heart_must_be_discarded_in_no_king_hearts(duty: str) -> None:
    """Rules 3, `rifki_void=any_heart`: a heart, any heart."""
    player = seat("no_king_hearts", HAND, table="5C", void_duty=duty, rifki_void="any_heart")
    assert player.may_play == "3H JH QH KH"
    assert player.why_not("4S") == "void_duty"


def test_any_heart_binds_also_who_does_not_hold_the_king() -> None:
    """Rules 3, `rifki_void=any_heart`: if they hold one."""
    holder = seat("no_king_hearts", "3H 4S", table="5C", void_duty="penalty", rifki_void="any_heart")
    assert holder.may_play == "3H"
    heartless = seat("no_king_hearts", "3D 4S", table="5C", void_duty="penalty", rifki_void="any_heart")
    assert heartless.may_play == "3D 4S"


def test_rifki_void_has_no_effect_while_void_duty_is_free() -> None:
    """Rules 3, `rifki_void`."""
    assert seat("no_king_hearts", HAND, table="5C", rifki_void="any_heart").may_play == ALL


@pytest.mark.parametrize("contract", [each for each in PENALTY if each != "no_king_hearts"])
def test_rifki_void_is_about_no_king_hearts_only(contract: str) -> None:
    """Rules 3, `rifki_void`."""
    player = seat(contract, HAND, table="5C", void_duty="penalty", rifki_void="any_heart")
    assert player.may_play == PENALTY[contract]


# --- ruff_duty ---------------------------------------------------------------------------------


def test_who_cannot_follow_must_ruff_when_the_table_says_so() -> None:
    """Rules 3, `ruff_duty`: any trump."""
    player = seat("declaration", "2S KS AH", table="5C", trump="S", ruff_duty=True)
    assert player.may_play == "2S KS"
    assert player.why_not("AH") == "ruff_duty"


def test_who_cannot_follow_and_holds_no_trump_discards() -> None:
    """Rules 3, `ruff_duty`: and holds a trump."""
    assert seat("declaration", "2D AH", table="5C", trump="S", ruff_duty=True).may_play == "2D AH"


@pytest.mark.parametrize("trump", ["NT", "NULOS"])
def test_without_a_trump_suit_nobody_must_ruff(trump: str) -> None:
    """Rules 3, `ruff_duty`: in `declaration` with a trump suit."""
    assert seat("declaration", "2S AH", table="5C", trump=trump, ruff_duty=True).may_play == "AH 2S"


def test_the_duty_to_ruff_holds_on_the_first_trick() -> None:
    """Rules 3, `ruff_duty`; a declaration has no penalty cards to keep back."""
    player = seat(
        "declaration",
        "2S AH",
        table="5C",
        trump="S",
        first=True,
        ruff_duty=True,
        first_trick_discard="no_penalty",
    )
    assert player.may_play == "2S"
