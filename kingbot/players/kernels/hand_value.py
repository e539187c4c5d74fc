"""What a hand of cards is worth before play: the rules of thumb for contracts, trumps, bids and redeals.

The worth of a hand is a sum over its cards, by rank and by the length of their suit, apart for the suit that
matters (trumps, or the suit of the penalty cards) and the others. The figures were fitted to the results of
self-play (`kingbot.players.training`) and count what the contract counts: cards, tricks, or domino points.
"""

from __future__ import annotations

import math
from typing import Final

from kingbot.cards import FULL_SUIT
from kingbot.engine.contracts import GUARDED_SUIT, Contract, Trump
from kingbot.players.kernels.bits import count, lowest
from kingbot.players.kernels.jit import Reading, shared
from kingbot.players.kernels.trick_rules import KINDS

DEFENCE: Final = len(KINDS)  # a declaration that somebody else made
SEVENS: Final = DEFENCE + 1  # domino from the sevens, and from the eights
EIGHTS: Final = DEFENCE + 2
SORTS: Final = DEFENCE + 3
_LENGTHS: Final = 7
_OTHER: Final = 13 * _LENGTHS  # where the figures of the suit that matters end
EMPTY: Final = 2 * _OTHER  # a void, of either sort
BASE: Final = EMPTY + 2
FIGURES: Final = BASE + 1


USUAL: Final = {
    Contract.NO_KINGS_JACKS: 2.0,
    Contract.NO_QUEENS: 1.0,
    Contract.NO_EIGHT_DIAMONDS: 0.25,
    Contract.NO_KING_HEARTS: 0.25,
    Contract.NO_JACK_HEARTS: 0.25,
    Contract.NO_KING_SPADES: 0.25,
    Contract.NO_HEARTS: 3.25,
    Contract.NO_LAST_TWO: 0.5,
    Contract.NO_TRICKS: 3.25,
    Contract.NO_TRUMP: 3.25,
}
"""How many of the things that count a hand takes on average."""


def special_suit(contract: Contract, trump: Trump | None = None) -> int:
    """The suit that matters: trumps, or that of the penalty cards; −1 if there is none."""
    if trump is not None and trump.suit is not None:
        return trump.suit
    return GUARDED_SUIT.get(contract, -1)


@shared
def figure(card_rank: int, length: int, special: int) -> int:
    """The place of a card's figure, by its rank and the length of its suit."""
    return (_OTHER if not special else 0) + (min(length, _LENGTHS) - 1) * 13 + card_rank


@shared
def worth(figures: Reading, sort: int, hand: int, suit_that_matters: int) -> float:
    """What a hand will count, on average, where `sort` is an index of `KINDS` or one of the above."""
    start = sort * FIGURES
    total = figures[start + BASE]
    for suit in range(4):
        part = hand >> 13 * suit & FULL_SUIT
        special = 1 if suit == suit_that_matters else 0
        length = count(part)
        if length == 0:
            total += figures[start + EMPTY + special]
        while part:
            rank = lowest(part)
            part &= part - 1
            total += figures[start + figure(rank, length, special)]
    return total


@shared
def defended(figures: Reading, hand: int) -> float:
    """How many tricks a hand will take when somebody else declares, probably not its long suits."""
    odds, total = 0.0, 0.0
    for suit in range(4):
        share = math.exp(-0.7 * count(hand >> 13 * suit & FULL_SUIT))
        odds += share
        total += share * worth(figures, DEFENCE, hand, suit)
    return total / odds
