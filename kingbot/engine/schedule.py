"""Who deals and who chooses each hand, and what may be chosen (rules 8, 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from kingbot.engine.contracts import Contract
from kingbot.engine.hand import Deal, FinishedHand
from kingbot.engine.options import Rules

ANY_SEAT = frozenset(range(4))


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The hand to be dealt next: its number from 1, who may be its dealer, its contract unless chosen.

    Where several seats may deal, the dealer is drawn by lot, or follows from the deal (`dealers_of`).
    """

    number: int
    dealers: frozenset[int]
    contract: Contract | None


def upcoming(rules: Rules, finished: Sequence[FinishedHand]) -> Upcoming | None:
    """The hand that follows these; None when the match is over."""
    number = len(finished) + 1
    if number > rules.length:
        return None
    last = finished[-1].dealer if finished else None
    return Upcoming(number, dealers(rules, number, last), fixed_contract(rules, number))


def is_chosen(rules: Rules, number: int) -> bool:
    """Whether the contract of this hand is chosen after the deal."""
    return number <= rules.schedule.chosen


def fixed_contract(rules: Rules, number: int) -> Contract | None:
    """The contract of a hand that is not chosen."""
    if is_chosen(rules, number):
        return None
    return rules.options.hands[number - rules.schedule.chosen - 1]


def dealers(rules: Rules, number: int, last: int | None) -> frozenset[int]:
    """Who may deal a hand, as far as the cards do not decide it; `last` dealt the hand before, if any did."""
    if last is None or (rules.schedule.closing_dealer_by_lot and number == rules.schedule.chosen + 1):
        return ANY_SEAT
    if rules.options.rotation == "block" and (number - 1) % 4:
        return frozenset({last})
    return frozenset({(last + 1) % 4})


def cutter(next_hand: Upcoming) -> int:
    """Who cuts the pack for a hand (rules 8): the player before its dealer; before seat 0 if that is open."""
    dealer = min(next_hand.dealers) if len(next_hand.dealers) == 1 else 0
    return (dealer - 1) % 4


def next_cutter(rules: Rules, number: int, dealer: int) -> int | None:
    """Who will cut the pack for the hand after hand `number`, which `dealer` dealt; None if nobody will."""
    if not rules.options.cut or number >= rules.length:
        return None
    return cutter(Upcoming(number + 1, dealers(rules, number + 1, dealer), None))


def dealers_of(rules: Rules, next_hand: Upcoming, deal: Deal) -> frozenset[int]:
    """Who may be the dealer of this deal, where the cards decide it (rules 8, `rifki`)."""
    decisive = rules.schedule.first_chooser_holds
    if decisive is None or next_hand.number > 1:
        return next_hand.dealers
    holder = next(seat for seat in range(4) if deal[seat] >> decisive & 1)
    return frozenset({seat for seat in range(4) if chooser(rules, seat) == holder})


def chooser(rules: Rules, dealer: int) -> int:
    """Who picks the contract and names the trump when this seat deals."""
    return dealer if rules.schedule.chooser == "dealer" else (dealer + 1) % 4


def open_contracts(rules: Rules, finished: Sequence[FinishedHand], seat: int) -> tuple[Contract, ...]:
    """The contracts that a chooser may still pick (rules 8, `quota`), in the menu's order."""
    used = Counter(hand.contract for hand in finished)  # all of them chosen: fixed hands come last
    own = Counter(hand.contract for hand in finished if hand.chooser == seat)
    closed: set[Contract] = set()
    if rules.options.quota == "fixed":
        for quota in rules.schedule.quotas:
            if sum(own[contract] for contract in quota.contracts) >= quota.each:
                closed |= quota.contracts
    return tuple(
        contract
        for contract, times in rules.schedule.menu.items()
        if used[contract] < times and contract not in closed
    )
