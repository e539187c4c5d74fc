"""Domino: who begins, how rows grow, whose turn it is, aces on both ends (rules 7)."""

from __future__ import annotations

import pytest

from kingbot.cards import Suit, card
from kingbot.engine import match as engine
from kingbot.engine.actions import Play, Side, parse_action
from kingbot.engine.domino import open_sides, side_of
from kingbot.engine.hand import Domino, Scored
from kingbot.presets import custom
from tests.engine.rows import DOWN_UP, UP, domino, lay, moves_of
from tests.engine.world import cards, deal, hand_of, legal, phase_name, refused, say

# Who begins


@pytest.mark.parametrize("dealer", range(4))
def test_the_holder_of_7d_begins_and_must_lay_it(dealer: int) -> None:
    match = domino(deal("*C", "*H", "*D", "*S"), dealer=dealer)
    assert engine.turn(match) == 2
    assert legal(match) == {"play 7D"}
    assert refused(match, "2 play 8D") == "starter_first"
    assert refused(match, "2 play 7C") == "not_in_hand"
    assert refused(match, "2 pass") == "must_lay"
    assert refused(match, "3 pass") == "not_your_turn"


def test_another_seven_does_not_do_in_place_of_7d() -> None:
    match = domino(deal("7D 7C 7H 7S"))
    assert legal(match) == {"play 7D"}
    assert refused(match, "0 play 7C") == "starter_first"


def test_with_any_seven_the_player_after_the_dealer_begins() -> None:
    for dealer in range(4):
        match = domino(dealer=dealer, domino_start="any_seven")
        assert engine.turn(match) == (dealer + 1) % 4


def test_with_any_seven_the_player_after_the_dealer_begins_whatever_leader_says() -> None:
    match = domino(dealer=3, domino_start="any_seven", leader="dealer")
    assert engine.turn(match) == 0


def test_until_a_seven_lies_only_sevens_can_be_laid_and_who_has_none_passes() -> None:
    match = domino(deal("89D", "7C 7H", "7D 7S"), domino_start="any_seven")
    assert legal(match) == {"pass"}
    assert refused(match, "0 play 8D") == "does_not_fit"
    match = say(match, "0 pass")
    assert legal(match) == {"play 7C", "play 7H"}
    assert refused(match, "1 pass") == "must_lay"


def test_the_holder_of_8c_begins_and_rows_start_with_eights() -> None:
    match = domino(deal("*H", "*D", "*C", "*S"), domino_start="eight_clubs")
    assert engine.turn(match) == 2
    assert legal(match) == {"play 8C"}
    assert refused(match, "2 play 7C") == "starter_first"
    assert refused(match, "2 pass") == "must_lay"
    match = say(match, "2 play 8C")
    assert legal(match) == {"play 8S"}
    assert refused(match, "3 play 7S") == "does_not_fit"
    match = say(match, "3 play 8S", "0 play 8H", "1 play 8D")
    assert legal(match) == {"play 7C", "play 9C"}


# How rows grow, and turns


def test_a_row_grows_by_the_next_card_down_or_up_from_the_starter() -> None:
    match = lay(domino(), "7D", "7C", "7H", "7S")
    assert legal(match) == {"play 6D", "play 8D"}
    assert refused(match, "0 play 9D") == refused(match, "0 play 5D") == "does_not_fit"
    match = lay(match, "6D 8D", "6C 8C", "6H 8H", "6S 8S")
    assert legal(match) == {"play 5D", "play 9D"}


def test_who_lays_what_does_not_fit_is_told_which_of_their_own_cards_do() -> None:
    match = lay(domino(), "7D", "7C", "7H", "7S")
    refusal = engine.check(match, parse_action("0 play 9D"))
    assert refusal is not None
    assert refusal.parameters["cards"] == cards("68D")
    refusal = engine.check(match, parse_action("0 pass"))
    assert refusal is not None
    assert refusal.parameters["cards"] == cards("68D")


def test_upwards_the_king_ends_a_row_when_aces_are_low() -> None:
    match = lay(domino(), *[UP.format(suit) for suit in "DCHS"])
    assert legal(match) == {"play 6D"}
    assert refused(match, "0 play AD") == "does_not_fit"


def test_downwards_the_ace_follows_the_two_and_ends_the_row() -> None:
    match = lay(domino(), *[f"7{suit} 6{suit} 5{suit} 4{suit} 3{suit}" for suit in "DCHS"])
    assert refused(match, "0 play AD") == "does_not_fit"
    match = lay(match, "2D", "2C", "2H", "2S")
    assert legal(match) == {"play AD", "play 8D"}
    match = lay(match, "AD", "AC", "AH", "AS")
    assert legal(match) == {"play 8D"}


def test_who_can_lay_a_card_must_and_who_cannot_must_pass() -> None:
    match = say(domino(deal("7D", "78C", "6D 8D 7H 7S")), "0 play 7D")
    assert legal(match) == {"play 7C"}
    assert refused(match, "1 pass") == "must_lay"
    blocked = say(domino(deal("7D", "6C 6H 6S 59D 23459C 235H")), "0 play 7D")
    assert legal(blocked) == {"pass"}
    assert refused(blocked, "1 play 9C") == "does_not_fit"


def test_turns_go_in_order_of_play() -> None:
    match = lay(domino(), "7D 6D", "7C 6C", "7H 6H", "7S 6S")
    assert [move[0] for move in moves_of(match)] == list("01230123")


def test_nobody_asks_stops_or_bids_in_an_ordinary_turn() -> None:
    match = say(domino(), "0 play 7D")
    for text in ("1 stop", "1 redeal", "1 keep", "1 bid 1", "1 trump C", "1 choose domino"):
        assert refused(match, text) == "wrong_phase"


# Aces on both ends


def test_an_ace_may_be_laid_on_its_king() -> None:
    match = lay(domino(domino_ace="both"), *[UP.format(suit) for suit in "DCHS"])
    assert legal(match) == {"play 6D", "play AD"}
    assert refused(match, "0 play AD high") == ""
    assert refused(match, "0 play AD low") == "side_closed"


def test_an_ace_may_be_laid_on_its_two() -> None:
    down = "7{0} 6{0} 5{0} 4{0} 3{0} 2{0}"
    match = lay(domino(domino_ace="both"), *[down.format(suit) for suit in "DCHS"])
    assert legal(match) == {"play 8D", "play AD"}
    assert refused(match, "0 play AD low") == ""
    assert refused(match, "0 play AD high") == "side_closed"


def test_when_both_sides_are_open_the_player_says_which() -> None:
    match = lay(domino(domino_ace="both"), *[DOWN_UP.format(suit) for suit in "DCHS"])
    assert legal(match) == {"play AD high", "play AD low"}
    assert refused(match, "0 play AD") == "side_needed"


def test_an_ace_that_fits_nowhere_does_not_fit_whatever_side_is_said() -> None:
    match = lay(domino(domino_ace="both"), "7D", "7C", "7H", "7S")
    assert [refused(match, f"0 play AD{side}") for side in ("", " high", " low")] == ["does_not_fit"] * 3
    assert refused(domino(domino_ace="both"), "0 play AD high") == "starter_first"
    assert refused(match, "0 play AC high") == "not_in_hand"


def test_a_side_belongs_only_to_an_ace_where_aces_have_two() -> None:
    low = lay(domino(), *[UP.format(suit) for suit in "DCHS"])
    assert refused(low, "0 play AD low") == "bad_action"
    both = say(domino(domino_ace="both"), "0 play 7D")
    assert refused(both, "1 play 7C low") == "bad_action"
    assert refused(both, "1 play 7H low") == "bad_action"  # before it is not_in_hand
    assert refused(both, "0 play 7D low") == "not_your_turn"


def test_an_ace_on_a_king_gives_one_more_card_or_a_stop() -> None:
    match = lay(domino(domino_ace="both"), *[UP.format(suit) for suit in "DCHS"])
    match = say(match, "0 play AD")
    assert engine.turn(match) == 0
    assert legal(match) == {"play 6D", "stop"}
    assert engine.turn(say(match, "0 stop")) == 1
    assert engine.turn(say(match, "0 play 6D")) == 1
    assert refused(match, "0 play 5D") == "does_not_fit"


def test_a_further_turn_is_stopped_and_never_passed() -> None:
    match = lay(domino(domino_ace="both"), *[UP.format(suit) for suit in "DCHS"])
    match = say(match, "0 play AD")
    assert refused(match, "0 pass") == "wrong_phase"
    assert refused(say(match, "0 stop"), "1 stop") == "wrong_phase"


def test_an_ace_on_a_two_gives_no_more_card() -> None:
    down = "7{0} 6{0} 5{0} 4{0} 3{0} 2{0} A{0}"
    match = lay(domino(domino_ace="both"), down.format("D"), *[down[:-4].format(suit) for suit in "CHS"])
    assert moves_of(match)[-1] == "0 play AD"
    assert engine.turn(match) == 1


def test_with_aces_low_an_ace_gives_no_more_card() -> None:
    down = "7{0} 6{0} 5{0} 4{0} 3{0} 2{0} A{0}"
    match = lay(domino(), *[down.format(suit) for suit in "DCHS"])
    assert [move[0] for move in moves_of(match)] == list("0123" * 7)


ACES = deal("A2345C A2345H AD 23S", "23456789TJQKD 6S", "6789TJQKC 789TJS", "6789TJQKH 45QKAS")
KINGS = (
    "pass pass pass pass pass pass",
    UP.format("D"),
    UP.format("C"),
    UP.format("H"),
)


def test_a_further_ace_on_a_king_gives_one_more_again() -> None:
    match = lay(domino(ACES, domino_ace="both"), *KINGS)
    assert engine.turn(match) == 0
    match = say(match, "0 play AD")
    assert legal(match) == {"play AC", "play AH", "stop"}
    match = say(match, "0 play AH")
    assert legal(match) == {"play AC", "stop"}
    assert engine.turn(say(match, "0 stop")) == 1


def test_a_player_with_no_card_that_fits_gets_no_further_turn() -> None:
    match = say(lay(domino(ACES, domino_ace="both"), *KINGS), "0 play AD", "0 play AH", "0 play AC")
    assert engine.turn(match) == 1
    assert phase_name(match) == "Domino"


def test_an_ace_on_a_king_leaves_the_low_end_to_the_two() -> None:
    match = lay(domino(domino_ace="both"), *[UP.format(suit) for suit in "DCHS"])
    match = lay(match, "AD 6D 5D 4D 3D 2D", "6C 5C 4C 3C", "6H 5H 4H 3H", "6S 5S 4S 3S")
    assert moves_of(match)[-1].endswith("play 2D")


def test_an_ace_that_lies_has_no_open_side() -> None:
    options = custom("two-phase", {}).options
    row = cards("23456789TJQKD")
    assert open_sides(options, row, Suit.DIAMONDS) == (Side.HIGH, Side.LOW)
    assert open_sides(options, row | cards("AD"), Suit.DIAMONDS) == ()


def test_the_side_of_an_ace_is_the_one_said_or_the_only_one_open() -> None:
    options = custom("two-phase", {}).options
    high, low = cards("89TJQKD"), cards("2345678D")
    assert side_of(options, high, Play(0, card("AD"))) is Side.HIGH
    assert side_of(options, low, Play(0, card("AD"))) is Side.LOW
    assert side_of(options, high | low, Play(0, card("AD"), Side.LOW)) is Side.LOW
    assert side_of(options, high, Play(0, card("7D"))) is None


def test_high_aces_are_remembered_and_low_ones_are_not() -> None:
    match = lay(domino(domino_ace="both"), *[DOWN_UP.format(suit) for suit in "DCHS"])
    for side, bits in (("high", 1), ("low", 0)):
        phase = hand_of(say(match, f"0 play AD {side}")).phase
        assert isinstance(phase, Scored)
        assert isinstance(phase.last, Domino)
        assert phase.last.high_aces.bit_count() == bits
