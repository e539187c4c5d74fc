"""How much a good player likes each card: the rules of thumb for play in tricks, as a table of weights.

A card is described by nine *marks*, each a small table of circumstances: how many cards out are above and
below it, how long its suit is, whether it costs points or may catch some, how far the hand has come, who is
still to play, what is known of voids and trumps, how safe or strong the suit is. Each mark has a weight for
each kind of contract and each manner of playing a card; the weights were learned by self-play
(`kingbot.players.training`), and their sum is the liking. The odds that a card is played go with exp(liking).
"""

from __future__ import annotations

from typing import Final

from kingbot.cards import FULL_SUIT
from kingbot.players.kernels.bits import count, highest, lowest
from kingbot.players.kernels.jit import Reading, shared
from kingbot.players.kernels.trick_rules import KINDS, SUIT_OF, Terms
from kingbot.players.kernels.trick_state import Table

LEAD, UNDER, OVER, LAST_OVER, DISCARD, RUFF = range(6)
MANNERS: Final = 6
_A: Final = 0
_B: Final = 25
_C: Final = 43
_D: Final = 139
_E: Final = 178
_F: Final = 210
_G: Final = 226
_H: Final = 251
_I: Final = 276
MARKS: Final = 324
SEVERAL: Final = 9
ROW: Final = MANNERS * MARKS
WEIGHTS: Final = len(KINDS) * ROW
# Bit 0 of each seat's four bits in a word of voids: shifted by a suit it picks that suit's bits.
_VOID_BITS: Final = 0b0001_0001_0001_0001


@shared
def manner(terms: Terms, card: int, led: int, best: int, after: int) -> int:
    """In which manner a card would be played: a lead, under or over the best card, a discard, or a ruff."""
    if led < 0:
        return LEAD
    trump = terms.trump >> card & 1
    if SUIT_OF[card] == led or (trump and terms.trump >> best & 1):
        over = card > best and (SUIT_OF[best] == SUIT_OF[card])
        if SUIT_OF[card] != led:
            return RUFF if over else DISCARD
        if not over:
            return UNDER
        return OVER if after else LAST_OVER
    return RUFF if trump else DISCARD


@shared
def marks(
    terms: Terms,
    hand: int,
    card: int,
    how: int,
    led: int,
    friend: int,
    loot: int,
    after: int,
    trick: int,
    played: int,
    voids: int,
) -> tuple[int, int, int, int, int, int, int, int, int]:
    """The places of a card's nine marks in the table of weights.

    `hand` is the player's, `friend` 1 if a partner is winning the trick, `loot` how many penalty cards lie in
    it, `after` how many are still to play to it, `trick` its number from 0, `played` all cards played in the
    hand, `voids` what each seat has shown not to hold (bit seat × 4 + suit).
    """
    suit = SUIT_OF[card]
    base = 13 * suit
    rank = card - base
    own = hand >> base & FULL_SUIT
    out = FULL_SUIT & ~(own | (played >> base & FULL_SUIT))
    above = count(out >> rank)
    below = count(out & ((1 << rank) - 1))
    length = count(own)
    low = lowest(own)
    top = highest(own)
    place = 0 if rank == low else (2 if rank == top else 1)
    penalty = terms.penalty >> base & FULL_SUIT
    if penalty >> rank & 1:
        cost = 1
    elif penalty & out & ((1 << rank) - 1):
        cost = 2
    else:
        cost = 3 if penalty & out else 0
    rest = own & ~(1 << rank)
    keeps = 1 if penalty & rest else 0
    trumps_out = 1 if terms.trump & ~(hand | played) else 0
    special = 1 if (terms.trump | terms.guard) >> card & 1 else 0
    void = count(voids >> suit & _VOID_BITS)
    start = terms.kind * ROW + how * MARKS
    return (
        start + _A + 5 * min(above, 4) + min(below, 4),
        start + _B + 3 * (min(length, 6) - 1) + place,
        start + _C + (((cost * 3 + min(loot, 2)) * 2 + keeps) * 2 + friend) * 2 + special,
        start + _D + 3 * trick + min(above, 2),
        start + _E + (4 * after + min(above, 3)) * 2 + friend,
        start + _F + (4 * special + min(void, 3)) * 2 + trumps_out,
        start + _G + 5 * min(count(out & ((1 << low) - 1)), 4) + min(length, 5) - 1,
        start + _H + 5 * min(count(out >> top), 4) + min(length, 5) - 1,
        start + _I + 12 * after + 3 * cost + (0 if above == 0 else (1 if above < 3 else 2)),
    )


@shared
def friendly(table: Table) -> int:
    """Whether the player to move knows that a partner is winning the trick: 1 or 0."""
    if table.led >= 0 and table.aware >> table.turn & 1:
        return 1 - ((table.pair >> table.turn ^ table.pair >> table.holder) & 1)
    return 0


@shared
def liking(terms: Terms, weights: Reading, table: Table, hand: int, card: int) -> float:
    """How much the player to move likes a card of `hand` (`kernels.trick_policy`)."""
    after = 3 - table.lying
    friend = friendly(table)
    how = manner(terms, card, table.led, table.best, after)
    a, b, c, d, e, f, g, h, i = marks(
        terms, hand, card, how, table.led, friend, table.loot, after, table.trick, table.played, table.voids
    )
    first: float = weights[a] + weights[b] + weights[c] + weights[d]
    return first + (weights[e] + weights[f] + weights[g] + weights[h] + weights[i])
