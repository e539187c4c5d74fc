"""The options of a table's rules in words, a menu each, on private pages of its host."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle, SelectOption

from kingbot.engine.contracts import Contract
from kingbot.engine.options import OPTION_SPECS, Rules
from kingbot.i18n import Words
from kingbot.i18n.words import slug
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
from kingbot.rulebook import option_text, rows
from kingbot.tables.model import Table
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, menu
from kingbot.ui.layout import MessageBuilder, Screen

POINTS: Final = "points"  # an option with a page of its own: a menu for each contract
SECTIONS: Final = ("match", "contracts", POINTS, "tricks", "declaration", "domino")
RESET: Final = "reset"  # the arguments of controls for all options together
SAVE: Final = "save"
FORGET: Final = "forget"
_LABEL: Final = 100  # characters
_SHOWN_BY_MENU: Final = 36  # letters of its picked option that a menu shows on a phone; more is cut off
_STEPS: Final = ((10, 1), (50, 5), (10**6, 10))  # points below the first go by steps of the second
_STEPS_EACH_WAY: Final = 8


@dataclass(frozen=True, slots=True)
class Candidate:
    """A value that an option may be given: as a line has it, the rules with it, and what these say then."""

    value: str
    rules: Rules
    text: str


def options_page(table: Table, section: str, w: Words, house_rules: Iterable[str]) -> Screen:
    """The options of one section, with what differs from the kind in bold, and the way to the others."""
    rules, message = table.rules, MessageBuilder()
    pages = [each for each in SECTIONS if _has_page(rules, each, w)]
    section = section if section in pages else pages[0]
    title = w(f"section-{section}")
    message.text(f"### {w('options-title', table=str(table.id), section=title)}", w("options-tip"))
    departs = changed(rules)
    if section == POINTS:
        _add_points(message, table, w)
    for option, found in _options(rules, section, w):
        text = option_text(rules, option, w)
        if option in departs:
            message.text(w("rule-changed", rule=f"**{text}**"))
        elif option == "hands" or len(text) > _SHOWN_BY_MENU:
            message.text(text)
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


def page_of(option: str) -> str:
    """The page on which an option is set."""
    return option if option == POINTS else OPTION_SPECS[option].section


def picked_rules(rules: Rules, option: str, picked: str) -> Rules:
    """The rules with what was picked in the menu of an option: `sale=off`, or hands that are left out.

    Points are picked for one contract, `points=no_queens:-5`; those of the others stay.

    :raises RulesError: if there is no such option or value.
    """
    values = [each.partition("=")[2] for each in picked.split(",") if "=" in each]
    kept = {name: value for name, value in changed(rules).items() if name != option}
    if option == POINTS:
        values = [f"{each}:{points}" for each, points in _points_with(rules, values).items()]
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
        if spec.section != section or option == POINTS or not allowed(rules.preset, option):
            continue
        if option == "hands":
            yield option, []
            continue
        found = list(candidates(rules, option, w))
        if len(found) > 1 and option_text(rules, option, w):
            yield option, found


def _has_page(rules: Rules, section: str, w: Words) -> bool:
    if section == POINTS:
        return bool(allowed(rules.preset, POINTS))
    return any(_options(rules, section, w))


def _points_with(rules: Rules, picked: Iterable[str]) -> dict[str, str]:
    """The points of all contracts with those that were picked, as a line has them."""
    points = {str(each): str(value) for each, value in rules.options.points.items()}
    return points | {each.partition(":")[0]: each.partition(":")[2] for each in picked}


def _add_points(message: MessageBuilder, table: Table, w: Words) -> None:
    """A menu for the points of each contract, below those that differ from the kind."""
    rules, own = table.rules, load(table.rules.preset)
    differ = [each for each, value in rules.options.points.items() if value != own.options.points[each]]
    bold = (f"**{_counted(each, rules.options.points[each], rules.preset, w)}**" for each in differ)
    message.text(*(w("rule-changed", rule=each) for each in bold))
    played = {row.contract for row in rows(rules)}
    for contract, value in own.options.points.items():
        if contract not in played and contract not in differ:
            continue
        current = rules.options.points[contract]
        options = [
            SelectOption(
                label=shorten(_points_label(contract, each, rules.preset, w), _LABEL),
                description=shorten(w(f"counts-{slug(contract)}", points=w.points(each, plus=True)), _LABEL),
                value=f"{POINTS}={contract}:{each}",
                default=each == current,
            )
            for each in _possible_points(value, current)
        ]
        control = Control.at(table, ControlKind.OPTION, f"{POINTS} {contract}")
        message.menu_here(menu(control, w.contract(contract, rules.preset), options))


def _possible_points(own: int, current: int) -> list[int]:
    """Round points around those of the kind, with their sign, from the smallest; also the current ones."""
    step = next(step for limit, step in _STEPS if abs(own) < limit)
    sizes = {abs(own) + step * each for each in range(-_STEPS_EACH_WAY, _STEPS_EACH_WAY + 1)}
    sizes = {each for each in sizes if each > 0} | {abs(current)}
    return [each if own > 0 else -each for each in sorted(sizes)]


def _points_label(contract: Contract, points: int, preset: str, w: Words) -> str:
    """A contract and its points, short enough for a phone: *No queens −3*."""
    name = w.contract(contract, preset).partition(" (")[0]
    return f"{name} {w.points(points, plus=True)}"


def _counted(contract: Contract, points: int, preset: str, w: Words) -> str:
    counts = w(f"counts-{slug(contract)}", points=w.points(points, plus=True))
    return f"{w.contract(contract, preset)}: {counts}"


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
