"""Matches kept as they were once played, in `tests/goldens`: two of each preset, the second with options.

`lists` holds matches in which a list of contracts guards the first trick. Goldens change only when a rule
does. `python -m tests.record.goldens` plays and writes them anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from kingbot.engine import match as engine
from kingbot.presets import PRESETS, load, parse_line
from kingbot.record import HandLog, Record, dumps, read
from tests.engine.anything import random_record, random_rules

FOLDER: Final = Path(__file__).parents[1] / "goldens"
CHOICES: Final = FOLDER / "choices.json"
# Tables with a list: one whose other duties are silent on the first trick, one of each kind of match.
LISTS: Final = (
    "home first_trick_discard=no_king_hearts,no_queens void_duty=penalty rifki_void=any_heart",
    "two-phase first_trick_discard=no_king_spades,no_hearts,no_jack_hearts",
    "rifki first_trick_discard=no_king_hearts,no_kings_jacks",
)


def lines(name: str) -> list[str]:
    """The records of a preset, or those with lists."""
    return (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()


def choices(record: Record) -> int:
    """How many actions were legal in a match, over all its turns: it tells when a list grows or shrinks."""
    match, total = engine.start(record.rules), 0
    for hand in record.hands:
        deals = iter(hand.log.deals)
        match = engine.deal(match, hand.log.dealer, next(deals)).match
        for action in hand.log.actions:
            if engine.turn(match) is None:
                match = engine.deal(match, hand.log.dealer, next(deals)).match
            total += len(engine.legal_actions(match))
            match = engine.apply(match, action).match
    return total


def logs(record: Record) -> list[HandLog]:
    """What was put into a match."""
    return [hand.log for hand in record.hands]


def make() -> None:
    """Play the goldens and write them."""
    FOLDER.mkdir(exist_ok=True)
    counts = {name: _make(name) for name in (*PRESETS, "lists")}
    CHOICES.write_text(json.dumps(counts, indent=2) + "\n", "utf-8")


def _make(name: str) -> list[int]:
    """Play the goldens of a file and write them; how many choices each has."""
    texts = []
    for number in range(len(LISTS) if name == "lists" else 2):
        rng = random.Random(f"{name} {number}")
        if name == "lists":
            rules = parse_line(LISTS[number])
        else:
            rules = random_rules(rng, name) if number else load(name)
        texts.append(dumps(random_record(rules, rng)[1].record()))
    (FOLDER / f"{name}.jsonl").write_text("\n".join(texts) + "\n", "utf-8")
    return [choices(read(text)) for text in texts]


if __name__ == "__main__":
    make()
