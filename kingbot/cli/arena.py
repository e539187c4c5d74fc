"""`kingbot arena`: how strong bots are, measured on duplicate deals."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

import typer

from kingbot.arena import Measured, Tally, measure, seats_of
from kingbot.cli.output import fail, speak
from kingbot.cli.rules import read_rules
from kingbot.engine.contracts import Contract
from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.players import LEVELS, Player, player
from kingbot.players.warm_up import warm_up
from kingbot.presets import PRESETS, changed, custom, load

ALL: Final = "all"
_WIDTH: Final = 32


def show(
    line_up: str, preset: str, changes: Sequence[str], deals: int, apart: bool, seed: str, language: str
) -> None:
    """Measure the first of a line-up, and print what it earns above the even share, with standard errors.

    Whole matches, or, `apart`, each contract of the preset's fixed hands by itself.
    """
    words = speak(language)
    players = _players(words, line_up)
    tables = [load(each) for each in PRESETS] if preset == ALL else [read_rules(words, preset, changes)]
    for rules in tables:
        if apart:
            _show_apart(words, rules, players, deals, seed)
        else:
            typer.echo(f"{rules.preset}")
            _show_match(words, _measured(words, rules, players, deals, seed), rules)


def _show_apart(words: Words, rules: Rules, players: Sequence[Player], deals: int, seed: str) -> None:
    """Each contract as a match of one hand; the gain averages those that are played in tricks."""
    gains: list[Tally] = []
    for contract in dict.fromkeys(rules.options.hands):
        alone = _alone(rules, contract)
        measured = _measured(words, alone, players, deals, seed)
        _line(words.contract(contract, rules.preset), measured.total)
        if contract is Contract.DOMINO:
            _line(words("cli-arena-places"), measured.places)
        else:
            gains.append(measured.total)
    error = sum(gain.error**2 for gain in gains) ** 0.5 / max(len(gains), 1)
    mean = sum(gain.mean for gain in gains) / max(len(gains), 1)
    typer.echo(_row(words("cli-arena-gain"), mean, error))


def _alone(rules: Rules, contract: Contract) -> Rules:
    return custom(rules.preset, {**changed(rules), "hands": [str(contract)]})


def _show_match(words: Words, measured: Measured, rules: Rules) -> None:
    for contract, tally in measured.points.items():
        _line(words.contract(contract, rules.preset), tally)
    _line(words("cli-total"), measured.total)
    _line(words("cli-arena-places"), measured.places)


def _measured(words: Words, rules: Rules, players: Sequence[Player], deals: int, seed: str) -> Measured:
    if not sys.stderr.isatty():
        return measure(rules, players, deals, seed)
    with typer.progressbar(length=4 * deals, label=words("cli-matches"), file=sys.stderr) as bar:
        return measure(rules, players, deals, seed, lambda: bar.update(1))


def _line(name: str, tally: Tally) -> None:
    typer.echo(_row(name, tally.mean, tally.error))


def _row(name: str, mean: float, error: float) -> str:
    return f"  {name:<{_WIDTH}} {mean:+9.3f} ± {error:.3f}"


def _players(words: Words, line_up: str) -> list[Player]:
    levels = (*LEVELS, "random")
    warm_up()  # or masters would begin by rules of thumb
    try:
        return [player(level) for level in seats_of(line_up)]
    except ValueError:
        fail(words("cli-arena-line-up", value=line_up, allowed=", ".join(levels)))
