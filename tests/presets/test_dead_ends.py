"""A chooser without a legal contract is found wherever one can come about, and only there (rules 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.engine.contracts import Contract
from kingbot.engine.hand import FinishedHand
from kingbot.engine.options import Options, Quota, Rules, Schedule
from kingbot.engine.schedule import chooser, open_contracts, upcoming
from kingbot.presets import PRESETS, allowed, custom
from kingbot.presets.dead_ends import find_dead_end
from tests.engine.world import ZERO
from tests.presets.test_line import tables

MENU = (Contract.NO_QUEENS, Contract.NO_TRICKS, Contract.DECLARATION)


@st.composite
def schedules(draw: st.DrawFn) -> Rules:
    """Small schedules of any shape: up to seven chosen hands of three contracts."""
    menu = {contract: draw(st.integers(1, 3)) for contract in MENU}
    groups = st.sets(st.sampled_from(MENU), min_size=1).map(frozenset)
    quotas = draw(st.lists(st.builds(Quota, groups, st.integers(1, 3)), max_size=3))
    return Rules(
        "drawn",
        Options(
            points=dict.fromkeys(MENU, -1),
            quota=draw(st.sampled_from(["fixed", "free"])),
            rotation=draw(st.sampled_from(["each_hand", "block"])),
        ),
        Schedule(
            chosen=draw(st.integers(0, 7)),
            menu=menu,
            quotas=tuple(quotas),
            chooser=draw(st.sampled_from(["dealer", "after_dealer"])),
        ),
    )


def choosing(rules: Rules, finished: Sequence[FinishedHand]) -> tuple[int, int, tuple[Contract, ...]]:
    """The dealer and the chooser of the hand that follows, where seat 0 chose first, and what is open."""
    due = upcoming(rules, finished)
    assert due is not None
    dealer = next(seat for seat in due.dealers if finished or chooser(rules, seat) == 0)
    return dealer, chooser(rules, dealer), open_contracts(rules, finished, chooser(rules, dealer))


def chosen(rules: Rules, finished: tuple[FinishedHand, ...], contract: Contract) -> tuple[FinishedHand, ...]:
    """The hands with one more, of this contract."""
    dealer, seat, _ = choosing(rules, finished)
    return (*finished, FinishedHand(len(finished) + 1, dealer, seat, contract, ZERO))


def first_dead_ends(rules: Rules) -> Iterator[int]:
    """The hands in which the engine leaves a chooser nothing, found by choosing in every way there is."""
    level: list[tuple[FinishedHand, ...]] = [()]
    for number in range(1, rules.schedule.chosen + 1):
        following = {}
        for finished in level:
            contracts = choosing(rules, finished)[2]
            if not contracts:
                yield number
            for contract in contracts:
                after = chosen(rules, finished, contract)
                # Whose order of choices does not matter to anybody is looked at once.
                following[frozenset(Counter((hand.chooser, hand.contract) for hand in after).items())] = after
        level = [*following.values()]


@given(schedules())
def test_a_dead_end_is_found_if_and_only_if_choosing_in_every_way_meets_one(rules: Rules) -> None:
    found = find_dead_end(rules)
    assert (None if found is None else found.hand) == next(first_dead_ends(rules), None)


@given(schedules())
def test_the_course_that_is_named_leads_there(rules: Rules) -> None:
    found = find_dead_end(rules)
    if found is None:
        return
    finished: tuple[FinishedHand, ...] = ()
    for seat, contract in found.chosen:
        assert choosing(rules, finished)[1] == seat
        assert contract in choosing(rules, finished)[2]
        finished = chosen(rules, finished, contract)
    assert len(finished) == found.hand - 1
    assert choosing(rules, finished)[1:] == (found.chooser, ())


@pytest.mark.parametrize("preset", PRESETS)
def test_in_every_preset_every_chooser_always_has_a_choice(preset: str) -> None:
    """Whatever a table may set."""
    for quota, rotation in product(allowed(preset, "quota") or [None], allowed(preset, "rotation") or [None]):
        changes = {"quota": quota, "rotation": rotation}
        rules = custom(preset, {option: value for option, value in changes.items() if value})
        assert find_dead_end(rules) is None


@given(tables())
def test_no_house_rules_leave_a_chooser_without_a_choice(rules: Rules) -> None:
    assert rules.length
    assert find_dead_end(rules) is None


def test_a_match_of_a_single_hand_is_a_match() -> None:
    assert custom("home", {"hands": ["domino"]}).length == 1
