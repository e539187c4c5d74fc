"""Whether a chooser can be left without a legal contract, whatever was chosen before (rules 8, `quota`).

The search is exact and small: contracts under the same quotas close together, so it is enough to count how
many of each such *class* every seat has chosen. The state is that count, and one level is searched a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Rules
from kingbot.engine.schedule import chooser, dealers

# States of one hand before a schedule is given up as too large, within a second.
MOST_STATES: Final = 20_000

# How many contracts of each class each seat has chosen.
_State: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class DeadEnd:
    """A course of choices after which the next chooser has none; `chosen` are the picks, hand by hand."""

    hand: int
    chooser: int
    chosen: tuple[tuple[int, Contract], ...]


class TooManyStatesError(Exception):
    """The quotas allow more courses of a match than can be searched."""


def find_dead_end(rules: Rules) -> DeadEnd | None:
    """The earliest dead end, with seat 0 as the first chooser; None if every chooser always has a choice.

    :raises TooManyStatesError: if the schedule is too large to be searched.
    """
    search = _Search(rules)
    before: list[dict[_State, tuple[_State, int]]] = []
    level: dict[_State, tuple[_State, int]] = {search.start: (search.start, -1)}
    for number, seat in enumerate(_choosers(rules), 1):
        following: dict[_State, tuple[_State, int]] = {}
        for state in level:
            choices = [*search.choices(state, seat)]
            if not choices:
                return DeadEnd(number, seat, search.course([*before, level], state, _choosers(rules)))
            for choice in choices:
                following.setdefault(search.after(state, seat, choice), (state, choice))
            if len(following) > MOST_STATES:
                raise TooManyStatesError
        before.append(level)
        level = following
    return None


def _choosers(rules: Rules) -> Iterator[int]:
    """The seat that chooses each chosen hand, where seat 0 chooses first."""
    dealer = next(seat for seat in range(4) if chooser(rules, seat) == 0)
    for number in range(1, rules.schedule.chosen + 1):
        if number > 1:
            (dealer,) = dealers(rules, number, dealer)
        yield chooser(rules, dealer)


class _Search:
    """The classes of a menu, and what may be chosen in a state."""

    def __init__(self, rules: Rules) -> None:
        self.menu = rules.schedule.menu
        quotas = rules.schedule.quotas if rules.options.quota == "fixed" else ()
        self.each = [quota.each for quota in quotas]
        classes: dict[tuple[int, ...], list[Contract]] = {}
        for contract in self.menu:
            under = tuple(at for at, quota in enumerate(quotas) if contract in quota.contracts)
            classes.setdefault(under, []).append(contract)
        self.under = [*classes]  # the quotas of each class
        self.classes = [*classes.values()]
        self.capacity = [sum(self.menu[contract] for contract in each) for each in self.classes]
        self.start: _State = ((0,) * len(self.classes),) * 4

    def choices(self, state: _State, seat: int) -> Iterator[int]:
        """The classes of which a seat may choose a contract."""
        own = [0] * len(self.each)
        for under, count in zip(self.under, state[seat], strict=True):
            for quota in under:
                own[quota] += count
        for choice, under in enumerate(self.under):
            left = sum(counts[choice] for counts in state) < self.capacity[choice]
            if left and all(own[quota] < self.each[quota] for quota in under):
                yield choice

    def after(self, state: _State, seat: int, choice: int) -> _State:
        """The state after a choice."""
        counts = [*state[seat]]
        counts[choice] += 1
        return (*state[:seat], tuple(counts), *state[seat + 1 :])

    def course(
        self, levels: list[dict[_State, tuple[_State, int]]], state: _State, seats: Iterator[int]
    ) -> tuple[tuple[int, Contract], ...]:
        """A course of choices that leads to a state of the last level."""
        choices = []
        for level in reversed(levels[1:]):
            state, choice = level[state]
            choices.append(choice)
        used: Counter[Contract] = Counter()
        course = []
        for choice, seat in zip(reversed(choices), seats, strict=False):
            contract = next(each for each in self.classes[choice] if used[each] < self.menu[each])
            used[contract] += 1
            course.append((seat, contract))
        return tuple(course)
