"""`kingbot rules`: prints the rules of a table in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import typer

from kingbot.cli.output import fail, load_words
from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.presets import PRESETS, RulesError, format_line, load, parse_line
from kingbot.record.error_text import rules_error_text
from kingbot.rulebook import rules_text

ALL: Final = "all"


def show(preset: str, changes: Sequence[str], language: str) -> None:
    """Print the rules of a preset with changes in the form `key=value`."""
    words = load_words(language)
    rules = read_rules(words, preset, changes)
    typer.echo(f"{words(f'preset-{rules.preset}')} · {format_line(rules)}")
    for section in rules_text(rules, words):
        typer.echo(f"\n{section.title}")
        for line in section.lines:
            text = words("rule-changed", rule=line.text) if line.changed else line.text
            typer.echo(f"  {'*' if line.changed else ' '} {text}")


def read_rules(words: Words, preset: str, changes: Sequence[str]) -> Rules:
    """The rules of a preset with changes; exits if they are invalid."""
    try:
        return parse_line(" ".join([preset, *changes]))
    except RulesError as error:
        fail(rules_error_text(words, error))


def read_rules_or_all(words: Words, preset: str, changes: Sequence[str]) -> list[Rules]:
    """The rules of a preset with changes, or of every preset where it is `all`; exits if they are invalid."""
    return [load(each) for each in PRESETS] if preset == ALL else [read_rules(words, preset, changes)]
