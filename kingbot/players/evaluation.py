"""Static evaluation: the value of each legal action without search, by the learned policies and hand values.

Cards get the logits of a policy; what is said before the play gets the expected points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingbot.cards import Rank
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
from kingbot.engine.contracts import NEGATIVE, TRUMP_SUITS, Contract, Trump
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.decision import Estimate
from kingbot.players.encoding import (
    encode_domino_rules,
    encode_domino_state,
    encode_trick_rules,
    encode_trick_state,
)
from kingbot.players.kernels.domino_policy import domino_logit, stop_feature
from kingbot.players.kernels.hand_value import (
    DOMINO_EIGHT,
    DOMINO_SEVEN,
    HAND_KINDS,
    hand_value,
    mean_count,
    special_suit,
)
from kingbot.players.kernels.trick_policy import trick_logit
from kingbot.players.kernels.trick_state import TrickState
from kingbot.players.kernels.weights import weight_tuples
from kingbot.players.sale_value import (
    BLIND_TRICKS,
    DECLARER_TRICKS,
    declarer_value,
    defence_tricks,
    seller_value,
)

# A sale must promise this much more than the alternative, in tricks: the better estimate is often too high.
_SALE_MARGIN: Final = 0.3
# A dearer offer finds no buyer.
_MAX_ASKING_PRICE: Final = 7
_NO_PRICE: Final = 14


def evaluate(view: PlayerView) -> list[Estimate]:
    """The value of each legal action that is worth considering."""
    return _EVALUATORS[view.stage](view)


def evaluate_cards(view: PlayerView, state: TrickState) -> list[Estimate]:
    """The logit of each legal card in tricks, in this state."""
    rules, weights = encode_trick_rules(view), weight_tuples().trick_policy
    return [
        Estimate(action, trick_logit(rules, weights, state, view.hand, action.card))
        for action in view.legal
        if isinstance(action, Play)
    ]


def _tricks(view: PlayerView) -> list[Estimate]:
    return evaluate_cards(view, encode_trick_state(view))


def _domino(view: PlayerView) -> list[Estimate]:
    rules, state, weights = (
        encode_domino_rules(view),
        encode_domino_state(view),
        weight_tuples().domino_policy,
    )
    choices = sum(isinstance(action, Play) for action in view.legal)
    fewest = max(1, min(held for seat, held in enumerate(view.held) if seat != view.seat))

    def logit(action: Action) -> float:
        if isinstance(action, Play):
            value = domino_logit(rules, weights, view.hand, state.laid, action.card, choices, fewest)
            # With both sides open the king's is never worse: the extra card may be declined.
            return value - 0.01 if action.side is Side.LOW else value
        return weights[stop_feature(rules)]

    return [Estimate(action, logit(action)) for action in view.legal]


def expected_points(view: PlayerView, contract: Contract) -> float:
    """What the hand earns on average in a contract, with the best trump in a declaration."""
    options, value = view.rules.options, view.rules.points(contract)
    if contract is Contract.DECLARATION:
        return value * max(declarer_value(options, view.hand, trump) for trump in trumps_of(view))
    weights = weight_tuples().hand_value
    if contract is Contract.DOMINO:
        kind = DOMINO_EIGHT if options.domino_start == "eight_clubs" else DOMINO_SEVEN
        return -value * hand_value(weights, kind, view.hand, -1)
    return value * hand_value(weights, HAND_KINDS.index(contract), view.hand, special_suit(contract))


def average_points(view: PlayerView, contract: Contract) -> float:
    """What a hand earns its chooser on average in a contract: who takes it now forgoes that later."""
    value = view.rules.points(contract)
    if contract is not Contract.DECLARATION:
        return value * mean_count(contract)
    if view.rules.schedule.called_partner:
        return value * (DECLARER_TRICKS + (13 - DECLARER_TRICKS) / 3) / 2
    return value * DECLARER_TRICKS


def trumps_of(view: PlayerView) -> list[Trump]:
    """What a declarer may name at this table."""
    options = view.rules.options
    extra = [Trump.NO_TRUMP] if options.declaration_no_trump else []
    return [*TRUMP_SUITS, *extra, *([Trump.NULOS] if options.declaration_nulos else [])]


def _contract(view: PlayerView) -> list[Estimate]:
    return [
        Estimate(action, expected_points(view, action.contract) - average_points(view, action.contract))
        for action in view.legal
        if isinstance(action, Choose)
    ]


def _trick_points(view: PlayerView) -> int:
    """What a trick of the declaration is worth."""
    return view.rules.points(Contract.DECLARATION)


def _trump(view: PlayerView) -> list[Estimate]:
    options, unit = view.rules.options, _trick_points(view)
    price = view.sale.price if view.sale else 0
    keep = max(declarer_value(options, view.hand, trump) for trump in trumps_of(view))
    cheapest = _NO_PRICE
    if view.may_sell:
        gaining = (
            price
            for price in range(1, _NO_PRICE)
            if seller_value(options, view.hand, price) > keep + _SALE_MARGIN
        )
        cheapest = next(gaining, _NO_PRICE)
    estimates = []
    for action in view.legal:
        if isinstance(action, NameTrump):
            value = declarer_value(options, view.hand, action.trump, price)
            estimates.append(Estimate(action, unit * value))
        elif isinstance(action, Sell):
            # An offer that nobody takes costs nothing, so the lowest price that gains is asked.
            asked = action.price == cheapest and cheapest <= _MAX_ASKING_PRICE
            gain = _SALE_MARGIN if asked else -abs(action.price - cheapest)
            estimates.append(Estimate(action, unit * (keep + gain)))
    return estimates


def _bidding(view: PlayerView) -> list[Estimate]:
    options, unit = view.rules.options, _trick_points(view)
    estimates = []
    for action in view.legal:
        if isinstance(action, Pass):
            estimates.append(Estimate(action, unit * (defence_tricks(view.hand) + _SALE_MARGIN)))
        elif isinstance(action, Bid):
            values = (declarer_value(options, view.hand, trump, action.tricks) for trump in trumps_of(view))
            estimates.append(Estimate(action, unit * max(values)))
    return estimates


def _answer(view: PlayerView) -> list[Estimate]:
    assert view.standing is not None
    options, unit = view.rules.options, _trick_points(view)
    sold = seller_value(options, view.hand, view.standing.tricks)
    kept = max(declarer_value(options, view.hand, trump) for trump in trumps_of(view))
    return [
        Estimate(action, unit * (sold if isinstance(action, Accept) else kept))
        for action in view.legal
        if isinstance(action, (Accept, Decline))
    ]


def _blind(view: PlayerView) -> list[Estimate]:
    unit = _trick_points(view)
    return [
        Estimate(action, unit * (2 * BLIND_TRICKS if isinstance(action, Blind) else DECLARER_TRICKS))
        for action in view.legal
        if isinstance(action, (Blind, Look))
    ]


def _redeal(view: PlayerView) -> list[Estimate]:
    kept = expected_points(view, Contract.DOMINO)
    return [
        Estimate(action, kept if isinstance(action, Keep) else 0.0)
        for action in view.legal
        if isinstance(action, (Redeal, Keep))
    ]


def _call(view: PlayerView) -> list[Estimate]:
    """Prefers high cards where tricks earn, low ones where they cost, and cards near the seven in domino."""
    assert view.contract is not None
    suit = special_suit(view.contract, view.trump)
    costly = view.contract in NEGATIVE or view.trump is Trump.NULOS

    def value(card_rank: int, card_suit: int) -> float:
        if view.contract is Contract.DOMINO:
            return -abs(card_rank - Rank.SEVEN)
        if costly:
            return -card_rank + (0.5 if card_suit == suit else 0.0)
        return card_rank + (3.5 if card_suit == suit else 0.0)

    return [
        Estimate(action, value(action.card.rank, action.card.suit))
        for action in view.legal
        if isinstance(action, Call)
    ]


_EVALUATORS: Final[dict[Stage, Callable[[PlayerView], list[Estimate]]]] = {
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
