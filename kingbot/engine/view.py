"""Views of a match: what the public, or one player, may know of it. Nothing else is ever shown.

What everybody is shown is made from a `PublicView`, which no cards in hand fit into. Only a `PlayerView` has
them. Code that shows either to its viewer alone, such as a picture of the table, takes a `MatchView`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kingbot.cards import Card, CardSet
from kingbot.engine.actions import Action, Bid, Pass, Play, Stop
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.hand import FinishedHand, Points, Sale, Standing, Trick
from kingbot.engine.options import Rules

# The public values that a view is made of; code that works with views imports them from here.
__all__ = [
    "FinishedHand",
    "MatchView",
    "PlayerView",
    "Points",
    "PublicView",
    "Sale",
    "Stage",
    "Standing",
    "Trick",
]


class Stage(StrEnum):
    """What the match is waiting for."""

    CUT = "cut"  # the pack is to be cut before the next deal
    DEAL = "deal"  # cards are to be dealt; nobody has the turn
    CONTRACT = "contract"
    BLIND = "blind"
    TRUMP = "trump"
    OFFER = "offer"
    AUCTION = "auction"
    ANSWER = "answer"
    CALL = "call"
    REDEAL = "redeal"
    TRICKS = "tricks"
    DOMINO = "domino"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """What a view shows apart from cards in hand: of the public, or of `seat`.

    About the hand that is on the table, or was last (`number` from 1; 0 before the first deal):

    `held` counts each seat's cards. `open_contracts` are those the chooser may pick (in any chosen hand,
    public), `may_sell` whether the declarer may still offer. `asking_price` is the price of the offer, `bids`
    are the answers to it or the turns of the auction, `standing` is the highest bid. `kept` are the seats
    that declined a redeal. `pair` is the dealer and the called partner (or 0 and 2), if this viewer may know
    it.

    In tricks: `leader` and `table` are the unfinished trick, `tricks` those before, `taken` the cards each
    seat has taken, `voids` the suits (bit = suit) each has shown not to hold, `still_out` the penalty cards
    nobody has taken yet. In domino: `starter` is the seat that began, `rows` the cards laid, `high_aces` the
    aces laid on kings, `extra` whether the seat whose turn it is may lay a further card or stop, `out` the
    seats without cards, `moves` all turns so far, `passed` the cards that each seat cannot hold, since it
    passed when they would have fitted. `unseen` are the cards that this viewer has seen nowhere.

    About the match: `finished` hands, `totals`, and `ranking` (places 1–4, shared by equals) when over.
    """

    rules: Rules
    seat: int | None
    number: int
    stage: Stage
    turn: int | None
    finished: tuple[FinishedHand, ...]
    totals: Points
    ranking: tuple[int, int, int, int] | None = None

    dealer: int | None = None
    chooser: int | None = None
    contract: Contract | None = None
    declarer: int | None = None
    trump: Trump | None = None
    blind: bool = False
    sale: Sale | None = None
    called: Card | None = None
    pair: tuple[int, int] | None = None

    held: tuple[int, int, int, int] = (0, 0, 0, 0)

    open_contracts: tuple[Contract, ...] = ()
    may_sell: bool = False
    asking_price: int | None = None
    bids: tuple[Bid | Pass, ...] = ()
    standing: Standing | None = None
    kept: tuple[int, ...] = ()

    leader: int | None = None
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[CardSet, CardSet, CardSet, CardSet] = (0, 0, 0, 0)
    voids: tuple[int, int, int, int] = (0, 0, 0, 0)
    still_out: CardSet = 0

    starter: int | None = None
    rows: CardSet = 0
    high_aces: CardSet = 0
    extra: bool = False
    out: tuple[int, ...] = ()
    moves: tuple[Play | Pass | Stop, ...] = ()
    passed: tuple[CardSet, CardSet, CardSet, CardSet] = (0, 0, 0, 0)

    unseen: CardSet = 0

    @property
    def my_turn(self) -> bool:
        """Whether this viewer is to act."""
        return self.seat is not None and self.seat == self.turn

    @property
    def last_trick(self) -> Trick | None:
        """The last finished trick of the hand."""
        return self.tricks[-1] if self.tricks else None

    @property
    def hand_over(self) -> bool:
        """Whether all tricks of the hand on the table are played, and no cards were dealt since."""
        ended = bool(self.finished) and self.finished[-1].number == self.number
        return ended and bool(self.tricks) and self.stage in (Stage.DEAL, Stage.CUT, Stage.OVER)

    def tricks_won(self, seat: int) -> int:
        """How many tricks a seat has taken in this hand."""
        return sum(trick.winner == seat for trick in self.tricks)


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView(MatchView):
    """A match as everybody may see it."""

    seat: None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView(MatchView):
    """A match as `seat` may see it, and nobody else.

    `hand` are the seat's own cards; empty while `unlooked`, for a dealer who may yet declare blind. `legal`
    are the actions open to the seat, if it has the turn.
    """

    seat: int
    hand: CardSet = 0
    unlooked: bool = False
    legal: tuple[Action, ...] = ()
