"""A small world for tests of the engine: deals from short text, matches in a position, moves as text.

Cards are written as in a record, or several of one suit together: `AKQS 2H` is A, K, Q of spades and the two
of hearts. Everything goes through the engine's own doors: `start`, `deal`, `apply`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from kingbot.cards import CARDS, PACK, Card, CardSet, Suit, card, card_set, cards_in, format_cards
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, parse_action
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.duties import Duties, duties, playable, refusal
from kingbot.engine.hand import Deal, FinishedHand, Hand, Points
from kingbot.engine.match import Match, Step
from kingbot.engine.options import Options, Rules
from kingbot.engine.schedule import chooser, dealers_of, is_chosen
from kingbot.presets import custom

ZERO: Points = (Fraction(0), Fraction(0), Fraction(0), Fraction(0))


def cards(text: str) -> CardSet:
    """The set written so: `AKQS 2H`; `*D` is the whole suit."""
    total = 0
    for word in text.split():
        ranks, suit = word[:-1], word[-1]
        if ranks == "*":
            total |= Suit("CDHS".index(suit)).cards
        for rank in ranks.replace("*", ""):
            bit = card(rank + suit).bit
            assert not total & bit, f"{rank}{suit} stands twice in {text!r}"
            total |= bit
    return total


def deal(*hands: str) -> Deal:
    """Four hands of thirteen; seats or cards left out get the rest of the pack, the lowest clubs first."""
    held = [cards(text) for text in (*hands, "", "", "", "")[:4]]
    named = held[0] | held[1] | held[2] | held[3]
    assert sum(each.bit_count() for each in held) == named.bit_count(), "a card is dealt to two seats"
    rest = cards_in(PACK & ~named)
    for place in range(4):
        room = 13 - held[place].bit_count()
        assert room >= 0, f"seat {place} is dealt more than thirteen cards"
        for _ in range(room):
            held[place] |= next(rest).bit
    a, b, c, d = held
    return (a, b, c, d)


def match_of(
    contract: str,
    dealt: Deal,
    *said: str,
    preset: str = "home",
    dealer: int = 3,
    **options: Any,
) -> Match:
    """A match whose first hand is of this contract, dealt, chosen where it is a chosen hand, and `said`.

    The preset is `home` unless another is named: every restriction is off there, so that a test names what it
    is about. Dealer 3 lets seat 0 lead.
    """
    rules = custom(preset, options)
    if not rules.schedule.chosen:
        rules = custom(preset, {"hands": [contract], **options})
    match = engine.deal(engine.start(rules), dealer, dealt).match
    if rules.schedule.chosen:
        match = say(match, f"{chooser(rules, dealer)} choose {contract}")
    return say(match, *said)


def after(rules: Rules, *contracts: str, dealer: int = 0) -> Match:
    """A match taken up after hands of these contracts, all drawn at nought, the first dealt by `dealer`."""
    finished: list[FinishedHand] = []
    for number, contract in enumerate(contracts, 1):
        due = engine.upcoming(engine.start(rules, finished))
        assert due is not None
        assert is_chosen(rules, number) or due.contract == contract
        deals = dealer if dealer in due.dealers else min(due.dealers)
        finished.append(FinishedHand(number, deals, chooser(rules, deals), Contract(contract), ZERO))
    return engine.start(rules, finished)


def say(match: Match, *texts: str) -> Match:
    """The match after these moves, written as in a record: `0 play 7D`, `1 bid 3`."""
    for text in texts:
        match = step(match, text).match
    return match


def step(match: Match, text: str) -> Step:
    """What follows from one move, with its events."""
    return engine.apply(match, parse_action(text))


def play(match: Match, *tricks: str) -> Match:
    """The match after these cards, each played by whoever has the turn: `"7D KD 2D AD", "AS …"`."""
    for word in " ".join(tricks).split():
        match = say(match, f"{engine.turn(match)} play {word}")
    return match


def refused(match: Match, text: str) -> str:
    """The key with which a move is refused; empty if it may be made."""
    refusal = engine.check(match, parse_action(text))
    return "" if refusal is None else str(refusal.reason)


def legal(match: Match) -> set[str]:
    """All that may be done now, as in a record, without the seat."""
    return {str(action).partition(" ")[2] for action in engine.legal_actions(match)}


def open_cards(match: Match) -> str:
    """The cards that may be played now, by suit and upwards in rank."""
    return format_cards(card_set(card(text.split()[1]) for text in legal(match) if text.startswith("play")))


@dataclass(frozen=True)
class Seat:
    """One player in the middle of a trick: what they hold, what lies, what was played before."""

    duties: Duties
    hand: CardSet
    table: tuple[Card, ...]
    played: CardSet
    first: bool

    @property
    def may_play(self) -> str:
        """The cards that the rules leave, by suit and upwards in rank."""
        return format_cards(playable(self.duties, self.hand, self.table, self.played, self.first))

    def why_not(self, text: str) -> str:
        """The key that forbids a card; empty if nothing does."""
        found = refusal(self.duties, self.hand, self.table, self.played, self.first, card(text))
        return "" if found is None else str(found.reason)


def seat(
    contract: str,
    hand: str,
    *,
    table: str = "",
    before: str = "",
    first: bool = False,
    trump: str | None = None,
    **options: Any,
) -> Seat:
    """A player holding `hand`, with `table` lying, after the cards `before` of earlier tricks.

    Options not named are the silent ones of rules 9: nothing is restricted.
    """
    ready = duties(Options(**options), Contract(contract), Trump(trump) if trump else None)
    lying = tuple(card(word) for word in table.split())
    return Seat(ready, cards(hand), lying, cards(before) | card_set(lying), first)


def hand_of(match: Match) -> Hand:
    """The hand on the table."""
    assert match.hand is not None
    return match.hand


def phase_name(match: Match) -> str:
    """What the hand on the table waits for."""
    return type(hand_of(match).phase).__name__


def points(match: Match) -> list[str]:
    """The four seats' points of the hand that ended last, as in a record."""
    return [str(each) for each in match.finished[-1].points]


def shuffled(rng: random.Random) -> Deal:
    """Four random hands."""
    pack = list(CARDS)
    rng.shuffle(pack)
    a, b, c, d = (card_set(pack[start : start + 13]) for start in (0, 13, 26, 39))
    return (a, b, c, d)


def deal_next(match: Match, rng: random.Random) -> tuple[int, Deal, Match]:
    """The dealer, the deal and the match after a random deal, for a match that waits for one."""
    due = engine.upcoming(match)
    assert due is not None
    dealt = shuffled(rng)
    dealer = rng.choice(sorted(dealers_of(match.rules, due, dealt)))
    return dealer, dealt, engine.deal(match, dealer, dealt).match


def run(match: Match, rng: random.Random) -> Iterator[tuple[Match, Action | None, Match]]:
    """Plays a match at random to its end: each time before, the action (None for a deal), and after."""
    while not engine.over(match):
        before, action = match, None
        if engine.turn(match) is None:
            match = deal_next(match, rng)[2]
        else:
            action = rng.choice(engine.legal_actions(match))
            match = engine.apply(match, action).match
        yield before, action, match
