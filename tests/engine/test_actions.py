"""How actions are written and read (record 2)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.cards import CARDS, card
from kingbot.engine.actions import (
    PLAYS,
    Accept,
    Action,
    ActionError,
    Bid,
    Blind,
    Call,
    Choose,
    Cut,
    CutPlace,
    Decline,
    Keep,
    Look,
    NameTrump,
    Pass,
    Play,
    Redeal,
    Sell,
    Side,
    Stop,
    parse_action,
)
from kingbot.engine.contracts import Contract, Trump
from tests.engine.anything import EVERY_ACTION

WRITTEN: list[tuple[str, Action]] = [
    ("2 cut 17", Cut(2, CutPlace(17))),
    ("0 choose no_kings_jacks", Choose(0, Contract.NO_KINGS_JACKS)),
    ("3 blind NT", Blind(3, Trump.NO_TRUMP)),
    ("1 look", Look(1)),
    ("2 trump H", NameTrump(2, Trump.HEARTS)),
    ("2 trump NULOS", NameTrump(2, Trump.NULOS)),
    ("1 sell 4", Sell(1, 4)),
    ("0 bid 13", Bid(0, 13)),
    ("3 pass", Pass(3)),
    ("1 accept", Accept(1)),
    ("1 decline", Decline(1)),
    ("2 call TD", Call(2, card("TD"))),
    ("0 redeal", Redeal(0)),
    ("0 keep", Keep(0)),
    ("0 play 7D", Play(0, card("7D"))),
    ("3 play AS low", Play(3, card("AS"), Side.LOW)),
    ("3 play AS high", Play(3, card("AS"), Side.HIGH)),
    ("3 stop", Stop(3)),
]


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_every_verb_is_written_seat_verb_argument(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action
    assert text.split()[1] == action.verb


def test_an_action_names_its_arguments_by_what_they_are() -> None:
    said = {text.partition(" ")[2]: action.arguments for text, action in WRITTEN}
    assert said["choose no_kings_jacks"] == {"contract": Contract.NO_KINGS_JACKS}
    assert said["cut 17"] == {"place": 17}
    assert said["blind NT"] == {"trump": Trump.NO_TRUMP}
    assert said["sell 4"] == {"tricks": 4}
    assert said["bid 13"] == {"tricks": 13}
    assert said["call TD"] == {"card": card("TD")}
    assert said["play 7D"] == {"card": card("7D")}
    assert said["play AS low"] == {"card": card("AS"), "side": Side.LOW}
    assert said["pass"] == {}


def test_a_move_is_the_action_without_the_seat() -> None:
    for action in EVERY_ACTION:
        assert f"{action.seat} {action.move}" == str(action)


def test_the_examples_name_every_verb() -> None:
    assert {type(action) for _, action in WRITTEN} == {type(action) for action in EVERY_ACTION}


def test_every_action_round_trips_through_its_text() -> None:
    assert len({str(action) for action in EVERY_ACTION}) == len(EVERY_ACTION)
    for action in EVERY_ACTION:
        assert parse_action(str(action)) == action


def test_a_play_without_a_side_is_the_one_made_before() -> None:
    assert parse_action("2 play QH") is PLAYS[2][card("QH")]
    assert [str(each) for each in PLAYS[1]] == [f"1 play {each}" for each in CARDS]


@pytest.mark.parametrize("text", ["0 throw 7D", "0 Play 7D", "0 plays 7D", "9 dance", "0 ", "0  play 7D"])
def test_an_unknown_verb_is_named_so(text: str) -> None:
    with pytest.raises(ActionError) as caught:
        parse_action(text)
    assert (caught.value.key, caught.value.text) == ("unknown_verb", text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "play",
        "4 play 7D",
        "-1 play 7D",
        "00 play 7D",
        "x play 7D",
        "٣ play 7D",
        "0 play",
        "0 play 1D",
        "0 play 7d",
        "0 play 7D ",
        "0 play AD up",
        "0 play AD HIGH",
        "0 play AD high low",
        "0 call",
        "0 call 10D",
        "0 trump",
        "0 trump X",
        "0 trump NO_TRUMP",
        "0 blind c",
        "0 choose",
        "0 choose no_queens no_queens",
        "0 bid",
        "0 bid three",
        "0 bid 3.0",
        "0 bid 03",
        "0 bid +3",
        "0 bid ٣",
        "0 bid -0",
        "0 bid 1_0",
        "0 sell 1e1",
        "0 sell 3 4",
        "0 pass 3",
        "0 look now",
        "0 stop 7D",
        "0 play 7D\n",
        "0\tplay\t7D",
    ],
)
def test_no_such_seat_card_number_or_side_is_a_bad_action(text: str) -> None:
    with pytest.raises(ActionError) as caught:
        parse_action(text)
    assert (caught.value.key, caught.value.text) == ("bad_action", text)


def test_a_contract_that_does_not_exist_is_an_unknown_key() -> None:
    """Record 5, `unknown_key`: of a contract."""
    with pytest.raises(ActionError) as caught:
        parse_action("0 choose no_fools")
    assert caught.value.key == "unknown_key"


@pytest.mark.parametrize("number", ["-1", "0", "14", "1" + "0" * 100])
def test_any_whole_number_is_read_and_left_to_the_rules(number: str) -> None:
    """Rules 10: outside 1–13 is `price_range`, which is for the engine to say."""
    assert str(parse_action(f"0 bid {number}")) == f"0 bid {number}"


def test_a_number_of_any_length_is_refused_rather_than_reckoned() -> None:
    with pytest.raises(ActionError) as caught:
        parse_action("0 bid " + "9" * 100_000)
    assert caught.value.key == "bad_action"


@given(st.text(max_size=30))
def test_a_text_of_any_kind_is_read_or_told_why_not(text: str) -> None:
    with suppress(ActionError):
        assert str(parse_action(text)) == text


WORDS = ["0", "3", "4", "play", "bid", "trump", "choose", "pass", "7D", "AS", "high", "NT", "5", "domino", ""]


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
def test_what_looks_like_an_action_is_one_or_told_why_not(text: str) -> None:
    with suppress(ActionError):
        assert str(parse_action(text)) == text


def test_actions_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Pass(0).seat = 1  # type: ignore[misc]
