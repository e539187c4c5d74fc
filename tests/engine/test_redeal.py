"""The redeal before a domino, for hands full of aces and kings (rules 7 and 10)."""

from __future__ import annotations

from typing import Any

import pytest

from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import Deal
from kingbot.engine.match import DealError, Match
from kingbot.engine.schedule import Upcoming
from tests.engine.world import deal, hand_of, legal, match_of, phase_name, refused, say

NOBODY = deal("7D AKC", "AKD", "AKH", "AKS")
RICH = deal("AKC AKD", "AKH AKS")  # seats 0 and 1
SEAT_2 = deal("7D AKH", "AKS", "AKC AKD")


def domino(dealt: Deal, *said: str, **options: Any) -> Match:
    options = {"domino_start": "seven_diamonds", "domino_redeal": True, **options}
    return match_of("domino", dealt, *said, **options)


@pytest.mark.parametrize(
    "hands",
    [
        ("AKC AKD", "AKH", "AKS"),
        ("AC AD AH AS", "KC KD", "KH KS"),
        ("KC KD KH KS", "AC AD", "AH AS"),
        ("AKC AD KH KS", "KD AH", "AS"),
        ("AKC AKD AKH AKS",),
    ],
)
def test_four_or_more_among_aces_and_kings_qualify(hands: tuple[str, ...]) -> None:
    match = domino(deal(*hands))
    assert (phase_name(match), engine.turn(match)) == ("Asking", 0)
    assert phase_name(say(match, "0 keep")) == "Domino"


def test_three_do_not_qualify_whatever_else_is_held() -> None:
    match = domino(deal("AKC AD QC QD QH QS JC JD JH JS", "KD AH", "KH AS", "KS"))
    assert phase_name(match) == "Domino"


def test_nobody_is_asked_where_the_option_is_off() -> None:
    match = domino(RICH, domino_redeal=False)
    assert phase_name(match) == "Domino"
    assert refused(match, f"{engine.turn(match)} redeal") == "wrong_phase"


def test_nobody_is_asked_where_nobody_qualifies() -> None:
    assert phase_name(domino(NOBODY)) == "Domino"


def test_nobody_is_asked_in_another_contract() -> None:
    match = match_of("no_tricks", RICH, domino_redeal=True)
    assert phase_name(match) == "Tricks"
    assert refused(match, "0 redeal") == "wrong_phase"


@pytest.mark.parametrize(("dealer", "order"), [(3, [0, 1]), (0, [1, 0]), (1, [0, 1])])
def test_those_who_qualify_are_asked_in_order_from_the_dealers_next(dealer: int, order: list[int]) -> None:
    match = domino(RICH, dealer=dealer)
    for seat in order:
        assert engine.turn(match) == seat
        assert legal(match) == {"redeal", "keep"}
        match = say(match, f"{seat} keep")
    assert phase_name(match) == "Domino"


def test_the_dealer_is_asked_last_if_qualified() -> None:
    match = domino(RICH, "1 keep", dealer=0)
    assert engine.turn(match) == 0


def test_before_the_question_is_answered_no_card_is_laid() -> None:
    match = domino(RICH)
    assert refused(match, "0 play 7D") == refused(match, "0 pass") == "wrong_phase"
    assert refused(match, "1 keep") == "not_your_turn"


def test_on_the_first_redeal_the_cards_are_dealt_again_and_nobody_has_the_turn() -> None:
    match = domino(RICH, "0 redeal")
    assert phase_name(match) == "Dealing"
    assert engine.turn(match) is None
    assert engine.legal_actions(match) == ()
    assert refused(match, "1 redeal") == "wrong_phase"
    assert engine.upcoming(match) == Upcoming(1, frozenset({3}), Contract.DOMINO)


def test_the_same_dealer_deals_again_and_the_contract_stands() -> None:
    match = domino(RICH, "0 redeal")
    for dealer in (0, 1, 2):
        with pytest.raises(DealError) as caught:
            engine.deal(match, dealer, NOBODY)
        assert caught.value.key == "wrong_dealer"
    match, events = engine.deal(match, 3, NOBODY)
    assert (hand_of(match).dealer, hand_of(match).number, hand_of(match).contract) == (3, 1, "domino")
    assert hand_of(match).deal == hand_of(match).cards == NOBODY
    assert events[0].again  # type: ignore[union-attr]
    assert phase_name(match) == "Domino"
    assert engine.turn(match) == 0  # the holder of 7D in the new deal


def test_after_a_redeal_the_question_is_asked_anew() -> None:
    match = domino(RICH, "0 keep", "1 redeal")
    match = engine.deal(match, 3, RICH).match
    assert (phase_name(match), engine.turn(match)) == ("Asking", 0)
    match = engine.deal(say(match, "0 redeal"), 3, SEAT_2).match
    assert (phase_name(match), engine.turn(match)) == ("Asking", 2)
    assert phase_name(say(match, "2 keep")) == "Domino"


def test_a_deal_that_is_no_pack_is_refused_again() -> None:
    match = domino(RICH, "0 redeal")
    with pytest.raises(DealError) as caught:
        engine.deal(match, 3, (NOBODY[0], NOBODY[0], NOBODY[2], NOBODY[3]))
    assert caught.value.key == "wrong_deck"


def test_in_a_chosen_hand_the_question_comes_after_the_choice() -> None:
    match = match_of("domino", RICH, preset="declared", domino_redeal=True)
    assert (phase_name(match), engine.turn(match)) == ("Asking", 0)


def test_the_chooser_is_asked_too() -> None:
    match = match_of("domino", RICH, "1 keep", preset="declared", domino_redeal=True, dealer=0)
    assert hand_of(match).chooser == engine.turn(match) == 0


def test_the_question_comes_before_a_card_is_called() -> None:
    match = match_of("domino", RICH, preset="pirandello", domino_redeal=True)
    assert phase_name(match) == "Asking"
    assert refused(match, "0 call 2S") == "wrong_phase"
    match = say(match, "0 keep", "1 keep")
    assert (phase_name(match), engine.turn(match)) == ("Calling", 3)
    assert refused(match, "3 redeal") == "wrong_phase"
    again = match_of("domino", RICH, "0 redeal", preset="pirandello", domino_redeal=True)
    again = engine.deal(again, 3, NOBODY).match
    assert (phase_name(again), hand_of(again).contract) == ("Calling", "domino")


def test_a_card_may_be_called_that_the_dealer_held_before_the_redeal() -> None:
    match = match_of("domino", RICH, "1 redeal", preset="pirandello", domino_redeal=True, dealer=0)
    match = engine.deal(match, 0, deal("7D AKS", "AKC", "AKD", "AKH")).match
    assert refused(match, "0 call AC") == ""
    assert refused(match, "0 call 7D") == "call_own_card"


@pytest.mark.parametrize("verb", ["redeal", "keep"])
def test_who_does_not_qualify_is_refused_as_not_qualified_before_a_card_is_laid(verb: str) -> None:
    match = domino(NOBODY)
    assert refused(match, f"0 {verb}") == "not_qualified"
    assert refused(match, f"1 {verb}") == "not_your_turn"
    assert refused(say(match, "0 play 7D"), f"1 {verb}") == "wrong_phase"


@pytest.mark.parametrize("verb", ["redeal", "keep"])
def test_who_qualified_and_kept_is_not_asked_again(verb: str) -> None:
    match = domino(deal("7D AKC AKD", "AKH", "AKS"), "0 keep")
    assert refused(match, f"0 {verb}") == "wrong_phase"


def test_a_pass_lays_no_card_so_not_qualified_still_answers() -> None:
    match = domino(deal("AKC", "7C 7D 7H 7S AKD", "AKH", "AKS"), domino_start="any_seven")
    assert refused(match, "0 redeal") == "not_qualified"
    assert refused(say(match, "0 pass"), "1 redeal") == "not_qualified"


@pytest.mark.parametrize("verb", ["redeal", "keep"])
def test_with_the_option_off_the_verb_is_not_known(verb: str) -> None:
    match = domino(NOBODY, domino_redeal=False)
    assert refused(match, f"0 {verb}") == "wrong_phase"
