"""What a player remembers of the tricks played, and what masters take the others to have forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingbot.cards import CardSet, Rank, card_set, rank_cards
from kingbot.engine.view import PlayerView, Trick
from kingbot.players.encoding import encode_trick_state
from kingbot.players.kernels.trick_state import TrickState

HIGH_CARDS: Final = rank_cards(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


@dataclass(frozen=True, slots=True)
class Memory:
    """How much is remembered: the last `tricks` whole, with the voids they showed, and of those before only
    the high cards, if `high_cards`.
    """

    tricks: int
    high_cards: bool


CLUB_MEMORY: Final = Memory(tricks=2, high_cards=True)
"""That of a club player, and of the others as a master models them."""


def forgotten_cards(tricks: Sequence[Trick]) -> list[CardSet]:
    """For each of these tricks, and the one after them, what a club player had forgotten by then."""
    recent = CLUB_MEMORY.tricks
    forgotten = [0] * (min(len(tricks), recent) + 1)
    for trick in tricks[:-recent]:
        forgotten.append(forgotten[-1] | card_set(trick.cards) & ~HIGH_CARDS)
    return forgotten


def remembered_state(view: PlayerView, memory: Memory) -> TrickState:
    """The state of the hand of tricks as somebody with such a memory knows it."""
    played = card_set(view.table)
    voids = 0
    for age, trick in enumerate(reversed(view.tricks)):
        cards = card_set(trick.cards)
        if age >= memory.tricks:
            played |= cards & HIGH_CARDS if memory.high_cards else 0
            continue
        played |= cards
        for place, card in enumerate(trick.cards):
            if card.suit != trick.cards[0].suit:
                voids |= 1 << ((trick.leader + place) % 4 * 4 + trick.cards[0].suit)
    return encode_trick_state(view)._replace(played=played, voids=voids)
