"""A table's rules in one line, to be shared and read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.engine.options import Rules
from kingbot.presets import (
    PRESETS,
    RulesError,
    allowed,
    changed,
    custom,
    format_line,
    load,
    parse_line,
    parse_value,
)
from kingbot.presets.values import OPTION_KEYS

LINE = (
    "classic give_up=on slam=plus14 points=no_queens:-5,domino:-2 sale=off domino_win=8 hands=domino,no_trump"
)


@st.composite
def tables(draw: st.DrawFn) -> Rules:
    """Rules of any preset with any of its options changed."""
    preset = draw(st.sampled_from(PRESETS))
    own = load(preset).options
    changes: dict[str, object] = {}
    for option in draw(st.sets(st.sampled_from([key for key in OPTION_KEYS if allowed(preset, key)]))):
        if option == "hands":
            changes[option] = draw(
                st.lists(st.sampled_from(own.hands), min_size=1, max_size=4, unique=True).map(
                    lambda hands: [str(each) for each in hands]
                )
            )
        elif option == "points":
            contract = draw(st.sampled_from(sorted(own.points)))
            size = draw(st.integers(1, 999_999))
            changes[option] = {str(contract): size if own.points[contract] > 0 else -size}
        elif option == "domino_win":
            changes[option] = draw(st.just("sum") | st.integers(0, 999_999))
        else:
            changes[option] = parse_value(preset, option, draw(st.sampled_from(allowed(preset, option))))
    return custom(preset, changes)


def test_a_line_names_the_preset_and_what_differs() -> None:
    assert format_line(parse_line(LINE)) == LINE
    assert format_line(load("rifki")) == "rifki"


def test_blanks_and_the_order_of_options_do_not_matter() -> None:
    assert parse_line("  classic  sale=off\tslam=plus14 ") == parse_line("classic slam=plus14 sale=off")


@given(tables())
def test_a_line_is_read_back_as_the_rules_it_was_written_from(rules: Rules) -> None:
    assert parse_line(format_line(rules)) == rules
    assert custom(rules.preset, changed(rules)) == rules


@pytest.mark.parametrize(
    ("line", "key", "option"),
    [
        ("", "unknown_key", ""),
        ("whist", "unknown_key", ""),
        ("classic spin=on", "unknown_key", "spin"),
        ("classic give_up", "bad_option", "give_up"),
        ("classic give_up=true", "bad_option", "give_up"),
        ("classic slam=plus14 slam=none", "bad_option", "slam"),
        ("classic domino_win=-1", "bad_option", "domino_win"),
        ("classic domino_win=" + "9" * 5000, "bad_option", "domino_win"),
        ("classic points=no_queens", "bad_option", "points"),
        ("classic points=no_queens:-1,no_queens:-2", "bad_option", "points"),
        ("classic points=", "bad_option", "points"),
        ("classic hands=", "bad_option", "hands"),
        ("rifki sale=off", "bad_option", "sale"),
    ],
)
def test_a_wrong_line_names_the_word_that_is_wrong(line: str, key: str, option: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_line(line)
    assert (caught.value.key, caught.value.option) == (key, option)
