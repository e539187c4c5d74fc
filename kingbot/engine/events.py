"""What follows from an action, beyond the action itself: public facts, told to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kingbot.cards import Card
from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand, Sale, Trick


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand began, or was dealt again."""

    number: int
    dealer: int
    contract: Contract | None
    again: bool


@dataclass(frozen=True, slots=True)
class Sold:
    """The declaration went to a buyer."""

    sale: Sale


@dataclass(frozen=True, slots=True)
class Kept:
    """The declaration stayed with the dealer: all passed, or the bid was declined."""

    dealer: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was finished; `number` counts the hand's tricks from 1."""

    number: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class PartnerShown:
    """The called card was played, so all know the dealer's partner."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut:
    """A player has laid the last card in domino."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """A hand is over."""

    hand: FinishedHand


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `ranking` gives each seat's place, equals sharing it."""

    ranking: tuple[int, int, int, int]


Event: TypeAlias = Dealt | Sold | Kept | TrickTaken | PartnerShown | WentOut | HandScored | MatchEnded
