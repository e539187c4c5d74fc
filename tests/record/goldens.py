"""Matches kept as they were once played, in `tests/goldens`: two of each preset, the second with options.

They change only when a rule does. `python -m tests.record.goldens` plays and writes them anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from kingbot.engine import match as engine
from kingbot.presets import PRESETS, load
from kingbot.record import HandLog, Record, dumps, read
from tests.engine.anything import random_rules, random_scribe

FOLDER: Final = Path(__file__).parents[1] / "goldens"
CHOICES: Final = FOLDER / "choices.json"


def lines(preset: str) -> list[str]:
    """The records of a preset."""
    return (FOLDER / f"{preset}.jsonl").read_text("utf-8").splitlines()


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
    counts = {}
    for preset in PRESETS:
        texts = []
        for number in range(2):
            rng = random.Random(f"{preset} {number}")
            rules = random_rules(rng, preset) if number else load(preset)
            texts.append(dumps(random_scribe(rules, rng)[1].record()))
        (FOLDER / f"{preset}.jsonl").write_text("\n".join(texts) + "\n", "utf-8")
        counts[preset] = [choices(read(text)) for text in texts]
    CHOICES.write_text(json.dumps(counts, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    make()
