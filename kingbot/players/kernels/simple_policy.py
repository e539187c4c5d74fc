"""How much a plain player likes each card: the few fixed rules that anybody finds in an evening.

Where cards cost, a plain player leads low, ducks as high as possible, and throws what costs, then what is
high. Where they earn, one leads what cannot be beaten, then from length, and wins as cheaply as is sure.
The scale is that of `kernels.trick_policy`: the odds that a card is played go with exp(liking).
"""

from __future__ import annotations

from typing import Final

from kingbot.cards import FULL_SUIT
from kingbot.players.kernels.bits import count
from kingbot.players.kernels.jit import Reading, shared
from kingbot.players.kernels.trick_policy import liking
from kingbot.players.kernels.trick_rules import SUIT_OF, Terms
from kingbot.players.kernels.trick_state import Table

_STEP: Final = 2.0  # how much a rank matters
_COST: Final = 20  # a card that costs, in ranks
_FIRST: Final = 40  # what comes before all else, in ranks


@shared
def taste(terms: Terms, weights: Reading, table: Table, hand: int, card: int, plain: int) -> float:
    """How much the player to move, who is `plain` (1) or goes by what was learned (0), likes a card."""
    if plain:
        return plain_liking(terms, table, hand, card)
    return liking(terms, weights, table, hand, card)


@shared
def plain_liking(terms: Terms, table: Table, hand: int, card: int) -> float:
    """How much a plain player to move likes a card of `hand`."""
    if terms.value < 0 or terms.nulos:
        return _STEP * _where_it_costs(terms, table, card)
    return _STEP * _where_it_earns(terms, table, hand, card)


@shared
def _where_it_costs(terms: Terms, table: Table, card: int) -> float:
    suit = SUIT_OF[card]
    rank = card - 13 * suit
    cost = _COST * (terms.penalty >> card & 1)
    if table.led < 0:
        return -float(rank + cost)
    if suit != table.led:
        return float(rank + cost)
    if SUIT_OF[table.best] != suit or card < table.best:
        return float(_FIRST + rank + cost)
    return float(rank - cost) if table.lying == 3 else -float(rank + cost)


@shared
def _where_it_earns(terms: Terms, table: Table, hand: int, card: int) -> float:
    suit = SUIT_OF[card]
    rank = card - 13 * suit
    own = hand >> 13 * suit & FULL_SUIT
    out = FULL_SUIT & ~(own | table.played >> 13 * suit)
    sure = out >> rank == 0
    if table.led < 0:
        return (_COST if sure else 0) + count(own) + rank / 20
    trump = terms.trump >> card & 1
    wins = card > table.best if suit == SUIT_OF[table.best] else trump == 1
    if not wins:
        return -float(rank + _COST * trump)
    if table.lying == 3 or sure:
        return float(_FIRST - rank)
    return 5.0 if trump else -float(rank)
