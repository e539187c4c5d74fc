"""Whether a preset can be played, under every option that its tables may set (rules 8, 9)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Any, NoReturn

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Rules
from kingbot.presets.dead_ends import DeadEnd, TooManyStatesError, find_dead_end
from kingbot.presets.errors import PresetError
from kingbot.presets.model import Preset
from kingbot.presets.values import KINDS, format_value

# The options that decide who chooses, and what is left to choose from.
_CHOOSING = ("quota", "rotation")


def check_preset(preset: Preset) -> None:
    """Check a preset, and what a table may make of it.

    :raises PresetError: at the first thing that is wrong, with what would be right.
    """
    _check_contracts(preset.rules)
    _check_options(preset)
    _check_choices(preset)


def _check_options(preset: Preset) -> None:
    name, own = preset.rules.preset, preset.rules.options
    parts = {"offered": preset.offered, "closed": preset.closed, "narrowed": preset.narrowed}
    for part, options in parts.items():
        for option in options:
            if option not in KINDS:
                raise PresetError(name, f"{part}: there is no option {option}")
    for option in preset.offered:
        if option in preset.closed:
            raise PresetError(name, f"offered: {option} is closed")
    for option, values in preset.narrowed.items():
        open_values = KINDS[option].allowed(own)
        if not {format_value(getattr(own, option))} <= {*values} <= {*open_values}:
            right = f"some of {', '.join(open_values)}, the preset's own among them"
            raise PresetError(name, f"narrowed.{option}: {', '.join(values)}; it must be {right}")
    for option, kind in KINDS.items():
        value = getattr(own, option)
        if not kind.fits(value, own):
            right = f"it takes {', '.join(kind.allowed(own))}"
            raise PresetError(name, f"options.{option}: {format_value(value)}; {right}")


def _check_contracts(rules: Rules) -> None:
    preset, schedule = rules.preset, rules.schedule
    if not rules.length:
        raise PresetError(preset, "there is no hand: name `hands`, or how many are `chosen`")
    for contract in {**schedule.menu, **dict.fromkeys(rules.options.hands)}:
        if contract not in rules.options.points:
            raise PresetError(preset, f"options.points: {contract} is played and has no points")
    for contract, points in rules.options.points.items():
        costs = contract.spec.negative or contract.spec.domino
        if points == 0 or (points < 0) != costs:
            right = "below" if costs else "above"
            raise PresetError(preset, f"options.points: {contract} has {points}, which must be {right} 0")
    for quota in schedule.quotas:
        for contract in quota.contracts - schedule.menu.keys():
            raise PresetError(preset, f"schedule.quotas: {contract} is not on the menu")


def _check_choices(preset: Preset) -> None:
    """Every chooser has a contract to choose, whatever was chosen before."""
    for values in product(*(_settings(preset, option) for option in _CHOOSING)):
        options = replace(preset.rules.options, **dict(zip(_CHOOSING, values, strict=True)))
        rules = replace(preset.rules, options=options)
        try:
            dead_end = find_dead_end(rules)
        except TooManyStatesError:
            fault = "schedule.quotas: more courses of a match than can be checked; take fewer quotas"
            raise PresetError(rules.preset, fault) from None
        if dead_end is not None:
            _refuse(rules, dead_end)


def _settings(preset: Preset, option: str) -> list[Any]:
    """The values that an option can have at a table."""
    open_values = [KINDS[option].parse(value) for value in preset.allowed(option)]
    return open_values or [getattr(preset.rules.options, option)]


def _refuse(rules: Rules, dead_end: DeadEnd) -> NoReturn:
    set_to = ", ".join(f"{option}={getattr(rules.options, option)}" for option in _CHOOSING)
    before = "; ".join(
        f"chooser {seat + 1} {', '.join(contract for each, contract in dead_end.chosen if each == seat)}"
        for seat in sorted({seat for seat, _ in dead_end.chosen})
    )
    raise PresetError(
        rules.preset,
        f"schedule: in hand {dead_end.hand} chooser {dead_end.chooser + 1} can be left without a contract "
        f"({set_to}), after {before or 'no choice at all'}. {_remedy(rules, dead_end)}",
    )


def _remedy(rules: Rules, dead_end: DeadEnd) -> str:
    """What would be right instead."""
    schedule = rules.schedule
    total = sum(schedule.menu.values())
    if total < schedule.chosen:
        return f"The menu has {total} contracts: it needs {schedule.chosen}, one for each chosen hand."
    turns = 1 + sum(seat == dead_end.chooser for seat, _ in dead_end.chosen)
    free = {*schedule.menu} - {contract for quota in schedule.quotas for contract in quota.contracts}
    allowed = sum(quota.each for quota in schedule.quotas)
    if not free and allowed < turns:
        return f"The quotas let a chooser choose {allowed} times: they must add up to {turns} or more."
    for quota in schedule.quotas:
        there = sum(schedule.menu[contract] for contract in quota.contracts)
        if there < 4 * quota.each:
            return (
                f"The menu has {there} of {_names(quota.contracts)}: four choosers with a quota of "
                f"{quota.each} need {4 * quota.each}."
            )
    return "Each group of contracts needs four times its quota on the menu, and no contract a second quota."


def _names(contracts: Iterable[Contract]) -> str:
    return ", ".join(sorted(contracts))
