"""What a view shows: the table, the score sheet, and what can be concluded from the play."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kingbot.cards import PACK, Suit, format_cards
from kingbot.engine import match as engine
from kingbot.engine.actions import Bid, Pass, Play, parse_action
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Sale, Stage, Standing
from kingbot.presets import load, parse_line
from tests.engine.world import deal, match_of, play, say

SUITS = deal("*C", "*D", "*H", "*S")
# Seat 1 may ask for a redeal.
HONOURS = deal("", "AKC AKD")


def call(card: str, contract: str = "no_queens") -> Match:
    """A hand with a called partner: dealer 3 holds the spades."""
    return match_of(contract, SUITS, f"3 call {card}", preset="pirandello")


# --- stages and turns --------------------------------------------------------------------------


def test_before_the_first_deal_there_is_nothing_but_the_rules() -> None:
    seen = view(engine.start(load("classic")), 0)
    assert (seen.stage, seen.number, seen.turn, seen.legal, seen.hand) == (Stage.DEAL, 0, None, (), 0)
    assert (seen.held, seen.unlooked, seen.blind, seen.may_sell) == ((0, 0, 0, 0), False, False, False)
    assert seen.unseen == PACK
    assert not seen.my_turn


STAGES = [
    (Stage.CUT, engine.start(parse_line("classic cut=on")), 3),
    (Stage.CONTRACT, engine.deal(engine.start(load("declared")), 3, SUITS).match, 3),
    (Stage.BLIND, match_of("declaration", SUITS, blind_declaration=True), 3),
    (Stage.TRUMP, match_of("declaration", SUITS), 3),
    (Stage.OFFER, match_of("declaration", SUITS, "3 sell 5"), 0),
    (Stage.AUCTION, match_of("declaration", SUITS, sale="auction"), 0),
    (Stage.ANSWER, match_of("declaration", SUITS, "0 bid 13", sale="auction"), 3),
    (Stage.CALL, match_of("no_queens", SUITS, preset="pirandello"), 3),
    (Stage.REDEAL, match_of("domino", HONOURS, domino_redeal=True), 1),
    (Stage.TRICKS, match_of("no_queens", SUITS), 0),
    (Stage.DOMINO, match_of("domino", SUITS), 0),
    (Stage.DEAL, match_of("domino", HONOURS, "1 redeal", domino_redeal=True), None),
    (Stage.DEAL, play(match_of("no_king_hearts", SUITS, preset="two-phase"), "2C 2D KH 2S"), None),
    (Stage.OVER, play(match_of("no_king_hearts", SUITS), "2C 2D KH 2S"), None),
]


@pytest.mark.parametrize(("stage", "match", "turn"), STAGES)
def test_everybody_sees_whose_turn_it_is_and_for_what(stage: Stage, match: Match, turn: int | None) -> None:
    for seat in (None, 0, 1, 2, 3):
        seen = view(match, seat)
        assert (seen.stage, seen.turn) == (stage, turn)
        assert seen.my_turn == (seat is not None and seat == turn)
        if isinstance(seen, PlayerView):
            assert seen.legal == (engine.legal_actions(match) if seen.my_turn else ())


def test_the_examples_are_of_every_stage() -> None:
    assert {stage for stage, _, _ in STAGES} == set(Stage)


# --- tricks ------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    match = play(match_of("no_queens", SUITS), "2C 2D")
    assert format_cards(view(match, 1).hand) == "3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"
    assert not hasattr(view(match, None), "hand")
    assert {view(match, seat).held for seat in (None, 0, 1, 2, 3)} == {(12, 12, 13, 13)}


def test_the_table_the_tricks_and_what_was_taken_are_public() -> None:
    match = play(match_of("no_queens", SUITS), "2C QD 2H 2S", "3C 3D")
    seen = view(match, None)
    assert (seen.leader, [str(each) for each in seen.table]) == (0, ["3C", "3D"])
    assert seen.last_trick is seen.tricks[0]
    assert [str(each) for each in seen.tricks[0].cards] == ["2C", "QD", "2H", "2S"]
    assert [seen.tricks_won(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [format_cards(each) for each in seen.taken] == ["2C QD 2H 2S", "", "", ""]


def test_penalty_cards_still_out_are_those_that_nobody_has_taken() -> None:
    match = play(match_of("no_queens", SUITS), "2C QD 2H 2S", "3C 3D QH")
    assert format_cards(view(match, None).still_out) == "QC QH QS"
    assert format_cards(view(match_of("declaration", SUITS), None).still_out) == ""


def test_who_does_not_follow_is_shown_void() -> None:
    seen = view(play(match_of("no_queens", SUITS), "2C 2D"), None)
    assert seen.voids == (0, 1 << Suit.CLUBS, 0, 0)
    later = view(play(match_of("no_queens", SUITS), "2C 2D 2H 2S"), None)
    assert later.voids == (0, 1 << Suit.CLUBS, 1 << Suit.CLUBS, 1 << Suit.CLUBS)


def test_unseen_is_the_pack_without_the_own_hand_and_what_was_played() -> None:
    match = play(match_of("no_queens", SUITS), "2C 2D")
    assert format_cards(view(match, 1).unseen).split()[0] == "3C"
    assert view(match, None).unseen.bit_count() == 50
    assert view(match, 0).unseen.bit_count() == 52 - 13 - 1


# --- declarations ------------------------------------------------------------------------------


def test_a_dealer_who_may_declare_blind_has_not_looked() -> None:
    """Rules 6, blind: before seeing any card of the hand."""
    match = match_of("declaration", SUITS, blind_declaration=True)
    dealer = view(match, 3)
    assert dealer.unlooked
    assert (dealer.hand, dealer.unseen, dealer.held) == (0, PACK, (13, 13, 13, 13))
    assert view(match, 0).hand == SUITS[0]
    for word in ("look", "blind H"):
        seen = view(say(match, f"3 {word}"), 3)
        assert (seen.unlooked, seen.hand, seen.blind) == (False, SUITS[3], word != "look")


def test_an_offer_its_answers_and_the_standing_bid_are_public() -> None:
    match = match_of("declaration", SUITS, "3 sell 5", "0 pass", "1 bid 6")
    seen = view(match, None)
    assert (seen.asking_price, seen.bids, seen.standing) == (5, (Pass(0), Bid(1, 6)), Standing(1, 6))
    sold = view(say(match, "2 pass"), None)
    assert (sold.sale, sold.declarer, sold.may_sell) == (Sale(seller=3, buyer=1, price=6), 1, False)
    named = view(say(match, "2 pass", "1 trump H"), 2)
    assert (named.trump, named.stage) == (Trump.HEARTS, Stage.TRICKS)


def test_whether_the_declaration_may_be_offered_is_told() -> None:
    assert view(match_of("declaration", SUITS), 3).may_sell
    assert not view(match_of("declaration", SUITS, sale="off"), 3).may_sell


# --- chosen hands and partners -----------------------------------------------------------------


def test_what_the_chooser_may_pick_is_public() -> None:
    match = engine.deal(engine.start(load("declared")), 3, SUITS).match
    menu = view(match, None).open_contracts
    assert {str(parse_action(f"3 choose {each}")) for each in menu} == set(
        map(str, engine.legal_actions(match))
    )
    fixed = match_of("no_queens", SUITS)
    assert view(fixed, 0).open_contracts == ()


def test_the_schedule_tells_who_chose_what() -> None:
    match = play(match_of("no_king_hearts", SUITS, preset="two-phase"), "2C 2D KH 2S")
    (hand,) = view(match, None).finished
    assert (hand.number, hand.dealer, hand.chooser, hand.contract) == (1, 3, 3, Contract.NO_KING_HEARTS)
    assert list(map(str, view(match, None).totals)) == ["-8", "0", "0", "0"]


def test_only_the_holder_of_the_called_card_knows_the_pair() -> None:
    """Rules 8, `pirandello`: until the card is played."""
    match = call("AC")
    assert [view(match, seat).pair for seat in (None, 0, 1, 2, 3)] == [None, (3, 0), None, None, None]
    assert {str(view(match, seat).called) for seat in (None, 0, 1, 2, 3)} == {"AC"}
    shown = play(match, "AC")
    assert {view(shown, seat).pair for seat in (None, 0, 1, 2, 3)} == {(3, 0)}


def test_when_the_hand_ends_the_pair_is_known_though_the_card_was_not_played() -> None:
    """Rules 8, `pirandello`: or the hand ends."""
    match = play(call("AC", "no_king_hearts"), "2C 2D 2H 2S", "3C 3D KH 3S")
    assert {view(match, seat).pair for seat in (None, 0, 1, 2, 3)} == {(3, 0)}
    assert view(match, None).finished[0].pair == (3, 0)


def test_a_called_card_laid_in_domino_shows_the_partner() -> None:
    match = call("7D", "domino")
    assert view(match, 2).pair is None
    assert view(play(match, "7D"), 2).pair == (3, 1)


# --- domino ------------------------------------------------------------------------------------


def test_rows_starter_and_moves_are_public() -> None:
    match = play(match_of("domino", SUITS, domino_start="seven_diamonds"), "7D 7H 7S 7C 8D")
    seen = view(match, None)
    assert (seen.starter, format_cards(seen.rows)) == (1, "7C 7D 8D 7H 7S")
    assert [str(move) for move in seen.moves][-1] == "1 play 8D"
    assert isinstance(seen.moves[0], Play)


def test_who_passed_cannot_hold_what_would_have_fitted() -> None:
    # Seats 2 and 3 hold neither a seven nor a neighbour of the seven of diamonds.
    dealt = deal("7S 7H 7C 8D", "7D 6D", "AKQJT9H AKQJT9C", "AKQJT98S AKQJTD")
    seen = view(say(match_of("domino", dealt, domino_start="seven_diamonds"), "1 play 7D", "2 pass"), None)
    assert [format_cards(each) for each in seen.passed] == ["", "", "7C 6D 8D 7H 7S", ""]


def test_an_ace_on_a_king_and_the_further_card_are_public() -> None:
    match = match_of("domino", SUITS, domino_start="any_seven", domino_ace="both")
    match = play(match, *(f"{rank}C {rank}D {rank}H {rank}S" for rank in "789TJQK"), "AC")
    seen = view(match, 1)
    assert (format_cards(seen.high_aces), seen.extra, seen.turn) == ("AC", True, 0)


# --- the match ---------------------------------------------------------------------------------


def test_when_the_match_is_over_the_places_are_told() -> None:
    """Rules 1: equal totals share the place."""
    match = play(match_of("no_king_hearts", SUITS), "2C 2D KH 2S")
    seen = view(match, None)
    assert seen.ranking == (4, 1, 1, 1)
    assert sum(seen.totals) == seen.totals[0] == Fraction(-8)


def test_a_match_taken_up_after_its_last_hand_shows_the_score_sheet() -> None:
    match = play(match_of("no_king_hearts", SUITS), "2C 2D KH 2S")
    seen = view(engine.start(match.rules, match.finished), 2)
    assert (seen.stage, seen.number, seen.ranking) == (Stage.OVER, 1, (4, 1, 1, 1))
