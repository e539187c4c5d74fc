"""Facilitated play: the points of a trick as they are read out, and what is read out when."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kingbot.cards import card
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.events import HandScored, TrickTaken
from kingbot.engine.hand import FinishedHand, Trick
from kingbot.engine.projection import view
from kingbot.engine.scoring import NULOS_START
from kingbot.engine.trick_points import HandTerms, trick_points
from kingbot.i18n import words
from kingbot.presets import load, parse_line
from kingbot.ui.screen_reader import after_readout, readout
from tests.ui.matches import match_logs

C, RULES = Contract, load("two-phase")
NAMES = ("Ada", "Bruno", "Carla", "Dino")
W = words("en", "spoken")


def trick(cards: str, winner: int) -> Trick:
    a, b, c, d = (card(each) for each in cards.split())
    return Trick(0, (a, b, c, d), winner, False)


@pytest.mark.parametrize(
    ("contract", "number", "cards", "points"),
    [
        (C.NO_KINGS_JACKS, 1, "2C 3C 4C 5C", 0),
        (C.NO_KINGS_JACKS, 1, "KC JC 4C KH", -3),
        (C.NO_QUEENS, 5, "QC QH 4C 5C", -4),
        (C.NO_QUEENS, 5, "KC KH JC 5C", 0),
        (C.NO_KING_HEARTS, 13, "2H KH 4H 5H", -8),
        (C.NO_KING_HEARTS, 13, "2H KS 4H 5H", 0),
        (C.NO_KING_SPADES, 2, "2S KS 4S 5S", -8),
        (C.NO_JACK_HEARTS, 2, "2H JH 4H 5H", -8),
        (C.NO_HEARTS, 3, "2H 3H 4H 5S", -3),
        (C.NO_HEARTS, 3, "2S 3S 4S 5S", 0),
        (C.NO_TRICKS, 1, "2H 3H 4H 5S", -1),
        (C.NO_LAST_TWO, 11, "2H 3H 4H 5S", 0),
        (C.NO_LAST_TWO, 12, "2H 3H 4H 5S", -4),
        (C.NO_LAST_TWO, 13, "2H 3H 4H 5S", -4),
        (C.NO_TRUMP, 1, "2H 3H 4H 5S", 1),
        (C.DECLARATION, 7, "2H 3H 4H 5S", 1),
    ],
)
def test_a_trick_costs_or_earns_its_taker(contract: Contract, number: int, cards: str, points: int) -> None:
    assert trick_points(RULES, number, trick(cards, 2), HandTerms(contract)) == points


@pytest.mark.parametrize(
    ("terms", "winner", "points"),
    [
        (HandTerms(C.DECLARATION, Trump.HEARTS), 2, 1),
        (HandTerms(C.DECLARATION, Trump.NULOS), 2, -3),
        (HandTerms(C.DECLARATION, Trump.HEARTS, doubled=2), 2, 2),
        (HandTerms(C.DECLARATION, Trump.HEARTS, doubled=2), 1, 1),
    ],
)
def test_trump_and_a_blind_declaration_change_the_points(terms: HandTerms, winner: int, points: int) -> None:
    assert trick_points(RULES, 1, trick("2H 3H 4H 5S", winner), terms) == points


@pytest.mark.parametrize("line", ["classic", "portuguese", "two-phase", "classic blind_declaration=on"])
def test_the_points_of_all_tricks_are_those_of_the_hand(line: str) -> None:
    rules = parse_line(line)
    *_, log = match_logs(rules, seed=4)
    tricks: list[TrickTaken] = []
    compared = 0
    for _, each in log.announced:
        if isinstance(each, TrickTaken):
            tricks.append(each)
        elif isinstance(each, HandScored):
            if tricks and is_plain(each.hand):
                assert points_of(tricks, each.hand, rules_of=line) == list(each.hand.points)
                compared += 1
            tricks.clear()
    assert compared > 3


def is_plain(hand: FinishedHand) -> bool:
    """Whether a hand has neither a sale nor a pair nor a slam, which are settled for the whole hand."""
    return hand.sale is None and hand.pair is None and hand.slam is None


def points_of(tricks: list[TrickTaken], hand: FinishedHand, rules_of: str) -> list[Fraction]:
    rules = parse_line(rules_of)
    terms = HandTerms(hand.contract, hand.trump, hand.chooser if hand.blind else None)
    start = NULOS_START * rules.points(hand.contract) if hand.trump is Trump.NULOS else 0
    points = [Fraction(start)] * 4
    for each in tricks:
        points[each.trick.winner] += trick_points(rules, each.number, each.trick, terms)
    return points


def test_a_readout_has_the_last_trick_and_the_result_of_a_hand_it_ended() -> None:
    logs = list(match_logs(load("classic"), seed=1))
    ends = next(log for log in logs if len(log.match.finished) == 1)
    announcements = ends.since(ends.version - 90)
    read = readout(announcements, view(ends.match, 0), NAMES, W)
    assert read is not None
    assert read.mark == "1.over"
    number = len(view(logs[logs.index(ends) - 1].match, None).tricks) + 1
    assert read.lines[0] == f"Trick {number} is over."
    assert len(read.lines) == 5
    assert read.lines[-1].startswith("**1 · No kings or jacks**")


def test_a_readout_of_a_running_hand_is_its_last_trick() -> None:
    log = next(log for log in match_logs(load("classic"), seed=1) if len(view(log.match, None).tricks) == 3)
    seen = view(log.match, 0)
    read = readout(log.since(0), seen, NAMES, W)
    assert read is not None
    assert read.mark == "1.3"
    assert len(read.lines) == 4
    assert read.lines[2].startswith(f"**{NAMES[seen.tricks[-1].winner]}** took the trick with")


def test_before_the_first_trick_there_is_no_readout() -> None:
    log = next(iter(match_logs(load("classic"), seed=1)))
    assert readout(log.since(0), view(log.match, 0), NAMES, W) is None


def test_after_a_readout_only_later_announcements_are_left() -> None:
    log = next(log for log in match_logs(load("classic"), seed=1) if len(view(log.match, None).tricks) == 3)
    announcements = log.since(0)
    ends = [index for index, each in enumerate(announcements) if isinstance(each, TrickTaken)]
    assert after_readout(announcements) == announcements[ends[-1] + 1 :]
    assert after_readout(announcements[: ends[0]]) == announcements[: ends[0]]
