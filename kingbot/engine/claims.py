"""Claims: whether the rest of the tricks, or none of them, are certainly a player's own.

A claim is judged from the claimer's view alone, over every deal that this view allows and every play in it,
so the answer reveals nothing that the claimer could not know. The others' cards are one pool: each of them
may hold any unseen card except of the suits they have shown to lack, and may play it whenever following suit
allows. Their duties beyond following suit are ignored: a claim may be refused that these would make certain,
but none is granted that could fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from kingbot.cards import PACK, SUIT_CARDS, Card, CardSet, card_set, cards_in
from kingbot.engine.duties import duties, playable, winner
from kingbot.engine.view import PlayerView, Stage

Goal: TypeAlias = Literal["all", "none"]

MOST_POSITIONS = 5_000  # searched before a claim is refused as undecided: a fraction of a second


class _Position(NamedTuple):
    """The claimer's cards, the pool, how many cards the others hold, known voids, the unfinished trick."""

    own: CardSet
    pool: CardSet
    held: tuple[int, ...]
    voids: tuple[int, ...]
    leader: int
    table: tuple[Card, ...]


class _SearchLimitError(Exception):
    """More positions than are searched."""


def certain(view: PlayerView, goal: Goal) -> bool:
    """Whether the viewer takes all tricks yet to be finished, or none, whatever the others hold and do."""
    return _playing(view) and _Claim(view, goal).holds()


def sure_card(view: PlayerView, goal: Goal) -> Card | None:
    """The card to play now to a claim that holds; None off the viewer's turn, or if it does not hold."""
    if not _playing(view) or not view.my_turn:
        return None
    return _Claim(view, goal).choice()


def _playing(view: PlayerView) -> bool:
    return view.seat is not None and view.stage is Stage.TRICKS and bool(view.hand)


class _Claim:
    """One claim, judged by a search with a memory of positions."""

    def __init__(self, view: PlayerView, goal: Goal) -> None:
        assert view.seat is not None
        assert view.contract is not None
        assert view.leader is not None
        self._seat = view.seat
        self._goal = goal
        self._rules = duties(view.rules.options, view.contract, view.trump)
        self._known: dict[_Position, bool] = {}
        self._position = _Position(
            own=view.hand,
            pool=view.unseen,
            held=tuple(0 if seat == view.seat else view.held[seat] for seat in range(4)),
            voids=tuple(0 if seat == view.seat else view.voids[seat] for seat in range(4)),
            leader=view.leader,
            table=view.table,
        )

    def holds(self) -> bool:
        """Whether the claim is certain."""
        try:
            return self._holds(self._position)
        except _SearchLimitError:
            return False

    def choice(self) -> Card | None:
        """A card of the claimer's that keeps the claim certain."""
        try:
            for card in cards_in(self._own_plays(self._position)):
                if self._holds(self._after(self._position, card)):
                    return card
        except _SearchLimitError:
            pass
        return None

    def _holds(self, position: _Position) -> bool:
        if len(position.table) == 4:
            place = winner(self._rules.trump, position.table)
            taker = (position.leader + place) % 4
            if (taker == self._seat) != (self._goal == "all"):
                return False
            position = position._replace(leader=taker, table=())
        if not position.own and not position.table:
            return True
        if self._obvious(position):
            return True
        known = self._known.get(position)
        if known is None:
            if len(self._known) >= MOST_POSITIONS:
                raise _SearchLimitError
            known = self._known[position] = self._judge(position)
        return known

    def _obvious(self, position: _Position) -> bool:
        """Whether it holds without a search: top cards to lead, or bottom cards under another's lead."""
        if position.table:
            return False
        own, pool, trump = position.own, position.pool, self._rules.trump
        leading = position.leader == self._seat
        if leading != (self._goal == "all"):
            return False
        if leading:
            unruffed = not pool & trump or not own & ~trump
            return unruffed and all(_lowest(own & suit) > _highest(pool & suit) for suit in SUIT_CARDS)
        return not own & trump and all(_highest(own & suit) < _lowest(pool & suit) for suit in SUIT_CARDS)

    def _judge(self, position: _Position) -> bool:
        if _turn(position) == self._seat:
            plays = cards_in(self._own_plays(position))
            return any(self._holds(self._after(position, card)) for card in plays)
        return all(self._holds(after) for after in self._others_plays(position))

    def _own_plays(self, position: _Position) -> CardSet:
        played = PACK & ~position.own & ~position.pool
        first = played.bit_count() == len(position.table)
        return playable(self._rules, position.own, position.table, played, first)

    def _after(self, position: _Position, card: Card) -> _Position:
        """The position after a card of the claimer's."""
        return position._replace(own=position.own ^ card.bit, table=(*position.table, card))

    def _others_plays(self, position: _Position) -> Iterator[_Position]:
        """The positions after whatever the next player may hold and play; cards of equal worth once."""
        seat = _turn(position)
        led = position.table[0].suit if position.table else None
        held = _less_one(position.held, seat)
        for suit in range(4):
            if position.voids[seat] >> suit & 1:
                continue
            voids = position.voids
            if led is not None and suit != led:
                voids = (*voids[:seat], voids[seat] | 1 << led, *voids[seat + 1 :])
            for card in _worths(position.pool & SUIT_CARDS[suit], position.own, position.table):
                pool = position.pool ^ card.bit
                if _possible(pool, held, voids):
                    table = (*position.table, card)
                    yield _Position(position.own, pool, held, voids, position.leader, table)


def _lowest(cards: CardSet) -> int:
    return (cards & -cards).bit_length() if cards else 53


def _highest(cards: CardSet) -> int:
    return cards.bit_length()


def _turn(position: _Position) -> int:
    return (position.leader + len(position.table)) % 4


def _less_one(held: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*held[:seat], held[seat] - 1, *held[seat + 1 :])


def _worths(cards: CardSet, own: CardSet, table: tuple[Card, ...]) -> Iterator[Card]:
    """One card of each run that no card of the claimer's, and none on the table, comes between."""
    dividing = own | card_set(table)
    last: Card | None = None
    for card in cards_in(cards):
        if last is None or dividing & (card.bit - last.bit):
            yield card
        last = card


def _possible(pool: CardSet, held: tuple[int, ...], voids: tuple[int, ...]) -> bool:
    """Whether the pool can be shared out so that each seat holds its number and nothing it lacks.

    By Hall's theorem: no group of suits may have more cards than those seats have room for that may hold any.
    """
    counts = [(pool & cards).bit_count() for cards in SUIT_CARDS]
    for group in range(1, 16):
        cards = sum(count for suit, count in enumerate(counts) if group >> suit & 1)
        room = sum(number for number, lacks in zip(held, voids, strict=True) if group & ~lacks)
        if cards > room:
            return False
    return True
