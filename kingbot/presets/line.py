"""A table's rules as one short line, to be shared and typed: `classic slam=plus14 sale=off`."""

from __future__ import annotations

import re
from typing import Final

from kingbot.engine.options import Rules
from kingbot.presets.errors import RulesError
from kingbot.presets.overrides import allowed, changed, custom
from kingbot.presets.values import HANDS, NUMBERS, POINTS, is_switch
from kingbot.presets.written import written

# What people type stays short enough to be shown; a record may hold any integer.
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")
_SWITCHES: Final = {"on": True, "off": False}


def parse_line(line: str) -> Rules:
    """The rules written in a line: a preset, then `option=value` for each change, between blanks.

    On and off are written so; `points` as `no_queens:-5,domino:-2`, `hands` as `domino,no_trump`.

    :raises RulesError: `unknown_key` for a preset or option that does not exist, `bad_option` for a value
        that is not admitted, or an option named twice.
    """
    preset, *words = line.split() or [""]
    changes: dict[str, object] = {}
    for word in words:
        option, _, text = word.partition("=")
        if option in changes:
            raise RulesError("bad_option", preset=preset, option=option, value=text, allowed=(option,))
        changes[option] = parse_value(preset, option, text)
    return custom(preset, changes)


def format_line(rules: Rules) -> str:
    """The line that `parse_line` reads back as these rules."""
    return " ".join([rules.preset, *(f"{key}={written(value)}" for key, value in changed(rules).items())])


def parse_value(preset: str, option: str, text: str) -> object:
    """The value of an option written in a line, as a record has it (record 1).

    :raises RulesError: `unknown_key` for a preset or option that does not exist, `bad_option` for a text that
        is no value of the option.
    """
    open_values = allowed(preset, option)
    error = RulesError("bad_option", preset=preset, option=option, value=text, allowed=open_values)
    if not open_values:
        raise error
    if is_switch(option):
        if text not in _SWITCHES:
            raise error
        return _SWITCHES[text]
    if option == NUMBERS:
        return int(text) if _NUMBER.fullmatch(text) else text
    if option == HANDS:
        return text.split(",")
    if option == POINTS:
        pairs = [pair.partition(":") for pair in text.split(",")]
        if len({name for name, _, _ in pairs}) < len(pairs):
            raise error
        if not all(_NUMBER.fullmatch(number) for _, _, number in pairs):
            raise error
        return {name: int(number) for name, _, number in pairs}
    return text


def format_value(value: object) -> str:
    """A value of a record as a line has it."""
    return written(value)
