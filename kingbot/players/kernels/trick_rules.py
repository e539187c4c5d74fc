"""What a hand of tricks is played for and under which duties, as plain numbers that compile (rules 2–6).

This repeats the engine's rules for the kernels' sake; the engine stays the authority, and the tests compare
the two on random positions of every option.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingbot.cards import FULL_SUIT, SUIT_CARDS, CardSet, Suit
from kingbot.engine.contracts import (
    GUARDED_SUIT,
    NEGATIVE,
    PARTICULAR_CARDS,
    PENALTY_CARDS,
    SINGLE_CARD,
    Contract,
    Trump,
)
from kingbot.engine.options import Options
from kingbot.players.kernels.jit import shared

KINDS: Final = (
    Contract.NO_KINGS_JACKS,
    Contract.NO_QUEENS,
    Contract.NO_EIGHT_DIAMONDS,
    Contract.NO_KING_HEARTS,
    Contract.NO_HEARTS,
    Contract.NO_LAST_TWO,
    Contract.NO_TRICKS,
    Contract.DECLARATION,
    Contract.NO_TRUMP,
    Contract.NO_JACK_HEARTS,
    Contract.NO_KING_SPADES,
)
"""The kinds of play that have their own rules of thumb; *nulos* is played like no tricks."""

SUIT_OF: Final = tuple(index // 13 for index in range(52))
SUITS: Final = SUIT_CARDS
NO_SUIT: Final = -1
_SLAMS: Final = {"none": 0, "plus13": 13, "plus14": 14}
_SHORTFALLS: Final = {"transfer": 0, "double": 1, "taken": 2}


class Terms(NamedTuple):
    """The terms of one hand of tricks.

    Sets of cards: `penalty` (what counts; empty where tricks do), `guard`, `guard_too` and `trump_guard`
    (not to be led until broken, never if not `breakable`), `first_ban`, `void_duty`, `give_up` and
    `ruff_duty` as the options have them, `trump`. `raising` is 0 or 1. `kind` indexes `KINDS`; `last_two`
    is 1 where only the last two tricks count. Points: `value` each, `nulos` 1 where tricks cost threefold,
    `slam` 0, 13 or 14; `blind` a seat or −1; `seller` (or −1), `buyer`, `price` and `shortfall` (0
    transfer, 1 double, 2 taken) of a sale.
    """

    kind: int
    penalty: int
    guard: int
    guard_too: int
    breakable: int
    trump: int
    trump_guard: int
    first_ban: int
    void_duty: int
    give_up: int
    raising: int
    ruff_duty: int
    last_two: int
    value: int
    nulos: int
    slam: int
    blind: int
    seller: int
    buyer: int
    price: int
    shortfall: int


def terms_of(
    options: Options,
    contract: Contract,
    trump: Trump | None = None,
    *,
    blind: int = -1,
    sale: tuple[int, int, int] | None = None,
) -> Terms:
    """The terms of a hand of this contract; `blind` a seat, `sale` seller, buyer and price."""
    penalty = PENALTY_CARDS.get(contract, 0)
    declared = contract is Contract.DECLARATION
    suit = trump.suit if trump is not None else None
    trumps = suit.cards if suit is not None else 0
    guards = _guards(options, contract)
    seller, buyer, price = sale or (-1, -1, 0)
    return Terms(
        kind=KINDS.index(_played_like(contract, trump)),
        penalty=penalty,
        guard=guards[0],
        guard_too=guards[1],
        breakable=int(options.penalty_lead != "never"),
        trump=trumps,
        trump_guard=trumps if options.trump_lead == "after_break" else 0,
        first_ban=penalty if options.guards_first_trick(contract) else 0,
        void_duty=_void_duty(options, contract),
        give_up=penalty if options.give_up and contract in PARTICULAR_CARDS else 0,
        raising=int(options.raise_duty == "all" or (options.raise_duty == "trump" and declared)),
        ruff_duty=trumps if options.ruff_duty else 0,
        last_two=int(contract is Contract.NO_LAST_TWO),
        value=options.points[contract],
        nulos=int(trump is Trump.NULOS),
        slam=_SLAMS[options.slam] if contract in (Contract.NO_HEARTS, Contract.NO_TRICKS) else 0,
        blind=blind,
        seller=seller,
        buyer=buyer,
        price=price,
        shortfall=_SHORTFALLS[options.sale_shortfall],
    )


def _played_like(contract: Contract, trump: Trump | None) -> Contract:
    if trump is Trump.NULOS:
        return Contract.NO_TRICKS
    return Contract.NO_TRUMP if trump is Trump.NO_TRUMP else contract


def _guards(options: Options, contract: Contract) -> tuple[CardSet, CardSet]:
    if options.penalty_lead == "free":
        return 0, 0
    own = GUARDED_SUIT[contract].cards if contract in GUARDED_SUIT else 0
    all_over = options.penalty_lead == "after_break_all" and contract in NEGATIVE
    return own, Suit.HEARTS.cards if all_over else 0


def _void_duty(options: Options, contract: Contract) -> CardSet:
    if options.void_duty == "free" or (options.void_duty == "single" and contract not in SINGLE_CARD):
        return 0
    if contract is Contract.NO_KING_HEARTS and options.rifki_void == "any_heart":
        return Suit.HEARTS.cards
    return PENALTY_CARDS.get(contract, 0)


@shared
def playable(terms: Terms, hand: int, led: int, best: int, high: int, played: int, first: int) -> int:
    """The cards of `hand` that may be played (rules 4).

    `led` is the suit led or −1, `best` the card that is winning the trick, `high` the highest card of the
    suit led; `played` all cards played in the hand, `first` 1 in its first trick.
    """
    if led < 0:
        banned = 0
        if not (terms.breakable and played & terms.guard):
            banned |= terms.guard
        if not (terms.breakable and played & terms.guard_too):
            banned |= terms.guard_too
        if not played & terms.trump_guard:
            banned |= terms.trump_guard
        free = hand & ~banned
        return free if free else hand
    following = hand & (FULL_SUIT << (13 * led))
    if following:
        if terms.give_up:
            giving = following & terms.give_up & ((1 << high) - 1)
            if giving:
                return giving
        if terms.raising and best == high:
            beating = following & ~((2 << high) - 1)
            if beating:
                return beating
        return following
    named = hand
    if first and terms.first_ban:
        named = hand & ~terms.first_ban
    elif terms.void_duty & hand:
        named = hand & terms.void_duty
    elif terms.ruff_duty & hand:
        named = hand & terms.ruff_duty
    return named if named else hand
