"""`kingbot arena`: measures the strength of bots on duplicate deals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import typer

from kingbot.arena import Measurement, Tally, measure, measure_budgets, parse_line_up
from kingbot.cli.output import fail, load_words
from kingbot.cli.rules import read_rules_or_all
from kingbot.engine.contracts import Contract
from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.players import LEVELS, Player, player
from kingbot.players.master import Master
from kingbot.players.racing import Budget
from kingbot.players.warm_up import warm_up
from kingbot.presets import changed, custom

_WIDTH: Final = 32


def show(
    line_up: str, preset: str, changes: Sequence[str], deals: int, by_contract: bool, seed: str, language: str
) -> None:
    """Measure the first of a line-up, and print its points above an equal share, with standard errors.

    It plays whole matches; with `by_contract`, matches of one hand for each contract of the preset.
    """
    words = load_words(language)
    players = _parse_players(words, line_up)
    for rules in read_rules_or_all(words, preset, changes):
        if by_contract:
            _show_contracts(words, rules, players, deals, seed)
        else:
            typer.echo(f"{rules.preset}")
            _show_match(words, _measure(words, rules, players, deals, seed), rules)


def show_budgets(
    rivals: str,
    preset: str,
    changes: Sequence[str],
    deals: int,
    budgets: Sequence[float],
    seed: str,
    language: str,
) -> None:
    """Measure a master with each of these budgets, in milliseconds, against three bots of one level.

    It plays matches of one hand in tricks for each contract of the preset, each budget with the same deals;
    printed are the gains a hand, and the differences from that of the first budget, with standard errors.
    """
    words = load_words(language)
    others = _parse_players(words, f"{rivals},{rivals}")[1:]
    for rules in read_rules_or_all(words, preset, changes):
        contracts = [each for each in dict.fromkeys(rules.options.hands) if each is not Contract.DOMINO]
        hands = [_single_hand_rules(rules, contract) for contract in contracts]
        line_ups = [(each, [Master(Budget.of(each)), *others]) for each in budgets]
        typer.echo(f"{rules.preset}: {words('cli-arena-hands', count=4 * deals * len(hands))}")
        with _progress_bar(words, 4 * deals * len(hands) * len(budgets)) as progress:
            measured = measure_budgets(hands, line_ups, deals, seed, progress)
        for each in measured:
            more = f"   {each.more.mean:+.3f} ± {each.more.error:.3f}" if each is not measured[0] else ""
            typer.echo(_row(f"{each.milliseconds:g} ms", each.gain.mean, each.gain.error) + more)


def _show_contracts(words: Words, rules: Rules, players: Sequence[Player], deals: int, seed: str) -> None:
    """Each contract as a match of one hand; the mean gain at the end is of trick contracts."""
    gains: list[Tally] = []
    for contract in dict.fromkeys(rules.options.hands):
        single = _single_hand_rules(rules, contract)
        measured = _measure(words, single, players, deals, seed)
        _line(words.contract(contract, rules.preset), measured.total)
        if contract is Contract.DOMINO:
            _line(words("cli-arena-places"), measured.places)
        else:
            gains.append(measured.total)
    error = sum(gain.error**2 for gain in gains) ** 0.5 / max(len(gains), 1)
    mean = sum(gain.mean for gain in gains) / max(len(gains), 1)
    typer.echo(_row(words("cli-arena-gain"), mean, error))


def _single_hand_rules(rules: Rules, contract: Contract) -> Rules:
    return custom(rules.preset, {**changed(rules), "hands": [str(contract)]})


def _show_match(words: Words, measured: Measurement, rules: Rules) -> None:
    for contract, tally in measured.points.items():
        _line(words.contract(contract, rules.preset), tally)
    _line(words("cli-total"), measured.total)
    _line(words("cli-arena-places"), measured.places)


def _measure(words: Words, rules: Rules, players: Sequence[Player], deals: int, seed: str) -> Measurement:
    with _progress_bar(words, 4 * deals) as progress:
        return measure(rules, players, deals, seed, progress)


@contextmanager
def _progress_bar(words: Words, matches: int) -> Iterator[Callable[[], None]]:
    """What is to be called after each match; it moves a bar on a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with typer.progressbar(length=matches, label=words("cli-matches"), file=sys.stderr) as bar:
        yield lambda: bar.update(1)


def _line(name: str, tally: Tally) -> None:
    typer.echo(_row(name, tally.mean, tally.error))


def _row(name: str, mean: float, error: float) -> str:
    return f"  {name:<{_WIDTH}} {mean:+9.3f} ± {error:.3f}"


def _parse_players(words: Words, line_up: str) -> list[Player]:
    levels = (*LEVELS, "random")
    warm_up()  # compiled first, or the strongest bots would begin with simple policies
    try:
        return [player(level) for level in parse_line_up(line_up)]
    except ValueError:
        fail(words("cli-arena-line-up", value=line_up, allowed=", ".join(levels)))
