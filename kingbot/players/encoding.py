"""From a player's view to the plain numbers that bots compute with."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from kingbot.cards import Card, CardSet, Rank, card_set, rank_cards
from kingbot.engine.contracts import COUNTED
from kingbot.engine.view import PlayerView, Trick
from kingbot.players.kernels.domino_state import DominoTerms, Rows, domino_terms
from kingbot.players.kernels.jit import Floats
from kingbot.players.kernels.trick_rules import Terms, terms_of
from kingbot.players.kernels.trick_state import Table


def seat_of(view: PlayerView) -> int:
    """The seat that is to decide.

    :raises ValueError: if the view's seat does not have the turn.
    """
    if view.seat is None or view.seat != view.turn:
        raise ValueError("this seat does not have the turn")
    return view.seat


def terms_in(view: PlayerView) -> Terms:
    """The terms of the hand of tricks that is being played."""
    assert view.contract is not None
    sale = view.sale
    return terms_of(
        view.rules.options,
        view.contract,
        view.trump,
        blind=view.dealer if view.blind and view.dealer is not None else -1,
        sale=(sale.seller, sale.buyer, sale.price) if sale else None,
    )


RECENT: Final = 2  # tricks that a club player remembers whole
HIGH: Final = rank_cards(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
"""What a club player remembers of earlier tricks."""


def fading(tricks: Sequence[Trick]) -> list[CardSet]:
    """For each of these tricks, and the one after them, what a club player had forgotten by then."""
    faded = [0] * (min(len(tricks), RECENT) + 1)
    for trick in tricks[:-RECENT]:
        faded.append(faded[-1] | card_set(trick.cards) & ~HIGH)
    return faded


def pair_in(view: PlayerView) -> tuple[int, int]:
    """The seats of one pair and the seats that know it, as bits; zeros where this viewer cannot tell."""
    if view.pair is None:
        return 0, 0
    pair = 1 << view.pair[0] | 1 << view.pair[1]
    seen = view.called is None or not view.unseen >> view.called & 1
    if seen and not (view.called is not None and view.hand >> view.called & 1):
        return pair, 15
    return pair, 1 << view.pair[1]


def table_in(view: PlayerView) -> Table:
    """The trick on the table, and what has been seen before it."""
    assert view.leader is not None
    assert view.turn is not None
    trumps = view.trump.suit.cards if view.trump is not None and view.trump.suit is not None else 0
    played = 0
    for trick in view.tricks:
        played |= card_set(trick.cards)
    lying = view.table
    led, best, high, holder = -1, 0, 0, view.leader
    if lying:
        # Whole numbers proper: for a kernel an enumeration is another type, to be compiled for anew.
        led = int(lying[0].suit)
        high = int(max(card for card in lying if card.suit == led))
        top = max(lying, key=lambda card: _strength(card, led, trumps))
        best, holder = int(top), (view.leader + lying.index(top)) % 4
    pair, aware = pair_in(view)
    return Table(
        turn=view.turn,
        led=led,
        best=best,
        high=high,
        holder=holder,
        lying=len(lying),
        loot=sum(view.still_out >> card & 1 for card in lying),
        played=played | card_set(lying),
        trick=len(view.tricks),
        voids=sum(voids << 4 * seat for seat, voids in enumerate(view.voids)),
        pair=pair,
        aware=aware,
        called=0 if view.called is None else 1 << view.called,
        over=0,
    )


def _strength(card: Card, led: int, trumps: int) -> int:
    if trumps >> card & 1:
        return 100 + card
    return card if card.suit == led else -1


def rows_in(view: PlayerView) -> Rows:
    """The rows of domino, and whose turn it is."""
    assert view.turn is not None
    assert view.starter is not None
    return Rows(
        turn=view.turn,
        laid=view.rows,
        extra=int(view.extra),
        starter=view.starter,
        out=sum(1 << seat for seat in view.out),
        over=0,
    )


def domino_in(view: PlayerView) -> DominoTerms:
    """The terms of the hand of domino."""
    assert view.contract is not None
    return domino_terms(view.rules.options, view.rules.points(view.contract))


LAST_HANDS: Final = 3  # the hands of a match in which places count instead of points
_SHORT: Final = 6  # in a match shorter than this points count throughout
_HAND_SPREAD: Final = 0.35  # how far one hand moves two totals apart, in shares of what it is played for


def spread_in(view: PlayerView) -> tuple[Floats, float]:
    """The totals before this hand, and how far later hands may move two of them apart.

    The spread is −1 where points are what counts: in short matches, and until the last hands of others.
    """
    totals: Floats = np.array([float(total) for total in view.totals])
    left = view.rules.length - view.number
    if view.rules.length < _SHORT or left >= LAST_HANDS:
        return totals, -1.0
    hands = [
        abs(view.rules.points(contract)) * COUNTED.get(contract, 13) for contract in view.rules.options.points
    ]
    usual = sum(hands) / len(hands)
    return totals, _HAND_SPREAD * usual * math.sqrt(left)
