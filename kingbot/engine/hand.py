"""The state of a hand, and its result once it is over.

A hand is in exactly one *phase*. Each phase is a frozen value that holds what only that phase needs; the rest
is in `Hand`. A state holds all four players' cards, so nobody is ever shown one: see `projection`.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from operator import or_
from typing import TypeAlias

from kingbot.cards import Card, CardSet, card_set
from kingbot.engine.actions import Bid, Pass, Play, Stop
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.duties import Duties

Deal: TypeAlias = tuple[CardSet, CardSet, CardSet, CardSet]
Points: TypeAlias = tuple[Fraction, Fraction, Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Standing:
    """The highest bid so far, and the seat that made it."""

    seat: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: four cards in order of play, who led, who took it, and whether by a trump."""

    leader: int
    cards: tuple[Card, Card, Card, Card]
    winner: int
    by_trump: bool

    def card_of(self, seat: int) -> Card:
        """The card that a seat played."""
        return self.cards[(seat - self.leader) % 4]


@dataclass(frozen=True, slots=True)
class Dealing:
    """The cards are to be dealt again after a redeal; nobody has the turn."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The chooser is to pick the contract."""


@dataclass(frozen=True, slots=True)
class BlindOrLook:
    """The dealer is to declare blind or to look (rules 6)."""


@dataclass(frozen=True, slots=True)
class Naming:
    """The declarer is to name the trump, or to offer the declaration if that is still open."""

    may_sell: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """The declaration is offered for `price` tricks and `seat` is to answer."""

    price: int
    seat: int
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class Auction:
    """The declaration is auctioned; `seat` is to bid or pass, `still_in` are the seats still bidding."""

    seat: int
    still_in: frozenset[int]
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class Answering:
    """The dealer is to accept the auction's standing bid or to decline it."""

    standing: Standing


@dataclass(frozen=True, slots=True)
class Calling:
    """The dealer is to call a card (rules 8, `pirandello`)."""


@dataclass(frozen=True, slots=True)
class Asking:
    """`seat`, who qualifies, is to ask for a redeal or to keep (rules 7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks are played.

    `leader` and `table` are the unfinished trick, `done` those before. `played` are all cards played in the
    hand, `taken` the cards in each seat's tricks.
    """

    duties: Duties
    leader: int
    table: tuple[Card, ...]
    played: CardSet
    done: tuple[Trick, ...]
    taken: tuple[CardSet, CardSet, CardSet, CardSet]


@dataclass(frozen=True, slots=True)
class Domino:
    """Cards are laid in rows.

    `starter` is the seat that began, `seat` the one whose turn it is. `rows` are the cards laid, `high_aces`
    the aces laid on kings. `extra`: `seat` has just laid such an ace and may lay one more card or stop. `out`
    are the seats without cards, in the order in which they went out.
    """

    starter: int
    seat: int
    rows: CardSet
    high_aces: CardSet
    extra: bool
    out: tuple[int, ...]
    moves: tuple[Play | Pass | Stop, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """The hand is over; `last` is the phase in which it was played to its end."""

    last: Tricks | Domino


Phase: TypeAlias = (
    Dealing
    | Choosing
    | BlindOrLook
    | Naming
    | Offer
    | Auction
    | Answering
    | Calling
    | Asking
    | Tricks
    | Domino
    | Scored
)


@dataclass(frozen=True, slots=True)
class Sale:
    """A declaration that was sold: the buyer is the hand's declarer, the seller its dealer."""

    seller: int
    buyer: int
    price: int


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal being played out: its deal, what each seat still holds, what was decided, and its phase.

    `number` counts the match's hands from 1. `bids` are the bids and passes of the offer or the auction,
    `asking_price` the price of the offer. `kept` are the seats that declined to have it dealt again.
    """

    number: int
    dealer: int
    chooser: int
    deal: Deal
    cards: Deal
    phase: Phase
    contract: Contract | None = None
    declarer: int | None = None
    trump: Trump | None = None
    blind: bool = False
    asking_price: int | None = None
    bids: tuple[Bid | Pass, ...] = ()
    sale: Sale | None = None
    called: Card | None = None
    kept: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand that is over, with all that later hands and the score sheet need; public.

    `slam` is the seat that took all hearts, all tricks of a misère, or all tricks of a declaration (nulos
    aside) or no trump. `pair` is the dealer and the called partner, or seats 0 and 2, where pairs played.
    `counted` is how many of the things that count each seat had in the end: penalty cards, tricks, or cards
    left in domino. `tricks` are all that were played; none in domino.
    """

    number: int
    dealer: int
    chooser: int
    contract: Contract
    points: Points
    declarer: int | None = None
    trump: Trump | None = None
    blind: bool = False
    sale: Sale | None = None
    called: Card | None = None
    pair: tuple[int, int] | None = None
    slam: int | None = None
    counted: tuple[int, int, int, int] = (0, 0, 0, 0)
    tricks: tuple[Trick, ...] = ()

    def penalty_cards(self, seat: int) -> CardSet:
        """The penalty cards that a seat took."""
        won = (card_set(trick.cards) for trick in self.tricks if trick.winner == seat)
        return reduce(or_, won, 0) & self.contract.spec.penalty
