"""How a hand of each preset is played (rules 8)."""

from __future__ import annotations

import pytest

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.match import Match
from kingbot.presets import PRESETS, load
from tests.engine.played import SHARED, SUITS
from tests.engine.world import (
    after,
    deal,
    hand_of,
    legal,
    match_of,
    open_cards,
    phase_name,
    play,
    refused,
    say,
)

SEVEN = [
    "no_kings_jacks",
    "no_queens",
    "no_eight_diamonds",
    "no_king_hearts",
    "no_hearts",
    "no_last_two",
    "no_tricks",
]
TWO_PHASE = [
    "no_kings_jacks",
    "no_hearts",
    "no_king_hearts",
    "no_tricks",
    "no_jack_hearts",
    "no_queens",
    "no_king_spades",
    "no_last_two",
]


@pytest.mark.parametrize("preset", [each for each in PRESETS if each != "rifki"])
@pytest.mark.parametrize("contract", ["no_tricks", "no_queens"])
def test_the_player_after_the_dealer_leads(preset: str, contract: str) -> None:
    match = match_of(contract, SHARED, preset=preset, dealer=1)
    match = say(match, "1 call KC") if preset == "pirandello" else match
    assert (phase_name(match), engine.turn(match)) == ("Tricks", 2)


@pytest.mark.parametrize("preset", [each for each in PRESETS if each != "rifki"])
def test_with_leader_dealer_the_dealer_leads(preset: str) -> None:
    match = match_of("no_tricks", SHARED, preset=preset, dealer=1, leader="dealer")
    match = say(match, "1 call KC") if preset == "pirandello" else match
    assert (phase_name(match), engine.turn(match)) == ("Tricks", 1)


@pytest.mark.parametrize("contract", ["no_tricks", "no_hearts", "no_queens", "no_last_two"])
def test_in_rifki_the_chooser_leads(contract: str) -> None:
    match = match_of(contract, deal("", "2D"), preset="rifki", dealer=0)
    assert (phase_name(match), engine.turn(match)) == ("Tricks", 1)


@pytest.mark.parametrize("contract", SEVEN)
def test_at_home_every_restriction_is_off(contract: str) -> None:
    match = match_of(contract, deal("AC AD 8D AH KH JH QH AS", "KC", "2C 3C"))
    assert len(open_cards(match).split()) == 13
    void = match_of(contract, deal("7C", "KH 8D JS QS 2H 3H 4H 5H 6H 7H 8H 9H TH"))
    assert len(open_cards(play(void, "7C")).split()) == 13


def test_at_home_trumps_are_led_and_nobody_must_ruff() -> None:
    match = match_of("declaration", SUITS, "3 trump S")
    assert len(open_cards(match).split()) == 13
    match = match_of("declaration", deal("7C", "2S 3D 456789TJQKAH"), "3 trump S")
    assert "2S 3D" not in open_cards(match)
    assert len(open_cards(play(match, "7C")).split()) == 13


def test_the_sale_of_home_is_a_transfer_and_that_of_classic_double() -> None:
    assert load("home").options.sale_shortfall == "transfer"
    assert load("classic").options.sale_shortfall == "double"
    assert "sell 1" in legal(match_of("declaration", SHARED, preset="classic", hands=["declaration"]))


def test_two_phase_names_a_trump_suit_and_sells_nothing() -> None:
    match = match_of("declaration", SHARED, preset="two-phase")
    assert legal(match) == {"trump C", "trump D", "trump H", "trump S"}
    assert refused(match, "3 trump NT") == "trump_not_allowed"
    assert refused(match, "3 sell 1") == "sale_not_allowed"


@pytest.mark.parametrize("contract", TWO_PHASE)
def test_two_phase_has_no_lead_restrictions_and_no_duties(contract: str) -> None:
    match = match_of(contract, deal("AC AD 8D AH KH JH QH KS AS"), preset="two-phase")
    assert len(open_cards(match).split()) == 13
    void = match_of(contract, deal("7C", "KH KS JS QS 2H 3H 4H 5H 6H 7H JH 9H TH"), preset="two-phase")
    assert len(open_cards(play(void, "7C")).split()) == 13


def closing_domino(dealt: tuple[int, int, int, int], dealer: int) -> Match:
    rules = load("two-phase")
    negative = TWO_PHASE
    sixteen = [c for s in range(4) for c in ("declaration", "no_trump", *negative[2 * s : 2 * s + 2])]
    return engine.deal(after(rules, *sixteen), dealer, dealt).match


@pytest.mark.parametrize("dealer", range(4))
def test_two_phase_closes_with_domino_from_8c_for_eight_points(dealer: int) -> None:
    match = closing_domino(deal("*H", "*C", "*D", "*S"), dealer)
    assert hand_of(match).contract is Contract.DOMINO
    assert legal(match) == {"play 8C"}
    while engine.turn(match) is not None:
        match = engine.apply(match, engine.legal_actions(match)[0]).match
    left = sorted(match.finished[-1].points)
    assert left[3] == 8
    assert all(-13 <= points < 0 for points in left[:3])


def test_in_portuguese_hearts_are_never_led_while_another_suit_is_held() -> None:
    dealt = deal("AKQJT9876543S 2H", "AKQJT9876543H 2S", "*D", "*C")
    match = match_of("no_hearts", dealt, preset="portuguese", hands=["no_hearts"])
    assert refused(match, "0 play 2H") == "penalty_lead"
    match = play(match, "AS 2S 2D 2C", "KS AH 3D 3C")
    assert refused(match, "0 play 2H") == "penalty_lead"  # a heart has been thrown, yet nothing breaks them
    for lead, heart, other in zip("QJT9876543", "KQJT987654", "456789TJQK", strict=True):
        match = play(match, f"{lead}S {heart}H {other}D {other}C")
    assert refused(match, "0 play 2H") == ""


def test_in_portuguese_the_single_card_must_be_thrown_and_on_the_first_trick_too() -> None:
    match = match_of("no_king_hearts", SUITS, preset="portuguese", hands=["no_king_hearts"])
    match = play(match, "AS")
    assert open_cards(match) == "KH"
    assert refused(match, "1 play AH") == "void_duty"
    queens = match_of("no_queens", SUITS, preset="portuguese", hands=["no_queens"])
    assert len(open_cards(play(queens, "AS")).split()) == 13


def test_in_portuguese_the_declaration_is_auctioned_and_no_trump_may_be_named_but_not_nulos() -> None:
    match = match_of("declaration", SHARED, preset="portuguese", hands=["declaration"])
    assert phase_name(match) == "Auction"
    match = say(match, "0 pass", "1 pass", "2 pass")
    assert legal(match) == {"trump C", "trump D", "trump H", "trump S", "trump NT"}


def test_in_rifki_who_cannot_follow_throws_a_penalty_card_on_any_trick() -> None:
    match = match_of("no_queens", deal("*S", "*H", "*D", "*C"), preset="rifki", dealer=1)
    assert open_cards(play(match, "AD")) == "QC"


def test_in_rifki_a_beaten_penalty_card_is_given_up_and_who_is_void_ruffs() -> None:
    match = match_of("no_queens", deal("2D AC", "QC 3C"), preset="rifki", dealer=3)
    assert open_cards(play(match, "AC")) == "QC"
    ruffs = match_of("declaration", deal("2D", "*H", "*S"), preset="rifki", dealer=3)
    assert open_cards(play(say(ruffs, "0 trump S"), "2D AH")).split() == [f"{r}S" for r in "23456789TJQKA"]


def test_rifki_has_no_trumpless_declaration_no_sale_and_no_domino() -> None:
    match = match_of("declaration", deal("2D"), preset="rifki", dealer=3)
    assert legal(match) == {"trump C", "trump D", "trump H", "trump S"}
    assert refused(match, "0 trump NT") == refused(match, "0 trump NULOS") == "trump_not_allowed"
    assert refused(match, "0 sell 3") == "sale_not_allowed"
    assert Contract.DOMINO not in load("rifki").schedule.menu
