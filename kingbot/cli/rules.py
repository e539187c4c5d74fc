"""`kingbot rules`: the rules of a table in plain words."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from kingbot.cli.output import fail, rules_fault, speak
from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.presets import RulesError, format_line, parse_line
from kingbot.rulebook import rules_text


def show(preset: str, changes: Sequence[str], language: str) -> None:
    """Print the rules of a preset with these changes, written `key=value`."""
    words = speak(language)
    rules = read_rules(words, preset, changes)
    typer.echo(f"{words(f'preset-{rules.preset}')} · {format_line(rules)}")
    for section in rules_text(rules, words):
        typer.echo(f"\n{section.title}")
        for line in section.lines:
            text = words("rule-changed", rule=line.text) if line.changed else line.text
            typer.echo(f"  {'*' if line.changed else ' '} {text}")


def read_rules(words: Words, preset: str, changes: Sequence[str]) -> Rules:
    """The rules that were asked for; ends the command with a word on what is wrong with them."""
    try:
        return parse_line(" ".join([preset, *changes]))
    except RulesError as error:
        fail(rules_fault(words, error))
