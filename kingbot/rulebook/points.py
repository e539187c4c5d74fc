"""The contracts of a match as a table of points, and what the points of a match add up to (rules 9)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Rules


@dataclass(frozen=True, slots=True)
class MatchSum:
    """What the points of a match add up to, leaving out what may add to it.

    `open` names why there is no fixed sum (`slam`, `blind`, `domino`), and is empty where there is one.
    """

    total: int
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A contract in the table of points: in which hands it is played, or how often in the chosen ones."""

    contract: Contract
    first: int = 0
    last: int = 0
    times: int = 0


def contracts(rules: Rules) -> frozenset[Contract]:
    """The contracts that are played in a match."""
    return frozenset({*rules.options.hands, *rules.schedule.menu})


def rows(rules: Rules) -> tuple[Row, ...]:
    """The table of points: the chosen contracts in the order of the menu, then the fixed hands in theirs."""
    chosen = [Row(contract, times=times) for contract, times in rules.schedule.menu.items()]
    fixed, number = [], rules.schedule.chosen
    for contract, hands in groupby(rules.options.hands):
        count = len(list(hands))
        fixed.append(Row(contract, first=number + 1, last=number + count))
        number += count
    return (*chosen, *fixed)


def match_sum(rules: Rules) -> MatchSum:
    """What the points of a whole match add up to (rules 9)."""
    played = contracts(rules)
    reasons = []
    if rules.options.slam == "plus13" and any(contract.spec.slam for contract in played):
        reasons.append("slam")
    if rules.options.blind_declaration and Contract.DECLARATION in played:
        reasons.append("blind")
    if rules.options.domino_win != "sum" and Contract.DOMINO in played:
        reasons.append("domino")
    hands = [*rules.options.hands]
    for contract, times in rules.schedule.menu.items():
        hands += [contract] * times
    total = sum(
        rules.points(contract) * contract.spec.counted for contract in hands if not contract.spec.domino
    )
    return MatchSum(total, tuple(reasons))
