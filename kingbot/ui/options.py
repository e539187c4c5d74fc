"""The options of a table's rules in words, a menu each, on private pages of its host."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle, SelectOption

from kingbot.engine.options import OPTION_SPECS, Rules
from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.presets import (
    RulesError,
    allowed,
    changed,
    custom,
    format_line,
    format_value,
    load,
    parse_value,
)
from kingbot.rulebook import option_text
from kingbot.tables.model import Table
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, menu
from kingbot.ui.layout import MessageBuilder, Screen

SECTIONS: Final = ("match", "contracts", "tricks", "declaration", "domino")
RESET: Final = "reset"  # the arguments of controls for all options together
SAVE: Final = "save"
FORGET: Final = "forget"
_LABEL: Final = 100  # characters


@dataclass(frozen=True, slots=True)
class Candidate:
    """A value that an option may be given: as a line has it, the rules with it, and what these say then."""

    value: str
    rules: Rules
    text: str


def options_page(table: Table, section: str, w: Words, house_rules: Iterable[str]) -> Screen:
    """The options of one section, with what differs from the kind in bold, and the way to the others."""
    rules, message = table.rules, MessageBuilder()
    pages = [each for each in SECTIONS if any(_options(rules, each, w))]
    section = section if section in pages else pages[0]
    title = w(f"section-{section}")
    message.text(f"### {w('options-title', table=str(table.id), section=title)}", w("options-tip"))
    departs = changed(rules)
    for option, found in _options(rules, section, w):
        text = option_text(rules, option, w)
        message.text(w("rule-changed", rule=f"**{text}**") if option in departs else text)
        message.menu_here(_option_menu(table, option, found, w))
    control = Control.at
    message.buttons(
        button(
            control(table, ControlKind.OPTIONS, each),
            w(f"section-{each}"),
            style=ButtonStyle.primary if each == section else ButtonStyle.secondary,
        )
        for each in pages
    )
    whole = [button(control(table, ControlKind.RULES, "0"), w("options-in-words"))]
    if departs:
        whole.append(button(control(table, ControlKind.OPTIONS, RESET), w("options-reset")))
        what = FORGET if format_line(rules) in house_rules else SAVE
        whole.append(button(control(table, ControlKind.OPTIONS, what), w(f"options-{what}")))
    message.buttons(whole)
    return message.screen()


def picked_rules(rules: Rules, option: str, picked: str) -> Rules:
    """The rules with what was picked in the menu of an option: `sale=off`, or hands that are left out.

    :raises RulesError: if there is no such option or value.
    """
    values = [each.partition("=")[2] for each in picked.split(",") if "=" in each]
    kept = {name: value for name, value in changed(rules).items() if name != option}
    if values or option != "hands":
        kept[option] = parse_value(rules.preset, option, ",".join(values))
    return custom(rules.preset, kept)


def candidates(rules: Rules, option: str, w: Words) -> Iterator[Candidate]:
    """The values an option may be given at this table, each with another sentence."""
    own, current = load(rules.preset).options, getattr(rules.options, option)
    values = [*allowed(rules.preset, option), format_value(getattr(own, option)), format_value(current)]
    said: set[str] = set()
    for value in dict.fromkeys(values):
        try:
            with_it = picked_rules(rules, option, f"{option}={value}")
        except RulesError:
            continue
        text = option_text(with_it, option, w)
        if text and text not in said:
            said.add(text)
            yield Candidate(value, with_it, text)


def _options(rules: Rules, section: str, w: Words) -> Iterator[tuple[str, list[Candidate]]]:
    """The options of a section that can be changed and matter, with their values."""
    for option, spec in OPTION_SPECS.items():
        if spec.section != section or option == "points" or not allowed(rules.preset, option):
            continue
        if option == "hands":
            yield option, []
            continue
        found = list(candidates(rules, option, w))
        if len(found) > 1 and option_text(rules, option, w):
            yield option, found


def _option_menu(table: Table, option: str, found: list[Candidate], w: Words) -> ControlItem:
    control = Control.at(table, ControlKind.OPTION, option)
    if option == "hands":
        return menu(control, w("options-hands"), list(_hands(table.rules, w)), several=True)
    options = [
        SelectOption(
            label=_split(each.text)[0],
            description=_split(each.text)[1],
            value=f"{option}={each.value}",
            default=each.rules == table.rules,
        )
        for each in found
    ]
    return menu(control, shorten(found[0].text, 100), options)


def _hands(rules: Rules, w: Words) -> Iterator[SelectOption]:
    """The hands of the kind, each contract once; those that are left out are picked."""
    for contract in dict.fromkeys(load(rules.preset).options.hands):
        yield SelectOption(
            label=shorten(w("options-without", contract=w.contract(contract, rules.preset)), _LABEL),
            value=f"hands=-{contract}",
            default=contract not in rules.options.hands,
        )


def _split(text: str) -> tuple[str, str | None]:
    """A sentence as the label of a menu's option, and what does not fit there as its description."""
    if len(text) <= _LABEL:
        return text, None
    end = text.rfind(" ", 0, _LABEL)
    end = end if end > 0 else _LABEL
    return text[:end], shorten(text[end:].strip(), _LABEL)
