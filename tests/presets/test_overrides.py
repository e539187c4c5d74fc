"""What a table may change in a preset, and what it is refused (rules 3, 9)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options
from kingbot.presets import PRESETS, RulesError, allowed, changed, custom, load

DOMINO = {"domino_start", "domino_finish", "domino_ace", "domino_win", "domino_redeal"}
SELLING = {"sale", "sale_shortfall", "declaration_no_trump", "declaration_nulos"}
# Rules 9: what each preset does not have.
EXCLUDED = {
    "classic": {"quota", "rotation"},
    "home": {"quota", "rotation"},
    "feudum": {"quota", "rotation"},
    "declared": {"blind_declaration", "hands", "rotation"},
    "pirandello": {"blind_declaration", "hands", "rotation"},
    "two-phase": {"blind_declaration", "hands", "quota"},
    "portuguese": {"quota", "rotation"} | DOMINO,
    "rifki": {"blind_declaration", "hands", "rotation"} | DOMINO | SELLING,
}
OPTIONS = [field.name for field in fields(Options)]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_may_be_changed_but_for_the_exclusions(preset: str) -> None:
    assert {option for option in OPTIONS if not allowed(preset, option)} == EXCLUDED[preset]


@pytest.mark.parametrize("preset", PRESETS)
def test_an_excluded_option_is_refused_even_with_its_own_value(preset: str) -> None:
    for option in EXCLUDED[preset]:
        own = getattr(load(preset).options, option)
        with pytest.raises(RulesError) as caught:
            custom(preset, {option: list(own) if isinstance(own, tuple) else own})
        assert (caught.value.key, caught.value.option, caught.value.allowed) == ("bad_option", option, ())


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset != "rifki"])
def test_outside_rifki_the_dealer_may_lead_but_never_the_chooser(preset: str) -> None:
    assert custom(preset, {"leader": "dealer"}).options.leader == "dealer"
    with pytest.raises(RulesError) as caught:
        custom(preset, {"leader": "chooser"})
    assert caught.value.allowed == ("after_dealer", "dealer")


def test_in_rifki_the_chooser_always_leads() -> None:
    assert custom("rifki", {"leader": "chooser"}) == load("rifki")
    with pytest.raises(RulesError) as caught:
        custom("rifki", {"leader": "after_dealer"})
    assert caught.value.allowed == ("chooser",)


BAD: list[tuple[str, str, Any]] = [
    ("classic", "slam", "plus15"),
    ("classic", "slam", ["plus14"]),
    ("classic", "give_up", 1),
    ("classic", "give_up", "on"),
    ("classic", "ruff_duty", None),
    ("classic", "domino_win", -1),
    ("classic", "domino_win", True),
    ("classic", "domino_win", 8.0),
    ("classic", "domino_win", "8"),
    ("classic", "points", {"no_queens": 3}),
    ("classic", "points", {"no_queens": 0}),
    ("classic", "points", {"no_queens": True}),
    ("classic", "points", {"no_queens": -3.0}),
    ("classic", "points", {"declaration": -1}),
    ("classic", "points", {"no_jack_hearts": -8}),
    ("classic", "points", {"no_fools": -1}),
    ("classic", "points", ["no_queens"]),
    ("rifki", "points", {"domino": -1}),
    ("classic", "hands", []),
    ("classic", "hands", "domino"),
    ("classic", "hands", ["domino", "domino"]),
    ("classic", "hands", ["declaration"] * 5),
    ("classic", "hands", ["no_jack_hearts"]),
    ("classic", "hands", ["no_fools"]),
    ("portuguese", "hands", ["no_trump"]),
    ("classic", "first_trick_discard", "penalty"),
    ("classic", "first_trick_discard", "no_queens"),
    ("classic", "first_trick_discard", []),
    ("classic", "first_trick_discard", ["no_queens", "no_queens"]),
    ("classic", "first_trick_discard", ["no_penalty"]),
    ("classic", "first_trick_discard", ["no_tricks"]),
    ("classic", "first_trick_discard", ["no_jack_hearts"]),
    ("classic", "first_trick_discard", ["no_queens", 3]),
    ("classic", "first_trick_discard", {"no_queens": True}),
    ("rifki", "first_trick_discard", ["no_eight_diamonds"]),
]


@pytest.mark.parametrize(("preset", "option", "value"), BAD)
def test_a_value_that_does_not_exist_is_refused_by_name(preset: str, option: str, value: object) -> None:
    with pytest.raises(RulesError) as caught:
        custom(preset, {option: value})
    assert (caught.value.key, caught.value.option) == ("bad_option", option)
    assert caught.value.allowed == allowed(preset, option) != ()


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    with pytest.raises(RulesError) as caught:
        custom("classic", {"spin": True})
    assert (caught.value.key, caught.value.option) == ("unknown_key", "spin")
    assert set(caught.value.allowed) == set(OPTIONS)


def test_a_value_of_any_depth_is_refused_in_few_words() -> None:
    deep: Any = "deep"
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(RulesError) as caught:
        custom("classic", {"slam": deep})
    assert len(caught.value.value) <= 101


def test_points_override_only_the_contracts_they_name() -> None:
    rules = custom("feudum", {"points": {"no_king_hearts": -13}})
    assert rules.points(Contract.NO_KING_HEARTS) == -13
    assert rules.points(Contract.NO_QUEENS) == -2
    assert load("feudum").points(Contract.NO_KING_HEARTS) == -8


def test_hands_may_be_left_out_and_put_in_another_order() -> None:
    rules = custom("home", {"hands": ["no_trump", "domino", "declaration"]})
    assert rules.options.hands == (Contract.NO_TRUMP, Contract.DOMINO, Contract.DECLARATION)
    assert rules.length == 3


def test_a_list_of_contracts_keeps_its_order() -> None:
    rules = custom("classic", {"first_trick_discard": ["no_queens", "no_hearts"]})
    assert rules.options.first_trick_discard == (Contract.NO_QUEENS, Contract.NO_HEARTS)
    assert changed(rules) == {"first_trick_discard": ["no_queens", "no_hearts"]}


def test_a_list_may_name_contracts_that_this_table_does_not_play() -> None:
    """Rules 9: an option without effect beside the others is not refused."""
    changes = {"hands": ["no_tricks"], "first_trick_discard": ["no_queens"]}
    assert changed(custom("home", changes)) == {**changes}


def test_the_presets_own_values_are_no_change() -> None:
    rules = custom(
        "classic", {"slam": "none", "sale": "offer", "points": {"no_queens": -3}, "ruff_duty": False}
    )
    assert rules == load("classic")
    assert changed(rules) == {}


def test_changes_are_given_as_a_record_writes_them() -> None:
    changes = {"give_up": True, "points": {"domino": -2}, "domino_win": 8, "hands": ["domino", "no_trump"]}
    rules = custom("classic", {**changes, "points": {"domino": -2, "no_queens": -3}})
    assert changed(rules) == changes
    assert custom("classic", changed(rules)) == rules
