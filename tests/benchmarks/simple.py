"""A simple rival, such as somebody writes in an evening, independent of the bots measured."""

from __future__ import annotations

import random

from kingbot.cards import Card, Rank, Suit
from kingbot.engine.actions import Accept, Action, Bid, Call, Choose, Keep, Look, NameTrump, Pass, Play, Sell
from kingbot.engine.contracts import NEGATIVE, PENALTY_CARDS, Contract, Trump
from kingbot.engine.view import PlayerView
from kingbot.players import Decision, Why

_CHOSEN_LAST = (Contract.DECLARATION, Contract.NO_TRUMP, Contract.DOMINO)


class Simple:
    """Ducks where cards cost, wins where they earn, leads low or high accordingly, and never sells."""

    def decide(self, view: PlayerView, rng: random.Random) -> Decision:
        """The action by a few fixed rules."""
        return Decision(max(view.legal, key=lambda action: self._value(view, action)), Why.POLICY)

    def _value(self, view: PlayerView, action: Action) -> float:
        match action:
            case Play(card=card):
                if view.contract is Contract.DOMINO:
                    return _domino(view, card)
                return _costly(view, card) if _is_costly(view) else _earning(view, card)
            case NameTrump(trump=trump):
                return _length(view, trump.suit) if trump.suit is not None else -1.0
            case Choose(contract=contract):
                return -float(_CHOSEN_LAST.index(contract)) if contract in _CHOSEN_LAST else 1.0
            case Call(card=card):
                return -float(card.rank) if _is_costly(view) else float(card.rank)
            case Pass() | Look() | Keep():
                return 1.0
            case Sell() | Bid():
                return -9.0
            case Accept():
                return 1.0
            case _:
                return 0.0


def _is_costly(view: PlayerView) -> bool:
    return view.contract in NEGATIVE or view.trump is Trump.NULOS


def _length(view: PlayerView, suit: Suit) -> float:
    held = view.hand & suit.cards
    high = sum(held >> (13 * suit + rank) & 1 for rank in (Rank.ACE, Rank.KING, Rank.QUEEN))
    return held.bit_count() + high / 2


def _best(view: PlayerView) -> Card:
    led = view.table[0].suit
    trumps = [card for card in view.table if view.trump is not None and card.suit == view.trump.suit]
    return max(trumps or [card for card in view.table if card.suit == led])


def _costly(view: PlayerView, card: Card) -> float:
    assert view.contract is not None
    penalty = PENALTY_CARDS.get(view.contract, 0)
    if not view.table:
        return -card.rank - (3.0 if penalty >> card & 1 else 0.0)
    if card.suit != view.table[0].suit:
        return card.rank + (20.0 if penalty >> card & 1 else 0.0)
    best = _best(view)
    if card < best:
        return 30.0 + card.rank + (20.0 if penalty >> card & 1 else 0.0)
    if len(view.table) == 3:
        return card.rank - (20.0 if penalty >> card & 1 else 0.0)
    return -float(card.rank) - (20.0 if penalty >> card & 1 else 0.0)


def _earning(view: PlayerView, card: Card) -> float:
    if not view.table:
        above = view.unseen & card.suit.cards & -(2 << card)
        return (20.0 if not above else 0.0) + _length(view, card.suit) + card.rank / 20
    best = _best(view)
    trump = view.trump is not None and card.suit == view.trump.suit
    wins = card > best if card.suit == best.suit else trump
    if not wins:
        return -float(card.rank) - (10.0 if trump else 0.0)
    above = view.unseen & card.suit.cards & -(2 << card)
    if len(view.table) == 3 or not above:
        return 30.0 - card.rank
    return 5.0 + card.rank / 20 if trump else -float(card.rank)


def _domino(view: PlayerView, card: Card) -> float:
    return abs(card.rank - Rank.SEVEN) + (view.hand & card.suit.cards).bit_count() / 10
