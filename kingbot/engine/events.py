"""Events: the public facts that follow from an action, beyond the action itself."""

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
class DeclarationSold:
    """The declaration was sold: the buyer is the declarer."""

    sale: Sale


@dataclass(frozen=True, slots=True)
class DeclarationKept:
    """The dealer remains the declarer: all passed, or the bid was declined."""

    dealer: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was finished; `number` counts the hand's tricks from 1."""

    number: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class PartnerShown:
    """The called card was played, which makes the dealer's partner known to everybody."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut:
    """A player laid their last card in domino."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """A hand is over."""

    hand: FinishedHand


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `ranking` gives each seat's place, equals sharing it."""

    ranking: tuple[int, int, int, int]


Event: TypeAlias = (
    Dealt | DeclarationSold | DeclarationKept | TrickTaken | PartnerShown | WentOut | HandScored | MatchEnded
)
