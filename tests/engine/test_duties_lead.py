"""What the leader of a trick may not lead: `penalty_lead` and `trump_lead` (rules 3, 4)."""

from __future__ import annotations

import pytest

from tests.engine.world import seat

GUARDED = {
    "no_hearts": "H",
    "no_king_hearts": "H",
    "no_jack_hearts": "H",
    "no_eight_diamonds": "D",
    "no_king_spades": "S",
}
OPEN = ["no_kings_jacks", "no_queens", "no_last_two", "no_tricks", "declaration", "no_trump"]


@pytest.mark.parametrize("contract", [*GUARDED, *OPEN])
def test_penalty_lead_free_leaves_every_lead_open(contract: str) -> None:
    """Rules 3, `penalty_lead=free`."""
    assert seat(contract, "2C 3D 4H 5S").may_play == "2C 3D 4H 5S"


@pytest.mark.parametrize("ban", ["after_break", "after_break_all", "never"])
@pytest.mark.parametrize(("contract", "suit"), GUARDED.items())
def test_the_contracts_suit_may_not_be_led_until_it_is_broken(contract: str, suit: str, ban: str) -> None:
    """Rules 3, `penalty_lead`: hearts in the three hearts contracts, 8D's diamonds, KS's spades."""
    leader = seat(contract, "2C 3D 4H 5S", penalty_lead=ban)
    led = {"C": "2C", "D": "3D", "H": "4H", "S": "5S"}
    forbidden = {led[suit]} | ({"4H"} if ban == "after_break_all" else set())
    assert {text for text in led.values() if leader.why_not(text) == "penalty_lead"} == forbidden
    assert set(leader.may_play.split()) == set(led.values()) - forbidden


@pytest.mark.parametrize("ban", ["after_break", "never"])
@pytest.mark.parametrize("contract", OPEN)
def test_after_break_and_never_bind_only_where_one_suit_is_the_penalty(contract: str, ban: str) -> None:
    """Rules 3, `penalty_lead=after_break`: the contracts named, and no others."""
    assert seat(contract, "2C 3D 4H 5S", penalty_lead=ban).may_play == "2C 3D 4H 5S"


@pytest.mark.parametrize("contract", ["no_kings_jacks", "no_queens", "no_last_two", "no_tricks"])
def test_after_break_all_bans_hearts_in_every_contract_with_negative_points(contract: str) -> None:
    """Rules 3, `penalty_lead=after_break_all`."""
    leader = seat(contract, "2C 3D 4H 5S", penalty_lead="after_break_all")
    assert leader.may_play == "2C 3D 5S"
    assert leader.why_not("4H") == "penalty_lead"


@pytest.mark.parametrize("contract", ["declaration", "no_trump"])
def test_after_break_all_leaves_positive_contracts_alone(contract: str) -> None:
    """Rules 3, `penalty_lead=after_break_all`."""
    assert seat(contract, "2C 4H", trump="H", penalty_lead="after_break_all").may_play == "2C 4H"


@pytest.mark.parametrize("ban", ["after_break", "after_break_all"])
@pytest.mark.parametrize(("contract", "suit"), GUARDED.items())
def test_a_suit_is_broken_once_any_card_of_it_has_been_played(contract: str, suit: str, ban: str) -> None:
    """Rules 3, `penalty_lead`: one card is enough, whichever; another suit's cards are not."""
    other = "C"
    unbroken = seat(contract, f"2C 3{suit}", before=f"T{other} 9{other} 8{other} 7{other}", penalty_lead=ban)
    assert unbroken.may_play == "2C"
    broken = seat(contract, f"2C 3{suit}", before=f"TC 9C 8C 2{suit}", penalty_lead=ban)
    assert broken.may_play == f"2C 3{suit}"


@pytest.mark.parametrize(("contract", "suit"), GUARDED.items())
def test_with_never_nothing_breaks_the_suit(contract: str, suit: str) -> None:
    """Rules 3, `penalty_lead=never`: the ban holds for the whole hand."""
    leader = seat(contract, f"2C 3{suit}", before=f"TC 9C 8C 2{suit}", penalty_lead="never")
    assert leader.may_play == "2C"
    assert leader.why_not(f"3{suit}") == "penalty_lead"


@pytest.mark.parametrize("ban", ["after_break", "after_break_all", "never"])
@pytest.mark.parametrize(("contract", "suit"), GUARDED.items())
def test_a_leader_who_holds_nothing_else_may_lead_the_suit(contract: str, suit: str, ban: str) -> None:
    """Rules 3, `penalty_lead`; rules 4: it yields when every card held is forbidden."""
    assert seat(contract, f"3{suit} 9{suit}", penalty_lead=ban).may_play == f"3{suit} 9{suit}"


def test_two_banned_suits_yield_together_only_when_nothing_else_is_held() -> None:
    """Rules 3, 4, `after_break_all` in `no_eight_diamonds`: hearts and diamonds are both banned."""
    assert seat("no_eight_diamonds", "3D 4H 5S", penalty_lead="after_break_all").may_play == "5S"
    assert seat("no_eight_diamonds", "3D 4H", penalty_lead="after_break_all").may_play == "3D 4H"


def test_two_banned_suits_are_broken_each_by_its_own_cards() -> None:
    """Rules 3, `after_break_all`: diamonds and spades stay as in `after_break`."""
    before = "TC 9C 8C 2H"
    leader = seat("no_eight_diamonds", "3D 4H 5S", before=before, penalty_lead="after_break_all")
    assert leader.may_play == "4H 5S"
    assert leader.why_not("3D") == "penalty_lead"


def test_trumps_may_be_led_at_once_where_trump_lead_is_free() -> None:
    """Rules 3, `trump_lead=free`."""
    assert seat("declaration", "2C 3D", trump="C").may_play == "2C 3D"


def test_trumps_may_not_be_led_before_a_trump_has_been_played() -> None:
    """Rules 3, `trump_lead=after_break`."""
    leader = seat("declaration", "2C 3D", before="TH 9H 8H 7H", trump="C", trump_lead="after_break")
    assert leader.may_play == "3D"
    assert leader.why_not("2C") == "trump_lead"


def test_a_ruff_opens_the_trumps() -> None:
    """Rules 3, `trump_lead=after_break`."""
    leader = seat("declaration", "2C 3D", before="TH 9H 8H 7C", trump="C", trump_lead="after_break")
    assert leader.may_play == "2C 3D"


def test_a_leader_who_holds_only_trumps_may_lead_one() -> None:
    """Rules 3, `trump_lead=after_break`; rules 4: it yields when every card held is forbidden."""
    assert seat("declaration", "2C 9C", trump="C", trump_lead="after_break").may_play == "2C 9C"


@pytest.mark.parametrize("trump", ["NT", "NULOS"])
def test_without_a_trump_suit_trump_lead_forbids_nothing(trump: str) -> None:
    """Rules 3, `trump_lead`: in `declaration`, trumps may not be led."""
    assert seat("declaration", "2C 3D 4H 5S", trump=trump, trump_lead="after_break").may_play == "2C 3D 4H 5S"


@pytest.mark.parametrize("contract", ["no_trump", "no_hearts", "no_tricks"])
def test_trump_lead_is_about_declarations_only(contract: str) -> None:
    """Rules 3, `trump_lead`."""
    assert seat(contract, "2C 3D 4H 5S", trump_lead="after_break").may_play == "2C 3D 4H 5S"
