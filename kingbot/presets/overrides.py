"""A preset with some of its options changed (rules 9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kingbot.engine.options import Rules
from kingbot.presets.errors import RulesError
from kingbot.presets.loader import find_preset
from kingbot.presets.model import Preset
from kingbot.presets.values import KINDS, OPTION_KEYS, format_value


def custom(preset: str, options: Mapping[str, object]) -> Rules:
    """The rules of a preset with these options changed; values as in a record (record 1).

    The preset's own value is no change. An option that the preset does not have is refused with any value,
    for that is judged by the preset alone (rules 9). `points` names only the contracts that change.

    :raises RulesError: `unknown_key` for a preset or option that does not exist, `bad_option` for an option
        that the preset does not have, or a value that it does not admit.
    """
    base = find_preset(preset)
    changes = {option: _admitted(base, option, value) for option, value in options.items()}
    if not changes:
        return base.rules
    return replace(base.rules, options=replace(base.rules.options, **changes))


def changed(rules: Rules) -> dict[str, object]:
    """The options in which rules differ from their preset, as a record has them (record 1)."""
    own = find_preset(rules.preset).rules.options
    return {
        option: KINDS[option].write(getattr(rules.options, option), own)
        for option in OPTION_KEYS
        if getattr(rules.options, option) != getattr(own, option)
    }


def allowed(preset: str, option: str) -> tuple[str, ...]:
    """What a table of the preset may set an option to, as a line has it; nothing if it cannot be changed.

    `domino_win` allows `sum` and `>=0` (any such integer); `points` has a word for each contract, with the
    sign of its points (`no_queens:<0`); lists have each contract as often as it may be named.

    :raises RulesError: `unknown_key` for a preset or option that does not exist.
    """
    base = find_preset(preset)
    if option not in OPTION_KEYS:
        raise RulesError("unknown_key", preset=preset, option=option, allowed=OPTION_KEYS)
    return base.allowed(option)


def _admitted(base: Preset, option: str, value: object) -> Any:
    """The value of an option as the engine has it."""
    open_values = allowed(base.rules.preset, option)
    kind, own = KINDS[option], base.rules.options
    try:
        found = kind.read(value)
        if open_values and kind.fits(found, own) and _is_open(base, option, found):
            return kind.merge(found, own)
    except ValueError:
        pass
    raise RulesError(
        "bad_option", preset=base.rules.preset, option=option, value=format_value(value), allowed=open_values
    )


def _is_open(base: Preset, option: str, value: Any) -> bool:
    """Whether a value is among those to which the preset narrows the option."""
    narrowed = base.narrowed.get(option)
    return narrowed is None or format_value(value) in narrowed
