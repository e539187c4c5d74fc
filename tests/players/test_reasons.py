"""Why a move was worse, and what speaks for one: every detector where it was planted, and beside that."""

from __future__ import annotations

from typing import Any

import pytest

from kingbot.cards import Suit, card
from kingbot.engine import match as engine
from kingbot.engine.actions import Bid, NameTrump, Play
from kingbot.engine.contracts import Trump
from kingbot.engine.hand import Scored, Tricks
from kingbot.engine.match import Match
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.card_facts import TrickFacts
from kingbot.players.merits import IN_TRICKS as TRICK_MERITS
from kingbot.players.merits import merit
from kingbot.players.reasons import AVERAGE, IN_TRICKS, Reason, reason_against
from kingbot.presets import load
from tests.engine.world import deal, match_of
from tests.players.positions import matches


def _view(contract: str, hands: list[str], *said: str, **options: Any) -> PlayerView:
    """What the seat whose turn it is sees, after this was said and played."""
    match = match_of(contract, deal(*hands), *said, **options)
    seat = engine.turn(match)
    assert seat is not None
    return view(match, seat)


def _reason(seen: PlayerView, made: str, better: str) -> Reason:
    return reason_against(seen, Play(seen.seat, card(made)), Play(seen.seat, card(better)))


QUEENS = ["KS 2S", "QS 3S", "4S 5S", "AS 6S"]
LEAD = ["QS KS AS 4S 2D 9D AD", "3S 5S 6S 7S 8S", "9S TS JS QD KD", "*H"]
VOID = ["KS JS TS 2D", "3S 5S 6S 7S", "4S 8S 9S 2S AS QS"]  # seat 3 has no spades
AFTER_QUEEN = ["0 play KS", "1 play QS", "2 play 4S"]
LOW = ["0 play 2S", "1 play 3S", "2 play 4S"]
RUFFING = ["KS", "3S", "2H 2D AD", "AS 4S"]
RUFF = ["3 trump H", "0 play KS", "1 play 3S"]
SPADES = ["0 play KS", "1 play 3S", "2 play 4S"]

# The key, the contract, the four hands, what happened before, the card that was played, and the better one.
PLANTED = [
    ("took-penalty", "no_queens", QUEENS, AFTER_QUEEN, "AS", "6S"),
    ("over-penalty", "no_queens", ["QS 3S", "KS 2S", "AS 5S", "6S"], ["0 play QS"], "KS", "2S"),
    ("kept-penalty", "no_queens", [*VOID, "QH AH 3D"], SPADES, "AH", "QH"),
    ("kept-penalty", "no_queens", ["KS", "QS 3S", "4S", "5S"], ["0 play KS"], "3S", "QS"),
    ("took-trick", "no_tricks", QUEENS, AFTER_QUEEN, "AS", "6S"),
    ("went-over", "no_hearts", ["4S 2D", "KS 2S", "AS 5S", "6S"], ["0 play 4S"], "KS", "2S"),
    ("led-penalty", "no_queens", LEAD, [], "QS", "4S"),
    ("led-above", "no_queens", ["KS 2S 3D", "QS 3S", "4S AS", "5S"], [], "KS", "3D"),
    ("led-top", "no_tricks", ["AS 4S 2D", "3S 5S", "9S TS", "JS KS"], [], "AS", "4S"),
    ("led-danger", "no_queens", ["3S 9H QH", "QS 2H", "AS", "5S"], [], "3S", "9H"),
    ("more-above", "no_tricks", ["QS 4H", "3S 5H", "KS 9H", "TH AS"], [], "QS", "4H"),
    ("kept-bare", "no_queens", [*VOID, "KD AH 9H 2H"], SPADES, "2H", "KD"),
    ("kept-single", "no_queens", [*VOID, "6D AH 9H 2H"], SPADES, "2H", "6D"),
    ("kept-high", "no_queens", [*VOID, "AH 9H 2H"], SPADES, "2H", "AH"),
    ("kept-high", "no_queens", [*VOID, "AH 9H 3C 4C"], SPADES, "3C", "9H"),
    ("from-long", "no_queens", [*VOID, "KH 9H 2H AC KC JC TC 9C 8C 7C 6C 5C 4C"], SPADES, "4C", "9H"),
    ("spent-low", "no_queens", ["KS 2D", "3S JS", "4S", "AH"], ["0 play KS"], "3S", "JS"),
    ("took-low", "no_tricks", ["2S", "3S", "4S", "5S AS"], LOW, "5S", "AS"),
    ("let-go", "no_trump", QUEENS, AFTER_QUEEN, "6S", "AS"),
    ("missed-winner", "no_trump", ["AS 4S 2D", "3S 5S", "9S TS", "JS KS"], [], "4S", "AS"),
    ("ruffed", "declaration", RUFFING, RUFF, "2H", "2D"),
    ("no-ruff", "declaration", RUFFING, RUFF, "2D", "2H"),
    ("went-under", "no_trump", ["QS 2S", "KS 3S", "4S AS", "5S 6S"], ["0 play QS"], "3S", "KS"),
    ("spent-over", "no_trump", ["QS 2S", "KS 3S", "4S AS", "5S 6S"], ["0 play QS"], "KS", "3S"),
    ("spent-high", "no_trump", ["AS", "KS 2S", "4S", "5S"], ["0 play AS"], "KS", "2S"),
    ("overpaid", "no_trump", ["2S", "3S", "4S", "5S AS"], LOW, "AS", "5S"),
    ("kept-trumps", "declaration", ["QH 2S", "3S KH", "4S AH", "5S"], ["3 trump H"], "2S", "QH"),
    ("led-trump", "declaration", ["QH 2S", "3S KH", "4S AH", "5S"], ["3 trump H"], "QH", "2S"),
    ("more-beat-it", "no_trump", ["QH 2S", "3S KH", "4S AH", "5S"], [], "2S", "QH"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "contract", "hands", "said", "made", "better"), PLANTED)
def test_every_reason_is_found_where_it_was_planted(
    key: str, contract: str, hands: list[str], said: list[str], made: str, better: str
) -> None:
    reason = _reason(_view(contract, hands, *said), made, better)
    assert reason.key == key
    assert (reason.parameters["card"], reason.parameters["better"]) == (card(made), card(better))


def test_a_suit_that_nobody_else_has_any_more_is_led_alone() -> None:
    seen = _view(
        "no_tricks", ["AKQJT9876543S 2D", "2S", "AD", "KD"], "0 play AS", "1 play 2S", *_discard("AD", "KD")
    )
    assert _reason(seen, "KS", "2D").key == "led-alone"
    assert _reason(seen, "KS", "2D").parameters["suit"] is Suit.SPADES


def _discard(*texts: str) -> list[str]:
    return [f"{seat} play {text}" for seat, text in enumerate(texts, 2)]


OPENED = ["1 play 6D", "2 play 7C", "3 play 7S"]


def _domino(*said: str) -> PlayerView:
    hands = ["7D 4D 8D TD 7H", "6D 9D", "7C 8C", "7S 8S"]
    return _view("domino", hands, "0 play 7D", *said)


def test_a_card_that_makes_room_for_others_only() -> None:
    seen = _domino(*OPENED)
    reason = _reason(seen, "7H", "8D")
    assert (reason.key, reason.parameters["freed"]) == ("kept-shut", card("TD"))
    seen = _view("domino", ["7D 8D 5D 4D 7H", "6D 9D", "7C 8C", "7S 8S"], "0 play 7D", *OPENED)
    reason = _reason(seen, "7H", "5D")
    assert (reason.key, reason.parameters["cards"]) == ("opened", (card("6H"), card("8H")))


# What speaks for a card: the key, the contract, the four hands, what happened before, and the card.
MERITS = [
    ("sheds", "no_queens", ["KS", "QS 3S", "4S", "5S"], ["0 play KS"], "QS"),
    ("leaves", "no_queens", QUEENS, AFTER_QUEEN, "6S"),
    ("low-lead", "no_tricks", ["AS 2S 2D", "3S 5S", "9S TS", "JS KS"], [], "2S"),
    ("voids", "no_queens", [*VOID, "KD AH 9H 2H"], SPADES, "KD"),
    ("free", "no_queens", ["KS", "JS", "4S", "AS 6S"], ["0 play KS", "1 play JS", "2 play 4S"], "AS"),
    ("winner", "no_trump", ["AS 4S 2D", "3S 5S", "9S TS", "JS KS"], [], "AS"),
    ("ruffs", "declaration", RUFFING, RUFF, "2H"),
    ("draws", "declaration", ["QH 2S", "3S KH", "4S AH", "5S"], ["3 trump H"], "QH"),
    ("average", "no_trump", ["QH 2S", "3S KH", "4S AH", "5S"], [], "2S"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "contract", "hands", "said", "text"), MERITS)
def test_what_speaks_for_a_card_is_found_where_it_was_planted(
    key: str, contract: str, hands: list[str], said: list[str], text: str
) -> None:
    seen = _view(contract, hands, *said)
    assert merit(seen, Play(seen.seat, card(text))).key == key


def test_what_speaks_for_a_card_of_domino() -> None:
    seen = _domino(*OPENED)
    assert merit(seen, Play(0, card("8D"))) == Reason("frees", {"card": card("8D"), "freed": card("TD")})
    assert merit(seen, Play(0, card("7H"))) == AVERAGE


def test_longer_trumps_are_told_where_they_were_held() -> None:
    seen = _view("declaration", ["2S", "3S", "4S", "AKQJT9H 2D 3D"])
    reason = reason_against(seen, NameTrump(3, Trump.DIAMONDS), NameTrump(3, Trump.HEARTS))
    assert (reason.key, reason.parameters["count"], reason.parameters["more"]) == ("shorter-trump", 2, 6)
    assert reason_against(seen, NameTrump(3, Trump.HEARTS), NameTrump(3, Trump.DIAMONDS)) == AVERAGE


def test_who_bids_more_than_the_best_bid_could_have_bid_less() -> None:
    seen = _view("declaration", ["2S", "3S", "4S", "AKQJT9H 2D 3D"])
    assert reason_against(seen, Bid(0, 3), Bid(0, 2)) == Reason("bid-more")
    assert reason_against(seen, Bid(0, 2), Bid(0, 3)) == AVERAGE


def test_every_detector_has_a_position_planted_for_it() -> None:
    assert {row[0] for row in PLANTED} | {"led-alone"} == {*IN_TRICKS}
    assert {row[0] for row in MERITS} - {"average"} == {*TRICK_MERITS}


# Positions beside those above in which the same reason would be untrue.
BESIDE = [
    ("took-penalty", "no_queens", QUEENS, ["0 play KS", "1 play QS"], "4S", "5S"),  # neither takes it
    ("took-penalty", "no_queens", ["QS 3S", "KS 2S", "AS 5S", "6S"], ["0 play QS"], "KS", "2S"),  # ace out
    ("over-penalty", "no_queens", ["JS 3S", "KS 2S", "AS 5S", "6S"], ["0 play JS"], "KS", "2S"),  # no queen
    ("kept-penalty", "no_queens", ["JS", "QS 3S", "4S", "5S"], ["0 play JS"], "3S", "QS"),  # it would win
    ("took-trick", "no_last_two", QUEENS, AFTER_QUEEN, "AS", "6S"),  # early
    ("led-above", "no_queens", ["KS 2S 3D", "TS 3S", "4S AS", "5S"], [], "2S", "3D"),  # nothing is below it
    ("led-top", "no_tricks", ["KS 4S 2D", "3S 5S", "9S TS", "JS AS"], [], "KS", "4S"),  # ace out
    ("kept-bare", "no_queens", [*VOID, "KD 3D AH 9H 2H"], SPADES, "2H", "KD"),  # not alone
    ("from-long", "no_queens", [*VOID, "KD 3D AH 9H 2H"], SPADES, "KD", "2H"),  # two are not long
    ("spent-low", "no_queens", ["TS 2D", "3S JS", "4S", "AH"], ["0 play TS"], "3S", "JS"),  # it would win
    ("let-go", "no_trump", ["QS 2S", "KS 3S", "4S AS", "5S 6S"], ["0 play QS"], "3S", "KS"),  # ace out
    ("missed-winner", "no_trump", ["KS 4S 2D", "3S 5S", "9S TS", "JS AS"], [], "4S", "KS"),
    ("no-ruff", "declaration", RUFFING, ["3 trump H", "0 play KS"], "3S", "4S"),
    ("spent-high", "no_trump", ["JS", "KS 2S", "4S", "5S"], ["0 play JS"], "KS", "2S"),  # it wins
    ("went-over", "no_hearts", ["AS 2D", "KS 2S", "4S 5S", "6S"], ["0 play AS"], "KS", "2S"),  # both under
    ("led-danger", "no_queens", ["3S 4H 9H", "QS QH", "AS", "5S"], [], "3S", "9H"),  # a queen in either
    ("more-above", "no_tricks", ["QS 4H", "3S KS", "AS 9H", "TS JS"], [], "4H", "QS"),  # fewer are above
    ("kept-high", "no_queens", [*VOID, "QH KC 4C"], SPADES, "QH", "KC"),  # a queen is given away
    ("went-under", "no_trump", ["QS 2S", "JS 3S", "4S AS", "5S"], ["0 play QS"], "3S", "JS"),  # it would not
    ("spent-over", "no_trump", ["QS 2S", "AS 3S", "4S", "5S"], ["0 play QS"], "AS", "3S"),  # nobody beats it
    ("led-trump", "declaration", ["QH KH 2S", "3S", "4S AH", "5S"], ["3 trump H"], "QH", "KH"),  # both are
    ("more-beat-it", "no_trump", ["QH 2S", "3S KH", "4H AH", "5H"], [], "QH", "2S"),  # more beat the other
    ("kept-trumps", "declaration", ["*H", "*S", "*C", "*D"], ["3 trump H"], "2H", "3H"),  # nobody has any
]  # fmt: skip


@pytest.mark.parametrize(("key", "contract", "hands", "said", "made", "better"), BESIDE)
def test_no_reason_is_found_where_it_would_be_untrue(
    key: str, contract: str, hands: list[str], said: list[str], made: str, better: str
) -> None:
    facts = TrickFacts(_view(contract, hands, *said))
    assert IN_TRICKS[key](facts, card(made), card(better)) is None


@pytest.mark.parametrize("preset", ["classic", "rifki", "declared", "two-phase"])
def test_what_is_told_of_random_positions_comes_true(preset: str) -> None:
    rules = load(preset)
    told: set[str] = set()
    for match in matches(rules, 7):
        seat = engine.turn(match)
        if seat is None:
            continue
        seen = view(match, seat)
        plays = [each for each in seen.legal if isinstance(each, Play)]
        if seen.stage is not Stage.TRICKS or len(plays) < 2:
            continue
        for made, better in ((plays[0], plays[-1]), (plays[-1], plays[0])):
            reason = reason_against(seen, made, better)
            told.add(reason.key)
            if reason.key in ("took-penalty", "took-trick", "led-top", "led-alone", "took-low", "overpaid"):
                assert _taker(match, made) == seat
            stays_under = ("over-penalty", "went-over", "spent-over")
            if reason.key in ("took-penalty", "took-trick", "kept-penalty", "spent-low", *stays_under):
                assert _taker(match, better) != seat
            if reason.key in ("let-go", "missed-winner", "took-low", "overpaid"):
                assert _taker(match, better) == seat
    assert len(told) > 5


def _taker(match: Match, play: Play) -> int:
    """Who takes the trick after this play, when the others do what their first legal move is."""
    number = len(view(match, play.seat).tricks)
    match = engine.apply(match, play).match
    while True:
        hand = match.hand
        assert hand is not None
        tricks = hand.phase.last if isinstance(hand.phase, Scored) else hand.phase
        assert isinstance(tricks, Tricks)
        if len(tricks.done) > number:
            return tricks.done[number].winner
        match = engine.apply(match, engine.legal_actions(match)[-1]).match
