"""A table's rules as one short line, to be shared and typed: `classic slam=plus14 sale=off`."""

from __future__ import annotations

from kingbot.engine.options import Rules
from kingbot.presets.errors import RulesError
from kingbot.presets.loader import find_preset, load
from kingbot.presets.overrides import allowed, changed, custom
from kingbot.presets.values import KINDS, Contracts, format_value


def parse_line(line: str) -> Rules:
    """The rules written in a line: a preset, then `option=value` for each change, between blanks.

    On and off are written so; `points` as `no_queens:-5,domino:-2`, lists as `domino,no_trump`
    or, for all but these, as `-domino,-no_trump`.

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
    changes = changed(rules).items()
    return " ".join([rules.preset, *(f"{option}={format_value(value)}" for option, value in changes)])


def parse_value(preset: str, option: str, text: str) -> object:
    """The value of an option written in a line, as a record has it (record 1).

    :raises RulesError: `unknown_key` for a preset or option that does not exist, `bad_option` for a text that
        is no value of the option.
    """
    open_values = allowed(preset, option)
    try:
        if open_values:
            kind = KINDS[option]
            if isinstance(kind, Contracts) and text.startswith("-"):
                text = kind.without(text, load(preset).options)
            return kind.parse(text)
    except ValueError:
        pass
    raise RulesError("bad_option", preset=preset, option=option, value=text, allowed=open_values)


def completions(preset: str, option: str, text: str) -> tuple[str, ...]:
    """What a text that begins the value of an option may go on to, as a line has it.

    :raises RulesError: `unknown_key` for a preset or option that does not exist.
    """
    open_values = allowed(preset, option)
    if find_preset(preset).narrowed.get(option):
        return tuple(value for value in open_values if value.startswith(text))
    return tuple(KINDS[option].complete(text, load(preset).options)) if open_values else ()
