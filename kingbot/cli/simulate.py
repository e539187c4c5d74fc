"""`kingbot simulate`: writes the records of matches played by bots."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import typer

from kingbot.cli.output import fail, load_words
from kingbot.cli.rules import ALL, read_rules_or_all
from kingbot.i18n import Words
from kingbot.players import LEVELS, Player, player
from kingbot.record import dumps
from kingbot.simulate import Simulation


def write(
    preset: str,
    changes: Sequence[str],
    levels: Sequence[str],
    options: str,
    count: int,
    seed: str,
    language: str,
) -> None:
    """Write the records of `count` matches to the standard output, one a line."""
    words = load_words(language)
    if options not in ("fixed", "random"):
        fail(words("cli-no-such-choice", option="--options", value=options, allowed="fixed, random"))
    draw_options = options == "random"
    if changes and (draw_options or preset == ALL):
        fail(words("cli-set-needs-preset"))
    tables = read_rules_or_all(words, preset, changes)
    simulation = Simulation(tables, _parse_players(words, levels), seed, draw_options)
    records = simulation.records(count)
    if not sys.stderr.isatty():
        _print(records)
        return
    with typer.progressbar(records, length=count, label=words("cli-matches"), file=sys.stderr) as bar:
        _print(bar)


def _print(records: Iterable[Mapping[str, Any]]) -> None:
    for record in records:
        sys.stdout.write(dumps(record) + "\n")


def _parse_players(words: Words, levels: Sequence[str]) -> list[Player]:
    if len(levels) not in (1, 4):
        fail(words("cli-players-number", count=len(levels)))
    try:
        players = [player(level, deterministic=True) for level in levels]
    except ValueError:
        unknown = next(level for level in levels if level not in (*LEVELS, "random"))
        allowed = ", ".join((*LEVELS, "random"))
        fail(words("cli-no-such-choice", option="--players", value=unknown, allowed=allowed))
    return players * (4 // len(players))
