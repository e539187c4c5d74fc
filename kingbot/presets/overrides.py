"""A preset with some of its options changed (rules 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Rules
from kingbot.presets.errors import RulesError
from kingbot.presets.loader import Preset, preset_file
from kingbot.presets.values import HANDS, NUMBERS, OPTION_KEYS, POINTS, validate, words_of
from kingbot.presets.written import written


def custom(preset: str, options: Mapping[str, object]) -> Rules:
    """The rules of a preset with these options changed; values as in a record (record 1).

    The preset's own value is no change. An option that the preset does not have is refused with any value,
    for that is judged by the preset alone (rules 9). `points` names only the contracts that change.

    :raises RulesError: `unknown_key` for a preset or option that does not exist, `bad_option` for an option
        that the preset does not have, or a value that it does not admit.
    """
    file = preset_file(preset)
    changes = {key: _admitted(file, key, value) for key, value in options.items()}
    if not changes:
        return file.rules
    return replace(file.rules, options=replace(file.rules.options, **changes))


def changed(rules: Rules) -> dict[str, object]:
    """The options in which rules differ from their preset, as a record has them (record 1)."""
    own = preset_file(rules.preset).rules.options
    differences: dict[str, object] = {}
    for key in OPTION_KEYS:
        value, preset_value = getattr(rules.options, key), getattr(own, key)
        if value == preset_value:
            continue
        if key == POINTS:
            value = {str(each): points for each, points in value.items() if points != preset_value[each]}
        elif key == HANDS:
            value = [str(each) for each in value]
        differences[key] = value
    return differences


def allowed(preset: str, option: str) -> tuple[str, ...]:
    """What a table of the preset may set an option to, as a line has it; nothing if it cannot be changed.

    `domino_win` allows `sum` and `>=0` (any such integer); `points` has a word for each contract, with the
    sign of its points (`no_queens:<0`); `hands` each contract as often as it may be named.

    :raises RulesError: `unknown_key` for a preset or option that does not exist.
    """
    file = preset_file(preset)
    if option not in OPTION_KEYS:
        raise RulesError("unknown_key", preset=preset, option=option, allowed=OPTION_KEYS)
    if option in file.closed:
        return ()
    match option:
        case "domino_win":
            return ("sum", ">=0")
        case "points":
            points = file.rules.options.points
            return tuple(f"{contract}:{'<0' if value < 0 else '>0'}" for contract, value in points.items())
        case "hands":
            return tuple(map(str, file.rules.options.hands))
    return file.narrowed.get(option) or tuple(written(value) for value in words_of(option))


def _admitted(file: Preset, key: str, value: object) -> Any:
    """The value of an option as the engine has it."""
    preset = file.rules.preset
    refuse = partial(RulesError, "bad_option", preset=preset, option=key, value=written(value))
    open_values = allowed(preset, key)
    try:
        valid = validate(key, value) if open_values else None
    except ValueError:
        valid = None
    if valid is None or not _fits(file, key, valid, open_values):
        raise refuse(allowed=open_values)
    return {**file.rules.options.points, **valid} if key == POINTS else valid


def _fits(file: Preset, key: str, value: Any, open_values: tuple[str, ...]) -> bool:
    """Whether a value of the right kind is one that this preset takes."""
    own = file.rules.options
    if key == POINTS:
        return all(_same_sign(own.points, contract, points) for contract, points in value.items())
    if key == HANDS:
        return Counter(value) <= Counter(own.hands)
    return key == NUMBERS or written(value) in open_values


def _same_sign(own: Mapping[Contract, int], contract: Contract, points: int) -> bool:
    return contract in own and points * own[contract] > 0
