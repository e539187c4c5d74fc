"""The rules of a preset or a table in words, on as many pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate
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

MAX_PAGE_LENGTH: Final = 3400  # characters, which leaves room for the title
MAX_CHANGES_LENGTH: Final = 1500


def preset_rules(rules: Rules, w: Words, page: int = 0) -> Screen:
    """The rules of a preset; `page` counts from 0."""
    title = w(f"preset-{rules.preset}")
    return _rules(title, rules, w, page, lambda to: Control(0, 0, ControlKind.RULES, f"{rules.preset} {to}"))


def table_rules(table: Table, w: Words, page: int = 0) -> Screen:
    """The rules of a table; lines that differ from its preset are marked."""
    title = f"{w('rules-title', table=str(table.id))}\n{w(f'preset-{table.rules.preset}')}"
    return _rules(title, table.rules, w, page, lambda to: Control.at(table, ControlKind.RULES, str(to)))


def _rules(title: str, rules: Rules, w: Words, page: int, control: Callable[[int], Control]) -> Screen:
    pages = list(_pages(rules_text(rules, w), w))
    page = min(page, len(pages) - 1)
    message = MessageBuilder()
    message.text(f"### {title}", _shared_line(rules, w))
    for section in pages[page]:
        message.text(section)
    buttons = [button(control(page - 1), w("button-before"))] if page else []
    if page + 1 < len(pages):
        buttons.append(button(control(page + 1), w("button-after"), style=ButtonStyle.primary))
    message.buttons(buttons)
    return message.screen()


def _shared_line(rules: Rules, w: Words) -> str | None:
    """How to open another table with the same changes, if there are any."""
    changes = format_line(rules).partition(" ")[2]
    return f"-# {w('rules-share', rules=shorten(changes, 300))}" if changes else None


def changed_rules(rules: Rules, w: Words) -> list[str]:
    """The rules in which a table departs from its preset, a line each; as many as a message has room for."""
    lines = [f"- {line.text}" for section in rules_text(rules, w) for line in section.lines if line.changed]
    if not lines:
        return []
    lengths = accumulate(map(len, lines))
    shown = [line for line, length in zip(lines, lengths, strict=True) if length <= MAX_CHANGES_LENGTH]
    return [w("lobby-rules"), *shown, *(["- …"] if len(shown) < len(lines) else [])]


def _pages(sections: Iterable[Section], w: Words) -> Iterable[list[str]]:
    """The texts of sections, as many on a page as fit.

    Each section is a text of its own: in one text, Discord would show a title as part of the list before it.
    """
    page: list[str] = []
    for section in sections:
        text = "\n".join(_lines(section, w))
        if page and sum(map(len, page)) + len(text) >= MAX_PAGE_LENGTH:
            yield page
            page = []
        page.append(text)
    yield page


def _lines(section: Section, w: Words) -> Iterable[str]:
    yield f"**{section.title}**"
    for line in section.lines:
        yield f"- {w('rule-changed', rule=f'**{line.text}**') if line.changed else line.text}"
