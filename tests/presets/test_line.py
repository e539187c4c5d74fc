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
    completions,
    custom,
    format_line,
    format_value,
    load,
    parse_line,
    parse_value,
)
from kingbot.presets.values import KINDS, OPTION_KEYS, Contracts, Number, Points, Words

LINE = (
    "classic first_trick_discard=no_queens,no_hearts give_up=on slam=plus14 points=no_queens:-5,domino:-2 "
    "sale=off domino_win=8 hands=domino,no_trump"
)


@st.composite
def tables(draw: st.DrawFn) -> Rules:
    """Rules of any preset with any of its options changed."""
    preset = draw(st.sampled_from(PRESETS))
    own = load(preset).options
    changes: dict[str, object] = {}
    for option in draw(st.sets(st.sampled_from([key for key in OPTION_KEYS if allowed(preset, key)]))):
        match KINDS[option]:
            case Contracts(words=words) as kind:
                keys = st.sampled_from([str(each) for each in kind.listed(own)])
                changes[option] = draw(
                    st.lists(keys, min_size=1, max_size=4, unique=True) | st.sampled_from(words)
                    if words
                    else st.lists(keys, min_size=1, max_size=4, unique=True)
                )
            case Points():
                contract = draw(st.sampled_from(sorted(own.points)))
                size = draw(st.integers(1, 999_999))
                changes[option] = {str(contract): size if own.points[contract] > 0 else -size}
            case Number(words=words):
                changes[option] = draw(st.sampled_from(words) | st.integers(0, 999_999))
            case Words():
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
        ("classic hands=domino,", "bad_option", "hands"),
        ("classic first_trick_discard=", "bad_option", "first_trick_discard"),
        ("classic first_trick_discard=free,no_queens", "bad_option", "first_trick_discard"),
        ("classic first_trick_discard=no_queens,no_queens", "bad_option", "first_trick_discard"),
        ("classic first_trick_discard=no_tricks", "bad_option", "first_trick_discard"),
        ("rifki sale=off", "bad_option", "sale"),
    ],
)
def test_a_wrong_line_names_the_word_that_is_wrong(line: str, key: str, option: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_line(line)
    assert (caught.value.key, caught.value.option) == (key, option)


@pytest.mark.parametrize(
    ("preset", "option", "text", "offers"),
    [
        ("classic", "slam", "p", "plus13 plus14"),
        ("classic", "ruff_duty", "", "off on"),
        ("rifki", "leader", "", "chooser"),
        ("rifki", "sale", "", ""),
        ("classic", "first_trick_discard", "no_k", "no_kings_jacks no_king_hearts"),
        ("classic", "first_trick_discard", "no_p", "no_penalty"),
        (
            "rifki",
            "first_trick_discard",
            "no_queens,no_k",
            "no_queens,no_kings_jacks no_queens,no_king_hearts",
        ),
        ("classic", "first_trick_discard", "no_queens,free", ""),
        ("classic", "hands", "declaration,domino,d", "declaration,domino,declaration"),
        ("home", "hands", "declaration,declaration,declaration,declaration,de", ""),
        ("classic", "domino_win", "", "sum"),
        ("classic", "domino_win", "13", "13"),
        ("classic", "points", "dec", "declaration:"),
        ("classic", "points", "no_queens:-5,do", "no_queens:-5,domino:-"),
        ("classic", "points", "no_queens:-5,no_queens", ""),
        ("classic", "points", "no_queens:-5", "no_queens:-5"),
        ("classic", "points", "no_queens:5", ""),
    ],
)
def test_a_value_that_is_begun_can_be_gone_on_with(preset: str, option: str, text: str, offers: str) -> None:
    assert completions(preset, option, text) == tuple(offers.split())


@given(tables(), st.data())
def test_whatever_begins_a_word_or_a_list_can_be_gone_on_with(rules: Rules, data: st.DataObject) -> None:
    for option, value in changed(rules).items():
        if isinstance(KINDS[option], Words | Contracts):
            whole = format_value(value)
            ends = [at for at, letter in enumerate(f"{whole},") if letter == ","]
            begun = whole[: data.draw(st.integers(0, len(whole)))]
            reached = whole[: next(end for end in ends if end >= len(begun))]
            assert reached in completions(rules.preset, option, begun)


def test_an_option_that_does_not_exist_has_no_completions() -> None:
    with pytest.raises(RulesError):
        completions("classic", "spin", "")


def test_contracts_are_left_out_with_a_minus() -> None:
    rules = parse_line("classic hands=-domino,-declaration")
    assert len(rules.options.hands) == load("classic").length - 5
    assert completions("classic", "hands", "-do") == ("-domino",)
    assert "-domino,-no_trump" in completions("classic", "hands", "-domino,-no_t")
    for wrong in ("-domino,no_trump", "-spin"):
        with pytest.raises(RulesError):
            parse_line(f"classic hands={wrong}")
