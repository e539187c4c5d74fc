"""From a player's view to the integers and arrays that kernels compute with."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from kingbot.cards import Card, card_set
from kingbot.engine.contracts import COUNTED
from kingbot.engine.view import PlayerView
from kingbot.players.kernels.domino_state import DominoRules, DominoState
from kingbot.players.kernels.jit import Ints
from kingbot.players.kernels.rollouts import Objective
from kingbot.players.kernels.trick_rules import TrickRules
from kingbot.players.kernels.trick_state import TrickState
from kingbot.players.rules_encoding import NO_SALE, SaleTerms, domino_rules, trick_rules


def seat_to_move(view: PlayerView) -> int:
    """The seat that is to decide.

    :raises ValueError: if the view's seat does not have the turn.
    """
    if view.seat is None or view.seat != view.turn:
        raise ValueError("this seat does not have the turn")
    return view.seat


def encode_sale(view: PlayerView) -> SaleTerms:
    """The sale of the declaration, if there was one."""
    sale = view.sale
    return SaleTerms(sale.seller, sale.buyer, sale.price) if sale else NO_SALE


def encode_trick_rules(view: PlayerView) -> TrickRules:
    """The rules of the hand of tricks that is being played."""
    assert view.contract is not None
    blind = view.dealer if view.blind and view.dealer is not None else -1
    return trick_rules(view.rules.options, view.contract, view.trump, blind=blind, sale=encode_sale(view))


def encode_pair(view: PlayerView) -> tuple[int, int]:
    """The seats of one pair and the seats that know it, as bits; zeros where this viewer cannot tell."""
    if view.pair is None:
        return 0, 0
    pair = 1 << view.pair[0] | 1 << view.pair[1]
    seen = view.called is None or not view.unseen >> view.called & 1
    if seen and not (view.called is not None and view.hand >> view.called & 1):
        return pair, 15
    return pair, 1 << view.pair[1]


def encode_trick_state(view: PlayerView) -> TrickState:
    """The current trick, and what has been seen before it."""
    assert view.leader is not None
    assert view.turn is not None
    trumps = view.trump.suit.cards if view.trump is not None and view.trump.suit is not None else 0
    played = 0
    for trick in view.tricks:
        played |= card_set(trick.cards)
    table = view.table
    led, best, high, winner = -1, 0, 0, view.leader
    if table:
        # Plain integers: numba takes an enumeration for another type, and would compile anew.
        led = int(table[0].suit)
        high = int(max(card for card in table if card.suit == led))
        top = max(table, key=lambda card: _strength(card, led, trumps))
        best, winner = int(top), (view.leader + table.index(top)) % 4
    pair, pair_known_to = encode_pair(view)
    return TrickState(
        turn=view.turn,
        led=led,
        best=best,
        high=high,
        winner=winner,
        size=len(table),
        penalties=sum(view.still_out >> card & 1 for card in table),
        played=played | card_set(table),
        trick=len(view.tricks),
        voids=sum(voids << 4 * seat for seat, voids in enumerate(view.voids)),
        pair=pair,
        pair_known_to=pair_known_to,
        called=0 if view.called is None else 1 << view.called,
        over=0,
    )


def _strength(card: Card, led: int, trumps: int) -> int:
    if trumps >> card & 1:
        return 100 + card
    return card if card.suit == led else -1


def encode_taken(view: PlayerView, rules: TrickRules) -> Ints:
    """How many of the things that count each seat has taken."""
    if rules.penalty:
        return np.array([(cards & rules.penalty).bit_count() for cards in view.taken], np.int64)
    tricks = view.tricks[11:] if rules.last_two else view.tricks
    return np.array([sum(trick.winner == seat for trick in tricks) for seat in range(4)], np.int64)


def encode_deal_pairs(view: PlayerView, deals: Ints) -> Ints:
    """The seats of one pair in each deal; 0 where there are no pairs."""
    if view.pair is not None:
        return np.full(len(deals), 1 << view.pair[0] | 1 << view.pair[1], np.int64)
    if view.called is not None and view.dealer is not None:
        return pairs_by_holder(deals, view.called, view.dealer)
    return np.zeros(len(deals), np.int64)


def pairs_by_holder(deals: Ints, called: int, dealer: int) -> Ints:
    """In each deal the dealer and the holder of the called card, as bits; 0 where nobody holds it."""
    pairs = np.zeros(len(deals), np.int64)
    for seat in range(4):
        holds = deals[:, seat] >> int(called) & 1
        pairs |= np.where(holds, 1 << dealer | 1 << seat, 0)
    return pairs


def encode_domino_rules(view: PlayerView) -> DominoRules:
    """The rules of the hand of domino."""
    assert view.contract is not None
    return domino_rules(view.rules.options, view.rules.points(view.contract))


def encode_domino_state(view: PlayerView) -> DominoState:
    """The rows of domino, and whose turn it is."""
    assert view.turn is not None
    assert view.starter is not None
    return DominoState(
        turn=view.turn,
        laid=view.rows,
        extra=int(view.extra),
        starter=view.starter,
        out=sum(1 << seat for seat in view.out),
        over=0,
    )


_LAST_HANDS: Final = 3  # the hands of a match in which places count instead of points
_SHORT_MATCH: Final = 6  # in a match with fewer hands points count throughout
_HAND_SPREAD: Final = 0.35  # the deviation of a difference of totals in one hand, as a share of its points


def encode_objective(view: PlayerView) -> Objective:
    """Points, or places in the last hands of a match that is not short."""
    totals = np.array([float(total) for total in view.totals])
    left = view.rules.length - view.number
    if view.rules.length < _SHORT_MATCH or left >= _LAST_HANDS:
        return Objective(totals, -1.0)
    hands = [
        abs(view.rules.points(contract)) * COUNTED.get(contract, 13) for contract in view.rules.options.points
    ]
    average = sum(hands) / len(hands)
    return Objective(totals, _HAND_SPREAD * average * math.sqrt(left))
