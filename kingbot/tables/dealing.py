"""Dealing at a table: the cards and the dealer of the hand that is due, from the seed of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingbot import deals
from kingbot.engine.hand import Deal
from kingbot.engine.options import Rules
from kingbot.engine.schedule import Upcoming, dealers_of
from kingbot.tables import seed_deals
from kingbot.tables.model import Table

ONE_SEED: Final = 1
"""Every deal comes from the match's seed (`seed_deals`): matches begun before hands had secrets."""

SECRET_PER_HAND: Final = 2
"""Every hand has a secret of its own (`kingbot.deals`)."""


@dataclass(frozen=True, slots=True)
class DealDue:
    """What a deal comes from: the hand that is due, how often it was dealt before, where the pack was cut."""

    hand: Upcoming
    redeal: int
    cut: int


def commitment_of(seed: str, scheme: int, hands: int) -> str:
    """The commitment that is published when a match of so many hands starts."""
    first = seed if scheme == ONE_SEED else deals.secret_of_hand(seed, 1, hands)
    return deals.commitment(first)


def secret_of(seed: str | None, table: Table, number: int) -> str | None:
    """The secret of a hand; None for a match without secrets."""
    if seed is None or table.deal_scheme == ONE_SEED:
        return None
    return deals.secret_of_hand(seed, number, table.rules.length)


def commitment_in_force(seed: str, table: Table, finished: int) -> str | None:
    """What binds the deal of the hand that follows so many finished ones: the secret of the last of them."""
    if finished == 0 or table.deal_scheme == ONE_SEED:
        return table.commitment
    return secret_of(seed, table, finished)


def cards_and_dealer(seed: str, scheme: int, rules: Rules, due: DealDue) -> tuple[Deal, int]:
    """The four hands, and the seat that deals them."""
    number = due.hand.number
    if scheme == ONE_SEED:
        cards = seed_deals.deal(seed, number, due.redeal)
        return cards, seed_deals.lot(seed, number, dealers_of(rules, due.hand, cards))
    secret = deals.secret_of_hand(seed, number, rules.length)
    cards = deals.deal(secret, due.redeal, due.cut)
    return cards, deals.lot(secret, dealers_of(rules, due.hand, cards), due.cut)
