"""Claims: certain from the claimer's cards alone, against every deal and every play."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kingbot.cards import cards_in
from kingbot.engine import match as engine
from kingbot.engine.actions import Play
from kingbot.engine.claims import Goal, certain, sure_card
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from tests.engine.anything import random_rules
from tests.engine.world import deal, deal_next, match_of


def claims(match: Match, seat: int) -> set[Goal]:
    """What a seat may claim for certain."""
    goals: tuple[Goal, Goal] = ("all", "none")
    return {goal for goal in goals if certain(view(match, seat), goal)}


def test_whoever_holds_only_top_cards_claims_the_rest() -> None:
    match = match_of("no_trump", deal("AKQJTS AKQD AKQH AKC"))
    assert claims(match, 0) == {"all"}


def test_a_missing_card_must_fall_if_it_is_alone_but_may_stay_behind_if_it_has_company() -> None:
    lone_king = match_of("no_trump", deal("AQJT98765432S AD"))
    assert "all" in claims(lone_king, 0)
    king_and_queen = match_of("no_trump", deal("AJT98765432S AKD"))
    assert "all" not in claims(king_and_queen, 0)


def test_a_card_that_may_be_ruffed_is_not_certain() -> None:
    dealt = deal("AKQJT98765432S")
    assert claims(match_of("declaration", dealt, "3 trump S", sale="off"), 0) == {"all"}
    assert claims(match_of("declaration", dealt, "3 trump H", sale="off"), 0) == set()


def test_whoever_has_only_lowest_cards_and_is_not_to_lead_them_out_claims_none() -> None:
    low = match_of("no_tricks", deal("2345H 2345D 2345C 2S", "", "", ""), "0 play 2S")
    assert claims(low, 0) == {"none"}


def test_a_claim_counts_on_no_lead_that_the_table_forbids() -> None:
    dealt = deal("2H AKQJT9876543C", "3456H AKQJT9876D", "789TH AKQJT9876S", "JQKAH 2C")
    first = ("3 play 2C", "0 play AC", "1 play AD", "2 play AS")
    free = match_of("no_hearts", dealt, *first, dealer=2)
    guarded = match_of("no_hearts", dealt, *first, dealer=2, penalty_lead="after_break")
    assert claims(free, 0) == {"none"}
    assert claims(guarded, 0) == set()


def test_nobody_claims_in_domino_or_before_play() -> None:
    assert claims(match_of("domino", deal("AKQJTS AKQD AKQH AKC")), 0) == set()
    assert claims(match_of("declaration", deal("AKQJTS AKQD AKQH AKC")), 0) == set()


@pytest.mark.parametrize("seed", range(3))
def test_no_claim_ever_fails_whatever_the_others_hold_and_play(seed: int) -> None:
    rng = random.Random(seed)
    held = {"all": 0, "none": 0}
    for _ in range(25):
        match = _late_position(rng)
        for seat in range(4):
            for goal in claims(match, seat):
                held[goal] += 1
                _play_out(match, seat, goal, rng)
    assert all(held.values())


def _late_position(rng: random.Random) -> Match:
    """A hand of tricks in which a few cards a seat are left."""
    while True:
        match = engine.start(random_rules(rng))
        left = rng.randint(5, 18)
        while match.finished == ():
            hand = match.hand
            if engine.upcoming(match) is not None:
                match = deal_next(match, rng)[2]
            elif hand is not None and hand.contract == "domino":
                break
            else:
                match = engine.apply(match, rng.choice(engine.legal_actions(match))).match
            hand = match.hand
            if hand is not None and sum(cards.bit_count() for cards in hand.cards) == left:
                return match


def _play_out(match: Match, seat: int, goal: Goal, rng: random.Random) -> None:
    """Play on at random, the claimer keeping to the claim, and see that it comes true."""
    before = len(view(match, None).tricks)
    number = view(match, None).number
    while len(match.finished) < number:
        turn = engine.turn(match)
        if turn == seat:
            card = sure_card(view(match, seat), goal)
            assert card is not None, "a claim that held holds no longer"
            match = engine.apply(match, Play(seat, card)).match
        else:
            match = engine.apply(match, rng.choice(engine.legal_actions(match))).match
    winners = [trick.winner for trick in view(match, None).tricks[before:]]
    assert all((winner == seat) == (goal == "all") for winner in winners)


def test_a_claim_knows_nothing_of_the_others_cards() -> None:
    rng = random.Random(7)
    for _ in range(30):
        match = _late_position(rng)
        for seat in range(4):
            assert claims(match, seat) == claims(_others_exchanged(match, seat), seat)


def _others_exchanged(match: Match, seat: int) -> Match:
    """The same position with two hidden cards of one suit changing places, where that can be."""
    hand = match.hand
    assert hand is not None
    one, other = (each for each in range(4) if each != seat and each != (seat + 1) % 4)
    for mine in cards_in(hand.cards[one]):
        for yours in cards_in(hand.cards[other]):
            if mine.suit == yours.suit:
                cards = list(hand.cards)
                cards[one] ^= mine.bit | yours.bit
                cards[other] ^= mine.bit | yours.bit
                a, b, c, d = cards
                return replace(match, hand=replace(hand, cards=(a, b, c, d)))
    return match
