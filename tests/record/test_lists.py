"""Records of tables whose first trick is guarded in a list of contracts (rules 3, `first_trick_discard`)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.world import deal
from tests.record.paper import Paper, fault, reread, spoilt, written
from tests.record.test_faults import set_at

# Seat 1 is void in clubs, plays second, and holds the queen of spades and the king of hearts.
DEAL = deal("*C", "KH QS")


def match(contract: str = "no_queens", discarded: str = "2D") -> Paper:
    """A hand of `classic` that guards the first trick against queens; seat 1 discards to the first card."""
    options: dict[str, Any] = {"first_trick_discard": ["no_queens"], "hands": [contract]}
    return written("classic", options, (3, (DEAL,), ["0 play 2C", f"1 play {discarded}"]))


def test_a_list_is_written_as_contract_keys_in_its_order() -> None:
    """Record 1."""
    options: dict[str, object] = {"first_trick_discard": ["no_queens", "no_kings_jacks"]}
    record = written("classic", options, (3, (DEAL,), []))
    assert record["rules"]["options"] == options
    assert reread(record).rules.options.first_trick_discard == ("no_queens", "no_kings_jacks")


def test_in_a_contract_of_the_list_a_penalty_card_discarded_first_is_refused() -> None:
    record = spoilt(set_at("hands", 0, "actions", 1, to="1 play QS"), match)
    assert fault(record) == (1, 2, "first_trick_discard")


def test_in_a_contract_that_is_not_listed_it_is_accepted() -> None:
    record = match("no_king_hearts", "KH")
    assert [str(each) for each in reread(record).totals] == record["totals"]
    record["rules"]["options"]["first_trick_discard"].append("no_king_hearts")
    assert fault(record) == (1, 2, "first_trick_discard")


@pytest.mark.parametrize(
    "value",
    [
        [],
        "no_queens",
        ["no_queens", "no_queens"],
        ["no_tricks"],
        ["no_jack_hearts"],
        ["no_fools"],
        ["free"],
        [["no_queens"]],
        ["no_queens", None],
        {"no_queens": True},
        True,
    ],
)
def test_a_list_that_the_preset_does_not_admit_is_a_bad_option(value: object) -> None:
    record = spoilt(set_at("rules", "options", "first_trick_discard", to=value), match)
    assert fault(record) == (0, 0, "bad_option")
