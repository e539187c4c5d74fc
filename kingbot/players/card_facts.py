"""What is certain about a legal card, by what its player sees: whether it takes the trick, what it opens."""

from __future__ import annotations

from typing import Final

from kingbot.cards import Card, CardSet, Rank, card_of, card_set
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.domino import starter_rank
from kingbot.engine.view import PlayerView

_LAST_TWO: Final = 11  # tricks played before the last two


class TrickFacts:
    """The facts about the cards that a player may play to a trick.

    `costs` are the penalty cards that lie in the trick; `counts` whether the trick itself costs points;
    `negative` whether tricks are to be avoided in this contract, now or later.
    """

    def __init__(self, view: PlayerView) -> None:
        assert view.contract is not None
        contract, table = view.contract, view.table
        self.view, self.table = view, table
        self.led = table[0].suit if table else None
        self.follows = self.led is not None and bool(view.hand & self.led.cards)
        nulos = view.trump is Trump.NULOS
        self.negative = contract.spec.negative or nulos
        suit = view.trump.suit if view.trump is not None else None
        self.trumps: CardSet = suit.cards if suit is not None else 0
        self.penalty = contract.spec.penalty & view.still_out
        self.costs = self.penalty & card_set(table)
        late = contract is Contract.NO_LAST_TWO and len(view.tricks) >= _LAST_TWO
        self.counts = contract is Contract.NO_TRICKS or nulos or late
        self.last = len(table) == 3

    def beaters(self, card: Card) -> CardSet:
        """All cards that beat this one, when it is played now."""
        led = self.led if self.led is not None else card.suit
        if self.trumps & card.bit:
            return _above(card) & self.trumps
        return self.trumps | (_above(card) if card.suit is led else led.cards)

    def wins(self, card: Card) -> bool:
        """Whether the trick belongs to this card once it is played, until a better one falls."""
        return not self.beaters(card) & card_set(self.table)

    def takes(self, card: Card) -> bool:
        """Whether this card is certain to take the trick."""
        return self.wins(card) and (self.last or not self.beaters(card) & self.view.unseen)

    def held(self, card: Card) -> int:
        """How many cards of its suit are held."""
        return (self.view.hand & card.suit.cards).bit_count()

    def out(self, card: Card) -> CardSet:
        """The cards of its suit that the player has seen nowhere."""
        return self.view.unseen & card.suit.cards

    def unseen_above(self, card: Card) -> CardSet:
        """The cards of its suit above it that the player has seen nowhere."""
        return self.view.unseen & _above(card)

    def unseen_below(self, card: Card) -> CardSet:
        """The cards of its suit below it that the player has seen nowhere."""
        return self.out(card) & (card.bit - 1)


def _above(card: Card) -> CardSet:
    return card.suit.cards & -(card.bit << 1)


class RowFacts:
    """The facts about the cards that a player may lay in domino."""

    def __init__(self, view: PlayerView) -> None:
        options = view.rules.options
        self.view = view
        self._middle = starter_rank(options)
        self._high_ace = options.domino_ace == "both"

    def beyond(self, card: Card) -> list[list[Card]]:
        """The cards that come after this one in its row and are not laid: upwards, and downwards."""
        suit, rank, rows = card.suit, card.rank, self.view.rows
        up = [*range(rank + 1, Rank.ACE), *([Rank.ACE] if self._high_ace else [])]
        down = [*range(rank - 1, -1, -1), Rank.ACE]
        wings = []
        if rank is Rank.ACE:
            return []
        if rank >= self._middle:
            wings.append(up)
        if rank <= self._middle:
            wings.append(down)
        cards = ([card_of(suit, Rank(each)) for each in wing] for wing in wings)
        return [left for wing in cards if (left := [each for each in wing if not rows & each.bit])]

    def opens(self, card: Card) -> CardSet:
        """The cards of others that fit once this one is laid, and did not before."""
        return card_set(wing[0] for wing in self.beyond(card)) & self.view.unseen

    def frees(self, card: Card) -> Card | None:
        """The nearest of one's own cards that come after this one in its row."""
        own = (each for wing in self.beyond(card) for each in wing if self.view.hand & each.bit)
        return next(own, None)
