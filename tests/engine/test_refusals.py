"""Every key with which a move is refused, and which of them comes first (rules 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingbot.cards import Suit, card, parse_cards
from kingbot.engine import match as engine
from kingbot.engine.actions import parse_action
from kingbot.engine.match import Match
from kingbot.engine.refusals import Reason, Refusal, RefusedError
from kingbot.presets import load, parse_line
from tests.engine.anything import EVERY_ACTION
from tests.engine.world import deal, hand_of, match_of, phase_name, play, refused, say

SUITS = deal("*C", "*D", "*H", "*S")
# Seat 0 leads; everybody holds a club and a short suit.
MIXED = deal("AKQJT98765C KH 2D 2S", "4C AKQJT9876543D", "3C AQJT98765432H", "2C AKQJT9876543S")
# Seat 1 holds aces and kings enough for a redeal.
HONOURS = deal("", "AKC AKD")


def tricks(contract: str = "no_queens", *said: str, **options: Any) -> Match:
    return match_of(contract, MIXED, *said, **options)


def declaration(*said: str, **options: Any) -> Match:
    return match_of("declaration", MIXED, *said, **options)


def domino(ranks: str = "", **options: Any) -> Match:
    """Seat 0 is to lay; every seat has laid these ranks of its own suit."""
    match = match_of("domino", SUITS, **{"domino_start": "any_seven", "domino_ace": "both", **options})
    return play(match, *(f"{rank}C {rank}D {rank}H {rank}S" for rank in ranks))


def choosing() -> Match:
    return engine.deal(engine.start(load("declared")), 3, MIXED).match


def ended() -> Match:
    """A match of one hand, decided by its first trick."""
    return play(match_of("no_king_hearts", SUITS), "2C 2D KH 2S")


def between_hands() -> Match:
    """The first hand of two is over, the second not dealt."""
    match = match_of("no_king_hearts", SUITS, hands=["no_king_hearts", "no_queens"])
    return play(match, "2C 2D KH 2S")


def hearts_guarded() -> Match:
    return tricks("no_king_hearts", penalty_lead="after_break")


CASES: dict[str, tuple[Callable[[], Match], str]] = {
    "not_your_turn": (tricks, "1 play 4C"),
    "wrong_phase": (tricks, "0 pass"),
    "bad_action": (tricks, "0 play AC high"),
    "not_in_hand": (tricks, "0 play AS"),
    "follow_suit": (lambda: play(tricks(), "5C"), "1 play QD"),
    "penalty_lead": (hearts_guarded, "0 play KH"),
    "trump_lead": (lambda: declaration("3 trump S", trump_lead="after_break"), "0 play 2S"),
    "first_trick_discard": (lambda: play(tricks(first_trick_discard="no_penalty"), "2S"), "1 play QD"),
    "void_duty": (lambda: play(tricks(void_duty="penalty"), "2S"), "1 play 3D"),
    "give_up": (lambda: play(match_of("no_queens", deal("KC", "2QC"), give_up=True), "KC"), "1 play 2C"),
    "raise_duty": (
        lambda: play(match_of("no_tricks", deal("KC", "2AC"), raise_duty="all"), "KC"),
        "1 play 2C",
    ),
    "ruff_duty": (lambda: play(declaration("3 trump C", ruff_duty=True), "2S"), "1 play AD"),
    "must_lay": (domino, "0 pass"),
    "starter_first": (lambda: domino(domino_start="seven_diamonds"), "1 play 8D"),
    "does_not_fit": (domino, "0 play 8C"),
    "side_needed": (lambda: domino("789TJQK65432"), "0 play AC"),
    "side_closed": (lambda: domino("789TJQK"), "0 play AC low"),
    "cut_range": (lambda: engine.start(parse_line("classic cut=on")), "3 cut 52"),
    "contract_closed": (choosing, "3 choose no_trump"),
    "trump_not_allowed": (declaration, "3 trump NT"),
    "price_range": (declaration, "3 sell 14"),
    "bid_too_low": (lambda: declaration("3 sell 5"), "0 bid 4"),
    "sale_not_allowed": (lambda: declaration(sale="off"), "3 sell 5"),
    "call_own_card": (lambda: tricks(preset="pirandello"), "3 call AS"),
    "not_qualified": (lambda: domino(domino_redeal=True), "0 redeal"),
    "match_over": (ended, "0 play 3C"),
}


def test_every_key_has_its_case() -> None:
    assert list(CASES) == [str(reason) for reason in Reason]


@pytest.mark.parametrize("key", CASES)
def test_a_move_is_refused_by_its_key(key: str) -> None:
    position, move = CASES[key]
    match = position()
    assert refused(match, move) == key
    with pytest.raises(RefusedError) as caught:
        engine.apply(match, parse_action(move))
    assert caught.value.refusal.reason == key


def test_the_places_where_a_pack_can_be_cut_are_told() -> None:
    refusal = engine.check(engine.start(parse_line("classic cut=on")), parse_action("3 cut 52"))
    assert refusal is not None
    assert refusal.parameters == {"least": 1, "most": 51}


# --- which comes first -------------------------------------------------------------------------


def giving_up() -> Match:
    return play(match_of("no_queens", deal("KC", "2QC AS"), give_up=True, raise_duty="all"), "KC")


FIRST: list[tuple[str, str, Callable[[], Match], str]] = [
    ("match_over", "not_your_turn", ended, "1 play AS"),
    ("wrong_phase", "not_your_turn", between_hands, "1 play AS"),
    ("not_your_turn", "wrong_phase", tricks, "1 pass"),
    ("not_your_turn", "bad_action", tricks, "1 play 4C high"),
    ("not_your_turn", "not_in_hand", tricks, "1 play AC"),
    ("wrong_phase", "bad_action", declaration, "3 play AS high"),
    ("bad_action", "not_in_hand", tricks, "0 play AS high"),
    ("bad_action", "not_in_hand", domino, "0 play 7D high"),
    ("bad_action", "follow_suit", lambda: play(tricks(), "5C"), "1 play AD low"),
    ("not_in_hand", "follow_suit", lambda: play(tricks(), "5C"), "1 play AS"),
    ("not_in_hand", "penalty_lead", hearts_guarded, "0 play AH"),
    ("follow_suit", "give_up", giving_up, "1 play AS"),
    ("not_in_hand", "starter_first", lambda: domino(domino_start="seven_diamonds"), "1 play 8C"),
    ("starter_first", "does_not_fit", lambda: domino(domino_start="seven_diamonds"), "1 play KD"),
    ("starter_first", "side_closed", lambda: domino(domino_start="seven_diamonds"), "1 play AD low"),
    ("must_lay", "starter_first", lambda: domino(domino_start="seven_diamonds"), "1 pass"),
    ("not_in_hand", "does_not_fit", domino, "0 play 8D"),
    ("does_not_fit", "side_closed", domino, "0 play AC low"),
    ("price_range", "sale_not_allowed", lambda: declaration(sale="off"), "3 sell 0"),
    ("price_range", "bid_too_low", lambda: declaration("3 sell 5"), "0 bid 0"),
]


@pytest.mark.parametrize(("key", "other", "position", "move"), FIRST)
def test_of_two_faults_the_first_is_named(
    key: str, other: str, position: Callable[[], Match], move: str
) -> None:
    assert refused(position(), move) == key, f"before {other}"


# --- wrong_phase -------------------------------------------------------------------------------

PHASES: dict[str, tuple[Callable[[], Match], set[str]]] = {
    "Choosing": (choosing, {"choose"}),
    "BlindOrLook": (lambda: declaration(blind_declaration=True), {"blind", "look"}),
    "Naming": (declaration, {"trump", "sell"}),
    "Offer": (lambda: declaration("3 sell 5"), {"bid", "pass"}),
    "Auction": (lambda: declaration(sale="auction"), {"bid", "pass"}),
    "Answering": (lambda: declaration("0 bid 13", sale="auction"), {"accept", "decline"}),
    "Calling": (lambda: tricks(preset="pirandello"), {"call"}),
    "Asking": (lambda: match_of("domino", HONOURS, domino_redeal=True), {"redeal", "keep"}),
    "Tricks": (tricks, {"play"}),
    "Domino": (domino, {"play", "pass"}),
}


@pytest.mark.parametrize("phase", PHASES)
def test_wrong_phase_is_a_verb_that_the_phase_never_takes(phase: str) -> None:
    position, verbs = PHASES[phase]
    match = position()
    assert phase_name(match) == phase
    turn = engine.turn(match)
    for action in EVERY_ACTION:
        if action.seat == turn:
            refusal = engine.check(match, action)
            wrong = refusal is not None and refusal.reason is Reason.WRONG_PHASE
            assert wrong == (action.verb not in verbs), action
        else:
            assert refused(match, str(action)) == "not_your_turn"


@pytest.mark.parametrize(
    ("position", "key"),
    [(between_hands, "wrong_phase"), (ended, "match_over"), (engine.start, "wrong_phase")],
)
def test_when_nobody_has_the_turn_a_move_is_too_early_or_too_late(position: Any, key: str) -> None:
    match = position(load("classic")) if position is engine.start else position()
    assert engine.turn(match) is None
    assert engine.legal_actions(match) == ()
    assert {refused(match, str(action)) for action in EVERY_ACTION} == {key}


def test_while_the_cards_are_dealt_again_every_move_is_too_early() -> None:
    match = match_of("domino", HONOURS, "1 redeal", domino_redeal=True)
    assert phase_name(match) == "Dealing"
    assert {refused(match, str(action)) for action in EVERY_ACTION} == {"wrong_phase"}


# --- in particular -----------------------------------------------------------------------------


@pytest.mark.parametrize("sale", ["off", "offer"])
def test_naming_the_trump_takes_sell_in_every_preset(sale: str) -> None:
    """So that a `sell` where it is not open is `sale_not_allowed`."""
    assert refused(declaration(sale=sale), "3 sell 5") == ("" if sale == "offer" else "sale_not_allowed")
    for preset, dealer, seat in (("portuguese", 3, 3), ("two-phase", 3, 3), ("rifki", 2, 3)):
        dealt = deal("", "", "", "2D")
        match = match_of("declaration", dealt, preset=preset, dealer=dealer)
        if preset == "portuguese":
            match = say(match, "0 pass", "1 pass", "2 pass")
        assert refused(match, f"{seat} sell 5") == "sale_not_allowed"
        assert refused(match, f"{seat} sell 14") == "price_range"


def test_after_an_offer_that_all_passed_nothing_is_sold() -> None:
    match = declaration("3 sell 5", "0 pass", "1 pass", "2 pass")
    assert refused(match, "3 sell 4") == "sale_not_allowed"
    assert refused(match, "3 sell 0") == "price_range"


def test_the_buyer_does_not_sell_on() -> None:
    match = declaration("3 sell 5", "0 bid 5", "1 pass", "2 pass")
    assert refused(match, "0 sell 4") == "sale_not_allowed"


@pytest.mark.parametrize("contract", ["no_trump", "no_jack_hearts", "no_king_spades"])
def test_choosing_what_the_preset_does_not_have_is_contract_closed(contract: str) -> None:
    assert refused(choosing(), f"3 choose {contract}") == "contract_closed"


def test_choosing_what_is_gone_is_contract_closed() -> None:
    match = say(engine.deal(engine.start(load("declared")), 3, SUITS).match, "3 choose no_king_hearts")
    match = engine.deal(play(match, "2C 2D 2H 2S", "3C 3D KH 3S"), 0, SUITS).match
    assert refused(match, "0 choose no_king_hearts") == "contract_closed"
    assert refused(match, "0 choose no_queens") == ""


def test_nulos_blind_is_trump_not_allowed() -> None:
    match = declaration(blind_declaration=True, declaration_nulos=True)
    assert refused(match, "3 blind NULOS") == "trump_not_allowed"
    assert refused(say(match, "3 look"), "3 trump NULOS") == ""


@pytest.mark.parametrize("bid", [-1, 0, 14])
def test_a_bid_outside_1_to_13_is_price_range(bid: int) -> None:
    assert refused(declaration("3 sell 5"), f"0 bid {bid}") == "price_range"
    assert refused(declaration(sale="auction"), f"0 bid {bid}") == "price_range"


def test_a_bid_below_the_price_or_not_above_the_standing_bid_is_too_low() -> None:
    assert refused(declaration("3 sell 5"), "0 bid 4") == "bid_too_low"
    assert refused(declaration("3 sell 5", "0 bid 6"), "1 bid 6") == "bid_too_low"
    assert refused(declaration("0 bid 6", sale="auction"), "1 bid 6") == "bid_too_low"


@pytest.mark.parametrize("verb", ["redeal", "keep"])
def test_not_qualified_is_for_who_is_to_lay_before_any_card_lies(verb: str) -> None:
    match = domino(domino_redeal=True)
    assert refused(match, f"0 {verb}") == "not_qualified"
    assert refused(match, f"1 {verb}") == "not_your_turn"
    assert refused(play(match, "7C"), f"1 {verb}") == "wrong_phase", "a card lies"
    assert refused(domino(), f"0 {verb}") == "wrong_phase", "the option is off"


def test_who_has_kept_the_deal_is_not_unqualified() -> None:
    """`not_qualified`: by the player who does not hold four or more aces and kings."""
    match = match_of("domino", HONOURS, "1 keep", domino_redeal=True, domino_start="any_seven", dealer=0)
    assert phase_name(match) == "Domino"
    assert engine.turn(match) == 1
    assert refused(match, "1 redeal") == "wrong_phase"


# --- what a refusal says -----------------------------------------------------------------------


def test_a_refusal_tells_what_may_be_played_instead() -> None:
    refusal = engine.check(giving_up(), parse_action("1 play 2C"))
    expected = {"card": card("2C"), "suit": Suit.CLUBS, "cards": parse_cards("QC")}
    assert refusal == Refusal(Reason.GIVE_UP, expected)


def test_who_must_follow_is_told_the_suit_led() -> None:
    refusal = engine.check(play(tricks(), "5C"), parse_action("1 play QD"))
    expected = {"card": card("QD"), "suit": Suit.CLUBS, "cards": parse_cards("4C")}
    assert refusal == Refusal(Reason.FOLLOW_SUIT, expected)


def test_who_may_not_lead_a_suit_is_told_which() -> None:
    refusal = engine.check(hearts_guarded(), parse_action("0 play KH"))
    assert refusal is not None
    assert refusal.parameters["suit"] is Suit.HEARTS
    assert refusal.parameters["cards"] == hand_of(hearts_guarded()).cards[0] ^ card("KH").bit


def test_a_bid_that_is_too_low_is_told_the_least() -> None:
    refusal = engine.check(declaration("3 sell 5", "0 bid 6"), parse_action("1 bid 6"))
    assert refusal == Refusal(Reason.BID_TOO_LOW, {"least": 7, "most": 13})
