"""Every course that an offer or an auction can take, against a reference implementation (rules 6)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest

from kingbot.engine import match as engine
from kingbot.engine.actions import Bid, Pass
from kingbot.engine.match import Match
from tests.engine.played import SHARED
from tests.engine.world import hand_of, legal, match_of, phase_name, say

Answer = tuple[int, frozenset[str]]


def reference_auction(dealer: int, words: list[str]) -> Answer | str:
    """Who speaks next and what they may say; or how the auction ended."""
    waiting, standing, bidder = deque([(dealer + step) % 4 for step in (1, 2, 3)]), 0, -1
    for word in words:
        seat = waiting.popleft()
        if word != "pass":
            standing, bidder = int(word.removeprefix("bid ")), seat
            waiting.append(seat)
    if not waiting:
        return "kept"
    if standing == 13 or list(waiting) == [bidder]:
        return f"{bidder} for {standing}"
    return waiting[0], frozenset({"pass", *(f"bid {tricks}" for tricks in range(standing + 1, 14))})


def reference_offer(dealer: int, price: int, words: list[str]) -> Answer | str:
    """The same for the answers to an offer."""
    bids = [(int(word[4:]), (dealer + 1 + place) % 4) for place, word in enumerate(words) if word != "pass"]
    standing, bidder = max(bids, default=(price - 1, -1))
    if bids and (standing == 13 or len(words) == 3):
        return f"{bidder} for {standing}"
    if len(words) == 3:
        return "kept"
    seat = (dealer + 1 + len(words)) % 4
    return seat, frozenset({"pass", *(f"bid {tricks}" for tricks in range(standing + 1, 14))})


def courses(match: Match, bids: set[int]) -> Iterator[tuple[list[str], Match]]:
    """Every course that a sale can take, and each point on the way; bids only of these sizes."""
    waiting: list[tuple[list[str], Match]] = [([], match)]
    while waiting:
        words, at = waiting.pop()
        yield words, at
        if phase_name(at) in {"Offer", "Auction"}:
            for action in engine.legal_actions(at):
                if isinstance(action, Pass) or (isinstance(action, Bid) and action.tricks in bids):
                    word = str(action).partition(" ")[2]
                    waiting.append(([*words, word], engine.apply(at, action).match))


def outcome(match: Match) -> Answer | str:
    """Where a sale stands, as the reference says it."""
    if phase_name(match) in {"Offer", "Auction"}:
        seat = engine.turn(match)
        assert seat is not None
        return seat, frozenset(legal(match))
    if phase_name(match) == "Answering":
        match = say(match, f"{hand_of(match).dealer} accept")
    sale = hand_of(match).sale
    assert phase_name(match) == "Naming"
    assert engine.turn(match) == hand_of(match).declarer
    return "kept" if sale is None else f"{sale.buyer} for {sale.price}"


@pytest.mark.parametrize("dealer", range(4))
def test_every_auction_there_can_be_goes_as_the_rules_tell_it(dealer: int) -> None:
    seen = 0
    match = match_of("declaration", SHARED, sale="auction", dealer=dealer)
    for words, at in courses(match, {1, 2, 3, 6, 12, 13}):
        assert outcome(at) == reference_auction(dealer, words), words
        seen += 1
    assert seen > 300


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("price", [1, 2, 11, 12, 13])
def test_every_offer_there_can_be_goes_as_the_rules_tell_it(dealer: int, price: int) -> None:
    match = match_of("declaration", SHARED, f"{dealer} sell {price}", dealer=dealer)
    for words, at in courses(match, set(range(1, 14))):
        assert outcome(at) == reference_offer(dealer, price, words), words
