"""A contract, an option or a preset is added in one place and its texts: tried in a copy of the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
# What rules need, down to their words.
NEEDED: Final = ("__init__.py", "cards.py", "deals.py", "engine", "presets", "record", "rulebook", "i18n")

# Plays a match at random, writes and reads its record, and prints the line and the rules in words.
PLAY: Final = """
import random, sys
from kingbot.cards import CARDS, card_set
from kingbot.engine import match as engine
from kingbot.engine.schedule import dealers_of
from kingbot.i18n import words
from kingbot.presets import format_line, parse_line
from kingbot.record import MatchRecorder, dumps, read
from kingbot.rulebook import rules_text

rules, rng = parse_line(sys.argv[1]), random.Random(1)
match, recorder = engine.start(rules), MatchRecorder(rules, ["A", "B", "C", "D"])
while (due := engine.upcoming(match)) is not None:
    pack = [*CARDS]
    rng.shuffle(pack)
    cards = tuple(card_set(pack[seat::4]) for seat in range(4))
    dealer = min(dealers_of(rules, due, cards))
    recorder.dealt(dealer, cards)
    match = engine.deal(match, dealer, cards).match
    while engine.turn(match) is not None:
        action = rng.choice(engine.legal_actions(match))
        recorder.acted(action)
        match = engine.apply(match, action).match
assert read(dumps(recorder.record())).rules == rules
print(format_line(rules))
for hand in match.finished:
    print(hand.contract, sum(hand.points))
for section in rules_text(rules, words("en")):
    for line in section.lines:
        print("*" if line.changed else " ", line.text)
"""


class Copy:
    """A copy of the rules in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.kingbot = folder / "kingbot"
        self.kingbot.mkdir()
        for name in NEEDED:
            source = ROOT / "kingbot" / name
            copy = shutil.copytree if source.is_dir() else shutil.copy
            copy(source, self.kingbot / name)

    def change(self, file: str, old: str, new: str) -> None:
        """Replace a text that stands in a file once."""
        path = self.kingbot / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), "utf-8")

    def add(self, file: str, text: str) -> None:
        """Add lines to the end of a file, which need not be there."""
        with (self.kingbot / file).open("a", encoding="utf-8") as out:
            out.write(text)

    def play(self, line: str) -> subprocess.CompletedProcess[str]:
        """Play a match by the rules written in a line."""
        environment = {**os.environ, "PYTHONPATH": str(self.kingbot.parent)}
        command = [sys.executable, "-c", PLAY, line]
        return subprocess.run(
            command, cwd=self.kingbot.parent, env=environment, capture_output=True, text=True, check=False
        )


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


PRESET = """
order = 3
based_on = "classic"
[options]
hands = ["no_queens", "no_trump"]
"""
PRESET_TEXTS = """
preset-short = Short King
about-short = Two hands of the Italian King.
"""


def test_a_preset_is_a_file_and_its_texts(copy: Copy) -> None:
    copy.add("presets/short.toml", PRESET.replace("order = 3", "order = 9"))
    copy.add("i18n/en/rules.ftl", PRESET_TEXTS)
    done = copy.play("short slam=plus13")
    assert done.stderr == ""
    said = done.stdout.splitlines()
    assert said[:3] == ["short slam=plus13", "no_queens -12", "no_trump 26"]
    assert "  Two hands of the Italian King." in said


def test_a_preset_in_anothers_place_or_without_texts_is_refused_with_the_reason(copy: Copy) -> None:
    copy.add("presets/short.toml", PRESET.replace("order = 3", "order = 9"))
    assert "en has no sentence 'about-short'" in copy.play("short").stderr
    copy.change("presets/short.toml", "order = 9", "order = 3")
    assert "PresetError: short.toml: order: 3 is already the place of declared" in copy.play("classic").stderr


def test_an_option_is_a_field_and_its_texts(copy: Copy) -> None:
    copy.change(
        "engine/options.py",
        "    ruff_duty: bool",
        '    fast: Literal["no", "yes", "very"] = _option("no", "tricks", _PENALTY)\n'
        '    wished: tuple[Contract, ...] | Literal["none"] = _option("none", "match", _EVERY, _own_hands)\n'
        '    stake: int | Literal["none"] = _option("none", "contracts", _EVERY)\n'
        "    ruff_duty: bool",
    )
    copy.add(
        "i18n/en/rules.ftl",
        "\nrule-fast-no = Take your time.\nrule-fast-very = In { $contracts } play very fast."
        "\nrule-wished-none = Nothing is wished for.\nrule-wished-list = { $contracts } is wished for."
        "\nrule-stake-none = No stakes.\nrule-stake-number = The stake is { $number }.\n",
    )
    done = copy.play("home hands=no_tricks,no_queens fast=very wished=no_queens stake=5")
    assert done.stderr == ""
    said = done.stdout.splitlines()
    assert said[0] == "home fast=very wished=no_queens stake=5 hands=no_tricks,no_queens"
    for line in ("In No queens play very fast.", "No queens is wished for.", "The stake is 5."):
        assert f"* {line}" in said
    assert "Take your time." in copy.play("home hands=no_queens").stdout
    assert "Take your time." not in copy.play("home hands=no_tricks").stdout
    assert "en has no sentence 'rule-fast-yes'" in copy.play("home fast=yes").stderr


def test_an_option_of_a_type_that_no_kind_has_is_refused_with_the_reason(copy: Copy) -> None:
    copy.change(
        "engine/options.py",
        "    ruff_duty: bool",
        '    odd: float = _option(1.5, "tricks", _TRICKS)\n    ruff_duty: bool',
    )
    assert "no kind of option has values of the type of odd: <class 'float'>" in copy.play("home").stderr


ACES = """
    NO_ACES = "no_aces", ContractSpec(penalty=rank_cards(Rank.ACE), guarded=Suit.SPADES)
"""
ACES_TEXTS = """
contract-no-aces = No aces
counts-no-aces = { $points } for each ace
"""


def test_a_contract_is_a_record_and_its_texts(copy: Copy) -> None:
    copy.change("engine/contracts.py", "\n    spec: ContractSpec\n", f"{ACES}\n    spec: ContractSpec\n")
    copy.add("i18n/en/cards.ftl", ACES_TEXTS)
    copy.add("i18n/en/rules.ftl", PRESET_TEXTS)
    copy.add(
        "presets/short.toml",
        PRESET.replace("order = 3", "order = 9").replace('"no_trump"', '"no_aces"')
        + "[options.points]\nno_aces = -4\n",
    )
    done = copy.play("short first_trick_discard=no_aces void_duty=penalty give_up=on points=no_aces:-5")
    assert done.stderr == ""
    said = done.stdout.splitlines()
    assert said[1:3] == ["no_queens -12", "no_aces -20"]
    assert "* 2 · No aces: −5 for each ace, −20 in all" in said
    assert any(line.startswith("* No aces: you cannot discard a penalty card on the first") for line in said)
    assert any(line.startswith("  No aces: spades cannot be led") for line in said)
    assert "bad_option" in copy.play("short first_trick_discard=no_hearts,no_hearts").stderr


def test_a_contract_without_a_record_is_refused_with_the_reason(copy: Copy) -> None:
    copy.change(
        "engine/contracts.py",
        "\n    spec: ContractSpec\n",
        '\n    NO_ACES = "no_aces"\n\n    spec: ContractSpec\n',
    )
    assert "the contract no_aces has no record" in copy.play("classic").stderr
