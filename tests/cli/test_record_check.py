"""`kingbot record check`: one line a record, whatever is in the file."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingbot.presets import PRESETS
from kingbot.record import MAX_RECORD_BYTES
from tests.cli.conftest import Match, Run

File = Callable[[str | bytes], str]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_right_record_is_ok_with_its_totals(run: Run, match: Match, file: File, preset: str) -> None:
    record = match(preset)
    result = run("record", "check", file(json.dumps(record)))
    assert result.stdout == f"ok {' '.join(record['totals'])}\n"
    assert result.exit_code == 0


def test_a_record_is_read_from_the_standard_input(run: Run, match: Match) -> None:
    text = json.dumps(match())
    assert run("record", "check", "-", stdin=text).stdout.startswith("ok ")
    assert run("record", "check", stdin=text).stdout.startswith("ok ")


def test_a_record_may_be_spread_over_lines_unless_it_is_one_of_many(run: Run, match: Match) -> None:
    spread = json.dumps(match(), indent=2)
    assert run("record", "check", stdin=spread).exit_code == 0
    assert run("record", "check", "--jsonl", stdin=spread).exit_code == 1


def test_every_line_is_judged_and_blank_ones_are_not_records(run: Run, match: Match) -> None:
    good = json.dumps(match())
    bad = json.dumps({**match(), "totals": ["0", "0", "0", "1"]})
    result = run("record", "check", "--jsonl", stdin=f"{good}\n\n{bad}\r\n  \n{good}")
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["ok", "refused", "ok"]
    assert result.exit_code == 1


def test_files_are_judged_in_their_order(run: Run, match: Match, file: File) -> None:
    good, bad = file(json.dumps(match())), file("{}")
    result = run("record", "check", bad, good)
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["refused", "ok"]
    assert result.exit_code == 1
    assert run("record", "check", good, good).exit_code == 0


def with_actions(record: dict[str, Any], hand: int, actions: list[str]) -> dict[str, Any]:
    record["hands"][hand - 1]["actions"] = actions
    return record


def test_a_refused_move_is_named_with_its_hand_its_place_and_the_rule(run: Run, match: Match) -> None:
    record = match()
    actions = record["hands"][0]["actions"]
    held = {card: seat for seat, cards in enumerate(record["hands"][0]["deal"]) for card in cards.split()}
    seat, _, card = actions[1].split()
    stranger = next(other for other, holder in held.items() if holder != int(seat))
    result = run(
        "record", "check", stdin=json.dumps(with_actions(record, 1, [actions[0], f"{seat} play {stranger}"]))
    )
    assert result.stdout.startswith("refused hand=1 action=2 key=not_in_hand ")
    assert "You don’t hold the " in result.stdout
    assert card != stranger


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            {"totals": ["0", "0", "0", "0/1"]},
            "refused hand=0 action=0 key=wrong_totals The totals are 0 0 0 0/1",
        ),
        ({"version": 2}, "refused hand=0 action=0 key=bad_value version has a value that is not valid."),
        (
            {"mood": "fine"},
            "refused hand=0 action=0 key=unknown_key Not known in a record: mood.",
        ),
        (
            {"rules": {"preset": "whist"}},
            "refused hand=0 action=0 key=unknown_key There is no preset whist.",
        ),
        (
            {"rules": {"preset": "home", "options": {"quota": "free"}}},
            "refused hand=0 action=0 key=bad_option The option quota cannot be changed in home.",
        ),
        (
            {"rules": {"preset": "home", "options": {"slam": True}}},
            "refused hand=0 action=0 key=bad_option slam cannot be on in home. Allowed: none, plus13,",
        ),
    ],
)
def test_a_fault_is_told_in_a_sentence(run: Run, match: Match, change: dict[str, object], line: str) -> None:
    assert run("record", "check", stdin=json.dumps({**match(), **change})).stdout.startswith(line)


def test_points_that_are_missing_wrong_or_too_soon_are_told_apart(run: Run, match: Match) -> None:
    def said(change: Callable[[dict[str, Any]], object]) -> str:
        record = match()
        change(record["hands"][2])
        return run("record", "check", stdin=json.dumps(record)).stdout

    assert "its points are missing" in said(lambda hand: hand.pop("points"))
    assert "but should be" in said(lambda hand: hand.update(points=["0"] * 4))
    assert "broken off, but it has points" in said(lambda hand: hand["actions"].pop())


HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "blanks": b" \n ",
    "prose": b"Dear reader,",
    "every byte there is": bytes(range(256)),
    "zeroes": bytes(10_000),
    "half a record": b'{"format": "king-record", "version": 1, "rules": {"pre',
    "another encoding": '{"format": "king-record"}'.encode("utf-16"),
    "lists without end": b"[" * 500_000,
    "objects without end": b'{"a":' * 150_000,
    "a list of a million": b"[" + b"0," * 500_000 + b"0]",
    "a number of a million digits": b"9" * 1_000_000,
    "not a number": b"NaN",
    "beyond numbers": b"1e999999",
    "null": b"null",
    "a key twice": b'{"format": "king-record", "format": "king-record"}',
    "too large": b" " * (MAX_RECORD_BYTES + 1),
    "half a character": b'{"format": "\xe2\x82"}',
    "half a pair": b'{"\\ud800": 1}',
    "steering the terminal": b'{"format": "king-record", "\\u001b[2J\\n\\u202e": 1}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("jsonl", [[], ["--jsonl"]], ids=["one", "lines"])
def test_whatever_is_in_the_file_a_line_says_so(run: Run, file: File, text: bytes, jsonl: list[str]) -> None:
    result = run("record", "check", *jsonl, file(text))
    lines = result.stdout.split("\n")[:-1]
    assert all(line.startswith("refused hand=0 action=0 key=") and line.isprintable() for line in lines)
    assert result.stderr == ""
    if not jsonl:
        assert len(lines) == 1
    assert result.exit_code == (1 if lines else 0)


def test_a_line_too_long_is_refused_and_the_next_one_is_read(run: Run, match: Match) -> None:
    good = json.dumps(match())
    result = run("record", "check", "--jsonl", stdin=f"{good}\n{'x' * 3 * MAX_RECORD_BYTES}\n{good}\n")
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["ok", "refused", "ok"]


@pytest.mark.parametrize("many", ["hands", "actions", "deals", "players", "options"])
def test_a_record_with_too_much_of_something_is_refused_at_the_first(
    run: Run, match: Match, many: str
) -> None:
    record = match()
    zeroes = [0] * 200_000
    match many:
        case "hands" | "players":
            record[many] = zeroes
        case "actions" | "deals":
            record["hands"][0][many] = zeroes
        case _:
            record["rules"]["options"] = {"hands": ["domino"] * 50_000}
    result = run("record", "check", stdin=json.dumps(record))
    assert result.stdout.startswith("refused ")
    assert len(result.stdout) < 1000


def test_a_file_that_cannot_be_read_is_refused_in_a_line(
    run: Run, match: Match, file: File, tmp_path: Path
) -> None:
    result = run("record", "check", str(tmp_path / "none"), str(tmp_path), file(json.dumps(match())))
    missing, folder, good = result.stdout.splitlines()
    assert missing.startswith("refused hand=0 action=0 key=bad_json ")
    assert "No such file" in missing
    assert folder.startswith("refused hand=0 action=0 key=bad_json ")
    assert good.startswith("ok ")
    assert result.exit_code == 1


def test_hostile_records_do_not_fill_the_memory(match: Match) -> None:
    record = match()
    lines = [
        json.dumps({**record, "hands": [each] * (MAX_RECORD_BYTES // len(each) // 2)})
        for each in ("0", "{}", "[]")
    ]
    lines = [line.replace('"{}"', "{}").replace('"[]"', "[]") for line in lines]
    lines += [
        "[" * MAX_RECORD_BYTES,
        "[" + "{}," * 300_000 + "{}]",
        "{" + ",".join(f'"{n}":0' for n in range(80_000)) + "}",
    ]
    program = (
        "import re, sys; sys.argv = ['kingbot', 'record', 'check', '--jsonl', '-']\n"
        "from kingbot.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        # Not `ru_maxrss`: it begins with what the process that started this one had grown to.
        "print(re.search(r'VmHWM:\\s+(\\d+) kB', open('/proc/self/status').read())[1])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    *verdicts, peak = done.stdout.splitlines()
    assert len(verdicts) == len(lines)
    assert int(peak) < 256 * 1024  # KiB


def test_checking_records_loads_neither_discord_nor_the_database() -> None:
    program = (
        "import sys; sys.argv = ['kingbot', 'record', 'check', '-']\n"
        "from kingbot.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print({'discord', 'sqlalchemy', 'rich'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input="{}", capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "set()"
