"""Why a move was worse, and what speaks for one: every detector where it was planted, and where it is not so."""

from __future__ import annotations

import pytest

from kingbot.cards import CARDS, Suit, card, card_set
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, NameTrump, Play, parse_action
from kingbot.engine.contracts import Trump
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import player
from kingbot.players.card_facts import TrickFacts
from kingbot.players.merits import IN_DOMINO as DOMINO_MERITS
from kingbot.players.merits import IN_TRICKS as TRICK_MERITS
from kingbot.players.merits import merit
from kingbot.players.reasons import AVERAGE, IN_DOMINO, IN_TRICKS, Reason, reason_against
from kingbot.presets import custom, load
from tests.engine.world import deal, match_of
from tests.players.positions import matches


def _view(contract: str, hands: list[str], *said: str, **options: object) -> PlayerView:
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
SPADES = ["0 play KS", "1 play 3S", "2 play 4S"]

# The key, the contract, the four hands, what happened before, the card that was played, and the better one.
PLANTED = [
    ("took-penalty", "no_queens", QUEENS, ["0 play KS", "1 play QS", "2 play 4S"], "AS", "6S"),
    ("over-penalty", "no_queens", ["QS 3S", "KS 2S", "AS 5S", "6S"], ["0 play QS"], "KS", "2S"),
    ("kept-penalty", "no_queens", [*VOID, "QH AH 3D"], SPADES, "AH", "QH"),
    ("kept-penalty", "no_queens", ["KS", "QS 3S", "4S", "5S"], ["0 play KS"], "3S", "QS"),
    ("took-trick", "no_tricks", QUEENS, ["0 play KS", "1 play QS", "2 play 4S"], "AS", "6S"),
    ("led-penalty", "no_queens", LEAD, [], "QS", "4S"),
    ("led-above", "no_queens", ["KS 2S 3D", "QS 3S", "4S AS", "5S"], [], "KS", "3D"),
    ("led-top", "no_tricks", ["AS 4S 2D", "3S 5S", "9S TS", "JS KS"], [], "AS", "4S"),
    ("kept-bare", "no_queens", [*VOID, "KD AH 9H 2H"], SPADES, "2H", "KD"),
    ("kept-single", "no_queens", [*VOID, "6D AH 9H 2H"], SPADES, "2H", "6D"),
    ("kept-high", "no_queens", [*VOID, "AH 9H 2H"], SPADES, "2H", "AH"),
    ("from-long", "no_queens", [*VOID, "KH 9H 2H AC KC JC TC 9C 8C 7C 6C 5C 4C"], SPADES, "4C", "9H"),
    ("spent-low", "no_queens", ["KS 2D", "3S JS", "4S", "AH"], ["0 play KS"], "3S", "JS"),
    ("took-low", "no_tricks", ["2S", "3S", "4S", "5S AS"], ["0 play 2S", "1 play 3S", "2 play 4S"], "5S", "AS"),
    ("let-go", "no_trump", QUEENS, ["0 play KS", "1 play QS", "2 play 4S"], "6S", "AS"),
    ("missed-winner", "no_trump", ["AS 4S 2D", "3S 5S", "9S TS", "JS KS"], [], "4S", "AS"),
    ("ruffed", "declaration", ["KS", "3S", "2H 2D AD", "AS 4S"], ["3 trump H", "0 play KS", "1 play 3S"], "2H", "2D"),
    ("no-ruff", "declaration", ["KS", "3S", "2H 2D AD", "AS 4S"], ["3 trump H", "0 play KS", "1 play 3S"], "2D", "2H"),
    ("spent-high", "no_trump", ["AS", "KS 2S", "4S", "5S"], ["0 play AS"], "KS", "2S"),
    ("overpaid", "no_trump", ["2S", "3S", "4S", "5S AS"], ["0 play 2S", "1 play 3S", "2 play 4S"], "AS", "5S"),
    ("kept-trumps", "declaration", ["QH 2S", "3S KH", "4S AH", "5S"], ["3 trump H"], "2S", "QH"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "contract", "hands", "said", "made", "better"), PLANTED)
def test_every_reason_is_found_where_it_was_planted(
    key: str, contract: str, hands: list[str], said: list[str], made: str, better: str
) -> None:
    reason = _reason(_view(contract, hands, *said), made, better)
    assert reason.key == key
    assert (reason.parameters["card"], reason.parameters["other"]) == (card(made), card(better))
