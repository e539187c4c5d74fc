"""The rules in force, in plain words, as a message."""

from __future__ import annotations

from collections.abc import Iterable

from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.presets import format_line
from kingbot.rulebook import rules_text
from kingbot.tables.model import Table
from kingbot.ui.layout import MOST_TEXT, Screen, Sheet, clip


def preset_rules(rules: Rules, w: Words) -> Screen:
    """The rules of a preset."""
    return _rules(w(f"preset-{rules.preset}"), rules, w)


def table_rules(table: Table, w: Words) -> Screen:
    """The rules of a table; a line is marked where they depart from its preset."""
    return _rules(w("rules-title", table=str(table.id)), table.rules, w)


def _rules(title: str, rules: Rules, w: Words) -> Screen:
    sheet = Sheet()
    heading = f"### {title}\n`{clip(format_line(rules), 300)}`"
    text = "\n".join(_lines(rules, w))
    sheet.text(heading)
    sheet.text(clip(text, MOST_TEXT - len(heading)))
    return sheet.screen()


def _lines(rules: Rules, w: Words) -> Iterable[str]:
    for section in rules_text(rules, w):
        yield f"**{section.title}**"
        for line in section.lines:
            yield f"- {w('rule-changed', rule=f'**{line.text}**') if line.changed else line.text}"
