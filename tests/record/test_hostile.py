"""What is no record is refused with a key, whatever it is, and never with another exception."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.engine.refusals import Reason
from kingbot.record import RecordError, read
from tests.engine.anything import SEEDS
from tests.record.paper import chosen, fault, paper
from tests.record.test_faults import RECORD_KEYS

TEXT = json.dumps(paper())
KEYS = RECORD_KEYS | {str(reason) for reason in Reason}

NOT_JSON: dict[str, str | bytes] = {
    "nothing": "",
    "blanks": " \n",
    "text": "a match of King",
    "half": TEXT[: len(TEXT) // 2],
    "all but the last brace": TEXT[:-1],
    "two": TEXT + TEXT,
    "a byte order mark": "\ufeff" + TEXT,
    "a byte order mark in bytes": b"\xef\xbb\xbf" + TEXT.encode(),
    "binary": bytes(range(256)),
    "not UTF-8": TEXT.encode().replace(b"Ada", b"Ad\xe0"),
    "UTF-16": TEXT.encode("utf-16"),
    "a surrogate in UTF-8": TEXT.encode().replace(b"Ada", b"\xed\xa0\x80"),
    "deep lists": "[" * 100_000,
    "deep objects": '{"a":' * 100_000,
    "deep in its place": TEXT.replace(
        '"options": {', '"options": {"slam": ' + "[" * 5000 + "]" * 5000 + ", "
    ),
    "NaN": TEXT.replace('"version": 1', '"version": NaN'),
    "infinity": TEXT.replace('"version": 1', '"version": -Infinity'),
    "a key twice": TEXT.replace('"version": 1', '"version": 1, "version": 1'),
    "a key twice in a hand": TEXT.replace('"dealer": 3', '"dealer": 3, "dealer": 3'),
    "a key twice in options": TEXT.replace(
        '"domino_redeal"', '"slam": "none", "slam": "none", "domino_redeal"'
    ),
    "a trailing comma": TEXT[:-1] + ",}",
    "a comment": TEXT + "// ok",
    "single quotes": TEXT.replace('"', "'"),
    "a raw line break in a string": TEXT.replace("Ada", "A\nda"),
    "a nought": TEXT.replace("Ada", "A\0da"),
}


@pytest.mark.parametrize("name", NOT_JSON)
def test_what_is_not_json_is_bad_json(name: str) -> None:
    assert NOT_JSON[name] != TEXT
    with pytest.raises(RecordError) as caught:
        read(NOT_JSON[name])
    assert (caught.value.key, caught.value.hand, caught.value.action) == ("bad_json", 0, 0)
    assert caught.value.parameters["fault"] in {"syntax", "encoding", "nested", "twice", "constant"}


@pytest.mark.parametrize("value", [None, True, 7, 1.5, "x", [], [[]], ["format"], 10**17])
def test_a_json_value_of_another_kind_is_a_bad_value(value: object) -> None:
    assert fault(value) == (0, 0, "bad_value")


def test_an_empty_object_lacks_every_key() -> None:
    assert fault({}) == (0, 0, "missing_key")


@pytest.mark.parametrize("number", ["1" * 5000, "-" + "9" * 400, "1e999", "1E400", "1.0", "1" * 100_000])
def test_a_huge_number_is_refused_where_it_stands(number: str) -> None:
    for place, hand in (('"version": 1', 0), ('"dealer": 3', 1)):
        key = place.split(": ")[0]
        with pytest.raises(RecordError) as caught:
            read(TEXT.replace(place, f"{key}: {number}", 1))
        assert (caught.value.key, caught.value.hand) == ("bad_value", hand)


def test_a_lone_surrogate_is_no_name() -> None:
    record = paper()
    record["players"][0] = "\ud800"
    assert fault(record) == (0, 0, "bad_value")


@pytest.mark.parametrize("value", ["\ud800", {"\ud800": 1}, [["\udfff"]]])
def test_a_lone_surrogate_is_no_option(value: object) -> None:
    record = paper()
    record["rules"]["options"]["slam"] = value
    assert fault(record) == (0, 0, "bad_option")


def test_deep_values_that_can_be_read_are_refused_in_their_place() -> None:
    deep: Any = "x"
    for _ in range(400):
        deep = [deep]
    record = paper()
    record["rules"]["options"]["slam"] = deep
    assert fault(record) == (0, 0, "bad_option")
    record = paper()
    record["hands"][0]["actions"][0] = deep
    assert fault(record) == (1, 1, "bad_value")


def test_more_hands_than_a_match_has_are_not_played() -> None:
    record = paper()
    record["hands"] *= 3000
    assert fault(record) == (4, 0, "too_many_hands")


@given(st.binary(max_size=60))
def test_any_bytes_are_refused_with_a_key(raw: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        read(raw)
    assert caught.value.key in {"bad_json", "bad_value", "missing_key"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_any_json_is_refused_with_a_key(value: object) -> None:
    with pytest.raises(RecordError) as caught:
        read(json.dumps(value))
    assert caught.value.key in KEYS


# --- right records, spoilt anywhere ------------------------------------------------------------

PAPERS = [paper(), chosen()]
WORDS = [
    "play",
    "pass",
    "AS",
    "7D",
    "high",
    "choose",
    "bid",
    "no_queens",
    "domino",
    "classic",
    "offer",
    "-8",
    "½",
]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value below the top."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = []
    for step, inner in steps:
        found += [(*path, step), *places(inner, (*path, step))]
    return found


def junk(rng: random.Random, old: Any) -> Any:
    """Something else for what stood there; often of the same kind."""
    if isinstance(old, str) and rng.random() < 0.6:
        words = old.split(" ")
        words[rng.randrange(len(words))] = rng.choice(
            [*WORDS, "", str(rng.randint(-2, 20)), rng.choice(words)]
        )
        return " ".join(words)
    if isinstance(old, list) and rng.random() < 0.6:
        return rng.choice([old[:-1], old + old[-1:], old[::-1], rng.sample(old, len(old)), old * 2])
    if isinstance(old, int) and rng.random() < 0.6:
        return old + rng.choice([-1, 1, 2])
    return rng.choice([None, True, -1, 3, 2**70, 0.5, float("inf"), "", "x", [], {}, [old], {"a": old}])


def spoil(rng: random.Random, record: Any) -> Any:
    """A copy with something changed, taken away, exchanged or added."""
    record = deepcopy(record)
    path = rng.choice(places(record))
    at = record
    for step in path[:-1]:
        at = at[step]
    match rng.randrange(4):
        case 0:
            del at[path[-1]]
        case 1 if isinstance(at, dict):
            at[rng.choice(["deal", "deals", "points", "contract", "options", "extra"])] = junk(
                rng, at[path[-1]]
            )
        case 2 if isinstance(at, list):
            other = rng.randrange(len(at))
            at[path[-1]], at[other] = at[other], at[path[-1]]
        case _:
            at[path[-1]] = junk(rng, at[path[-1]])
    return record


@given(SEEDS)
def test_a_spoilt_record_is_accepted_or_refused_with_a_key(seed: int) -> None:
    rng = random.Random(seed)
    record = rng.choice(PAPERS)
    for _ in range(rng.randint(1, 3)):
        record = spoil(rng, record)
    try:
        accepted = read(json.dumps(record))
    except RecordError as error:
        found = error
    else:
        assert len(accepted.hands) == len(record["hands"])
        return
    hands: Any = record.get("hands")
    assert found.key in KEYS
    assert found.hand == found.action == 0 or found.hand <= len(hands)
    assert found.action == 0 or found.action <= len(hands[found.hand - 1]["actions"])


@given(SEEDS)
def test_a_record_with_bytes_changed_is_accepted_or_refused_with_a_key(seed: int) -> None:
    rng = random.Random(seed)
    raw = bytearray(TEXT.encode())
    for _ in range(rng.randint(1, 3)):
        start = rng.randrange(len(raw))
        raw[start : start + rng.randrange(4)] = rng.randbytes(rng.randrange(4))
    try:
        read(bytes(raw))
    except RecordError as error:
        found = error.key
    else:
        return
    assert found in KEYS
