"""Playing by rules of thumb: a sensible club player, and a beginner who errs as people do."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from kingbot.cards import Rank, card_set
from kingbot.engine.actions import (
    Accept,
    Action,
    Bid,
    Blind,
    Call,
    Choose,
    Decline,
    Keep,
    Look,
    NameTrump,
    Pass,
    Play,
    Redeal,
    Sell,
    Side,
)
from kingbot.engine.contracts import NEGATIVE, Contract, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.decision import Decision, Estimate, Why, forced
from kingbot.players.encoding import HIGH, RECENT, domino_in, rows_in, table_in, terms_in
from kingbot.players.kernels.domino_state import ROW, STOP_MARK, row_liking
from kingbot.players.kernels.hand_value import EIGHTS, SEVENS, USUAL, special_suit, worth
from kingbot.players.kernels.trick_policy import liking
from kingbot.players.kernels.trick_rules import KINDS
from kingbot.players.kernels.trick_state import Table
from kingbot.players.kernels.weights import FIGURES_READ, LIKINGS_READ, ROW_LIKINGS_READ
from kingbot.players.sale_value import BEST_TRICKS, UNSEEN_TRICKS, declaring, selling, tricks_against

# A sale must promise this much more than the alternative, in tricks' worth: guesses flatter.
_MARGIN: Final = 0.3
# A dearer offer finds no buyer.
_DEAREST: Final = 7

Judge = Callable[[PlayerView], list[Estimate]]


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player by rules of thumb falls short of them.

    `tricks` is how many of the last tricks are remembered whole, and the voids they showed; of those before
    only the high cards, if `high`. `blur` is how far a card's liking is misjudged, `doubt` how far anything
    else, in shares of the difference between the best and the fifth.
    """

    tricks: int
    high: bool
    blur: float
    doubt: float


class Thumb:
    """Plays by rules of thumb, with the shortcomings of its habits."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action that seems best."""
        known = forced(view)
        if known is not None:
            return known
        habits = self.habits
        cards = view.stage in (Stage.TRICKS, Stage.DOMINO)
        clear = judge_cards(view, remembered(view, habits)) if view.stage is Stage.TRICKS else judge(view)
        blur = habits.blur if cards else habits.doubt * _range(clear)
        hazy = [Estimate(each.action, each.value + rng.gauss(0, blur)) for each in clear]
        decision = decided(hazy)
        slipped = decision.action != max(clear, key=_value).action
        return replace(decision, why=Why.SLIP) if slipped else decision


CLUB: Final = Thumb(Habits(tricks=RECENT, high=True, blur=0.3, doubt=0.0))
"""A sensible player, who counts high cards but not small ones."""

BEGINNER: Final = Thumb(Habits(tricks=1, high=False, blur=0.9, doubt=0.25))
"""Somebody who forgets, and misjudges."""


def by_rule(view: PlayerView) -> Decision:
    """What the rules of thumb say to somebody who remembers everything."""
    return forced(view) or decided(judge(view))


def remembered(view: PlayerView, habits: Habits) -> Table:
    """The table as somebody of such habits has it in mind."""
    played = card_set(view.table)
    voids = 0
    for age, trick in enumerate(reversed(view.tricks)):
        cards = card_set(trick.cards)
        if age >= habits.tricks:
            played |= cards & HIGH if habits.high else 0
            continue
        played |= cards
        for place, card in enumerate(trick.cards):
            if card.suit != trick.cards[0].suit:
                voids |= 1 << ((trick.leader + place) % 4 * 4 + trick.cards[0].suit)
    return table_in(view)._replace(played=played, voids=voids)


def _range(estimates: list[Estimate]) -> float:
    values = sorted((each.value for each in estimates), reverse=True)[:5]
    return values[0] - values[-1]


def _value(estimate: Estimate) -> float:
    return estimate.value


def decided(estimates: list[Estimate]) -> Decision:
    """The decision for the best of these."""
    ranked = tuple(sorted(estimates, key=_value, reverse=True))
    return Decision(ranked[0].action, Why.RULE, ranked)


def judge(view: PlayerView) -> list[Estimate]:
    """How much the rules of thumb like each legal action."""
    return _JUDGES[view.stage](view)


def judge_cards(view: PlayerView, table: Table) -> list[Estimate]:
    """How much the rules of thumb like each card, the table being so."""
    terms = terms_in(view)
    return [
        Estimate(action, liking(terms, LIKINGS_READ, table, view.hand, action.card))
        for action in view.legal
        if isinstance(action, Play)
    ]


def _tricks(view: PlayerView) -> list[Estimate]:
    return judge_cards(view, table_in(view))


def _domino(view: PlayerView) -> list[Estimate]:
    terms, rows = domino_in(view), rows_in(view)
    choices = sum(isinstance(action, Play) for action in view.legal)
    fewest = max(1, min(held for seat, held in enumerate(view.held) if seat != view.seat))

    def like(action: Action) -> float:
        if isinstance(action, Play):
            # With both sides open the king's is never worse: the further card may be declined.
            likes = row_liking(terms, ROW_LIKINGS_READ, view.hand, rows.laid, action.card, choices, fewest)
            return likes - 0.01 if action.side is Side.LOW else likes
        return ROW_LIKINGS_READ[terms.kind * ROW + STOP_MARK]

    return [Estimate(action, like(action)) for action in view.legal]


def expected(view: PlayerView, contract: Contract) -> float:
    """What the hand should earn in a contract, in points, with the best trump in a declaration."""
    options, value = view.rules.options, view.rules.points(contract)
    if contract is Contract.DECLARATION:
        return value * max(declaring(options, view.hand, trump) for trump in trumps_of(view))
    if contract is Contract.DOMINO:
        sort = EIGHTS if options.domino_start == "eight_clubs" else SEVENS
        return -value * worth(FIGURES_READ, sort, view.hand, -1)
    return value * worth(FIGURES_READ, KINDS.index(contract), view.hand, special_suit(contract))


def usual(view: PlayerView, contract: Contract) -> float:
    """What a chooser's hand earns in a contract on average: taking it now gives that up for later."""
    value = view.rules.points(contract)
    if contract is not Contract.DECLARATION:
        return value * USUAL.get(contract, 0.0)
    if view.rules.schedule.called_partner:
        return value * (BEST_TRICKS + (13 - BEST_TRICKS) / 3) / 2
    return value * BEST_TRICKS


def trumps_of(view: PlayerView) -> list[Trump]:
    """What a declarer may name at this table."""
    options = view.rules.options
    extra = [Trump.NO_TRUMP] if options.declaration_no_trump else []
    return [*list(Trump)[:4], *extra, *([Trump.NULOS] if options.declaration_nulos else [])]


def _contract(view: PlayerView) -> list[Estimate]:
    return [
        Estimate(action, expected(view, action.contract) - usual(view, action.contract))
        for action in view.legal
        if isinstance(action, Choose)
    ]


def _trump(view: PlayerView) -> list[Estimate]:
    options, unit = view.rules.options, view.rules.points(Contract.DECLARATION)
    price = view.sale.price if view.sale else 0
    keep = max(declaring(options, view.hand, trump) for trump in trumps_of(view))
    estimates = []
    cheapest = 14
    if view.may_sell:
        prices = (price for price in range(1, 14) if selling(options, view.hand, price) > keep + _MARGIN)
        cheapest = next(prices, 14)
    for action in view.legal:
        if isinstance(action, NameTrump):
            estimates.append(Estimate(action, unit * declaring(options, view.hand, action.trump, price)))
        elif isinstance(action, Sell):
            # An offer that nobody takes costs nothing, so the lowest price that gains is asked.
            asked = action.price == cheapest and cheapest <= _DEAREST
            gain = _MARGIN if asked else -abs(action.price - cheapest)
            estimates.append(Estimate(action, unit * (keep + gain)))
    return estimates


def _bidding(view: PlayerView) -> list[Estimate]:
    options, unit = view.rules.options, view.rules.points(Contract.DECLARATION)
    estimates = []
    for action in view.legal:
        if isinstance(action, Pass):
            estimates.append(Estimate(action, unit * (tricks_against(view.hand) + _MARGIN)))
        elif isinstance(action, Bid):
            gains = (declaring(options, view.hand, trump, action.tricks) for trump in trumps_of(view))
            estimates.append(Estimate(action, unit * max(gains)))
    return estimates


def _answer(view: PlayerView) -> list[Estimate]:
    assert view.standing is not None
    options, unit = view.rules.options, view.rules.points(Contract.DECLARATION)
    sold = selling(options, view.hand, view.standing.tricks)
    kept = max(declaring(options, view.hand, trump) for trump in trumps_of(view))
    return [
        Estimate(action, unit * (sold if isinstance(action, Accept) else kept))
        for action in view.legal
        if isinstance(action, (Accept, Decline))
    ]


def _blind(view: PlayerView) -> list[Estimate]:
    unit = view.rules.points(Contract.DECLARATION)
    return [
        Estimate(action, unit * (2 * UNSEEN_TRICKS if isinstance(action, Blind) else BEST_TRICKS))
        for action in view.legal
        if isinstance(action, (Blind, Look))
    ]


def _redeal(view: PlayerView) -> list[Estimate]:
    kept = expected(view, Contract.DOMINO)
    return [
        Estimate(action, kept if isinstance(action, Keep) else 0.0)
        for action in view.legal
        if isinstance(action, (Redeal, Keep))
    ]


def _call(view: PlayerView) -> list[Estimate]:
    """Call strength where tricks earn, lowness where they cost, and a seven's neighbours in domino."""
    assert view.contract is not None
    suit = special_suit(view.contract, view.trump)
    costly = view.contract in NEGATIVE or view.trump is Trump.NULOS

    def like(card_rank: int, card_suit: int) -> float:
        if view.contract is Contract.DOMINO:
            return -abs(card_rank - Rank.SEVEN)
        if costly:
            return -card_rank + (0.5 if card_suit == suit else 0.0)
        return card_rank + (3.5 if card_suit == suit else 0.0)

    return [
        Estimate(action, like(action.card.rank, action.card.suit))
        for action in view.legal
        if isinstance(action, Call)
    ]


_JUDGES: Final[dict[Stage, Judge]] = {
    Stage.CONTRACT: _contract,
    Stage.BLIND: _blind,
    Stage.TRUMP: _trump,
    Stage.OFFER: _bidding,
    Stage.AUCTION: _bidding,
    Stage.ANSWER: _answer,
    Stage.CALL: _call,
    Stage.REDEAL: _redeal,
    Stage.TRICKS: _tricks,
    Stage.DOMINO: _domino,
}
