"""The rules in force, in plain words, as a message of as many pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from discord import ButtonStyle

from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.presets import format_line
from kingbot.rulebook import Section, rules_text
from kingbot.tables.model import Table
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.layout import MessageBuilder, Screen

A_PAGE: Final = 3400  # characters, which leaves room for the heading


def preset_rules(rules: Rules, w: Words, page: int = 0) -> Screen:
    """The rules of a preset; the pages are counted from 0."""
    title = w(f"preset-{rules.preset}")
    return _rules(title, rules, w, page, lambda to: Control(0, 0, ControlKind.RULES, f"{rules.preset} {to}"))


def table_rules(table: Table, w: Words, page: int = 0) -> Screen:
    """The rules of a table; a line is marked where they depart from its preset."""
    title = w("rules-title", table=str(table.id))
    return _rules(
        title, table.rules, w, page, lambda to: Control(table.id, table.version, ControlKind.RULES, str(to))
    )


def _rules(title: str, rules: Rules, w: Words, page: int, control: Callable[[int], Control]) -> Screen:
    pages = list(_pages(rules_text(rules, w), w))
    page = min(page, len(pages) - 1)
    sheet = MessageBuilder()
    sheet.text(f"### {title}\n`{shorten(format_line(rules), 300)}`")
    for section in pages[page]:
        sheet.text(section)
    around = [button(control(page - 1), w("button-before"))] if page else []
    if page + 1 < len(pages):
        around.append(button(control(page + 1), w("button-after"), style=ButtonStyle.primary))
    sheet.buttons(around)
    return sheet.screen()


def _pages(sections: Iterable[Section], w: Words) -> Iterable[list[str]]:
    """Sections together as long as they fit on a page.

    Each is a text of its own, lest its title hang on to the list before it.
    """
    page: list[str] = []
    for section in sections:
        text = "\n".join(_lines(section, w))
        if page and sum(map(len, page)) + len(text) >= A_PAGE:
            yield page
            page = []
        page.append(text)
    yield page


def _lines(section: Section, w: Words) -> Iterable[str]:
    yield f"**{section.title}**"
    for line in section.lines:
        yield f"- {w('rule-changed', rule=f'**{line.text}**') if line.changed else line.text}"
