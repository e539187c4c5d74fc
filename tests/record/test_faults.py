"""What a reader accepts, and each key with which it refuses (record 4, 5)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from kingbot.engine.refusals import Reason
from kingbot.record import RecordError, read
from tests.record.paper import SUITS, Paper, chosen, fault, paper, reread, spoilt, written

Spoil = Callable[[Paper], object]


def set_at(*path: str | int, to: object) -> Spoil:
    """Puts a value at a place of the record."""

    def spoil(record: Paper) -> None:
        at: Any = record
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = to

    return spoil


def drop(*path: str | int) -> Spoil:
    """Takes away what stands at a place of the record."""

    def spoil(record: Paper) -> None:
        at: Any = record
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]

    return spoil


def again(*path: str | int) -> Spoil:
    """Puts the last of a list there once more."""

    def spoil(record: Paper) -> None:
        at: Any = record
        for step in path:
            at = at[step]
        at.append(at[-1])

    return spoil


def test_the_papers_themselves_are_right() -> None:
    assert [str(each) for each in reread(paper()).totals] == paper()["totals"]
    assert reread(chosen()).hands[1].contract is None


# Spoilt, and where and why it is refused: hand, action, key.
FAULTS: dict[str, list[tuple[Spoil, int, int]]] = {
    "bad_value": [
        (set_at("format", to="king"), 0, 0),
        (set_at("format", to=None), 0, 0),
        (set_at("version", to=2), 0, 0),
        (set_at("version", to=True), 0, 0),
        (set_at("version", to=1.0), 0, 0),
        (set_at("version", to="1"), 0, 0),
        (set_at("rules", to="classic"), 0, 0),
        (set_at("rules", "preset", to=7), 0, 0),
        (set_at("rules", "options", to=[]), 0, 0),
        (set_at("rules", "options", to=None), 0, 0),
        (set_at("players", to=["Ada", "Bruno", "Carla"]), 0, 0),
        (set_at("players", 2, to=None), 0, 0),
        (set_at("hands", to={}), 0, 0),
        (set_at("hands", 1, to=[]), 2, 0),
        (set_at("hands", 0, "dealer", to=4), 1, 0),
        (set_at("hands", 0, "dealer", to=-1), 1, 0),
        (set_at("hands", 0, "dealer", to="3"), 1, 0),
        (set_at("hands", 0, "dealer", to=3.0), 1, 0),
        (set_at("hands", 0, "dealer", to=10**30), 1, 0),
        (set_at("hands", 0, "contract", to=None), 1, 0),
        (set_at("hands", 0, "contract", to=["no_king_hearts"]), 1, 0),
        (set_at("hands", 0, "deal", to=None), 1, 0),
        (set_at("hands", 0, "deal", to="2C 3C"), 1, 0),
        (drop("hands", 0, "deal", 3), 1, 0),
        (set_at("hands", 0, "deals", to=[["", "", "", ""]]), 1, 0),  # both
        (again("hands", 2, "deals"), 3, 0),  # a deal too many
        (set_at("hands", 2, "deals", to=[]), 3, 0),
        (set_at("hands", 0, "actions", to=None), 1, 0),
        (set_at("hands", 1, "actions", 4, to=None), 2, 5),
        (set_at("hands", 1, "actions", 4, to=["3 trump C"]), 2, 5),
        (set_at("hands", 0, "points", to=None), 1, 0),
        (set_at("hands", 0, "points", 0, to=-8), 1, 0),
        (drop("hands", 0, "points", 3), 1, 0),
        (set_at("totals", to="0 0 0 0"), 0, 0),
        (set_at("totals", 0, to=0), 0, 0),
    ],
    "missing_key": [
        (drop("format"), 0, 0),
        (drop("version"), 0, 0),
        (drop("rules"), 0, 0),
        (drop("rules", "preset"), 0, 0),
        (drop("players"), 0, 0),
        (drop("hands"), 0, 0),
        (drop("totals"), 0, 0),
        (drop("hands", 1, "dealer"), 2, 0),
        (drop("hands", 1, "contract"), 2, 0),
        (drop("hands", 1, "deal"), 2, 0),
        (drop("hands", 2, "deals"), 3, 0),
        (drop("hands", 1, "actions"), 2, 0),
    ],
    "unknown_key": [
        (set_at("winner", to=0), 0, 0),
        (set_at("rules", "name", to="ours"), 0, 0),
        (set_at("rules", "preset", to="Classic"), 0, 0),
        (set_at("rules", "options", "spin", to=True), 0, 0),
        (set_at("hands", 1, "winner", to=0), 2, 0),
        (set_at("hands", 1, "contract", to="no_fools"), 2, 0),
        (set_at("hands", 1, "actions", 0, to="0 choose no_fools"), 2, 1),
    ],
    "bad_option": [
        (set_at("rules", "options", "slam", to="plus15"), 0, 0),
        (set_at("rules", "options", "rotation", to="block"), 0, 0),
        (set_at("rules", "options", "give_up", to="on"), 0, 0),
        (set_at("rules", "options", "domino_win", to=10**30), 0, 0),
        (set_at("rules", "options", "points", to={"no_fools": -1}), 0, 0),
        (set_at("rules", "options", "hands", to=[]), 0, 0),
    ],
    "wrong_deck": [
        (set_at("hands", 0, "deal", 0, to=""), 1, 0),
        (set_at("hands", 0, "deal", 0, to="2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"), 1, 0),
        (set_at("hands", 0, "deal", 0, to="2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC KC"), 1, 0),
        (set_at("hands", 0, "deal", 0, to="2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD"), 1, 0),
        (set_at("hands", 0, "deal", 0, to="2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 1C"), 1, 0),
        (set_at("hands", 0, "deal", 0, to="2C3C4C5C6C7C8C9CTCJCQCKCAC"), 1, 0),
        (set_at("hands", 0, "deal", 0, to="2C " * 100_000), 1, 0),
        (set_at("hands", 2, "deals", 1, 0, to=""), 3, 0),
    ],
    "wrong_dealer": [
        (set_at("hands", 1, "dealer", to=3), 2, 0),
        (set_at("hands", 1, "dealer", to=1), 2, 0),
    ],
    "wrong_contract": [
        (set_at("hands", 0, "contract", to="no_queens"), 1, 0),
        (set_at("hands", 0, "contract", to="no_jack_hearts"), 1, 0),
    ],
    "unknown_verb": [
        (set_at("hands", 0, "actions", 1, to="1 throw 2D"), 1, 2),
        (set_at("hands", 0, "actions", 1, to="1 PLAY 2D"), 1, 2),
    ],
    "bad_action": [
        (set_at("hands", 0, "actions", 1, to=""), 1, 2),
        (set_at("hands", 0, "actions", 1, to="1 play 1D"), 1, 2),
        (set_at("hands", 0, "actions", 1, to="4 play 2D"), 1, 2),
        (set_at("hands", 0, "actions", 1, to="1 play 2D high"), 1, 2),
        (set_at("hands", 0, "actions", 1, to="1 play " + "2D" * 100_000), 1, 2),
        (set_at("hands", 1, "actions", 2, to="2 bid five"), 2, 3),
    ],
    "unfinished_hand": [
        (drop("hands", 0, "actions", 7), 1, 7),
        (set_at("hands", 0, "actions", to=[]), 1, 0),
    ],
    "too_many_hands": [(again("hands"), 4, 0)],
    "wrong_points": [
        (set_at("hands", 0, "points", to=["0", "0", "0", "-8"]), 1, 0),
        (set_at("hands", 0, "points", 0, to="-8/1"), 1, 0),
        (set_at("hands", 0, "points", 0, to="-16/2"), 1, 0),
        (set_at("hands", 0, "points", 0, to="−8"), 1, 0),
        (set_at("hands", 0, "points", 1, to="+0"), 1, 0),
        (set_at("hands", 0, "points", 1, to="-0"), 1, 0),
        (set_at("hands", 0, "points", 1, to=""), 1, 0),
        (drop("hands", 0, "points"), 1, 0),
        (drop("hands", 2, "actions", -1), 3, 0),  # broken off, yet with points
    ],
    "wrong_totals": [
        (set_at("totals", to=["0", "0", "0", "0"]), 0, 0),
        (set_at("totals", 0, to="99"), 0, 0),
    ],
    "not_your_turn": [(set_at("hands", 0, "actions", 1, to="2 play 2H"), 1, 2)],
    "not_in_hand": [(set_at("hands", 0, "actions", 1, to="1 play 2H"), 1, 2)],
    "bid_too_low": [(set_at("hands", 1, "actions", 3, to="3 bid 5"), 2, 4)],
    "price_range": [(set_at("hands", 1, "actions", 3, to="3 bid 1" + "0" * 50), 2, 4)],
    "wrong_phase": [(again("hands", 0, "actions"), 1, 9)],
    "match_over": [(again("hands", 2, "actions"), 3, len(paper()["hands"][2]["actions"]) + 1)],
}
CASES = [(key, number) for key, spoils in FAULTS.items() for number in range(len(spoils))]
RECORD_KEYS = {
    "bad_json",  # see test_hostile
    "bad_value",
    "missing_key",
    "unknown_key",
    "bad_option",
    "wrong_deck",
    "wrong_dealer",
    "wrong_contract",
    "unknown_verb",
    "bad_action",
    "unfinished_hand",
    "too_many_hands",
    "wrong_points",
    "wrong_totals",
}


@pytest.mark.parametrize(("key", "number"), CASES)
def test_a_fault_is_refused_where_it_stands_by_its_key(key: str, number: int) -> None:
    spoil, hand, action = FAULTS[key][number]
    assert fault(spoilt(spoil)) == (hand, action, key)


def test_every_key_of_the_record_has_its_case() -> None:
    assert set(FAULTS) - set(Reason) | {"bad_action"} == RECORD_KEYS - {"bad_json"}


def test_a_refused_move_carries_the_reason_that_the_engine_gives() -> None:
    with pytest.raises(RecordError) as caught:
        reread(spoilt(set_at("hands", 0, "actions", 1, to="1 play 2H")))
    assert caught.value.refusal is not None
    assert caught.value.refusal.reason is Reason.NOT_IN_HAND
    assert caught.value.parameters == {"text": "1 play 2H"}


def test_what_is_said_of_a_long_text_is_short() -> None:
    for spoil in (
        set_at("hands", 0, "actions", 1, to="1 play " + "2D" * 100_000),
        set_at("hands", 0, "contract", to="x" * 100_000),
        set_at("hands", 0, "points", 0, to="8" * 100_000),
        set_at("rules", "preset", to="x" * 100_000),
    ):
        with pytest.raises(RecordError) as caught:
            reread(spoilt(spoil))
        assert all(len(str(each)) <= 200 for each in caught.value.parameters.values())


# --- chosen hands ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (set_at("hands", 0, "contract", to="no_queens"), (1, 1, "wrong_contract")),  # at its `choose`
        (drop("hands", 0, "contract"), (1, 0, "missing_key")),
        (set_at("hands", 1, "contract", to="no_fools"), (2, 0, "unknown_key")),
        (set_at("hands", 0, "contract", to="no_fools"), (1, 0, "unknown_key")),
        (set_at("hands", 0, "actions", 0, to="3 choose no_trump"), (1, 1, "contract_closed")),
    ],
)
def test_the_contract_of_a_chosen_hand(spoil: Spoil, place: tuple[int, int, str]) -> None:
    assert fault(spoilt(spoil, chosen)) == place


def test_a_hand_broken_off_before_the_choice_is_unfinished_whatever_it_names() -> None:
    record = chosen()
    del record["hands"][0]["actions"][:], record["hands"][0]["points"]
    assert fault(record) == (1, 0, "unfinished_hand")


# --- what a reader accepts ---------------------------------------------------------------------


def test_a_contract_may_be_named_before_it_is_chosen() -> None:
    """Record 4: it may be missing then, but need not."""
    assert reread(spoilt(set_at("hands", 1, "contract", to="no_queens"), chosen)).hands[1].contract is None


def test_missing_options_are_none() -> None:
    record = written("classic", {}, (3, (SUITS,), []))
    del record["rules"]["options"]
    assert reread(record).rules.preset == "classic"


def test_an_option_may_have_the_presets_own_value() -> None:
    record = spoilt(set_at("rules", "options", "slam", to="none"))
    assert reread(record).rules == reread(paper()).rules


def test_a_deal_is_read_in_any_order() -> None:
    record = paper()
    record["hands"][0]["deal"][0] = "AC 2C KC 3C QC 4C JC 5C TC 6C 9C 7C 8C"
    assert reread(record).hands[0].log.deals == (SUITS,)


def test_a_match_may_be_broken_off_between_hands() -> None:
    record = paper()
    del record["hands"][1:]
    record["totals"] = ["-8", "0", "0", "0"]
    assert len(reread(record).hands) == 1
    record["hands"], record["totals"] = [], ["0", "0", "0", "0"]
    assert reread(record).hands == ()


def test_the_last_hand_may_be_broken_off_anywhere() -> None:
    """Record 3: it has no points, and totals sum the hands that have."""
    whole = paper()
    for most in range(len(whole["hands"][1]["actions"])):
        record = paper()
        del record["hands"][2], record["hands"][1]["points"], record["hands"][1]["actions"][most:]
        record["totals"] = ["-8", "0", "0", "0"]
        assert reread(record).hands[1].finished is None


def test_a_hand_may_be_broken_off_at_a_redeal() -> None:
    """Record 4: `deals` has as many deals as there are redeals then."""
    record = paper()
    hand = record["hands"][2]
    del hand["points"], hand["deals"][1], hand["actions"][1:]
    record["totals"] = [
        str(int(a) + int(b)) for a, b in zip(*(record["hands"][n]["points"] for n in (0, 1)), strict=True)
    ]
    assert reread(record).hands[2].finished is None
    hand["deal"] = hand.pop("deals")[0]
    assert len(reread(record).hands[2].log.deals) == 1


def test_after_a_redeal_without_its_deal_no_move_is_due() -> None:
    record = paper()
    del record["hands"][2]["deals"][1]
    assert fault(record) == (3, 2, "wrong_phase")


def test_a_needless_side_is_read_and_not_written() -> None:
    """Record 2: left out by writers and allowed by readers."""
    rounds = [f"{seat} play {rank}{suit}" for rank in "789TJQK" for seat, suit in enumerate("CDHS")]
    options: dict[str, object] = {"hands": ["domino"], "domino_ace": "both"}
    record = written("home", options, (3, (SUITS,), [*rounds, "0 play AC high"]))
    actions = record["hands"][0]["actions"]
    place = actions.index("0 play AC")
    actions[place] = "0 play AC high"
    assert str(reread(record).hands[0].log.actions[place]) == "0 play AC high"
    actions[place] = "0 play AC low"
    assert fault(record) == (1, place + 1, "side_closed")


def test_text_and_bytes_are_read_alike() -> None:
    text = json.dumps(paper())
    assert read(text) == read(text.encode())
